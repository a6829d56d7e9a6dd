"""WebKit over WebDriver, with GTK's small browser on a screen that nobody looks at.

Its driver doesn't tell what pages write to their console, so each page gets an ear of its own as
soon as it is loaded. What a page complains of before that isn't heard.
"""

import os
import subprocess
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from socket import create_server
from typing import Any

import httpx

from tests.engines.window import PATIENCE, SIZE, RefusedError, Window, as_text, waited

NODE = "element-6066-11e4-a52e-4f735466cecf"  # how WebDriver marks a thing of a page
ENVIRONMENT = {"LANG": "en_GB.UTF-8", "GDK_BACKEND": "x11"}
ARGUMENTS = ["--automation", "--javascript-can-open-windows-automatically=true"]
# A window with bars cannot be as narrow as a phone; one that a page has opened has none.
POPUP = """([width, height]) => {
    open("about:blank", "", `popup,width=${width},height=${height}`);
}"""
EAR = """() => {
    window.complaints = [];
    const heard = (what) => window.complaints.push(String(what?.stack ?? what));
    addEventListener("error", (event) => heard(event.error ?? event.message));
    addEventListener("unhandledrejection", (event) => heard(event.reason));
    addEventListener("securitypolicyviolation", (event) => heard(event.blockedURI));
    for (const kind of ["error", "warn"]) console[kind] = (...what) => heard(what.join(" "));
}"""
HEARD = "() => (window.complaints ?? []).splice(0)"
FOREIGN = """() => performance.getEntriesByType("resource").map(({ name }) => name)
    .filter((name) => !new RegExp(`^(${location.origin}/|data:|blob:)`).test(name))"""


class WebKit(Window):
    """The one page of a fresh session."""

    engine = "webkit"

    def __init__(self, line: httpx.Client) -> None:
        self._line, self._session = line, ""
        self.complaints = []
        wanted = {"webkitgtk:browserOptions": {"args": ARGUMENTS}}
        made = self._do("/session", capabilities={"alwaysMatch": wanted})
        self._session = f"/session/{made['sessionId']}"
        self._do("/timeouts", script=int(PATIENCE * 1000))

    def be_a_phone(self, url: str) -> None:
        """Leave the first window, on a page of the site, for one as large as a phone's screen."""
        self._do("/url", url=url)
        first = self._do("/window/handles", "GET")
        self.ask(POPUP, SIZE)
        handles = waited(
            "a second window",
            lambda: [one for one in self._do("/window/handles", "GET") if one not in first],
        )
        self._do("/window", handle=handles[0])
        size = waited("its size", lambda: self.ask("() => [innerWidth, innerHeight]"))
        assert tuple(size) == SIZE, size

    def _do(self, path: str, method: str = "POST", **body: Any) -> Any:
        sent = body if method == "POST" else None
        answer = self._line.request(method, f"{self._session}{path}", json=sent).json()["value"]
        if isinstance(answer, dict) and "error" in answer:
            raise RefusedError(f"{path}: {answer['error']}: {answer.get('message')}")
        return answer

    def open(self, url: str) -> None:
        self._do("/url", url=url)
        self.ask(EAR)

    def reload(self) -> None:
        self.listen()
        self._do("/refresh")
        self.ask(EAR)

    def listen(self) -> None:
        self.complaints += self.ask(HEARD)
        self.complaints += [f"a request to {name}" for name in self.ask(FOREIGN)]

    def ask(self, function: str, *arguments: Any) -> Any:
        made = f"const done = arguments[0]; (async () => {as_text(function, arguments)})()"
        made = f"{made}.then((value) => done({{ value }}), (why) => done({{ why: String(why) }}))"
        answer = self._do("/execute/async", script=made, args=[])
        if "why" in answer:
            raise RefusedError(answer["why"])
        return answer.get("value")

    def node(self, function: str, *arguments: Any) -> Any:
        return self._do("/execute/sync", script=f"return {as_text(function, arguments)}", args=[])

    def press_node(self, node: Any) -> bool:
        try:
            self._do(f"/element/{node[NODE]}/click")
        except RefusedError:
            return False  # the page has moved on
        return True

    def picture(self) -> bytes:
        return b64decode(self._do("/screenshot", "GET"))

    def close(self) -> None:
        self.listen()
        self._do("", "DELETE")


def _free_port() -> int:
    with create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


@contextmanager
def _screen(folder: Path) -> Iterator[str]:
    """A screen in memory; returns its name."""
    known, write = os.pipe()
    with (folder / "screen.log").open("wb") as log:
        process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x1024x24", "-nolisten", "tcp"],
            stderr=log,
            pass_fds=[write],
        )
    os.close(write)
    try:
        with os.fdopen(known) as named:
            yield f":{named.readline().strip()}"
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _answers(line: httpx.Client) -> bool:
    with suppress(httpx.TransportError):
        return line.get("/status").is_success
    return False


@contextmanager
def webkit(folder: Path, url: str) -> Iterator[WebKit]:
    """A browser on a screen of its own, with everything it keeps in a folder."""
    folder.mkdir(parents=True)
    with _screen(folder) as display, (folder / "webkit.log").open("wb") as log:
        port = _free_port()
        process = subprocess.Popen(
            ["WebKitWebDriver", f"--port={port}"],
            stdout=log,
            stderr=log,
            env={**os.environ, **ENVIRONMENT, "DISPLAY": display, "HOME": str(folder)},
        )
        try:
            with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=2 * PATIENCE) as line:
                waited("WebKit's driver", lambda: _answers(line))
                window = WebKit(line)
                window.be_a_phone(url)
                yield window
                window.close()
        finally:
            process.terminate()
            process.wait(PATIENCE)

"""Firefox over WebDriver BiDi: one socket to the browser itself, which tells what its pages say."""

import json
import os
import re
import subprocess
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.engines.window import PATIENCE, REACHED, SIZE, RefusedError, Window, as_text, waited

PREFERENCES = {
    "intl.accept_languages": "en-GB",
    "layout.css.devPixelsPerPx": "1.0",
    "ui.useOverlayScrollbars": 1,  # as on a phone
    "browser.download.useDownloadDir": True,
    "browser.download.folderList": 2,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
}
LISTENS = re.compile(r"listening on (ws://\S+)")
EVENTS = ["log.entryAdded", "network.beforeRequestSent"]


class Firefox(Window):
    """The one page of a fresh profile."""

    engine = "firefox"

    def __init__(self, socket: ClientConnection) -> None:
        self._socket, self._numbers = socket, count(1)
        self.complaints = []
        self._own = ""
        self._do("session.new", capabilities={})
        self._do("session.subscribe", events=EVENTS)
        self._context = self._do("browsingContext.getTree")["contexts"][0]["context"]
        size = dict(zip(("width", "height"), SIZE, strict=True))
        self._here("browsingContext.setViewport", viewport=size)

    def _do(self, method: str, **parameters: Any) -> Any:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self._socket.recv(PATIENCE))
            if answer["type"] == "event":
                self._hear(answer["method"], answer["params"])
            elif answer.get("id") == number:
                if answer["type"] == "error":
                    raise RefusedError(f"{method}: {answer['message']}")
                return answer["result"]

    def _here(self, method: str, **parameters: Any) -> Any:
        return self._do(method, context=self._context, **parameters)

    def _hear(self, event: str, details: dict[str, Any]) -> None:
        if event == "log.entryAdded":
            if details["level"] in ("error", "warn"):
                self.complaints.append(f"{details['level']}: {details['text']}")
            return
        url = details["request"]["url"]
        if details["context"] == self._context and not url.startswith(
            (self._own, "data:", "blob:")
        ):
            self.complaints.append(f"a request to {url}")

    def open(self, url: str) -> None:
        self._own = "/".join(url.split("/")[:3]) + "/"
        self._here("browsingContext.navigate", url=url, wait="complete")

    def reload(self) -> None:
        self._here("browsingContext.reload", wait="complete")

    def _call(self, expression: str) -> Any:
        answer = self._do(
            "script.evaluate",
            expression=expression,
            target={"context": self._context},
            awaitPromise=True,
            userActivation=True,
        )
        if answer["type"] == "exception":
            raise RefusedError(answer["exceptionDetails"]["text"])
        return answer["result"]

    def ask(self, function: str, *arguments: Any) -> Any:
        made = f"(async () => JSON.stringify((await {as_text(function, arguments)}) ?? null))()"
        return json.loads(self._call(made)["value"])

    def node(self, function: str, *arguments: Any) -> Any:
        answer = self._call(as_text(function, arguments))
        return {"sharedId": answer["sharedId"]} if answer["type"] == "node" else None

    def press_node(self, node: Any) -> bool:
        answer = self._do(
            "script.callFunction",
            functionDeclaration=REACHED,
            arguments=[node],
            target={"context": self._context},
            awaitPromise=True,
        )
        if not answer.get("result", {}).get("value"):
            return False
        middle = {"type": "element", "element": node}
        finger = [
            {"type": "pointerMove", "x": 0, "y": 0, "origin": middle},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        touches = {"pointerType": "touch"}
        source = {"type": "pointer", "id": "finger", "parameters": touches, "actions": finger}
        try:
            self._here("input.performActions", actions=[source])
        except RefusedError:
            return False  # the page has moved on
        return True

    def listen(self) -> None:
        self.ask("() => null")  # what was said before comes before the answer

    def picture(self) -> bytes:
        return b64decode(self._here("browsingContext.captureScreenshot")["data"])

    def close(self) -> None:
        self._do("browser.close")


@contextmanager
def firefox(folder: Path) -> Iterator[Firefox]:
    """A browser without windows, with everything it keeps in a folder."""
    profile = folder / "profile"
    profile.mkdir(parents=True)
    chosen = {**PREFERENCES, "browser.download.dir": str(folder)}
    lines = [f"user_pref({json.dumps(key)}, {json.dumps(to)});" for key, to in chosen.items()]
    (profile / "user.js").write_text("\n".join(lines))
    command = ["firefox-esr", "--headless", "--no-remote", "--remote-debugging-port=0"]
    log = folder / "firefox.log"
    with log.open("wb") as lines_of_it:
        process = subprocess.Popen(
            [*command, "--profile", str(profile), "about:blank"],
            stdout=lines_of_it,
            stderr=lines_of_it,
            env={**os.environ, "HOME": str(folder)},
        )
    try:
        address = waited("Firefox's address", lambda: LISTENS.search(log.read_text()))[1]
        with connect(f"{address}/session", max_size=None) as socket:
            window = Firefox(socket)
            yield window
            window.close()
    finally:
        process.terminate()
        process.wait(PATIENCE)

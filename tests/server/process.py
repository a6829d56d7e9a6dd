"""A server in a process of its own, and pages that talk to it over real sockets."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import Any, NamedTuple

import httpx
from websockets.sync.client import ClientConnection, connect

from sushibelt.server.upgrading import PRIVATE, upgrade

PATIENCE = 60.0  # seconds until a test gives up on the server
LATE = ("turn-stale", "match-not-running")  # somebody was quicker than the page's last news
NUMBERS = count()
TOKEN = "a-token-of-this-test"  # opens the figures


class Program(NamedTuple):
    """Which interpreter has the program, where it is started, by which module and command."""

    python: str = sys.executable
    folder: Path | None = None
    module: tuple[str, ...] = ("sushibelt",)
    starter: tuple[str, ...] = ()


HERE = Program()


@cache
def empty_tables() -> bytes:
    """A data file as a server makes it; the server that finds it need not load Alembic."""
    with TemporaryDirectory() as folder:
        upgrade(Path(folder) / "empty.sqlite")
        return (Path(folder) / "empty.sqlite").read_bytes()


class Server:
    """`sushibelt serve` on a free port of this machine."""

    def __init__(self, data: Path, program: Program = HERE, /, **variables: str) -> None:
        self.data, self.program = data, program
        self._variables = {
            "SUSHIBELT_BOT_PAUSE_MS": "0",
            "SUSHIBELT_TABLES_PER_HOUR": "100000",
            "SUSHIBELT_CODES_PER_MINUTE": "100000",
            "SUSHIBELT_EFFORT_PER_ADDRESS": "1000000",
            "SUSHIBELT_METRICS_TOKEN": TOKEN,
            **variables,
        }
        self.log = data.with_suffix(".log")
        if program == HERE and "SUSHIBELT_DATA" not in variables and not data.exists():
            data.touch(PRIVATE)
            data.write_bytes(empty_tables())
        self._lines: list[ExitStack] = []
        self._start(int(variables.get("SUSHIBELT_PORT", "0")))

    def _start(self, port: int = 0) -> None:
        program = self.program
        command = [*program.starter, program.python, "-m", *program.module, "serve"]
        if "SUSHIBELT_DATA" not in self._variables:
            command += ["--data", str(self.data)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--port", str(port)],
                stdout=subprocess.PIPE,
                stderr=log,
                env={**os.environ, **self._variables},
                cwd=self.program.folder,
                text=True,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://[^ ]+", line)
        if not found:
            self.process.kill()
            self.ended()
        assert found, f"no address in {line!r}; log: {self.log.read_text()}"
        self.address = found[0].strip().rstrip("/")
        self.http = httpx.Client(base_url=self.address, timeout=PATIENCE)

    def kill(self) -> None:
        """End it as a power cut would."""
        self.http.close()
        self.process.kill()
        self.ended()

    @property
    def thinkers(self) -> list[int]:
        """The ids of its worker processes."""
        pid = self.process.pid
        answer = Path(f"/proc/{pid}/task/{pid}/children").read_text()
        named = {int(child): Path(f"/proc/{child}/cmdline") for child in answer.split()}
        return [child for child, line in named.items() if b"spawn_main" in line.read_bytes()]

    def stop(self) -> int:
        """Ask it to end, and return its exit code."""
        self.http.close()
        self.process.terminate()
        return self.ended()

    def ended(self) -> int:
        """Wait until it has ended, and return its exit code."""
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def restart(self, port: int = 0) -> None:
        """Start again on the same data, on another port unless one is asked for."""
        self._start(port)

    def table(self, game: str, seats: int, **more: Any) -> dict[str, Any]:
        """Make a table."""
        wanted = {"id": unique("request"), "game": game, "seats": seats, "name": "Ana", **more}
        answer = self.http.post("/api/tables", json=wanted)
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def seat(self, made: dict[str, Any], name: str) -> dict[str, Any]:
        """Join by the code."""
        wanted = {"id": unique("request"), "name": name, "code": made["code"]}
        answer = self.http.post(f"/api/tables/{made['table']}/seats", json=wanted)
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def figures(self) -> dict[str, float]:
        """Return all figures, by name and labels as they are written."""
        answer = self.http.get("/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
        assert answer.status_code == 200, answer.text
        lines = (line for line in answer.text.splitlines() if not line.startswith("#"))
        return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}

    def couple(self, name: str = "Ana") -> "tuple[dict[str, Any], list[Page]]":
        """Start a match of two people, and return its table and their pages."""
        made = self.table("sushizock/2008", 2, name=name)
        other = self.seat(made, "Bo" if name != "Bo" else "Cleo")
        host = self.page(made["table"], made["secret"], host=made["host"])
        pages = [host, self.page(made["table"], other["secret"])]
        assert host.say("start")["type"] == "ack"
        for page in pages:
            page.until(lambda message: message["stage"] == "playing")
        return made, pages

    def line(
        self, path: str, headers: dict[str, str] | None = None
    ) -> tuple[ClientConnection, ExitStack]:
        """Open a socket, and return it with what closes it."""
        opened = ExitStack()
        address = f"{self.address.replace('http', 'ws', 1)}{path}"
        made = connect(address, compression=None, additional_headers=headers)
        socket = opened.enter_context(made)
        self._lines.append(opened)
        opened.callback(self._lines.remove, opened)
        return socket, opened

    def close_lines(self) -> None:
        """Close what a test left open: if it failed, whichever comes next would be blamed."""
        while self._lines:
            self._lines[-1].close()

    def page(self, table: str, secret: str, **hello: Any) -> "Page":
        """Open a page."""
        return Page(self, table, secret, **hello)


class Line:
    """One socket; keeps the last message of the kind that is sent again and again."""

    kind: str

    def __init__(self, server: Server, path: str, **hello: Any) -> None:
        self.socket, self._open = server.line(path)
        self.message: dict[str, Any] = {}
        self.frames: list[str] = []
        answer = self.say("hello", **hello)
        assert answer["type"] == "ack", answer
        while not self.message:
            self.receive()

    def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """Return the next message."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.frames.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == self.kind:
            self.message = message
        return message

    def say(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message and return its answer."""
        message = {"type": kind, "id": unique("m"), **fields}
        self.socket.send(json.dumps(message))
        while True:
            answer = self.receive()
            if answer["type"] != self.kind and answer["id"] == message["id"]:
                return answer

    def close(self) -> None:
        """Leave."""
        self._open.close()


class Page(Line):
    """One page at a table."""

    kind = "table"

    def __init__(self, server: Server, table: str, secret: str, **hello: Any) -> None:
        self.secret = secret
        super().__init__(server, f"/ws/{table}", secret=secret, **hello)

    def receive_until(self, kind: str) -> dict[str, Any]:
        """Read on until a message of this type comes, and return it."""
        while (message := self.receive())["type"] != kind:
            pass
        return message

    def until(self, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Read on until the table is so."""
        while not holds(self.message):
            self.receive()
        return self.message

    def later_than(self, version: int) -> None:
        """Read on until something has changed since then."""
        self.until(lambda now: now["version"] > version)

    def drain(self) -> None:
        """Read what has come already."""
        while True:
            try:
                self.receive(0)
            except TimeoutError:
                return

    def pick(self, *actions: str) -> dict[str, Any]:
        """Choose in the turn that this page knows of."""
        return self.say("pick", n=self.message["turn"]["number"], actions=list(actions))


def play_on(pages: list[Page], stop: Callable[[dict[str, Any]], bool] = lambda _: False) -> None:
    """Let every page choose its first legal action until the match is over."""
    idle = monotonic()
    while True:
        for page in pages:
            page.drain()
            found = page.message
            if found["stage"] == "finished" or stop(found):
                return
            if found["legal"] and not found["picked"]:
                answer = page.pick(found["legal"][0])
                assert answer["type"] == "ack" or answer["reason"] in LATE, answer
                page.later_than(found["version"])
                idle = monotonic()
        assert monotonic() - idle < PATIENCE, "nobody moves"
        sleep(0.002)


def unique(word: str) -> str:
    """Return an id that no other message has."""
    return f"{word}-{os.getpid()}-{next(NUMBERS):020d}"


@contextmanager
def running(folder: Path, program: Program = HERE, /, **variables: str) -> Iterator[Server]:
    """Run a server for a test."""
    server = Server(folder / "data.sqlite", program, **variables)
    try:
        yield server
    finally:
        server.close_lines()
        server.http.close()
        if server.process.poll() is None:
            server.process.terminate()
            server.ended()

"""A server in a process of its own, and pages that talk to it over real sockets."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

PATIENCE = 60.0  # seconds until a test gives up on the server
NUMBERS = count()


class Server:
    """`sushibelt serve` on a free port of this machine."""

    def __init__(self, data: Path, **variables: str) -> None:
        self.data = data
        self._variables = {
            "SUSHIBELT_BOT_PAUSE_MS": "0",
            "SUSHIBELT_TABLES_PER_HOUR": "100000",
            "SUSHIBELT_CODES_PER_MINUTE": "100000",
            **variables,
        }
        self.log = data.with_suffix(".log")
        self._start()

    def _start(self, port: int = 0) -> None:
        command = [sys.executable, "-m", "sushibelt", "serve", "--port", str(port)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--data", str(self.data)],
                stdout=subprocess.PIPE,
                stderr=log,
                env={**os.environ, **self._variables},
                text=True,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://[^ ]+", line)
        assert found, f"no address in {line!r}; log: {self.log.read_text()}"
        self.address = found[0].strip().rstrip("/")
        self.http = httpx.Client(base_url=self.address, timeout=PATIENCE)

    def kill(self) -> None:
        """End it as a power cut would."""
        self.http.close()
        self.process.kill()
        self._wait()

    def stop(self) -> int:
        """Ask it to end, and return its exit code."""
        self.http.close()
        self.process.terminate()
        return self._wait()

    def _wait(self) -> int:
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

    def page(self, table: str, secret: str, **hello: Any) -> "Page":
        """Open a page."""
        return Page(self, table, secret, **hello)


class Page:
    """One socket; keeps the last table message and every answer."""

    def __init__(self, server: Server, table: str, secret: str, **hello: Any) -> None:
        address = server.address.replace("http", "ws", 1)
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(f"{address}/ws/{table}", compression=None)
        )
        self.secret = secret
        self.told: dict[str, Any] = {}
        self.frames: list[str] = []
        answer = self.say("hello", secret=secret, **hello)
        assert answer["type"] == "ack", answer
        self.until(lambda _: True)

    def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """Return the next message."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.frames.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "table":
            self.told = message
        return message

    def say(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message and return its answer."""
        message = {"type": kind, "id": unique("m"), **fields}
        self.socket.send(json.dumps(message))
        while True:
            answer = self.receive()
            if answer["type"] != "table" and answer["id"] == message["id"]:
                return answer

    def receive_until(self, kind: str) -> dict[str, Any]:
        """Read on until a message of this type comes, and return it."""
        while (message := self.receive())["type"] != kind:
            pass
        return message

    def until(self, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Read on until the table is so."""
        while not self.told or not holds(self.told):
            self.receive()
        return self.told

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
        return self.say("pick", n=self.told["turn"]["number"], actions=list(actions))

    def close(self) -> None:
        """Leave."""
        self._open.close()


def play_on(pages: list[Page], stop: Callable[[dict[str, Any]], bool] = lambda _: False) -> None:
    """Let every page choose its first legal action until the match is over."""
    idle = monotonic()
    while True:
        for page in pages:
            page.drain()
            told = page.told
            if told["stage"] == "finished" or stop(told):
                return
            if told["legal"] and not told["picked"]:
                answer = page.pick(told["legal"][0])
                assert answer["type"] == "ack" or answer["reason"] == "turn-stale", answer
                page.later_than(told["version"])
                idle = monotonic()
        assert monotonic() - idle < PATIENCE, "nobody moves"
        sleep(0.002)


def unique(word: str) -> str:
    """Return an id that no other message has."""
    return f"{word}-{os.getpid()}-{next(NUMBERS):020d}"


@contextmanager
def running(folder: Path, **variables: str) -> Iterator[Server]:
    """Run a server for a test."""
    server = Server(folder / "data.sqlite", **variables)
    try:
        yield server
    finally:
        server.http.close()
        if server.process.poll() is None:
            server.process.terminate()
            server._wait()

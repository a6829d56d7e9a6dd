"""Connections made by hand: requests cut short, frames that no library would send."""

import os
import socket
import struct
from collections.abc import Callable
from contextlib import suppress
from time import monotonic, sleep
from typing import Protocol
from urllib.parse import urlsplit

TEXT, BINARY, CLOSE, PING, PONG, MORE = 1, 2, 8, 9, 10, 0
NEIGHBOUR = "127.0.0.2"  # another address of this machine


def frame(opcode: int, data: bytes = b"", fin: bool = True) -> bytes:
    """Return a masked frame; the mask is zero, so that the data can be read in it."""
    head = bytes([(0x80 if fin else 0) | opcode])
    if len(data) < 126:
        return head + bytes([0x80 | len(data)]) + bytes(4) + data
    return head + b"\xfe" + struct.pack("!H", len(data)) + bytes(4) + data


class Addressed(Protocol):
    """A server, or whatever else knows where one is."""

    @property
    def address(self) -> str:
        """Where it is."""


class Raw:
    """One connection from an address of this machine."""

    def __init__(self, server: Addressed, source: str = NEIGHBOUR) -> None:
        where = urlsplit(server.address)
        self.host = where.netloc
        self.socket = socket.create_connection(
            (where.hostname or "", where.port or 0), 20, (source, 0)
        )

    def send(self, data: bytes) -> bool:
        """Send it all; return False if the other side is gone."""
        try:
            self.socket.sendall(data)
        except (ConnectionError, TimeoutError):
            return False
        return True

    def ask(self, path: str = "/healthz", **more: str) -> None:
        """Send a whole request."""
        self.ask_with("".join(f"{name}: {given}\r\n" for name, given in more.items()), path)

    def ask_with(self, lines: str, path: str = "/healthz") -> None:
        """Send a whole request with these headers."""
        self.send(f"GET {path} HTTP/1.1\r\nHost: {self.host}\r\n{lines}\r\n".encode())

    def ask_to_upgrade(self, table: str = "none", forwarded: str = "") -> None:
        """Ask to become a WebSocket, for whom a proxy may name."""
        wanted = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}
        wanted["Sec-WebSocket-Key"] = "AAAAAAAAAAAAAAAAAAAAAA=="
        if forwarded:
            wanted["X-Forwarded-For"] = forwarded
        self.ask(f"/ws/{table}", **wanted)

    def upgrade(self, table: str = "none", forwarded: str = "") -> "Raw":
        """Become a WebSocket."""
        self.ask_to_upgrade(table, forwarded)
        received = b""
        while b"\r\n\r\n" not in received:
            letter = self.socket.recv(1)
            if not letter:
                raise ConnectionError(f"hung up after {received!r}")
            received += letter
        if not received.startswith(b"HTTP/1.1 101"):
            raise ConnectionRefusedError(received)
        return self

    def rest(self, seconds: float = 20) -> bytes:
        """Return what still comes until the other side closes, which it has to do in time."""
        end = monotonic() + seconds
        received = b""
        try:
            self.socket.settimeout(max(0.01, end - monotonic()))
            while piece := self.socket.recv(65536):
                received += piece
                self.socket.settimeout(max(0.01, end - monotonic()))
        except ConnectionError:
            pass
        return received

    def is_over(self, seconds: float = 20) -> bool:
        """Whether the other side closes within some time."""
        try:
            self.rest(seconds)
        except TimeoutError:
            return False
        return True

    def closed_with(self) -> int | None:
        """Return the code of the close frame that ends what comes; None if there was none."""
        answer = self.rest()
        return struct.unpack("!H", answer[-2:])[0] if answer[-4:-2] == b"\x88\x02" else None

    def close(self) -> None:
        """Hang up."""
        self.socket.close()


class Caller:
    """Makes connections, and hangs up all of them in the end."""

    def __init__(self) -> None:
        self._made: list[Raw] = []

    def __call__(self, server: Addressed, source: str = NEIGHBOUR) -> Raw:
        """Make one more."""
        self._made.append(Raw(server, source))
        return self._made[-1]

    def hang_up(self) -> None:
        """End all."""
        for raw in self._made:
            raw.close()
        self._made = []


def open_sockets(process: int) -> int:
    """Return how many connections a process has open."""
    folder, count = f"/proc/{process}/fd", 0
    for name in os.listdir(folder):
        with suppress(OSError):
            count += os.readlink(f"{folder}/{name}").startswith("socket:")
    return count


def eventually(holds: Callable[[], bool], seconds: float = 20) -> bool:
    """Whether something comes true within some time."""
    end = monotonic() + seconds
    while not holds():
        if monotonic() > end:
            return False
        sleep(0.05)
    return True

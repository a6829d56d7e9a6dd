"""What strangers do to a server, each from one address: the ways that were found to hurt.

An attack is a function that goes on until it is told to stop and returns how often it did what it
does. It runs in a process of its own, as fast as it can.
"""

import json
import socket
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from multiprocessing.synchronize import Event
from time import monotonic, sleep
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from tests.server.raw import BINARY, MORE, PING, PONG, TEXT, Raw, frame

STRANGER = "127.66.6.6"
SOCKETS = 20  # that one attack floods at once
HALVES = 1100
CONNECTING = 0.1  # seconds that a connection is waited for among them
PIECE = 64 * 1024  # bytes that are sent in one go
CHUNKED = (
    "POST /api/tables HTTP/1.1\r\nHost: HOST\r\nContent-Type: application/json\r\n"
    "Transfer-Encoding: chunked\r\n\r\n"
)


class Target(NamedTuple):
    """A server, and what a stranger has been given: the secrets and the code of a table."""

    address: str
    made: dict[str, Any]


Attack = Callable[[Target, Event], int]


def _connected(target: Target) -> Raw | None:
    """Return a connection, if there is one to be had."""
    try:
        return Raw(target, STRANGER)
    except OSError:
        sleep(0.01)
        return None


def _requests(*heads: Callable[[int], str], body: Callable[[int], str] | None = None) -> Attack:
    """Send whole requests one after the other, a new connection whenever the last one is gone."""

    def attack(target: Target, stop: Event) -> int:
        done, raw = 0, None
        for number in count():
            if stop.is_set():
                return done
            raw = raw or _connected(target)
            if raw is None:
                continue
            head, said = heads[number % len(heads)](number), body(number) if body else ""
            if "Host:" not in head:
                head += f"Host: {raw.host}\r\n"
            raw.socket.settimeout(5)
            answer = b""
            if raw.send(f"{head}Content-Length: {len(said)}\r\n\r\n{said}".encode()):
                with suppress(OSError):
                    answer = raw.socket.recv(65536)
            done += bool(answer)
            if not answer or b"connection: close" in answer.lower():
                raw.close()
                raw = None
        raise AssertionError("numbers never end")

    return attack


def _floods(frames: bytes, first: bytes = b"", hello: bool = False, reads: bool = True) -> Attack:
    """Open sockets and send the same frames over and over, as much as each one takes."""

    def attack(target: Target, stop: Event) -> int:
        done = 0
        piece = frames * (PIECE // len(frames))
        some: list[Raw] = []
        while not stop.is_set():
            while len(some) < SOCKETS and not stop.is_set():
                raw = _upgraded(target, hello)
                if raw is None:
                    break
                raw.send(first)
                some.append(raw)
            for raw in list(some):
                try:
                    done += raw.socket.send(piece)
                    if reads:
                        raw.socket.recv(65536)
                except BlockingIOError:
                    continue
                except OSError:
                    raw.close()
                    some.remove(raw)
        for raw in some:
            raw.close()
        return done

    return attack


def _upgraded(target: Target, hello: bool, key: str = "watch") -> Raw | None:
    raw = _connected(target)
    if raw is None:
        return None
    raw.socket.settimeout(2)
    try:
        raw.upgrade(target.made["table"])
    except OSError:
        raw.close()
        return None
    if hello:
        said = {"type": "hello", "id": "h", "secret": target.made[key]}
        raw.send(frame(TEXT, json.dumps(said).encode()))
    raw.socket.setblocking(False)
    return raw


def _connects(target: Target, stop: Event) -> int:
    """Connect and hang up at once, over and over."""
    done = 0
    while not stop.is_set():
        raw = _connected(target)
        if raw is not None:
            raw.close()
            done += 1
    return done


def _parts(target: Target, stop: Event) -> int:
    """Send bodies letter by letter, many in one go, a new one whenever the last is cut off."""
    done = 0
    while not stop.is_set():
        raw = _connected(target)
        if raw is None:
            continue
        raw.socket.settimeout(2)
        raw.send(CHUNKED.replace("HOST", raw.host).encode())
        while not stop.is_set() and raw.send(b"1\r\n \r\n" * (PIECE // 6)):
            done += 1
        raw.close()
    return done


class Half:
    """A connection that is not waited for; half of something is said as soon as it is there."""

    def __init__(self, target: Target, half: bytes) -> None:
        where = urlsplit(target.address)
        self._half, self._since = half, monotonic()
        self.socket = socket.socket()
        self.socket.setblocking(False)
        self.socket.bind((STRANGER, 0))
        self.socket.connect_ex((where.hostname or "", where.port or 0))

    def is_there(self) -> bool:
        """Whether the other side has not hung up, or may still take it."""
        try:
            if self._half:
                self.socket.send(self._half)
                self._half = b""
            return bool(self.socket.recv(4096))
        except BlockingIOError:
            return not self._half or monotonic() - self._since < CONNECTING
        except OSError:
            return False


def _halves(half: bytes) -> Attack:
    """Keep so many connections open with half a request on each, and replace what is dropped."""

    def attack(target: Target, stop: Event) -> int:
        done, some = 0, list[Half]()
        while not stop.is_set():
            for one in list(some):
                if not one.is_there():
                    one.socket.close()
                    some.remove(one)
            done += HALVES - len(some)
            some += [Half(target, half) for _ in range(HALVES - len(some))]
        for one in some:
            one.socket.close()
        return done

    return attack


def _crowd(most: int, key: str, **said: str) -> Attack:
    """Come to a table on as many sockets as there are to be had, and say something on each."""

    def attack(target: Target, stop: Event) -> int:
        done, some = 0, list[Raw]()
        numbers = count()
        while not stop.is_set():
            while len(some) < most and not stop.is_set():
                raw = _upgraded(target, True, key)
                if raw is None:
                    break
                some.append(raw)
            for raw in list(some):
                message = {**said, "id": f"w{next(numbers)}"}
                try:
                    raw.socket.send(frame(TEXT, json.dumps(message).encode()))
                    done += 1
                    raw.socket.recv(65536)
                except BlockingIOError:
                    continue
                except OSError:
                    raw.close()
                    some.remove(raw)
            stop.wait(0.1)
        for raw in some:
            raw.close()
        return done

    return attack


def _sits(target: Target, stop: Event) -> int:
    """Spin, and send nothing: what a busy neighbour on the same machine costs by itself."""
    done = 0
    while not stop.is_set():
        done += len(target.address.encode() * 1000) > 0
    return done


def _get(path: str) -> Callable[[int], str]:
    return lambda _: f"GET {path} HTTP/1.1\r\n"


def _invitation(number: int) -> str:
    host = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
    return f"GET /api/codes/AAAAAA/invite.svg HTTP/1.1\r\nHost: {host}\r\n"


def _code(number: int) -> str:
    letters = "ACDEFHJKMNPRTUVWXY3479"
    code = "".join(letters[number // 22**place % 22] for place in range(6))
    return f"GET /api/codes/{code} HTTP/1.1\r\n"


def _post(path: str) -> Callable[[int], str]:
    return lambda _: f"POST {path} HTTP/1.1\r\nContent-Type: application/json\r\n"


def _table(number: int) -> str:
    wanted = {"id": f"stranger-{number:020d}", "game": "sushizock/2008", "seats": 2, "name": "Eve"}
    return json.dumps(wanted)


LONG_HEAD = "".join(f"X{number}: {'1' * 180}\r\n" for number in range(80))
MANY_LINES = "".join(f"X{number}: 1\r\n" for number in range(1500))
HALF_HEAD = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Wait: "
HALF_BODY = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99\r\n\r\n{"

ATTACKS: dict[str, Attack] = {
    "a busy process that sends nothing": _sits,
    "invitations, each under another address": _requests(_invitation),
    "invitations under a long unknown name": _requests(
        lambda _: f"GET /api/codes/AAAAAA/invite.svg HTTP/1.1\r\nHost: {'a' * 2000}\r\n"
    ),
    "empty frames before any hello": _floods(frame(TEXT)),
    "empty data after the hello": _floods(frame(BINARY), hello=True),
    "fragments": _floods(frame(MORE, fin=False), first=frame(TEXT, b"{", fin=False)),
    "pings": _floods(frame(PING)),
    "pongs after the hello": _floods(frame(PONG), hello=True),
    "long pings, answers never read": _floods(frame(PING, bytes(125)), hello=True, reads=False),
    "1,100 halves of a head": _halves(HALF_HEAD),
    "1,100 halves of a body": _halves(HALF_BODY),
    "connections": _connects,
    "400 watchers with refused messages": _crowd(400, "watch", type="rename", name="Eve"),
    "200 pages of one seat that talk to each other": _crowd(
        200, "secret", type="say", phrase="phrase-hello"
    ),
    "codes": _requests(_code),
    "tables": _requests(_post("/api/tables"), body=_table),
    "heads of 15 kB": _requests(lambda _: f"GET /healthz HTTP/1.1\r\n{LONG_HEAD}"),
    "heads of 1,500 lines": _requests(lambda _: f"GET /healthz HTTP/1.1\r\n{MANY_LINES}"),
    "bodies in parts of one letter": _parts,
    "the largest answer": _requests(_get("/schema/openapi.json")),
}

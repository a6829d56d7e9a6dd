"""Connections that are held and not used: there are only so many, and only for so long."""

import asyncio
import json
import os
import socket
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep
from urllib.parse import urlsplit

import httpx
import pytest

from sushibelt.server.http.listener import listen
from sushibelt.server.shares import FEWEST
from tests.server.few_connections import ALL, EACH, answered
from tests.server.process import Server, running, unique
from tests.server.raw import PING, TEXT, Caller, Raw, eventually, frame, open_sockets
from tests.words.wording import wording

UPGRADE = (
    b"GET /ws/none HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
HALVES = {
    "nothing": b"",
    "half a line": b"GET /healthz HTT",
    "half a head": b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Wait: ",
    "half a body": b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\ncontent-length: 99\r\n\r\n{",
    "half a chunk": b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    b"transfer-encoding: chunked\r\n\r\n20\r\n{",
    "an upgrade that isn't asked for by GET": UPGRADE.replace(b"GET", b"POST"),
    "an upgrade with half a body": UPGRADE.replace(b"\r\n\r\n", b"\r\nContent-Length: 9\r\n\r\n{"),
    "an upgrade with many headers": UPGRADE.replace(b"Host", b"X: 1\r\n" * 300 + b"Host"),
    "a body that nobody reads": b"POST /nowhere HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    b"content-length: 99\r\n\r\n{",
}


@pytest.mark.parametrize("kind", HALVES)
def test_half_a_request_is_not_waited_for(small: Server, call: Caller, kind: str) -> None:
    before = open_sockets(small.process.pid)
    some = [call(small) for _ in range(EACH)]  # workers may come meanwhile
    for raw in some:
        raw.send(HALVES[kind])
    assert answered(small)
    assert all(raw.is_over() for raw in some)
    assert eventually(lambda: open_sockets(small.process.pid) < before + 5)


def test_a_request_that_drips_is_not_waited_for_either(small: Server, call: Caller) -> None:
    raw = call(small)
    raw.ask()  # a whole one first, so that it is the second that drips
    began = monotonic()
    while raw.send(b"G" if monotonic() - began < 0.1 else b"x") and monotonic() - began < 20:
        sleep(0.1)
    assert monotonic() - began < 20


def test_one_address_has_only_so_many_and_is_told(small: Server, call: Caller) -> None:
    some = [call(small) for _ in range(EACH + 5)]
    assert [raw.rest()[:12] for raw in some[EACH:]] == [b"HTTP/1.1 503"] * 5
    assert answered(small)
    call.hang_up()
    assert eventually(lambda: answered_from_neighbour(small))


def answered_from_neighbour(server: Server) -> bool:
    raw = Raw(server)
    try:
        raw.ask()
        return raw.socket.recv(12) == b"HTTP/1.1 200"
    except ConnectionError:
        return False
    finally:
        raw.close()


def test_a_full_house_lets_go_of_whoever_has_sent_half_for_longest(
    small: Server, call: Caller
) -> None:
    for number in range(ALL + 20):
        call(small, f"127.0.0.{10 + number // EACH}")
    for _ in range(10):
        assert answered(small)


def watching(server: Server, call: Caller, sources: list[str]) -> list[Raw]:
    """Make a table, and watch it from each of these addresses."""
    wanted = {"id": unique("request"), "game": "sushizock/2008", "seats": 2, "name": "Ana"}
    made = httpx.post(f"{server.address}/api/tables", json=wanted, timeout=20).json()
    said = {"type": "hello", "id": "h", "secret": made["watch"]}
    hello = frame(TEXT, json.dumps(said).encode())
    some = []
    for source in sources:
        raw = call(server, source).upgrade(made["table"])
        raw.send(hello)
        assert b"ack" in raw.socket.recv(65536)
        some.append(raw)
    return some


def test_a_full_house_of_people_who_are_busy_is_full(small: Server, call: Caller) -> None:
    watching(small, call, [f"127.0.1.{10 + number // FEWEST}" for number in range(ALL)])
    late = call(small, "127.0.2.1")
    assert late.rest().startswith(b"HTTP/1.1 503")
    call.hang_up()
    assert eventually(lambda: answered_from_neighbour(small))


def test_whoever_has_most_of_a_full_house_gives_way_to_whoever_has_little(
    small: Server, call: Caller
) -> None:
    """Three addresses take all connections, each no more than it may have."""
    people = watching(small, call, ["127.0.3.1"] * FEWEST)
    crowd = watching(small, call, [f"127.0.3.{2 + n // EACH}" for n in range(ALL - FEWEST)])
    crowd[0].send(frame(TEXT, b"{}"))  # who says something goes last
    late = call(small, "127.0.3.2")
    assert late.rest().startswith(b"HTTP/1.1 503")  # it has enough of them
    assert eventually(lambda: answered(small, "127.0.4.1"))  # it is looked for once a second
    assert eventually(lambda: sum(is_gone(raw) for raw in crowd) > 0)
    assert not any(is_gone(raw) for raw in [*people, crowd[0]])
    call.hang_up()
    assert eventually(lambda: answered_from_neighbour(small))


def is_gone(raw: Raw) -> bool:
    """Whether the other side has hung up."""
    raw.socket.setblocking(False)
    try:
        while raw.socket.recv(65536):
            pass
    except BlockingIOError:
        return False
    except ConnectionError:
        pass
    return True


def connects(server: Server, source: str) -> bool:
    """Whether somebody there gets a connection, and at once."""
    where = urlsplit(server.address)
    try:
        one = socket.create_connection((where.hostname, where.port), 0.9, (source, 0))
    except (TimeoutError, ConnectionError):
        return False
    one.close()
    return True


def test_whoever_connects_on_and_on_is_not_even_noticed_until_later(tmp_path: Path) -> None:
    with running(tmp_path, SUSHIBELT_EFFORT_PER_ADDRESS="10") as server:
        assert eventually(lambda: not connects(server, "127.0.0.7"), 60)
        assert connects(server, "127.0.0.8")
        assert answered(server, "127.0.0.8")
        assert eventually(lambda: connects(server, "127.0.0.7"), 60)


def test_answers_that_nobody_reads_are_not_kept(small: Server, call: Caller) -> None:
    """Asked for again and again on one connection, until the system takes no more."""
    before = open_sockets(small.process.pid)
    some = [call(small) for _ in range(5)]
    request = f"GET /schema/openapi.json HTTP/1.1\r\nHost: {some[0].host}\r\n\r\n".encode()
    for raw in some:
        raw.socket.settimeout(0.5)
        raw.send(request * 400)
    assert eventually(lambda: open_sockets(small.process.pid) < before + 5)


def test_what_proxies_pass_on_is_counted_for_whom_they_name(tmp_path: Path, call: Caller) -> None:
    limits = {
        "SUSHIBELT_PROXIES": "127.0.0.1",
        "SUSHIBELT_CONNECTIONS_PER_ADDRESS": "3",
        "SUSHIBELT_EFFORT_PER_ADDRESS": "10",
    }
    with running(tmp_path, **limits) as server:
        for _ in range(10):
            call(server, "127.0.0.1")  # as many as a proxy likes

        def asked(address: str) -> int:
            answer = server.http.get("/api/games", headers={"X-Forwarded-For": address})
            return answer.status_code

        codes = [asked("203.0.113.5") for _ in range(60)]
        assert codes[0] == 200
        assert codes[-1] == 429
        assert asked("203.0.113.6") == 200
        fast = call(server, "127.0.0.1").upgrade(forwarded="203.0.113.7")
        other = call(server, "127.0.0.1").upgrade(forwarded="203.0.113.8")
        fast.send(frame(PING) * 250)  # less than a socket may send, and more than an address
        assert fast.closed_with() == 1008
        other.send(frame(PING, b"there?"))
        assert other.socket.recv(100) == b"\x8a\x06there?"


def answered_after(server: Server, seconds: float) -> bool:
    """Whether the neighbour, who owes something, is answered after being quiet for so long."""
    sleep(seconds)
    return answered_from_neighbour(server)


def test_too_many_requests_of_one_address_are_refused_and_nobody_elses(
    tmp_path: Path, call: Caller
) -> None:
    with running(tmp_path, SUSHIBELT_EFFORT_PER_ADDRESS="50") as server:
        raw = call(server)
        raw.send(f"GET /api/games HTTP/1.1\r\nHost: {raw.host}\r\n\r\n".encode() * 100)
        answer = raw.rest()
        assert answer.startswith(b"HTTP/1.1 200")
        assert 10 < answer.count(b"HTTP/1.1 200") < 90
        assert answer.count(b"HTTP/1.1 429") == 1
        assert answered(server, "127.0.0.3")
        assert any(answered_after(server, seconds) for seconds in (1, 2, 4, 8, 16))


def test_whatever_is_written_is_sent_at_once() -> None:
    """Two pieces in a row, such as a head and a body, would otherwise be 40 ms apart."""

    async def story() -> int:
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[int] = loop.create_future()

        class Noted(asyncio.Protocol):
            def connection_made(self, transport: asyncio.BaseTransport) -> None:
                accepted = transport.get_extra_info("socket")
                answer.set_result(accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))

        listener = listen("127.0.0.1", 0)
        server = await loop.create_server(Noted, sock=listener)
        with socket.create_connection(listener.getsockname()):
            option = await answer
        server.close()
        return option

    assert asyncio.run(story())


LOOP = """
class Loop:
    def __init__(self):
        raise OSError

EventLoopPolicy = new_event_loop = run = Loop
"""


def test_another_event_loop_that_is_installed_is_not_used(tmp_path: Path) -> None:
    """It would take connections by itself, whoever has no effort left included."""
    (tmp_path / "uvloop.py").write_text(LOOP)
    with running(tmp_path, PYTHONPATH=str(tmp_path)) as server:
        assert answered(server)


@pytest.mark.parametrize(("files", "variables"), [(100, {}), (1000, {"CONNECTIONS": "1000"})])
def test_too_few_files_are_said_at_the_start(
    tmp_path: Path, files: int, variables: dict[str, str]
) -> None:
    command = f"ulimit -n {files}; exec {sys.executable} -m sushibelt serve --port 0"
    given = {f"SUSHIBELT_{name}": value for name, value in variables.items()}
    ended = subprocess.run(
        ["sh", "-c", command], env={**os.environ, **given}, cwd=tmp_path,
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert ended.returncode != 0
    assert wording("refusal-files-too-few", allowed=str(files)).search(ended.stderr), ended.stderr
    assert "Traceback" not in ended.stderr
    assert not list(tmp_path.iterdir())


def test_fewer_files_than_usual_will_do(tmp_path: Path) -> None:
    command = f"ulimit -n 300; exec {sys.executable} -m sushibelt serve --port 0"
    with subprocess.Popen(["sh", "-c", command], cwd=tmp_path, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert b"http://127.0.0.1" in process.stdout.readline()
        process.terminate()

"""Requests that make no sense, or too much of it: refused early, counted, never written down."""

from pathlib import Path
from time import sleep

import pytest

from tests.campaigns.figures import processor_of
from tests.server.few_connections import PATIENCE, answered
from tests.server.process import Server, running
from tests.server.raw import Caller


def test_a_body_in_tiny_parts_is_not_read_on(small: Server, call: Caller) -> None:
    """Each part costs as much as a small request, and a letter of a body can be one."""
    raw = call(small)
    before = processor_of(small.process.pid)
    raw.send(
        f"POST /api/tables HTTP/1.1\r\nHost: {raw.host}\r\nContent-Type: application/json\r\n"
        "Transfer-Encoding: chunked\r\n\r\n".encode()
        + b"1\r\n \r\n" * 400_000
    )
    assert raw.is_over()
    assert processor_of(small.process.pid) - before < 0.5  # all of it would take two seconds


def test_a_request_with_a_long_head_costs_as_much_as_many(tmp_path: Path, call: Caller) -> None:
    with running(tmp_path, SUSHIBELT_EFFORT_PER_ADDRESS="100") as server:
        raw = call(server)
        more = "".join(f"X{number}: {'1' * 180}\r\n" for number in range(80))
        for _ in range(40):
            raw.ask_with(more)
        assert 1 <= raw.rest().count(b"HTTP/1.1 200") < 35
        assert answered(server, "127.0.0.3")


def test_a_head_of_many_lines_is_refused_before_it_is_read(small: Server, call: Caller) -> None:
    """Reading 1,500 short lines takes as long as seven requests, and they fit into one head."""
    raw = call(small)
    raw.ask_with("".join(f"X{number}: 1\r\n" for number in range(98)))
    assert raw.socket.recv(12) == b"HTTP/1.1 200"
    before = processor_of(small.process.pid)
    for _ in range(200):
        raw = call(small)
        raw.ask_with("".join(f"X{number}: 1\r\n" for number in range(1500)))
        assert raw.rest().startswith(b"HTTP/1.1 400")
        raw.close()
    assert processor_of(small.process.pid) - before < 0.4  # reading them would take 0.8 seconds
    half = call(small)
    half.send(b"GET /healthz HTTP/1.1\r\n" + b"X: 1\r\n" * 101)
    assert half.rest(PATIENCE / 2).startswith(b"HTTP/1.1 400")
    few = f"GET /healthz HTTP/1.1\r\nHost: {half.host}\r\n\r\n".encode()
    raw = call(small)
    raw.send(few * 60)  # each has few lines, however many come at once
    raw.socket.settimeout(5)
    answers = b""
    while answers.count(b"HTTP/1.1 200") < 60:
        answers += raw.socket.recv(65536)


def test_a_head_beyond_measure_is_refused_even_if_it_comes_in_one_piece(
    small: Server, call: Caller
) -> None:
    raw = call(small)
    raw.ask_with("".join(f"X{number}: 1\r\n" for number in range(4000)))
    assert raw.rest().startswith(b"HTTP/1.1 400")


def test_a_body_of_two_lengths_is_refused_and_nothing_after_it_is_read(
    small: Server, call: Caller
) -> None:
    raw = call(small)
    head = f"POST /api/tables HTTP/1.1\r\nHost: {raw.host}\r\nContent-Type: application/json\r\n"
    more = f"GET /api/address HTTP/1.1\r\nHost: {raw.host}\r\n\r\n"
    both = "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n"
    raw.send(f"{head}{both}0\r\n\r\n{more}".encode())
    answers = raw.rest()
    assert answers.startswith(b"HTTP/1.1 400")
    assert answers.count(b"HTTP/1.1") == 1


def test_requests_that_make_no_sense_are_counted_and_not_written_down(
    small: Server, call: Caller
) -> None:
    """Otherwise whoever sends enough of them fills the disk."""
    name = 'sushibelt_connections_refused_total{why="unreadable"}'
    before, log = small.figures().get(name, 0), small.log.stat().st_size
    nonsense = (
        b"nonsense\r\n\r\n",
        b"GET / HTTP/1.1\r\n\r\n",
        b"\x16\x03\x01" + bytes(99),
        b"GET healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        b"GET http://evil.example/ HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        b"CONNECT evil.example:80 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    )
    for said in nonsense:
        raw = call(small)
        raw.send(said)
        assert raw.rest().startswith(b"HTTP/1.1 400")
    upgrade = call(small)
    upgrade.ask("/api/address", Upgrade="h2c", Connection="Upgrade")
    assert upgrade.socket.recv(12) == b"HTTP/1.1 200"
    assert small.figures()[name] == before + len(nonsense)
    assert small.log.stat().st_size == log


@pytest.mark.parametrize("pause", [0, 0.3])
@pytest.mark.parametrize("path", ["/nowhere", "/api/tables"])
def test_a_body_that_turns_into_nonsense_is_not_written_down_either(
    small: Server, call: Caller, path: str, pause: float
) -> None:
    """Neither while it is awaited, nor after an answer that didn't need it."""
    log = small.log.stat().st_size
    raw = call(small)
    head = f"POST {path} HTTP/1.1\r\nHost: {raw.host}\r\nTransfer-Encoding: chunked\r\n\r\n"
    raw.send(f"{head}2\r\n{{}}\r\n".encode())
    sleep(pause)
    raw.send(b"nonsense\r\n")
    assert raw.rest().count(b"HTTP/1.1 4") == 1
    assert answered(small)
    assert small.log.stat().st_size == log


def test_nonsense_in_a_head_request_is_not_written_down_either(small: Server, call: Caller) -> None:
    """Its answer has no body, not even one that says what is wrong."""
    log = small.log.stat().st_size
    both = "HTTP/1.1\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n"
    for said, more in ((both, "0\r\n\r\n"), ("HTTP/1.0\r\n", "nonsense\r\n\r\n")):
        raw = call(small)
        raw.send(f"HEAD /healthz {said}Host: {raw.host}\r\n\r\n{more}".encode())
        assert raw.rest().startswith(b"HTTP/1.1 ")
    assert small.log.stat().st_size == log

"""Frames that cost more than they weigh: their sender is cut off, and nobody else notices."""

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from time import monotonic
from typing import Any

import pytest
from uvicorn.server import ServerState

from sushibelt.server.http.budgets import STEPS, BudgetPerAddress
from sushibelt.server.http.protocols import Config, Http, Socket
from sushibelt.server.http.visits import Visits
from tests.campaigns.figures import memory_of, processor_of
from tests.server.process import Server, play_on, running
from tests.server.raw import BINARY, MORE, NEIGHBOUR, PING, PONG, TEXT, Caller, frame

TOO_FAST, NO_TEXT = 1008, 1007
PATIENCE = 60.0  # seconds for what happens in a moment if nobody else is busy
FLOOD = 2_000_000  # bytes; half a second of processor at the very least if all of them were parsed


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the usual limits."""
    folder = tmp_path_factory.mktemp("guarded")
    with running(folder, SUSHIBELT_EFFORT_PER_ADDRESS="500") as one:
        yield one


def flood(piece: bytes) -> bytes:
    """Return a piece again and again."""
    return piece * (FLOOD // len(piece))


FLOODS = {
    "empty texts": flood(frame(TEXT)),
    "empty data": flood(frame(BINARY)),
    "single letters": flood(frame(TEXT, b"x")),
    "pings": flood(frame(PING)),
    "long pings": flood(frame(PING, bytes(125))),
    "pongs": flood(frame(PONG)),
    "fragments": frame(TEXT, b"{", fin=False) + flood(frame(MORE, fin=False)),
    "fragments and pings": frame(TEXT, b"{", fin=False)
    + flood(frame(PING) + frame(MORE, b" ", fin=False)),
}


def hello(made: dict[str, str]) -> bytes:
    """Return the frame of a hello."""
    return frame(TEXT, json.dumps({"type": "hello", "id": "h", "secret": made["secret"]}).encode())


@pytest.mark.parametrize(
    "said",
    [frame(TEXT, b"\xff"), frame(TEXT, b"{", fin=False) + frame(MORE, b"\xff")],
    ids=["whole", "fragments"],
)
@pytest.mark.parametrize("greets", [False, True])
def test_text_that_is_none_ends_a_socket_and_is_not_written_down(
    guarded: Server, call: Caller, source: str, said: bytes, greets: bool
) -> None:
    """Otherwise whoever sends enough of it fills the disk."""
    made = guarded.table("sushizock/2008", 2)
    log = guarded.log.stat().st_size
    raw = call(guarded, source).upgrade(made["table"])
    raw.send((hello(made) if greets else b"") + said)
    assert raw.closed_with() == NO_TEXT
    assert guarded.log.stat().st_size == log


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_before_any_hello_is_cut_off(
    guarded: Server, kind: str, call: Caller, source: str
) -> None:
    raw = call(guarded, source).upgrade()
    before = processor_of(guarded.process.pid)
    raw.send(FLOODS[kind])
    assert raw.closed_with() == TOO_FAST
    assert processor_of(guarded.process.pid) - before < 0.3
    assert guarded.http.get("/healthz").status_code == 200


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_after_the_hello_is_cut_off(
    guarded: Server, kind: str, call: Caller, source: str
) -> None:
    made = guarded.table("sushizock/2008", 2)
    raw = call(guarded, source).upgrade(made["table"])
    raw.send(hello(made))
    assert b"ack" in raw.socket.recv(65536)
    before = processor_of(guarded.process.pid)
    raw.send(FLOODS[kind])
    assert raw.closed_with() == TOO_FAST
    assert processor_of(guarded.process.pid) - before < 0.3
    page = guarded.page(made["table"], made["secret"])
    assert page.say("rename", name="Bea")["type"] == "ack"
    page.close()


def test_a_flood_while_the_handshake_is_under_way_is_cut_off(
    guarded: Server, call: Caller, source: str
) -> None:
    raw = call(guarded, source)
    raw.ask_to_upgrade()
    raw.send(FLOODS["pings"])
    assert raw.is_over()
    assert guarded.http.get("/healthz").status_code == 200
    assert "fault" not in guarded.log.read_text()


class Recorded(asyncio.Transport):
    """A connection to nobody, in this process; keeps what is done to it."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 1)})
        self.written, self.closed, self.aborted, self.paused = b"", False, False, False
        self._protocol: asyncio.BaseProtocol | None = None

    def write(self, data: Any) -> None:
        self.written += data

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = self.aborted = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._protocol = protocol

    def get_protocol(self) -> asyncio.BaseProtocol:
        assert self._protocol is not None
        return self._protocol


async def until(holds: Callable[[], bool]) -> None:
    """Let others work until something is so."""
    end = monotonic() + PATIENCE
    while not holds():
        assert monotonic() < end
        await asyncio.sleep(0.01)


async def opened(transport: Recorded, patience: float = 15) -> Socket:
    """Open a socket on a connection."""

    async def app(_: Any, receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass

    everybody = Visits(10, 10, patience, BudgetPerAddress(1_000_000), lambda _: False)
    config = Config(app, everybody, lifespan="off", log_config=None)
    config.load()
    http = Http(config, ServerState(), {})
    http.connection_made(transport)
    head = "GET /ws/none HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    key = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    http.data_received((head + key).encode())
    await until(lambda: transport.written.startswith(b"HTTP/1.1 101"))
    socket = transport.get_protocol()
    assert isinstance(socket, Socket)
    return socket


def test_one_letter_at_a_time_is_cut_off_too() -> None:
    """Each piece wakes the server, whether a frame ends in it or not."""

    async def story() -> None:
        transport, letters = Recorded(), 0
        socket = await opened(transport)
        for letter in frame(TEXT, bytes(8000)):
            if transport.closed:
                break
            socket.data_received(bytes([letter]))
            letters += 1
        assert transport.written.endswith(b"\x88\x02\x03\xf0")  # closed with 1008
        assert letters <= 2 * STEPS
        await hung_up(socket)

    asyncio.run(story())


async def hung_up(socket: Socket) -> None:
    """Let the application notice that the other side is gone."""
    socket.connection_lost(None)
    await until(lambda: len(asyncio.all_tasks()) == 1)


def test_who_does_not_read_is_not_read_either_and_dropped_in_the_end() -> None:
    async def story() -> None:
        transport = Recorded()
        socket = await opened(transport, patience=0.2)
        socket.pause_writing()
        assert transport.paused
        socket.data_received(frame(TEXT, b"{}"))
        await until(socket.queue.empty)  # the application takes it, and would let more in
        assert transport.paused
        socket.resume_writing()
        assert not transport.paused
        socket.pause_writing()
        await until(lambda: transport.aborted)
        await hung_up(socket)

    asyncio.run(story())


def test_many_sockets_of_one_address_have_one_budget(
    guarded: Server, call: Caller, source: str
) -> None:
    some = [call(guarded, source).upgrade() for _ in range(30)]
    for raw in some:
        raw.send(frame(PING) * 200)  # less than one socket alone may send
    codes = []
    for raw in some:
        raw.send(frame(PING))
        with suppress(TimeoutError):
            codes.append(raw.closed_with())
    assert TOO_FAST in codes
    other = call(guarded, NEIGHBOUR).upgrade()
    other.send(frame(PING, b"there?"))
    assert other.socket.recv(100) == b"\x8a\x06there?"


def test_pings_whose_answers_are_never_read_cost_no_memory(
    guarded: Server, call: Caller, source: str
) -> None:
    made = guarded.table("sushizock/2008", 2)
    before = memory_of(guarded.process.pid)
    some = [call(guarded, source).upgrade(made["table"]) for _ in range(10)]
    for raw in some:
        raw.send(hello(made))
        raw.send(FLOODS["long pings"])
    assert memory_of(guarded.process.pid) - before < 10_000  # kB
    assert all(raw.closed_with() == TOO_FAST for raw in some)


def flooded(guarded: Server, call: Caller, source: str, frames: bytes) -> bool:
    """Send frames without end; return False if the port sends this address away by now."""
    try:
        raw = call(guarded, source).upgrade()
    except ConnectionError:
        return False
    raw.send(frames)
    return True


def test_people_play_on_while_somebody_floods(guarded: Server, call: Caller, source: str) -> None:
    made = guarded.table("sushizock/2008", 2)
    joined = guarded.seat(made, "Bo")
    pages = [
        guarded.page(made["table"], made["secret"], host=made["host"]),
        guarded.page(made["table"], joined["secret"]),
    ]
    assert pages[0].say("start")["type"] == "ack"
    for page in pages:
        page.until(lambda message: message["stage"] == "playing")
    came_in = 0
    for frames in FLOODS.values():
        came_in += flooded(guarded, call, source, frames)
        number = pages[0].message["turn"]["number"]
        play_on(pages, lambda message, number=number: message["turn"]["number"] > number)  # type: ignore[misc]
    assert came_in  # later ones may meet a shut door: the address owes too much
    for page in pages:
        page.close()

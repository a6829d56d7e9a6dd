"""HTTP and WebSockets on a connection, within its budget and in time.

Uvicorn parses whatever comes as fast as it comes; these two stand before it and count. A message of
an application is too late a place for that: empty frames, fragments and pings never become one.
"""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import ProtocolError
from websockets.frames import DATA_OPCODES, CloseCode, Frame
from websockets.server import ServerProtocol

from sushibelt.server import metrics
from sushibelt.server.http import budgets
from sushibelt.server.http.budgets import Budget
from sushibelt.server.http.visits import Visit, Visits
from sushibelt.server.networks import household

FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\n"
    b"connection: close\r\nretry-after: 5\r\ncontent-length: 0\r\n\r\n"
)
NONSENSE = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
HEAD = 16 * 1024  # bytes of the head of a request
LINES = 100  # of it: each is looked at several times, so many short ones cost as much as requests
PARTS = 100  # of its body, in which it arrives


class Config(uvicorn.Config):
    """Uvicorn's settings, and the visits that its connections are."""

    def __init__(self, app: Any, visits: Visits, **settings: Any) -> None:
        super().__init__(app, http=Http, ws=Socket, **settings)
        self.visits = visits


def visits_of(config: uvicorn.Config) -> Visits:
    """Return the visits of a server."""
    assert isinstance(config, Config)
    return config.visits


class Requests(h11.Connection):
    """The parser of requests, which doesn't begin with many lines, nor go on with many parts."""

    def __init__(self, give_up: Callable[[], None]) -> None:
        super().__init__(h11.SERVER, HEAD)
        self._parts, self._give_up = 0, give_up

    def next_event(self) -> Any:
        """Return what comes next."""
        if self.their_state is h11.IDLE and has_many_lines(self.trailing_data[0]):
            raise h11.RemoteProtocolError("the head has too many lines")
        event = super().next_event()
        if isinstance(event, h11.Request):
            self._parts = 0
            if not event.target.startswith(b"/"):
                # For a proxy, or for nobody: whoever puts it behind an address makes another of it.
                raise h11.RemoteProtocolError("the target is no path")
            if {b"content-length", b"transfer-encoding"} <= {name for name, _ in event.headers}:
                # A proxy may go by the one and we by the other: what is left would be a request
                # that nobody sent.
                raise h11.RemoteProtocolError("two lengths")
            if sum(len(name) + len(given) for name, given in event.headers) > HEAD:
                raise h11.RemoteProtocolError("the head is too long")
        elif isinstance(event, h11.Data):
            self._parts += 1
            if self._parts > PARTS:
                self._give_up()
                return h11.NEED_DATA
        return event


def has_many_lines(received: bytes) -> bool:
    """Whether a head that begins here has more lines than it may have, whole or not."""
    *lines, _ = received.split(b"\n", LINES + 1)
    return len(lines) > LINES and not {b"", b"\r"} & set(lines)


class Http(H11Protocol):
    """Requests: each has to be here in whole before long."""

    _visit: Visit | None = None

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn = Requests(self._give_up)

    def _give_up(self) -> None:
        metrics.CONNECTIONS_REFUSED.labels("parts").inc()
        self.transport.abort()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let a connection in, or send it away at once."""
        super().connection_made(transport)
        self._visit = visits_of(self.config).enter(transport)
        if self._visit is None:
            transport.write(FULL)
            transport.close()
        else:
            self._visit.begin()

    def data_received(self, data: bytes) -> None:
        """Take a piece of a request."""
        visit = self._visit
        steps = budgets.READ + len(data) // budgets.LETTERS
        if visit is None or not visit.spend(steps, monotonic()):
            self.transport.abort()
            return
        if self.conn.their_state is h11.IDLE and not visit.begun:
            visit.begin()
        super().data_received(data)
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            visit.complete()

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002 - Uvicorn's
        """Refuse what is no request, or no longer: a body may turn into nonsense half-way."""
        metrics.CONNECTIONS_REFUSED.labels("unreadable").inc()
        if self.cycle is not None:  # what the application says from now on is not sent
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        # Not through the parser, which knows better: that the answer is on its way, or was given
        # without reading the body, or has no body itself.
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(NONSENSE)
        self.transport.close()

    def pause_writing(self) -> None:
        """Wait for the other side to read."""
        super().pause_writing()
        if self._visit is not None:
            self._visit.pause()

    def resume_writing(self) -> None:
        """Go on, since it did."""
        super().resume_writing()
        if self._visit is not None:
            self._visit.resume()

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place to somebody else."""
        visits_of(self.config).leave(self.transport)
        super().connection_lost(exc)


class Frames(ServerProtocol):
    """The parser of frames, which stops in the middle of a piece once there are too many."""

    def __init__(self, spend: Callable[[], bool], use: Callable[[], None], **settings: Any) -> None:
        super().__init__(**settings)
        self._spend, self._use = spend, use

    def recv_frame(self, frame: Frame) -> None:
        """Take a frame."""
        if not self._spend():
            self.fail(CloseCode.POLICY_VIOLATION)
            raise ProtocolError("too many frames")  # ends the parser; what it says is already said
        if frame.opcode in DATA_OPCODES:
            self._use()
        super().recv_frame(frame)


def is_utf8(data: bytes) -> bool:
    """Whether something can be text."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


class Socket(WebSocketsSansIOProtocol):
    """WebSockets: so many frames and bytes, and no more answers than are read."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn = Frames(
            self._spend_frame, self._use, max_size=config.ws_max_size, logger=self.logger
        )
        self._steps = Budget(budgets.STEPS, budgets.STEPS_PER_SECOND)
        self._bytes = Budget(budgets.BYTES, budgets.BYTES_PER_SECOND)
        self._out: Budget | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take the connection over; its first request is here."""
        super().connection_made(transport)
        self._visit = visits_of(self.config).of(transport)
        self._visit.complete()

    def data_received(self, data: bytes) -> None:
        """Take a piece of any number of frames."""
        now = monotonic()
        if self._spend(budgets.READ, now) and self._bytes.spend(len(data), now):
            super().data_received(data)
            if not self.handshake_initiated:  # a request comes in whole; this one is none
                metrics.CONNECTIONS_REFUSED.labels("upgrade").inc()
                self.transport.write(NONSENSE)
                self.transport.close()
        else:
            self.conn.fail(CloseCode.POLICY_VIOLATION)
            self.handle_parser_exception()

    def _spend(self, steps: int, now: float) -> bool:
        if self._visit.budget is None and self.handshake_complete and self.scope["client"]:
            visits_of(self.config).is_from(self._visit, household(self.scope["client"][0]))
        return self._steps.spend(steps, now) and self._visit.spend(steps, now)

    def _use(self) -> None:
        self._visit.use()

    def _spend_frame(self) -> bool:
        return self._spend(budgets.FRAME, monotonic())

    def send_receive_event_to_app(self) -> None:
        """Hand a message on; what calls itself text and is none ends the connection."""
        is_text = self.curr_msg_data_type == "text" and not self.close_sent
        if is_text and not is_utf8(b"".join(self.frames)):
            self.conn.fail(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        """Say why and close; before the handshake is done there is nothing to say it with."""
        metrics.CONNECTIONS_REFUSED.labels("frames").inc()
        if self.conn.close_sent is None:
            self.transport.abort()
        else:
            super().handle_parser_exception()

    def pause_writing(self) -> None:
        """Read nothing more until the other side reads: a ping is answered with as many bytes."""
        super().pause_writing()
        self._visit.pause()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        """Go on, since it did."""
        super().resume_writing()
        self._visit.resume()
        if not self.read_paused:
            self.transport.resume_reading()

    async def send(self, message: Any) -> None:
        """Send something, not faster than an address may be told things.

        Whoever opens many pages at one table and says something there has everything told to all
        of them; and what was said meanwhile need not be told twice.
        """
        if message["type"] == "websocket.send":
            if self._out is None:
                address = household(self.scope["client"][0]) if self.scope["client"] else ""
                self._out = visits_of(self.config).frames_out.of(address)
            if not self._out.spend(budgets.FRAME, monotonic()):
                await asyncio.sleep(self._out.overdrawn)
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # refused; Uvicorn would call it a fault of ours

    async def receive(self) -> Any:
        """Hand the application what came next."""
        message = await super().receive()
        if not self.writable.is_set():
            self.transport.pause_reading()
        return message

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place to somebody else."""
        visits_of(self.config).leave(self.transport)
        super().connection_lost(exc)

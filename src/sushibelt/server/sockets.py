"""The socket of a page: who may open it, how it is read, how it is written."""

import asyncio
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketException
from litestar.params import FromPath

from sushibelt.core.refusal import Refusal
from sushibelt.server import limits, logs, metrics, wire
from sushibelt.server.api import address_of, hall_of
from sushibelt.server.connection import Connection, encoded
from sushibelt.server.room import Room

NOT_YOU = 4401
NOT_FROM_THERE = 4403
TOO_SLOW = 4408
TOO_MANY = 4429
TOO_LARGE = 1009
TOO_FAST = 1008
GOING_AWAY = 1001
BROKEN = 1011

Socket = WebSocket[Any, Any, State]

_MESSAGES: msgspec.json.Decoder[wire.ClientMessage] = msgspec.json.Decoder(wire.ClientMessage)


class _Named(msgspec.Struct):
    """What can be read of a message that is wrong otherwise."""

    id: wire.MessageId


class _Gone(Exception):  # noqa: N818 - nothing is wrong
    """The page closed its socket."""


@websocket("/ws/{table:str}")
async def socket(socket: Socket, table: FromPath[str], state: State) -> None:
    """Serve one page for as long as it is there."""
    if not allowed_origin(socket.headers.get("origin"), state):
        await socket.close(NOT_FROM_THERE)
        return
    address = address_of(socket)
    if not state.sockets.enter(address):
        await socket.close(TOO_MANY)
        return
    metrics.SOCKETS.inc()
    try:
        await socket.accept()
        await _serve(socket, table, state)
    except (_Gone, WebSocketException, asyncio.CancelledError):
        pass
    except Exception:
        metrics.FAILED.inc()
        logs.fault("socket")
        with suppress(Exception):
            await socket.close(BROKEN)
    finally:
        state.sockets.leave(address)
        metrics.SOCKETS.dec()


def allowed_origin(given: str | None, state: State) -> bool:
    """Whether a page of this origin may talk to us; programs that are no browser send none."""
    return given is None or given.lower() in state.settings.origins


async def _serve(socket: Socket, table: str, state: State) -> None:
    rate = limits.Rate(limits.MESSAGES, limits.WINDOW)
    try:
        hello = await asyncio.wait_for(_hello(socket), limits.HELLO)
    except TimeoutError:
        await socket.close(TOO_SLOW)
        return
    if hello is None:
        return
    try:
        room = await hall_of(state).room(table)
        who = room.identify(hello.secret, hello.host)
    except Refusal as problem:
        # An unknown table and a wrong secret look alike.
        reason = problem.reason if problem.reason.startswith("record-") else "secret-unknown"
        await _send(socket, wire.Refused(hello.id, reason, {}))
        await socket.close(NOT_YOU)
        return
    connection = Connection(who, hello.match, hello.seen)
    connection.answer(wire.Ack(hello.id))
    sender = asyncio.create_task(_write(socket, room, connection))
    try:
        await room.do(partial(room.enter, connection))
        await _read(socket, room, connection, rate, state)
    finally:
        connection.close()
        sender.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await sender
        with suppress(Refusal):
            await asyncio.shield(room.do(partial(room.leave, connection)))


async def _hello(socket: Socket) -> wire.Hello | None:
    """Return the first message, which has to be a hello."""
    data = await _receive(socket)
    if len(data) > limits.FRAME:
        await socket.close(TOO_LARGE)
        return None
    message = read(data)
    if isinstance(message, wire.Hello):
        return message
    if isinstance(message, wire.Refused):
        await _send(socket, message)
    else:
        await _send(socket, wire.Refused(message.id, "hello-first", {}))
    await socket.close(NOT_YOU)
    return None


async def _read(
    socket: Socket, room: Room, connection: Connection, rate: limits.Rate, state: State
) -> None:
    clock = hall_of(state).clock
    while not connection.closed:
        data = await _receive(socket)
        if len(data) > limits.FRAME:
            await socket.close(TOO_LARGE)
            return
        if not rate.allows(clock.now()):
            metrics.LIMITED.labels("messages").inc()
            connection.answer(wire.Refused(None, "messages-too-many", {}))
            await socket.close(TOO_FAST)
            return
        message = read(data)
        if isinstance(message, wire.Refused):
            connection.answer(message)
            metrics.MESSAGES.labels("unreadable", "refused").inc()
        elif isinstance(message, wire.Ping):
            connection.answer(wire.Pong(message.id))
        else:
            await room.do(partial(room.receive, connection, message))
    await socket.close(GOING_AWAY)


def read(data: bytes) -> wire.ClientMessage | wire.Refused:
    """Return a message, or the refusal of what is none."""
    try:
        return _MESSAGES.decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
        pass
    try:
        return wire.Refused(msgspec.json.decode(data, type=_Named).id, "message-unreadable", {})
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
        return wire.Refused(None, "message-unreadable", {})


async def _receive(socket: Socket) -> bytes:
    """Return the next frame; binary ones are no messages and read as such."""
    event = await socket.receive()
    if event["type"] != "websocket.receive":
        raise _Gone
    text = event.get("text")
    return b"" if text is None else text.encode("utf-8", "surrogatepass")


async def _write(socket: Socket, room: Room, connection: Connection) -> None:
    """Send answers as they come, and the table as it is by then, never before its answer."""
    while not connection.closed:
        await connection.due()
        while connection.has_answers or connection.stale:
            if connection.has_answers:
                for answer in connection.take_answers():
                    await socket.send_data(answer.decode(), mode="text")
            else:
                await socket.send_data(room.frame(connection).decode(), mode="text")


async def _send(socket: Socket, message: wire.ServerMessage) -> None:
    await socket.send_data(encoded(message).decode(), mode="text")

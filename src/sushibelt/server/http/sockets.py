"""Sockets of pages: who may open one, how it is read, how it is written.

There are two kinds, to a table and to a score pad that several phones write on. A `Door` says what
differs between them; what one socket may ask for, and how it is kept, is the same.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple

import msgspec
from litestar import websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketException
from litestar.params import FromPath
from uvicorn.protocols.utils import ClientDisconnected

from sushibelt.core.refusal import Refusal
from sushibelt.server import logs, metrics, wire
from sushibelt.server.asgi import AnyConnection, AnySocket
from sushibelt.server.connection import LATER, NOT_YOU, Connection, encoded
from sushibelt.server.http import limits
from sushibelt.server.http.api import address_of, opened_at, pads_of, rooms_of
from sushibelt.server.leases import Elsewhere
from sushibelt.server.pads import messages as pad_messages
from sushibelt.server.pads.room import PadRoom, Phone
from sushibelt.server.place import PASSING, Place
from sushibelt.server.tables import messages
from sushibelt.server.tables.room import Room

NOT_FROM_THERE = 4403
TOO_SLOW = 4408
TOO_MANY = 4429
TOO_LARGE = 1009
TOO_FAST = 1008
BROKEN = 1011


class Door(NamedTuple):
    """One kind of socket: its messages, the first of them, and who lets a page in."""

    messages: msgspec.json.Decoder[Any]
    hello: type[msgspec.Struct]
    admit: Callable[[State, str, Any], Awaitable[tuple[Place[Any], Connection]]]


class _Named(msgspec.Struct):
    """What can be read of a message that is wrong otherwise."""

    id: wire.MessageId


class _Gone(Exception):  # noqa: N818 - nothing is wrong
    """The page closed its socket."""


async def _to_table(state: State, table: str, hello: messages.Hello) -> tuple[Room, Connection]:
    try:
        room = await rooms_of(state).room(table)
    except Refusal as problem:
        if problem.reason in PASSING or problem.reason.startswith("record-"):
            raise
        raise Refusal("secret-unknown") from None  # looks like a wrong secret
    who = room.identify(hello.secret, hello.host)
    room.check_crowd(who)
    return room, Connection(who, hello.match, hello.seen)


async def _to_pad(state: State, pad: str, hello: pad_messages.PadHello) -> tuple[PadRoom, Phone]:
    return await pads_of(state).admit(pad, hello)


TABLE = Door(msgspec.json.Decoder(messages.ClientMessage), messages.Hello, _to_table)
PAD = Door(msgspec.json.Decoder(pad_messages.PadClientMessage), pad_messages.PadHello, _to_pad)


@websocket("/ws/{table:str}")
async def socket(socket: AnySocket, table: FromPath[str], state: State) -> None:
    """Serve one page at a table for as long as it is there."""
    await _open(socket, TABLE, table, state)


@websocket("/ws/pads/{pad:str}")
async def pad_socket(socket: AnySocket, pad: FromPath[str], state: State) -> None:
    """Serve one phone on a shared score pad for as long as it is there."""
    await _open(socket, PAD, pad, state)


async def _open(socket: AnySocket, door: Door, name: str, state: State) -> None:
    if not allowed_origin(socket, state):
        metrics.CONNECTIONS_REFUSED.labels("origin").inc()
        await socket.close(NOT_FROM_THERE)
        return
    address = address_of(socket)
    if not state.sockets.enter(address):
        metrics.CONNECTIONS_REFUSED.labels("sockets").inc()
        await socket.close(TOO_MANY)
        return
    metrics.SOCKETS.inc()
    try:
        await socket.accept()
        await _serve(socket, door, name, state)
    except (_Gone, ClientDisconnected, WebSocketException, asyncio.CancelledError):
        pass
    except Refusal:  # the room is going, or another node's by now: the page sends it all again
        with suppress(Exception):
            await socket.close(LATER)
    except Exception:
        metrics.FAILED.inc()
        logs.fault("socket")
        with suppress(Exception):
            await socket.close(BROKEN)
    finally:
        state.sockets.leave(address)
        metrics.SOCKETS.dec()


def allowed_origin(connection: AnyConnection, state: State) -> bool:
    """Whether a page of this origin may talk to us; programs that are no browser send none."""
    given = connection.headers.get("origin")
    if given is None or given.lower() in state.settings.origins:
        return True
    return state.settings.any_own_name and given.lower() == opened_at(connection)


async def _serve(socket: AnySocket, door: Door, name: str, state: State) -> None:
    rate = limits.Rate(limits.MESSAGES, limits.WINDOW)
    try:
        hello = await asyncio.wait_for(_hello(socket, door), limits.HELLO)
    except TimeoutError:
        await socket.close(TOO_SLOW)
        return
    if hello is None:
        return
    admitted = await _admitted(socket, door, name, state, hello)
    if admitted is None:
        return
    place, connection = admitted
    connection.address = address_of(socket)
    connection.answer(wire.Ack(hello.id))
    sender = asyncio.create_task(_write(socket, place, connection))
    try:
        await place.do(partial(place.enter, connection))
        await _read(socket, door, place, connection, rate, state)
        if connection.closed:  # by the place; what it said last is still to be sent
            await asyncio.wait([sender], timeout=limits.FAREWELL)
            with suppress(Exception):
                await socket.close(connection.code)
    finally:
        connection.close()
        sender.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await sender
        with suppress(Refusal):
            await asyncio.shield(place.do(partial(place.leave, connection)))


async def _admitted(
    socket: AnySocket, door: Door, name: str, state: State, hello: Any
) -> tuple[Place[Any], Connection] | None:
    """Return the room that a page may enter; None if it may not, or was served by another node."""
    since = asyncio.get_running_loop().time()
    if state.node is not None and await state.node.hands_over(socket, name, hello):
        await socket.close(LATER)
        return None
    while True:
        try:
            return await door.admit(state, name, hello)
        except Elsewhere as there:
            if state.node is None:  # alone, and unloading the room just now
                await socket.close(LATER)
                return None
            if await state.node.serves(socket, there, encoded(hello).decode(), since):
                return None
        except Refusal as problem:
            await _send(socket, wire.Refused(hello.id, problem.reason, problem.facts))
            await socket.close(LATER if problem.reason in PASSING else NOT_YOU)
            return None


async def _hello(socket: AnySocket, door: Door) -> Any:
    """Return the first message, which has to be a hello."""
    data = await _receive(socket)
    if len(data) > limits.FRAME:
        await socket.close(TOO_LARGE)
        return None
    message = read(data, door)
    if isinstance(message, door.hello):
        return message
    if isinstance(message, wire.Refused):
        await _send(socket, message)
    else:
        await _send(socket, wire.Refused(message.id, "hello-first", {}))
    await socket.close(NOT_YOU)
    return None


async def _read(
    socket: AnySocket, door: Door, place: Place[Any], connection: Connection, rate: limits.Rate,
    state: State,
) -> None:  # fmt: skip
    clock = rooms_of(state).clock
    while not connection.closed:
        data = await _receive(socket)
        if len(data) > limits.FRAME:
            await socket.close(TOO_LARGE)
            return
        if not rate.allows(clock.now()):
            metrics.LIMITED.labels("messages").inc()
            metrics.CONNECTIONS_REFUSED.labels("messages").inc()
            connection.answer(wire.Refused(None, "messages-too-many", {}))
            await socket.close(TOO_FAST)
            return
        message = read(data, door)
        if isinstance(message, wire.Refused):
            connection.answer(message)
            metrics.MESSAGES.labels("unreadable", "refused").inc()
        elif isinstance(message, wire.Ping):
            connection.answer(wire.Pong(message.id))
        else:
            await place.do(partial(place.receive, connection, message))


def read(data: bytes, door: Door = TABLE) -> Any:
    """Return a message, or the refusal of what is none."""
    try:
        return door.messages.decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
        pass
    try:
        return wire.Refused(msgspec.json.decode(data, type=_Named).id, "message-unreadable", {})
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
        return wire.Refused(None, "message-unreadable", {})


async def _receive(socket: AnySocket) -> bytes:
    """Return the next frame; binary ones are no messages and read as such."""
    event = await socket.receive()
    if event["type"] != "websocket.receive":
        raise _Gone
    text = event.get("text")
    return b"" if text is None else text.encode("utf-8", "surrogatepass")


async def _write(socket: AnySocket, place: Place[Any], connection: Connection) -> None:
    """Send answers as they come, and the table as it is by then, never before its answer."""
    while not connection.closed:
        await connection.due()
        while connection.has_answers or connection.stale:
            if connection.has_answers:
                for answer in connection.take_answers():
                    await socket.send_data(answer.decode(), mode="text")
            else:
                await socket.send_data(place.frame(connection).decode(), mode="text")
    await socket.close(connection.code)


async def _send(socket: AnySocket, message: wire.Answer) -> None:
    await socket.send_data(encoded(message).decode(), mode="text")

"""Scripted pages over real sockets, many at once on one event loop."""

from typing import Any

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from tests.server.process import Server

_encode = msgspec.json.Encoder().encode


class Turn(Struct):
    """Of a table message: whose word is awaited."""

    number: int


class Heard(Struct):
    """What a scripted page reads of any message."""

    type: str
    id: str | None = None
    reason: str = ""
    stage: str = ""
    match: str = ""
    game: str = ""
    you: int | None = None
    turn: Turn | None = None
    legal: list[str] = []
    picked: list[str] = []

    @property
    def number(self) -> int:
        """The number of the turn that is on."""
        return -1 if self.turn is None else self.turn.number


heard = msgspec.json.Decoder(Heard).decode


class Invited(Struct):
    """A person with a secret of some table."""

    table: str
    secret: str
    host: str = ""
    source: str | None = None  # the address to come from, if it matters


def people_at(server: Server, game: str, seats: int, **more: Any) -> list[Invited]:
    """Make a table and fill every seat that has no bot; the first is the host."""
    made = server.table(game, seats, **more)
    bots = sum(level is not None for level in more.get("bots", []))
    guests = [server.seat(made, f"Guest {seat}") for seat in range(1, seats - bots)]
    return [
        Invited(made["table"], made["secret"], made["host"]),
        *(Invited(made["table"], guest["secret"]) for guest in guests),
    ]


async def entered(server: Server, who: Invited) -> ClientConnection:
    """Open a socket and say hello."""
    address = server.address.replace("http", "ws", 1)
    socket = await connect(
        f"{address}/ws/{who.table}",
        compression=None,
        open_timeout=60,
        ping_interval=None,
        local_addr=None if who.source is None else (who.source, 0),
    )
    await send(socket, {"type": "hello", "id": "hello", "secret": who.secret, "host": who.host})
    return socket


async def send(socket: ClientConnection, message: dict[str, Any]) -> None:
    """Send a message."""
    await socket.send(_encode(message).decode())

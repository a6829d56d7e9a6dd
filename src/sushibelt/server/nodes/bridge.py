"""A bridge for the socket of a page to the node that has its table."""

import asyncio
from contextlib import suppress
from typing import Any, Final

from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketException
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from sushibelt.server import metrics
from sushibelt.server.connection import LATER
from sushibelt.server.nodes.hop import CONNECTING, forwarded

FRAME: Final = 1 << 22  # bytes of a message from another node
BEAT: Final = 2.0  # seconds between two looks whether it is still there, and for its answer
UNSAYABLE: Final = (1005, 1006, 1015)  # close codes that are never sent

Socket = WebSocket[Any, Any, State]


async def cross(socket: Socket, node: str, hello: str) -> bool:
    """Have a page that said hello served by another node; False if that doesn't let it in.

    The first word of the other node decides: until then the page has heard nothing.
    """
    scope = socket.scope
    name = socket.headers.get("host", "")
    path = scope["raw_path"].decode("latin-1")
    host, _, port = node.partition("://")[2].rpartition(":")
    try:
        there = await connect(
            f"ws://{name}{path}",
            host=host.strip("[]"),
            port=int(port),
            additional_headers=forwarded(scope),
            compression=None,
            proxy=None,
            max_size=FRAME,
            open_timeout=CONNECTING,
            ping_interval=BEAT,
            ping_timeout=BEAT,
            close_timeout=BEAT,
        )
    except (OSError, TimeoutError, InvalidHandshake, ConnectionClosed):
        return False
    try:
        async with asyncio.timeout(BEAT):
            await there.send(hello)
            first = await there.recv()
    except (ConnectionClosed, TimeoutError):
        await there.close()
        return False
    metrics.HOPS.labels("socket").inc()
    await _carry(socket, there, str(first))
    return True


async def _carry(socket: Socket, there: ClientConnection, first: str) -> None:
    """Carry messages both ways until one of the two is gone."""

    async def back() -> None:
        await socket.send_data(first, mode="text")
        async for text in there:
            await socket.send_data(str(text), mode="text")

    async def forth() -> None:
        while (event := await socket.receive())["type"] == "websocket.receive":
            await there.send(event.get("text") or "")

    ways = [asyncio.create_task(back()), asyncio.create_task(forth())]
    try:
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for way in ways:
            way.cancel()
        for way in ways:
            with suppress(asyncio.CancelledError, ConnectionClosed, WebSocketException):
                await way
        await there.close()
        code = there.close_code or LATER
        with suppress(Exception):  # the page is gone already
            await socket.close(LATER if code in UNSAYABLE else code)

"""Bridges for the sockets of pages to the nodes that have their tables."""

import asyncio
from contextlib import suppress
from typing import Final

from litestar.exceptions import WebSocketException
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from sushibelt.server import metrics
from sushibelt.server.asgi import AnySocket
from sushibelt.server.connection import LATER
from sushibelt.server.nodes.hop import CONNECTING, forwarded

FRAME: Final = 1 << 22  # bytes of a message from another node
BEAT: Final = 2.0  # seconds between two looks whether it is still there, and for its answer
UNSAYABLE: Final = (1005, 1006, 1015)  # close codes that are never sent


class Bridges:
    """All bridges to other nodes."""

    def __init__(self) -> None:
        self._to: dict[str, set[ClientConnection]] = {}

    @property
    def nodes(self) -> list[str]:
        """The addresses of nodes that there are bridges to."""
        return list(self._to)

    async def close(self, node: str) -> None:
        """Send all pages away that another node serves: they come again at once."""
        await asyncio.gather(*(there.close() for there in self._to.get(node, set())))

    async def cross(self, socket: AnySocket, node: str, hello: str) -> bool:
        """Have a page that said hello served by another node; False if that doesn't let it in.

        The first word of the other node decides: until then the page has heard nothing.
        """
        there = await _reached(socket, node)
        if there is None:
            return False
        try:
            async with asyncio.timeout(BEAT):
                await there.send(hello)
                first = await there.recv()
        except (ConnectionClosed, TimeoutError):
            await there.close()
            return False
        metrics.HOPS.labels("socket").inc()
        self._to.setdefault(node, set()).add(there)
        try:
            await _carry(socket, there, str(first))
        finally:
            self._to[node].discard(there)
            if not self._to[node]:
                del self._to[node]
        return True


async def _reached(socket: AnySocket, node: str) -> ClientConnection | None:
    """Return a socket to another node as the page has one to us; None if it can't be reached."""
    scope = socket.scope
    name = socket.headers.get("host", "")
    path = scope["raw_path"].decode("latin-1")
    host, _, port = node.partition("://")[2].rpartition(":")
    try:
        return await connect(
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
        return None


async def _carry(socket: AnySocket, there: ClientConnection, first: str) -> None:
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

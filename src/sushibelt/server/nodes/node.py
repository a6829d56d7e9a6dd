"""A node: what a server does differently if it is one of several on a database."""

import asyncio
from typing import Any

from sushibelt.server.asgi import AnySocket
from sushibelt.server.connection import LATER
from sushibelt.server.leases import Elsewhere
from sushibelt.server.nodes.bridge import Bridges
from sushibelt.server.nodes.hop import PATIENCE, PAUSE, has_hopped
from sushibelt.server.nodes.store import NodeStore
from sushibelt.server.pads.rooms import PadRooms
from sushibelt.server.tables.rooms import Rooms


class Node:
    """One of several servers."""

    def __init__(self, store: NodeStore, rooms: Rooms, pads: PadRooms) -> None:
        self._store, self._rooms, self._pads = store, rooms, pads
        self._bridges = Bridges()
        self.is_leaving = False
        store.on_lost = self._lost
        store.on_heard = self._leave_lapsed

    def _lost(self, place: str | None) -> None:
        """Send people to where their tables are by now."""
        self._rooms.cache.abandon(place)
        self._pads.cache.abandon(place)

    async def _leave_lapsed(self) -> None:
        """Have pages come again that we led to nodes which the database doesn't hear of any more.

        A node that is cut off from the database would keep them waiting until it's back.
        """
        for node in await self._store.lapsed(self._bridges.nodes):
            await self._bridges.close(node)

    async def leave(self) -> None:
        """Write what was accepted, let others have all tables, and send people there."""
        self.is_leaving = True
        self._store.leave()
        self._store.hurry()  # a database that is away gets nothing more from us
        await self._rooms.close()
        await self._pads.close()

    async def hands_over(self, socket: AnySocket, place: str, hello: Any) -> bool:
        """Whether a page that another node led here should be served there after all.

        If nobody else is at its table, the table had better be where people come to it. Strangers
        can claim to have been led here, so it takes a secret of the table.
        """
        if not has_hopped(socket.scope) or self._is_closed_to(hello, place):
            return False
        caches: tuple[Any, ...] = (self._rooms.cache, self._pads.cache)
        for cache in caches:
            await cache.unload_if_empty(place)
        if any(place in cache.in_use for cache in caches):
            return False
        await self._store.give_back([place])  # in case that failed when it was unloaded
        return True

    def _is_closed_to(self, hello: Any, place: str) -> bool:
        """Whether a table or pad that is in memory here has none of the secrets of a hello."""
        table, pad = self._rooms.cache.get(place), self._pads.cache.get(place)
        room = pad if table is None else table.room
        secrets = (hello.secret, getattr(hello, "host", ""))
        return room is not None and not room.keys.opened_by(*secrets)

    async def serves(self, socket: AnySocket, there: Elsewhere, hello: str, since: float) -> bool:
        """Have a page served by the node that has its table, or have it come again later.

        False if the table may be ours by now: that node can't be reached.
        """
        late = asyncio.get_running_loop().time() > since + PATIENCE
        if late or self.is_leaving or has_hopped(socket.scope):
            await socket.close(LATER)
            return True
        if there.node and await self._bridges.cross(socket, there.node, hello):
            return True
        await asyncio.sleep(PAUSE)
        return False

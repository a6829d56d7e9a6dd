"""The store of a node: what is written to a table or pad is written under its lease."""

import asyncio
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from copy import copy
from typing import Protocol

from sushibelt.server import logs, metrics
from sushibelt.server.database import Database
from sushibelt.server.leases import Elsewhere, Lease
from sushibelt.server.rows import Write
from sushibelt.server.store import Store
from sushibelt.server.writer import Writer

RENEWAL = 1.0  # seconds between two signs of life; after three without one others may take over
SIGN_OF_LIFE = Write("sign_of_life", {})  # that a transaction was committed is all there is to say


class LeasingWriter(Writer, Protocol):
    """A writer that holds leases."""

    lost: Callable[[], None]

    async def take(self, place: str) -> Lease | None:
        """Return the lease of a table or pad; raise Elsewhere if another node has it."""
        ...

    async def give_back(self, places: Collection[str]) -> None:
        """Let others have tables or pads."""
        ...


class NodeStore(Store):
    """All that outlives the nodes, as one of them sees it."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._leasing: LeasingWriter = self._writer  # type: ignore[assignment]  # a node's
        self._leaving = False
        self._alive: asyncio.Task[None] | None = None
        self.on_lost: Callable[[str | None], None] = lambda _: None  # of a place, or of all

    async def begin(self) -> None:
        """Start the writer, and give signs of life from now on."""
        loop = asyncio.get_running_loop()

        def lost() -> None:
            loop.call_soon_threadsafe(self.on_lost, None)

        self._leasing.lost = lost
        await super().begin()
        self._alive = asyncio.create_task(self._live())

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(RENEWAL)
            try:
                await self.write([SIGN_OF_LIFE])
            except Elsewhere:
                pass  # whoever had to know was told
            except Exception:
                metrics.FAILED.inc()
                logs.fault("sign-of-life")

    def leave(self) -> None:
        """Take nothing any more: this node is about to stop."""
        self._leaving = True

    async def of(self, place: str) -> Store:
        """Return the store under the lease of a table or pad; raise Elsewhere if it's not ours."""
        self.check_there()
        if self._leaving:
            raise Elsewhere
        lease = await self._leasing.take(place)
        return self if lease is None else UnderLease.of_store(self, lease)

    async def give_back(self, places: Collection[str]) -> None:
        """Let other nodes have tables or pads."""
        if places:
            await self._leasing.give_back(places)

    async def close(self) -> None:
        """Write what is waiting, and let others have everything."""
        if self._alive is not None:
            self._alive.cancel()
            with suppress(asyncio.CancelledError):
                await self._alive
        await super().close()


class UnderLease(NodeStore):
    """The store as a room has it: the database refuses what is written without its lease."""

    _lease: Lease

    @classmethod
    def of_store(cls, store: NodeStore, lease: Lease) -> "UnderLease":
        """Return the same store, under a lease."""
        one = cls.__new__(cls)
        one.__dict__ = copy(store.__dict__)
        one._lease = lease
        return one

    async def write(self, rows: Sequence[Write]) -> None:
        """Return when these rows, all or none, are on the disk; raise Elsewhere if none may be."""
        if not rows:
            return
        try:
            await super().write([self._lease.row(), *rows])
        except Elsewhere:
            self.on_lost(self._lease.place)
            raise

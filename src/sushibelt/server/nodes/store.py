"""The store of a node: what is written to a table or pad is written under its lease."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
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


async def _nothing() -> None:
    pass


class LeasingWriter(Writer, Protocol):
    """A writer that holds leases."""

    lost: Callable[[], None]

    async def take(self, place: str) -> Lease | None:
        """Return the lease of a table or pad; raise Elsewhere if another node has it."""
        ...

    def holds(self, lease: Lease) -> bool:
        """Whether a lease is still ours, as far as we know."""
        ...

    async def give_back(self, places: Collection[str]) -> None:
        """Let others have tables or pads."""
        ...

    async def lapsed(self, nodes: Collection[str]) -> list[str]:
        """Return those nodes whose tables others may take over."""
        ...


class NodeStore(Store):
    """All that outlives the nodes, as one of them sees it."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._leasing: LeasingWriter = self._writer  # type: ignore[assignment]  # a node's
        self._leaving = False
        self._alive: asyncio.Task[None] | None = None
        self.on_lost: Callable[[str | None], None] = lambda _: None  # of a place, or of all
        self.on_heard: Callable[[], Awaitable[None]] = _nothing  # the database heard of us

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
                await self.on_heard()
            except Elsewhere:
                pass  # whoever had to know was told
            except Exception:
                metrics.FAILED.inc()
                logs.fault("sign-of-life")

    def leave(self) -> None:
        """Take nothing any more: this node is about to stop."""
        self._leaving = True

    async def of(self, *places: str) -> Store:
        """Return the store under the leases of tables or pads; raise Elsewhere if one isn't ours.

        Whoever has our name by now has, or will have, all that was ours.
        """
        if self._leaving or self.problem == "store-taken":
            raise Elsewhere
        self.check_there()
        taken = [await self._leasing.take(place) for place in places]
        leases = [lease for lease in taken if lease is not None]
        return UnderLease.of_store(self, leases) if leases else self

    async def give_back(self, places: Collection[str]) -> None:
        """Let other nodes have tables or pads."""
        if places:
            await self._leasing.give_back(places)

    async def lapsed(self, nodes: Collection[str]) -> list[str]:
        """Return those nodes whose tables others may take over."""
        return await self._leasing.lapsed(nodes) if nodes else []

    async def close(self) -> None:
        """Write what is waiting, and let others have everything."""
        if self._alive is not None:
            self._alive.cancel()
            with suppress(asyncio.CancelledError):
                await self._alive
        await super().close()


class UnderLease(NodeStore):
    """The store as a room has it: the database refuses what is written without its lease.

    Whoever deletes several tables needs all of their leases.
    """

    _leases: Sequence[Lease]

    @classmethod
    def of_store(cls, store: NodeStore, leases: Sequence[Lease]) -> "UnderLease":
        """Return the same store, under leases."""
        one = cls.__new__(cls)
        one.__dict__ = copy(store.__dict__)
        one._leases = leases
        return one

    def check_ours(self) -> None:
        """Raise Elsewhere if a lease was lost meanwhile, as far as we know."""
        if not all(map(self._leasing.holds, self._leases)):
            raise Elsewhere

    async def write(self, rows: Sequence[Write]) -> None:
        """Return when these rows, all or none, are on the disk; raise Elsewhere if none may be."""
        if not rows:
            return
        try:
            await super().write([*(lease.row() for lease in self._leases), *rows])
        except Elsewhere:
            for lease in self._leases:
                self.on_lost(lease.place)
            raise

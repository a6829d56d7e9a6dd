"""Capacity of the server: tables and pads stored, rooms in memory, bytes on the disk.

What is there already goes on; only what is new is refused.
"""

from typing import NamedTuple

from sushibelt.core.refusal import Refusal
from sushibelt.server import metrics
from sushibelt.server.store import Store

MEGABYTE = 1_000_000


class Capacity(NamedTuple):
    """The most of everything."""

    tables: int = 20_000  # stored
    pads: int = 20_000  # stored
    rooms: int = 1_000  # of tables in memory at once, and as many of pads
    megabytes: int = 4_000  # stored

    async def check_table(self, store: Store) -> None:
        """Raise Refusal if there is no room for a table more."""
        _refuse_if(await store.count("tables") >= self.tables)
        await self.check_space(store)

    async def check_pad(self, store: Store) -> None:
        """Raise Refusal if there is no room for a shared pad more."""
        _refuse_if(await store.count("pads") >= self.pads)
        await self.check_space(store)

    async def check_space(self, store: Store) -> None:
        """Raise Refusal if a new match would be stored where too much is stored already."""
        _refuse_if(await store.size() >= self.megabytes * MEGABYTE)


USUAL = Capacity()


def house_full() -> Refusal:
    """Return the refusal of what is new."""
    metrics.LIMITED.labels("house").inc()
    return Refusal("house-full")


def _refuse_if(too_much: bool) -> None:
    if too_much:
        raise house_full()

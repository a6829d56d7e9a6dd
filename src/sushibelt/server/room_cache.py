"""A cache of rooms: loaded once, however many ask at a time; unloaded when they have been idle."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, Protocol, TypeVar

from prometheus_client import Gauge

from sushibelt.server.clock import Clock
from sushibelt.server.rows import Write
from sushibelt.server.store import Store

IDLE = 60.0  # seconds until an empty room is unloaded


class Cached(Protocol):
    """A room that can be unloaded."""

    @property
    def idle_since(self) -> float | None:
        """Since when nobody needs it; None while somebody does."""
        ...

    def touch(self) -> None:
        """Note that somebody uses it."""
        ...

    async def close(self) -> None:
        """Store what was accepted, and stop."""
        ...


R = TypeVar("R", bound=Cached)


class RoomCache(Generic[R]):
    """Rooms by id; `load` makes one from the store, `touched` is the row that says it was used."""

    def __init__(
        self, store: Store, clock: Clock, gauge: Gauge,
        load: Callable[[str], Awaitable[R]], touched: Callable[[str, int], Write],
    ) -> None:  # fmt: skip
        self._store, self._clock, self._gauge = store, clock, gauge
        self._load, self._touched = load, touched
        self._rooms: dict[str, R] = {}
        self._loading: dict[str, asyncio.Task[R]] = {}

    def __len__(self) -> int:
        return len(self._rooms)

    @property
    def loaded(self) -> list[R]:
        """The rooms in memory."""
        return list(self._rooms.values())

    async def room(self, place: str) -> R:
        """Return a room, loaded if need be."""
        if place not in self._rooms:
            if place not in self._loading:
                task = asyncio.create_task(self._put(place))
                self._loading[place] = task
                task.add_done_callback(lambda _: self._loading.pop(place, None))
            return await asyncio.shield(self._loading[place])
        self._rooms[place].touch()
        return self._rooms[place]

    async def _put(self, place: str) -> R:
        room = self._rooms[place] = await self._load(place)
        self._gauge.set(len(self._rooms))
        return room

    async def sweep(self) -> None:
        """Unload the rooms that have been idle for a while."""
        for place, room in list(self._rooms.items()):
            since = room.idle_since
            if since is not None and since + IDLE < self._clock.now():
                del self._rooms[place]
                await room.close()
                await self._store.write([self._touched(place, self._clock.date())])
        self._gauge.set(len(self._rooms))

    async def touch_loaded(self) -> None:
        """Store that the rooms in memory are in use."""
        now = self._clock.date()
        await self._store.write([self._touched(place, now) for place in self._rooms])

    async def close(self) -> None:
        """Unload everything."""
        for room in list(self._rooms.values()):
            await room.close()
        self._rooms.clear()

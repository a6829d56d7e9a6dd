"""A cache of rooms: loaded once, however many ask at a time; unloaded when they have been idle."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager
from typing import Generic, Protocol, TypeVar

from prometheus_client import Gauge

from sushibelt.core.refusal import Refusal
from sushibelt.server.capacity import USUAL, house_full
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
    """Rooms by id; `load` makes one from the store, `touched` is the row that says it was used.

    `unknown` is why there is no room of an id.
    """

    def __init__(
        self, store: Store, clock: Clock, gauge: Gauge, unknown: str,
        load: Callable[[str], Awaitable[R]], touched: Callable[[str, int], Write],
        most: int = USUAL.rooms,
    ) -> None:  # fmt: skip
        self._store, self._clock, self._gauge = store, clock, gauge
        self._unknown, self._load, self._touched = unknown, load, touched
        self._most = most
        self._rooms: dict[str, R] = {}
        self._loading: dict[str, asyncio.Task[R]] = {}
        self._going: set[str] = set()  # about to be deleted

    def __len__(self) -> int:
        return len(self._rooms)

    @property
    def loaded(self) -> list[R]:
        """The rooms in memory."""
        return list(self._rooms.values())

    def get(self, place: str) -> R | None:
        """Return a room if it is in memory."""
        return self._rooms.get(place)

    async def room(self, place: str) -> R:
        """Return a room, loaded if need be; raise Refusal if there is none."""
        if place in self._going:
            raise Refusal(self._unknown)
        if place not in self._rooms:
            if place not in self._loading:
                full = len(self._rooms) + len(self._loading) >= self._most
                task = asyncio.create_task(self._put(place, full))
                self._loading[place] = task
                task.add_done_callback(lambda _: self._loading.pop(place, None))
            return await asyncio.shield(self._loading[place])
        self._rooms[place].touch()
        return self._rooms[place]

    async def _put(self, place: str, full: bool) -> R:
        if full:
            await self._unload_idlest()
        room = self._rooms[place] = await self._load(place)
        self._gauge.set(len(self._rooms))
        return room

    @property
    def in_use(self) -> set[str]:
        """The ids of rooms that are in memory, or soon will be."""
        return {*self._rooms, *self._loading}

    @asynccontextmanager
    async def without(self, places: Collection[str]) -> AsyncIterator[list[R]]:
        """Take rooms out of memory, and let nobody in as long as the block lasts.

        Inside it they are deleted from the store; whoever still has one can change nothing.
        """
        self._going |= set(places)
        try:
            loading = [task for place, task in self._loading.items() if place in places]
            await asyncio.gather(*loading, return_exceptions=True)
            rooms = [self._rooms.pop(place) for place in places if place in self._rooms]
            for room in rooms:
                await room.close()
            self._gauge.set(len(self._rooms))
            yield rooms
        finally:
            self._going -= set(places)

    async def sweep(self) -> None:
        """Unload the rooms that have been idle for a while."""
        for place, since in self._idle():
            if since + IDLE < self._clock.now() and place in self._rooms:
                await self._unload(place)

    def _idle(self) -> list[tuple[str, float]]:
        """Return the rooms that nobody needs now, and since when, longest first."""
        since = {place: room.idle_since for place, room in self._rooms.items()}
        idle = [(place, at) for place, at in since.items() if at is not None]
        return sorted(idle, key=lambda one: one[1])

    def check_room(self) -> None:
        """Raise Refusal if no other room can be loaded."""
        if len(self._rooms) + len(self._loading) >= self._most and not self._idle():
            raise house_full()

    async def _unload_idlest(self) -> None:
        """Unload the room that nobody has needed for longest; raise Refusal if all are needed."""
        idle = self._idle()
        if not idle:
            raise house_full()
        await self._unload(idle[0][0])

    async def _unload(self, place: str) -> None:
        room = self._rooms.pop(place)
        self._gauge.set(len(self._rooms))
        await room.close()
        await self._store.write([self._touched(place, self._clock.date())])

    async def touch_loaded(self) -> None:
        """Store that the rooms in memory are in use."""
        now = self._clock.date()
        await self._store.write([self._touched(place, now) for place in self._rooms])

    async def close(self) -> None:
        """Unload everything."""
        for room in list(self._rooms.values()):
            await room.close()
        self._rooms.clear()

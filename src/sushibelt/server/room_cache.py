"""A cache of rooms: loaded once, however many ask at a time; unloaded when they have been idle."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager
from functools import partial
from typing import Generic, Protocol, TypeVar

from prometheus_client import Gauge

from sushibelt.core.refusal import Refusal
from sushibelt.server import metrics
from sushibelt.server.capacity import USUAL, house_full
from sushibelt.server.clock import Clock
from sushibelt.server.leases import Elsewhere
from sushibelt.server.rows import Write
from sushibelt.server.shares import Shares
from sushibelt.server.store import Store

IDLE = 60.0  # seconds until an empty room is unloaded


class Cached(Protocol):
    """A room that can be unloaded."""

    @property
    def idle_since(self) -> float | None:
        """Since when nobody needs it; None while somebody does."""
        ...

    @property
    def touched(self) -> float:
        """When it was used last."""
        ...

    @property
    def addresses(self) -> set[str]:
        """Where those who are there come from."""
        ...

    def touch(self) -> None:
        """Note that somebody uses it."""
        ...

    def send_all_away(self, reason: str | None) -> None:
        """Send away everybody who is there; they may come again later."""
        ...

    async def close(self) -> None:
        """Store what was accepted, and stop."""
        ...


R = TypeVar("R", bound=Cached)


class RoomCache(Generic[R]):
    """Rooms by id; `load` makes one from its store, `touched` is the row that says it was used.

    `unknown` is why there is no room of an id.
    """

    def __init__(
        self, store: Store, clock: Clock, gauge: Gauge, unknown: str,
        load: Callable[[str, Store], Awaitable[R]], touched: Callable[[str, int], Write],
        most: int = USUAL.rooms,
    ) -> None:  # fmt: skip
        self._store, self._clock, self._gauge = store, clock, gauge
        self._unknown, self._load, self._touched = unknown, load, touched
        self._most, self._shares = most, Shares[str](most)
        self._rooms: dict[str, R] = {}
        self._loading: dict[str, asyncio.Task[R]] = {}
        self._closing: dict[str, asyncio.Task[None]] = {}
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
        if place in self._closing:  # what was accepted there is stored before it is read again
            await asyncio.wait([self._closing[place]])
        if full:
            await self._make_space()
        store = await self._store.of(place)
        try:
            room = await self._load(place, store)
        except BaseException:
            await self._store.give_back([place])
            raise
        try:
            store.check_ours()  # or others may have changed what was read
        except Elsewhere:
            await room.close()
            raise
        self._rooms[place] = room
        self._gauge.set(len(self._rooms))
        return room

    @property
    def in_use(self) -> set[str]:
        """The ids of rooms that are in memory, or soon will be."""
        return {*self._rooms, *self._loading}

    @asynccontextmanager
    async def without(self, places: Collection[str]) -> AsyncIterator[tuple[Store, list[R]]]:
        """Take rooms out of memory, and let nobody in as long as the block lasts.

        Inside it they are deleted from the store that is lent, which refuses that if another node
        took one of them meanwhile; whoever still has one can change nothing.
        """
        self._going |= set(places)
        try:
            under_way = [*self._loading.items(), *self._closing.items()]
            waiting = (task for place, task in under_way if place in places)
            await asyncio.gather(*waiting, return_exceptions=True)
            rooms = [self._rooms.pop(place) for place in places if place in self._rooms]
            for room in rooms:
                await room.close()
            self._gauge.set(len(self._rooms))
            yield await self._store.of(*places), rooms
        finally:
            await self._store.give_back(places)
            self._going -= set(places)

    async def elsewhere(self, places: Collection[str]) -> dict[str, str]:
        """Return those that other nodes have, and which nodes, as far as that is known."""
        found = {}
        for place in set(places) - self.in_use:
            try:
                await self._store.of(place)
            except Elsewhere as there:
                found[place] = there.node
        return found

    async def unused(self, places: Collection[str]) -> list[str]:
        """Return those that nobody has in use, here or on another node."""
        gone = self.in_use | set(await self.elsewhere(places))
        return [place for place in places if place not in gone]

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
        full = len(self._rooms) + len(self._loading) >= self._most
        if full and not self._idle() and not self._shares.spare(self._held):
            raise house_full()

    def _held(self) -> list[tuple[str, set[str]]]:
        """Return who is in each room, the one that was used longest ago first."""
        rooms = sorted(self._rooms.items(), key=lambda one: one[1].touched)
        return [(place, room.addresses) for place, room in rooms]

    async def _make_space(self) -> None:
        """Unload the room that nobody has needed for longest, or else one of whoever has most.

        Raise Refusal if all are needed, and nobody has more than a fair share of them.
        """
        place = next((place for place, _ in self._idle()), None)
        if place is None:
            place = next(iter(self._shares.spare(self._held)), None)
            if place is None:
                raise house_full()
            metrics.LIMITED.labels("rooms").inc()
            self._rooms[place].send_all_away("house-full")
        await self._unload(place)

    async def _unload(self, place: str) -> None:
        room = self._rooms.pop(place)
        self._gauge.set(len(self._rooms))
        task = self._closing[place] = asyncio.create_task(self._close(place, room))
        task.add_done_callback(partial(self._closed, place))
        await asyncio.shield(task)

    def _closed(self, place: str, task: "asyncio.Task[None]") -> None:
        if self._closing.get(place) is task:
            del self._closing[place]

    async def _close(self, place: str, room: R) -> None:
        try:
            await room.close()
            await self._store.write([self._touched(place, self._clock.date())])
        finally:
            await self._store.give_back([place])

    def abandon(self, place: str | None = None) -> None:
        """Forget a room, or all, without another word to the store: they are others' by now."""
        for one in [place] if place is not None else list(self._rooms):
            if (room := self._rooms.pop(one, None)) is not None:
                room.send_all_away(None)  # unasked and unanswered: they come again at once
                task = self._closing[one] = asyncio.create_task(room.close())
                task.add_done_callback(partial(self._closed, one))
        self._gauge.set(len(self._rooms))

    async def unload_if_empty(self, place: str) -> None:
        """Unload a room that nobody is in, or see that it is unloaded."""
        room = self._rooms.get(place)
        if room is not None and room.idle_since is not None:
            await self._unload(place)
        elif place in self._closing:
            await asyncio.wait([self._closing[place]])

    async def touch_loaded(self) -> None:
        """Store that the rooms in memory are in use."""
        now = self._clock.date()
        await self._store.write([self._touched(place, now) for place in self._rooms])

    async def close(self) -> None:
        """Unload everything."""
        under_way = [*self._loading.values(), *self._closing.values()]
        await asyncio.gather(*under_way, return_exceptions=True)
        while self._rooms:  # while one is closed, others may be unloaded or lost
            place = next(iter(self._rooms))
            room = self._rooms.pop(place)  # what is closed must not be entered
            await room.close()
            await self._store.give_back([place])

"""A cache of rooms that is closed while rooms come and go."""

import asyncio
from typing import Any

from prometheus_client import Gauge

from sushibelt.server.clock import RealClock
from sushibelt.server.room_cache import RoomCache
from sushibelt.server.rows import Write


class Nowhere:
    """A store that has everything and keeps nothing."""

    def __init__(self) -> None:
        self.given_back: list[str] = []

    async def of(self, *_: str) -> "Nowhere":
        return self

    def check_ours(self) -> None:
        pass

    async def write(self, rows: list[Write]) -> None:
        pass

    async def give_back(self, places: list[str]) -> None:
        self.given_back += places


class Leaving:
    """A room that takes a while to close; meanwhile another node takes the one called `other`."""

    idle_since, touched = None, 0.0
    addresses: set[str] = set()  # noqa: RUF012 - nobody is there

    def __init__(self, cache: "RoomCache[Any]", other: str) -> None:
        self._cache, self._other = cache, other
        self.closed = 0

    def touch(self) -> None:
        pass

    def send_all_away(self, reason: str | None) -> None:
        pass

    async def close(self) -> None:
        await asyncio.sleep(0)
        self._cache.abandon(self._other)
        self.closed += 1


def test_a_room_that_is_lost_while_others_are_closed_keeps_nobody_from_stopping() -> None:
    async def story() -> None:
        store: Any = Nowhere()
        others = {"a": "b", "b": "a", "c": "c"}

        async def load(place: str, _: Any) -> Leaving:
            return Leaving(cache, others[place])

        touched = lambda place, at: Write("touched", {"id": place, "at": at})  # noqa: E731
        gauge = Gauge("rooms", "in a test", registry=None)
        cache: RoomCache[Any] = RoomCache(store, RealClock(), gauge, "unknown", load, touched)
        rooms = [await cache.room(place) for place in others]
        await cache.close()
        await asyncio.sleep(0.01)  # whatever was abandoned closes by itself
        assert len(cache) == 0
        assert [room.closed for room in rooms] == [1, 1, 1]
        assert "c" in store.given_back

    asyncio.run(story())

"""All rooms of tables: loaded from the store when somebody comes, unloaded when nobody is left."""

import asyncio

from sushibelt.core.refusal import Refusal
from sushibelt.server import logs, metrics
from sushibelt.server.answers import Answers
from sushibelt.server.clock import Clock
from sushibelt.server.codes import tidy_code, unused_code
from sushibelt.server.keys import KeyRing, SecretRole, Who, make_key, place_of
from sushibelt.server.room_cache import RoomCache
from sushibelt.server.rows import touched_table_row
from sushibelt.server.store import Store
from sushibelt.server.tables import bodies, lobby
from sushibelt.server.tables.bot_pool import Chooser
from sushibelt.server.tables.room import Room
from sushibelt.server.tables.rows import changes, table_of
from sushibelt.server.tables.scheduler import Scheduler

MAKERS_KEYS: tuple[SecretRole, ...] = ("seat", "host", "watch")  # of whoever makes a table


class Rooms:
    """Finds and makes rooms of tables."""

    def __init__(self, store: Store, clock: Clock, bots: Chooser, bot_pause: float) -> None:
        self.store, self.clock = store, clock
        self._bots, self._bot_pause = bots, bot_pause
        self.cache = RoomCache(store, clock, metrics.ROOMS, self._load, touched_table_row)
        self._making = asyncio.Lock()

    async def close(self) -> None:
        """Close every room."""
        await self.cache.close()

    async def room(self, table: str) -> Room:
        """Return the room of a table; raise Refusal if there is no such table."""
        return (await self.cache.room(table)).room

    async def _load(self, table: str) -> Scheduler:
        stored = await self.store.table(table)
        if stored is None:
            raise Refusal("table-unknown")
        keys = await KeyRing.load(self.store, table, "table-full")
        answers = await Answers.load(self.store, table, table=table)
        room = Room(table_of(stored), keys, answers, self.store, self.clock)
        return Scheduler(room, self._bots, self._bot_pause)

    # ---- tables and seats

    async def make(self, request: bodies.NewTable) -> bodies.TableMade:
        """Make a table; the same request again gets the same answer."""
        async with self._making:
            made = await place_of(self.store, request.id, "host") or await self._make(request)
        room = await self.room(made)
        own = room.keys.of_request(request.id, "seat")
        seat = room.table.seat_of(Who(own.member if own else None))
        secrets = [room.keys.issued(request.id, role) for role in MAKERS_KEYS]
        return bodies.TableMade(made, room.table.code, seat or 0, *secrets)

    async def _make(self, request: bodies.NewTable) -> str:
        table, member = lobby.new_table(request, await unused_code(self.store))
        owners = (member, None, None)
        keys = [make_key(request.id, *key)[1] for key in zip(MAKERS_KEYS, owners, strict=True)]
        rows = [key.row(table.id) for key in keys]
        await self.store.write([*changes(None, table, self.clock.date()), *rows])
        metrics.TABLES_MADE.inc()
        logs.note("table", table=table.id)
        return table.id

    async def join(self, table: str, request: bodies.NewSeat, secret: str) -> bodies.SeatTaken:
        """Give somebody a seat, if the code or a secret of the table lets them in."""
        room = await self.room(table)

        async def joined() -> bodies.SeatTaken:
            _check_invited(room, request.code, secret)
            key = room.keys.of_request(request.id, "seat")
            if key is None:
                after, member = lobby.join(room.table, request)
                key = room.keys.make(request.id, "seat", member)
                await room.change(after, [key.row(table)])
                room.keys.add(key)
            seat = room.table.seat_of(Who(key.member))
            return bodies.SeatTaken(seat, room.keys.issued(request.id, "seat"))

        return await room.do(joined)

    async def watch(self, table: str, request: bodies.NewWatcher) -> bodies.WatchGiven:
        """Give somebody with the code a secret to watch with."""
        room = await self.room(table)

        async def given() -> bodies.WatchGiven:
            _check_invited(room, request.code, "")
            return bodies.WatchGiven(await room.keys.issue(request.id, "watch"))

        return await room.do(given)

    async def of_code(self, typed: str) -> Room:
        """Return the room of a spoken code; raise Refusal if there is none."""
        table = await self.store.table_of_code(tidy_code(typed))
        if table is None:
            raise Refusal("code-unknown")
        return await self.room(table)

    # ---- housekeeping

    async def sweep(self) -> None:
        """Unload the rooms that have been empty for a while."""
        await self.cache.sweep()

    async def clear_out(self, idle_before: int, kept_before: int) -> None:
        """Delete tables that nobody visits any more, and matches kept for long enough."""
        await self.cache.touch_loaded()
        gone = await self.store.clear_out(idle_before, kept_before)
        if gone:
            logs.note("cleared-out", tables=gone)


def _check_invited(room: Room, code: str, secret: str) -> None:
    if not code or tidy_code(code) != room.table.code:
        room.identify(secret)

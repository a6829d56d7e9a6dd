"""All rooms of tables: loaded from the store when somebody comes, unloaded when nobody is left."""

import asyncio
from collections.abc import Collection
from functools import partial

from sushibelt.core.refusal import Refusal
from sushibelt.server import logs, metrics
from sushibelt.server.answers import Answers
from sushibelt.server.capacity import USUAL, Capacity
from sushibelt.server.clock import Clock
from sushibelt.server.codes import tidy_code, unused_code
from sushibelt.server.housekeeping import share_of
from sushibelt.server.keys import KeyRing, SecretRole, Who, make_key, place_of
from sushibelt.server.room_cache import RoomCache
from sushibelt.server.rows import dropped_match_rows, dropped_table_rows, touched_table_row
from sushibelt.server.store import Store
from sushibelt.server.tables import bodies, lobby
from sushibelt.server.tables.bot_pool import Chooser
from sushibelt.server.tables.room import Room
from sushibelt.server.tables.rows import changes, table_of
from sushibelt.server.tables.scheduler import Scheduler

MAKERS_KEYS: tuple[SecretRole, ...] = ("seat", "host", "watch")  # of whoever makes a table


class Rooms:
    """Finds and makes rooms of tables."""

    def __init__(
        self, store: Store, clock: Clock, bots: Chooser, bot_pause: float,
        capacity: Capacity = USUAL,
    ) -> None:  # fmt: skip
        self.store, self.clock, self._capacity = store, clock, capacity
        self._bots, self._bot_pause = bots, bot_pause
        self.cache = RoomCache(
            store,
            clock,
            metrics.ROOMS,
            "table-unknown",
            self._load,
            touched_table_row,
            capacity.rooms,
        )
        self._making = asyncio.Lock()

    async def close(self) -> None:
        """Close every room."""
        await self.cache.close()

    async def room(self, table: str) -> Room:
        """Return the room of a table; raise Refusal if there is no such table."""
        return (await self.cache.room(table)).room

    async def _load(self, table: str, store: Store) -> Scheduler:
        stored = await store.table(table)
        if stored is None:
            raise Refusal("table-unknown")
        keys = await KeyRing.load(store, table, "table-full")
        answers = await Answers.load(store, table, table=table)
        room = Room(table_of(stored), keys, answers, store, self.clock)
        room.check_space = partial(self._capacity.check_space, store)
        return Scheduler(room, self._bots, self._bot_pause)

    # ---- tables and seats

    async def make(self, request: bodies.NewTable) -> bodies.TableMade:
        """Make a table; the same request again gets the same answer."""
        async with self._making:
            made = await place_of(self.store, request.id, "host")
            if made is None:
                return await self._make(request)
        room = await self.room(made)
        own = room.keys.of_request(request.id, "seat")
        seat = room.table.seat_of(Who(own.member if own else None))
        secrets = [room.keys.issued(request.id, role) for role in MAKERS_KEYS]
        return bodies.TableMade(made, room.table.invitation or "", seat or 0, *secrets)

    async def _make(self, request: bodies.NewTable) -> bodies.TableMade:
        self.cache.check_room()
        await self._capacity.check_table(self.store)
        table, member = lobby.new_table(request, await unused_code(self.store))
        owners = (member, None, None)
        made = [make_key(request.id, *key) for key in zip(MAKERS_KEYS, owners, strict=True)]
        rows = [key.row(table.id) for _, key in made]
        await self.store.write([*changes(None, table, self.clock.date()), *rows])
        metrics.TABLES_MADE.inc()
        logs.note("table", table=table.id)
        seat = table.seat_of(Who(member)) or 0
        return bodies.TableMade(table.id, table.code, seat, *(secret for secret, _ in made))

    async def join(self, table: str, request: bodies.NewSeat, secret: str) -> bodies.SeatTaken:
        """Give somebody a seat, if the code or a secret of the table lets them in."""
        room = await self.room(table)

        async def joined() -> bodies.SeatTaken:
            key = room.keys.of_request(request.id, "seat")
            if key is None:
                _check_invited(room, request.code, secret)
                after, member = lobby.join(room.table, request)
                key = room.keys.make(request.id, "seat", member)
                await room.change(after, room.keys.rows(key))
                room.keys.add(key)
            seat = room.table.seat_of(Who(key.member))
            return bodies.SeatTaken(seat, room.keys.issued(request.id, "seat"))

        return await room.do(joined)

    async def watch(self, table: str, request: bodies.NewWatcher) -> bodies.WatchGiven:
        """Give somebody with the code a secret to watch with."""
        room = await self.room(table)

        async def given() -> bodies.WatchGiven:
            if room.keys.of_request(request.id, "watch") is None:
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
        idle = await self.store.idle_tables(idle_before)
        share = share_of("tables", idle, idle_before)
        await self.delete(await self.cache.unused(share))
        old = await self.store.old_matches(kept_before)
        await self.delete_matches(share_of("matches", old, kept_before))

    async def shut(self, table: str) -> None:
        """Close a table for everybody and for good; what was played there stays."""
        room = await self.room(table)
        await room.do(room.shut)

    async def delete(self, tables: Collection[str]) -> None:
        """Delete tables, and tell whoever is there; matches are deleted by themselves."""
        for table in self.cache.in_use & set(tables):
            await self.shut(table)
        async with self.cache.without(tables) as (store, _):
            await store.write([row for table in tables for row in dropped_table_rows(table)])

    async def delete_matches(self, matches: Collection[str]) -> None:
        """Delete matches that no table plays any more."""
        await self.store.write([row for match in matches for row in dropped_match_rows(match)])


def _check_invited(room: Room, code: str, secret: str) -> None:
    """Raise Refusal unless the code, or a secret of the table, lets somebody new in."""
    if tidy_code(code) == room.table.invitation:
        return
    if not room.identify(secret).host and room.table.invitation is None:
        raise Refusal("code-closed")

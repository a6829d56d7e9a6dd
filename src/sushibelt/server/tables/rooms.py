"""All rooms of tables: loaded from the store when somebody comes, unloaded when nobody is left."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from sqlalchemy.exc import IntegrityError

from sushibelt.core.refusal import Refusal
from sushibelt.server import logs, metrics
from sushibelt.server.answers import Answers
from sushibelt.server.clock import Clock
from sushibelt.server.codes import tidy_code
from sushibelt.server.keys import Key, derive, digest, make_key
from sushibelt.server.pads.rooms import PadRooms
from sushibelt.server.rows import DbRow, key_row, touched_row
from sushibelt.server.settings import Settings
from sushibelt.server.store import Store
from sushibelt.server.tables import bodies, lobby
from sushibelt.server.tables.bot_pool import Chooser
from sushibelt.server.tables.room import Room
from sushibelt.server.tables.rows import changes, table_of
from sushibelt.server.tables.scheduler import Scheduler

IDLE = 60.0  # seconds until an empty room is let go
SWEEP = 30.0  # seconds between two looks for such rooms
HOUSEKEEPING = 6 * 3600.0  # seconds between two looks for what may be forgotten
DAY = 86_400
MOST_KEYS = 200  # secrets of one table
TRIES = 5  # for a code that no other table has


class Rooms:
    """Where to find, and how to make, a room."""

    def __init__(self, settings: Settings, store: Store, thinkers: Chooser, clock: Clock) -> None:
        self.settings = settings
        self.store = store
        self.clock = clock
        self.pads = PadRooms(store, clock)
        self._thinkers = thinkers
        self._rooms: dict[str, Scheduler] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._making = asyncio.Lock()
        self._closing = asyncio.Event()
        self._chores = [
            asyncio.create_task(self._repeat(SWEEP, self.sweep)),
            asyncio.create_task(self._repeat(HOUSEKEEPING, self.clear_out)),
        ]

    async def close(self) -> None:
        """Close every room. Chores end what they are at: the file may be in use."""
        self._closing.set()
        await asyncio.gather(*self._chores)
        for scheduler in list(self._rooms.values()):
            scheduler.close()
            await scheduler.room.close()
        self._rooms.clear()
        await self.pads.close()

    @property
    def rooms(self) -> int:
        """How many tables are in memory."""
        return len(self._rooms)

    async def room(self, table: str) -> Room:
        """Return the room of a table; raise Refusal if there is no such table."""
        if table in self._rooms:
            return self._rooms[table].room
        if table not in self._loading:
            task = asyncio.create_task(self._load(table))
            self._loading[table] = task
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Room:
        stored = await self.store.table(table)
        if stored is None:
            raise Refusal("table-unknown")
        keys = [_key(row) for row in await self.store.keys(table_id=table)]
        answers = Answers(table, await self.store.answers(table))
        room = Room(table_of(stored), keys, answers, self.store, self.clock)
        self._rooms[table] = Scheduler(room, self._thinkers, self.settings.bot_pause)
        metrics.ROOMS.set(len(self._rooms))
        return room

    # ---- tables and seats

    async def make(self, request: bodies.NewTable) -> bodies.TableMade:
        """Make a table; the same request again gets the same answer."""
        async with self._making:
            made = await self._made(request)
            if made is None:
                for _ in range(TRIES):
                    with suppress(IntegrityError):  # another table has this code
                        await self._make(request)
                        break
                made = await self._made(request)
        if made is None:
            raise Refusal("server-fault")
        room = await self.room(made)
        table = room.table
        own = [key for key in room.keys.values() if key.request == digest(request.id)]
        keys = {key.role: key for key in own}
        secrets = {role: derive(request.id, role, key.salt) for role, key in keys.items()}
        seats = [seat for seat, member in table.people.items() if member == keys["seat"].member]
        return bodies.TableMade(
            table.id, table.code, seats[0] if seats else 0, secrets["seat"], secrets["host"],
            secrets["watch"],
        )  # fmt: skip

    async def _made(self, request: bodies.NewTable) -> str | None:
        """Return the table that was made for this request, if it was."""
        rows = await self.store.keys(request=digest(request.id), role="host")
        return str(rows[0]["table_id"]) if rows else None

    async def _make(self, request: bodies.NewTable) -> None:
        table, member, _ = lobby.new_table(request)
        keys = [
            make_key(request.id, "seat", member)[1],
            make_key(request.id, "host")[1],
            make_key(request.id, "watch")[1],
        ]
        rows = [key_row(table.id, key) for key in keys]
        await self.store.write([*changes(None, table, self.clock.date()), *rows])
        metrics.TABLES_MADE.inc()
        logs.note("table", table=table.id)

    async def join(self, table: str, request: bodies.NewSeat, secret: str) -> bodies.SeatTaken:
        """Give somebody a seat, if the code or a secret of the table lets them in."""
        room = await self.room(table)

        async def joined() -> bodies.SeatTaken:
            _check_invited(room, request.code, secret)
            key = _asked_before(room, request.id, "seat")
            if key is None:
                _check_room_for_keys(room)
                after, member = lobby.join(room.table, request)
                _, key = make_key(request.id, "seat", member)
                await room.change(after, [key_row(table, key)])
                room.keys[key.hash] = key
            people = room.table.people
            seats = [seat for seat, member in people.items() if member == key.member]
            return bodies.SeatTaken(
                seats[0] if seats else None, derive(request.id, "seat", key.salt)
            )

        return await room.do(joined)

    async def watch(self, table: str, request: bodies.NewWatcher) -> bodies.WatchGiven:
        """Give somebody with the code a secret to watch with."""
        room = await self.room(table)

        async def given() -> bodies.WatchGiven:
            _check_invited(room, request.code, "")
            key = _asked_before(room, request.id, "watch")
            if key is None:
                _check_room_for_keys(room)
                _, key = make_key(request.id, "watch")
                await self.store.write([key_row(table, key)])
                room.keys[key.hash] = key
            return bodies.WatchGiven(derive(request.id, "watch", key.salt))

        return await room.do(given)

    async def of_code(self, typed: str) -> Room:
        """Return the room of a spoken code; raise Refusal if there is none."""
        table = await self.store.table_of_code(tidy_code(typed))
        if table is None:
            raise Refusal("code-unknown")
        return await self.room(table)

    # ---- chores

    async def _repeat(self, seconds: float, chore: Callable[[], Awaitable[None]]) -> None:
        while not self._closing.is_set():
            try:
                await chore()
            except Exception:
                metrics.FAILED.inc()
                logs.fault("chore")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), seconds)

    async def sweep(self) -> None:
        """Let go of rooms that have been empty for a while."""
        for table, scheduler in list(self._rooms.items()):
            room = scheduler.room
            unused = room.empty and not scheduler.busy
            if unused and room.touched + IDLE < self.clock.now():
                del self._rooms[table]
                scheduler.close()
                await room.close()
                await self.store.write([touched_row(table, self.clock.date())])
        metrics.ROOMS.set(len(self._rooms))
        await self.pads.sweep()

    async def clear_out(self) -> None:
        """Forget tables that nobody visits any more, and matches kept for long enough."""
        date = self.clock.date()
        await self.store.write([touched_row(table, date) for table in self._rooms])
        tables = date - self.settings.idle_days * DAY
        gone = await self.store.clear_out(tables, date - self.settings.keep_days * DAY)
        if gone:
            logs.note("cleared-out", tables=gone)
        await self.pads.clear_out(tables)


def _key(row: DbRow) -> Key:
    return Key(row["hash"], row["role"], row["member"], row["request"], row["salt"])


def _check_invited(room: Room, code: str, secret: str) -> None:
    if not code or tidy_code(code) != room.table.code:
        room.identify(secret)


def _check_room_for_keys(room: Room) -> None:
    if len(room.keys) >= MOST_KEYS:
        raise Refusal("table-full")


def _asked_before(room: Room, request: str, role: str) -> Key | None:
    wanted = digest(request)
    return next((k for k in room.keys.values() if (k.request, k.role) == (wanted, role)), None)

"""The store: one SQLite file, one writer. What it has written is on the disk.

The writer commits whatever is waiting as one transaction, so that many tables share the cost of
reaching the disk; if that fails, each piece is tried alone, and only the broken one is refused.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Literal

from sqlalchemy import (
    ColumnElement,
    Delete,
    Insert,
    Update,
    bindparam,
    delete,
    event,
    func,
    select,
    update,
)
from sqlalchemy import Table as SqlTable
from sqlalchemy import text as sql
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from sushibelt.server import schema
from sushibelt.server.rows import Aged, DbRow, Stored, Write
from sushibelt.server.upgrading import NEWEST, upgrade, version_of
from sushibelt.server.writer import Writer

Piece = tuple[Sequence[Write], "asyncio.Future[None]"]
PRAGMAS = (
    "journal_mode=WAL",  # readers never wait for the writer
    "synchronous=FULL",  # every commit reaches the disk
    "busy_timeout=5000",
    "secure_delete=ON",  # what is deleted is overwritten
)
MOST_AT_ONCE = 500  # pieces in one transaction
QUEUE = 10_000


def _put(table: SqlTable) -> Insert:
    """Insert a row, or put it in the place of the one with the same key."""
    statement = insert(table)
    rest = {c.name: statement.excluded[c.name] for c in table.columns if not c.primary_key}
    if not rest:
        return statement.on_conflict_do_nothing()
    return statement.on_conflict_do_update(index_elements=table.primary_key.columns, set_=rest)


def _drop(table: SqlTable, **columns: str) -> Delete:
    return delete(table).where(*(table.c[c] == bindparam(name) for c, name in columns.items()))


# In this order within a transaction: what is cleared comes before what is put.
STATEMENTS: Final[dict[str, Insert | Delete | Update]] = {
    "drop_answer": _drop(schema.answers, table_id="of_table", who="of_who", message="of_message"),
    "clear_picks": _drop(schema.picks, match_id="of_match"),
    "drop_pick": _drop(schema.picks, match_id="of_match", seat="of_seat"),
    "drop_key": _drop(schema.keys, hash="of_hash"),
    "drop_keys": _drop(schema.keys, table_id="of_place"),
    "drop_answers": _drop(schema.answers, table_id="of_place"),
    "drop_table": _drop(schema.tables, id="of_table"),
    "drop_pad": _drop(schema.pads, id="of_pad"),
    "drop_moves": _drop(schema.moves, match_id="of_match"),
    "drop_match": _drop(schema.matches, id="of_match"),
    "drop_block": _drop(schema.blocks, network="of_network"),
    "drop_spells": delete(schema.spells).where(schema.spells.c.until < bindparam("before")),
    "put_table": _put(schema.tables),
    "put_match": _put(schema.matches),
    "put_move": insert(schema.moves),
    "put_pick": _put(schema.picks),
    "put_answer": _put(schema.answers),
    "put_key": insert(schema.keys),
    "revoke_key": update(schema.keys)
    .where(schema.keys.c.hash == bindparam("of_hash"))
    .values(revoked=bindparam("why")),
    "put_pad": _put(schema.pads),
    "touch_pad": update(schema.pads)
    .where(schema.pads.c.id == bindparam("of_pad"))
    .values(touched=bindparam("now")),
    "touch_table": update(schema.tables)
    .where(schema.tables.c.id == bindparam("of_table"))
    .values(touched=bindparam("now")),
    "put_spell": _put(schema.spells),
    "put_probe": _put(schema.probes),
    "put_block": _put(schema.blocks),
}


class Store:
    """All that outlives the process."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._queue: asyncio.Queue[Piece] = asyncio.Queue(QUEUE)
        self._writer = Writer(STATEMENTS)
        self._writing: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, path: Path) -> "Store":
        """Open the file, make or upgrade its tables, and start the writer."""
        if await asyncio.to_thread(version_of, path) != NEWEST:
            await asyncio.to_thread(upgrade, path)
        engine = create_async_engine(f"sqlite+aiosqlite:///{path}", pool_size=4, max_overflow=0)
        event.listen(engine.sync_engine, "connect", _set_up)
        store = cls(engine)
        await store._writer.open(path, _set_up)
        store._writing = asyncio.create_task(store._write_on())
        return store

    async def close(self) -> None:
        """Write what is waiting, and let go of the file."""
        await self._queue.join()
        if self._writing is not None:
            self._writing.cancel()
            with suppress(asyncio.CancelledError):
                await self._writing
        await self._writer.close()
        await self._engine.dispose()

    async def write(self, rows: Sequence[Write]) -> None:
        """Return when these rows, all or none, are on the disk."""
        if rows:
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            await self._queue.put((rows, done))
            await done

    def count_waiting(self) -> int:
        """Return how many pieces wait for the writer."""
        return self._queue.qsize()

    async def _write_on(self) -> None:
        while True:
            pieces = [await self._queue.get()]
            while len(pieces) < MOST_AT_ONCE and not self._queue.empty():
                pieces.append(self._queue.get_nowait())
            try:
                await self._commit_all(pieces)
            finally:
                for _ in pieces:
                    self._queue.task_done()

    async def _commit_all(self, pieces: Sequence[Piece]) -> None:
        try:
            await self._writer.commit([row for rows, _ in pieces for row in rows])
        except Exception as problem:
            if len(pieces) == 1:
                _tell(pieces[0][1], problem)
                return
            for piece in pieces:
                await self._commit_all([piece])
        else:
            for _, done in pieces:
                _tell(done, None)

    # ---- reading

    async def table(self, table: str) -> Stored | None:
        """Return the rows of a table and of its current match."""
        async with self._engine.connect() as connection:
            head = await _one(connection, schema.tables, id=table)
            if head is None:
                return None
            match = await _one(connection, schema.matches, id=head["match_id"])
            assert match is not None
            moves = await _all(connection, schema.moves, match_id=match["id"])
            picks = await _all(connection, schema.picks, match_id=match["id"])
            return Stored(head, match, moves, picks)

    async def match(self, match: str) -> tuple[DbRow, Sequence[DbRow]] | None:
        """Return the header and the moves of a match."""
        async with self._engine.connect() as connection:
            row = await _one(connection, schema.matches, id=match)
            if row is None:
                return None
            return row, await _all(connection, schema.moves, match_id=match)

    async def table_of_code(self, code: str) -> str | None:
        """Return the id of the table with this code."""
        async with self._engine.connect() as connection:
            row = await _one(connection, schema.tables, code=code)
            return None if row is None else str(row["id"])

    async def keys(self, **columns: str) -> Sequence[DbRow]:
        """Return what is kept of secrets: those of a `table_id`, of a `request`, of a `role`."""
        async with self._engine.connect() as connection:
            return await _all(connection, schema.keys, **columns)

    async def answers(self, table: str) -> Sequence[DbRow]:
        """Return the latest messages that had their effect at a table, oldest first."""
        async with self._engine.connect() as connection:
            found = await _all(connection, schema.answers, table_id=table)
            return sorted(found, key=lambda row: int(row["serial"]))

    async def pad(self, **columns: str) -> DbRow | None:
        """Return the shared pad of an `id` or of a `code`."""
        async with self._engine.connect() as connection:
            return await _one(connection, schema.pads, **columns)

    async def count(self, table: Literal["tables", "pads"]) -> int:
        """Return how many tables or pads are stored."""
        async with self._engine.connect() as connection:
            counted = select(func.count()).select_from(schema.METADATA.tables[table])
            return int(await connection.scalar(counted) or 0)

    async def size(self) -> int:
        """Return how many bytes of the file are in use; what was deleted is used again."""
        async with self._engine.connect() as connection:
            asked = ("page_count", "freelist_count", "page_size")
            told = [await connection.scalar(sql(f"PRAGMA {pragma}")) for pragma in asked]
        pages, free, each = map(int, told)
        return (pages - free) * each

    async def rows(self, table: str, **columns: str) -> Sequence[DbRow]:
        """Return the rows of a table of the database, all or those with these values."""
        async with self._engine.connect() as connection:
            return await _all(connection, schema.METADATA.tables[table], **columns)

    # ---- keeping house

    async def scrub(self) -> None:
        """Take what was deleted out of the journal as well; in the file it is overwritten."""
        async with self._engine.connect() as connection:
            await connection.execute(sql("PRAGMA wal_checkpoint(TRUNCATE)"))

    async def newest_visit(self) -> int:
        """Return the latest date that is stored; 0 if nothing is."""
        touched = (table.c.touched for table in (schema.tables, schema.matches, schema.pads))
        async with self._engine.connect() as connection:
            found = [await connection.scalar(select(func.max(column))) for column in touched]
        return max(int(date or 0) for date in found)

    async def spells(self) -> Sequence[DbRow]:
        """Return the times in which the server ran, in order."""
        async with self._engine.connect() as connection:
            return await _all(connection, schema.spells)

    async def idle_tables(self, before: int) -> Aged:
        """Return tables that nobody touched since, the longest forgotten first."""
        return await self._aged(schema.tables, schema.tables.c.touched < before)

    async def idle_pads(self, before: int) -> Aged:
        """Return shared pads that nobody touched since, the longest forgotten first."""
        return await self._aged(schema.pads, schema.pads.c.touched < before)

    async def old_matches(self, before: int) -> Aged:
        """Return matches without a table that ended before a date, or will never end."""
        match = schema.matches.c
        alone = match.table_id.not_in(select(schema.tables.c.id))
        old = (match.touched < before) | (match.stage != "finished")
        return await self._aged(schema.matches, alone & old)

    async def _aged(self, table: SqlTable, old: ColumnElement[bool]) -> Aged:
        async with self._engine.connect() as connection:
            among = await connection.scalar(select(func.count()).select_from(table))
            found = await connection.scalars(
                select(table.c.id).where(old).order_by(table.c.touched)
            )
            return Aged(list(found), int(among or 0))


def _tell(done: "asyncio.Future[None]", problem: Exception | None) -> None:
    if done.done():  # whoever waited is gone
        return
    if problem is None:
        done.set_result(None)
    else:
        done.set_exception(problem)


async def _one(connection: AsyncConnection, table: SqlTable, **columns: str) -> DbRow | None:
    rows = await _all(connection, table, **columns)
    return rows[0] if rows else None


async def _all(connection: AsyncConnection, table: SqlTable, **columns: str) -> Sequence[DbRow]:
    wanted = select(table).where(*(table.c[c] == value for c, value in columns.items()))
    found = await connection.execute(wanted.order_by(*table.primary_key.columns))
    return [dict(row) for row in found.mappings()]


def _set_up(connection: Any, _record: Any) -> None:
    """Set up a connection."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()

"""The store: one SQLite file, one writer. What it has written is on the disk.

The writer commits whatever is waiting as one transaction, so that many tables share the cost of
reaching the disk; if that fails, each piece is tried alone, and only the broken one is refused.
"""

import asyncio
from collections.abc import Sequence
from contextlib import aclosing, suppress
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Delete, Insert, Update, bindparam, delete, event, select, update
from sqlalchemy import Table as SqlTable
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from sushibelt.server import schema
from sushibelt.server.rows import DbRow, Stored, Write
from sushibelt.server.upgrading import upgrade

Piece = tuple[Sequence[Write], "asyncio.Future[None]"]
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
}


class Store:
    """All that outlives the process."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._queue: asyncio.Queue[Piece] = asyncio.Queue(QUEUE)
        self._writer: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, path: Path) -> "Store":
        """Open the file, make or upgrade its tables, and start the writer."""
        await asyncio.to_thread(upgrade, path)
        engine = create_async_engine(f"sqlite+aiosqlite:///{path}", pool_size=4, max_overflow=0)
        event.listen(engine.sync_engine, "connect", _make_durable)
        store = cls(engine)
        # The writer may be ended at any time, so it must not be in the midst of connecting.
        store._writer = asyncio.create_task(store._write_on(await engine.connect()))
        return store

    async def close(self) -> None:
        """Write what is waiting, and let go of the file."""
        await self._queue.join()
        if self._writer is not None:
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        await self._engine.dispose()

    async def write(self, rows: Sequence[Write]) -> None:
        """Return when these rows, all or none, are on the disk."""
        if rows:
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            await self._queue.put((rows, done))
            await done

    @property
    def waiting(self) -> int:
        """How many pieces wait for the writer."""
        return self._queue.qsize()

    async def _write_on(self, connection: AsyncConnection) -> None:
        async with aclosing(connection):
            while True:
                pieces = [await self._queue.get()]
                while len(pieces) < MOST_AT_ONCE and not self._queue.empty():
                    pieces.append(self._queue.get_nowait())
                try:
                    await self._commit_all(connection, pieces)
                finally:
                    for _ in pieces:
                        self._queue.task_done()

    async def _commit_all(self, connection: AsyncConnection, pieces: Sequence[Piece]) -> None:
        try:
            await _commit(connection, [row for rows, _ in pieces for row in rows])
        except Exception as problem:
            if len(pieces) == 1:
                _tell(pieces[0][1], problem)
                return
            for piece in pieces:
                await self._commit_all(connection, [piece])
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

    # ---- keeping house

    async def clear_out_pads(self, before: int) -> int:
        """Drop shared pads that nobody touched since; their copies on phones stay."""
        idle = select(schema.pads.c.id).where(schema.pads.c.touched < before)
        async with self._engine.begin() as connection:
            for child in (schema.keys, schema.answers):
                await connection.execute(delete(child).where(child.c.table_id.in_(idle)))
            gone = await connection.execute(
                delete(schema.pads).where(schema.pads.c.touched < before)
            )
            return gone.rowcount

    async def clear_out(self, tables_before: int, matches_before: int) -> int:
        """Drop tables that nobody touched since, and matches that belong to no table any more."""
        head, match = schema.tables.c, schema.matches.c
        idle = select(head.id).where(head.touched < tables_before)
        async with self._engine.begin() as connection:
            await connection.execute(delete(schema.keys).where(schema.keys.c.table_id.in_(idle)))
            await connection.execute(
                delete(schema.answers).where(schema.answers.c.table_id.in_(idle))
            )
            gone = await connection.execute(
                delete(schema.tables).where(head.touched < tables_before)
            )
            old = (
                select(match.id)
                .where(match.table_id.not_in(select(head.id)))
                .where((match.touched < matches_before) | match.stage.not_in(["finished"]))
            )
            for child in (schema.moves, schema.picks):
                await connection.execute(delete(child).where(child.c.match_id.in_(old)))
            await connection.execute(delete(schema.matches).where(match.id.in_(old)))
            return gone.rowcount


async def _commit(connection: AsyncConnection, rows: Sequence[Write]) -> None:
    """Run all statements, each once with all its rows, as one transaction."""
    async with connection.begin():
        for kind, statement in STATEMENTS.items():
            if given := [write.row for write in rows if write.kind == kind]:
                await connection.execute(statement, given)


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


def _make_durable(connection: Any, _record: Any) -> None:
    """Every commit reaches the disk, and readers never wait for the writer."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()

"""The store: one database, one writer. What it has written is on the disk.

The writer commits whatever is waiting as one transaction, so that many tables share the cost of
reaching the disk; if that fails, each piece is tried alone, and only the broken one is refused.
"""

import asyncio
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Literal, Self

from sqlalchemy import ColumnElement, func, select
from sqlalchemy import Table as SqlTable
from sqlalchemy.ext.asyncio import AsyncConnection

from sushibelt.core.refusal import Refusal
from sushibelt.server import schema
from sushibelt.server.data import Data
from sushibelt.server.database import Database, database_of
from sushibelt.server.rows import Aged, DbRow, Stored, Write
from sushibelt.server.upgrading import NEWEST

Piece = tuple[Sequence[Write], "asyncio.Future[None]"]
MOST_AT_ONCE = 500  # pieces in one transaction
QUEUE = 10_000


class Store:
    """All that outlives the process."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._readers, self._writer = database.readers(), database.writer()
        self._queue: asyncio.Queue[Piece] = asyncio.Queue(QUEUE)
        self._writing: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, data: Data, node: str = "") -> Self:
        """Open a file or a database, make or upgrade its tables, and start the writer."""
        database = database_of(data, node)
        if await asyncio.to_thread(database.version) != NEWEST:
            await asyncio.to_thread(database.upgrade)
        store = cls(database)
        await store.begin()
        return store

    async def begin(self) -> None:
        """Start the writer."""
        await self._writer.open()
        self._writing = asyncio.create_task(self._write_on())

    async def of(self, *places: str) -> "Store":  # noqa: ARG002
        """Return the store as it is written to for tables or pads; see `nodes`."""
        return self

    def check_ours(self) -> None:
        """Raise Elsewhere if others took what this store writes to meanwhile; see `nodes`."""

    async def give_back(self, places: Collection[str]) -> None:
        """Need tables or pads no longer; see `nodes`."""

    @property
    def problem(self) -> str | None:
        """Why nothing can be written now, if that is known: a reason of refusals."""
        return self._writer.problem

    def check_there(self) -> None:
        """Raise Refusal if it is known that nothing can be written now."""
        if (reason := self.problem) is not None:
            raise Refusal(reason)

    def hurry(self) -> None:
        """Wait no longer for a database that is away: the server is about to stop."""
        self._writer.hurry()

    async def close(self) -> None:
        """Write what is waiting, and let go of the database."""
        await self._queue.join()
        if self._writing is not None:
            self._writing.cancel()
            with suppress(asyncio.CancelledError):
                await self._writing
        await self._writer.close()
        await self._readers.dispose()

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

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        """Lend a connection; raise Refusal if the database cannot be reached."""
        try:
            async with self._readers.connect() as connection:
                yield connection
        except Exception as problem:
            if self._database.is_away(problem):
                raise Refusal("store-away") from None
            raise

    async def table(self, table: str) -> Stored | None:
        """Return the rows of a table and of its current match."""
        async with self._reading() as connection:
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
        async with self._reading() as connection:
            row = await _one(connection, schema.matches, id=match)
            if row is None:
                return None
            return row, await _all(connection, schema.moves, match_id=match)

    async def table_of_code(self, code: str) -> str | None:
        """Return the id of the table with this code."""
        async with self._reading() as connection:
            row = await _one(connection, schema.tables, code=code)
            return None if row is None else str(row["id"])

    async def keys(self, **columns: str) -> Sequence[DbRow]:
        """Return what is kept of secrets: those of a `table_id`, of a `request`, of a `role`."""
        async with self._reading() as connection:
            return await _all(connection, schema.keys, **columns)

    async def answers(self, table: str) -> Sequence[DbRow]:
        """Return the latest messages that had their effect at a table, oldest first."""
        async with self._reading() as connection:
            found = await _all(connection, schema.answers, table_id=table)
            return sorted(found, key=lambda row: int(row["serial"]))

    async def pad(self, **columns: str) -> DbRow | None:
        """Return the shared pad of an `id` or of a `code`."""
        async with self._reading() as connection:
            return await _one(connection, schema.pads, **columns)

    async def count(self, table: Literal["tables", "pads"]) -> int:
        """Return how many tables or pads are stored."""
        async with self._reading() as connection:
            counted = select(func.count()).select_from(schema.METADATA.tables[table])
            return int(await connection.scalar(counted) or 0)

    async def size(self) -> int:
        """Return how many bytes are in use."""
        async with self._reading() as connection:
            return await self._database.size(connection)

    async def rows(self, table: str, **columns: str) -> Sequence[DbRow]:
        """Return the rows of a table of the database, all or those with these values."""
        async with self._reading() as connection:
            return await _all(connection, schema.METADATA.tables[table], **columns)

    # ---- keeping house

    async def scrub(self) -> None:
        """Take what was deleted out of the journal as well, where that can be done."""
        async with self._reading() as connection:
            await self._database.scrub(connection)

    async def newest_visit(self) -> int:
        """Return the latest date that is stored; 0 if nothing is."""
        touched = (table.c.touched for table in (schema.tables, schema.matches, schema.pads))
        async with self._reading() as connection:
            found = [await connection.scalar(select(func.max(column))) for column in touched]
        return max(int(date or 0) for date in found)

    async def spells(self) -> Sequence[DbRow]:
        """Return the times in which the server ran, in order."""
        async with self._reading() as connection:
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
        async with self._reading() as connection:
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
    if any("\0" in value for value in columns.values()):
        return []  # no text that is stored has it, and Postgres refuses the question
    wanted = select(table).where(*(table.c[c] == value for c, value in columns.items()))
    found = await connection.execute(wanted.order_by(*table.primary_key.columns))
    return [dict(row) for row in found.mappings()]

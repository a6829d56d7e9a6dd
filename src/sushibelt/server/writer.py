"""The writer: a thread with a connection of its own, to which a transaction is one piece of work.

Going through an asynchronous driver, every statement would cost several switches between threads;
that was a good part of what a choice cost the server.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from sqlalchemy import Delete, Insert, Update
from sqlalchemy.dialects import sqlite

from sushibelt.server.rows import Write

DIALECT = sqlite.dialect(paramstyle="named")


class Writer:
    """Carries out transactions, one after the other; `statements` are run in their order."""

    def __init__(self, statements: Mapping[str, Insert | Delete | Update]) -> None:
        self._texts = {kind: str(one.compile(dialect=DIALECT)) for kind, one in statements.items()}
        self._thread = ThreadPoolExecutor(1, "writer")
        self._connection: sqlite3.Connection | None = None

    async def open(self, path: Path, set_up: Callable[[sqlite3.Connection, None], None]) -> None:
        """Connect to the file."""

        def connect() -> sqlite3.Connection:
            connection = sqlite3.connect(path, isolation_level=None)  # we say when to begin
            set_up(connection, None)
            return connection

        self._connection = await asyncio.get_running_loop().run_in_executor(self._thread, connect)

    async def commit(self, rows: Sequence[Write]) -> None:
        """Return when all rows are on the disk; raise what the file said if none is."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._run, rows)

    def _run(self, rows: Sequence[Write]) -> None:
        """Run all statements, each once with all its rows, as one transaction."""
        connection = self._connection
        assert connection is not None
        by_kind: dict[str, list[dict[str, object]]] = {}
        for write in rows:
            by_kind.setdefault(write.kind, []).append(write.row)
        connection.execute("BEGIN IMMEDIATE")
        try:
            for kind, text in self._texts.items():
                if kind in by_kind:
                    connection.executemany(text, by_kind[kind])
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    async def close(self) -> None:
        """Finish, and let go of the file."""
        if self._connection is not None:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._thread, self._connection.close)
        self._thread.shutdown()

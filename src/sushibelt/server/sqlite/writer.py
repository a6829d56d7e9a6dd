"""The writer of a SQLite file."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from sqlalchemy.dialects import sqlite

from sushibelt.server.rows import Write
from sushibelt.server.statements import statements
from sushibelt.server.writer import by_kind

DIALECT = sqlite.dialect(paramstyle="named")
TEXTS = {kind: str(one.compile(dialect=DIALECT)) for kind, one in statements(sqlite.insert).items()}


class SqliteWriter:
    """Carries out transactions; `set_up` is what every connection is told first."""

    problem = None  # a file is there, or it never was

    def __init__(self, path: Path, set_up: Callable[[Any, Any], None]) -> None:
        self._path, self._set_up = path, set_up
        self._thread = ThreadPoolExecutor(1, "writer")
        self._connection: sqlite3.Connection | None = None

    async def open(self) -> None:
        """Connect to the file."""

        def connect() -> sqlite3.Connection:
            connection = sqlite3.connect(self._path, isolation_level=None)  # we say when to begin
            self._set_up(connection, None)
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
        kinds = by_kind(rows)
        connection.execute("BEGIN IMMEDIATE")
        try:
            for kind, text in TEXTS.items():
                if kind in kinds:
                    connection.executemany(text, kinds[kind])
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    def hurry(self) -> None:
        """A file keeps nobody waiting."""

    async def close(self) -> None:
        """Finish, and let go of the file."""
        if self._connection is not None:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._thread, self._connection.close)
        self._thread.shutdown()

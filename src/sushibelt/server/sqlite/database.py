"""A SQLite file as the store's database."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, NullPool, create_engine, event, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from sushibelt.server import lock, upgrading
from sushibelt.server.lock import DataLock, Holder
from sushibelt.server.sqlite.writer import SqliteWriter
from sushibelt.server.upgrading import NEWEST

PRAGMAS = (
    "journal_mode=WAL",  # readers never wait for the writer
    "synchronous=FULL",  # every commit reaches the disk
    "busy_timeout=5000",
    "secure_delete=ON",  # what is deleted is overwritten
)
READERS = 4  # connections


class SqliteFile:
    """All that the store needs of a file."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def version(self) -> str:
        """Return the version of its tables; raise Refusal if it is no such file, or newer."""
        return upgrading.version_of(self._path)

    def upgrade(self, version: str = NEWEST) -> None:
        """Make the tables, or change those of an older version; they may be called otherwise."""
        upgrading.upgrade(self._path, version)

    def name_version(self, version: str) -> None:
        """Have the tables say that they are of a version."""
        with self.writing() as connection:
            upgrading.name_version(connection, version)

    def lock(self) -> DataLock:
        """Have the file for this process alone; raise Refusal if another one has it."""
        return DataLock(self._path)

    def holder(self, node: str = "") -> Holder | None:  # noqa: ARG002
        """Return who says to have the file."""
        return lock.holder_of(self._path)

    def writer(self) -> SqliteWriter:
        """Return what carries out transactions, still to be opened."""
        return SqliteWriter(self._path, _set_up)

    def readers(self) -> AsyncEngine:
        """Return connections for reading beside the writer."""
        address = f"sqlite+aiosqlite:///{self._path}"
        engine = create_async_engine(address, pool_size=READERS, max_overflow=0)
        event.listen(engine.sync_engine, "connect", _set_up)
        return engine

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        """Lend a connection that sees everything as it is at one moment."""
        engine = create_engine("sqlite://", creator=self._opened, poolclass=NullPool)
        with upgrading.refusing(self._path), engine.connect() as connection:
            connection.exec_driver_sql("BEGIN")
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Lend a connection for one transaction, beside no writer."""
        with self.snapshot() as connection:
            yield connection
            connection.commit()

    def _opened(self) -> Any:
        connection = upgrading.opened(self._path)
        connection.isolation_level = None  # we say when to begin
        return connection

    def is_away(self, problem: Exception) -> bool:  # noqa: ARG002
        """A file never is: what fails, failed for good."""
        return False

    async def size(self, connection: AsyncConnection) -> int:
        """Return how many bytes of the file are in use; what was deleted is used again."""
        asked = ("page_count", "freelist_count", "page_size")
        values = [await connection.scalar(text(f"PRAGMA {pragma}")) for pragma in asked]
        pages, free, each = map(int, values)
        return (pages - free) * each

    async def scrub(self, connection: AsyncConnection) -> None:
        """Take what was deleted out of the journal as well; in the file it is overwritten."""
        await connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))


def _set_up(connection: Any, _record: Any) -> None:
    """Set up a connection."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()

"""What the store needs of a database. SQLite files and Postgres both do all of it.

Nothing of Postgres is imported unless its address was given.
"""

from contextlib import AbstractContextManager
from pathlib import Path
from typing import Protocol

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sushibelt.core.refusal import Refusal
from sushibelt.server.data import Data
from sushibelt.server.lock import Holder, Lock
from sushibelt.server.upgrading import NEWEST
from sushibelt.server.writer import Writer

INSTALL = 'pip install "sushibelt[postgres]"'


class Database(Protocol):
    """Where the data is. Whatever is wrong with it is refused, and it is left as it was."""

    def version(self) -> str:
        """Return the version of its tables; raise Refusal if they are not ours, or newer."""
        ...

    def upgrade(self, version: str = NEWEST) -> None:
        """Make the tables, or change those of an older version; they may be called otherwise."""
        ...

    def name_version(self, version: str) -> None:
        """Have the tables say that they are of a version."""
        ...

    def lock(self) -> Lock:
        """Have it for this process alone; raise Refusal if another one has it."""
        ...

    def holder(self, node: str = "") -> Holder | None:
        """Return who says to have it, or to be one of its nodes."""
        ...

    def writer(self) -> Writer:
        """Return what carries out transactions, still to be opened."""
        ...

    def readers(self) -> AsyncEngine:
        """Return connections for reading beside the writer."""
        ...

    def snapshot(self) -> AbstractContextManager[Connection]:
        """Lend a connection that sees everything as it is at one moment."""
        ...

    def writing(self) -> AbstractContextManager[Connection]:
        """Lend a connection for one transaction, beside no writer."""
        ...

    def is_away(self, problem: Exception) -> bool:
        """Whether something failed because the database cannot be reached."""
        ...

    async def size(self, connection: AsyncConnection) -> int:
        """Return how many bytes are in use."""
        ...

    async def scrub(self, connection: AsyncConnection) -> None:
        """Take what was deleted out of the journal as well, where that can be done."""
        ...


def database_of(data: Data, node: str = "") -> Database:
    """Return the database of a file or an address; raise Refusal if its driver is missing.

    It is opened alone, or as the node of this address among several.
    """
    if isinstance(data, Path):
        if node:
            raise Refusal("node-needs-database", path=str(data))
        from sushibelt.server.sqlite.database import SqliteFile  # noqa: PLC0415 - loaded if needed

        return SqliteFile(data)
    try:
        from sushibelt.server.postgres.database import PostgresDatabase  # noqa: PLC0415
    except ModuleNotFoundError as missing:
        raise Refusal("postgres-missing", module=missing.name, command=INSTALL) from None
    return PostgresDatabase(data, node)

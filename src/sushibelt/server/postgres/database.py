"""A Postgres database as the store's."""

from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
from sqlalchemy import Connection, Engine, NullPool, create_engine, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from sushibelt.core.refusal import Refusal
from sushibelt.server.data import DatabaseAddress
from sushibelt.server.lock import Holder
from sushibelt.server.postgres.connecting import conninfo_of, refusing
from sushibelt.server.postgres.lock import DatabaseLock, holder_of
from sushibelt.server.postgres.node_writer import NodeWriter
from sushibelt.server.postgres.session import ALONE
from sushibelt.server.postgres.writer import PostgresWriter
from sushibelt.server.upgrading import (
    NEW,
    NEWEST,
    OURS,
    UNFINISHED,
    VERSIONS,
    migrate,
    name_version,
)

DIALECT = "postgresql+psycopg://"
READERS = 4  # connections
PATIENCE = 10  # seconds to wait for one of them
OUR_SCHEMA = text("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
OUR_VERSION = text("SELECT version_num FROM alembic_version")


class PostgresDatabase:
    """All that the store needs of a database."""

    def __init__(self, address: DatabaseAddress, node: str = ALONE) -> None:
        self._address, self._node = address, node

    def version(self) -> str:
        """Return the version of its tables; raise Refusal if they are not ours, or newer."""
        with self.snapshot() as connection:
            names = set(connection.scalars(OUR_SCHEMA))
            if not names:
                return NEW
            ours = {"alembic_version", *OURS} <= names
            found = connection.scalar(OUR_VERSION) if ours else None
        if found is None:
            raise Refusal("database-foreign", path=str(self._address))
        if found == UNFINISHED:
            raise Refusal("database-unfinished", path=str(self._address))
        if found not in VERSIONS:
            raise Refusal("database-newer", path=str(self._address))
        return str(found)

    def upgrade(self, version: str = NEWEST) -> None:
        """Make the tables, or change those of an older version: all of it, or nothing."""
        if self.version() != NEWEST:
            with self.writing() as connection:
                migrate(connection, version)

    def name_version(self, version: str) -> None:
        """Have the tables say that they are of a version."""
        with self.writing() as connection:
            name_version(connection, version)

    def lock(self) -> DatabaseLock:
        """Have the database for this process alone, or be one of its nodes; raise Refusal if not.

        Only who is alone changes the tables of an older version: nodes under way would break.
        """
        if self._node != ALONE and self.version() != NEWEST:
            self._upgrade_alone()
        return DatabaseLock(self._address, self._node)

    def _upgrade_alone(self) -> None:
        try:
            with DatabaseLock(self._address):
                self.upgrade()
        except Refusal as problem:
            if not problem.reason.startswith("database-in-use"):
                raise
            if self.version() != NEWEST:  # or another node has done it meanwhile
                raise Refusal("nodes-older", **problem.facts) from None

    def holder(self, node: str = "") -> Holder | None:
        """Return who says to have the database, or to be one of its nodes."""
        return holder_of(self._address, node)

    def writer(self) -> PostgresWriter:
        """Return what carries out transactions, still to be opened."""
        if self._node == ALONE:
            return PostgresWriter(self._address)
        return NodeWriter(self._address, self._node)

    def readers(self) -> AsyncEngine:
        """Return connections for reading beside the writer."""
        conninfo = conninfo_of(self._address)

        async def connect() -> psycopg.AsyncConnection:
            return await psycopg.AsyncConnection.connect(conninfo)

        return create_async_engine(
            DIALECT,
            async_creator=connect,
            isolation_level="REPEATABLE READ",  # what is read at one time is of one moment
            pool_size=READERS,
            max_overflow=0,
            pool_timeout=PATIENCE,
            pool_pre_ping=True,  # those of before a restart of Postgres are replaced
        )

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        """Lend a connection that sees everything as it is at one moment."""
        with refusing(self._address), self._engine().connect() as connection:
            yield connection.execution_options(
                isolation_level="REPEATABLE READ", postgresql_readonly=True
            )

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Lend a connection for one transaction, beside no writer."""
        with refusing(self._address), self._engine().begin() as connection:
            yield connection

    def _engine(self) -> Engine:
        conninfo = conninfo_of(self._address)
        return create_engine(DIALECT, creator=lambda: psycopg.connect(conninfo), poolclass=NullPool)

    def is_away(self, problem: Exception) -> bool:
        """Whether something failed because the database cannot be reached."""
        if isinstance(problem, DBAPIError):
            return isinstance(problem.orig, psycopg.OperationalError | psycopg.InterfaceError)
        return isinstance(problem, psycopg.OperationalError | NoneFree)

    async def size(self, connection: AsyncConnection) -> int:
        """Return how many bytes the database has on the disk, what was deleted included."""
        return int(await connection.scalar(text("SELECT pg_database_size(current_database())")))

    async def scrub(self, connection: AsyncConnection) -> None:
        """Postgres overwrites what was deleted when it needs the room; its log it keeps."""

"""The lock of a Postgres database: one server at a time writes to it, wherever it runs.

It is an advisory lock of Postgres, so it ends with the connection, however that ends. There are
two: a server takes the first when it starts, and its writer the second whenever it connects, so
that the database is still taken after Postgres was restarted. Whoever comes needs both. The row
in `leaders` decides nothing here; it tells others who has the database.
"""

from contextlib import suppress
from types import TracebackType

import msgspec
import psycopg
from psycopg import errors

from sushibelt.core.refusal import Refusal
from sushibelt.server.data import DatabaseAddress
from sushibelt.server.lock import Holder, this_process
from sushibelt.server.postgres.connecting import connected, refusing

STARTING = 0x5B5E_0001  # any numbers, as long as no other program on this database has them
WRITING = 0x5B5E_0002

PUBLISH = """
    INSERT INTO leaders (id, epoch, serial, holder) VALUES (0, 0, 0, %s)
    ON CONFLICT (id) DO UPDATE SET holder = excluded.holder, epoch = leaders.epoch + 1
"""


def take(connection: psycopg.Connection, key: int) -> None:
    """Take a lock; one of a process that has just died is waited for a moment."""
    connection.execute("SELECT pg_advisory_lock(%s)", (key,))


def in_use(address: DatabaseAddress) -> Refusal:
    """Return the refusal of whoever comes second."""
    holder = holder_of(address)
    if holder is None:
        return Refusal("database-in-use-by-someone", path=str(address))
    return Refusal("database-in-use", path=str(address), **holder.facts())


def holder_of(address: DatabaseAddress) -> Holder | None:
    """Return who says to have a database; whether that is still so, only the lock can tell."""
    try:
        with connected(address) as connection:
            row = connection.execute("SELECT holder FROM leaders").fetchone()
            return None if row is None else msgspec.json.decode(row[0] or "", type=Holder)
    except (psycopg.Error, msgspec.MsgspecError):
        return None


class DatabaseLock:
    """A database that is this process's alone, for as long as the block lasts."""

    def __init__(self, address: DatabaseAddress) -> None:
        """Take the lock; raise Refusal if another process has it."""
        with refusing(address):
            self._connection = connected(address)
            try:
                take(self._connection, STARTING)
                take(self._connection, WRITING)
                self._connection.execute("SELECT pg_advisory_unlock(%s)", (WRITING,))
            except errors.LockNotAvailable:
                self._connection.close()
                raise in_use(address) from None
            except psycopg.Error:
                self._connection.close()
                raise
        self.holder = this_process()

    def publish(self, **news: str) -> None:
        """Write down who has the data; whoever had it before can write no more."""
        self.holder = msgspec.structs.replace(self.holder, **news)
        with suppress(psycopg.Error):  # it is locked all the same
            self._connection.execute(PUBLISH, (msgspec.json.encode(self.holder).decode(),))

    def __enter__(self) -> "DatabaseLock":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None,
        trace: TracebackType | None,
    ) -> None:  # fmt: skip
        with suppress(psycopg.Error):
            self._connection.execute("UPDATE leaders SET holder = NULL")
        self._connection.close()

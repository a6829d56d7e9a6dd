"""The locks of a Postgres database: one server at a time writes to it, or several nodes do.

They are advisory locks of Postgres, so they end with the connection, however that ends. There are
two of each kind: a server takes the first when it starts, and its writer the second whenever it
connects, so that the database is still taken after Postgres was restarted. Whoever comes needs
both. A server that is alone shares them with nobody; nodes share them, and each has a lock on its
own name besides. The row in `nodes` decides nothing here; it tells others who has the database.
"""

import socket
from contextlib import suppress
from types import TracebackType

import msgspec
import psycopg
from psycopg import errors

from sushibelt.core.refusal import Refusal
from sushibelt.server.data import DatabaseAddress
from sushibelt.server.lock import Holder, this_process
from sushibelt.server.postgres.connecting import connected, refusing
from sushibelt.server.postgres.session import ALONE

STARTING = 0x5B5E_0001  # any numbers, as long as no other program on this database has them
WRITING = 0x5B5E_0002

PUBLISH = """
    INSERT INTO nodes (id, epoch, serial, holder) VALUES (%s, 0, 0, %s)
    ON CONFLICT (id) DO UPDATE SET holder = excluded.holder, epoch = nodes.epoch + 1
"""
HOLDERS = """
    SELECT holder FROM nodes WHERE holder IS NOT NULL AND (%(node)s = '' OR id = %(node)s)
    ORDER BY expires DESC NULLS FIRST
"""


def take(connection: psycopg.Connection, key: int, node: str) -> None:
    """Take a lock; one of a process that has just died is waited for a moment."""
    if node == ALONE:
        connection.execute("SELECT pg_advisory_lock(%s)", (key,))
    else:
        connection.execute("SELECT pg_advisory_lock_shared(%s)", (key,))
        try:
            connection.execute("SELECT pg_advisory_lock(%s, hashtext(%s))", (key, node))
        except errors.LockNotAvailable:
            raise Refusal("node-in-use", node=node) from None


def in_use(address: DatabaseAddress) -> Refusal:
    """Return the refusal of whoever comes second."""
    holder = holder_of(address)
    if holder is None:
        return Refusal("database-in-use-by-someone", path=str(address))
    return Refusal("database-in-use", path=str(address), **holder.facts())


def holder_of(address: DatabaseAddress, node: str = "") -> Holder | None:
    """Return who says to have a database, on this machine if possible, or to be one of its nodes.

    Whether that is still so, only the lock can tell.
    """
    try:
        with connected(address) as connection:
            published = [row[0] for row in connection.execute(HOLDERS, {"node": node}).fetchall()]
        holders = [msgspec.json.decode(one, type=Holder) for one in published]
    except (psycopg.Error, msgspec.MsgspecError):
        return None
    here = [one for one in holders if one.host == socket.gethostname()]
    return next(iter(here + holders), None)


class DatabaseLock:
    """A database that is this process's alone, or its nodes', for as long as the block lasts."""

    def __init__(self, address: DatabaseAddress, node: str = ALONE) -> None:
        """Take the lock; raise Refusal if another process has it."""
        self._node = node
        with refusing(address):
            self._connection = connected(address)
            try:
                take(self._connection, STARTING, node)
                take(self._connection, WRITING, node)
                self._let_go(WRITING)
            except errors.LockNotAvailable:
                self._connection.close()
                raise in_use(address) from None
            except (psycopg.Error, Refusal):
                self._connection.close()
                raise
        self.holder = this_process()

    def _let_go(self, key: int) -> None:
        """Give a lock back."""
        if self._node == ALONE:
            self._connection.execute("SELECT pg_advisory_unlock(%s)", (key,))
        else:
            self._connection.execute("SELECT pg_advisory_unlock_shared(%s)", (key,))
            own = (key, self._node)
            self._connection.execute("SELECT pg_advisory_unlock(%s, hashtext(%s))", own)

    def publish(self, **news: str) -> None:
        """Write down who has the data; whoever had it under this name can write no more."""
        self.holder = msgspec.structs.replace(self.holder, **news)
        encoded = msgspec.json.encode(self.holder).decode()
        with suppress(psycopg.Error):  # it is locked all the same
            self._connection.execute(PUBLISH, (self._node, encoded))

    def __enter__(self) -> "DatabaseLock":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None,
        trace: TracebackType | None,
    ) -> None:  # fmt: skip
        with suppress(psycopg.Error):
            self._connection.execute("UPDATE nodes SET holder = NULL WHERE id = %s", (self._node,))
        self._connection.close()

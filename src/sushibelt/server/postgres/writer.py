"""The writer of a Postgres database: it never overwrites, and never guesses.

**Fencing.** Whoever begins to write takes the database over: the epoch in `leaders` goes up. Every
transaction names the epoch it belongs to, and the database itself refuses one of another epoch: it
would have to put null where none may be. So a server that was cut off for a while, and replaced
meanwhile, can change nothing, whatever it believes.

**Nothing unknown.** If the connection breaks, nobody knows whether the transaction under way was
committed. Its number stands in the same row; so the writer connects again, for as long as it takes,
takes over anew (what the old connection might still do is refused from then on), and sees. What was
not committed is simply written again. Until then nothing is acknowledged.

A transaction is one round trip: all of it is sent before the first answer is read.
"""

import asyncio
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from secrets import token_hex

import psycopg
from psycopg import errors
from psycopg.sql import SQL
from sqlalchemy.dialects import postgresql
from sqlalchemy.dialects.postgresql.psycopg import dialect

from sushibelt.core.refusal import Refusal
from sushibelt.server import logs
from sushibelt.server.data import DatabaseAddress
from sushibelt.server.postgres.connecting import connected, refusing
from sushibelt.server.postgres.lock import WRITING, in_use, take
from sushibelt.server.rows import Write
from sushibelt.server.statements import statements
from sushibelt.server.writer import by_kind

AWAY, TAKEN = "store-away", "store-taken"  # what keeps it from writing
RETRY = 0.25  # seconds between two tries to connect

DIALECT = dialect()  # type: ignore[no-untyped-call]
TEXTS = {
    kind: str(one.compile(dialect=DIALECT)).encode()
    for kind, one in statements(postgresql.insert).items()
}
TAKE_OVER = SQL("""
    INSERT INTO leaders (id, epoch, serial) VALUES (0, 1, 0)
    ON CONFLICT (id) DO UPDATE SET epoch = leaders.epoch + 1
    RETURNING epoch, serial
""")
GO_ON = SQL("""
    UPDATE leaders SET epoch = CASE WHEN epoch = %(epoch)s THEN epoch + 1 END
    RETURNING epoch, serial
""")
FENCE = SQL("""
    UPDATE leaders
    SET serial = %(serial)s, epoch = CASE WHEN epoch = %(epoch)s THEN epoch END
""")
END_OTHERS = SQL("""
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = %s AND pid <> pg_backend_pid()
""")


class PostgresWriter:
    """Carries out transactions in a thread, on a connection that is the only one to write."""

    def __init__(self, address: DatabaseAddress) -> None:
        self._address = address
        self._name = f"sushibelt writer {token_hex(8)}"  # by which its connections are known
        self._thread = ThreadPoolExecutor(1, "writer")
        self._connection: psycopg.Connection | None = None
        self._epoch = self._serial = 0  # the latest transaction that was committed
        self._hurried = threading.Event()
        self._problem: str | None = None

    @property
    def problem(self) -> str | None:
        """Why nothing can be written now, if that is known."""
        return self._problem

    async def open(self) -> None:
        """Connect, and take the database over; raise Refusal if somebody else writes to it."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._open)

    async def commit(self, rows: Sequence[Write]) -> None:
        """Return when all rows are on the disk; raise what the database said if none is."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._run, rows)

    def hurry(self) -> None:
        """Wait no longer for a database that is away."""
        self._hurried.set()

    async def close(self) -> None:
        """Finish, and let go of the database."""
        if self._connection is not None:
            close = self._connection.close
            await asyncio.get_running_loop().run_in_executor(self._thread, close)
        self._thread.shutdown()

    # ---- in the thread

    def _open(self) -> None:
        with refusing(self._address):
            connection = connected(self._address, self._name)
            try:
                take(connection, WRITING)
                self._rule(connection, TAKE_OVER)
            except BaseException as problem:
                connection.close()
                if isinstance(problem, errors.LockNotAvailable):
                    raise in_use(self._address) from None
                raise
        self._connection = connection

    def _rule(self, connection: psycopg.Connection, how: SQL) -> None:
        """Begin an epoch, and find out which transaction was the last."""
        row = connection.execute(how, {"epoch": self._epoch}).fetchone()
        assert row is not None
        self._epoch, self._serial = row

    def _run(self, rows: Sequence[Write]) -> None:
        """Run one transaction; however often it takes, it is committed once."""
        serial = self._serial + 1
        while self._serial < serial:
            if self._problem == TAKEN:
                raise Refusal("store-taken")
            try:
                self._transact(rows, serial)
            except psycopg.Error as problem:
                if _is_fence(problem):
                    self._problem = TAKEN
                    logs.warn("database-taken")
                elif not self._still_there():
                    self._come_back()
                elif self._serial < serial:
                    raise
            else:
                self._serial = serial

    def _transact(self, rows: Sequence[Write], serial: int) -> None:
        """Run all statements, each once with all its rows, as one transaction."""
        connection, kinds = self._connection, by_kind(rows)
        assert connection is not None
        with connection.pipeline(), connection.cursor() as cursor:
            cursor.execute("BEGIN")
            cursor.execute(FENCE, {"serial": serial, "epoch": self._epoch})
            for kind, text in TEXTS.items():
                if kind in kinds:
                    cursor.executemany(text, kinds[kind])
            cursor.execute("COMMIT")

    def _still_there(self) -> bool:
        """Whether the database answers: which transaction was the last, once nothing is open."""
        assert self._connection is not None
        try:
            self._connection.execute("ROLLBACK")
            row = self._connection.execute("SELECT serial FROM leaders").fetchone()
        except psycopg.Error:
            return False
        assert row is not None
        self._serial = row[0]
        return True

    def _come_back(self) -> None:
        """Connect again, once the database is back; raise Refusal if the server stops first."""
        if self._connection is not None:
            self._connection.close()
        while True:
            try:
                self._connection = self._connected_again()
            except psycopg.Error as problem:
                if _is_fence(problem):
                    self._problem = TAKEN
                    logs.warn("database-taken")
                    return
                if self._problem is None:
                    self._problem = AWAY
                    logs.warn("database-away", problem=self._address.hidden(str(problem)))
            else:
                if self._problem is not None:
                    logs.note("database-back")
                self._problem = None
                return
            if self._hurried.wait(RETRY):
                raise Refusal("server-stopping")

    def _connected_again(self) -> psycopg.Connection:
        connection = connected(self._address, self._name)
        try:
            connection.execute(END_OTHERS, (self._name,))  # our own, cut off but not yet noticed
            self._rule(connection, GO_ON)
            take(connection, WRITING)
        except BaseException:
            connection.close()
            raise
        return connection


def _is_fence(problem: psycopg.Error) -> bool:
    """Whether the database refused a transaction of an epoch that is over."""
    return isinstance(problem, errors.NotNullViolation) and problem.diag.table_name == "leaders"

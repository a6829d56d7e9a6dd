"""The writer of a Postgres database: it never overwrites, and never guesses.

**Fencing.** Every transaction begins with a statement that fails if somebody else took over; see
`session`.

**Nothing unknown.** If the connection breaks, nobody knows whether the transaction under way was
committed. Its number stands in the session's row; so the writer connects again, for as long as it
takes, begins the next epoch (what the old connection might still do is refused from then on), and
sees. What was not committed is simply written again. Until then nothing is acknowledged.

A transaction is one round trip: all of it is sent before the first answer is read.
"""

import asyncio
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from secrets import token_hex
from typing import TypeVar

import psycopg
from psycopg import errors
from psycopg.sql import SQL
from sqlalchemy.dialects import postgresql
from sqlalchemy.dialects.postgresql.psycopg import dialect

from sushibelt.core.refusal import Refusal
from sushibelt.server import logs
from sushibelt.server.data import DatabaseAddress
from sushibelt.server.leases import HOLDS, Lease
from sushibelt.server.postgres.connecting import connected, refusing
from sushibelt.server.postgres.lock import WRITING, in_use, take
from sushibelt.server.postgres.session import ALONE, Session, is_fence
from sushibelt.server.rows import Write
from sushibelt.server.statements import statements
from sushibelt.server.writer import by_kind

Result = TypeVar("Result")
AWAY, TAKEN = "store-away", "store-taken"  # what keeps it from writing
RETRY = 0.25  # seconds between two tries to connect

DIALECT = dialect()  # type: ignore[no-untyped-call]
TEXTS = {
    kind: str(one.compile(dialect=DIALECT)).encode()
    for kind, one in statements(postgresql.insert).items()
}
END_OTHERS = SQL("""
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = %s AND pid <> pg_backend_pid()
""")


class PostgresWriter:
    """Carries out transactions in a thread, on a connection that is the only one to write."""

    def __init__(self, address: DatabaseAddress, node: str = ALONE) -> None:
        self._address = address
        self._name = f"sushibelt writer {token_hex(8)}"  # by which its connections are known
        self._thread = ThreadPoolExecutor(1, "writer")
        self._connection: psycopg.Connection | None = None
        self._session = Session(node)
        self._hurried = threading.Event()
        self._problem: str | None = None

    @property
    def problem(self) -> str | None:
        """Why nothing can be written now, if that is known."""
        return self._problem

    async def open(self) -> None:
        """Connect, and take the database over; raise Refusal if somebody else writes to it."""
        await self._in_thread(self._open)

    async def commit(self, rows: Sequence[Write]) -> None:
        """Return when all rows are on the disk; raise what the database said if none is."""
        await self._in_thread(partial(self._run, rows))

    async def _in_thread(self, work: Callable[[], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def hurry(self) -> None:
        """Wait no longer for a database that is away."""
        self._hurried.set()

    async def close(self) -> None:
        """Finish, and let go of the database."""
        if self._connection is not None:
            await self._in_thread(self._connection.close)
        self._thread.shutdown()

    # ---- in the thread

    def _open(self) -> None:
        with refusing(self._address):
            connection = connected(self._address, self._name)
            try:
                take(connection, WRITING, self._session.node)
                self._session.begin(connection)
            except BaseException as problem:
                connection.close()
                if isinstance(problem, errors.LockNotAvailable):
                    raise in_use(self._address) from None
                raise
        self._connection = connection

    def _run(self, rows: Sequence[Write]) -> None:
        """Run one transaction; however often it takes, it is committed once."""
        session = self._session
        serial = session.serial + 1
        while session.serial < serial:
            if self._problem == TAKEN:
                raise Refusal("store-taken")
            try:
                self._transact(rows, serial)
            except psycopg.Error as problem:
                if is_fence(problem):
                    self._fenced()
                elif not self._still_there():
                    self._come_back()
                elif session.serial < serial:
                    raise
            else:
                session.serial = serial

    def _transact(self, rows: Sequence[Write], serial: int) -> None:
        """Run all statements, each once with all its rows, as one transaction."""
        connection, kinds = self._connection, by_kind(rows)
        assert connection is not None
        held: list[Lease] = [row["lease"] for row in kinds.pop(HOLDS, ())]
        # All is prepared when it's first sent. Left to itself the driver prepares later, and takes
        # for prepared what came after a statement that was refused, of which Postgres never heard.
        with connection.pipeline(), connection.cursor() as cursor:
            cursor.execute("BEGIN", prepare=True)
            self._session.fence(cursor, serial, held)
            for kind, text in TEXTS.items():
                if kind in kinds:
                    cursor.executemany(text, kinds[kind])
            cursor.execute("COMMIT", prepare=True)

    def _fenced(self) -> None:
        """Take note that the database refused us: somebody else has it."""
        self._problem = TAKEN
        logs.warn("database-taken")

    def _still_there(self) -> bool:
        """Whether the database answers: which transaction was the last, once nothing is open."""
        assert self._connection is not None
        try:
            self._connection.execute("ROLLBACK")
            self._session.look(self._connection)
        except psycopg.Error:
            return False
        return True

    def _come_back(self) -> None:
        """Connect again, once the database is back; raise Refusal if the server stops first."""
        if self._connection is not None:
            self._connection.close()
        while True:
            try:
                self._connection = self._connected_again()
            except psycopg.Error as problem:
                if self._problem is None:
                    self._problem = AWAY
                    logs.warn("database-away", problem=self._address.hidden(str(problem)))
            else:
                if self._problem == AWAY:
                    logs.note("database-back")
                    self._problem = None
                return
            if self._hurried.wait(RETRY):
                raise Refusal("server-stopping")

    def _connected_again(self) -> psycopg.Connection:
        connection = connected(self._address, self._name)
        try:
            connection.execute(END_OTHERS, (self._name,))  # our own, cut off but not yet noticed
            self._go_on(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    def _go_on(self, connection: psycopg.Connection) -> None:
        """Be who writes again, unless somebody else is by now."""
        if self._session.go_on(connection, ()):
            take(connection, WRITING, self._session.node)
        else:
            self._fenced()

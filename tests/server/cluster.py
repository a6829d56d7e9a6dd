"""A Postgres server of our own: in a folder that goes with it, as an unprivileged user.

It listens on a Unix socket in that folder (which lets everybody in) and on a free port of this
machine (which wants a password).
"""

import os
import pwd
import re
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from time import monotonic, sleep

import psycopg
from psycopg import sql

from sushibelt.server.data import DatabaseAddress
from tests.server.process import PATIENCE

USERS = ("postgres", "nobody")  # root may not run Postgres
ENDING_WITH_US = ("setpriv", "--pdeathsig", "QUIT")  # whatever becomes of the tests
OWNER, PASSWORD = "chef", "wasabi-and-ginger"
SETTINGS = {
    "fsync": "off",  # Postgres is killed here, the machine is not
    "shared_buffers": "16MB",
    "max_connections": "60",
    "max_wal_size": "128MB",
    "autovacuum": "off",
    "jit": "off",
    "log_min_messages": "fatal",
}


def found(program: str) -> str:
    """Return where a program of Postgres is; Debian keeps them out of the path."""
    beside = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"))
    where = str(beside[-1]) if beside else shutil.which(program)
    assert where, f"{program} is not installed: make postgres"
    return where


class Cluster:
    """One server; each test gets a database of its own."""

    def __init__(self, **settings: str) -> None:
        self._settings = {**SETTINGS, **settings}
        self.folder = Path(tempfile.mkdtemp(prefix="sb-"))
        self.user = _unprivileged()
        self._names = count()
        self._process: subprocess.Popen[bytes] | None = None
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        if self.user is not None:
            account = pwd.getpwnam(self.user)
            os.chown(self.folder, account.pw_uid, account.pw_gid)
        made = [found("initdb"), "-D", str(self.data), "-U", OWNER, "-A", "trust", "--no-sync"]
        subprocess.run(
            [*made, "-E", "UTF8", "--locale=C"],
            check=True, user=self.user, group=self.user and self._group, stdout=subprocess.DEVNULL,
        )  # fmt: skip
        (self.data / "pg_hba.conf").write_text(
            "local all all trust\nhost all all 127.0.0.1/32 scram-sha-256\n"
        )
        self.start()
        self.run(sql.SQL("ALTER ROLE {} PASSWORD {}").format(sql.Identifier(OWNER), PASSWORD))

    @property
    def data(self) -> Path:
        """Where its files are."""
        return self.folder / "data"

    @property
    def _group(self) -> int:
        return pwd.getpwnam(self.user or "").pw_gid

    def start(self) -> None:
        """Start it, and wait until it answers; it ends with the thread that does this."""
        options = {"port": self.port, "listen_addresses": "127.0.0.1", **self._settings}
        options["unix_socket_directories"] = str(self.folder)
        given = [part for name, value in options.items() for part in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [*ENDING_WITH_US, found("postgres"), "-D", str(self.data), *given],
                user=self.user, group=self.user and self._group, stdout=log, stderr=log,
            )  # fmt: skip
        end = monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.address("postgres").conninfo).close()
            except psycopg.OperationalError:
                assert monotonic() < end, (self.folder / "log").read_text()
                sleep(0.02)
            else:
                return

    @property
    def processes(self) -> list[int]:
        """Those of the server itself and of its connections."""
        assert self._process is not None
        return [self._process.pid, *_children(self._process.pid)]

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """End it: in order, or (SIGKILL) as a power cut would."""
        assert self._process is not None
        if how == signal.SIGKILL:  # or its children live on for a moment
            for each in (signal.SIGSTOP, signal.SIGKILL):
                for child in _children(self._process.pid):
                    with suppress(ProcessLookupError):  # a connection that has just ended
                        os.kill(child, each)
        self._process.send_signal(how)
        self._process.wait(PATIENCE)

    def end(self) -> None:
        """End it for good, and leave nothing."""
        if self._process is not None and self._process.poll() is None:
            self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder)

    def address(self, database: str, user: str = OWNER, options: str = "") -> DatabaseAddress:
        """Return how a database is reached through the socket."""
        where = f"host={self.folder}&port={self.port}{options}"
        return DatabaseAddress(f"postgresql://{user}@/{database}?{where}")

    def by_port(self, database: str, password: str = PASSWORD, user: str = OWNER) -> str:
        """Return how a database is reached through the port."""
        return f"postgresql://{user}:{password}@127.0.0.1:{self.port}/{database}"

    def run(self, statement: sql.Composed | sql.SQL, database: str = "postgres") -> None:
        """Do something that only the owner may do."""
        with psycopg.connect(self.address(database).conninfo, autocommit=True) as connection:
            connection.execute(statement)

    @contextmanager
    def database(self) -> Iterator[DatabaseAddress]:
        """Lend an empty database."""
        name = f"test_{os.getpid()}_{next(self._names)}"
        identifier = sql.Identifier(name)
        self.run(sql.SQL("CREATE DATABASE {} TEMPLATE template0").format(identifier))
        try:
            yield self.address(name)
        finally:
            self.run(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(identifier))


@contextmanager
def one_cluster(**settings: str) -> Iterator[Cluster]:
    """Run a server for a while."""
    cluster = Cluster(**settings)
    try:
        yield cluster
    finally:
        cluster.end()


def name_of(address: DatabaseAddress) -> str:
    """Return the name of a database."""
    found = re.search(r"/(\w+)$", str(address))
    assert found
    return found[1]


def _unprivileged() -> str | None:
    if os.geteuid():
        return None
    known = {one.pw_name for one in pwd.getpwall()}
    return next(user for user in USERS if user in known)


def _children(process: int) -> list[int]:
    answer = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="utf-8")
    return [int(child) for child in answer.split()]

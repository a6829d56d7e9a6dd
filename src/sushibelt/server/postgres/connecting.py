"""Connections to a Postgres database, and what it says against us as refusals."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import psycopg
from psycopg import conninfo, errors
from sqlalchemy.exc import DBAPIError

from sushibelt.core.refusal import Refusal
from sushibelt.server.data import DatabaseAddress

# What the address does not say. A network that fails silently is noticed within half a minute.
USUAL: Final[dict[str, Any]] = {
    "application_name": "sushibelt",
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}
# The same at the other end: what a machine that lost its power, or a process that was paused in the
# middle of a transaction, had locked is free soon.
SESSION = """
    SET tcp_keepalives_idle = 10;
    SET tcp_keepalives_interval = 5;
    SET tcp_keepalives_count = 3;
    SET lock_timeout = '3s';
    SET idle_in_transaction_session_timeout = '2s';
    SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') = 'off'
"""


def conninfo_of(address: DatabaseAddress) -> str:
    """Return all that the driver needs; raise Refusal if it does not understand the address."""
    try:
        given = conninfo.conninfo_to_dict(address.conninfo)
    except psycopg.ProgrammingError as problem:
        message = address.hidden(str(problem))
        raise Refusal("database-unusable", path=str(address), problem=message) from None
    return conninfo.make_conninfo(**{**USUAL, **given})


def connected(address: DatabaseAddress, name: str = "sushibelt") -> psycopg.Connection:
    """Return a connection for taking locks and writing; every statement counts at once."""
    connection = psycopg.connect(conninfo_of(address), autocommit=True, application_name=name)
    try:
        connection.execute(SESSION)
    except BaseException:
        connection.close()
        raise
    return connection


@contextmanager
def refusing(address: DatabaseAddress) -> Iterator[None]:
    """Have whatever the database says against us told as a refusal."""
    try:
        yield
    except DBAPIError as problem:
        raise _refusal(address, problem.orig) from None
    except psycopg.Error as problem:
        raise _refusal(address, problem) from None


def _refusal(address: DatabaseAddress, problem: BaseException | None) -> Refusal:
    message = address.hidden(str(problem))
    if isinstance(problem, errors.InsufficientPrivilege):
        return Refusal("database-rights", path=str(address), problem=message)
    if isinstance(problem, psycopg.OperationalError) and problem.sqlstate is None:
        return Refusal("database-unreachable", path=str(address), problem=message)
    return Refusal("database-unusable", path=str(address), problem=message)

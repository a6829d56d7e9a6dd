"""Moving everything from a data file into a database, or back, or into another of the same kind.

Until all of it is there and was compared, the target calls itself unfinished, and no server starts
with it. So a move that was broken off goes on where it stopped; and one whose source has changed
meanwhile is found out in the end, since every row of both is compared.
"""

import hashlib
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, Final

import msgspec
from sqlalchemy import Column, Connection, String, Table, collate, func, insert, select, tuple_

from sushibelt.core.refusal import Refusal
from sushibelt.server import schema
from sushibelt.server.admin.there import check_newest, check_there
from sushibelt.server.data import Data
from sushibelt.server.database import Database, database_of
from sushibelt.server.upgrading import NEW, NEWEST, UNFINISHED

# What only means something where it is: who may write, and whether writing works.
LEFT_BEHIND = {schema.nodes, schema.leases, schema.probes}
MOVED: Final = [table for table in schema.METADATA.sorted_tables if table not in LEFT_BEHIND]
AT_ONCE = 2000  # rows of one transaction
BYTEWISE = {"sqlite": "BINARY", "postgresql": "C"}  # how letters are put in order, alike in both

Progress = Callable[[int, int], None]  # rows that are done, of so many


def move(source: Data, target: Data, progress: Progress) -> dict[str, int]:
    """Move everything, and return how many rows of each table there are."""
    if source == target:
        raise Refusal("move-onto-itself", path=str(source))
    check_there(source)
    check_newest(source)
    _check_free(target)
    before, after = database_of(source), database_of(target)
    with before.lock(), after.lock():
        if not _is_unfinished(after):
            after.upgrade(UNFINISHED)
        _carry(before, after, progress)
        counts = _compared(before, after, (source, target))
        after.name_version(NEWEST)
    return counts


def _check_free(target: Data) -> None:
    database = database_of(target)
    if not _is_unfinished(database) and database.version() != NEW:
        raise Refusal("move-target-full", path=str(target))


def _is_unfinished(database: Database) -> bool:
    try:
        database.version()
    except Refusal as problem:
        if problem.reason.endswith("-unfinished"):
            return True
        raise
    return False


def _carry(before: Database, after: Database, progress: Progress) -> None:
    """Copy all rows that are not there yet, a portion in each transaction."""
    with before.snapshot() as source:
        among = sum(_count(source, table) for table in MOVED)
        done = 0
        for table in MOVED:
            with after.snapshot() as there:
                done += _count(there, table)
                last = _last(there, table)
            progress(done, among)
            rows = _rows(source, table, last)
            while portion := list(islice(rows, AT_ONCE)):
                with after.writing() as there:
                    there.execute(insert(table), portion)
                done += len(portion)
                progress(done, among)


def _compared(before: Database, after: Database, named: tuple[Data, Data]) -> dict[str, int]:
    """Return how many rows of each table both have; raise Refusal unless all of them are alike."""
    counts = {}
    with before.snapshot() as source, after.snapshot() as target:
        for table in MOVED:
            ours, theirs = _digest(source, table), _digest(target, table)
            if ours != theirs:
                names = {"source": str(named[0]), "target": str(named[1])}
                raise Refusal("move-differs", table=table.name, **names)
            counts[table.name] = ours[0]
    return counts


def _digest(connection: Connection, table: Table) -> tuple[int, bytes]:
    """Return how many rows there are, and what is left of all of them in SHA-256."""
    count, digest = 0, hashlib.sha256()
    for row in _rows(connection, table):
        digest.update(msgspec.json.encode(list(row.values())))
        count += 1
    return count, digest.digest()


def _rows(
    connection: Connection, table: Table, after: tuple[Any, ...] | None = None
) -> Iterator[dict[str, Any]]:
    """Tell the rows of a table by their keys, those after a key or all.

    What was remembered of a message whose id holds a NUL is left out: no such message is taken any
    more, and Postgres has no way to keep it.
    """
    key = _key(connection, table)
    wanted = select(table).order_by(*key)
    if after is not None:
        wanted = wanted.where(tuple_(*key) > tuple_(*after))
    for row in connection.execute(wanted.execution_options(yield_per=AT_ONCE)).mappings():
        if table is not schema.answers or "\0" not in row["message"]:
            yield dict(row)


def _key(connection: Connection, table: Table) -> list[Any]:
    order = BYTEWISE[connection.dialect.name]
    return [_in_order(column, order) for column in table.primary_key.columns]


def _in_order(column: Column[Any], order: str) -> Any:
    return collate(column, order) if isinstance(column.type, String) else column


def _last(connection: Connection, table: Table) -> tuple[Any, ...] | None:
    """Return the last key in a table."""
    key = _key(connection, table)
    latest = select(*table.primary_key.columns).order_by(*(part.desc() for part in key)).limit(1)
    row = connection.execute(latest).first()
    return None if row is None else tuple(row)


def _count(connection: Connection, table: Table) -> int:
    return connection.scalar(select(func.count()).select_from(table)) or 0

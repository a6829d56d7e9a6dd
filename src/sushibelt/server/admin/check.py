"""Checking a data file or a database: pages of a file, and every table, match and score pad.

A match is replayed by the rules from its key; its record is written and read again, which compares
every line's check, the digest of its book, every deal, the result, and what was promised before.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, func, select

from sushibelt import games
from sushibelt.core import fairness
from sushibelt.core.record import RULES_VERSION, read_record
from sushibelt.core.refusal import Refusal
from sushibelt.scorepad import cells
from sushibelt.server import schema
from sushibelt.server.admin.there import check_newest, check_there
from sushibelt.server.data import Data
from sushibelt.server.database import database_of
from sushibelt.server.rows import DbRow, Stored
from sushibelt.server.tables import replays
from sushibelt.server.tables.replays import Past
from sushibelt.server.tables.rows import deal_of, match_of, table_of
from sushibelt.server.tables.table import OVER

KINDS = ("tables", "matches", "pads")
MOST_FAULTS = 100  # faults of pages that SQLite is asked for
AT_ONCE = 500  # rows in memory

Progress = Callable[[int, int], None]  # rows that are done, of so many


class Finding(NamedTuple):
    """Something that is wrong: with a row of a table, or (no id) with the file."""

    kind: str
    id: str
    problem: Refusal


class Report(NamedTuple):
    """What was looked at, and what is wrong with it."""

    counts: dict[str, int]
    findings: list[Finding]


def check(data: Data, progress: Progress, quick: bool = False) -> Report:
    """Look at everything in a data file or a database; it may be in use."""
    check_there(data)
    check_newest(data)
    with database_of(data).snapshot() as connection:
        findings = list(_pages(connection)) if isinstance(data, Path) else []
        counts = {kind: _count(connection, kind) for kind in KINDS}
        if not quick and not findings:
            findings += _rows(connection, sum(counts.values()), progress)
    return Report(counts, findings)


def _pages(connection: Connection) -> Iterator[Finding]:
    for fault in connection.exec_driver_sql(f"PRAGMA integrity_check({MOST_FAULTS})").scalars():
        if fault != "ok":
            yield Finding("file", "", Refusal("check-page", problem=fault))


def _count(connection: Connection, kind: str) -> int:
    counted = select(func.count()).select_from(schema.METADATA.tables[kind])
    return connection.scalar(counted) or 0


def _rows(connection: Connection, among: int, progress: Progress) -> Iterator[Finding]:
    done = 0
    for kind, looked_at in (("tables", _table), ("matches", _match), ("pads", _pad)):
        every = select(schema.METADATA.tables[kind]).execution_options(yield_per=AT_ONCE)
        for row in connection.execute(every).mappings():
            try:
                looked_at(connection, dict(row))
            except Refusal as problem:
                yield Finding(kind, row["id"], problem)
            except Exception as problem:  # whatever nonsense makes of the code that reads it
                unread = Refusal("check-row", problem=type(problem).__name__)
                yield Finding(kind, row["id"], unread)
            done += 1
            progress(done, among)


def _table(connection: Connection, row: DbRow) -> None:
    match = _one(connection, "matches", row["match_id"])
    if match is None:
        raise Refusal("check-match-missing", match=row["match_id"])
    moves = _of_match(connection, "moves", match["id"], "n")
    picks = _of_match(connection, "picks", match["id"], "seat")
    table_of(Stored(row, match, moves, picks))


def _match(connection: Connection, row: DbRow) -> None:
    if row["stage"] in ("lobby", "opening"):
        deal_of(row)
        return
    played, news = match_of(row, _of_match(connection, "moves", row["id"], "n"))
    if row["stage"] not in OVER:
        return
    if row["stage"] == "finished" and played.result is None:
        raise Refusal("check-moves-missing", moves=len(played.played))
    past = Past(played, news, deal_of(row), row["stage"] == "abandoned")
    reading = read_record(replays.record(past), games.find)
    assert reading.fair is not None
    match = reading.match
    fairness.check(match.game, RULES_VERSION, match.names, match.key, reading.fair)


def _pad(_: Connection, row: DbRow) -> None:
    cells.opened(msgspec.json.decode(row["document"]))


def _one(connection: Connection, table: str, key: str) -> DbRow | None:
    of = schema.METADATA.tables[table]
    row = connection.execute(select(of).where(of.c.id == key)).mappings().first()
    return None if row is None else dict(row)


def _of_match(connection: Connection, table: str, match: str, by: str) -> list[DbRow]:
    of = schema.METADATA.tables[table]
    wanted = select(of).where(of.c.match_id == match).order_by(of.c[by])
    rows: list[DbRow] = [dict(row) for row in connection.execute(wanted).mappings()]
    if table == "moves" and [row["n"] for row in rows] != list(range(len(rows))):
        raise Refusal("check-moves-missing", moves=len(rows))
    return rows

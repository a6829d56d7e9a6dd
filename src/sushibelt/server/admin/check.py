"""Checking a data file: its pages, and every table, match and score pad in it.

A match is replayed by the rules from its key; its record is written and read again, which compares
every line's check, the digest of its book, every deal, the result, and what was promised before.
"""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import msgspec

from sushibelt import games
from sushibelt.core import fairness
from sushibelt.core.record import RULES_VERSION, read_record
from sushibelt.core.refusal import Refusal
from sushibelt.scorepad import cells
from sushibelt.server.admin.backup import check_there
from sushibelt.server.rows import DbRow, Stored
from sushibelt.server.tables import replays
from sushibelt.server.tables.replays import Past
from sushibelt.server.tables.rows import deal_of, match_of, table_of
from sushibelt.server.tables.table import OVER
from sushibelt.server.upgrading import NEWEST, opened, refusing, version_of

KINDS = ("tables", "matches", "pads")
MOST_FAULTS = 100  # faults of pages that SQLite is asked for

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


def check(data: Path, progress: Progress, quick: bool = False) -> Report:
    """Look at everything in a data file; it may be in use."""
    check_there(data)
    if version_of(data) != NEWEST:
        raise Refusal("data-older", path=str(data))
    with refusing(data), closing(opened(data)) as connection:
        connection.row_factory = sqlite3.Row
        connection.isolation_level = None
        connection.execute("BEGIN")  # everything as it is at one moment
        findings = list(_pages(connection))
        counts = {kind: _count(connection, kind) for kind in KINDS}
        if not quick and not findings:
            findings += _rows(connection, sum(counts.values()), progress)
    return Report(counts, findings)


def _pages(connection: sqlite3.Connection) -> Iterator[Finding]:
    found = connection.execute(f"PRAGMA integrity_check({MOST_FAULTS})")
    for (fault,) in found:
        if fault != "ok":
            yield Finding("file", "", Refusal("check-page", problem=fault))


def _count(connection: sqlite3.Connection, kind: str) -> int:
    return int(connection.execute(f"SELECT count(*) FROM {kind}").fetchone()[0])


def _rows(connection: sqlite3.Connection, among: int, progress: Progress) -> Iterator[Finding]:
    done = 0
    for kind, looked_at in (("tables", _table), ("matches", _match), ("pads", _pad)):
        for row in connection.execute(f"SELECT * FROM {kind}"):
            try:
                looked_at(connection, dict(row))
            except Refusal as problem:
                yield Finding(kind, row["id"], problem)
            except Exception as problem:  # whatever nonsense makes of the code that reads it
                unread = Refusal("check-row", problem=type(problem).__name__)
                yield Finding(kind, row["id"], unread)
            done += 1
            progress(done, among)


def _table(connection: sqlite3.Connection, row: DbRow) -> None:
    match = _one(connection, "matches", row["match_id"])
    if match is None:
        raise Refusal("check-match-missing", match=row["match_id"])
    moves = _of_match(connection, "moves", match["id"], "n")
    picks = _of_match(connection, "picks", match["id"], "seat")
    table_of(Stored(row, match, moves, picks))


def _match(connection: sqlite3.Connection, row: DbRow) -> None:
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


def _pad(_: sqlite3.Connection, row: DbRow) -> None:
    cells.opened(msgspec.json.decode(row["document"]))


def _one(connection: sqlite3.Connection, table: str, key: str) -> DbRow | None:
    row = connection.execute(f"SELECT * FROM {table} WHERE id = ?", (key,)).fetchone()
    return None if row is None else dict(row)


def _of_match(connection: sqlite3.Connection, table: str, match: str, by: str) -> list[DbRow]:
    wanted = f"SELECT * FROM {table} WHERE match_id = ? ORDER BY {by}"
    rows: list[DbRow] = [dict(row) for row in connection.execute(wanted, (match,))]
    if table == "moves" and [row["n"] for row in rows] != list(range(len(rows))):
        raise Refusal("check-moves-missing", moves=len(rows))
    return rows

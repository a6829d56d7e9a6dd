"""What a server has acknowledged, and whether its data file or database still has it.

A file is read with plain SQL from a copy, so that the server itself is the first to repair the
original after a kill.
"""

import json
import shutil
import sqlite3
from collections import defaultdict
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import psycopg

from sushibelt.games import find
from sushibelt.server.data import Data, DatabaseAddress


class Place(NamedTuple):
    """Where a choice belongs."""

    match: str
    number: int
    seat: int


Chosen = str | None  # None: taken back


class Ledger:
    """All acknowledged choices of all matches, and those whose answer has not come."""

    def __init__(self) -> None:
        self.promised: dict[Place, Chosen] = {}
        self.hoped: dict[Place, set[Chosen]] = defaultdict(set)
        self.games: dict[str, tuple[str, int]] = {}
        self.acknowledged = 0

    def sent(self, place: Place, chosen: Chosen) -> None:
        """Note that an answer is awaited."""
        self.hoped[place].add(chosen)

    def answered(self, place: Place, chosen: Chosen, accepted: bool) -> None:
        """Note the answer."""
        self.hoped[place].discard(chosen)
        if accepted:
            self.promised[place] = chosen
            self.acknowledged += 1

    def lost(self, data: Data) -> list[str]:
        """Return what was acknowledged and is not stored, in words for a failing test."""
        played, pending = stored(data)
        missing = []
        for place, promised in self.promised.items():
            game = find(*self.games[place.match])
            found = played.get(place, pending.get(place))
            answer = None if found is None else game.name(found)
            if answer != promised and answer not in self.hoped[place]:
                missing.append(f"{place}: {promised} was acknowledged, {answer} is stored")
        return missing


def stored(data: Data) -> tuple[dict[Place, int], dict[Place, int]]:
    """Return all choices that were played, and all that wait."""
    moves, picks = _of_file(data) if isinstance(data, Path) else _of_database(data)
    played: dict[Place, int] = {}
    for match, number, body in moves:
        for part in json.loads(body):
            if isinstance(part, list):
                played[Place(match, number, part[0])] = part[1]
    return played, {Place(match, n, seat): action for match, n, seat, action in picks}


Rows = tuple[list[tuple[str, int, str]], list[tuple[str, int, int, int]]]
MOVES = "select match_id, n, body from moves"
PICKS = "select match_id, n, seat, action from picks"


def _of_file(data: Path) -> Rows:
    with TemporaryDirectory() as folder:
        for name in (data.name, f"{data.name}-wal"):
            if (data.parent / name).exists():
                shutil.copy(data.parent / name, folder)
        with closing(sqlite3.connect(Path(folder) / data.name)) as file:
            return file.execute(MOVES).fetchall(), file.execute(PICKS).fetchall()


def _of_database(data: DatabaseAddress) -> Rows:
    with psycopg.connect(data.conninfo) as connection:
        moves: Any = connection.execute(MOVES).fetchall()
        picks: Any = connection.execute(PICKS).fetchall()
        return moves, picks

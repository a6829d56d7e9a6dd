"""Everything moves from a file into a database and back: all of it, resumed, never over another."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import select

from sushibelt.core.refusal import Refusal
from sushibelt.server.admin import move as moving
from sushibelt.server.admin.move import MOVED, move
from sushibelt.server.data import Data, DatabaseAddress
from sushibelt.server.database import database_of
from sushibelt.server.tables import messages
from tests.cli.table_door import ran, refused
from tests.server.tables import place, play_on
from tests.words.wording import wording


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with a match that is over and one under way."""
    path = tmp_path_factory.mktemp("played") / "played.sqlite"

    async def story() -> None:
        async with place(path) as here:
            party = await here.table("sushizock/2008", 2, 2)
            await party.host.say(messages.Start)
            await play_on(party)
            await party.host.say(messages.Rematch, now=True)
            await party.host.say(messages.Say, phrase="hello")
            await here.table("sushi-go/anniversary", 3, 2)

    asyncio.run(story())
    return path


@pytest.fixture
def source(played: Path, tmp_path: Path) -> Path:
    copy = tmp_path / "source.sqlite"
    copy.write_bytes(played.read_bytes())
    return copy


def rows(data: Data) -> dict[str, set[tuple[object, ...]]]:
    """All that is moved."""
    with database_of(data).snapshot() as connection:
        return {
            table.name: {tuple(row) for row in connection.execute(select(table))} for table in MOVED
        }


def test_there_and_back_everything_is_as_it_was(
    tmp_path: Path, source: Path, database: DatabaseAddress
) -> None:
    back = tmp_path / "back.sqlite"
    before = rows(source)
    total = sum(map(len, before.values()))
    said = ran("move", str(source), database.conninfo)
    assert said.code == 0, said
    assert wording("move-done", source=str(source), target=str(database), rows=total).search(
        said.out
    )
    assert ran("check", database.conninfo).code == 0
    assert ran("move", database.conninfo, str(back)).code == 0
    assert ran("check", str(back)).code == 0
    assert before == rows(source) == rows(database) == rows(back)
    assert not back.stat().st_mode & 0o077  # its owner's alone, as every data file


class BrokenOff(Exception):  # noqa: N818 - as if by Ctrl-C
    """Somebody had no patience."""


@contextmanager
def small_portions() -> Iterator[None]:
    """Have a move take many transactions."""
    usual, moving.AT_ONCE = moving.AT_ONCE, 7
    try:
        yield
    finally:
        moving.AT_ONCE = usual


def break_off(source: Path, database: DatabaseAddress) -> None:
    """Begin a move, and stop it half-way."""

    def impatient(done: int, among: int) -> None:
        if done > among // 2:
            raise BrokenOff

    with small_portions(), pytest.raises(BrokenOff):
        move(source, database, impatient)


def test_a_move_that_was_broken_off_goes_on_where_it_stopped(
    source: Path, database: DatabaseAddress
) -> None:
    break_off(source, database)
    refusal = refused("serve", "--port", "0", "--data", database.conninfo)
    assert wording("refusal-database-unfinished", path=str(database)).search(refusal)
    first = written(database)
    assert first
    again: list[tuple[int, int]] = []
    with small_portions():
        move(source, database, lambda *far: again.append(far))
    assert rows(source) == rows(database)
    assert first < written(database)  # nothing of it was written again
    kept = sum(map(len, rows(database).values()))
    assert again[-1] == (kept, kept)


def written(database: DatabaseAddress) -> set[tuple[object, ...]]:
    """Which rows were written by which transactions."""
    with psycopg.connect(database.conninfo) as connection:
        asked = (f"SELECT '{table.name}', xmin::text, ctid::text FROM {table}" for table in MOVED)
        return {row for one in asked for row in connection.execute(one.encode()).fetchall()}


def test_a_source_that_changed_meanwhile_is_found_out(
    source: Path, database: DatabaseAddress
) -> None:
    break_off(source, database)
    with closing(sqlite3.connect(source)) as file, file:
        assert file.execute("UPDATE answers SET serial = serial + 1").rowcount
    refusal = refused("move", str(source), database.conninfo)
    facts = {"source": str(source), "target": str(database), "table": "answers"}
    assert wording("refusal-move-differs", **facts).search(refusal)
    refused("serve", "--port", "0", "--data", database.conninfo)  # it is still unfinished


def test_what_is_there_is_never_overwritten(
    tmp_path: Path, source: Path, database: DatabaseAddress
) -> None:
    full = tmp_path / "full.sqlite"
    full.write_bytes(source.read_bytes())
    refusal = refused("move", str(source), str(full))
    assert wording("refusal-move-target-full", path=str(full)).search(refusal)
    assert full.read_bytes() == source.read_bytes()
    database_of(database).upgrade()
    with pytest.raises(Refusal, match="move-target-full"):
        move(source, database, lambda *_: None)
    refusal = refused("move", str(source), str(source))
    assert wording("refusal-move-onto-itself", path=str(source)).search(refusal)


def test_a_source_or_target_in_use_is_left_alone(source: Path, database: DatabaseAddress) -> None:
    with database_of(source).lock(), pytest.raises(Refusal, match="data-in-use"):
        move(source, database, lambda *_: None)
    with database_of(database).lock(), pytest.raises(Refusal, match="database-in-use"):
        move(source, database, lambda *_: None)
    assert database_of(database).version() == ""


def test_an_answer_that_postgres_cannot_keep_is_left_behind(
    source: Path, database: DatabaseAddress
) -> None:
    with closing(sqlite3.connect(source)) as file, file:
        row = ("t", "somebody", "a\0b", 1, None)
        file.execute("INSERT INTO answers VALUES (?, ?, ?, ?, ?)", row)
    before = len(rows(source)["answers"])
    assert move(source, database, lambda *_: None)["answers"] == before - 1
    with psycopg.connect(database.conninfo) as connection:
        counted = connection.execute("SELECT count(*) FROM answers").fetchone()
    assert counted == (before - 1,)

"""The store: whole pieces, one broken one harms no other, and old things go."""

import asyncio
import dataclasses
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import inspect

from sushibelt.core.refusal import Refusal
from sushibelt.server import schema
from sushibelt.server.data import Data
from sushibelt.server.database import database_of
from sushibelt.server.rows import Write
from sushibelt.server.store import Store
from sushibelt.server.tables import messages
from sushibelt.server.tables.rows import changes, table_of
from sushibelt.server.tables.table import Table
from tests.server.tables import place, play_on
from tests.server.worlds import chosen, walk
from tests.walks import PAIRS


def test_the_migrations_lead_to_the_tables_that_the_code_knows(data: Data) -> None:
    database = database_of(data)
    database.upgrade()
    database.upgrade()  # a second time changes nothing
    with database.snapshot() as connection:
        found = inspect(connection)
        for table in schema.METADATA.sorted_tables:
            columns = {column["name"]: column for column in found.get_columns(table.name)}
            assert set(columns) == {column.name for column in table.columns}
            for column in table.columns:
                answer = columns[column.name]
                dialect = connection.dialect
                assert answer["type"].compile(dialect) == column.type.compile(dialect)
                assert answer.get("autoincrement") in (None, False, "auto")
                if not column.primary_key:
                    assert answer["nullable"] == column.nullable
            indexes = {str(index["name"]) for index in found.get_indexes(table.name)}
            assert {index.name for index in table.indexes} == {
                name for name in indexes if name.startswith("ix_")
            }


def test_what_is_no_store_is_refused(data: Data) -> None:
    if isinstance(data, Path):
        data.write_text("not a database, but long enough to be taken for one " * 50)
    else:
        changed(data, "CREATE TABLE bookmarks (id INTEGER, url TEXT)")
    with pytest.raises(Refusal, match="-foreign"):
        database_of(data).upgrade()


def test_a_store_of_a_newer_version_is_refused(data: Data) -> None:
    database_of(data).upgrade()
    changed(data, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(Refusal, match="-newer"):
        database_of(data).upgrade()


def changed(data: Data, statement: str) -> None:
    """Change a database behind the store's back."""
    if isinstance(data, Path):
        with closing(sqlite3.connect(data)) as file, file:
            file.execute(statement)
    else:
        with psycopg.connect(data.conninfo) as connection:
            connection.execute(statement.encode())


def test_every_commit_reaches_the_disk(tmp_path: Path) -> None:
    async def story() -> None:
        store = await Store.open(tmp_path / "x.sqlite")
        async with store._readers.connect() as connection:
            mode = await connection.exec_driver_sql("PRAGMA journal_mode")
            full = await connection.exec_driver_sql("PRAGMA synchronous")
            assert (mode.scalar(), full.scalar()) == ("wal", 2)
        writes: Any = store._writer  # its connection belongs to its thread
        asked = [
            writes._thread.submit(writes._connection.execute, f"PRAGMA {pragma}").result()
            for pragma in ("journal_mode", "synchronous")
        ]
        assert [writes._thread.submit(one.fetchone).result() for one in asked] == [("wal",), (2,)]
        await store.close()

    asyncio.run(story())


def test_one_broken_piece_harms_no_other(data: Data) -> None:
    def move(number: int) -> list[Write]:
        return [Write("put_move", {"match_id": "m", "n": number, "body": "[1]"})]

    async def story() -> None:
        store = await Store.open(data)
        await store.write(move(0))
        pieces = [store.write(rows) for rows in (move(1), [*move(5), *move(0)], move(2))]
        answer = await asyncio.gather(*pieces, return_exceptions=True)
        assert [one is None for one in answer] == [True, False, True]
        await store.close()
        again = await Store.open(data)
        assert [row["n"] for row in await again.rows("moves")] == [0, 1, 2]  # all or none
        await again.close()

    asyncio.run(story())


def test_whatever_is_asked_for_is_found_or_not(data: Data) -> None:
    """What people type is no fault of the program, whatever it is."""

    async def story() -> None:
        store = await Store.open(data)
        for odd in ("", "\0", "a\0b", "'; --", "x" * 100_000, "ż", "%s"):
            assert await store.table_of_code(odd) is None
            assert await store.table(odd) is None
            assert await store.pad(id=odd) is None
        await store.close()

    asyncio.run(story())


def test_every_game_and_the_farthest_date_can_be_stored(data: Data) -> None:
    async def story() -> None:
        async with place(data) as here:
            here.clock.wrong = 1 << 33  # beyond what 32 bits hold
            longest, seats = max(PAIRS, key=lambda pair: len(pair[0]))
            party = await here.table(longest, seats, 1)
            stored = await here.store.table(party.made.table)
            assert stored is not None
            assert stored.match["game"] == longest
            assert stored.table["touched"] > 1 << 33

    asyncio.run(story())


@pytest.mark.parametrize("game", ["sushi-go/anniversary+personal-piles", "sushi-roll/2019"])
def test_a_table_is_read_as_it_was_written_at_every_turn(data: Data, game: str) -> None:
    async def story() -> None:
        store = await Store.open(data)
        before = None
        for turn, table in enumerate(walk(game, 2, seed=1)):
            match = table.running
            if turn % 2:
                match = chosen(match, match.turn.actors[0], [1, 2, 3, 4])
            after = type(table)(**{**fields(table), "match": match})
            await store.write(list(changes(before, after, 7)))
            stored = await store.table("table")
            assert stored is not None
            assert fields(table_of(stored)) == fields(after)
            before = after
            if turn > 25:
                break
        await store.close()

    asyncio.run(story())


def fields(table: Table) -> dict[str, Any]:
    return {field.name: getattr(table, field.name) for field in dataclasses.fields(table)}


def test_a_choice_taken_back_is_not_there_after_a_restart(data: Data) -> None:
    kept: dict[str, str] = {}

    async def before() -> None:
        async with place(data) as here:
            party = await here.table("sushi-go/zoch-2014", 3, 2)
            await party.host.say(messages.Start)
            kept.update(table=party.made.table, one=party.host.secret, two=party.pages[1].secret)
            for page in party.pages[:2]:
                kept["choice"] = page.look()["legal"][0]
                if page is party.host:
                    await page.pick(kept["choice"])
                    await page.say(messages.Undo, n=1)
            await party.pages[1].pick(kept["choice"])

    async def after() -> None:
        async with place(data) as here:
            one = await here.page(kept["table"], kept["one"])
            two = await here.page(kept["table"], kept["two"])
            assert one.look()["picked"] == []
            assert two.look()["picked"] == [kept["choice"]]

    asyncio.run(before())
    asyncio.run(after())


def test_what_nobody_visits_is_cleared_away_and_finished_matches_stay(data: Data) -> None:
    async def story() -> None:
        async with place(data, idle_days=30, keep_days=100) as here:
            party = await here.table("sushizock/2008", 2, 2)
            await party.host.say(messages.Start)
            await play_on(party)
            match = party.host.look()["match"]
            await party.host.say(messages.Rematch, now=True)
            running = party.host.look()["match"]
            store = here.store
            here.clock.time += 31 * 86_400
            await here.house.clear_out()
            assert await store.table(party.made.table) is not None  # somebody is there
            for page in party.pages:
                await page.leave()
            here.clock.time += 100
            await here.house.sweep()
            here.clock.time += 29 * 86_400
            await here.house.clear_out()
            assert await store.table(party.made.table) is not None
            here.clock.time += 2 * 86_400
            await here.house.clear_out()
            assert await store.table(party.made.table) is None
            assert await store.match(running) is None
            assert not await store.keys(table_id=party.made.table)
            assert await store.match(match) is not None
            here.clock.time += 100 * 86_400
            await here.house.clear_out()
            assert await store.match(match) is None

    asyncio.run(story())

"""The store: whole pieces, one broken one harms no other, and old things go."""

import asyncio
import dataclasses
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, inspect

from sushibelt.core.refusal import Refusal
from sushibelt.server import schema
from sushibelt.server.rows import Write
from sushibelt.server.store import Store
from sushibelt.server.tables import messages
from sushibelt.server.tables.rows import changes, table_of
from sushibelt.server.tables.table import Table
from sushibelt.server.upgrading import upgrade
from tests.server.tables import place, play_on
from tests.server.worlds import chosen, walk


def test_the_migrations_lead_to_the_tables_that_the_code_knows(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite"
    upgrade(path)
    upgrade(path)  # a second time changes nothing
    engine = create_engine(f"sqlite:///{path}")
    found = inspect(engine)
    for table in schema.METADATA.sorted_tables:
        columns = {column["name"]: column for column in found.get_columns(table.name)}
        assert set(columns) == {column.name for column in table.columns}
        for column in table.columns:
            assert str(columns[column.name]["type"]) == str(column.type)
            if not column.primary_key:
                assert columns[column.name]["nullable"] == column.nullable
        indexes = {index["name"] for index in found.get_indexes(table.name)}
        assert {index.name for index in table.indexes} == indexes
    engine.dispose()


def test_a_file_that_is_no_store_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite"
    path.write_text("not a database, but long enough to be taken for one " * 50)
    with pytest.raises(Refusal, match="data-foreign"):
        upgrade(path)


def test_a_file_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite"
    upgrade(path)
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(Refusal, match="data-newer"):
        upgrade(path)


def test_every_commit_reaches_the_disk(tmp_path: Path) -> None:
    async def story() -> None:
        store = await Store.open(tmp_path / "x.sqlite")
        async with store._engine.connect() as connection:
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


def test_one_broken_piece_harms_no_other(tmp_path: Path) -> None:
    def move(number: int) -> list[Write]:
        return [Write("put_move", {"match_id": "m", "n": number, "body": "[1]"})]

    async def story() -> None:
        store = await Store.open(tmp_path / "x.sqlite")
        await store.write(move(0))
        pieces = [store.write(move(n)) for n in (1, 0, 2)]
        told = await asyncio.gather(*pieces, return_exceptions=True)
        assert [isinstance(one, sqlite3.IntegrityError) for one in told] == [False, True, False]
        await store.close()

    asyncio.run(story())
    with sqlite3.connect(tmp_path / "x.sqlite") as connection:
        assert connection.execute("SELECT n FROM moves").fetchall() == [(0,), (1,), (2,)]
    connection.close()


@pytest.mark.parametrize("game", ["sushi-go/anniversary+personal-piles", "sushi-roll/2019"])
def test_a_table_is_read_as_it_was_written_at_every_turn(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        store = await Store.open(tmp_path / "x.sqlite")
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


def test_a_choice_taken_back_is_not_there_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite"
    kept: dict[str, str] = {}

    async def before() -> None:
        async with place(path) as here:
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
        async with place(path) as here:
            one = await here.page(kept["table"], kept["one"])
            two = await here.page(kept["table"], kept["two"])
            assert one.look()["picked"] == []
            assert two.look()["picked"] == [kept["choice"]]

    asyncio.run(before())
    asyncio.run(after())


def test_what_nobody_visits_is_cleared_away_and_finished_matches_stay(tmp_path: Path) -> None:
    async def story() -> None:
        async with place(tmp_path / "x.sqlite", idle_days=30, keep_days=100) as here:
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

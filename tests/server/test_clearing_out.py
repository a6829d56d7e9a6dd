"""Clearing out: what nobody visits goes at last, and a wrong clock deletes nothing."""

import asyncio
import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from sushibelt.server import clock, housekeeping, logs
from sushibelt.server.clock import DAY
from sushibelt.server.rows import Aged
from sushibelt.server.store import Store
from sushibelt.server.uptime import GAP, Spell, Uptime
from tests.server.process import PATIENCE, Program, Server, running
from tests.server.tables import Place, TurnedClock, place

SERVER = Path(clock.__file__).parent


def ages(path: Path) -> list[int]:
    """The visits of all tables in a file."""
    with closing(sqlite3.connect(path)) as connection:
        return [row[0] for row in connection.execute("SELECT touched FROM tables")]


def lines(server: Server, what: str) -> list[dict[str, Any]]:
    found = [json.loads(line) for line in server.log.read_text().splitlines()]
    return [line for line in found if line["what"] == what]


def wait_for(server: Server, what: str) -> dict[str, Any]:
    """Wait until the log says something."""
    end = monotonic() + PATIENCE
    while not lines(server, what):
        assert monotonic() < end, server.log.read_text()
        sleep(0.05)
    return lines(server, what)[0]


def test_a_clock_40_days_fast_at_a_start_deletes_nothing_even_if_somebody_comes(
    tmp_path: Path,
) -> None:
    with running(tmp_path) as server:
        for _ in range(3):
            server.table("sushizock/2008", 2)
        server.stop()
        server.program = Program(module=("tests.server.odd_clock", "40"))
        server.restart()
        assert wait_for(server, "clock-jumped")["days"] == pytest.approx(40, abs=0.1)
        server.table("sushizock/2008", 2)  # a visit under the wrong clock makes it no truer
        wait_for(server, "not-clearing-out")
        server.stop()
        assert not lines(server, "clearing-out")
        server.program = Program(module=("tests.server.odd_clock", "0"))  # it is set right again
        server.log.write_text("")
        server.restart()
        assert wait_for(server, "not-clearing-out")["why"] == "clock-behind"
        server.stop()
        assert len(ages(server.data)) == 4


def test_nothing_is_deleted_at_a_start(tmp_path: Path) -> None:
    """Even what is old enough waits until the server has been up for an hour."""
    assert housekeeping.CLEAR_OUT >= 3600

    async def story() -> None:
        async with place(tmp_path / "x.sqlite") as here:
            await old_tables(here, 1)
        async with place(tmp_path / "x.sqlite", here.clock):
            await asyncio.sleep(0.2)

    asyncio.run(story())
    assert len(ages(tmp_path / "x.sqlite")) == 1


async def old_tables(here: Place, count: int) -> None:
    """Make tables, and let so much time pass that they may go."""
    for _ in range(count):
        party = await here.table("sushizock/2008", 2)
        await party.host.leave()
    here.clock.time += 100
    await here.house.sweep()
    here.clock.time += 31 * DAY


def test_a_small_share_goes_at_a_time_and_the_log_says_so_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "x.sqlite"
    collected: list[tuple[int, dict[str, Any]]] = []

    def noted(what: str, **facts: Any) -> None:
        if what == "clearing-out":
            collected.append((len(ages(path)), facts))

    monkeypatch.setattr(logs, "note", noted)

    async def story() -> None:
        async with place(path) as here:
            await old_tables(here, housekeeping.FEW + 5)
            await here.house.clear_out()
            assert len(ages(path)) == 5
            await here.house.clear_out()
            assert not ages(path)

    asyncio.run(story())
    counts = [(still, facts["going"], facts["old"], facts["among"]) for still, facts in collected]
    few = housekeeping.FEW
    tables = [
        one for one, (_, facts) in zip(counts, collected, strict=True) if facts["kind"] == "tables"
    ]
    assert tables == [(few + 5, few, few + 5, few + 5), (5, 5, 5, 5)]


@pytest.mark.parametrize(("among", "share"), [(10, 10), (400, 20), (2000, 100), (100_000, 500)])
def test_how_many_may_go_at_a_time(among: int, share: int) -> None:
    old = Aged([str(n) for n in range(among)], among)
    assert housekeeping.share_of("tables", old, 0) == old.ids[:share]


def test_a_table_that_somebody_opens_just_then_stays(tmp_path: Path) -> None:
    async def story() -> None:
        async with place(tmp_path / "x.sqlite") as here:
            await old_tables(here, 1)
            table = (await here.store.idle_tables(here.clock.date())).ids[0]
            room, _ = await asyncio.gather(here.rooms.room(table), here.house.clear_out())
            assert room.table.id == table
            assert await here.store.table(table) is not None

    asyncio.run(story())


def test_a_jump_of_the_clock_while_running_counts_as_a_week(tmp_path: Path) -> None:
    async def story() -> None:
        async with place(tmp_path / "x.sqlite", idle_days=30) as here:
            party = await here.table("sushizock/2008", 2)
            await party.host.leave()
            here.clock.time += 100
            await here.house.sweep()
            here.clock.wrong = 400 * DAY
            await here.house.clear_out()
            here.clock.time += 22 * DAY
            await here.house.clear_out()
            assert await here.store.table(party.made.table) is not None
            here.clock.time += 2 * DAY
            await here.house.clear_out()
            assert await here.store.table(party.made.table) is None

    asyncio.run(story())


def uptime(now: int, *spells: Spell) -> Uptime:
    turned = TurnedClock()
    turned.wrong = now - turned.date()
    store: Any = None
    return Uptime(store, turned, spells)


@pytest.mark.parametrize(
    ("spells", "days", "ago"),
    [
        ([(0, 100)], 30, 30),  # up all the time
        ([(0, 50), (52, 100)], 60, 60),  # off for two days: they count
        ([(0, 50), (90, 100)], 10, 10),
        ([(0, 50), (90, 100)], 16, 16),  # amid the gap: nobody can have come then
        ([(0, 50), (90, 100)], 17, 17),
        ([(0, 50), (90, 100)], 20, 53),  # 10 days, a week for the gap, 3 days before it
        ([(0, 10), (30, 40), (80, 100)], 40, 73),  # 20, a week, 10, and 3 of the next gap
        ([(80, 80), (90, 100)], 30, 33),  # before anything was counted, days are days
        (
            [(40, 90), (0, 1), (95, 100)],
            30,
            30,
        ),  # it began in 1970, as some do
        ([(0, 90), (50, 100)], 70, 70),  # set back: what was counted twice counts once
    ],
)
def test_days_are_counted_while_the_server_runs(
    spells: list[tuple[int, int]], days: int, ago: int
) -> None:
    known = [Spell(since * DAY, until * DAY) for since, until in spells]
    assert GAP == 7 * DAY
    assert uptime(100 * DAY, *known).days_ago(days) == (100 - ago) * DAY


@pytest.mark.parametrize(
    ("now", "spells", "jumps"),
    [
        (100, [(0, 100), (1, 2)], []),  # another node began later, and ended long ago
        (100, [(0, 80), (1, 2)], [20]),
        (70, [(0, 80), (1, 2)], [-10]),
    ],
)
def test_a_start_is_compared_with_the_latest_that_any_node_ran(
    now: int, spells: list[tuple[int, int]], jumps: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    warned: list[float] = []
    monkeypatch.setattr(logs, "warn", lambda _, days: warned.append(days))
    known = [Spell(since * DAY, until * DAY) for since, until in spells]
    uptime(now * DAY, *known)._start(now * DAY)
    assert warned == jumps


def test_what_is_counted_outlives_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        turned = TurnedClock()
        store = await Store.open(tmp_path / "x.sqlite")
        for _ in range(3):
            running = await Uptime.begin(store, turned)
            turned.time += 10 * DAY
            await running.mark()
            turned.wrong += 100 * DAY
        again = await Uptime.begin(store, turned)
        # 20 days: a week, ten days, and three of the week before them.
        assert turned.date() - again.days_ago(20) == (100 + 10 + 3) * DAY
        await store.close()

    asyncio.run(story())


def test_the_date_is_asked_for_in_one_place() -> None:
    asks = re.compile(r"\btime\.time\(|\.now\(\s*(tz|UTC|timezone)|datetime\.now|utcnow|\.today\(")
    found = [p.name for p in SERVER.rglob("*.py") if asks.search(p.read_text(encoding="utf-8"))]
    assert found == ["clock.py"]

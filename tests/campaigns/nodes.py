"""Three nodes behind HAProxy, people at many tables, and everything that can break, breaks.

Nodes are killed, paused (SIGSTOP), stopped (SIGTERM) and cut off from the database, with a word or
without, and Postgres is killed. In the long one some of the people are pages in a browser. What
people were told and what the database holds is compared by a checker that knows nothing of the
server: every acknowledged choice is there once, everybody at a table saw the same moves in the same
order, and nobody wrote to a table that another node had.

`python -m tests.campaigns.nodes --kills 200` is the long one.
"""

import argparse
import asyncio
import json
import sys
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, NamedTuple

import psycopg

from sushibelt.core.chance import generator
from sushibelt.server.data import DatabaseAddress
from tests.campaigns import witness
from tests.campaigns.breaking import Breaking, Plan
from tests.campaigns.browsers import Browsers
from tests.campaigns.haproxy import Site, proxied
from tests.campaigns.ledger import Ledger
from tests.campaigns.patient import Patient, Seen
from tests.campaigns.players import Invited, people_at
from tests.campaigns.relay import Relay
from tests.server.cluster import name_of, one_cluster
from tests.server.nodes import of_node
from tests.server.process import Server

GAMES: list[tuple[str, list[str | None]]] = [  # and who sits there: None is a person
    ("sushizock/2008", [None, None]),
    ("sushi-go/anniversary", [None, None, None]),
    ("sushi-roll/2019", [None, None]),
    ("sushizock/2008", [None, None, "cook"]),  # who is awaited alone, and can be woken by nobody
]
NODES = 3
STUCK = 180.0  # seconds without a move until somebody is lost for good
LIMITS = {
    "SUSHIBELT_SOCKETS_PER_ADDRESS": "100000",
    "SUSHIBELT_CONNECTIONS_PER_ADDRESS": "100000",
    "SUSHIBELT_SEARCHERS": "1",
}
SHORT = Plan(tables=6, kills=2, others=1, pause=5.0, away=1.0, think=0.4)


class Figures(NamedTuple):
    """What came of it."""

    done: dict[str, int]
    acknowledged: int
    matches: int
    written: int
    sessions: int
    gaps: dict[str, list[float]]  # seconds that people were without their table
    wrong: list[str]
    presses: int  # in browsers
    faults: Counter[str]  # that nodes wrote down


def campaign(folder: Path, plan: Plan, seed: int, say: Any = lambda _: None) -> Figures:
    """Run all of it, and return what a checker finds."""
    with ExitStack() as stack:
        cluster = stack.enter_context(one_cluster(max_connections="100"))
        database = stack.enter_context(cluster.database())
        relays = [Relay(cluster.port) for _ in range(NODES)]
        for relay in relays:
            stack.callback(relay.end)
        nodes = []
        for number, relay in enumerate(relays):
            through = cluster.by_port(name_of(database)).replace(str(cluster.port), str(relay.port))
            node = Server(folder / f"node{number}.sqlite", **of_node(through), **LIMITS)
            stack.callback(_end, node)
            nodes.append(node)
        witness.watch(database)
        site = stack.enter_context(proxied(folder, nodes))
        ledger, seen = Ledger(), Seen()
        with_browser: list[Invited] = []
        rng = generator(b"break", str(seed).encode())
        breaking = Breaking(cluster, database, nodes, relays, plan, rng)
        people: list[Patient] = []
        for table in range(plan.tables + plan.browsers):
            game, seated = GAMES[table % len(GAMES)]
            seats = len(seated)
            here = people_at(nodes[table % NODES], game, seats, bots=seated)
            if table >= plan.tables:
                with_browser.append(here.pop())
            for who in here:
                rng = generator(b"patient", f"{seed} {len(people)}".encode())
                people.append(Patient(who, seats, ledger, seen, rng, plan.think))
        with Browsers(site.address, with_browser, folder) as browsers:
            gaps = asyncio.run(_broken(site, people, breaking, say))
        wrong = [*seen.wrong, *ledger.lost(database), *witness.stale(database), *browsers.wrong]
        wrong += _twice(database)
        written, sessions = witness.count(database)
    return Figures(
        dict(breaking.done), ledger.acknowledged, len(ledger.games), written, sessions, gaps, wrong,
        browsers.presses, _faults(folder),
    )  # fmt: skip


def _end(node: Server) -> None:
    node.http.close()
    if node.process.poll() is None:
        node.process.kill()
        node.ended()


async def _broken(
    site: Site, people: list[Patient], breaking: Breaking, say: Any
) -> dict[str, list[float]]:
    """Have people play while things break; return for how long each was without the table."""
    end = asyncio.Event()
    playing = [asyncio.create_task(one.play(site.address, end)) for one in people]
    gaps: dict[str, list[float]] = {}
    late = perf_counter() + 60 * breaking.minutes
    try:
        await _all_go_on(people, playing)
        for number, what in enumerate(breaking.order()):
            if perf_counter() > late:
                break
            for one in people:
                one.gaps.clear()
            await breaking.wreak(what)
            await _all_go_on(people, playing)
            await breaking.mend()
            found = [gap for one in people for gap in one.gaps]
            gaps.setdefault(what, []).extend(found)
            longest = max(found, default=0)
            say(f"{number + 1} {what}: {len(found)} came back, the last after {longest:.1f} s")
    finally:
        end.set()
        await asyncio.gather(*playing)
    return gaps


async def _all_go_on(people: list[Patient], playing: list["asyncio.Task[None]"]) -> None:
    """Wait until everybody has been told of a move that is new."""
    before = {one: one.moves for one in people}
    late = perf_counter() + STUCK
    while waiting := [one for one in people if one.moves == before[one]]:
        assert perf_counter() < late, [one.state() for one in waiting]
        assert not any(task.done() for task in playing)
        await asyncio.sleep(0.05)


def _faults(folder: Path) -> Counter[str]:
    """Count what nodes call a fault of the program, which a failing network or database is not."""
    found: Counter[str] = Counter()
    for log in folder.glob("node*.log"):
        lines = [json.loads(line) for line in log.read_text().splitlines() if line[:1] == "{"]
        errors = [line for line in lines if line["level"] == "error"]
        found.update(f"{line['what']}: {line.get('fault')} {line.get('where')}" for line in errors)
    return found


def _twice(database: DatabaseAddress) -> list[str]:
    """Return numbers of moves that are missing, in words; twice they cannot be: it is a key."""
    asked = "SELECT match_id, count(*), max(n) FROM moves GROUP BY match_id"
    with psycopg.connect(database.conninfo) as connection:
        rows = connection.execute(asked).fetchall()
    return [f"{match}: {many} moves up to {last}" for match, many, last in rows if many != last + 1]


def main() -> None:
    """Run the long campaign, and print its figures as a table."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--kills", type=int, default=200)
    asked.add_argument("--others", type=int, default=10, help="of each other kind")
    asked.add_argument("--tables", type=int, default=60)
    asked.add_argument("--pause", type=float, default=20)
    asked.add_argument("--think", type=float, default=2)
    asked.add_argument("--browsers", type=int, default=2, help="at tables of their own")
    asked.add_argument("--minutes", type=float, default=600, help="until no more is broken")
    asked.add_argument("--folder", type=Path, help="where logs are kept")
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    plan = Plan(
        given.tables, given.kills, given.others, given.pause, given.pause, given.think,
        given.browsers, given.minutes,
    )  # fmt: skip
    began = perf_counter()
    with TemporaryDirectory() as passing:
        folder = given.folder or Path(passing)
        folder.mkdir(parents=True, exist_ok=True)
        figures = campaign(folder, plan, given.seed, lambda line: print(line, flush=True))
    print("| what broke | times | people who lost their table | back after, median | p99 | most |")
    print("|---|---|---|---|---|---|")
    for what, times in figures.done.items():
        gaps = sorted(figures.gaps[what]) or [0.0]
        p50, p99 = gaps[len(gaps) // 2], gaps[min(len(gaps) - 1, len(gaps) * 99 // 100)]
        print(f"| {what} | {times} | {len(gaps)} | {p50:.2f} s | {p99:.2f} s | {gaps[-1]:.2f} s |")
    minutes = (perf_counter() - began) / 60
    print(f"{figures.acknowledged:,} choices acknowledged in {figures.matches} matches, "
          f"{figures.written:,} rows written in {figures.sessions} sessions, "
          f"{figures.presses} presses in browsers, "
          f"{len(figures.wrong)} wrong, {minutes:.1f} minutes")  # fmt: skip
    print(*(f"{times} times {fault}" for fault, times in figures.faults.items()), sep="\n")
    print(*figures.wrong, sep="\n", end="")
    sys.exit(1 if figures.wrong else 0)


if __name__ == "__main__":
    main()

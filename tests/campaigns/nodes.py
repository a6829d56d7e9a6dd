"""Three nodes behind HAProxy, people at many tables, and everything that can break, breaks.

Nodes are killed, paused (SIGSTOP), stopped (SIGTERM) and cut off from the database, and Postgres is
killed. What people were told and what the database holds is compared by a checker that knows
nothing of the server: every acknowledged choice is there once, everybody at a table saw the same
moves in the same order, and nobody wrote to a table that another node had.

`python -m tests.campaigns.nodes --kills 200` is the long one.
"""

import argparse
import asyncio
import os
import shutil
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, NamedTuple

import httpx
import psycopg

from sushibelt.core.chance import below, generator
from sushibelt.core.layout import Vector
from sushibelt.server.data import DatabaseAddress
from tests.campaigns import witness
from tests.campaigns.ledger import Ledger
from tests.campaigns.patient import Patient, Seen
from tests.campaigns.players import people_at
from tests.campaigns.relay import Relay
from tests.server.cluster import Cluster, name_of, one_cluster
from tests.server.nodes import free_port, of_node
from tests.server.process import PATIENCE, Server

HAPROXY = Path(__file__).parents[2] / "deploy" / "haproxy.cfg"
GAMES = [("sushizock/2008", 2), ("sushi-go/anniversary", 3), ("sushi-roll/2019", 2)]
NODES = 3
LIMITS = {
    "SUSHIBELT_SOCKETS_PER_ADDRESS": "100000",
    "SUSHIBELT_CONNECTIONS_PER_ADDRESS": "100000",
    "SUSHIBELT_SEARCHERS": "1",
}


class Plan(NamedTuple):
    """What is done."""

    tables: int
    kills: int
    others: int  # of each other kind
    pause: float  # seconds that a node is stopped for, or cut off
    away: float  # seconds that Postgres is
    think: float  # seconds until somebody chooses, at most


SHORT = Plan(tables=6, kills=1, others=1, pause=5.0, away=1.0, think=0.4)


class Figures(NamedTuple):
    """What came of it."""

    done: dict[str, int]
    acknowledged: int
    matches: int
    written: int
    sessions: int
    gaps: dict[str, list[float]]  # seconds that people were without their table
    wrong: list[str]


class Site:
    """The site as visitors see it: the proxy."""

    def __init__(self, port: int) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self.http = httpx.Client(base_url=self.address, timeout=PATIENCE)


@contextmanager
def proxied(folder: Path, nodes: list[Server]) -> Iterator[Site]:
    """Run HAProxy as deploy/ sets it up, but for its ports, its name and its certificate."""
    port = free_port()
    text = HAPROXY.read_text()
    for was, is_now in {
        "bind :443 ssl crt /etc/haproxy/sushibelt.pem alpn http/1.1": f"bind 127.0.0.1:{port}",
        "bind :80": f"bind 127.0.0.1:{free_port()}",
        "maxconn 16384": "maxconn 2000",  # as many files as a test may open
        "{ req.hdr(host) -i sushi.example }": "{ req.hdr(host) -m found }",
        "hdr Host sushi.example": "hdr Host localhost",
        "X-Forwarded-Proto https": "X-Forwarded-Proto http",
        **{
            f"10.0.0.{5 + number}:8000": node.address.removeprefix("http://")
            for number, node in enumerate(nodes)
        },
    }.items():
        assert was in text, was
        text = text.replace(was, is_now)
    (folder / "haproxy.cfg").write_text(text)
    program = shutil.which("haproxy", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    assert program, "haproxy is not installed: make proxies"
    with (folder / "haproxy.log").open("wb") as log:
        process = subprocess.Popen(
            [program, "-db", "-f", str(folder / "haproxy.cfg")], stdout=log, stderr=log
        )
    site = Site(port)
    try:
        _await_site(site, process)
        yield site
    finally:
        site.http.close()
        process.terminate()
        process.wait(PATIENCE)


def _await_site(site: Site, process: "subprocess.Popen[bytes]") -> None:
    end = perf_counter() + PATIENCE
    while True:
        assert process.poll() is None
        assert perf_counter() < end
        try:
            if site.http.get("/readyz").status_code == httpx.codes.OK:
                return
        except httpx.HTTPError:
            pass


class Breaking:
    """What breaks, one thing at a time; each time it waits until all tables go on."""

    def __init__(
        self, cluster: Cluster, nodes: list[Server], relays: list[Relay], plan: Plan, rng: Vector
    ) -> None:
        self._cluster, self._nodes, self._relays = cluster, nodes, relays
        self._plan, self._rng = plan, rng
        self.done: Counter[str] = Counter()
        self.now = ""

    def order(self) -> list[str]:
        """Return what breaks when: kills, and everything else in between."""
        others = ["pause", "stop", "cut", "postgres"] * self._plan.others
        order = ["kill"] * self._plan.kills
        for number, one in enumerate(others):
            order.insert(number * (len(order) + 1) // len(others), one)
        return order

    async def wreak(self, what: str) -> None:
        """Break something, and mend it."""
        self.now = what
        number = below(self._rng, NODES)
        node, relay = self._nodes[number], self._relays[number]
        match what:
            case "kill":
                await asyncio.to_thread(node.kill)
                await asyncio.to_thread(node.restart, int(node.address.rpartition(":")[2]))
            case "stop":
                assert await asyncio.to_thread(node.stop) == 0
                await asyncio.to_thread(node.restart, int(node.address.rpartition(":")[2]))
            case "pause":
                os.kill(node.process.pid, signal.SIGSTOP)
                try:
                    await asyncio.sleep(self._plan.pause)
                finally:
                    os.kill(node.process.pid, signal.SIGCONT)
            case "cut":
                relay.cut()
                try:
                    await asyncio.sleep(self._plan.pause)
                finally:
                    relay.mend()
            case "postgres":
                await asyncio.to_thread(self._cluster.stop, signal.SIGKILL)
                await asyncio.sleep(self._plan.away)
                # Not in another thread: Postgres ends with the thread that starts it.
                self._cluster.start()
        self.done[what] += 1


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
        breaking = Breaking(cluster, nodes, relays, plan, generator(b"break", str(seed).encode()))
        people: list[Patient] = []
        for table in range(plan.tables):
            game, seats = GAMES[table % len(GAMES)]
            for who in people_at(nodes[table % NODES], game, seats):
                rng = generator(b"patient", f"{seed} {len(people)}".encode())
                people.append(Patient(who, seats, ledger, seen, rng, plan.think))
        gaps = asyncio.run(_broken(site, people, breaking, say))
        wrong = [*seen.wrong, *ledger.lost(database), *witness.stale(database)]
        wrong += _twice(database)
        written, sessions = witness.count(database)
    done = dict(breaking.done)
    return Figures(done, ledger.acknowledged, len(ledger.games), written, sessions, gaps, wrong)


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
    try:
        await _all_go_on(people, playing)
        for number, what in enumerate(breaking.order()):
            for one in people:
                one.gaps.clear()
            await breaking.wreak(what)
            await _all_go_on(people, playing)
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
    late = perf_counter() + PATIENCE
    while waiting := [one for one in people if one.moves == before[one]]:
        assert perf_counter() < late, [one.state() for one in waiting]
        assert not any(task.done() for task in playing)
        await asyncio.sleep(0.05)


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
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    plan = Plan(given.tables, given.kills, given.others, given.pause, given.pause, given.think)
    began = perf_counter()
    with TemporaryDirectory() as folder:
        figures = campaign(Path(folder), plan, given.seed, lambda line: print(line, flush=True))
    print("| what broke | times | people who lost their table | back after, median | p99 | most |")
    print("|---|---|---|---|---|---|")
    for what, times in figures.done.items():
        gaps = sorted(figures.gaps[what]) or [0.0]
        p50, p99 = gaps[len(gaps) // 2], gaps[min(len(gaps) - 1, len(gaps) * 99 // 100)]
        print(f"| {what} | {times} | {len(gaps)} | {p50:.2f} s | {p99:.2f} s | {gaps[-1]:.2f} s |")
    minutes = (perf_counter() - began) / 60
    print(f"{figures.acknowledged:,} choices acknowledged in {figures.matches} matches, "
          f"{figures.written:,} rows written in {figures.sessions} sessions, "
          f"{len(figures.wrong)} wrong, {minutes:.1f} minutes")  # fmt: skip
    print(*figures.wrong, sep="\n", end="")
    sys.exit(1 if figures.wrong else 0)


if __name__ == "__main__":
    main()

"""Many tables at once: how long from the last choice to the reveal, and what a table weighs.

`python -m tests.campaigns.load` prints tables (`--quick` for a look, `--postgres` for a database
beside the file, `--nodes 3` for several nodes behind HAProxy on top of that). Nothing here is a
test, since what it shows depends on the machine. The load generator runs on the same machine as the
server.
"""

import argparse
import asyncio
import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from itertools import count, product
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from sushibelt.core.chance import below, generator
from sushibelt.core.layout import Vector
from tests.campaigns.figures import Beside, Sample, children_of, head, memory_of, row
from tests.campaigns.haproxy import proxied
from tests.campaigns.players import Heard, Invited, entered, heard, people_at, send
from tests.campaigns.restarting import measure_starts
from tests.server.cluster import Cluster, one_cluster
from tests.server.nodes import of_node
from tests.server.process import Server

GAME, SEATS = "sushi-go/anniversary", 4
NUMBERS = count()
LIMITS = {
    "SUSHIBELT_SOCKETS_PER_ADDRESS": "100000",
    "SUSHIBELT_CONNECTIONS_PER_ADDRESS": "100000",
    "SUSHIBELT_BOT_PAUSE_MS": "0",
}


class Pace(NamedTuple):
    """How people think, for how long they are watched, and who plays with them."""

    name: str
    think: float  # seconds on average
    seconds: float
    bots: str | None = None  # their level, in half of the seats


class TableTimes:
    """When the latest choice of each turn was sent; what the reveals of one table took."""

    def __init__(self, sample: Sample) -> None:
        self.sample = sample
        self._latest: dict[tuple[str, int], float] = {}

    def choose(self, turn: tuple[str, int]) -> None:
        """Note that a choice is sent now."""
        self._latest[turn] = perf_counter()
        self.sample.choices += 1

    def revealed(self, turn: tuple[str, int]) -> None:
        """Note that somebody sees what came of a turn."""
        if turn in self._latest:
            self.sample.add(perf_counter() - self._latest[turn])


class Sitter:
    """Somebody who thinks, chooses, and plays again."""

    def __init__(self, who: Invited, times: TableTimes, think: float, rng: Vector) -> None:
        self._who, self._times, self._think, self._rng = who, times, think, rng
        self._turn = ("", -1)
        self._choosing: asyncio.Task[None] | None = None

    async def sit(self, server: Server, end: asyncio.Event) -> None:
        """Play until the end."""
        socket = await entered(server, self._who)
        reading = asyncio.create_task(self._read(socket))
        await end.wait()
        reading.cancel()
        if self._choosing is not None:
            self._choosing.cancel()
        await socket.close()

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                message = heard(text)
                if message.type == "table":
                    await self._hear(socket, message)
                elif message.type == "refused":
                    self._times.sample.refused += 1
        except WebSocketException:
            self._times.sample.broken += 1

    async def _hear(self, socket: ClientConnection, message: Heard) -> None:
        turn = (message.match, message.number)
        if self._who.host and message.stage in ("lobby", "finished") and turn != self._turn:
            asked = (
                {"type": "start"} if message.stage == "lobby" else {"type": "rematch", "now": True}
            )
            await send(socket, {**asked, "id": f"m{next(NUMBERS)}"})
        if turn != self._turn:
            self._times.revealed(self._turn)
            self._turn = turn
            if message.stage == "playing" and message.legal:
                action = message.legal[below(self._rng, len(message.legal))]
                self._choosing = asyncio.create_task(self._choose(socket, turn, action))

    async def _choose(self, socket: ClientConnection, turn: tuple[str, int], action: str) -> None:
        if self._think:
            await asyncio.sleep(2 * self._think * below(self._rng, 1000) / 1000)
        fields = {"type": "pick", "n": turn[1], "actions": [action], "match": turn[0]}
        self._times.choose(turn)
        await send(socket, {**fields, "id": f"m{next(NUMBERS)}"})


def measure(
    pace: Pace, tables: int, cluster: Cluster | None = None, nodes: int = 0
) -> dict[str, Any]:
    """Let so many tables play at this pace; return the figures."""
    sample = Sample()
    with TemporaryDirectory() as folder, _stored(cluster) as where, ExitStack() as running:
        servers = []
        for number in range(nodes or 1):
            own = of_node(where["SUSHIBELT_DATA"]) if nodes else where
            server = Server(Path(folder) / f"data{number}.sqlite", **LIMITS, **own)
            running.callback(server.kill)
            servers.append(server)
        site: Any = running.enter_context(proxied(Path(folder), servers)) if nodes else servers[0]
        pids = [server.process.pid for server in servers]
        before = sum(map(memory_of, pids))
        people = _people(servers[0], tables, pace.bots)
        sample.beside = Beside(cluster) if cluster else None
        asyncio.run(_play(site, pids, people, pace, sample))
        grown = sample.memory - before
        workers = sum(memory_of(child) for pid in pids for child in children_of(pid))
    return {
        "stored in": "Postgres" if cluster else "SQLite",
        "nodes": nodes or 1,
        "who plays": pace.name,
        "tables": tables,
        "load": round(os.getloadavg()[0], 1),
        **sample.figures(pace.seconds),
        "server kB": sample.memory,
        "kB per table": round(grown / tables),
        "workers kB": workers,
    }


@contextmanager
def _stored(cluster: Cluster | None) -> Iterator[dict[str, str]]:
    """Lend the settings of a server that keeps its data in a database, or in its file."""
    if cluster is None:
        yield {}
    else:
        with cluster.database() as address:
            yield {"SUSHIBELT_DATA": address.conninfo}


def _people(server: Server, tables: int, bots: str | None) -> list[list[Invited]]:
    more = {} if bots is None else {"bots": [None, None, bots, bots]}
    with ThreadPoolExecutor(16) as pool:
        return list(pool.map(lambda _: people_at(server, GAME, SEATS, **more), range(tables)))


async def _play(
    server: Server, pids: list[int], people: list[list[Invited]], pace: Pace, sample: Sample
) -> None:
    end, tasks = asyncio.Event(), []
    for number, table in enumerate(people):
        times = TableTimes(sample)
        for seat, who in enumerate(table):
            rng = generator(b"load", f"{number}|{seat}".encode())
            sitter = Sitter(who, times, pace.think, rng)
            tasks.append(asyncio.create_task(sitter.sit(server, end)))
        await asyncio.sleep(0.01)  # not all in one moment
    await asyncio.sleep(min(5.0, pace.seconds))  # until everybody is there and has settled
    sample.begin(*pids)
    await asyncio.sleep(pace.seconds)
    sample.finish()
    end.set()
    await asyncio.gather(*tasks, return_exceptions=True)


def main() -> None:
    """Measure everything, and print the figures as tables."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, nargs="+", default=[200])
    asked.add_argument("--seconds", type=float, default=40)
    asked.add_argument("--level", default="cook")
    asked.add_argument("--matches", type=int, default=10_000)
    asked.add_argument("--only", choices=["people", "bots", "closed", "starts"])
    asked.add_argument("--postgres", action="store_true", help="with a database too, each time")
    asked.add_argument("--nodes", type=int, default=0, help="of a database, each time")
    asked.add_argument("--quick", action="store_true", help="20 tables, 5 seconds, 200 matches")
    given = asked.parse_args()
    if given.quick:
        given.tables, given.seconds, given.matches = [20], 5, 200
    paces = {
        "people": Pace("people thinking 2 s", 2.0, given.seconds),
        "bots": Pace(f"half bots ({given.level}), thinking 2 s", 2.0, given.seconds, given.level),
        "closed": Pace("people without thinking", 0.0, min(15.0, given.seconds)),
    }
    begun = False
    with ExitStack() as running:
        durable = {"fsync": "on", "shared_buffers": "128MB", "autovacuum": "on"}
        wanted = given.postgres or given.nodes
        cluster = running.enter_context(one_cluster(**durable)) if wanted else None
        kinds: list[tuple[Cluster | None, int]] = [(None, 0)]
        kinds += [(cluster, 0)] if cluster else []
        kinds += [(cluster, given.nodes)] if given.nodes else []
        for tables, (name, pace) in product(given.tables, paces.items()):
            if given.only in (None, name):
                for kept, nodes in kinds:
                    figures = measure(pace, tables, kept, nodes)
                    print(*([] if begun else [head(figures)]), row(figures), sep="\n", flush=True)
                    begun = True
    if given.only in (None, "starts"):
        starts = measure_starts(given.matches)
        print(head(starts), row(starts), sep="\n", flush=True)


if __name__ == "__main__":
    main()

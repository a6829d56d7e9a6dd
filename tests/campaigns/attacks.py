"""What people notice while a stranger attacks: how long answers and reveals take, with and without.

`python -m tests.campaigns.attacks` prints a table (`--quick` for a look, `--only` for one attack);
nothing here is a test, since what it shows depends on the machine. Everybody comes from an address
of their own on this machine, and the server has the limits that it usually has.
"""

import argparse
import asyncio
import copy
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.synchronize import Event
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event as Flag
from threading import Thread
from time import perf_counter
from typing import NamedTuple

import httpx

from sushibelt.core.chance import generator
from tests.campaigns.attackers import ATTACKS, Target
from tests.campaigns.figures import Sample, memory_of, percentile, processor_of
from tests.campaigns.load import GAME, SEATS, Sitter, TableTimes
from tests.campaigns.players import Invited, people_at
from tests.server.process import Server

THINK = 2.0  # seconds on average
PAUSE = 3.0  # seconds between attacks
ASKING = 0.05  # seconds between questions whether the server is well
PROBE = "127.20.0.1"
LIMITS = ("EFFORT_PER_ADDRESS", "TABLES_PER_HOUR", "CODES_PER_MINUTE")
USUAL = {f"SUSHIBELT_{name}": "" for name in LIMITS}  # as when nothing is set
HEADER = (
    "| attack | done | healthz p50 | healthz p99 | reveal p50 | reveal p99 "
    "| refused, broken | processor | memory |\n|---|---|---|---|---|---|---|---|---|"
)


class Seen(NamedTuple):
    """What people saw for a while."""

    health: list[float]
    reveals: list[float]
    refused: int
    broken: int
    processor: float  # share of one core that the server had
    memory: int  # kB

    def row(self, name: str, done: str) -> str:
        """Return it as a line of a table."""
        figures = [
            f"{percentile(values, percent) * 1000:.1f} ms"
            for values in (self.health, self.reveals)
            for percent in (50, 99)
        ]
        rest = f"{self.refused}, {self.broken} | {self.processor:.0%} | {self.memory / 1000:.0f} MB"
        return f"| {name} | {done} | {' | '.join(figures)} | {rest} |"


class Health(Thread):
    """Asks again and again whether the server is well, and notes how long that takes."""

    def __init__(self, server: Server) -> None:
        super().__init__(daemon=True)
        self._address = server.address
        self._end = Flag()
        self.seconds: list[float] = []

    def run(self) -> None:
        """Ask until the end; no answer counts as long as it was waited for."""
        where = httpx.HTTPTransport(local_address=PROBE, retries=0)
        with httpx.Client(transport=where, base_url=self._address, timeout=10) as http:
            while not self._end.wait(ASKING):
                began = perf_counter()
                try:
                    answered = http.get("/healthz").status_code == 200
                except httpx.HTTPError:
                    answered = False
                self.seconds.append(perf_counter() - began if answered else 10.0)

    def finish(self) -> list[float]:
        """Stop, and return what was noted."""
        self._end.set()
        self.join()
        return self.seconds


async def _watch(server: Server, sample: Sample, seconds: float) -> Seen:
    """Look on for a while."""
    process = server.process.pid
    health, refused, broken = Health(server), sample.refused, sample.broken
    before, began = processor_of(process), perf_counter()
    sample.begin(process)
    health.start()
    await asyncio.sleep(seconds)
    sample.finish()
    used = (processor_of(process) - before) / (perf_counter() - began)
    asked = await asyncio.to_thread(health.finish)
    return Seen(
        asked, sample.seconds, sample.refused - refused, sample.broken - broken, used,
        memory_of(process),
    )  # fmt: skip


def _attack(name: str, target: Target, stop: Event, pipe: Connection) -> None:
    pipe.send(ATTACKS[name](target, stop))


class Attacker:
    """A process that attacks until it is told to stop."""

    def __init__(self, name: str, target: Target) -> None:
        processes = get_context("spawn")
        self._stop = processes.Event()
        self._pipe, there = processes.Pipe()
        args = (name, target, self._stop, there)
        self._process = processes.Process(target=_attack, args=args, daemon=True)
        self._process.start()

    def stop(self) -> int:
        """End it, and return how often it did what it does."""
        self._stop.set()
        done = int(self._pipe.recv()) if self._pipe.poll(30) else 0
        self._process.join(10)
        if self._process.is_alive():
            self._process.kill()
        return done


async def measure(
    server: Server, people: list[list[Invited]], names: list[str], seconds: float
) -> None:
    """Let people play throughout, and print what they see without and with each attack."""
    sample, end, tasks = Sample(), asyncio.Event(), []
    for number, table in enumerate(people):
        times = TableTimes(sample)
        for seat, who in enumerate(table):
            rng = generator(b"attacks", f"{number}|{seat}".encode())
            sitter = Sitter(who, times, THINK, rng)
            tasks.append(asyncio.create_task(sitter.sit(server, end)))
        await asyncio.sleep(0.02)
    await asyncio.sleep(5.0)  # until everybody is there and has settled
    target = Target(server.address, _at(server, "127.66.0.1").table(GAME, SEATS))
    print(HEADER, flush=True)
    for number, name in enumerate(names):
        if number % 4 == 0:
            print((await _watch(server, sample, seconds)).row("nobody", ""), flush=True)
        attacker = Attacker(name, target)
        await asyncio.sleep(2.0)  # until it has begun
        seen = await _watch(server, sample, seconds)
        done = await asyncio.to_thread(attacker.stop)
        print(seen.row(name, f"{done:,}"), flush=True)
        await asyncio.sleep(PAUSE)
    end.set()
    await asyncio.gather(*tasks, return_exceptions=True)


def _at(server: Server, source: str) -> Server:
    """Return the same server, asked from some address."""
    other = copy.copy(server)
    where = httpx.HTTPTransport(local_address=source)
    other.http = httpx.Client(transport=where, base_url=server.address, timeout=60)
    return other


def _table(server: Server, number: int) -> list[Invited]:
    """Return the people of a table, who come from one address, as a family does."""
    source = f"127.10.{number // 250}.{number % 250 + 1}"
    there = _at(server, source)
    with there.http:
        people = people_at(there, GAME, SEATS)
    for who in people:
        who.source = source
    return people


def main() -> None:
    """Measure, and print the figures."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, default=100)
    asked.add_argument("--seconds", type=float, default=30)
    asked.add_argument("--only", action="append", choices=list(ATTACKS))
    asked.add_argument("--quick", action="store_true", help="20 tables, 5 seconds")
    given = asked.parse_args()
    if given.quick:
        given.tables, given.seconds = 20, 5
    with TemporaryDirectory() as folder:
        server = Server(Path(folder) / "data.sqlite", **USUAL)
        try:
            with ThreadPoolExecutor(8) as pool:
                people = list(pool.map(lambda one: _table(server, one), range(given.tables)))
            asyncio.run(measure(server, people, given.only or list(ATTACKS), given.seconds))
        finally:
            server.kill()


if __name__ == "__main__":
    main()

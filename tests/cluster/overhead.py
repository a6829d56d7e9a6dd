"""What a Ray cluster costs on top of the work: one arena on it and in local processes, by turns.

`python -m tests.cluster.overhead` prints a table. Searches are limited by their number, so that
both do the same work; what counts is processor time, of all processes together, since time on a
clock depends on what else the machine does. Each arena is played with few deals first, which is
what starting up costs, and then with many.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from threading import Event, Thread
from time import perf_counter
from typing import NamedTuple

MARK = "SUSHIBELT_OVERHEAD"  # a variable that all processes of one arena have
TICKS = os.sysconf("SC_CLK_TCK")
LOOK = 0.1  # seconds between two looks at what is running
FEW = 2  # deals


class Cost(NamedTuple):
    """What an arena took."""

    processor: float  # seconds, of all its processes
    lasted: float  # seconds on a clock
    result: str


class Looking(Thread):
    """Looks again and again how much processor time each marked process has used."""

    def __init__(self, mark: str) -> None:
        super().__init__()
        self._mark, self._over = f"{MARK}={mark}".encode(), Event()
        self._used: dict[tuple[int, str], float] = {}

    def run(self) -> None:
        """Look until told to stop."""
        while not self._over.wait(LOOK):
            self._used.update(self._found())

    def stop(self) -> float:
        """Stop, and return how much all of them have used."""
        self._over.set()
        self.join()
        return sum(self._used.values())

    def _found(self) -> Iterator[tuple[tuple[int, str], float]]:
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                if self._mark in (folder / "environ").read_bytes():
                    told = (folder / "stat").read_text().rpartition(")")[2].split()
                    used = (int(told[11]) + int(told[12])) / TICKS
                    yield (int(folder.name), told[19]), used
            except OSError:  # it has just ended
                continue


def played(arena: list[str], deals: int, workers: int, on: str) -> Cost:
    """Play an arena, and return what it took."""
    mark = f"{os.getpid()}-{perf_counter()}"
    command = [sys.executable, "-m", "sushibelt", "arena", *arena, "--json"]
    command += ["--deals", str(deals), "--threads", str(workers), *(["--on", on] if on else [])]
    looking = Looking(mark)
    looking.start()
    began = perf_counter()
    try:
        told = subprocess.run(
            command, env={**os.environ, MARK: mark}, stdout=subprocess.PIPE, text=True, check=True
        )
    finally:
        lasted = perf_counter() - began
        processor = looking.stop()
    return Cost(processor, lasted, told.stdout)


def main() -> None:
    """Measure, and print the figures as a table."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--game", default="sushi-go/anniversary")
    asked.add_argument("--bots", default="chef,cook")
    asked.add_argument("--iterations", type=int, default=400)
    asked.add_argument("--deals", type=int, default=40)
    asked.add_argument("--workers", type=int, default=2)
    asked.add_argument("--rounds", type=int, default=3)
    given = asked.parse_args()
    arena = [given.game, "--bots", given.bots, "--iterations", str(given.iterations)]
    costs: dict[tuple[str, int], list[Cost]] = {}
    print("| where | deals | processor time | on a clock |\n|---|---|---|---|")
    for _ in range(given.rounds):
        results = set()
        for on in ("", "ray"):
            for deals in (FEW, given.deals):
                cost = played(arena, deals, given.workers, on)
                costs.setdefault((on, deals), []).append(cost)
                results |= {cost.result} if deals == given.deals else set()
                print(f"| {on or 'processes'} | {deals} | {cost.processor:.1f} s "
                      f"| {cost.lasted:.1f} s |", flush=True)  # fmt: skip
        assert len(results) == 1, results
    for what, of in (("processor time", 0), ("on a clock", 1)):
        few, many = (
            {on: median(float(one[of]) for one in costs[on, deals]) for on in ("", "ray")}
            for deals in (FEW, given.deals)
        )
        work = {on: many[on] - few[on] for on in few}
        print(
            f"{what}: start-up {few['']:.1f} s and {few['ray']:.1f} s, {given.deals - FEW} deals"
            f" {work['']:.1f} s and {work['ray']:.1f} s: {work['ray'] / work[''] - 1:+.1%}"
        )


if __name__ == "__main__":
    main()

"""Figures of a measurement: percentiles, rates, memory, processor time."""

import os
from pathlib import Path
from time import perf_counter
from typing import Any

import psycopg

from tests.server.cluster import Cluster


class Beside:
    """What a Postgres server does meanwhile."""

    def __init__(self, cluster: Cluster) -> None:
        self._cluster = cluster
        self.processor, self.transactions = 0.0, 0

    def begin(self) -> None:
        """Start counting."""
        self._since = self._totals()

    def finish(self) -> None:
        """Stop counting."""
        processor, transactions = self._totals()
        self.processor, self.transactions = (
            processor - self._since[0],
            transactions - self._since[1],
        )

    def _totals(self) -> tuple[float, int]:
        """Return its seconds of processor time and its transactions, reading ones included."""
        with psycopg.connect(self._cluster.address("postgres").conninfo) as connection:
            asked = "SELECT sum(xact_commit + xact_rollback)::bigint FROM pg_stat_database"
            row = connection.execute(asked).fetchone()
        assert row is not None
        return sum(map(processor_of, self._cluster.processes)), row[0]


class Sample:
    """Seconds from the last choice to the reveal, as every seat saw it, once measuring begins."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.choices = self.refused = self.broken = 0
        self.memory = 0  # of the server at the end, in kB
        self._servers: tuple[int, ...] = ()
        self._processor = 0.0  # seconds that their processes have used
        self.beside: Beside | None = None  # a database that has work with it
        self._open = False
        self._began = self._ended = 0.0

    def begin(self, *servers: int) -> None:
        """Start counting at the processes of servers; what came before was only to get going."""
        self._servers, self._processor = servers, sum(map(processor_of, servers))
        self.seconds, self.choices = [], 0
        if self.beside:
            self.beside.begin()
        self._began, self._open = perf_counter(), True

    def finish(self) -> None:
        """Stop counting."""
        self._ended, self._open = perf_counter(), False
        self._processor = sum(map(processor_of, self._servers)) - self._processor
        self.memory = sum(map(memory_of, self._servers))
        if self.beside:
            self.beside.finish()

    def add(self, seconds: float) -> None:
        """Count one reveal as one seat saw it."""
        if self._open:
            self.seconds.append(seconds)

    def figures(self, least: float) -> dict[str, Any]:
        """Return the figures."""
        lasted = max(self._ended - self._began, least, 1e-9)
        return {
            "reveals seen": len(self.seconds),
            "p50 ms": _milliseconds(percentile(self.seconds, 50)),
            "p99 ms": _milliseconds(percentile(self.seconds, 99)),
            "worst ms": _milliseconds(max(self.seconds, default=0.0)),
            "choices/s": round(self.choices / lasted),
            "processor ms/choice": round(1000 * self._processor / max(self.choices, 1), 2),
            **self._beside(),
            "refused": self.refused,
            "broken": self.broken,
        }

    def _beside(self) -> dict[str, Any]:
        """Return what the database had to do for a choice; a file has nobody who works for it."""
        if self.beside is None:
            return {"database processor ms/choice": 0, "round trips/choice": 0}
        choices = max(self.choices, 1)
        return {
            "database processor ms/choice": round(1000 * self.beside.processor / choices, 2),
            "round trips/choice": round(self.beside.transactions / choices, 2),
        }


def percentile(values: list[float], percent: int) -> float:
    """Return the smallest value that so many percent are not above."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)]


def _milliseconds(seconds: float) -> float:
    return round(seconds * 1000, 1)


def memory_of(process: int) -> int:
    """Return the memory a process has in use, in kB; 0 if there is no such process."""
    try:
        lines = Path(f"/proc/{process}/status").read_text(encoding="utf-8").splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) for line in lines if line.startswith("VmRSS")), 0)


def processor_of(process: int) -> float:
    """Return the seconds of processor time that a process and its threads have used."""
    answer = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(answer[11]) + int(answer[12])) / os.sysconf("SC_CLK_TCK")


def children_of(process: int) -> list[int]:
    """Return the processes that a process has started."""
    try:
        answer = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="utf-8")
    except OSError:
        return []
    return [int(child) for child in answer.split()]


def head(figures: dict[str, Any]) -> str:
    """Return the head of a table of such figures."""
    return f"{row({name: name for name in figures})}\n|{'---|' * len(figures)}"


def row(figures: dict[str, Any]) -> str:
    """Return figures as a row of a table."""
    each = (f"{one:,}" if isinstance(one, int) else str(one) for one in figures.values())
    return f"| {' | '.join(each)} |"

"""How long a server takes from its start to its first page, with an empty and with a full file."""

import os
import subprocess
import sys
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import httpx

from sushibelt.core.chance import generator
from sushibelt.server.tables.table import Table
from tests.campaigns.pairs import partly_chosen
from tests.campaigns.records import Kept, keep
from tests.server.process import Server
from tests.server.worlds import walk

GAMES = (("sushi-go/anniversary", 4), ("sushi-roll/2019", 3), ("sushizock/2008", 3))
AT_ONCE = 500  # tables written in one transaction
TIMES = 3


def measure_starts(matches: int) -> dict[str, Any]:
    """Return seconds from the command to the first page: an empty file, then a full one."""
    with TemporaryDirectory() as folder:
        empty = [_seconds_to_first_page(Path(folder) / f"{n}.sqlite")[0] for n in range(TIMES)]
    with TemporaryDirectory() as folder:
        data = Path(folder) / "data.sqlite"
        kept = fill(data, matches)
        _leave_as_after_a_power_cut(data, kept)
        full = [_seconds_to_first_page(data, kept) for _ in range(TIMES)]
        size = data.stat().st_size // 1024
    return {
        "open matches": matches,
        "file kB": size,
        "empty file, first page s": _rounded(empty),
        "full file, first page s": _rounded([page for page, _ in full]),
        "full file, first table s": _rounded([table for _, table in full]),
    }


def _rounded(seconds: list[float]) -> str:
    return "/".join(f"{one:.2f}" for one in seconds)


def fill(data: Path, matches: int) -> list[Kept]:
    """Write so many matches under way into a file."""
    rng = generator(b"full")
    turns: list[Table] = []
    for game, seats in GAMES:
        turns += [partly_chosen(one, rng) for one in islice(walk(game, seats, 1), 2, 40, 4)]
    kept: list[Kept] = []
    while len(kept) < matches:
        portion = min(AT_ONCE, matches - len(kept))
        kept += keep(data, [turns[n % len(turns)] for n in range(portion)])
    return kept


def _leave_as_after_a_power_cut(data: Path, kept: list[Kept]) -> None:
    """Let a server use the file, and kill it."""
    server = Server(data)
    for one in kept[:20]:
        _read(server.http, one)
    server.kill()


def _read(http: httpx.Client, one: Kept) -> None:
    headers = {"Authorization": f"Bearer {one.seats[0]}"}
    http.get(f"/api/tables/{one.table.id}", headers=headers).raise_for_status()


def _seconds_to_first_page(data: Path, kept: list[Kept] | None = None) -> tuple[float, float]:
    """Start a server; return when its front page, and the first table, could be read."""
    begun = perf_counter()
    command = [sys.executable, "-m", "sushibelt", "serve", "--port", "0", "--data", str(data)]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=dict(os.environ), text=True
    )
    assert process.stdout is not None
    try:
        address = next(word for word in process.stdout.readline().split() if "://" in word)
        with httpx.Client(base_url=address, timeout=60) as http:
            http.get("/")
            page = perf_counter() - begun
            if kept is not None:
                _read(http, kept[-1])
            return page, perf_counter() - begun
    finally:
        process.kill()
        process.wait()
        process.stdout.close()

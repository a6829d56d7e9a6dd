"""`sushibelt bench`: how fast the rules run on this machine, interpreted and compiled."""

from __future__ import annotations  # help is said in the language of who asks, not at import

import json
import platform
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn

from sushibelt.cli.bench.compiled import compiled_measures, measure_start
from sushibelt.cli.bench.measures import GAMES, SEATS, Figure, Measure, measures, run_round
from sushibelt.cli.bench.patience import measure_patience
from sushibelt.cli.bench.report import show
from sushibelt.fast.compile import available
from sushibelt.words import say

ROUNDS, SECONDS = 5, 0.25  # and of each measure in a round
QUICK_ROUNDS, QUICK_SECONDS = 2, 0.02
MARKDOWN_WIDTH = 120

FIGURES = (
    "games_per_second", "compiled_per_second", "compiled_ratio", "thread_per_second",
    "threads_per_second", "threads_ratio", "frozen_per_second", "frozen_ratio",
    "simulate_per_second",
    "step_us", "view_us", "replay_ms", "read_ms",
)  # fmt: skip


def bench(
    *,
    quick: Annotated[bool, Parameter(negative="", help=say("cli-bench-quick"))] = False,
    as_json: Annotated[bool, Parameter("--json", negative="", help=say("cli-bench-json"))] = False,
    markdown: Annotated[bool, Parameter(negative="", help=say("cli-bench-markdown"))] = False,
) -> None:
    """Measure how fast the rules run here."""
    rounds, seconds = (QUICK_ROUNDS, QUICK_SECONDS) if quick else (ROUNDS, SECONDS)
    fast = available()
    found = [*measures(), *(compiled_measures(quick) if fast else ())]
    figures = figures_of(found, run(found, rounds, seconds))
    starts = [measure_start(game, rounds) for game in GAMES] if fast and not quick else []
    patience = [measure_patience(game) for game in GAMES] if fast and not quick else []
    setting = {**machine(fast), "rounds": rounds}
    if as_json:
        more = {
            "starts": [start._asdict() for start in starts],
            "patience": [entry._asdict() for entry in patience],
        }
        print(json.dumps({**setting, "games": figures, **more}, indent=1))
    else:
        width = MARKDOWN_WIDTH if markdown else None  # lines of a file, not of a screen
        show(Console(highlight=False, width=width), setting, figures, starts, patience, markdown)


def machine(fast: bool) -> dict[str, str | None]:
    """Tell what runs the rules here."""
    version = None
    if fast:
        from numba import __version__ as version  # noqa: PLC0415 - slow to import, may be missing
    return {
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "machine": platform.machine(),
        "numba": version,
    }


def run(found: list[Measure], rounds: int, seconds: float) -> dict[Figure, float]:
    """Run all rounds, with a bar on standard error if that is a terminal."""
    console = Console(stderr=True)
    best: dict[Figure, float] = {}
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as progress:
        for _ in progress.track(range(rounds), description=say("bench-progress")):
            run_round(found, seconds, best)
    return best


def figures_of(found: list[Measure], best: dict[Figure, float]) -> list[dict[str, Any]]:
    """Return one object for each game, as docs/bots.md describes it; None was not measured."""
    by_game: dict[str, dict[str, Any]] = {
        game: {"game": game, "seats": seats, **dict.fromkeys(FIGURES)}
        for game, seats in SEATS.items()
    }
    for measure in found:
        by_game[measure.game][measure.figure] = round(measure.value(best[measure.key]), 3)
    for figures in by_game.values():
        interpreted, compiled = figures["games_per_second"], figures["compiled_per_second"]
        if compiled:
            figures["compiled_ratio"] = round(compiled / interpreted, 1)
            if figures["frozen_per_second"]:
                figures["frozen_ratio"] = round(figures["frozen_per_second"] / interpreted, 1)
            alone, together = figures["thread_per_second"], figures["threads_per_second"]
            figures["threads_ratio"] = round(together / alone, 2)
    return list(by_game.values())

"""`sushibelt bench`: how fast the rules run on this machine, interpreted."""

import json
import platform
from typing import Annotated, Any

from cyclopts import Parameter
from rich import box
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table
from rich.text import Text

from sushibelt.cli.bench_measures import GAMES, SEATS, Figure, Measure, measures, run_round
from sushibelt.words import say

ROUNDS, SECONDS = 5, 0.25  # and of each measure in a round
QUICK_ROUNDS, QUICK_SECONDS = 2, 0.02


def bench(
    *,
    quick: Annotated[bool, Parameter(negative="", help=say("cli-bench-quick"))] = False,
    as_json: Annotated[bool, Parameter("--json", negative="", help=say("cli-bench-json"))] = False,
) -> None:
    """Measure how fast the rules run here."""
    rounds, seconds = (QUICK_ROUNDS, QUICK_SECONDS) if quick else (ROUNDS, SECONDS)
    found = measures()
    figures = figures_of(found, run(found, rounds, seconds))
    machine = {
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "machine": platform.machine(),
    }
    if as_json:
        told = {**machine, "mode": "interpreted", "rounds": rounds, "games": figures}
        print(json.dumps(told, indent=1))
    else:
        show(Console(highlight=False), figures, {**machine, "rounds": rounds})


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
    """Return one object for each game, as docs/bots.md describes it."""
    by_game: dict[str, dict[str, Any]] = {game: {"game": game, "seats": SEATS} for game in GAMES}
    for measure in found:
        seconds = best[measure.key]
        by_game[measure.game][measure.figure] = round(measure.told(seconds), 3)
    return list(by_game.values())


def show(console: Console, figures: list[dict[str, Any]], facts: dict[str, Any]) -> None:
    """Print a table with one row for each game."""
    console.print(Text(say("bench-title", **facts), style="bold"))
    table = Table(box=box.SIMPLE)
    table.add_column(say("bench-game"))
    columns = {
        "games_per_second": (say("bench-games-per-second"), 0),
        "step_us": (say("bench-step"), 1),
        "view_us": (say("bench-view"), 1),
        "replay_ms": (say("bench-replay"), 2),
        "read_ms": (say("bench-read"), 2),
    }
    for title, _ in columns.values():
        table.add_column(title, justify="right")
    for figure in figures:
        cells = [f"{figure[key]:.{digits}f}" for key, (_, digits) in columns.items()]
        table.add_row(figure["game"], *cells)
    console.print(table)
    console.print(Text(say("bench-how", seats=SEATS)))

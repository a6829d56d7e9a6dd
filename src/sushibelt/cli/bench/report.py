"""How `sushibelt bench` tells its figures to people."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from sushibelt.cli.bench.compiled import Start
from sushibelt.cli.bench.patience import Patience
from sushibelt.words import number as format_number
from sushibelt.words import say

Figures = Mapping[str, Any]
Columns = Mapping[str, tuple[str, int]]  # title and digits by key


def show(
    console: Console,
    setting: Mapping[str, Any],
    figures: Sequence[Figures],
    starts: Sequence[Start],
    patience: Sequence[Patience],
    markdown: bool,
) -> None:
    """Print what was measured: tables as docs/bots.md has them if `markdown` is asked for."""
    style = box.MARKDOWN if markdown else box.SIMPLE
    title = say("bench-title", **{**setting, "numba": setting["numba"] or "none"})
    console.print(Text(title, style="bold"))
    rates = {
        "games_per_second": (say("bench-interpreted"), 0),
        "compiled_per_second": (say("bench-compiled"), 0),
        "compiled_ratio": (say("bench-ratio"), 0),
        "frozen_per_second": (say("bench-frozen"), 0),
        "frozen_ratio": (say("bench-ratio"), 0),
    }
    console.print(table_of(figures, rates, style))
    threads = {
        "thread_per_second": (say("bench-thread"), 0),
        "threads_per_second": (say("bench-threads"), 0),
        "threads_ratio": (say("bench-ratio"), 2),
        "simulate_per_second": (say("bench-simulated"), 0),
    }
    if setting["numba"]:
        console.print(table_of(figures, threads, style))
    if starts:
        console.print(starts_table(starts, style))
    if patience:
        console.print(patience_table(patience, style))
    pieces = {
        "step_us": (say("bench-step"), 1),
        "view_us": (say("bench-view"), 1),
        "replay_ms": (say("bench-replay"), 2),
        "read_ms": (say("bench-read"), 2),
    }
    console.print(table_of([e for e in figures if e["step_us"] is not None], pieces, style))
    console.print(Text(say("bench-how")))


def table_of(figures: Sequence[Figures], columns: Columns, style: box.Box) -> Table:
    """Return one row for each game; a dash stands for what was not measured."""
    table = Table(box=style, pad_edge=False, collapse_padding=True)
    table.add_column(say("bench-game"))
    for title, _ in columns.values():
        table.add_column(title, justify="right")
    for entry in figures:
        table.add_row(
            entry["game"],
            *(number(entry[key], digits) for key, (_, digits) in columns.items()),
        )
    return table


def starts_table(starts: Sequence[Start], style: box.Box) -> Table:
    """Return one row for each family: how long it takes to the first compiled game."""
    table = Table(box=style, pad_edge=False, collapse_padding=True)
    table.add_column(say("bench-family"))
    table.add_column(say("bench-cold"), justify="right")
    table.add_column(say("bench-cached"), justify="right")
    for start in starts:
        table.add_row(start.family, number(start.cold_start_s, 1), number(start.cached_start_s, 2))
    return table


def patience_table(patience: Sequence[Patience], style: box.Box) -> Table:
    """Return one row for each family: how much later than promised a bot answers."""
    table = Table(box=style, pad_edge=False, collapse_padding=True)
    table.add_column(say("bench-family"))
    table.add_column(say("bench-late"), justify="right")
    table.add_column(say("bench-latest"), justify="right")
    for entry in patience:
        table.add_row(entry.family, number(entry.late_p99_ms, 1), number(entry.late_most_ms, 1))
    return table


def number(figure: float | None, digits: int) -> str:
    """Return a figure with so many digits behind the point, or a dash."""
    return "–" if figure is None else format_number(figure, digits)

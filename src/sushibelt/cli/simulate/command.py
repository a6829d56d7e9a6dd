"""`sushibelt simulate`: many games between bots, and figures about them."""

from __future__ import annotations  # help is said in the language of who asks, not at import

import json
import os
from collections.abc import Iterable
from contextlib import nullcontext
from functools import partial
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import ProgressColumn, Task
from rich.text import Text

from sushibelt import games as registry
from sushibelt.bots import bot as registered
from sushibelt.cli.progress import progress_bar
from sushibelt.cli.simulate.file import SeatFile
from sushibelt.cli.simulate.report import figures_as_json, show_figures
from sushibelt.core.refusal import Refusal
from sushibelt.simulation.batch import Batch
from sushibelt.simulation.cluster import hire
from sushibelt.simulation.figures import figures_of
from sushibelt.simulation.series import FEW, Series, play_all, play_all_by
from sushibelt.simulation.tally import Tally, add
from sushibelt.words import number, say, spoken

USUAL_SEATS = 4
MOST_GAMES = 10**9
MOST_THREADS = 256


def simulate(
    game: Annotated[str, Parameter(help=say("cli-simulate-game"))],
    /,
    *,
    seats: Annotated[int | None, Parameter(help=say("cli-simulate-seats"))] = None,
    games: Annotated[int, Parameter(help=say("cli-simulate-games"))] = 1000,
    bots: Annotated[
        str, Parameter(help=say("cli-simulate-bots", known=sorted(registered.BOTS)))
    ] = "random",
    seed: Annotated[str, Parameter(help=say("cli-simulate-seed"))] = "1",
    threads: Annotated[int | None, Parameter(help=say("cli-simulate-threads"))] = None,
    on: Annotated[str | None, Parameter(metavar="CLUSTER", help=say("cli-simulate-on"))] = None,
    turn_limit: Annotated[int | None, Parameter(help=say("cli-simulate-turn-limit"))] = None,
    as_json: Annotated[
        bool, Parameter("--json", negative="", help=say("cli-simulate-json"))
    ] = False,
    out: Annotated[str | None, Parameter(metavar="FILE", help=say("cli-simulate-out"))] = None,
    force: Annotated[bool, Parameter(negative="", help=say("cli-simulate-force"))] = False,
) -> None:
    """Let bots play many games, and tell how it went."""
    check_numbers(games, threads, turn_limit)
    series = make_series(game, seats, bots, seed, turn_limit)
    with nullcontext() if out is None else SeatFile(out, series, force) as file:
        if on is None:
            parts = play_all(series, games, threads or usual_threads(series, games))
        else:
            parts = play_all_by(partial(hire, on, threads), series, games, rows=file is not None)
        tally, stopped = play_and_count(parts, games, file)
    found = registry.find(series.game, series.seats)
    figures = figures_of(tally, series.seats, found.line_ids)
    if as_json:
        print(json.dumps(figures_as_json(series, figures), indent=1))
    else:
        show_figures(Console(highlight=False), series, figures)
    if stopped:
        done = figures.games + figures.unfinished
        Console(stderr=True).print(Text(say("simulate-stopped", done=done, games=games)))
        raise KeyboardInterrupt


def check_numbers(games: int, threads: int | None, turn_limit: int | None) -> None:
    """Refuse numbers that nothing can be played with."""
    if not 1 <= games <= MOST_GAMES:
        raise Refusal("simulate-games", given=games, most=MOST_GAMES)
    if threads is not None and not 1 <= threads <= MOST_THREADS:
        raise Refusal("simulate-threads", given=threads, most=MOST_THREADS)
    if turn_limit is not None and turn_limit < 1:
        raise Refusal("simulate-turn-limit", given=turn_limit)


def make_series(
    game: str, seats: int | None, bots: str, seed: str, turn_limit: int | None
) -> Series:
    """Return the series that was asked for; raise Refusal if it cannot be played."""
    chosen = registry.select(game)
    if seats is None:
        seats = min(chosen.seats, key=lambda number: abs(number - USUAL_SEATS))
    found = registry.find(chosen.id, seats)
    names = tuple(name.strip() for name in bots.split(","))
    for name in names:
        registered.find(name)
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise Refusal("simulate-bots-wrong-number", bots=len(names), seats=seats)
    try:
        seed.encode()
    except UnicodeEncodeError:  # what the shell handed over was no text
        raise Refusal("simulate-seed") from None
    return Series(found.id, seats, names, seed, turn_limit)


def usual_threads(series: Series, games: int) -> int:
    """Return how many play if nobody says: all cores, unless one is done before others start."""
    if series.at_random and games <= FEW:
        return 1
    return min(os.cpu_count() or 1, games, MOST_THREADS)


def play_and_count(parts: Iterable[Batch], games: int, file: SeatFile | None) -> tuple[Tally, bool]:
    """Play all games, or until somebody interrupts; the games finished before that count."""
    tally = Tally()
    with progress_bar(RateColumn()) as progress:
        bar = progress.add_task(say("simulate-preparing"), total=games)
        try:
            for part in parts:
                tally = add(tally, part.tally)
                if file is not None:
                    file.write(part)
                done = tally.games + tally.unfinished
                progress.update(bar, completed=done, description=say("simulate-progress"))
        except KeyboardInterrupt:
            return tally, True
    return tally, False


class RateColumn(ProgressColumn):
    """How many games are played in a second."""

    def __init__(self) -> None:
        super().__init__()
        self._language = spoken()  # columns are drawn by a thread of their own

    def render(self, task: Task) -> Text:
        """Return the rate of the last moments, once there is one."""
        rate = task.finished_speed or task.speed
        if not rate:
            return Text("")
        text = number(rate, 0 if rate >= FEW else 1, self._language)
        return Text(say("simulate-rate", self._language, games=text))

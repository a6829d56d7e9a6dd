"""`sushibelt arena`: bots against each other on the same deals, and who is stronger."""

from __future__ import annotations  # help is said in the language of who asks, not at import

import json
from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import TimeElapsedColumn
from rich.text import Text

from sushibelt import games as registry
from sushibelt.arena.contest import Contest, Played, play, still_to_come
from sushibelt.arena.outcome import outcome
from sushibelt.arena.ratings import check_installed
from sushibelt.bots import bot as registered
from sushibelt.cli.arena.file import played_before, write_document, write_text
from sushibelt.cli.arena.picture import picture
from sushibelt.cli.arena.report import outcome_as_json, show_outcome
from sushibelt.cli.progress import progress_bar
from sushibelt.cli.simulate.command import MOST_THREADS, USUAL_SEATS
from sushibelt.core.refusal import Refusal
from sushibelt.simulation import cluster
from sushibelt.simulation.workers import Workers
from sushibelt.words import say

MOST_DEALS = 10_000
MOST_SECONDS = 60  # for one choice
MOST_ITERATIONS = 10**7  # likewise
BETWEEN_SAVES = 5.0  # seconds


def arena(
    game: Annotated[str, Parameter(help=say("cli-arena-game"))],
    /,
    *,
    bots: Annotated[str, Parameter(help=say("cli-arena-bots", known=sorted(registered.BOTS)))],
    seats: Annotated[int | None, Parameter(help=say("cli-arena-seats"))] = None,
    neighbours: Annotated[bool, Parameter(negative="", help=say("cli-arena-neighbours"))] = False,
    solo: Annotated[bool, Parameter(negative="", help=say("cli-arena-solo"))] = False,
    mirrored: Annotated[bool, Parameter(negative="", help=say("cli-arena-mirrored"))] = False,
    seconds: Annotated[float | None, Parameter(help=say("cli-arena-seconds"))] = None,
    iterations: Annotated[int | None, Parameter(help=say("cli-arena-iterations"))] = None,
    deals: Annotated[int, Parameter(help=say("cli-arena-deals"))] = 200,
    exact: Annotated[bool, Parameter(negative="", help=say("cli-arena-exact"))] = False,
    seed: Annotated[str, Parameter(help=say("cli-arena-seed"))] = "1",
    threads: Annotated[int | None, Parameter(help=say("cli-arena-threads"))] = None,
    on: Annotated[str | None, Parameter(metavar="CLUSTER", help=say("cli-simulate-on"))] = None,
    out: Annotated[str | None, Parameter(metavar="FILE", help=say("cli-arena-out"))] = None,
    picture_file: Annotated[
        str | None, Parameter("--picture", metavar="FILE", help=say("cli-arena-picture"))
    ] = None,
    as_json: Annotated[bool, Parameter("--json", negative="", help=say("cli-arena-json"))] = False,
) -> None:
    """Let bots play against each other, and tell who is stronger."""
    check_installed()
    check_numbers(deals, threads, seconds, iterations)
    contest = make_contest(game, seats, bots, seed)._replace(
        neighbours=neighbours, seconds=seconds, iterations=iterations, exact=exact, solo=solo,
        mirrored=mirrored,
    )  # fmt: skip
    if solo and mirrored:
        raise Refusal("arena-solo-mirrored")
    if out is not None and out == picture_file:
        raise Refusal("arena-same-file", path=out)
    played = played_before(contest, out) if out is not None else {p: [] for p in contest.pairs}

    def save() -> None:
        if out is not None:
            write_document(out, outcome(contest, played, deals), played)
        if picture_file is not None:
            write_text(picture_file, picture(outcome(contest, played, deals)))

    save()  # what cannot be written is known before hours of play
    stopped = play_and_save(contest, played, deals, partial(cluster.hire, on, threads), save)
    shown = outcome(contest, played, deals)
    if as_json:
        print(json.dumps(outcome_as_json(shown), indent=1))
    else:
        show_outcome(Console(highlight=False), shown)
    if stopped:
        Console(stderr=True).print(Text(say("arena-stopped" if out is None else "arena-paused")))
        raise KeyboardInterrupt


def check_numbers(
    deals: int, threads: int | None, seconds: float | None, iterations: int | None
) -> None:
    """Refuse numbers that nothing can be played with."""
    if not 1 <= deals <= MOST_DEALS:
        raise Refusal("arena-deals", given=deals, most=MOST_DEALS)
    if threads is not None and not 1 <= threads <= MOST_THREADS:
        raise Refusal("simulate-threads", given=threads, most=MOST_THREADS)
    if seconds is not None and not 0 < seconds <= MOST_SECONDS:
        raise Refusal("arena-seconds", given=str(seconds), most=MOST_SECONDS)
    if iterations is not None and not 1 <= iterations <= MOST_ITERATIONS:
        raise Refusal("arena-iterations", given=iterations, most=MOST_ITERATIONS)


def make_contest(game: str, seats: int | None, bots: str, seed: str) -> Contest:
    """Return the contest that was asked for; raise Refusal if it cannot be played."""
    chosen = registry.select(game)
    if seats is None:
        seats = min(chosen.seats, key=lambda number: abs(number - USUAL_SEATS))
    found = registry.find(chosen.id, seats)
    names = tuple(name.strip() for name in bots.split(","))
    for place, name in enumerate(names):
        registered.find(name)
        if name in names[:place]:
            raise Refusal("arena-bot-twice", bot=name)
    if len(names) < 2:
        raise Refusal("arena-bots-too-few")
    try:
        seed.encode()
    except UnicodeEncodeError:  # what the shell handed over was no text
        raise Refusal("simulate-seed") from None
    return Contest(found.id, seats, names, seed)


def play_and_save(
    contest: Contest,
    played: Played,
    deals: int,
    hire: Callable[[], Workers],
    save: Callable[[], None],
) -> bool:
    """Play what is left to be played; True if somebody interrupted. Deals that ended are saved."""
    stopped = False
    saved = monotonic()
    with progress_bar(TimeElapsedColumn()) as progress:
        bar = progress.add_task(say("arena-progress"), total=still_to_come(contest, played, deals))
        try:
            for done, left in enumerate(play(contest, played, deals, hire), 1):
                progress.update(bar, completed=done, total=done + left)
                if monotonic() - saved > BETWEEN_SAVES:
                    save()
                    saved = monotonic()
        except KeyboardInterrupt:
            stopped = True
    save()
    return stopped

"""The bot behind the upper levels at Sushizock: a lookahead of some turns that averages all dice.

Nothing is hidden there, and how dice fall can be summed up exactly, so it has no need of imagined
worlds: it runs `expectimax.py`, compiled where numba is installed and interpreted otherwise. An
iteration of its budget is a turn that is solved.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from time import perf_counter
from typing import Any

from sushibelt.bots.budget import Budget
from sushibelt.bots.options import owed
from sushibelt.bots.search.search import Search
from sushibelt.bots.sushizock import expectimax as turns
from sushibelt.bots.sushizock.dice_odds import DiceOdds
from sushibelt.bots.sushizock.evaluate import fresh_scratch
from sushibelt.core.game import Action, Seat, View
from sushibelt.core.layout import Row, Vector
from sushibelt.fast.compile import available, compiled
from sushibelt.games.family import AnyGame

FAMILY = "sushizock"
UNLIMITED = 10**12  # turns, where only the clock binds
TURNS = 1  # solved between two looks at the clock,
COMPILED_TURNS = 100  # and if compiled rules do it

Searcher = Callable[[Row, Seat, int, float | None], Action]


@dataclass(frozen=True)
class Lookahead:
    """Goes by what the next turns, every fall of the dice reckoned with, make of each portion."""

    turns: int = 1000  # that it solves where the budget binds neither way
    recalls: bool = True  # what lies beneath the top tiles; to those who do not it is worth nothing

    def choose(self, game: AnyGame, view: View, budget: Budget, rng: Vector) -> Action:  # noqa: ARG002
        """Return the action that promises the greatest share of a win."""
        seat, _ = owed(game, view)
        if game.family.name != FAMILY:
            raise TypeError("looking ahead turn by turn is for games of Sushizock")
        searcher = compiled_searcher(game) if available() else interpreted_searcher(game)
        usual = self.turns if budget.seconds is None else UNLIMITED
        limit = usual if budget.iterations is None else budget.iterations
        row = view.recalled if self.recalls else view.shown
        return searcher(row, seat, limit, budget.seconds)


def look(look_on: Callable[[int], int], seconds: float | None, chunk: int) -> None:
    """Look ahead until that is done, or the time is over; one turn is always looked at."""
    end = None if seconds is None else perf_counter() + seconds
    while look_on(chunk) == turns.OPEN and (end is None or perf_counter() < end):
        pass


@cache
def interpreted_searcher(game: AnyGame) -> Searcher:
    """Return where this game is looked at without numba."""
    s, scratch, a, odds = Search(), fresh_scratch(), turns.Ahead(), DiceOdds()
    t, work, book = game.family.table(), game.silent_work(), game.book

    def choose(row: Row, seat: Seat, limit: int, seconds: float | None) -> Action:
        known: Any = row
        a.status, a.limit = turns.FRESH, limit
        look(lambda n: turns.look_on(known, t, book, seat, scratch, a, odds, n), seconds, TURNS)
        return turns.choose_portion(known, book, seat, work, s, scratch, a)

    return choose


@cache
def compiled_searcher(game: AnyGame) -> Searcher:
    """Return where this game is looked at, compiled."""
    from sushibelt.fast.records import record  # noqa: PLC0415 - needs numpy, which may be missing

    made = compiled(game.family, turns.look_on, turns.choose_portion)
    s, scratch = record(Search())[0], record(fresh_scratch())[0]
    a, odds = record(turns.Ahead())[0], record(DiceOdds())[0]
    t, book = record(game.family.table())[0], record(game.book)[0]
    work = record(game.silent_work())[0]

    def choose(row: Row, seat: Seat, limit: int, seconds: float | None) -> Action:
        known = record(row)[0]
        a["status"], a["limit"] = turns.FRESH, limit
        look(
            lambda n: made.look_on(known, t, book, seat, scratch, a, odds, n),
            seconds,
            COMPILED_TURNS,
        )
        return int(made.choose_portion(known, book, seat, work, s, scratch, a))

    return choose

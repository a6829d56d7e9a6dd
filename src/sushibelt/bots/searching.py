"""Bots that search: information-set tree search, and flat Monte Carlo to compare it with.

Both run `fast.search`, compiled where numba is installed and interpreted otherwise; under the same
number of iterations they choose alike in both modes.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from math import exp, log, sqrt
from time import perf_counter
from types import ModuleType
from typing import Any

from sushibelt.bots import mind_sushi_go, mind_sushi_roll, mind_sushizock
from sushibelt.bots.budget import Budget
from sushibelt.bots.options import owed
from sushibelt.core.game import Action, Game, Seat, View
from sushibelt.core.layout import Row, Vector
from sushibelt.fast import search
from sushibelt.fast.compile import available, compiled
from sushibelt.games.family import Family, RuledGame

MINDS: dict[str, ModuleType] = {
    "sushi-go": mind_sushi_go,
    "sushi-roll": mind_sushi_roll,
    "sushizock": mind_sushizock,
}
CHUNK = 100  # iterations between two looks at the clock


@dataclass(frozen=True)
class Minded:
    """A family's rules together with a mind, as `fast.search` wants them."""

    family: Family
    mind: ModuleType

    def __getattr__(self, name: str) -> Any:
        return getattr(self.family if hasattr(self.family, name) else self.mind, name)


@dataclass(frozen=True)
class Searching:
    """A bot that thinks about the worlds its view cannot rule out."""

    explore: int  # how much novelty counts, in parts of 10,000
    noise: int  # of the rules of thumb beyond the tree, in hundredths of a point
    trust: int  # visits that the rules of thumb are worth
    reach: int  # own choices that the tree goes deep
    trees: int  # 1: the other seats search, too; 0: they follow the rules of thumb
    iterations: int = 1000  # where the budget binds neither way

    def choose(self, game: Game, view: View, budget: Budget, rng: Vector) -> Action:
        """Return the action that was tried most."""
        seat, _ = owed(game, view)
        if not isinstance(game, RuledGame):
            raise TypeError("a searching bot needs a game whose rules it can play on")
        desk = compiled_desk(game) if available() else interpreted_desk(game)
        return desk(view.recalled, seat, self, budget, rng)

    @property
    def habit(self) -> tuple[int, ...]:
        """The entries of `search.Search.habit`."""
        return (self.explore, self.noise, self.trust, self.reach, self.trees)


Desk = Callable[[Row, Seat, Searching, Budget, Vector], Action]


def minded(game: RuledGame) -> Minded:
    """Return the rules of a game's family with the mind that goes with them."""
    return Minded(game.family, MINDS[game.family.name])


def fill_tables(s: search.Search) -> None:
    """Fill in what a search looks up instead of computing it."""
    s.root[:] = [0, *(round(1000 / sqrt(n)) for n in range(1, search.ROOTS))]
    s.log[:] = [round(1000 * sqrt(log(n + 1))) for n in range(search.ROOTS)]
    s.curve[:] = [round(search.SHARE * exp(-n / 10)) for n in range(search.CURVE)]


def run(think: Callable[[int], None], budget: Budget, usual: int) -> None:
    """Think as long as the budget lasts."""
    end = None if budget.seconds is None else perf_counter() + budget.seconds
    left = budget.iterations if budget.iterations is not None else (usual if end is None else None)
    while (left is None or left > 0) and (end is None or perf_counter() < end):
        count = CHUNK if left is None else min(CHUNK, left)
        think(count)
        left = None if left is None else left - count


@cache
def interpreted_desk(game: RuledGame) -> Desk:
    """Return where a search of this game takes place without numba."""
    family: Any = minded(game)
    s, t, work = search.Search(), game.family.table(), game.silent_work()
    fill_tables(s)

    def think(known: Row, seat: Seat, bot: Searching, budget: Budget, rng: Vector) -> Action:
        s.habit[:] = bot.habit
        search.clear_trees(s)
        book = game.book
        run(
            lambda n: search.think(family, known, t, book, rng, work, s, seat, n),
            budget,
            bot.iterations,
        )
        return search.favourite(family, known, book, seat, work, s)

    return think


@cache
def compiled_desk(game: RuledGame) -> Desk:
    """Return where a search of this game takes place, compiled."""
    import numpy as np  # noqa: PLC0415 - may be missing

    from sushibelt.fast.records import record  # noqa: PLC0415

    made = compiled(minded(game), search.think, search.favourite, search.clear_trees)
    tables = search.Search()
    fill_tables(tables)
    s, book = record(tables), record(game.book)
    t, work = record(game.family.table()), record(game.silent_work())

    def think(row: Row, seat: Seat, bot: Searching, budget: Budget, rng: Vector) -> Action:
        s["habit"][0] = bot.habit
        made.clear_trees(s[0])
        known, words = record(row), np.array(rng, np.int64)
        run(
            lambda n: made.think(known[0], t[0], book[0], words, work[0], s[0], seat, n),
            budget,
            bot.iterations,
        )
        rng[:] = words.tolist()
        return int(made.favourite(known[0], book[0], seat, work[0], s[0]))

    return think


ISMCTS = Searching(explore=6000, noise=300, trust=2, reach=search.DEPTH, trees=1)
MONTECARLO = Searching(explore=100_000, noise=300, trust=1, reach=1, trees=0)

"""Bots that search: information-set tree search, and flat Monte Carlo to compare it with.

Both run `fast.search`, compiled where numba is installed and interpreted otherwise; under the same
number of iterations they choose alike in both modes. An ending that `fast.endgame` can afford to
solve is not searched.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from math import exp, log, sqrt
from time import perf_counter
from types import ModuleType
from typing import Any

from sushibelt.bots.budget import Budget
from sushibelt.bots.options import owed
from sushibelt.bots.search import defaults as mind_plain
from sushibelt.bots.search import endgame
from sushibelt.bots.search import mcts as search
from sushibelt.bots.search.matrix_game import Duel
from sushibelt.bots.search.trees import EDGES, Trees
from sushibelt.bots.sushi_go import evaluate as standing_sushi_go
from sushibelt.bots.sushi_go import prior as mind_sushi_go
from sushibelt.bots.sushi_roll import evaluate as standing_sushi_roll
from sushibelt.bots.sushi_roll import prior as mind_sushi_roll
from sushibelt.bots.sushizock import prior as mind_sushizock
from sushibelt.core.game import Action, Game, Seat, View
from sushibelt.core.layout import Row, Vector
from sushibelt.fast.compile import available, compiled
from sushibelt.games.family import Family, RuledGame

MINDS: dict[str, tuple[ModuleType, ...]] = {
    "sushi-go": (mind_sushi_go, standing_sushi_go),
    "sushi-roll": (mind_sushi_roll, standing_sushi_roll),
    "sushizock": (mind_sushizock,),
}
ENDINGS = frozenset({"sushi-go"})  # families whose rounds may end without any chance
ROOTS = (
    search.think, search.favourite, search.begin, endgame.solve_on, endgame.draw_choice,
)  # fmt: skip
BETWEEN_LOOKS = 0.002  # seconds between two looks at the clock
TICK = 1e-6
EDGES_EACH = 24  # that an iteration adds to the trees, at most or nearly
LEAST_ROOM = 1 << 12
ITERATIONS_PER_SECOND = 200_000  # that trees have room for where the clock binds
POSITIONS = 20  # positions of an ending between two looks at the clock,
COMPILED_POSITIONS = 2000  # and if it is solved by compiled rules
POSITIONS_PER_SECOND = 500_000  # that an ending may have where the clock binds


@dataclass(frozen=True)
class Minded:
    """A family's rules together with a mind, as `fast.search` wants them."""

    family: Family
    mind: tuple[ModuleType, ...]

    def __getattr__(self, name: str) -> Any:
        for part in (self.family, *self.mind):
            if hasattr(part, name):
                return getattr(part, name)
        return getattr(mind_plain, name)


@dataclass(frozen=True)
class SearchBot:
    """A bot that thinks about the worlds its view cannot rule out."""

    explore: int  # how much novelty counts, in parts of 10,000
    noise: int  # of the rules of thumb beyond the tree, in hundredths of a point
    trust: int  # visits that the rules of thumb are worth
    reach: int  # own choices that the tree goes deep
    trees: int  # 1: the other seats search, too; 0: they follow the rules of thumb
    endings: int = 0  # positions of an ending that may be solved in the place of an iteration
    iterations: int = 1000  # where the budget binds neither way

    def choose(self, game: Game, view: View, budget: Budget, rng: Vector) -> Action:
        """Return the action that was tried most, or one that secures what an ending is worth."""
        seat, _ = owed(game, view)
        if not isinstance(game, RuledGame):
            raise TypeError("a searching bot needs a game whose rules it can play on")
        searcher = compiled_searcher(game) if available() else interpreted_searcher(game)
        return searcher(view.recalled, seat, self, budget, rng)

    @property
    def habit(self) -> tuple[int, ...]:
        """The entries of `search.Search.habit`."""
        return (self.explore, self.noise, self.trust, self.reach, self.trees)


Searcher = Callable[[Row, Seat, SearchBot, Budget, Vector], Action]


def minded(game: RuledGame) -> Minded:
    """Return the rules of a game's family with the mind that goes with them."""
    return Minded(game.family, MINDS[game.family.name])


def fresh_notes(game: RuledGame) -> Vector:
    """Return what the mind of a game has noted before its first question."""
    notes = [0] * search.NOTES
    minded(game).fill_notes(notes)
    return notes


def fill_tables(s: search.Search) -> None:
    """Fill in what a search looks up instead of computing it."""
    s.root[:] = [0, *(round(1000 / sqrt(n)) for n in range(1, search.ROOTS))]
    s.log[:] = [round(1000 * sqrt(log(n + 1))) for n in range(search.ROOTS)]
    s.curve[:] = [round(search.SHARE * exp(-n / search.CURVE_STEPS)) for n in range(search.CURVE)]


def run(think: Callable[[int], None], budget: Budget, usual: int) -> None:
    """Think as long as the budget lasts."""
    end = None if budget.seconds is None else perf_counter() + budget.seconds
    left = budget.iterations if budget.iterations is not None else (usual if end is None else None)
    now, piece = perf_counter(), 1
    while (left is None or left > 0) and (end is None or now < end):
        count = piece if left is None else min(piece, left)
        think(count)
        left = None if left is None else left - count
        began, now = now, perf_counter()
        fitting = round(count * BETWEEN_LOOKS / max(now - began, TICK))
        piece = max(1, min(fitting, 4 * count))


def room_for(bot: SearchBot, budget: Budget) -> int:
    """Return how much room the trees need: a power of two."""
    wanted = bot.iterations if budget.iterations is None else budget.iterations
    if budget.seconds is not None:
        most = round(budget.seconds * ITERATIONS_PER_SECOND)
        wanted = most if budget.iterations is None else min(wanted, most)
    room = LEAST_ROOM
    while room < min(wanted * EDGES_EACH, EDGES):
        room *= 2
    return room


@cache
def interpreted_trees() -> Trees:
    """Return the trees of this process: they are large, and one search takes place at a time."""
    return Trees()


@cache
def compiled_trees() -> Any:
    """Return the same as a record; memory that no search has come to stays unused."""
    import numpy as np  # noqa: PLC0415 - may be missing

    return np.zeros(1, Trees.dtype())


def affordable(game: RuledGame, bot: SearchBot, budget: Budget) -> int:
    """Return how many positions an ending may have to be solved; 0: none is."""
    if game.seats != 2 or game.family.name not in ENDINGS or not bot.endings:
        return 0
    limits = [] if budget.seconds is None else [round(budget.seconds * POSITIONS_PER_SECOND)]
    if budget.iterations is not None or not limits:
        usual = bot.iterations if budget.iterations is None else budget.iterations
        limits.append(usual * bot.endings)
    return max(0, min(limits))


def is_solved(solve: Callable[[int], int], budget: Budget, chunk: int) -> bool:
    """Solve an ending, as long as half of the time lasts; tell whether that was enough."""
    end = None if budget.seconds is None else perf_counter() + budget.seconds / 2
    status = endgame.OPEN
    while status == endgame.OPEN and (end is None or perf_counter() < end):
        status = solve(chunk)
    return status == endgame.SOLVED


def rest_of(budget: Budget, begun: float) -> Budget:
    """Return what is left of a budget for a search."""
    if budget.seconds is None:
        return budget
    return Budget(budget.iterations, budget.seconds - (perf_counter() - begun))


@cache
def interpreted_searcher(game: RuledGame) -> Searcher:
    """Return where a search of this game takes place without numba."""
    family: Any = minded(game)
    s, t, work = search.Search(), game.family.table(), game.silent_work()
    duel, e, trees = Duel(), endgame.Ending(), interpreted_trees()
    fill_tables(s)
    s.notes[:] = fresh_notes(game)

    def think(known: Row, seat: Seat, bot: SearchBot, budget: Budget, rng: Vector) -> Action:
        book, begun = game.book, perf_counter()
        e.status, e.limit = endgame.FRESH, affordable(game, bot, budget)
        if e.limit and is_solved(
            lambda n: endgame.solve_on(family, known, t, book, seat, work, s, duel, e, n),
            budget,
            POSITIONS,
        ):
            return endgame.draw_choice(duel, e, seat, rng)
        s.habit[:] = bot.habit
        search.begin(s, trees, room_for(bot, budget), rng)
        run(
            lambda n: search.think(family, known, t, book, rng, work, s, trees, seat, n),
            rest_of(budget, begun),
            bot.iterations,
        )
        return search.favourite(family, known, book, seat, work, s, trees)

    return think


@cache
def compiled_searcher(game: RuledGame) -> Searcher:
    """Return where a search of this game takes place, compiled."""
    import numpy as np  # noqa: PLC0415 - may be missing

    from sushibelt.fast.records import record  # noqa: PLC0415

    made = compiled(minded(game), *ROOTS)
    if game.family.name in ENDINGS:  # whoever warms up at a larger table has this ready, too
        _compiled = made.solve_on, made.draw_choice
    tables = search.Search()
    fill_tables(tables)
    tables.notes[:] = fresh_notes(game)
    s, book = record(tables), record(game.book)
    t, work = record(game.family.table()), record(game.silent_work())
    duel, e, trees = record(Duel()), record(endgame.Ending()), compiled_trees()

    def choose(known: Any, seat: Seat, bot: SearchBot, budget: Budget, words: Any) -> Action:
        begun, limit = perf_counter(), affordable(game, bot, budget)
        e["status"], e["limit"] = endgame.FRESH, limit
        if limit and is_solved(
            lambda n: made.solve_on(known[0], t[0], book[0], seat, work[0], s[0], duel[0], e[0], n),
            budget,
            COMPILED_POSITIONS,
        ):
            return int(made.draw_choice(duel[0], e[0], seat, words))
        s["habit"][0] = bot.habit
        made.begin(s[0], trees[0], room_for(bot, budget), words)
        run(
            lambda n: made.think(known[0], t[0], book[0], words, work[0], s[0], trees[0], seat, n),
            rest_of(budget, begun),
            bot.iterations,
        )
        return int(made.favourite(known[0], book[0], seat, work[0], s[0], trees[0]))

    def think(row: Row, seat: Seat, bot: SearchBot, budget: Budget, rng: Vector) -> Action:
        words = np.array(rng, np.int64)
        action = choose(record(row), seat, bot, budget, words)
        rng[:] = words.tolist()
        return action

    return think


ISMCTS = SearchBot(explore=6000, noise=300, trust=2, reach=search.DEPTH, trees=1, endings=10)
MONTECARLO = SearchBot(explore=100_000, noise=300, trust=1, reach=1, trees=0)

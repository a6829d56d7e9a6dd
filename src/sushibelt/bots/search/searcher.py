"""The bots that search: information-set MCTS, and flat Monte Carlo to compare it with.

Both run `mcts.py`, compiled where numba is installed and interpreted otherwise; under the same
number of iterations they choose alike in both modes. An ending that `endgame.py` can afford to
solve is not searched.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from time import perf_counter
from typing import Any

from sushibelt.bots.budget import Budget
from sushibelt.bots.families import PLAYERS
from sushibelt.bots.options import owed
from sushibelt.bots.search import endgame, mcts
from sushibelt.bots.search.evaluator import AnyEvaluator
from sushibelt.bots.search.matrix_game import Duel
from sushibelt.bots.search.search import DEPTH, fresh_search
from sushibelt.bots.search.trees import EDGES, Trees
from sushibelt.core.game import Action, Seat, View
from sushibelt.core.layout import Row, Vector
from sushibelt.fast.compile import Compiled, available, compiled
from sushibelt.games.family import AnyGame

ROOTS = (
    mcts.think, mcts.favourite, mcts.begin, endgame.solve_on, endgame.draw_choice,
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
class SearchBot:
    """A bot that thinks about the worlds its view cannot rule out."""

    explore: int  # how much novelty counts, in parts of 10,000
    noise: int  # of the prior beyond the tree, in hundredths of a point
    trust: int  # visits that the prior is worth
    reach: int  # own choices that the tree goes deep
    trees: int  # 1: the other seats search, too; 0: they follow the prior
    # Where priors are a learned policy: how much that counts, in thousandths of how far values are
    # apart (0: as if they were none), and in how many of 100 choices the others follow it blindly.
    width: int = 0
    stray: int = 0
    endings: int = 0  # positions of an ending that may be solved in the place of an iteration
    iterations: int = 1000  # where the budget binds neither way

    def choose(self, game: AnyGame, view: View, budget: Budget, rng: Vector) -> Action:
        """Return the action that was tried most, or one that secures what an ending is worth."""
        seat, _ = owed(game, view)
        searcher = compiled_searcher(game) if available() else interpreted_searcher(game)
        return searcher(view.recalled, seat, self, budget, rng)

    @property
    def habit(self) -> tuple[int, ...]:
        """The entries of `Search.habit`."""
        return (
            self.explore, self.noise, self.trust, self.reach, self.trees, self.width, self.stray,
        )  # fmt: skip


Searcher = Callable[[Row, Seat, SearchBot, Budget, Vector], Action]


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

    from sushibelt.fast.records import dtype_of  # noqa: PLC0415

    return np.zeros(1, dtype_of(Trees))


def affordable(game: AnyGame, bot: SearchBot, budget: Budget) -> int:
    """Return how many positions an ending may have to be solved; 0: none is."""
    if game.seats != 2 or not PLAYERS[game.family.name].endings or not bot.endings:
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


def evaluator_of(game: AnyGame) -> AnyEvaluator:
    """Return the evaluator of a game's family."""
    return PLAYERS[game.family.name].evaluator


def compiled_search(game: AnyGame) -> Compiled:
    """Return the drivers of a search, compiled for a game's family."""
    return compiled(game.family, *ROOTS, evaluator=evaluator_of(game))


@cache
def interpreted_searcher(game: AnyGame) -> Searcher:
    """Return where a search of this game takes place without numba."""
    family, evaluator = game.family, evaluator_of(game)
    s, scratch, t, work = fresh_search(), evaluator.scratch(), family.table(), game.silent_work()
    duel, e, trees = Duel(), endgame.Ending(), interpreted_trees()

    def think(known: Any, seat: Seat, bot: SearchBot, budget: Budget, rng: Vector) -> Action:
        book, begun = game.book, perf_counter()
        e.status, e.limit = endgame.FRESH, affordable(game, bot, budget)
        if e.limit and is_solved(
            lambda n: endgame.solve_on(
                family, evaluator, known, t, book, seat, work, s, scratch, duel, e, n
            ),
            budget,
            POSITIONS,
        ):
            return endgame.draw_choice(duel, e, seat, rng)
        s.habit[:] = bot.habit
        mcts.begin(s, trees, room_for(bot, budget), rng)
        run(
            lambda n: mcts.think(
                family, evaluator, known, t, book, rng, work, s, scratch, trees, seat, n
            ),
            rest_of(budget, begun),
            bot.iterations,
        )
        return mcts.favourite(evaluator, known, book, seat, work, s, scratch, trees)

    return think


@cache
def compiled_searcher(game: AnyGame) -> Searcher:
    """Return where a search of this game takes place, compiled."""
    import numpy as np  # noqa: PLC0415 - may be missing

    from sushibelt.fast.records import record  # noqa: PLC0415

    made = compiled_search(game)
    if PLAYERS[game.family.name].endings:  # who warms up at a larger table has this ready, too
        _compiled = made.solve_on, made.draw_choice
    s, scratch = record(fresh_search())[0], record(evaluator_of(game).scratch())[0]
    t, book = record(game.family.table())[0], record(game.book)[0]
    work, trees = record(game.silent_work())[0], compiled_trees()[0]
    duel, e = record(Duel())[0], record(endgame.Ending())[0]

    def choose(known: Any, seat: Seat, bot: SearchBot, budget: Budget, words: Any) -> Action:
        begun, limit = perf_counter(), affordable(game, bot, budget)
        e["status"], e["limit"] = endgame.FRESH, limit
        if limit and is_solved(
            lambda n: made.solve_on(known, t, book, seat, work, s, scratch, duel, e, n),
            budget,
            COMPILED_POSITIONS,
        ):
            return int(made.draw_choice(duel, e, seat, words))
        s["habit"] = bot.habit
        made.begin(s, trees, room_for(bot, budget), words)
        run(
            lambda n: made.think(known, t, book, words, work, s, scratch, trees, seat, n),
            rest_of(budget, begun),
            bot.iterations,
        )
        return int(made.favourite(known, book, seat, work, s, scratch, trees))

    def think(row: Row, seat: Seat, bot: SearchBot, budget: Budget, rng: Vector) -> Action:
        words = np.array(rng, np.int64)
        action = choose(record(row)[0], seat, bot, budget, words)
        rng[:] = words.tolist()
        return action

    return think


ISMCTS = SearchBot(
    explore=6000, noise=300, trust=2, reach=DEPTH, trees=1, width=1500, stray=30, endings=10
)
MONTECARLO = SearchBot(explore=100_000, noise=300, trust=1, reach=1, trees=0)

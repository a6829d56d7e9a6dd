"""Endings to be solved, from random games, and their solutions, interpreted."""

from collections.abc import Iterator
from typing import Any

from sushibelt.bots.search.endgame import OPEN, Ending, solve_on
from sushibelt.bots.search.matrix_game import Duel
from sushibelt.bots.search.search import fresh_search
from sushibelt.bots.search.searcher import evaluator_of
from sushibelt.core.chance import below, generator
from sushibelt.core.event_log import SILENT
from sushibelt.core.game import NATURE, NOBODY
from sushibelt.games import find
from sushibelt.games.family import AnyGame

LIMIT = 1_000_000


SEARCH = fresh_search()
SCRATCH: Any = evaluator_of(find("sushi-go/original-2013", 2)).scratch()


def solve(
    game: AnyGame, state: Any, seat: int = 0, limit: int = LIMIT, chunk: int = LIMIT
) -> tuple[Ending, Duel]:
    """Solve what a seat knows of a state, interpreted, so many positions at a time."""
    e, duel = Ending(), Duel()
    e.limit = limit
    rows: tuple[Any, ...] = (game.view(state, seat).recalled, game.family.table(), game.book)
    more: tuple[Any, ...] = (seat, game.silent_work(), SEARCH, SCRATCH, duel, e, chunk)
    while solve_on(game.family, evaluator_of(game), *rows, *more) == OPEN:
        pass
    return e, duel


def positions(game: AnyGame, turns_left: int, games: int) -> Iterator[Any]:
    """States of random games in which seats choose, so many turns before a round ends."""
    rules, book = game.family, game.book
    for number in range(games):
        rng = generator(b"ending", str(number).encode())
        t = game.start()
        while rules.waiting(t, book) != NOBODY:
            with game.scratch(SILENT) as work:
                if rules.waiting(t, book) == NATURE:
                    rules.chance(t, book, rng, work)
                    continue
                if book.turns - t.turn == turns_left:
                    yield t.copy()
                for seat in range(2):
                    if rules.owes(t, book, seat):
                        count = rules.legal(t, book, seat, work.legal)
                        work.choice[seat] = work.legal[below(rng, count)]
                rules.step(t, book, work)

"""Walks the tree of moves through the engine's own protocol."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from itertools import product
from typing import Any

from sushibelt.core.game import NATURE, Joint, Move, Nature
from sushibelt.games.family import AnyGame

Look = Callable[[AnyGame, Any], Hashable]


def leaves(game: AnyGame, state: Any, depth: int, look: Look) -> Counter[Hashable]:
    """How many sequences of so many moves lead to each table, as `look` sees it."""
    if depth == 0:
        return Counter([look(game, state)])
    found: Counter[Hashable] = Counter()
    for move in moves(game, state):
        found.update(leaves(game, game.apply(state, move)[0], depth - 1, look))
    return found


def moves(game: AnyGame, state: Any) -> Iterator[Move]:
    """Every joint choice, or every outcome that Nature can have here; none when it is over."""
    actors = game.turn(state).actors
    if actors:
        for choices in product(*(game.legal(state, seat) for seat in actors)):
            yield Joint(dict(zip(actors, choices, strict=True)))
    elif game.result(state) is None:
        for outcome in outcomes(game, state):
            yield Nature(outcome)


def outcomes(game: AnyGame, state: Any) -> Iterator[tuple[int, ...]]:
    """Every sequence of draws until Nature owes nothing more."""
    if game.family.waiting(state, game.book) != NATURE:
        yield ()
        return
    weights = game.silent_work().odds
    for value in range(game.family.odds(state, game.book, weights)):
        if weights[value]:
            after = state.copy()
            game.family.drawn(after, game.book, game.silent_work(), value)
            for rest in outcomes(game, after):
                yield (value, *rest)

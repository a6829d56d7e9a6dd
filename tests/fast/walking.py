"""One move of a random game, as a driver: a compiled walk is one call for each move, not twenty."""

from sushibelt.core.game import NATURE
from sushibelt.core.layout import Vector
from sushibelt.fast.drivers import Book, Dealer, Table, Work, choose_at_random
from sushibelt.games.family import AnyFamily


def advance(
    family: AnyFamily, dealer: Dealer, t: Table, book: Book, rng: Vector, work: Work
) -> int:
    """Let chance decide or every seat choose at random; return whom the table waits for then."""
    if family.waiting(t, book) == NATURE:
        family.chance(t, book, rng, work)
    else:
        choose_at_random(family, dealer, t, book, work, rng)
        family.step(t, book, work)
    return family.waiting(t, book)

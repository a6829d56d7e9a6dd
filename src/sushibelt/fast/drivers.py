"""Loops over the contract of a family, the same in all modes.

A driver is a function whose first argument is the `family`. Interpreted, it is called like that;
compiled and translated, the family's own functions are linked in and the argument is gone. It may
use what rules may use, and `clear`.
"""

from typing import Any, TypeAlias

from sushibelt.core.chance import below, seed
from sushibelt.core.game import NATURE, NOBODY
from sushibelt.core.layout import Cube, Grid, Vector, zeros
from sushibelt.core.ranking import rank
from sushibelt.games.family import Family

# Rows of the family at hand; `compile.py` reads the names.
Table: TypeAlias = Any
Book: TypeAlias = Any
Work: TypeAlias = Any


def clear(t: Table) -> None:
    """Make a table blank again. Compiled and translated, this is written from its fields."""
    for name, shape in t.fields:
        setattr(t, name, zeros(shape))


def choose_at_random(family: Family, t: Table, book: Book, rng: Vector, work: Work) -> None:
    """Let every seat that owes a choice choose: each legal action is as likely."""
    for seat in range(book.seats):
        if family.owes(t, book, seat):
            n = family.legal(t, book, seat, work.legal)
            work.choice[seat] = work.legal[below(rng, n)]


def playout(family: Family, t: Table, book: Book, rng: Vector, work: Work) -> None:
    """Play on from a state to the end with random choices."""
    awaited = family.waiting(t, book)
    while awaited != NOBODY:
        if awaited == NATURE:
            family.chance(t, book, rng, work)
        else:
            choose_at_random(family, t, book, rng, work)
            family.step(t, book, work)
        awaited = family.waiting(t, book)


def play_game(
    family: Family, t: Table, book: Book, rng: Vector, work: Work, low: int, high: int, number: int
) -> None:
    """Play one random game from its start; a seed of two words and a number decide it."""
    seed(rng, low, high, number)
    clear(t)
    family.start(t, book)
    playout(family, t, book, rng, work)


def play_games(
    family: Family,
    t: Table,
    book: Book,
    rng: Vector,
    work: Work,
    low: int,
    high: int,
    first: int,
    keys: Cube,
    places: Grid,
    count: int,
) -> None:
    """Play `count` random games, number `first` and the following; write keys and places."""
    for i in range(count):
        play_game(family, t, book, rng, work, low, high, first + i)
        family.keys(t, book, keys[i])
        rank(keys[i], book.seats, places[i])

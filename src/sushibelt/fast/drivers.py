"""Drivers: loops over the contract of a family, the same in all modes.

A driver is a function whose first arguments are values with functions: the `family`, and if need be
a `dealer` or an `evaluator`. Interpreted, it is called like that; compiled and translated, those
functions are linked in and the arguments are gone. It may use what rules may use, and `clear`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Protocol

from sushibelt.core.chance import below, seed
from sushibelt.core.game import NATURE, NOBODY
from sushibelt.core.layout import Cube, Grid, Row, Vector, zeros
from sushibelt.core.ranking import rank
from sushibelt.games.family import AnyFamily

# What drivers read of any family's rows. Compiled, a row of the family takes the place of its
# namesake here.


class Table(Protocol):
    """The state of a game."""

    fields: ClassVar[tuple[tuple[str, tuple[int, ...]], ...]]
    number: int


class Book(Protocol):
    """The ruleset at one seat count."""

    seats: int


class Work(Protocol):
    """Scratch of the rules: what may be chosen, and what is."""

    legal: Vector
    choice: Vector


def clear(t: Table) -> None:
    """Make a table blank again. Compiled and translated, this is written from its fields."""
    for name, shape in t.fields:
        setattr(t, name, zeros(shape))


@dataclass(frozen=True)
class Dealer:
    """A source of chance for random games: of Nature's moves and of the seats' choices.

    Both functions get the `luck` of the game, a row or a generator, as the dealer wants it.
    """

    deal: Callable[[AnyFamily, Any, Any, Any, Any], None]  # (family, t, book, work, luck)
    choose: Callable[[Any, int, int], int]  # (luck, seat, n): a number below n
    rows: Mapping[str, type[Row]] = field(default_factory=dict, compare=False)


def choose_at_random(
    family: AnyFamily, dealer: Dealer, t: Table, book: Book, work: Work, luck: Any
) -> None:
    """Let every seat that owes a choice choose: each legal action is as likely."""
    for seat in range(book.seats):
        if family.owes(t, book, seat):
            n = family.legal(t, book, seat, work.legal)
            work.choice[seat] = work.legal[dealer.choose(luck, seat, n)]


def play_on(
    family: AnyFamily, dealer: Dealer, t: Table, book: Book, work: Work, luck: Any, limit: int
) -> int:
    """Play a random game to its end: 1, or 0 if seats have been asked `limit` times before it."""
    turns = 0
    awaited = family.waiting(t, book)
    while awaited != NOBODY:
        if awaited == NATURE:
            dealer.deal(family, t, book, work, luck)
        elif turns == limit:
            return 0
        else:
            choose_at_random(family, dealer, t, book, work, luck)
            family.step(t, book, work)
            turns += 1
        awaited = family.waiting(t, book)
    return 1


NO_LIMIT = -1


def deal_from_stream(family: AnyFamily, t: Table, book: Book, work: Work, luck: Vector) -> None:
    """Draw Nature's move from the one generator of a game."""
    family.chance(t, book, luck, work)


def choose_from_stream(luck: Vector, seat: int, n: int) -> int:  # noqa: ARG001 - all share it
    """Draw a seat's choice from the one generator of a game."""
    return below(luck, n)


STREAM = Dealer(deal_from_stream, choose_from_stream)
"""One generator for all that happens in a game."""


def play_games(
    family: AnyFamily,
    dealer: Dealer,
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
    """Play `count` random games, number `first` and the following; write keys and places.

    Two words of a seed and the number of a game decide it.
    """
    for i in range(count):
        seed(rng, low, high, first + i)
        clear(t)
        family.start(t, book)
        play_on(family, dealer, t, book, work, rng, NO_LIMIT)
        family.keys(t, book, keys[i])
        rank(keys[i], book.seats, places[i])

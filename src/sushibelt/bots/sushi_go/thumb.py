"""Rules of thumb of Sushi Go!: what each card promises, in hundredths of a point.

A novice goes by them. They are no rules: what a plate scores is asked of the rules' own numbers.
"""

from sushibelt.bots.fitted import POINT
from sushibelt.bots.sushi_go.evaluate import Scratch
from sushibelt.core.layout import Vector
from sushibelt.games.sushi_go.battle import STOP
from sushibelt.games.sushi_go.book import Book
from sushibelt.games.sushi_go.state import (
    CHOPSTICKS,
    DUMPLING,
    WASABI,
    Table,
)
from sushibelt.games.sushi_go.turns import natural_slot

BEGUN_SET = 75  # worth of a card that begins a set, per point that its share of the set scores
ICON = 110  # of a maki icon
OPEN_WASABI = 350
SPARE_STICKS = 30  # chopsticks, for each turn in which they may still be used
DESSERT = 250
SYMBOL = 100  # of a strawberry, beyond the card itself
ROLL = 80  # of a mochi, for each point that the die is below a good face
GOOD_FACE = 4


def cards_left(t: Table, book: Book) -> int:
    """How many cards this plate will still get after the one chosen now."""
    left = book.turns - 1 - t.turn
    return left // book.seats if book.battle else left


def set_worth(have: int, size: int, points: int, left: int) -> int:
    """A card towards a set: all of it if it completes one, else the share it will have in it."""
    missing = size - 1 - have % size
    if missing == 0:
        return points * POINT
    if left < 2 * missing:  # the cards wanted have to come past first
        return points * left * POINT // 50
    return points * BEGUN_SET * (size - missing) // size


def slot_worth(t: Table, book: Book, plate: int, slot: int) -> int:
    """What laying this slot promises its plate."""
    slots = t.plates[t.round][plate]
    left = cards_left(t, book)
    if book.set_size[slot] > 0:
        return set_worth(slots[slot], book.set_size[slot], book.set_points[slot], left)
    if slot == DUMPLING:
        return dumpling_worth(slots[slot], book, left)
    if book.icons[slot] + book.nigiri[slot] > 0:
        return book.icons[slot] * ICON + book.nigiri[slot] * POINT
    if slot == WASABI:
        return min(OPEN_WASABI, left * OPEN_WASABI // 5)
    if slot == CHOPSTICKS:
        return left * SPARE_STICKS
    return dessert_worth(t, book, plate, slot)


def dumpling_worth(have: int, book: Book, left: int) -> int:
    """One more dumpling, and a little for the steps that may follow."""
    now = book.ladder[min(have, book.ladder_top)]
    then = book.ladder[min(have + 1, book.ladder_top)]
    return (then - now) * POINT + (POINT // 2 if left > 2 and then > now else 0)


def dessert_worth(t: Table, book: Book, plate: int, slot: int) -> int:
    """What one more dessert promises."""
    if book.die:
        return (GOOD_FACE - t.dice[plate]) * ROLL
    if book.squishy:
        return POINT + book.symbols[slot] * SYMBOL
    return DESSERT


def worth(t: Table, book: Book, seat: int, action: int) -> int:
    """What an action promises the seat; where the fewest points win, less is more."""
    if book.battle:
        if action == STOP:
            return book.sign * cards_left(t, book) * SPARE_STICKS
        kind = t.spots[action] - 1
        return book.sign * slot_worth(t, book, seat, natural_slot(t, seat, kind))
    own = action % book.plays
    promised = slot_worth(t, book, seat, book.first[own])
    if book.second[own] >= 0:
        promised += slot_worth(t, book, seat, book.second[own])
        promised -= (cards_left(t, book) + 3) * SPARE_STICKS  # the chopsticks are gone
    if action >= book.plays:  # what helps the puppet hurts a little
        promised -= slot_worth(t, book, book.seats, action // book.plays - 1) // 3
    return book.sign * promised


def thumb(
    t: Table,
    book: Book,
    seat: int,
    actions: Vector,
    count: int,
    out: Vector,
    scratch: Scratch,  # noqa: ARG001 - priors need it
) -> None:
    """Write what each of these legal actions promises the seat, by rule of thumb."""
    for i in range(count):
        out[i] = worth(t, book, seat, actions[i])

"""Features of a spot of Battle at Sushi Go!, as places in a list of weights (places.py)."""

from sushibelt.bots.sushi_go import places as p
from sushibelt.bots.sushi_go.laying import (
    deed,
    expected_tenths,
    first_with,
    last_with,
    put_card,
    spell_of,
)
from sushibelt.core.layout import Vector
from sushibelt.games.sushi_go.battle import STOP, uncovered
from sushibelt.games.sushi_go.book import Book
from sushibelt.games.sushi_go.state import EMPTY, FACE_DOWN, PHASE_SECOND, SPOTS, Table
from sushibelt.games.sushi_go.turns import natural_slot


def put_spot(t: Table, book: Book, seat: int, spot: int, out: Vector) -> int:
    """Write the features of taking the card of this spot, or of stopping; return how many."""
    left = (book.turns - 1 - t.turn) // book.seats
    if spot == STOP:
        out[0] = p.BY_STOP + min(left, p.LONGEST - 1)
        return 1
    slot = natural_slot(t, seat, t.spots[spot] - 1)
    n = put_card(t, book, seat, slot, left, lying(t, book, spot, slot), out, 0)
    out[n] = p.BY_FREE + deed(t, book, seat, slot) * p.FREE + free_with(t, book, spot, slot)
    n += 1
    if t.phase == PHASE_SECOND:  # the chopsticks take the place of the card: nothing is uncovered
        out[n] = p.BY_PAIR + min(left, p.LONGEST - 1)
        return n + 1
    return put_bared(t, book, seat, spot, spell_of(left), out, n)


def lying(t: Table, book: Book, spot: int, slot: int) -> int:
    """How many cards that go with this one lie on other spots; of those face down the mean."""
    low = first_with(slot)
    high = last_with(slot)
    if high < low:
        return 0
    tenths = 0
    hidden = 0
    for at in range(SPOTS):
        tenths += 10 * (at != spot and low < t.spots[at] <= high + 1)
        hidden += t.spots[at] == FACE_DOWN
    tenths += expected_tenths(t, book, hidden, low, high)
    return min((tenths + 5) // 10, p.COMING - 1)


def free_with(t: Table, book: Book, spot: int, slot: int) -> int:
    """How many of them are free."""
    low = first_with(slot)
    high = last_with(slot)
    free = 0
    for at in range(SPOTS):
        if at != spot and low < t.spots[at] <= high + 1:
            free += uncovered(t, book, at)
    return min(free, p.FREE - 1)


def put_bared(t: Table, book: Book, seat: int, spot: int, spell: int, out: Vector, n: int) -> int:
    """Write what taking this card uncovers behind the first n; return how many features there are.

    Who has chopsticks to spare may take some of it at once.
    """
    other = (seat + 1) % book.seats
    bared = 0
    for above in range(spot):
        left = book.covers[above][0]
        right = book.covers[above][1]
        beside = right if left == spot else left
        under = left == spot or right == spot
        if under and t.spots[above] != EMPTY and t.spots[beside] == EMPTY:
            bared += 1
            if t.spots[above] == FACE_DOWN:
                out[n] = p.BY_FACE_DOWN + t.spare * p.SPELLS + spell
                n += 1
            else:
                kind = t.spots[above] - 1
                theirs = deed(t, book, other, natural_slot(t, other, kind))
                mine = deed(t, book, seat, natural_slot(t, seat, kind))
                out[n] = p.BY_BARED_THEIRS + (theirs * 2 + t.spare) * p.SPELLS + spell
                out[n + 1] = p.BY_BARED_MINE + (mine * 2 + t.spare) * p.SPELLS + spell
                n += 2
    out[n] = p.BY_BARED + (bared * 2 + t.spare) * p.SPELLS + spell
    return n + 1

"""What a Sushi Roll table between two rounds promises each seat: see standing.py.

Beside points count the prize for puddings that is in sight, and tokens for what they may serve.
"""

from sushibelt.bots.fitted import FEATURE, LAST_LEAD, POINT, TWO, WEIGHT, needed_lead, promised
from sushibelt.core.layout import Vector
from sushibelt.fast.drivers import Work
from sushibelt.games.sushi_roll.book import Book
from sushibelt.games.sushi_roll.state import MENUS, PHASE_OVER, PUDDINGS, STICKS, Table

MILLE = 1000
PUDDING_PACE = 50  # puddings in a hundred turns that a seat may gain on another

POINTS, PRIZE, MENUS_HELD, STICKS_HELD = range(4)
FEATURES = 4
PAUSES = 2  # after the first round and after the second

FOR_TWO = (
    368, 143, 54, 118,
    278, 107, 34, 109,
)  # fmt: skip
FOR_MORE = (
    383, 105, 52, 105,
    273, 86, 55, 109,
)  # fmt: skip


def fill_notes(notes: Vector) -> None:
    """Write the weights into blank notes. Not a rule: whoever makes notes does this once."""
    weights = FOR_TWO + FOR_MORE
    notes[WEIGHT : WEIGHT + len(weights)] = weights


def game_left(t: Table, book: Book) -> int:
    """Like `turns_left`, to the end of the game."""
    return (book.rounds - t.round) * book.belt - 1 - t.cycle


def ahead(lead: int, spread: int) -> int:
    """How sure, of 1000, a lead is to last (a tie counts) when so many may still be gained."""
    return max(0, min(MILLE, MILLE // 2 + (2 * lead + 1) * MILLE // (4 * spread + 2)))


def pudding_prize(t: Table, book: Book, seat: int, more: int) -> int:
    """What a seat may expect for its puddings in the end, with some more."""
    spread = game_left(t, book) * PUDDING_PACE // 100
    mine = t.tokens[seat][PUDDINGS] + more
    most = MILLE
    fewest = MILLE
    for other in range(book.seats):
        if other != seat:
            lead = mine - t.tokens[other][PUDDINGS]
            most = most * ahead(lead, spread) // MILLE
            fewest = fewest * ahead(-lead, spread) // MILLE
    return (most * book.dessert_most - fewest * book.dessert_fewest) * POINT // MILLE


def row_of(t: Table, book: Book) -> int:
    """The row of weights that holds in this pause."""
    return (0 if book.seats == TWO else PAUSES) + t.round - 1


def write_features(t: Table, book: Book, work: Work, seat: int, notes: Vector) -> None:  # noqa: ARG001 - as for cards
    """Write what a seat has."""
    notes[FEATURE + POINTS] = t.points[seat] * POINT
    notes[FEATURE + PRIZE] = pudding_prize(t, book, seat, 0)
    notes[FEATURE + MENUS_HELD] = t.tokens[seat][MENUS] * POINT
    notes[FEATURE + STICKS_HELD] = t.tokens[seat][STICKS] * POINT


def evaluate(t: Table, book: Book, work: Work, out: Vector, notes: Vector) -> int:
    """Write what each seat may expect; return what lead makes it e times as likely to win."""
    if t.phase == PHASE_OVER:
        for seat in range(book.seats):
            out[seat] = t.points[seat] * POINT
        return LAST_LEAD
    row = row_of(t, book)
    for seat in range(book.seats):
        write_features(t, book, work, seat, notes)
        out[seat] = promised(row, FEATURES, notes)
    return needed_lead(row, FEATURES, notes)

"""What a Sushi Go! table between two rounds promises each seat: see standing.py.

Beside points count what the desserts would score now, and each dessert, for others will come.
"""

from sushibelt.bots.fitted import FEATURE, LAST_LEAD, POINT, TWO, WEIGHT, needed_lead, promised
from sushibelt.core.layout import Vector
from sushibelt.fast.drivers import Work
from sushibelt.games.sushi_go.book import Book
from sushibelt.games.sushi_go.scoring import desserts, score_end
from sushibelt.games.sushi_go.state import END, LINE_DESSERT, PHASE_OVER, Table

POINTS, PRIZE, DESSERTS = range(3)
FEATURES = 3

PUDDING, STRAWBERRY, YOGURT, TEA, MOCHI = range(5)
KINDS = 5
PAUSES = 2  # after the first round and after the second

FOR_TWO = (
    292, 6, 253,  211, 62, 71,  # PUDDING
    255, 0, 54,  184, 29, 26,  # STRAWBERRY
    312, 8, 88,  229, 41, 56,  # YOGURT
    278, 24, 207,  214, 74, 117,  # TEA
    474, 8, 2,  382, 23, 11,  # MOCHI
)  # fmt: skip
FOR_MORE = (
    443, 13, 246,  261, 25, 239,  # PUDDING
    431, 42, 47,  276, 27, 58,  # STRAWBERRY
    532, 0, 178,  319, 7, 131,  # YOGURT
    461, 52, 193,  275, 65, 166,  # TEA
    578, 0, 58,  391, 11, 73,  # MOCHI
)  # fmt: skip


def fill_notes(notes: Vector) -> None:
    """Write the weights into blank notes. Not a rule: whoever makes notes does this once."""
    weights = FOR_TWO + FOR_MORE
    notes[WEIGHT : WEIGHT + len(weights)] = weights


def dessert_of(book: Book) -> int:
    """Which dessert is on the menu."""
    if book.die:
        return MOCHI
    if book.teas:
        return TEA
    if book.frozen >= 0:
        return YOGURT
    return STRAWBERRY if book.squishy else PUDDING


def row_of(t: Table, book: Book) -> int:
    """The row of weights that holds in this pause."""
    table = 0 if book.plates == TWO else KINDS
    return (table + dessert_of(book)) * PAUSES + t.round - 1


def write_features(t: Table, book: Book, work: Work, seat: int, notes: Vector) -> None:
    """Write what a seat has; `score_end` has written the prizes."""
    count = t.dice[seat] if book.die else desserts(t.plates, book, seat)
    notes[FEATURE + POINTS] = t.points[seat] * POINT
    notes[FEATURE + PRIZE] = work.points[END][seat][LINE_DESSERT] * POINT
    notes[FEATURE + DESSERTS] = count * POINT


def evaluate(t: Table, book: Book, work: Work, out: Vector, notes: Vector) -> int:
    """Write what each seat may expect; return what lead makes it e times as likely to win."""
    if t.phase == PHASE_OVER:
        for seat in range(book.seats):
            out[seat] = t.points[seat] * POINT * book.sign
        return LAST_LEAD
    row = row_of(t, book)
    score_end(t.plates, t.dice, book, work)
    for seat in range(book.seats):
        write_features(t, book, work, seat, notes)
        out[seat] = promised(row, FEATURES, notes) * book.sign
    return needed_lead(row, FEATURES, notes)

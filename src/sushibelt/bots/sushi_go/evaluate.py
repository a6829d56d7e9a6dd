"""Evaluation of a Sushi Go! table between two rounds: what it promises each seat (see fitted.py).

Beside points count what the desserts would score now, and each dessert, for others will come.
"""

from sushibelt.bots.fitted import LAST_LEAD, POINT, TWO, promised, rows_of
from sushibelt.bots.softmax import NOISES, gumbel_noise
from sushibelt.bots.sushi_go.places import MOST_FEATURES, MOST_WEIGHTS
from sushibelt.bots.sushi_go.weights import LEARNED
from sushibelt.core.layout import Grid, Row, Vector, ints
from sushibelt.games.sushi_go.book import Book
from sushibelt.games.sushi_go.scoring import desserts, score_end
from sushibelt.games.sushi_go.state import END, LINE_DESSERT, PHASE_OVER, SLOTS, Table, Work

POINTS, PRIZE, DESSERTS = range(3)
FEATURES = 3

PUDDING, STRAWBERRY, YOGURT, TEA, MOCHI = range(5)
KINDS = 5
LISTS = len(LEARNED.lengths)
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


class Scratch(Row):
    """What the evaluator of Sushi Go! reckons with."""

    weight: Grid = ints(2 * KINDS * PAUSES, FEATURES)
    feature: Vector = ints(FEATURES)  # of the seat that is looked at, its points first
    policy: Grid = ints(LISTS, MOST_WEIGHTS)  # learned: a list for each way to play
    place: Vector = ints(MOST_FEATURES)  # of the choice that is looked at, in the policy
    promise: Vector = ints(SLOTS)  # of each slot, once it was looked at,
    gift: Vector = ints(SLOTS)  # and of each slot of the puppet
    noise: Vector = ints(NOISES)


def fresh_scratch() -> Scratch:
    """Return scratch with the fitted weights."""
    scratch = Scratch()
    scratch.weight = rows_of(FOR_TWO + FOR_MORE, FEATURES)
    scratch.policy = LEARNED.policy()
    scratch.noise = gumbel_noise()
    return scratch


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


def write_features(t: Table, book: Book, work: Work, seat: int, scratch: Scratch) -> None:
    """Write what a seat has; `score_end` has written the prizes."""
    count = t.dice[seat] if book.die else desserts(t.plates, book, seat)
    scratch.feature[POINTS] = t.points[seat] * POINT
    scratch.feature[PRIZE] = work.points[END][seat][LINE_DESSERT] * POINT
    scratch.feature[DESSERTS] = count * POINT


def evaluate(t: Table, book: Book, work: Work, out: Vector, scratch: Scratch) -> int:
    """Write what each seat may expect; return what lead makes it e times as likely to win."""
    if t.phase == PHASE_OVER:
        for seat in range(book.seats):
            out[seat] = t.points[seat] * POINT * book.sign
        return LAST_LEAD
    weight = scratch.weight[row_of(t, book)]
    score_end(t.plates, t.dice, book, work)
    for seat in range(book.seats):
        write_features(t, book, work, seat, scratch)
        out[seat] = promised(scratch.feature, weight, FEATURES) * book.sign
    return weight[POINTS]

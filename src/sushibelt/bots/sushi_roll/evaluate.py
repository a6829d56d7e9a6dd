"""Evaluation of a Sushi Roll table between rounds: what it promises each seat (see fitted.py).

Beside points count the prize for puddings that is in sight, and tokens for what they may serve.
"""

from sushibelt.bots.fitted import LAST_LEAD, POINT, TWO, promised, rows_of
from sushibelt.bots.softmax import gumbel_noise
from sushibelt.bots.sushi_roll.scratch import FEATURES, PAUSES, Scratch
from sushibelt.bots.sushi_roll.weights import LEARNED
from sushibelt.core.layout import Vector
from sushibelt.games.sushi_roll.book import Book
from sushibelt.games.sushi_roll.state import (
    MENUS,
    PHASE_OVER,
    PUDDINGS,
    STICKS,
    Table,
    Work,
)

MILLE = 1000
PUDDING_PACE = 50  # puddings in a hundred turns that a seat may gain on another

POINTS, PRIZE, MENUS_HELD, STICKS_HELD = range(4)

FOR_TWO = (
    368, 143, 54, 118,
    278, 107, 34, 109,
)  # fmt: skip
FOR_MORE = (
    383, 105, 52, 105,
    273, 86, 55, 109,
)  # fmt: skip


def fresh_scratch() -> Scratch:
    """Return scratch with the fitted weights."""
    scratch = Scratch()
    scratch.weight = rows_of(FOR_TWO + FOR_MORE, FEATURES)
    scratch.policy = LEARNED.policy()
    scratch.noise = gumbel_noise()
    return scratch


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


def write_features(t: Table, book: Book, work: Work, seat: int, scratch: Scratch) -> None:  # noqa: ARG001 - as for cards
    """Write what a seat has."""
    scratch.feature[POINTS] = t.points[seat] * POINT
    scratch.feature[PRIZE] = pudding_prize(t, book, seat, 0)
    scratch.feature[MENUS_HELD] = t.tokens[seat][MENUS] * POINT
    scratch.feature[STICKS_HELD] = t.tokens[seat][STICKS] * POINT


def evaluate(t: Table, book: Book, work: Work, out: Vector, scratch: Scratch) -> int:
    """Write what each seat may expect; return what lead makes it e times as likely to win."""
    if t.phase == PHASE_OVER:
        for seat in range(book.seats):
            out[seat] = t.points[seat] * POINT
        return LAST_LEAD
    weight = scratch.weight[row_of(t, book)]
    for seat in range(book.seats):
        write_features(t, book, work, seat, scratch)
        out[seat] = promised(scratch.feature, weight, FEATURES)
    return weight[POINTS]

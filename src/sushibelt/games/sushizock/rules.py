"""The contract of Sushizock: who owes what, what is legal, what a choice does, who won.

Integers only; every function changes its row in place. The dice, the rows and the heights of the
stacks lie open, so whatever is forced is forced before all eyes: the engine plays it and asks
nobody. What may be chosen never depends on the value of a covered tile, or the offer itself would
tell it; so two thefts are two choices even where both places happen to hold the same value.
"""

from sushibelt.core.event_log import note
from sushibelt.core.game import NATURE, NOBODY, SEATS
from sushibelt.core.layout import Grid, Vector
from sushibelt.games.sushizock import state as s
from sushibelt.games.sushizock.book import Book
from sushibelt.games.sushizock.scoring import points_of
from sushibelt.games.sushizock.state import Table, Work
from sushibelt.games.sushizock.turns import act, end_turn, fall_back, place_in_row, reach


def start(t: Table, book: Book) -> None:
    """Put all tiles beside the table; `t` is a blank row."""
    t.phase = s.PHASE_LAY
    for kind in range(s.KINDS):
        for value in range(s.VALUES):
            t.undealt[kind][value] = book.tiles[kind][value]


def waiting(t: Table, book: Book) -> int:  # noqa: ARG001 - the contract of a family
    """Tell whether Nature, a seat or nobody is awaited."""
    if t.phase == s.PHASE_CHOOSE:
        return SEATS
    if t.phase == s.PHASE_OVER:
        return NOBODY
    return NATURE


def owes(t: Table, book: Book, seat: int) -> int:  # noqa: ARG001 - the contract of a family
    """Return 1 if this seat owes a choice."""
    return 1 if t.phase == s.PHASE_CHOOSE and t.actor == seat else 0


def most_kept(t: Table, book: Book, face: int, dice: int, bound: int) -> int:
    """Return how many dice of this face may be set aside: one of all must be left to roll."""
    if bound and book.matching and t.aside[face] == 0:
        return 0  # S3: only the symbol that lies there already
    return min(t.rolled[face], dice - 1)


def keeps(t: Table, book: Book, out: Vector) -> int:
    """Write the ways to set dice aside and roll the others, ascending; return how many.

    At least one of the dice just rolled is set aside and at least one is rolled again; there are
    at most three rolls, and a die rolled alone ends them (S3, S4). With `matching`, all dice set
    aside in a turn show one symbol; if none of it was rolled there is no further roll (inferred).
    """
    dice = 0
    bound = 0
    for face in range(s.FACES):
        dice += t.rolled[face]
        bound += t.aside[face]
    if t.roll >= book.rolls or dice < 2:
        return 0
    second = most_kept(t, book, 1, dice, bound) + 1
    third = most_kept(t, book, 2, dice, bound) + 1
    fourth = most_kept(t, book, 3, dice, bound) + 1
    n = 0
    for a in range(most_kept(t, book, 0, dice, bound) + 1):
        for b in range(second):
            for c in range(third):
                left = dice - a - b - c
                code = ((a * s.DIGIT + b) * s.DIGIT + c) * s.DIGIT
                for d in range(fourth):
                    action = book.keep[code + d]
                    if action >= 0 and d < left:
                        out[n] = action
                        n += 1
    return n


def legal(t: Table, book: Book, seat: int, out: Vector) -> int:
    """Write the actions of the seat whose dice lie there, ascending; return how many.

    Nothing that can be taken means that the seat has to roll on; no further roll, that it has to
    take, even if it hurts (S4). Victim and place of a theft are free choices.
    """
    n = keeps(t, book, out)
    for kind in range(s.KINDS):
        if place_in_row(t, kind) > 0:
            out[n] = book.takes + kind
            n += 1
    for kind in range(s.KINDS):
        deep = reach(t, book, kind)
        if deep > 0:
            for victim in range(book.seats):
                if victim != seat:
                    first = book.steals + (kind * book.seats + victim) * s.TILES
                    for place in range(min(deep, t.heights[victim][kind])):
                        out[n] = first + place
                        n += 1
    return n


def settle(t: Table, book: Book, work: Work) -> None:
    """After a roll: ask the seat, unless everybody sees that there is nothing to ask.

    The dice of a first roll can always be set aside in several ways, so there is always something
    to ask: what the engine plays by itself never runs on beyond the next seat's first roll.
    """
    if t.roll == 1:
        t.phase = s.PHASE_CHOOSE
        return
    n = legal(t, book, t.actor, work.legal)
    if n > 1:
        t.phase = s.PHASE_CHOOSE
    elif n == 1:
        note(work, s.LOG_FORCED, t.actor, 0, 0)
        act(t, book, work, work.legal[0])
    else:
        fall_back(t, work)
        end_turn(t, book, work)


def step(t: Table, book: Book, work: Work) -> None:
    """Play the choice of the seat whose turn it is."""
    t.number += 1
    act(t, book, work, work.choice[t.actor])


def keys(t: Table, book: Book, out: Grid) -> None:
    """Write the rows for core.ranking: points alone, a tie is shared (SZ-15, SZ-16)."""
    for seat in range(book.seats):
        out[seat][0] = points_of(t.stacks[seat], t.heights[seat])
        out[seat][1] = 0


def lines(t: Table, book: Book, work: Work, out: Grid) -> None:  # noqa: ARG001 - the contract
    """Write the points of the one line that there is, once the game is over."""
    for seat in range(book.seats):
        out[seat][s.LINE_TILES] = points_of(t.stacks[seat], t.heights[seat])

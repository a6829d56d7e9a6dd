"""What chance decides in Sushizock: the order of the rows, who starts, and every die.

Nothing is drawn before somebody could see it, and all that is owed at once is one move of Nature.
After the last die of a roll the turn goes on by `rules.settle`.
"""

from sushibelt.core.chance import pick
from sushibelt.core.event_log import note
from sushibelt.core.game import NATURE
from sushibelt.core.layout import Vector
from sushibelt.games.sushizock import state as s
from sushibelt.games.sushizock.book import Book
from sushibelt.games.sushizock.rules import settle, waiting
from sushibelt.games.sushizock.state import Table, Work
from sushibelt.games.sushizock.turns import begin_turn


def laying(t: Table, book: Book) -> int:
    """Return the kind whose row is being laid: first all sushi, then all bones."""
    return s.SUSHI if t.lengths[s.SUSHI] < book.total[s.SUSHI] else s.BONES


def odds(t: Table, book: Book, out: Vector) -> int:
    """Write the weight of each value that chance may decide now; return how many values.

    A tile: value - 1. The starter: a seat, each as likely (ruling). A die: a face.
    """
    if t.phase == s.PHASE_LAY:
        kind = laying(t, book)
        for value in range(book.values[kind]):
            out[value] = t.undealt[kind][value]
        return book.values[kind]
    if t.phase == s.PHASE_STARTER:
        for seat in range(book.seats):
            out[seat] = 1
        return book.seats
    for face in range(s.FACES):
        out[face] = book.faces[face]
    return s.FACES


def lay(t: Table, book: Book, work: Work, value: int) -> None:
    """Lay one tile at the right end of its row; all of them lie open (S3)."""
    kind = laying(t, book)
    t.rows[kind][t.lengths[kind]] = value + 1
    t.lengths[kind] += 1
    t.undealt[kind][value] -= 1
    note(work, s.LOG_LAID, s.NO_SEAT, kind, value + 1)
    if t.lengths[s.BONES] == book.total[s.BONES]:
        t.phase = s.PHASE_STARTER


def roll_die(t: Table, book: Book, work: Work, face: int) -> None:
    """Let one die fall; after the last of a roll the game goes on."""
    t.rolled[face] += 1
    t.owed -= 1
    note(work, s.LOG_DIE, t.actor, t.roll, face)
    if t.owed == 0:
        settle(t, book, work)


def drawn(t: Table, book: Book, work: Work, value: int) -> None:
    """Apply one component of chance."""
    if t.phase == s.PHASE_LAY:
        lay(t, book, work, value)
    elif t.phase == s.PHASE_STARTER:
        note(work, s.LOG_STARTER, value, 0, 0)
        begin_turn(t, book, value)
    else:
        roll_die(t, book, work, value)
    if waiting(t, book) != NATURE:
        t.number += 1


def chance(t: Table, book: Book, rng: Vector, work: Work) -> int:
    """Draw all that Nature owes, into `work.outcome`; return how many values."""
    n = 0
    while waiting(t, book) == NATURE:
        value = pick(rng, work.odds, odds(t, book, work.odds))
        work.outcome[n] = value
        n += 1
        drawn(t, book, work, value)
    return n

"""What a seat can know: a row of the same layout, built field by field.

Takes and thefts happen before all eyes, so a perfect memory knows every tile. Without memory a
stack is its top tile and its height, one's own stack too: looking through them is forbidden
(S3, S4). Nothing else at the table is hidden from anybody, spectators included.
"""

from sushibelt.core.layout import Vector
from sushibelt.games.sushizock import state as s
from sushibelt.games.sushizock.book import Book
from sushibelt.games.sushizock.state import Table


def hide_stacks(t: Table, book: Book, memory: int, v: Table) -> None:
    """Show heights and top tiles; what lies beneath stays 0 unless it is remembered."""
    for seat in range(book.seats):
        for kind in range(s.KINDS):
            height = t.heights[seat][kind]
            v.heights[seat][kind] = height
            first = 0 if memory else max(0, height - 1)
            for i in range(first, height):
                v.stacks[seat][kind][i] = t.stacks[seat][kind][i]


def hide(t: Table, book: Book, seat: int, memory: int, v: Table) -> None:  # noqa: ARG001
    """Write into the blank row `v` what anybody sees (`memory` 0) or could recall (1).

    The seat makes no difference: nobody holds anything that the others do not see.
    """
    v.number = t.number
    v.phase = t.phase
    v.actor = t.actor
    v.roll = t.roll
    v.owed = t.owed
    for face in range(s.FACES):
        v.rolled[face] = t.rolled[face]
        v.aside[face] = t.aside[face]
    for kind in range(s.KINDS):
        v.lengths[kind] = t.lengths[kind]
        for value in range(s.VALUES):
            v.undealt[kind][value] = t.undealt[kind][value]
        for i in range(t.lengths[kind]):
            v.rows[kind][i] = t.rows[kind][i]
    hide_stacks(t, book, memory, v)


def imagine(v: Table, book: Book, rng: Vector) -> None:
    """Leave a recalled row as it is: it lacks nothing, the only world it allows is itself.

    A row without memory is not a thing to complete: what lies beneath a top tile was seen by all,
    and bots, for whom worlds are imagined, are given the recalled row.
    """

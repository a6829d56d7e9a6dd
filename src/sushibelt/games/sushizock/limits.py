"""Which stacks cannot be: more tiles than the box holds, or tiles that it does not hold.

For the score pad. Every limit here rests on a number agreed by many or given by one source, none on
an inferred or assumed one (components.py): what breaks a limit is refused, not just warned of.
"""

from sushibelt.core.layout import Cube, Grid
from sushibelt.games.faults import ANYWHERE, write_fault
from sushibelt.games.sushizock import state as s
from sushibelt.games.sushizock.book import Book
from sushibelt.games.sushizock.state import Faults

# Codes of a fault; KIND is the kind of tile.
(
    TOO_MANY_TILES,  # of a kind, with this seat's stack
    NO_SUCH_TILE,  # a value that the box does not hold
    TOO_MANY_OF_VALUE,  # of a value, with this seat's stack
) = range(3)


def write_first(
    faults: Faults, code: int, seat: int, kind: int, value: int, given: int, limit: int
) -> None:
    """Write a fault, unless there is one already."""
    if faults.found == 0:
        faults.rows[0][s.VALUE] = value
        write_fault(faults, code, ANYWHERE, seat, kind, given, limit)


def tiles_of(heights: Grid, seats: int, kind: int) -> int:
    """Return how many tiles of a kind lie on all stacks together."""
    total = 0
    for seat in range(seats):
        total += heights[seat][kind]
    return total


def finished(heights: Grid, seats: int, book: Book) -> int:
    """Return 1 if every tile of the box has been taken: the game is over and somebody won."""
    for kind in range(s.KINDS):
        if tiles_of(heights, seats, kind) < book.total[kind]:
            return 0
    return 1


def count_heights(heights: Grid, seats: int, book: Book, faults: Faults) -> None:
    """Compare the number of tiles of each kind with the box."""
    for kind in range(s.KINDS):
        total = 0
        for seat in range(seats):
            total += heights[seat][kind]
            if total > book.total[kind]:
                given = tiles_of(heights, seats, kind)
                write_first(faults, TOO_MANY_TILES, seat, kind, 0, given, book.total[kind])


def count_value(kind: int, value: int, seat: int, book: Book, faults: Faults) -> None:
    """Count one tile of somebody's stack."""
    if value < 1 or value > book.values[kind]:
        write_first(faults, NO_SUCH_TILE, seat, kind, value, value, book.values[kind])
        return
    faults.counts[kind][value - 1] += 1
    given = faults.counts[kind][value - 1]
    limit = book.tiles[kind][value - 1]
    if given > limit:
        write_first(faults, TOO_MANY_OF_VALUE, seat, kind, value, given, limit)


def check(stacks: Cube, heights: Grid, seats: int, book: Book, faults: Faults) -> None:
    """Write the first impossible thing into a blank row.

    `stacks` need hold no more than their heights, each from bottom to top, bones as magnitudes.
    """
    count_heights(heights, seats, book, faults)
    for seat in range(seats):
        for kind in range(s.KINDS):
            for i in range(heights[seat][kind]):
                count_value(kind, stacks[seat][kind][i], seat, book, faults)

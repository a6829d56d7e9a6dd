"""Which stacks cannot be: more tiles than the box holds, or tiles that it does not hold.

For the score pad. Every limit here rests on a number agreed by many or told by one source, none on
an inferred or assumed one (components.py): what breaks a limit is refused, not just warned of.
"""

from sushibelt.core.layout import Cube, Grid
from sushibelt.games.sushizock import state as s
from sushibelt.games.sushizock.book import Book
from sushibelt.games.sushizock.state import Finding

POSSIBLE, TOO_MANY_TILES, NO_SUCH_TILE, TOO_MANY_OF_VALUE = range(4)  # codes of a finding


def find(finding: Finding, code: int, seat: int, kind: int, value: int) -> None:
    """Write down what cannot be, and where."""
    finding.code = code
    finding.seat = seat
    finding.kind = kind
    finding.value = value


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


def count_heights(heights: Grid, seats: int, book: Book, finding: Finding) -> None:
    """Compare the number of tiles of each kind with the box."""
    for kind in range(s.KINDS):
        total = 0
        for seat in range(seats):
            total += heights[seat][kind]
            if total > book.total[kind] and finding.code == POSSIBLE:
                find(finding, TOO_MANY_TILES, seat, kind, 0)
                finding.given = tiles_of(heights, seats, kind)
                finding.limit = book.total[kind]


def count_value(kind: int, value: int, seat: int, book: Book, finding: Finding) -> None:
    """Count one tile of somebody's stack."""
    if value < 1 or value > book.values[kind]:
        find(finding, NO_SUCH_TILE, seat, kind, value)
        finding.given = value
        finding.limit = book.values[kind]
        return
    finding.counts[kind][value - 1] += 1
    if finding.counts[kind][value - 1] > book.tiles[kind][value - 1]:
        find(finding, TOO_MANY_OF_VALUE, seat, kind, value)
        finding.given = finding.counts[kind][value - 1]
        finding.limit = book.tiles[kind][value - 1]


def check(stacks: Cube, heights: Grid, seats: int, book: Book, finding: Finding) -> int:
    """Write the first impossible thing into a blank finding; return its code.

    `stacks` need hold no more than their heights, each from bottom to top, bones as magnitudes.
    """
    count_heights(heights, seats, book, finding)
    for seat in range(seats):
        for kind in range(s.KINDS):
            for i in range(heights[seat][kind]):
                if finding.code == POSSIBLE:
                    count_value(kind, stacks[seat][kind][i], seat, book, finding)
    return finding.code

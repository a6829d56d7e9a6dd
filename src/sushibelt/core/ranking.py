"""Places from points and tie-breaks: the sole judge of who won.

Written in the integer subset, so that simulations and the browser use this very function.
"""

from collections.abc import Sequence

from sushibelt.core.layout import Grid, Vector

KEYS = 2  # points, then the edition's tie-break; where it has none, 0 for everybody


def rank(keys: Grid, seats: int, places: Vector) -> None:
    """Write the place of each seat: 1 + the number of seats with a better row of keys.

    Larger is better in every key. Seats equal in all keys share a place and the next is skipped
    (1, 1, 3). Editions in which the fewest points win hand over negated points.
    """
    for seat in range(seats):
        better = 0
        for other in range(seats):
            points = keys[other][0] - keys[seat][0]
            tie_break = keys[other][1] - keys[seat][1]
            better += points > 0 or (points == 0 and tie_break > 0)
        places[seat] = 1 + better


def ranked(keys: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """Return the places for rows of keys, as `rank` writes them."""
    places = [0] * len(keys)
    rank([list(row) for row in keys], len(keys), places)
    return tuple(places)

"""What two stacks are worth. Pure functions of plain stacks: bottom to top, with their heights."""

from sushibelt.core.layout import Cube, Grid, Vector
from sushibelt.games.sushizock import state as s
from sushibelt.games.sushizock.state import Bill

# The numbers behind the points, and the codes that say which case it is.
CODE, COUNTED, COUNTED_SUM, DROPPED, DROPPED_SUM, BONE_COUNT, BONE_SUM = range(7)
NO_TILES, ALL_COUNT, SOME_DROPPED = range(3)


def sum_between(stack: Vector, bottom: int, top: int) -> int:
    """Add up the tiles from this height up to, not including, the other."""
    total = 0
    for i in range(bottom, top):
        total += stack[i]
    return total


def counted_sushi(heights: Vector) -> int:
    """Return how many sushi count, from the bottom: no more than there are bones (S3, S4)."""
    return min(heights[s.SUSHI], heights[s.BONES])


def points_of(stacks: Grid, heights: Vector) -> int:
    """Return the points of one seat: sushi not higher than its bones, minus all its bones."""
    sushi = sum_between(stacks[s.SUSHI], 0, counted_sushi(heights))
    return sushi - sum_between(stacks[s.BONES], 0, heights[s.BONES])


def score(stacks: Cube, heights: Grid, plates: int, bill: Bill) -> None:
    """Write the points of every seat's stacks, and why, into the bill.

    Sushi above the height of the bone stack, the latest taken, drop out; bones above the height
    of the sushi stack count all the same (S4).
    """
    for plate in range(plates):
        counted = counted_sushi(heights[plate])
        high = heights[plate][s.SUSHI]
        bones = heights[plate][s.BONES]
        why = bill.why[s.END][plate][s.LINE_TILES]
        why[CODE] = SOME_DROPPED if high > counted else ALL_COUNT
        if high == 0 and bones == 0:
            why[CODE] = NO_TILES
        why[COUNTED] = counted
        why[COUNTED_SUM] = sum_between(stacks[plate][s.SUSHI], 0, counted)
        why[DROPPED] = high - counted
        why[DROPPED_SUM] = sum_between(stacks[plate][s.SUSHI], counted, high)
        why[BONE_COUNT] = bones
        why[BONE_SUM] = sum_between(stacks[plate][s.BONES], 0, bones)
        bill.points[s.END][plate][s.LINE_TILES] = points_of(stacks[plate], heights[plate])

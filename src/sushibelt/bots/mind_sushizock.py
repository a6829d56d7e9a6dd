"""A mind for searches of Sushizock: rules of thumb, in parts of a win.

Where a seat stands is judged by the points it would end with, given its share of the tiles that
still lie there; against the others this gives the share of a win it has in sight. A portion is
worth the position it leads to; another roll, what `dice_sushizock.py` finds for these portions.
Written in the integer subset, so that it is compiled together with the rules.
"""

from sushibelt.bots.dice_sushizock import (
    ANY,
    FALL_BACK,
    NONE,
    PLACES,
    ROW,
    SMALL_SCRATCH,
    TOP,
    promise_of_one_roll,
)
from sushibelt.core.layout import Vector
from sushibelt.games.sushizock.book import Book
from sushibelt.games.sushizock.rules import close_up, place_in_row, worst
from sushibelt.games.sushizock.scoring import sum_between
from sushibelt.games.sushizock.state import BONES, CHOPSTICKS, KINDS, SUSHI, TILES, Table, Work

POINT = 100
TURN = 100  # shares of tiles are reckoned in such parts
PICKED = 105  # percent of a mean sushi that seats get, since they choose
SPARED = 95  # percent of a mean bone that seats take
HOPED = 70  # percent of the best split in what a seat expects; the rest: its plain share
LUCK = 200  # spread of what is still to come, in hundredths of a point, at the end
LUCK_OF_A_TILE = 20  # and for each tile in the rows
LIKELY = 2  # sticks that make it worth looking deeper into stacks
SHARE = 10_000  # a whole win
SCALE = 2  # worth in parts of SHARE; what little a choice changes has to be seen
OCTAVE = 693  # thousandths of strength that double the odds
LONGEST = 12 * OCTAVE  # no odds beyond this


def ending(t: Table, seat: int, sushi: int, bones: int, value: int, cost: int) -> int:
    """The points with so many parts of tiles more, each of this value or cost."""
    high = t.heights[seat][SUSHI]
    counted = min(high * TURN + sushi, t.heights[seat][BONES] * TURN + bones)
    whole = min(counted // TURN, high)
    points = sum_between(t.stacks[seat][SUSHI], 0, whole) * POINT
    if whole < high:
        points += t.stacks[seat][SUSHI][whole] * (counted - whole * TURN)
    else:
        points += value * (counted - whole * TURN) // TURN
    lying = sum_between(t.stacks[seat][BONES], 0, t.heights[seat][BONES])
    return points - lying * POINT - cost * bones // TURN


def prospect(
    t: Table, book: Book, seat: int, left: int, sum_left: int, bones: int, sum_bones: int
) -> int:
    """The points that a seat may expect to end with, given what lies in the rows."""
    value = sum_left * PICKED // max(1, left)
    cost = sum_bones * SPARED // max(1, bones)
    share = left * TURN // book.seats
    bone_share = bones * TURN // book.seats
    turns = share + bone_share
    fewest = max(0, turns - left * TURN)
    most = min(turns, bones * TURN)
    missing = (t.heights[seat][SUSHI] - t.heights[seat][BONES]) * TURN
    even = min(max((turns + missing) // 2, fewest), most)
    plain = ending(t, seat, share, bone_share, value, cost)
    best = max(plain, ending(t, seat, turns - even, even, value, cost))
    best = max(best, ending(t, seat, turns - fewest, fewest, value, cost))
    return (best * HOPED + plain * (100 - HOPED)) // 100


def strength(
    t: Table, book: Book, seat: int, left: int, sum_left: int, bones: int, sum_bones: int
) -> int:
    """The logarithm of a seat's odds to win, in thousandths: points count more near the end."""
    points = prospect(t, book, seat, left, sum_left, bones, sum_bones)
    return points * 1000 // (LUCK + LUCK_OF_A_TILE * (left + bones))


def odds_of(strength: int) -> int:
    """2 to the power of this many octaves, in parts of 4096: straight between whole ones."""
    held = min(max(strength, -LONGEST), LONGEST) + LONGEST
    whole = held // OCTAVE
    return (1 << whole) * (OCTAVE + held % OCTAVE) // OCTAVE


def standing(
    t: Table, book: Book, seat: int, left: int, sum_left: int, bones: int, sum_bones: int
) -> int:
    """The share of a win that this seat has in sight, given what lies in the rows."""
    mine = strength(t, book, seat, left, sum_left, bones, sum_bones)
    whole = 1 << 12
    for other in range(book.seats):
        if other != seat:
            whole += odds_of(strength(t, book, other, left, sum_left, bones, sum_bones) - mine)
    return SCALE * SHARE * (1 << 12) // whole


def standing_with(t: Table, book: Book, seat: int, kind: int, value: int, from_row: int) -> int:
    """The same with one more tile on top of the seat's stack."""
    height = t.heights[seat][kind]
    t.stacks[seat][kind][height] = value
    t.heights[seat][kind] = height + 1
    left = t.lengths[SUSHI]
    bones = t.lengths[BONES]
    sum_left = sum_between(t.rows[SUSHI], 0, left)
    sum_bones = sum_between(t.rows[BONES], 0, bones)
    if from_row:
        if kind == SUSHI:
            left -= 1
            sum_left -= value
        else:
            bones -= 1
            sum_bones -= value
    found = standing(t, book, seat, left, sum_left, bones, sum_bones)
    t.heights[seat][kind] = height
    t.stacks[seat][kind][height] = 0
    return found


def after_take(t: Table, book: Book, seat: int, kind: int, place: int) -> int:
    """The standing after a take of the tile at this place of a row; NONE beyond its end."""
    if place == 0 or place > t.lengths[kind]:
        return NONE
    return standing_with(t, book, seat, kind, t.rows[kind][place - 1], 1)


def after_theft(t: Table, book: Book, seat: int, kind: int, victim: int, place: int) -> int:
    """The standing after a theft of the tile at this place from the top, 0 the top itself."""
    height = t.heights[victim][kind]
    index = height - 1 - place
    value = close_up(t.stacks[victim][kind], height, index)
    t.heights[victim][kind] = height - 1
    found = standing_with(t, book, seat, kind, value, 0)
    t.heights[victim][kind] = height
    for i in range(height - 1, index, -1):
        t.stacks[victim][kind][i] = t.stacks[victim][kind][i - 1]
    t.stacks[victim][kind][index] = value
    return found


def best_theft(t: Table, book: Book, seat: int, kind: int, deep: int) -> int:
    """The best standing after a theft of this kind, so many tiles deep; NONE if there is none."""
    best = NONE
    for victim in range(book.seats):
        if victim != seat:
            for place in range(min(deep, t.heights[victim][kind])):
                best = max(best, after_theft(t, book, seat, kind, victim, place))
    return best


def value_portions(t: Table, book: Book, seat: int, action: int, v: Vector) -> None:
    """Write what the portions are worth that may well come of setting these dice aside.

    Searches ask this all the time: thefts for which no stick lies there are left out.
    """
    for kind in range(KINDS):
        lying = t.aside[kind] + book.kept[action][kind]
        for place in range(PLACES):
            v[ROW + kind * PLACES + place] = NONE
            if place >= lying:
                v[ROW + kind * PLACES + place] = after_take(t, book, seat, kind, place)
        sticks = t.aside[CHOPSTICKS + kind] + book.kept[action][CHOPSTICKS + kind]
        v[TOP + kind] = best_theft(t, book, seat, kind, 1) if sticks > 0 else NONE
        v[ANY + kind] = v[TOP + kind]
        if sticks >= LIKELY:
            v[ANY + kind] = best_theft(t, book, seat, kind, TILES)
    kind = BONES if t.lengths[BONES] > 0 else SUSHI
    v[FALL_BACK] = after_take(t, book, seat, kind, worst(t, kind) + 1)


def portion_worth(t: Table, book: Book, seat: int, action: int) -> int:
    """What a take or a theft promises the seat."""
    if action < book.steals:
        kind = action - book.takes
        return after_take(t, book, seat, kind, place_in_row(t, kind))
    theft = action - book.steals
    victim = theft // TILES % book.seats
    return after_theft(t, book, seat, theft // TILES // book.seats, victim, theft % TILES)


def worth(t: Table, book: Book, seat: int, action: int) -> int:
    """What an action promises the seat; rolling on, the best portions after one more roll.

    Looking two rolls ahead was measured: it costs more and wins no more.
    """
    if action >= book.takes:
        return portion_worth(t, book, seat, action)
    v = [0] * SMALL_SCRATCH
    value_portions(t, book, seat, action, v)
    return promise_of_one_roll(t, book, v, action)


def outlook(t: Table, book: Book, work: Work, out: Vector) -> int:  # noqa: ARG001
    """Write what each seat may expect to have in the end; say how much is still to come."""
    left = t.lengths[SUSHI]
    bones = t.lengths[BONES]
    sum_left = sum_between(t.rows[SUSHI], 0, left)
    sum_bones = sum_between(t.rows[BONES], 0, bones)
    for seat in range(book.seats):
        out[seat] = prospect(t, book, seat, left, sum_left, bones, sum_bones)
    return 1 + (left + bones) // 6


def stretch(t: Table) -> int:
    """A number that changes where a search may stop and judge: with every few tiles taken."""
    return (t.lengths[SUSHI] + t.lengths[BONES]) // 4

"""Where a seat stands at Sushizock: the share of a win it has in sight, as fitted to many games.

A seat's strength is a sum of features, such as its points now, what waits for a bone and what may
be stolen, each with a weight that depends on how much is still to come; shares of a win are in
proportion to the exponentials of strengths. In the integer subset.
"""

from sushibelt.bots.dice_sushizock import DICE_NOTES
from sushibelt.core.layout import Vector
from sushibelt.fast.search import FINE, SHARE
from sushibelt.games.sushizock.book import Book
from sushibelt.games.sushizock.scoring import sum_between
from sushibelt.games.sushizock.state import BONES, SEATS, SUSHI, Table

TENTHS = 10
OCTAVE = 693  # thousandths of strength that double the odds
LONGEST = 12 * OCTAVE  # no odds beyond this
HUNDREDTHS = 100

# Features of a seat.
(
    NOW,  # its points if the game were over
    NEXT,  # the first sushi that waits for a bone
    SECOND,
    FURTHER,  # all others that wait
    COVERED,  # 1 if bones wait for sushi
    SPARE,  # how many do
    WAITING,  # how many sushi wait for bones
    HOPE,  # what mean sushi would bring on the bones that wait for them, in tenths
    COST,  # and mean bones cost below the sushi that wait, in tenths
    TOP_SUSHI,  # what a thief would get of those that count
    TOP_BONE,
    TO_MOVE,  # 10 if its turn is next
) = range(12)
FEATURES = 12
KNOTS = 8  # tiles to come for each seat, in hundredths: 0, 50, 100, 200, 300, 450, 600, 1200

TABLES = 2  # of weights: for two seats, and for more

WEIGHT = DICE_NOTES  # + (table * FEATURES + feature) * KNOTS + knot, in ten-thousandths
CURRENT = WEIGHT + TABLES * FEATURES * KNOTS  # + feature: between two knots
FEATURE = CURRENT + FEATURES
STRENGTH = FEATURE + FEATURES
FITTED = STRENGTH + SEATS  # 1 + how much is to come, for which the current weights are
KNOT = FITTED + 1
STANDING_NOTES = KNOT + KNOTS


def write_weights(notes: Vector) -> None:
    """Write the weights down."""
    knots = [0, 50, 100, 200, 300, 450, 600, 1200]
    two = [
        0, 5655, 3872, 2820, 2358, 2017, 1802, 1184,  # NOW
        0, 3011, 3180, 2541, 2263, 1899, 1377, 828,  # NEXT
        0, 0, 956, 2283, 2029, 2010, 1710, 899,  # SECOND
        0, 0, 391, 312, 977, 1416, 1463, 917,  # FURTHER
        0, 1138, 6873, -7939, 8573, 1037, -2609, 1222,  # COVERED
        0, 1138, -981, 6657, -9401, 1864, 8866, 19583,  # SPARE
        0, -1987, -1754, 1421, 477, -793, -925, 6979,  # WAITING
        0, 261, 149, -15, 291, 45, -147, -580,  # HOPE
        0, -15, 13, -63, -39, -32, -29, -409,  # COST
        0, -485, -293, 86, 532, -938, -774, -67,  # TOP_SUSHI
        0, 620, 652, -97, 143, -6, 349, -629,  # TOP_BONE
        0, 340, 194, 156, 129, 98, 215, 181,  # TO_MOVE
    ]  # fmt: skip
    more = [
        8215, 4043, 2970, 2226, 1792, 1048, 881, 9549,  # NOW
        1651, 2107, 2333, 2044, 1794, 1038, 1057, 138,  # NEXT
        1266, 216, 686, 1306, 1053, 1041, 1312, -190,  # SECOND
        0, 281, 196, 437, 620, 1090, 1414, 8447,  # FURTHER
        -7381, 13816, 3435, 1962, 2938, 18, 2107, -21457,  # COVERED
        2864, -8029, 2218, 800, -1329, -1034, 3496, 46350,  # SPARE
        1381, 2311, 1034, 2187, 3523, 436, -155, 13442,  # WAITING
        144, 124, 89, 142, 168, 95, -128, -777,  # HOPE
        -261, -107, -44, -92, -164, -100, -144, -668,  # COST
        -523, -40, 309, 450, 366, 54, -182, -7227,  # TOP_SUSHI
        -487, 144, 39, 75, 346, 114, -246, 4846,  # TOP_BONE
        1356, 169, 202, 138, 188, 157, 124, -10,  # TO_MOVE
    ]  # fmt: skip
    for knot in range(KNOTS):
        notes[KNOT + knot] = knots[knot]
    for i in range(FEATURES * KNOTS):
        notes[WEIGHT + i] = two[i]
        notes[WEIGHT + FEATURES * KNOTS + i] = more[i]


def set_weights(t: Table, book: Book, notes: Vector) -> None:
    """Find the weights for what is still to come, straight between those fitted."""
    left = (t.lengths[SUSHI] + t.lengths[BONES]) * HUNDREDTHS // book.seats
    if notes[FITTED] == left + 1:
        return
    if notes[FITTED] == 0:
        write_weights(notes)
    notes[FITTED] = left + 1
    knot = 1
    while notes[KNOT + knot] < left and knot < KNOTS - 1:
        knot += 1
    low = notes[KNOT + knot - 1]
    high = notes[KNOT + knot]
    table = 0 if book.seats == 2 else FEATURES * KNOTS
    for feature in range(FEATURES):
        at = WEIGHT + table + feature * KNOTS + knot
        rising = (notes[at] - notes[at - 1]) * (left - low) // (high - low)
        notes[CURRENT + feature] = notes[at - 1] + rising


def mean_tile(t: Table, kind: int) -> int:
    """The mean of a row, in tenths."""
    return sum_between(t.rows[kind], 0, t.lengths[kind]) * TENTHS // max(1, t.lengths[kind])


def write_features(t: Table, seat: int, mover: int, notes: Vector) -> None:
    """Write the features of a seat."""
    sushi = t.stacks[seat][SUSHI]
    bones = t.stacks[seat][BONES]
    high = t.heights[seat][SUSHI]
    cover = t.heights[seat][BONES]
    counted = min(high, cover)
    bones_left = t.lengths[BONES]
    spare = min(cover - counted, t.lengths[SUSHI])
    waiting = min(high - counted, bones_left)
    f = FEATURE
    notes[f + NOW] = sum_between(sushi, 0, counted) - sum_between(bones, 0, cover)
    notes[f + NEXT] = sushi[counted] if high > counted and bones_left > 0 else 0
    notes[f + SECOND] = sushi[counted + 1] if high > counted + 1 and bones_left > 1 else 0
    notes[f + FURTHER] = sum_between(sushi, counted + 2, min(high, counted + bones_left))
    notes[f + COVERED] = 1 if spare > 0 else 0
    notes[f + SPARE] = spare
    notes[f + WAITING] = waiting
    notes[f + HOPE] = spare * mean_tile(t, SUSHI)
    notes[f + COST] = waiting * mean_tile(t, BONES)
    notes[f + TOP_SUSHI] = sushi[high - 1] if high > 0 and high <= cover else 0
    notes[f + TOP_BONE] = bones[cover - 1] if cover > 0 else 0
    notes[f + TO_MOVE] = TENTHS if seat == mover else 0


def strength(t: Table, seat: int, mover: int, notes: Vector) -> int:
    """The logarithm of a seat's odds to win, in thousandths."""
    write_features(t, seat, mover, notes)
    if t.lengths[SUSHI] + t.lengths[BONES] == 0:
        return notes[FEATURE + NOW] * LONGEST
    total = 0
    for feature in range(FEATURES):
        total += notes[CURRENT + feature] * notes[FEATURE + feature]
    return total // TENTHS


def odds_of(strength: int) -> int:
    """2 to the power of this many octaves, in parts of 4096: straight between whole ones."""
    held = min(max(strength, -LONGEST), LONGEST) + LONGEST
    whole = held // OCTAVE
    return (1 << whole) * (OCTAVE + held % OCTAVE) // OCTAVE


def share_of(t: Table, book: Book, seat: int, notes: Vector) -> int:
    """The share of a win, in fine parts, for the seat whose turn ends so."""
    set_weights(t, book, notes)
    mover = seat + 1 if seat + 1 < book.seats else 0
    mine = strength(t, seat, mover, notes)
    whole = 1 << 12
    for other in range(book.seats):
        if other != seat:
            whole += odds_of(strength(t, other, mover, notes) - mine)
    return FINE * SHARE * (1 << 12) // whole


def shares_of_all(t: Table, book: Book, out: Vector, notes: Vector) -> None:
    """Write the share of a win of every seat, at the beginning of a turn."""
    set_weights(t, book, notes)
    top = strength(t, 0, t.seat, notes)
    for seat in range(book.seats):
        notes[STRENGTH + seat] = strength(t, seat, t.seat, notes)
        top = max(top, notes[STRENGTH + seat])
    whole = 0
    for seat in range(book.seats):
        out[seat] = odds_of(notes[STRENGTH + seat] - top)
        whole += out[seat]
    for seat in range(book.seats):
        out[seat] = out[seat] * SHARE // whole

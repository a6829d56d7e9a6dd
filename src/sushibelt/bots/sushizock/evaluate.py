"""Evaluation of a Sushizock position: the share of a win of every seat, as fitted to many games.

A seat's strength is a sum of features, such as its points now, what waits for a bone and what may
be stolen, each with a weight that depends on how much is still to come; shares of a win are in
proportion to the exponentials of strengths. In the integer subset.
"""

from sushibelt.bots.fitted import rows_of
from sushibelt.bots.search.search import FINE, SHARE, SHARES
from sushibelt.bots.sushizock.scratch import FEATURES, KNOTS, Scratch
from sushibelt.core.layout import Vector
from sushibelt.games.sushizock.book import Book
from sushibelt.games.sushizock.scoring import sum_between
from sushibelt.games.sushizock.state import BONES, SUSHI, Table, Work

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

FITTED_AT = (0, 50, 100, 200, 300, 450, 600, 1200)  # tiles to come for each seat, in hundredths

# Weights at these knots, as docs/examples/fit_evaluation.py finds them.
FOR_TWO = (
    4860, 4860, 3661, 2749, 2280, 1870, 1493, 1649,  # NOW
    2759, 2759, 3088, 2440, 2154, 2010, 1716, 1006,  # NEXT
    553, 554, 554, 2226, 1940, 1932, 1616, 996,  # SECOND
    205, 205, 205, 286, 907, 1377, 1524, 1014,  # FURTHER
    3502, 3502, 4321, -3794, -8591, -3511, -653, -386,  # COVERED
    21284, 21284, 21463, 19705, 14037, 5620, -262, -3887,  # SPARE
    316, 316, 303, 389, -28, -737, -766, -157,  # WAITING
    -192, -192, -190, -211, -222, -107, 74, 288,  # HOPE
    -57, -57, -31, -6, 7, -17, -60, -54,  # COST
    -131, -131, -239, -13, 225, 953, 539, -192,  # TOP_SUSHI
    353, 353, 57, 276, -137, 169, -53, -1460,  # TOP_BONE
    83, 83, 159, 143, 107, 76, 171, 217,  # TO_MOVE
)  # fmt: skip
FOR_MORE = (
    8031, 3931, 2977, 2232, 1793, 1388, 1259, 1452,  # NOW
    1492, 1993, 2263, 2115, 1779, 1011, 1014, 472,  # NEXT
    174, 320, 721, 1475, 1057, 1041, 1123, 487,  # SECOND
    -181, -181, 209, 352, 813, 1084, 997, 943,  # FURTHER
    6652, 7136, -462, 53, 2135, -386, -1157, -2195,  # COVERED
    -946, -956, 4304, 4619, 2265, -2083, -119, -1989,  # SPARE
    569, 1385, 1164, 2891, 3474, 1506, 420, 6,  # WAITING
    -94, 9, 50, 53, 62, 149, 98, 40,  # HOPE
    -185, -77, -50, -124, -178, -140, -118, -135,  # COST
    -424, -155, 172, 504, 109, -140, -409, -416,  # TOP_SUSHI
    -328, 88, 45, -48, 279, -97, -406, -1081,  # TOP_BONE
    1203, 205, 189, 136, 189, 177, 129, 40,  # TO_MOVE
)  # fmt: skip


def fresh_scratch() -> Scratch:
    """Return scratch with the fitted weights."""
    scratch = Scratch()
    scratch.knot = list(FITTED_AT)
    scratch.weight = [rows_of(FOR_TWO, KNOTS), rows_of(FOR_MORE, KNOTS)]
    return scratch


def tiles_to_come(t: Table, book: Book) -> int:
    """How many tiles are still to come for each seat, in hundredths."""
    return (t.lengths[SUSHI] + t.lengths[BONES]) * HUNDREDTHS // book.seats


def set_weights(t: Table, book: Book, scratch: Scratch) -> None:
    """Find the weights for what is still to come, straight between those fitted."""
    left = tiles_to_come(t, book)
    if scratch.fitted == left + 1:
        return
    scratch.fitted = left + 1
    knot = 1
    while scratch.knot[knot] < left and knot < KNOTS - 1:
        knot += 1
    low = scratch.knot[knot - 1]
    high = scratch.knot[knot]
    table = 0 if book.seats == 2 else 1
    for feature in range(FEATURES):
        weight = scratch.weight[table][feature]
        rising = (weight[knot] - weight[knot - 1]) * (left - low) // (high - low)
        scratch.current[feature] = weight[knot - 1] + rising


def mean_tile(t: Table, kind: int) -> int:
    """The mean of a row, in tenths."""
    return sum_between(t.rows[kind], 0, t.lengths[kind]) * TENTHS // max(1, t.lengths[kind])


def write_features(t: Table, seat: int, mover: int, scratch: Scratch) -> None:
    """Write the features of a seat."""
    sushi = t.stacks[seat][SUSHI]
    bones = t.stacks[seat][BONES]
    high = t.heights[seat][SUSHI]
    cover = t.heights[seat][BONES]
    counted = min(high, cover)
    bones_left = t.lengths[BONES]
    spare = min(cover - counted, t.lengths[SUSHI])
    waiting = min(high - counted, bones_left)
    feature = scratch.feature
    feature[NOW] = sum_between(sushi, 0, counted) - sum_between(bones, 0, cover)
    feature[NEXT] = sushi[counted] if high > counted and bones_left > 0 else 0
    feature[SECOND] = sushi[counted + 1] if high > counted + 1 and bones_left > 1 else 0
    feature[FURTHER] = sum_between(sushi, counted + 2, min(high, counted + bones_left))
    feature[COVERED] = 1 if spare > 0 else 0
    feature[SPARE] = spare
    feature[WAITING] = waiting
    feature[HOPE] = spare * mean_tile(t, SUSHI)
    feature[COST] = waiting * mean_tile(t, BONES)
    feature[TOP_SUSHI] = sushi[high - 1] if high > 0 and high <= cover else 0
    feature[TOP_BONE] = bones[cover - 1] if cover > 0 else 0
    feature[TO_MOVE] = TENTHS if seat == mover else 0


def strength(t: Table, seat: int, mover: int, scratch: Scratch) -> int:
    """The logarithm of a seat's odds to win, in thousandths."""
    write_features(t, seat, mover, scratch)
    if t.lengths[SUSHI] + t.lengths[BONES] == 0:
        return scratch.feature[NOW] * LONGEST
    total = 0
    for feature in range(FEATURES):
        total += scratch.current[feature] * scratch.feature[feature]
    return total // TENTHS


def odds_of(strength: int) -> int:
    """2 to the power of this many octaves, in parts of 4096: straight between whole ones."""
    held = min(max(strength, -LONGEST), LONGEST) + LONGEST
    whole = held // OCTAVE
    return (1 << whole) * (OCTAVE + held % OCTAVE) // OCTAVE


def share_of(t: Table, book: Book, seat: int, scratch: Scratch) -> int:
    """The share of a win, in fine parts, for the seat whose turn ends so."""
    set_weights(t, book, scratch)
    mover = seat + 1 if seat + 1 < book.seats else 0
    mine = strength(t, seat, mover, scratch)
    whole = 1 << 12
    for other in range(book.seats):
        if other != seat:
            whole += odds_of(strength(t, other, mover, scratch) - mine)
    return FINE * SHARE * (1 << 12) // whole


def write_shares(t: Table, book: Book, mover: int, out: Vector, scratch: Scratch) -> None:
    """Write the share of a win of every seat, in fine parts, when it is this seat's turn."""
    set_weights(t, book, scratch)
    top = strength(t, 0, mover, scratch)
    for seat in range(book.seats):
        scratch.strength[seat] = strength(t, seat, mover, scratch)
        top = max(top, scratch.strength[seat])
    whole = 0
    for seat in range(book.seats):
        out[seat] = odds_of(scratch.strength[seat] - top)
        whole += out[seat]
    for seat in range(book.seats):
        out[seat] = out[seat] * FINE * SHARE // whole


def evaluate(t: Table, book: Book, work: Work, out: Vector, scratch: Scratch) -> int:  # noqa: ARG001
    """Write the share of a win that each seat has in sight, at the beginning of a turn."""
    write_shares(t, book, t.actor, out, scratch)
    for seat in range(book.seats):
        out[seat] //= FINE
    return SHARES

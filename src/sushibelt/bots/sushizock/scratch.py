"""The scratch row of Sushizock's evaluator: values of portions, solved dice, fitted weights."""

from sushibelt.core.layout import Cube, Grid, Row, Vector, ints
from sushibelt.games.sushizock.state import KEEPS, KINDS, SEATS

NOTHING = -1_000_000_000  # the value of a portion that is not to be had

PLACES = 6  # dice of a symbol: 0 to 5
FIVES = 56  # ways in which five dice may lie
ROLLS = 2  # to come after the first, at most
FALLS = 736  # of the other dice, over all ways to set some aside
KEPT_MORE = 2_840  # ways to set more aside after them

TABLES = 2  # of weights: for two seats, and for more
FEATURES = 12  # of a seat
KNOTS = 8  # of the weights, between which they change straight

PORTIONS = 64  # that a turn may come to


class Scratch(Row):
    """What the evaluator of Sushizock reckons with.

    Dice set aside are known by the action that sets them aside at once, a `keep`.
    """

    # The values for which the dice are solved: dice.py.
    tile: Grid = ints(KINDS, PLACES)  # by kind and place: the tile of a row that so many dice name
    top: Vector = ints(KINDS)  # the best theft of a top tile
    deep: Vector = ints(KINDS)  # the best theft of any tile
    fall_back: int = ints()  # what has to be taken when nothing can be
    # What is solved from them.
    best: Vector = ints(FIVES)  # by five dice: the best portion that they offer
    promise: Grid = ints(ROLLS, KEEPS)  # by rolls to come, less one, and keep
    # What is the same in every turn.
    ready: int = ints()  # 1 + the edition's `matching`, once all below is written down
    five: Vector = ints(PLACES**3)  # by the code of five dice: which of the ways it is
    code: Vector = ints(FIVES)  # by five dice: their code
    first_fall: Vector = ints(KEEPS + 2)  # by keep: where the falls of the other dice begin
    fall_five: Vector = ints(FALLS)  # by fall: all five dice then,
    fall_weight: Vector = ints(FALLS)  # how many of all falls of distinct dice it is,
    first_more: Vector = ints(FALLS + 1)  # and where the ways to set more aside begin
    more: Vector = ints(KEPT_MORE)  # those ways: keeps of all that is set aside then

    # Shares of a win: evaluate.py.
    weight: Cube = ints(TABLES, FEATURES, KNOTS)  # in ten-thousandths
    knot: Vector = ints(KNOTS)
    fitted: int = ints()  # 1 + how much is to come, for which the current weights are
    current: Vector = ints(FEATURES)  # weights between two knots
    feature: Vector = ints(FEATURES)
    strength: Vector = ints(SEATS)

    # Portions: portions.py.
    known: int = ints()  # the position whose portions are listed
    solved: int = ints()  # the position whose dice are solved for their values
    listed: int = ints()  # how many portions
    portion: Vector = ints(PORTIONS)
    value: Vector = ints(PORTIONS)
    worst: int = ints()  # what the tile is worth that has to be taken when nothing can be

"""The rows of Sushizock: the table (the state), the scratch, and the numbers that name things."""

from sushibelt.core.event_log import LOG
from sushibelt.core.layout import Cube, Grid, Row, Vector, ints
from sushibelt.games.faults import COLUMNS
from sushibelt.games.phases import Phase
from sushibelt.games.sushizock.components import TILES_OF_A_KIND

SEATS = 5
TILES = TILES_OF_A_KIND.value  # no row and no stack is longer
VALUES = 6  # printed values of a kind: sushi 1..6, bones 1..4

# Kinds of tiles: one row on the table, one stack in front of each seat.
SUSHI, BONES = range(2)
KINDS = 2

# Faces of a die. The chopsticks that rob stacks of a kind are the face CHOPSTICKS + kind.
FACES = 4
CHOPSTICKS = 2  # blue takes sushi, red takes bones

MOST_KEPT = 4  # dice set aside at once: one of the five at least is rolled again
DIGIT = MOST_KEPT + 1  # dice by face, read as a number of four digits 0..4
KEEPS = 69  # ways to set aside one to four dice of four faces
ACTIONS = KEEPS + KINDS + KINDS * SEATS * TILES

PHASE_LAY, PHASE_STARTER, PHASE_ROLL, PHASE_CHOOSE, PHASE_OVER = range(5)
PHASES = (
    Phase("lay", "nature", "a tile of a row", (PHASE_LAY, PHASE_STARTER)),
    Phase("starter", "nature", "who starts", (PHASE_ROLL,)),
    Phase("roll", "nature", "the face of a die", (PHASE_ROLL, PHASE_CHOOSE, PHASE_OVER)),
    Phase(
        "choose", "seats", "the actor's dice to set aside, or a portion", (PHASE_ROLL, PHASE_OVER)
    ),
    Phase("over", "nobody", "", ()),
)

# The score sheet: one part (the end), one line (`tiles`).
PARTS = 1
LINES = 1
END = 0
LINE_TILES = 0
WHY = 8  # numbers that explain one line

# Codes of the log (core.event_log): what the seat and the two numbers mean stands behind each.
(
    LOG_LAID,  # nobody; kind, value of a tile laid at the right end of a row
    LOG_STARTER,  # the seat
    LOG_DIE,  # seat; number of the roll, face of one die
    LOG_FORCED,  # seat; the next entry was its only possibility
    LOG_KEPT,  # seat; action
    LOG_TOOK,  # seat; place in the row from the left (1 = first), tile
    LOG_FELL_BACK,  # seat; the same, for the tile that has to be taken when nothing else can
    LOG_STOLE,  # seat; action, tile
    LOG_OVER,  # nobody
) = range(9)
# A tile in the log is kind * VALUES + value - 1.

NO_SEAT = -1


class Table(Row):
    """The state. Everything in it happened before all eyes; only the stacks get covered."""

    number: int = ints()  # index of the next move in the record
    phase: int = ints()
    actor: int = ints()  # whose turn
    roll: int = ints()  # 1..3: which roll of the turn is made, or lies on the table
    owed: int = ints()  # dice of this roll that chance has still to decide
    rolled: Vector = ints(FACES)  # the dice of this roll, by face: dice are interchangeable
    aside: Vector = ints(FACES)  # those set aside earlier in the turn
    undealt: Grid = ints(KINDS, VALUES)  # tiles not yet laid in their row, by value - 1
    rows: Grid = ints(KINDS, TILES)  # values from left to right
    lengths: Vector = ints(KINDS)  # of the rows
    stacks: Cube = ints(SEATS, KINDS, TILES)  # values from bottom to top; 0: not known
    heights: Grid = ints(SEATS, KINDS)  # of the stacks


class Work(Row):
    """Scratch beside the state: a move's choice and outcome, and the log."""

    choice: Vector = ints(SEATS)
    outcome: Vector = ints(32)  # the longest: both rows, the starter and five dice; a test measures
    odds: Vector = ints(VALUES)
    legal: Vector = ints(ACTIONS)
    log: Vector = ints(LOG)
    noted: int = ints()


class Bill(Row):
    """What scoring writes: points per part, plate and line, and the numbers behind them."""

    points: Cube = ints(PARTS, SEATS, LINES)
    why: list[Cube] = ints(PARTS, SEATS, LINES, WHY)


VALUE = COLUMNS  # the column behind those of games.faults: a tile's value; 0 where none is meant


class Faults(Row):
    """What limits.py writes: the first fault only, and scratch for counting."""

    found: int = ints()
    rows: Grid = ints(1, COLUMNS + 1)
    counts: Grid = ints(KINDS, VALUES)

"""The rows of Sushi Roll: the table, the scratch beside it, the bill of a scoring, its faults."""

from typing import Protocol

from sushibelt.core.event_log import WIDTH
from sushibelt.core.layout import Cube, Grid, Row, Vector, ints
from sushibelt.games.faults import COLUMNS, FAULTS
from sushibelt.games.phases import Phase

SEATS = 5  # at most
ROUNDS = 3

# Types of dice, and the faces of each in one block (components.py has the ids in this order).
MAKI, NIGIRI, SPECIALS, PUDDING = range(1, 5)  # type 0 is the appetizers
TYPES = 5
WASABI = 9
FACES = 17
SLOTS = FACES + 3  # and the three nigiri lying on a wasabi

PUDDINGS, MENUS, STICKS = range(3)  # tokens
TOKENS = 3
NO_TOKEN = -1

# Phases. Nature owes something in the first three; that they come first spares a look at PHASES.
PHASE_RED_BELT, PHASE_FILL, PHASE_ROLL, PHASE_TURN, PHASE_MARK, PHASE_SWAP, PHASE_OVER = range(7)

_AFTER_A_TAKE = (PHASE_FILL, PHASE_ROLL, PHASE_TURN, PHASE_OVER)  # what is forced is played on
PHASES = (
    Phase("red-belt", "nature", "who begins with the red belt", (PHASE_FILL,)),
    Phase("fill", "nature", "a die out of the bag", (PHASE_FILL, PHASE_ROLL)),
    Phase("roll", "nature", "the face of a die", _AFTER_A_TAKE),
    Phase(
        "turn",
        "seats",
        "the actor's die to take, or a token to use first",
        (*_AFTER_A_TAKE, PHASE_MARK, PHASE_SWAP),
    ),
    Phase("mark", "seats", "a die more for the re-roll, or to roll", (PHASE_MARK, PHASE_ROLL)),
    Phase("swap", "seats", "the die to get for the one given", _AFTER_A_TAKE),
    Phase("over", "nobody", "", ()),
)
NO_FACE = -1

# Codes of the log (core.event_log): what the seat and the two numbers mean stands behind each.
(
    LOG_RED_BELT,  # the seat that begins with it
    LOG_OPENED,  # nobody; round
    LOG_ROLLED,  # seat; face
    LOG_USED,  # seat; token
    LOG_PICKED_UP,  # seat; face, how many
    LOG_SWAPPED,  # seat; face given, other seat * FACES + face got
    LOG_TOOK,  # seat; face, slot
    LOG_GAINED,  # seat; face, how many tokens
    LOG_SLID,  # nobody; the seat that has the red belt now
    LOG_SCORED,  # nobody; round
    LOG_OVER,  # nobody
) = range(11)

# Actions. A turn is any number of [menu, mark..., roll] and [give, get], then one take.
TAKE = 0
MENU = TAKE + FACES
MARK = MENU + 1
ROLL = MARK + FACES
GIVE = ROLL + 1
GET = GIVE + FACES
ACTIONS = GET + SEATS * FACES  # 138; with fewer seats the last blocks are missing

# Lines of the sheet: five of every round, two of the end. The first are components.SET_LINES.
SETS = 3
LINE_NIGIRI, LINE_MAKI, LINE_DESSERT, LINE_TOKENS = range(SETS, SETS + 4)
ROUND_LINES = 5
LINES = 7
PARTS = ROUNDS + 1
END = ROUNDS  # the part of a bill that holds the end-of-game scoring
WHY = 8

# Forced choices are played at once, so in theory (nobody has tokens, every belt shows one face) a
# single Nature move could run through a whole game: 4 seats draw and roll the most dice.
OUTCOMES = 1 + ROUNDS * (24 + 24 + 20 + 16 + 12 + 8 + 4)
NOTES = 384  # every roll, take, token gain, slide and round of such a game; a test counts them
WEIGHTS = 5  # no component of chance has more values


class Table(Row):
    """The whole state. Nothing in Sushi Roll is secret."""

    number: int = ints()  # index of the next move in the record
    phase: int = ints()
    round: int = ints()  # rounds finished
    cycle: int = ints()  # dice every seat has taken this round
    taken: int = ints()  # seats that have taken this cycle
    red: int = ints()  # the seat with the red belt
    actor: int = ints()  # the seat whose turn it is
    placed: int = ints()  # dice drawn onto belts this round, while they are being filled
    cursor: int = ints()  # seat * TYPES + type of the die to roll next, while dice are rolled
    given: int = ints()  # the face offered in a swap, or NO_FACE
    bag: Vector = ints(TYPES)
    loose: Grid = ints(SEATS, TYPES)  # dice of a belt that are about to be rolled
    belts: Grid = ints(SEATS, FACES)  # the belt before each seat
    marked: Vector = ints(FACES)  # dice of the actor's belt picked for a re-roll
    trays: Cube = ints(ROUNDS, SEATS, SLOTS)
    tokens: Grid = ints(SEATS, TOKENS)
    supply: Vector = ints(TOKENS)
    points: Vector = ints(SEATS)  # the point tokens taken so far


class Billed(Protocol):
    """Any row that scoring can write into."""

    points: Cube
    why: list[Cube]
    counts: Vector
    prizes: Vector
    prize_why: Grid


class Bill(Row):
    """What scoring says: points and reasons per part, seat and line, and its scratch."""

    points: Cube = ints(PARTS, SEATS, LINES)
    why: list[Cube] = ints(PARTS, SEATS, LINES, WHY)
    counts: Vector = ints(SEATS)
    prizes: Vector = ints(SEATS)
    prize_why: Grid = ints(SEATS, WHY)


class Work(Row):
    """Scratch beside the table. It can take the bill of one part (number 0)."""

    choice: Vector = ints(SEATS)
    outcome: Vector = ints(OUTCOMES)
    odds: Vector = ints(WEIGHTS)
    legal: Vector = ints(ACTIONS + 1)  # one more: `legal` writes before it knows
    log: Vector = ints(WIDTH * NOTES)
    noted: int = ints()
    points: Cube = ints(1, SEATS, LINES)
    why: list[Cube] = ints(1, SEATS, LINES, WHY)
    counts: Vector = ints(SEATS)
    prizes: Vector = ints(SEATS)
    prize_why: Grid = ints(SEATS, WHY)


class Faults(Row):
    """What limits.py writes: rows of the columns of games.faults, and what it counts on the way."""

    found: int = ints()
    rows: Grid = ints(FAULTS, COLUMNS)
    dice: Grid = ints(ROUNDS, SEATS)  # on each tray
    under_way: int = ints()  # 1: the last round is still being played

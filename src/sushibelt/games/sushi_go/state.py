"""The rows of Sushi Go!: the table, the scratch beside it, the bill of a scoring, its faults."""

from typing import Protocol

from sushibelt.core.event_log import LOG
from sushibelt.core.layout import Cube, Grid, Row, Vector, ints
from sushibelt.games.faults import COLUMNS, FAULTS
from sushibelt.games.phases import Phase

SEATS = 5
ROUNDS = 4  # at most: rows have room for so many, and the book says how many are played
TURNS = 10
KINDS = 16  # cards as they lie in a hand
SLOTS = 20  # places on a plate: kinds, and nigiri on wasabi
SPOTS = 20  # places of the Battle table
PLAYS = SLOTS + SLOTS * (SLOTS + 1) // 2  # one slot, or an unordered pair of slots
FACES = 6  # of the mochi die, and values of the yogurts
TEA_BOX = 1024  # ways to hold bubble teas: (copies + 1) of each number, multiplied

# Kinds shared by all editions; the dessert's kinds follow.
TEMPURA, SASHIMI, DUMPLING, MAKI1, MAKI2, MAKI3, EGG = range(7)
NIGIRI = 3  # kinds: egg, salmon, squid
WASABI, CHOPSTICKS, BASE = range(EGG + NIGIRI, EGG + NIGIRI + 3)
WET = BASE  # slots 11..13: egg, salmon, squid on a wasabi; the dessert's slots follow
DESSERT_SLOT = WET + NIGIRI

# Phases. Nature owes something in the first five; that they come first spares a look at PHASES.
(
    PHASE_STARTER,
    PHASE_DEAL,
    PHASE_DESSERT,
    PHASE_DRAW,
    PHASE_FLIP,
    PHASE_CHOOSE,
    PHASE_SECOND,
    PHASE_OVER,
) = range(8)

_ROUND_ENDS = (PHASE_DEAL, PHASE_OVER)
_BATTLE_GOES_ON = (PHASE_FLIP, PHASE_CHOOSE, PHASE_SECOND)
PHASES = (
    Phase("starter", "nature", "who starts (Battle) or controls the puppet first", (PHASE_DEAL,)),
    Phase("deal", "nature", "a card of the deal", (PHASE_DEAL, PHASE_DRAW, PHASE_CHOOSE)),
    Phase(
        "dessert",
        "nature",
        "a roll of a mochi die, or the value of a yogurt",
        (PHASE_DESSERT, PHASE_DRAW, *_BATTLE_GOES_ON, *_ROUND_ENDS),
    ),
    Phase("draw", "nature", "a card from a pile", (PHASE_DRAW, PHASE_CHOOSE)),
    Phase(
        "flip",
        "nature",
        "a card turned up (Battle)",
        (PHASE_DESSERT, *_BATTLE_GOES_ON, *_ROUND_ENDS),
    ),
    Phase(
        "choose",
        "seats",
        "a play of everybody with two cards or more; in Battle a card of the actor",
        (PHASE_DESSERT, PHASE_DRAW, *_BATTLE_GOES_ON, *_ROUND_ENDS),
    ),
    Phase(
        "second",
        "seats",
        "the actor's second card for chopsticks, or to stop (Battle)",
        (PHASE_DESSERT, *_BATTLE_GOES_ON, *_ROUND_ENDS),
    ),
    Phase("over", "nobody", "", ()),
)

# What lies on a spot of the Battle table: nothing, a card face down, or 1 + its kind.
EMPTY = 0
FACE_DOWN = -1

# Lines of the score sheet, and its parts: rounds, and the end behind them.
(
    LINE_TEMPURA, LINE_SASHIMI, LINE_DUMPLING, LINE_NIGIRI, LINE_MAKI, LINE_SQUISHY, LINE_DESSERT,
) = range(7)  # fmt: skip
LINES = 7
PARTS = ROUNDS + 1
END = ROUNDS
WHY = 8  # numbers that explain one line

# Codes of the log (core.event_log): what the two numbers mean stands behind each.
(
    LOG_STARTER,  # seat
    LOG_DEALT,  # round; hands are read from the state
    LOG_LAID,  # plate; slot
    LOG_CHOPSTICKS,  # seat; the hand the card joins, or the Battle spot
    LOG_ROLLED,  # plate; face
    LOG_VALUE_SHOWN,  # plate; value slot
    LOG_SQUISHY,  # plate; points
    LOG_PASSED,  # round; 1 left, -1 right
    LOG_DREW,  # seat; kind
    LOG_TOOK,  # seat; spot
    LOG_FLIPPED,  # spot; kind
    LOG_SCORED,  # round
    LOG_BOAT,  # seat
    LOG_OVER,
) = range(14)

NO_SEAT = -1


class Table(Row):
    """The state. Nothing in it was drawn before some seat could know it."""

    number: int = ints()  # index of the next move in the record
    phase: int = ints()
    round: int = ints()
    turn: int = ints()
    starter: int = ints()  # Battle: of this round; puppet: controller of the first turn
    actor: int = ints()  # Battle: whose turn; puppet: who controls it
    dealt: int = ints()  # cards dealt so far, while dealing
    squishy: int = ints()  # its holder
    boat: int = ints()  # its holder
    deck: Vector = ints(KINDS)  # undrawn cards, personal piles and face-down cards included
    values: Vector = ints(FACES)  # yogurt values not yet shown
    hands: Grid = ints(SEATS, KINDS)  # hands stay put and seats walk round them
    missing: Vector = ints(SEATS)  # in a seat's knowledge: cards it does not know; else 0
    fresh: Vector = ints(SEATS)  # 1 + kind of the card drawn into a hand this turn; -1 unknown
    public: Vector = ints(SEATS)  # chopsticks that went into a hand for all to see
    plates: Cube = ints(ROUNDS, SEATS, SLOTS)  # what was laid in each round
    undecided: Vector = ints(SEATS)  # desserts just laid that chance has still to decide
    berry: Vector = ints(SEATS)  # 1: laid a strawberry this turn
    taken: Grid = ints(ROUNDS, SEATS)  # how often a plate took the squishy
    dice: Vector = ints(SEATS)  # mochi
    points: Vector = ints(SEATS)  # total so far
    to_draw: Vector = ints(SEATS)  # 1: draws from a pile before this turn
    spots: Vector = ints(SPOTS)  # Battle
    spare: int = ints()  # Battle: 1 if the active seat had chopsticks when its turn began


class Billed(Protocol):
    """Any row that scoring can write into."""

    counts: Vector
    prizes: Vector
    points: Cube
    why: list[Cube]
    prize_why: Grid
    best: Vector
    run: Vector
    held: Vector


class Bill(Row):
    """What scoring says: points and reasons per part, plate and line, and its scratch."""

    counts: Vector = ints(SEATS)
    prizes: Vector = ints(SEATS)
    points: Cube = ints(PARTS, SEATS, LINES)
    why: list[Cube] = ints(PARTS, SEATS, LINES, WHY)
    prize_why: Grid = ints(SEATS, WHY)
    best: Vector = ints(TEA_BOX)  # bubble tea: most points of each part of a holding
    run: Vector = ints(TEA_BOX)  # and the length of the run that starts it
    held: Vector = ints(FACES)


class Work(Row):
    """Scratch beside the table: a move's choices and outcome, the log, and a bill."""

    choice: Vector = ints(SEATS)
    outcome: Vector = ints(64)
    odds: Vector = ints(SLOTS)
    legal: Vector = ints(PLAYS * (SLOTS + 1))
    log: Vector = ints(LOG)
    noted: int = ints()
    pool: Vector = ints(128)  # a deck laid out for dealing
    counts: Vector = ints(SEATS)
    prizes: Vector = ints(SEATS)
    points: Cube = ints(PARTS, SEATS, LINES)
    why: list[Cube] = ints(PARTS, SEATS, LINES, WHY)
    prize_why: Grid = ints(SEATS, WHY)
    best: Vector = ints(TEA_BOX)
    run: Vector = ints(TEA_BOX)
    held: Vector = ints(FACES)


class Faults(Row):
    """What limits.py writes: rows of the columns of games.faults, and what it counts on the way."""

    found: int = ints()
    rows: Grid = ints(FAULTS, COLUMNS)
    cards: Grid = ints(ROUNDS, SEATS)  # on each plate
    under_way: int = ints()  # 1: the last round is still being played
    laid: Vector = ints(KINDS)
    shown: Vector = ints(FACES)
    desserts: int = ints()

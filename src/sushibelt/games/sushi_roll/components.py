"""What lies in the box of Sushi Roll: dice, faces, tokens and what they are worth.

An owner of the real box corrects a number here and nowhere else: give the `Fact` its new value and
`Certainty.SEED`. A face that does not exist on the real dice gets 0 sides. Ids are in the order in
which the integer rules number them (`state.py`).
"""

from collections.abc import Mapping
from typing import TypeAlias

from sushibelt.core.game import Certainty, Fact

Facts: TypeAlias = Mapping[str, Fact]

TYPES = ("appetizer", "maki", "nigiri", "specials", "pudding")
FACES = (
    *("dumpling", "tempura", "sashimi"),
    *("maki1", "maki2", "maki3"),
    *("egg", "salmon", "squid"),
    *("wasabi", "chopsticks1", "chopsticks2", "menu1", "menu2"),
    *("pudding1", "pudding2", "pudding3"),
)
SLOTS = (*FACES, "wasabi+egg", "wasabi+salmon", "wasabi+squid")  # where a die can lie on a tray
TOKENS = ("pudding", "menu", "chopsticks")

SEED, MANY, ONE, INFERRED, ASSUMED = Certainty

_COUNTED = "one public description of the box"
_BOX = "several public descriptions agree"
_FOLLOWS = "follows from other facts of the game"
_GUESS = "found nowhere, a playable value"

DICE: Facts = {  # dice of each type, 30 in all
    "appetizer": Fact(10, ONE, _COUNTED),
    "maki": Fact(6, ONE, _COUNTED),
    "nigiri": Fact(5, ONE, _COUNTED),
    "specials": Fact(5, ONE, _COUNTED),
    "pudding": Fact(4, ONE, _COUNTED),
}

SIDES: Mapping[str, Facts] = {  # sides of one die of the type that show the face, six in all
    "appetizer": {
        "dumpling": Fact(3, INFERRED, _FOLLOWS),
        "tempura": Fact(2, INFERRED, _FOLLOWS),
        "sashimi": Fact(1, INFERRED, _FOLLOWS),
    },
    "maki": {
        "maki1": Fact(2, ASSUMED, _GUESS),
        "maki2": Fact(2, ASSUMED, _GUESS),
        "maki3": Fact(2, ASSUMED, _GUESS),
    },
    "nigiri": {
        "egg": Fact(2, ASSUMED, _GUESS),
        "salmon": Fact(2, ASSUMED, _GUESS),
        "squid": Fact(2, ASSUMED, _GUESS),
    },
    "specials": {
        "wasabi": Fact(2, ASSUMED, _GUESS),
        "chopsticks1": Fact(1, ASSUMED, _GUESS),
        "chopsticks2": Fact(1, ASSUMED, _GUESS),
        "menu1": Fact(1, ASSUMED, _GUESS),
        "menu2": Fact(1, ASSUMED, _GUESS),
    },
    "pudding": {
        "pudding1": Fact(3, ASSUMED, _GUESS),
        "pudding2": Fact(2, ASSUMED, _GUESS),
        "pudding3": Fact(1, ASSUMED, _GUESS),
    },
}

ICONS: Facts = {  # symbols on a face that shows a number of them
    "maki1": Fact(1, MANY, _BOX),
    "maki2": Fact(2, MANY, _BOX),
    "maki3": Fact(3, MANY, _BOX),
    "chopsticks1": Fact(1, ASSUMED, _GUESS),
    "chopsticks2": Fact(2, ASSUMED, _GUESS),
    "menu1": Fact(1, ASSUMED, _GUESS),
    "menu2": Fact(2, ASSUMED, _GUESS),
    "pudding1": Fact(1, ASSUMED, _GUESS),
    "pudding2": Fact(2, ASSUMED, _GUESS),
    "pudding3": Fact(3, ASSUMED, _GUESS),
}

BELT: Mapping[int, Fact] = {  # dice on each belt at the start of a round, by seats
    2: Fact(8, MANY, _BOX),
    3: Fact(7, MANY, _BOX),
    4: Fact(6, MANY, _BOX),
    5: Fact(5, MANY, _BOX),
}

TOKEN_TOTALS: Facts = {  # puddings are what the tokens are worth together, not cardboard (SR-6)
    "pudding": Fact(32, ONE, _COUNTED),
    "menu": Fact(18, ONE, _COUNTED),
    "chopsticks": Fact(12, ONE, _COUNTED),
}

STARTING_TOKENS: Facts = {  # what each seat holds when the game begins
    "pudding": Fact(0, MANY, _BOX),
    "menu": Fact(3, MANY, _BOX),
    "chopsticks": Fact(2, MANY, _BOX),
}

SET_LINES = ("tempura", "sashimi", "dumpling")  # in the order of the sheet
SETS: Mapping[str, tuple[Fact, Fact, Fact]] = {  # points of a set of one, two and three
    "tempura": (
        Fact(1, SEED, "S0: example of four tempura"),
        Fact(5, ONE, _COUNTED),
        Fact(10, SEED, "S0: example of four tempura"),
    ),
    "sashimi": (
        Fact(0, ONE, _COUNTED),
        Fact(6, SEED, "S0: example of two sashimi"),
        Fact(13, ONE, _COUNTED),
    ),
    "dumpling": (
        Fact(2, ONE, _COUNTED),
        Fact(4, ONE, _COUNTED),
        Fact(8, ONE, _COUNTED),
    ),
}

NIGIRI: Facts = {
    "egg": Fact(1, SEED, "S0"),
    "salmon": Fact(2, SEED, "S0"),
    "squid": Fact(3, SEED, "S0"),
}

"""The scratch row of what bots know of Sushi Roll."""

from sushibelt.bots.softmax import NOISES
from sushibelt.bots.sushi_roll.places import MOST_FEATURES, WEIGHTS
from sushibelt.core.layout import Grid, Row, Vector, ints
from sushibelt.games.sushi_roll.state import FACES, TYPES

FEATURES = 4  # of a seat between rounds
PAUSES = 2  # after the first round and after the second


class Scratch(Row):
    """What the evaluator of Sushi Roll reckons with."""

    worth: Vector = ints(FACES)  # what a die with this face promises the seat at hand
    often: Vector = ints(TYPES)  # how many of 1000 dice on the belts are of this type
    own: Vector = ints(TYPES)  # dice of this type on the own belt
    next: Vector = ints(TYPES)  # and on the one that comes next
    best: int = ints()  # the face on the own belt that promises most
    second: int = ints()  # what the best of the other faces there promises
    abroad: int = ints()  # what the best die on another belt promises
    dull: int = ints()  # the face on the own belt that others want least
    weight: Grid = ints(2 * PAUSES, FEATURES)  # between rounds
    feature: Vector = ints(FEATURES)  # of the seat that is looked at, its points first
    policy: Grid = ints(2, WEIGHTS)  # learned: of tables for two, and of larger ones
    place: Vector = ints(MOST_FEATURES)  # of the choice that is looked at, in the policy
    noise: Vector = ints(NOISES)

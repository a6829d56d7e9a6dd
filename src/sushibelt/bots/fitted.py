"""What a table between two rounds promises its seats: fitted weights of what a seat has.

Points so far count in full, other things as much as the weights say, all in hundredths. Weights
were found in games (`docs/examples/fit_rounds.py`) and stand in rows, one for each round that may
be over and whatever else a family tells apart. The first number of a row belongs to the points: by
how many of them a seat has to lead to be e times as likely to win.
"""

from sushibelt.core.layout import Vector

POINT = 100
TWO = 2  # seats; tables for two have rows of their own
LAST_LEAD = 300  # when all is over: the win is what counts then, and a lead only a little

# Places in the notes.
FEATURE = 512  # what the seat that is looked at has, its points first
WEIGHT = 1024  # the rows


def promised(row: int, features: int, notes: Vector) -> int:
    """What the features in the notes promise a seat."""
    promise = notes[FEATURE]
    for i in range(1, features):
        promise += notes[FEATURE + i] * notes[WEIGHT + row * features + i] // POINT
    return promise


def needed_lead(row: int, features: int, notes: Vector) -> int:
    """By how much a seat has to lead to be e times as likely to win."""
    return notes[WEIGHT + row * features]

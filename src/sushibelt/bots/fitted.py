"""Linear evaluation between two rounds: fitted weights of what a seat has.

Points so far count in full, other features as much as the weights say, all in hundredths. Weights
were found in games (`docs/examples/fit_rounds.py`) and stand in rows, one for each round that may
be over and whatever else a family tells apart. The first number of a row belongs to the points: by
how many of them a seat has to lead to be e times as likely to win.
"""

from collections.abc import Sequence

from sushibelt.core.layout import Grid, Vector

POINT = 100
TWO = 2  # seats; tables for two have rows of their own
LAST_LEAD = 300  # when all is over: the win is what counts then, and a lead only a little


def rows_of(weights: Sequence[int], features: int) -> Grid:
    """Return weights written in a row as rows of so many features."""
    return [list(weights[i : i + features]) for i in range(0, len(weights), features)]


def promised(feature: Vector, weight: Vector, features: int) -> int:
    """What the features of a seat promise it under a row of weights."""
    promise = feature[0]
    for i in range(1, features):
        promise += feature[i] * weight[i] // POINT
    return promise

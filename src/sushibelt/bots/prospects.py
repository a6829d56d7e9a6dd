"""What incomplete things are worth: odds of further copies, and what one would do with them."""

from collections.abc import Sequence
from math import exp


def odds_of_more(mean: float, most: int) -> list[float]:
    """Return the odds of 0, 1, … further copies when so many are to be expected (Poisson).

    Whatever lies above `most` is counted with it.
    """
    odds = [exp(-mean)]
    for copies in range(1, most):
        odds.append(odds[-1] * mean / copies)
    return [*odds, 1 - sum(odds)]


def worth_with_more(points: Sequence[float], mean: float, price: float) -> float:
    """Return what a plate is worth to somebody who may add further copies of one kind.

    `points` tells what it scores with 0, 1, … more. Each copy taken costs another card that could
    have been had instead, the price; so as many are taken as pay.
    """
    best = points[0]
    worth = 0.0
    for copies, chance in enumerate(odds_of_more(mean, len(points) - 1)):
        best = max(best, points[copies] - price * copies)
        worth += chance * best
    return worth

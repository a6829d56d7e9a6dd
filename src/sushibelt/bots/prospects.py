"""What incomplete things are worth: odds of what may come, and what one would do with it.

Sums that know no game; the rules of thumb of all families reckon with them.
"""

from collections.abc import Callable, Iterable, Sequence
from math import exp, prod

LEADS = (-1.0, -0.5, 0.0, 0.5, 1.0)  # how a comparison may still shift, in shares of what comes


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

    `points` tells what it scores with 0, 1, … more. Each copy taken costs something else that could
    have been had instead, the price; so as many are taken as pay.
    """
    best = points[0]
    worth = 0.0
    for copies, chance in enumerate(odds_of_more(mean, len(points) - 1)):
        best = max(best, points[copies] - price * copies)
        worth += chance * best
    return worth


def best_to_come(hopes: Iterable[tuple[float, float]]) -> float:
    """Return the gain to be expected from the best that comes, of (gain, mean number coming)."""
    expected = 0.0
    missed = 1.0  # the odds that nothing better has come
    for gain, mean in sorted(hopes, reverse=True):
        none = odds_of_more(mean, 1)[0]
        expected += missed * (1 - none) * max(0.0, gain)
        missed *= none
    return expected


def averaged(prize: Callable[[int, int], float], stir: float) -> float:
    """Average a comparison over leads and lags that may still arise.

    `prize(mine, theirs)` tells what it brings when this seat has so many more, and each of the
    others; `stir` is how many a seat may expect.
    """
    shifts = [round(lead * stir) for lead in LEADS]
    return sum(prize(max(0, shift), max(0, -shift)) for shift in shifts) / len(LEADS)


def best_of_rolls(dice: Sequence[Sequence[tuple[float, int]]], kept: float | None) -> float:
    """Return the mean of the best of some dice, each a list of (gain, sides), and one that is kept.

    The odds that the best is at most x are the product of each die's odds.
    """
    gains = sorted({gain for die in dice for gain, _ in die})
    if kept is not None:
        gains = [kept, *(gain for gain in gains if gain > kept)]
    mean = below = 0.0
    for gain in gains:
        up_to = prod(_odds_up_to(die, gain) for die in dice)
        mean += gain * (up_to - below)
        below = up_to
    return mean


def _odds_up_to(die: Sequence[tuple[float, int]], limit: float) -> float:
    sides = sum(count for _, count in die)
    return sum(count for gain, count in die if gain <= limit) / sides

"""Exact confidence intervals of a share (Clopper and Pearson): no approximation by a bell curve."""

from math import exp, lgamma, log, log1p
from typing import NamedTuple

CONFIDENCE = 0.95
HALVINGS = 60  # of the unit interval: finer than a double can tell
NEGLIGIBLE = 1e-17  # of a sum


class Interval(NamedTuple):
    """The shares that so many successes do not rule out."""

    low: float
    high: float

    def excludes(self, share: float) -> bool:
        """Whether this share lies outside."""
        return not self.low <= share <= self.high


def exact_interval(wins: int, trials: int, confidence: float = CONFIDENCE) -> Interval:
    """Return the Clopper-Pearson interval; without trials every share is possible."""
    doubt = (1 - confidence) / 2
    return Interval(_lowest(wins, trials, doubt), 1 - _lowest(trials - wins, trials, doubt))


def _lowest(wins: int, trials: int, doubt: float) -> float:
    """Return the share under which so many wins or more are as likely as `doubt`."""
    if wins == 0:
        return 0.0
    low, high = 0.0, wins / trials
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        if odds_of_at_least(wins, trials, middle) < doubt:
            low = middle
        else:
            high = middle
    return low


def odds_of_at_least(wins: int, trials: int, share: float) -> float:
    """Return the odds of so many wins or more, for a share not above wins / trials.

    Up from there every count is less likely than the one before, so the sum may stop early.
    """
    if share == 0.0:
        return 0.0
    ways = lgamma(trials + 1) - lgamma(wins + 1) - lgamma(trials - wins + 1)
    lost = (trials - wins) * log1p(-share) if wins < trials else 0.0
    term = total = exp(ways + wins * log(share) + lost)
    for count in range(wins, trials):
        term *= (trials - count) / (count + 1) * share / (1 - share)
        total += term
        if term < total * NEGLIGIBLE:
            break
    return total

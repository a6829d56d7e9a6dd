"""Pearson's chi-square test for counts that should be equally or proportionally likely."""

from collections.abc import Sequence
from math import sqrt


def statistic(counts: Sequence[int], expected: Sequence[float]) -> float:
    return sum((n - e) ** 2 / e for n, e in zip(counts, expected, strict=True))


def limit(freedom: int) -> float:
    """The value exceeded once in about 100,000 (Wilson and Hilferty's approximation)."""
    z = 4.26
    return float(freedom * (1 - 2 / (9 * freedom) + z * sqrt(2 / (9 * freedom))) ** 3)


def fits(counts: Sequence[int], weights: Sequence[float]) -> bool:
    """Whether counts can well have been drawn with these weights; the seeds of tests are fixed."""
    share = sum(counts) / sum(weights)
    return statistic(counts, [w * share for w in weights]) <= limit(len(counts) - 1)


def is_uniform(counts: Sequence[int]) -> bool:
    return fits(counts, [1] * len(counts))

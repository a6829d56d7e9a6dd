"""Promises about chance: samples come from known weights, and from nothing beside them."""

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from typing import TypeVar

from tests.chi_square import fits

Outcome = TypeVar("Outcome", bound=Hashable)

ENOUGH = 5  # expected samples of the rarest possibility, or the test could not tell


def assert_drawn_from(weights: Mapping[Outcome, int], samples: Iterable[Outcome]) -> None:
    """Fail unless the samples can well have been drawn with these weights."""
    seen = Counter(samples)
    assert set(seen) <= set(weights), f"cannot be: {set(seen) - set(weights)}"
    assert min(weights.values()) * seen.total() >= ENOUGH * sum(weights.values()), "too few"
    keys = list(weights)
    assert fits([seen[key] for key in keys], [weights[key] for key in keys])

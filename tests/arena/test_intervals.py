"""Exact confidence intervals of a share."""

from math import comb

import pytest

from sushibelt.arena.intervals import exact_interval, odds_of_at_least


@pytest.mark.parametrize(
    ("wins", "trials", "low", "high"),
    [  # from published tables and R's binom.test
        (0, 10, 0.0, 0.3084971),
        (10, 10, 0.6915029, 1.0),
        (8, 10, 0.4439045, 0.9747893),
        (4, 20, 0.0573340, 0.4366140),
        (50, 100, 0.3983211, 0.6016789),
        (1, 1, 0.025, 1.0),
        (0, 0, 0.0, 1.0),
    ],
)
def test_intervals_are_those_of_clopper_and_pearson(
    wins: int, trials: int, low: float, high: float
) -> None:
    assert exact_interval(wins, trials) == pytest.approx((low, high), abs=1e-6)


def test_odds_are_sums_of_the_binomial_distribution() -> None:
    for trials, share in ((7, 0.2), (30, 0.4), (60, 0.05)):
        for wins in range(int(share * trials) + 1, trials + 1):
            exact = sum(
                comb(trials, n) * share**n * (1 - share) ** (trials - n)
                for n in range(wins, trials + 1)
            )
            assert odds_of_at_least(wins, trials, share) == pytest.approx(exact, rel=1e-9)


def test_at_its_ends_an_interval_leaves_the_doubt_that_it_says() -> None:
    low, high = exact_interval(33, 90)
    assert odds_of_at_least(33, 90, low) == pytest.approx(0.025, rel=1e-6)
    assert odds_of_at_least(90 - 33, 90, 1 - high) == pytest.approx(0.025, rel=1e-6)


def test_many_deals_are_reckoned_with_too() -> None:
    assert exact_interval(50_000, 100_000) == pytest.approx((0.49690, 0.50310), abs=1e-5)

"""The sums behind the rules of thumb."""

from itertools import product
from math import exp

import pytest

from sushibelt.bots.prospects import (
    averaged,
    best_of_rolls,
    best_to_come,
    odds_of_more,
    worth_with_more,
)


@pytest.mark.parametrize("mean", [0.0, 0.3, 2.5, 9.0])
@pytest.mark.parametrize("most", [1, 2, 4])
def test_odds_are_complete_and_rest_on_the_mean(mean: float, most: int) -> None:
    odds = odds_of_more(mean, most)
    assert len(odds) == most + 1
    assert sum(odds) == pytest.approx(1)
    assert min(odds) >= 0
    assert odds[0] == pytest.approx(exp(-mean))


def test_nothing_to_come_is_worth_what_lies_there() -> None:
    assert worth_with_more([3, 8, 20], mean=0, price=1) == 3


def test_a_copy_is_taken_only_if_it_pays() -> None:
    certain = 50.0  # so many come that both are sure
    assert worth_with_more([0, 0, 10], certain, price=2) == pytest.approx(6)
    assert worth_with_more([0, 0, 10], certain, price=7) == pytest.approx(0)
    assert worth_with_more([0, 5, 5], certain, price=2) == pytest.approx(3)


def test_the_best_that_comes_counts_and_losses_are_left_alone() -> None:
    sure, never = 50.0, 0.0
    assert best_to_come([(2, sure), (7, sure)]) == pytest.approx(7)
    assert best_to_come([(2, sure), (7, never)]) == pytest.approx(2)
    assert best_to_come([(-4, sure)]) == 0
    half = 0.6931471805599453
    assert best_to_come([(8, half), (4, half)]) == pytest.approx(8 / 2 + 4 / 4)


def test_a_comparison_is_averaged_over_leads_and_lags() -> None:
    def ahead(mine: int, theirs: int) -> int:
        return 10 if mine > theirs else 0

    assert averaged(ahead, stir=0) == 0
    assert averaged(ahead, stir=4) == 4  # two of the five leads
    assert averaged(lambda mine, theirs: mine - theirs, stir=6) == 0


@pytest.mark.parametrize("kept", [None, 2.5, -1.0, 9.0])
def test_the_best_of_some_dice_is_the_mean_over_all_their_falls(kept: float | None) -> None:
    dice = [[(1.0, 3), (4.0, 2), (6.0, 1)], [(0.0, 4), (5.0, 2)], [(1.0, 3), (4.0, 2), (6.0, 1)]]
    total = falls = 0.0
    for fall in product(*dice):
        ways = 1
        for _, sides in fall:
            ways *= sides
        total += ways * max([gain for gain, _ in fall] + ([] if kept is None else [kept]))
        falls += ways
    assert best_of_rolls(dice, kept) == pytest.approx(total / falls)

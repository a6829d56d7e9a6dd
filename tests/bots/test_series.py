"""Many games: the same figures wherever they are played, and sums that are right."""

import os
import statistics
from typing import Any

import pytest

from sushibelt.bots import series as module
from sushibelt.bots.figures import SHARES, Figures, Moments
from sushibelt.bots.series import Series, chance_of_bots, last_state, play_all, play_some
from sushibelt.core.chance import key_of
from sushibelt.core.game import Line, Nature, Part, Reason, Result, SeatSheet, Sheet
from sushibelt.core.match import Match
from sushibelt.core.refusal import Refusal
from sushibelt.games import find as find_game

RANDOM = Series("sushi-go/original-2013", 3, ("random",) * 3, "seed")
MIXED = Series("sushizock/2008", 2, ("greedy", "random"), "seed")


def total(series: Series, games: int, processes: int) -> Figures:
    figures = Figures.blank(series.seats)
    for part in play_all(series, games, processes):
        figures.merge(part)
    return figures


@pytest.mark.parametrize("series", [RANDOM, MIXED])
def test_parts_of_a_series_add_up_to_the_whole(series: Series) -> None:
    figures = play_some(series, 0, 2)
    figures.merge(play_some(series, 2, 3))
    assert figures == play_some(series, 0, 5)
    assert figures == total(series, 5, processes=1)
    assert figures.games == 5


def test_two_processes_give_the_figures_of_one() -> None:
    games = 2 * module.WAITING_BATCHES * module.LARGEST_BATCH + 11  # more than wait at a time
    assert total(RANDOM, games, processes=2) == total(RANDOM, games, processes=1)


def test_another_seed_gives_other_games() -> None:
    assert play_some(RANDOM, 0, 3) != play_some(RANDOM._replace(seed="other"), 0, 3)


def test_game_n_is_dealt_like_the_match_whose_seed_says_so() -> None:
    first = Match.begin(find_game(RANDOM.game, 3), key_of("seed/2")).nature()
    assert isinstance(first, Nature)
    state: Any = last_state(RANDOM, 2)
    dealt = [first.outcome.count(kind) for kind in range(3)]
    laid = [sum(plate[kind] for plate in state.plates[0]) for kind in range(3)]
    assert laid == dealt  # tempura, sashimi and dumplings of the first round lie there


def test_every_seat_of_every_game_of_every_seed_has_its_own_chance() -> None:
    found = [
        tuple(rng)
        for seed in ("seed", "other")
        for number in range(3)
        for rng in chance_of_bots(RANDOM._replace(seed=seed), number)
    ]
    assert len(set(found)) == len(found) == 2 * 3 * 3


def test_games_over_the_limit_are_counted_as_unfinished_and_nowhere_else() -> None:
    for series in (RANDOM, MIXED):
        figures = play_some(series._replace(turn_limit=3), 0, 4)
        assert (figures.games, figures.unfinished) == (0, 4)
        assert figures.seats == Figures.blank(series.seats).seats


def die(*_: Any) -> None:
    os._exit(1)


def test_a_process_that_dies_is_told_in_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "play_some", die)
    with pytest.raises(Refusal) as refused:
        total(RANDOM, 10, processes=2)
    assert refused.value.reason == "simulation-broke-down"


def test_mean_spread_and_error_are_those_of_the_statistics_books() -> None:
    values = [3, -4, 12, 0, 7, 7]
    moments = Moments()
    for value in values:
        moments.add(value)
    summary = moments.summary()
    assert summary.mean == pytest.approx(statistics.mean(values))
    assert summary.sd == pytest.approx(statistics.stdev(values))
    assert summary.se == pytest.approx(statistics.stdev(values) / len(values) ** 0.5)
    assert moments.summary(unit=2).sd == pytest.approx(statistics.stdev(values) / 2)


def test_too_few_games_tell_no_spread_and_none_no_mean() -> None:
    moments = Moments()
    assert moments.summary() == (None, None, None)
    moments.add(5)
    assert moments.summary() == (5, None, None)


def sheet(*points: tuple[int, int]) -> Sheet:
    """A round and an end for each seat, both scoring the line `maki`."""
    why = Reason("because", {})
    return Sheet(
        tuple(
            SeatSheet((Part((Line("maki", first, why),)),), Part((Line("maki", second, why),)))
            for first, second in points
        )
    )


def test_shared_wins_are_split_and_told_and_lines_are_summed_over_parts() -> None:
    figures = Figures.blank(3)
    figures.add(sheet((1, 2), (2, 1), (0, 0)), Result((3, 3, 0), (0, 0, 0), (1, 1, 3)))
    figures.add(sheet((5, 0), (2, 1), (0, 4)), Result((5, 3, 4), (0, 0, 0), (1, 3, 2)))
    assert (figures.games, figures.ties, figures.unfinished) == (2, 1, 0)
    first, second, third = figures.seats
    assert [seat.wins for seat in figures.seats] == [1, 0, 0]
    assert [seat.shared_wins for seat in figures.seats] == [1, 1, 0]
    shares = [seat.shares.summary(SHARES).mean for seat in (first, second, third)]
    assert shares == [0.75, 0.25, 0]
    assert first.lines["maki"].total == 8
    assert third.points.total == 4

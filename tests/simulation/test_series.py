"""Many games: the same figures wherever they are played, and sums that are right."""

import os
import statistics
from typing import Any

import pytest

from sushibelt.core.chance import key_of, of_seat
from sushibelt.core.chance import seed as seed_generator
from sushibelt.core.game import Nature
from sushibelt.core.refusal import Refusal
from sushibelt.games import Match
from sushibelt.games import find as find_game
from sushibelt.games.family import LINES
from sushibelt.simulation import series as module
from sushibelt.simulation.batch import Batch, Numbered
from sushibelt.simulation.figures import SHARES, Moments, figures_of
from sushibelt.simulation.series import Series, last_state, play_all, play_some
from sushibelt.simulation.tally import Tally, add, count_up
from sushibelt.simulation.workers import WAITING

RANDOM = Series("sushi-go/original-2013", 3, ("random",) * 3, "seed")
MIXED = Series("sushizock/2008", 2, ("greedy", "random"), "seed")


def total(series: Series, games: int, threads: int) -> Tally:
    tally = Tally()
    for part in play_all(series, games, threads):
        tally = add(tally, part.tally)
    return tally


def ends(batch: Batch) -> tuple[Any, Any]:
    return batch.lines, batch.places


@pytest.mark.parametrize("series", [RANDOM, MIXED])
def test_parts_of_a_series_add_up_to_the_whole(series: Series) -> None:
    first, second = play_some(series, range(2)), play_some(series, range(2, 5))
    whole = play_some(series, range(5))
    assert (first.first, second.first) == (0, 2)
    assert ends(whole) == (first.lines + second.lines, first.places + second.places)
    assert whole.tally == add(first.tally, second.tally) == total(series, 5, threads=1)
    assert whole.tally.games == 5


def test_two_processes_give_the_figures_of_one() -> None:
    games = 2 * WAITING * module.LARGEST_BATCH + 11  # more than wait at a time
    assert total(RANDOM, games, threads=2) == total(RANDOM, games, threads=1)


def test_many_random_games_run_compiled_and_a_few_or_thinking_ones_do_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = []

    def compiled(given: Numbered, games: int, threads: int) -> list[Batch]:
        asked.append((given.game.id, games, threads))
        return []

    monkeypatch.setattr(module, "play_compiled", compiled)
    assert next(play_all(RANDOM, module.FEW, 1)).tally.games == 1
    assert next(play_all(MIXED, module.FEW + 1, 1)).tally.games == 1
    assert asked == []
    assert list(play_all(RANDOM, module.FEW + 1, 3)) == []
    assert asked == [("sushi-go/original-2013", module.FEW + 1, 3)]


def test_without_numba_all_games_are_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "available", lambda: False)
    parts = play_all(RANDOM, module.FEW + 1, 1)
    assert ends(next(parts)) == ends(play_some(RANDOM, range(1)))
    parts.close()  # type: ignore[attr-defined]


def test_another_seed_gives_other_games() -> None:
    other = RANDOM._replace(seed="other")
    assert ends(play_some(RANDOM, range(3))) != ends(play_some(other, range(3)))


def test_game_n_is_dealt_like_the_match_whose_seed_says_so() -> None:
    first = Match.begin(find_game(RANDOM.game, 3), key_of("seed/2")).nature()
    assert isinstance(first, Nature)
    state: Any = last_state(RANDOM, 2)
    dealt = [first.outcome.count(kind) for kind in range(3)]
    laid = [sum(plate[kind] for plate in state.plates[0]) for kind in range(3)]
    assert laid == dealt  # tempura, sashimi and dumplings of the first round lie there


def test_every_seat_of_every_game_of_every_seed_has_its_own_chance() -> None:
    """docs/bots.md: words 0, 1 and 3 + seat of the key start the generator of a seat."""
    found = [
        tuple(of_seat(key_of(f"{seed}/{number}"), seat))
        for seed in ("seed", "other")
        for number in range(3)
        for seat in range(5)
    ]
    assert len(set(found)) == len(found) == 2 * 3 * 5
    rng = [0, 0, 0, 0]
    seed_generator(rng, 0x00010203, 0x04050607, 0x18191A1B)
    assert of_seat(bytes(range(32)), 3) == rng


def test_each_seat_of_a_series_chooses_by_its_own_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Any] = []
    monkeypatch.setattr(module, "play_at_random", lambda *all_of_it: given.append(all_of_it[2]))
    last_state(RANDOM, 2)
    assert given == [[of_seat(key_of("seed/2"), seat) for seat in range(3)]]


def test_games_over_the_limit_are_counted_as_unfinished_and_nowhere_else() -> None:
    for series in (RANDOM, MIXED):
        batch = play_some(series._replace(turn_limit=3), range(4))
        only = Tally()
        only.unfinished = 4
        assert batch.tally == only
        assert batch.places == [[0] * series.seats] * 4


def die(*_: Any) -> None:
    os._exit(1)


def test_a_process_that_dies_is_told_in_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "play_some", die)
    with pytest.raises(Refusal) as refused:
        total(RANDOM, 10, threads=2)
    assert refused.value.reason == "simulation-broke-down"


def test_mean_spread_and_error_are_those_of_the_statistics_books() -> None:
    values = [3, -4, 12, 0, 7, 7]
    moments = Moments(len(values), sum(values), sum(value * value for value in values))
    summary = moments.summary()
    assert summary.mean == pytest.approx(statistics.mean(values))
    assert summary.sd == pytest.approx(statistics.stdev(values))
    assert summary.se == pytest.approx(statistics.stdev(values) / len(values) ** 0.5)
    assert moments.summary(unit=2).sd == pytest.approx(statistics.stdev(values) / 2)


def test_too_few_games_tell_no_spread_and_none_no_mean() -> None:
    assert Moments(0, 0, 0).summary() == (None, None, None)
    assert Moments(1, 5, 25).summary() == (5, None, None)


def game_of(*seats: tuple[int, int]) -> list[list[int]]:
    """Points of two lines for each seat."""
    return [[first, second, *[0] * (LINES - 2)] for first, second in seats]


def test_shared_wins_are_split_and_told_and_points_are_those_of_all_lines() -> None:
    tally = Tally()
    count_up(tally, game_of((1, 2), (2, 1), (0, 0)), [1, 1, 3], 3)
    count_up(tally, game_of((5, 0), (2, 1), (0, -4)), [1, 2, 3], 3)
    figures = figures_of(tally, 3, {0: "maki", 1: "dessert"})
    assert (figures.games, figures.ties, figures.unfinished) == (2, 1, 0)
    first, second, third = figures.seats
    assert [seat.wins for seat in figures.seats] == [1, 0, 0]
    assert [seat.shared_wins for seat in figures.seats] == [1, 1, 0]
    shares = [seat.shares.summary(SHARES) for seat in (first, second, third)]
    assert [share.mean for share in shares] == [0.75, 0.25, 0]
    assert shares[0].sd == pytest.approx(statistics.stdev([0.5, 1]))
    assert list(first.lines) == ["maki", "dessert"]
    assert first.lines["maki"] == Moments(2, 6, 26)
    assert third.lines["dessert"] == Moments(2, -4, 16)
    assert third.points == Moments(2, -4, 16)
    assert second.points == Moments(2, 6, 18)

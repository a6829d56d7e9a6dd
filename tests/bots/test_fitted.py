"""What searching bots expect of a table between two rounds, and of one that is over."""

from typing import Any

import pytest

from sushibelt.bots.fitted import LAST_LEAD
from sushibelt.bots.search.searcher import evaluator_of
from sushibelt.games import find
from sushibelt.games.family import AnyGame
from sushibelt.games.sushi_go import state as go
from sushibelt.games.sushi_roll import state as roll
from tests.games.desserts import DESSERTS

CARDS = "sushi-go/anniversary"
ROLL = "sushi-roll/2019"


def expected(game: AnyGame, t: Any) -> tuple[list[int], int]:
    """Return what each seat may expect in hundredths of a point, and the lead that counts."""
    out = [0] * go.SEATS
    evaluator = evaluator_of(game)
    lead = evaluator.evaluate(t, game.book, game.silent_work(), out, evaluator.scratch())
    return out[: game.seats], lead


def pause(game: AnyGame, finished: int, points: tuple[int, ...] = (20, 20)) -> Any:
    """Return a table after so many rounds whose seats have these points and nothing else."""
    t = game.start()
    t.round = finished
    t.points[: len(points)] = points
    return t


def give_dessert(game: AnyGame, t: Any, seat: int) -> None:
    """Give a seat a dessert of the first round; at mochi, a six on its die."""
    if game.book.die:
        t.dice[seat] = 6
    else:
        slot = game.book.value_slot if game.book.frozen >= 0 else go.DESSERT_SLOT
        t.plates[0][seat][slot] += 1


@pytest.mark.parametrize("name", [f"{CARDS}+{dessert}" for dessert in DESSERTS] + [ROLL])
@pytest.mark.parametrize("seats", [2, 4])
def test_equal_seats_may_expect_the_same_and_a_point_more_is_a_point_more(
    name: str, seats: int
) -> None:
    game = find(name, seats)
    for finished in (1, 2):
        level, lead = expected(game, pause(game, finished, (20,) * seats))
        assert len(set(level)) == 1
        ahead, _ = expected(game, pause(game, finished, (21,) + (20,) * (seats - 1)))
        assert ahead[0] - ahead[1] == 100
        assert 0 < lead < 1000


@pytest.mark.parametrize("name", [f"{CARDS}+{dessert}" for dessert in DESSERTS] + [ROLL])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_same_lead_counts_for_more_when_less_is_to_come(name: str, seats: int) -> None:
    game = find(name, seats)
    _, after_first = expected(game, pause(game, 1))
    _, after_second = expected(game, pause(game, 2))
    assert after_second < after_first


@pytest.mark.parametrize("dessert", DESSERTS)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_dessert_promises_something_in_both_pauses(dessert: str, seats: int) -> None:
    game = find(f"{CARDS}+{dessert}", seats)
    for finished in (1, 2):
        t = pause(game, finished)
        give_dessert(game, t, seat=0)
        promised, _ = expected(game, t)
        assert promised[0] > promised[1]


def test_where_the_fewest_points_win_less_is_more() -> None:
    game = find(f"{CARDS}+golf", 2)
    promised, _ = expected(game, pause(game, 1, (10, 20)))
    assert promised[0] - promised[1] == 1000
    t = pause(game, 2)
    give_dessert(game, t, seat=0)
    promised, _ = expected(game, t)
    assert promised[0] < promised[1]


def test_puddings_and_tokens_promise_something_at_sushi_roll() -> None:
    game = find(ROLL, 2)
    for token in (roll.PUDDINGS, roll.MENUS, roll.STICKS):
        for finished in (1, 2):
            t = pause(game, finished)
            t.tokens[0][token], t.tokens[1][token] = 4, 0
            promised, _ = expected(game, t)
            assert promised[0] > promised[1]


def test_when_all_is_over_only_points_count() -> None:
    game = find(f"{CARDS}+pudding", 2)
    t = pause(game, 2)
    give_dessert(game, t, seat=0)
    t.phase = go.PHASE_OVER
    assert expected(game, t) == ([2000, 2000], LAST_LEAD)
    game = find(ROLL, 2)
    t = pause(game, 3)
    t.tokens[0] = [4, 1, 1]
    t.phase = roll.PHASE_OVER
    assert expected(game, t) == ([2000, 2000], LAST_LEAD)

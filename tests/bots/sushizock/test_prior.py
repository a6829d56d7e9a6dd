"""The evaluator of Sushizock: sensible on small positions, pure, and alike in both modes."""

import pytest

from sushibelt.bots.budget import Budget
from sushibelt.bots.search import search
from sushibelt.bots.search.searcher import ISMCTS
from sushibelt.bots.sushizock.evaluate import evaluate, fresh_scratch
from sushibelt.bots.sushizock.portions import position_of
from sushibelt.bots.sushizock.prior import prior
from sushibelt.bots.top_k import priors
from sushibelt.core.chance import generator
from sushibelt.games import find
from sushibelt.games.family import AnyGame
from sushibelt.games.sushizock import state as s
from tests.walks import walk

GAME: AnyGame = find("sushizock/2008", 3)
Stacks = tuple[list[int], list[int]]


def table(rows: Stacks, *stacks: Stacks, dice: tuple[int, ...] = (0, 0, 0, 0)) -> s.Table:
    """A table after the last roll of seat 0: rows, then each seat's stacks, sushi and bones."""
    t = s.Table()
    t.phase, t.roll = s.PHASE_CHOOSE, GAME.book.rolls
    t.rolled[:] = dice
    for kind in range(s.KINDS):
        t.lengths[kind] = len(rows[kind])
        t.rows[kind][: len(rows[kind])] = rows[kind]
        for seat, tiles in enumerate(stacks):
            t.heights[seat][kind] = len(tiles[kind])
            t.stacks[seat][kind][: len(tiles[kind])] = tiles[kind]
    return t


def worth(t: s.Table, name: str) -> int:
    return priors(GAME, t, 0, GAME.legal(t, 0))[GAME.parse(name)]


def shares(t: s.Table) -> list[int]:
    out = [0] * s.SEATS
    lead = evaluate(t, GAME.book, GAME.silent_work(), out, fresh_scratch())
    assert lead == search.SHARES
    return out[: GAME.seats]


def test_at_the_end_the_win_belongs_to_the_most_points_and_is_shared_by_equals() -> None:
    t = table(([], []), ([5, 1, 2], [2, 1]), ([6], [4]), ([], []))  # 3, 2 and 0 points
    assert shares(t)[0] > 99 * search.SHARE // 100
    t = table(([], []), ([5, 1, 2], [2, 1]), ([6, 1], [4]), ([6], [3]))
    assert shares(t)[0] == shares(t)[2] == pytest.approx(search.SHARE / 2, rel=0.01)


def test_before_the_end_shares_make_a_whole_win_and_points_count_for_more_later() -> None:
    mine: Stacks = ([6], [1])
    late = table(([1], [1]), mine, ([1], [1]), ([1], [1]))
    early = table(([1, 2, 3, 4, 5, 6], [1, 2, 3, 1, 2, 1]), mine, ([1], [1]), ([1], [1]))
    for t in (early, late):
        assert sum(shares(t)) == pytest.approx(search.SHARE, abs=3)
    assert shares(late)[0] > shares(early)[0] > search.SHARE // 3


def test_a_bone_is_welcome_below_a_sushi_that_waits_for_it_and_else_not() -> None:
    rows: Stacks = ([1], [1])
    for mine, welcome in ((([6, 6], [1]), True), (([6], [1, 1, 1]), False)):
        t = table(rows, mine, ([3], [1]), ([3], [1]), dice=(1, 1, 2, 1))
        assert (worth(t, "take:bones") > worth(t, "take:sushi")) == welcome


def test_a_theft_hurts_the_seat_that_leads_rather_than_the_last() -> None:
    rows: Stacks = ([1, 1], [1, 1])
    t = table(rows, ([1], [1, 1]), ([6, 5, 4], [1, 1, 1]), ([4], [3, 4]), dice=(0, 2, 3, 0))
    assert worth(t, "steal:sushi:1:1") > worth(t, "steal:sushi:2:1") > worth(t, "take:bones")


def test_rolling_on_lies_between_the_worst_and_the_best_portion() -> None:
    t = table(([6, 1, 1], [4, 1, 1]), ([], [1]), ([], []), ([], []), dice=(1, 1, 2, 1))
    t.roll = 2
    assert worth(t, "take:bones") < worth(t, "keep:sushi1") < worth(t, "take:sushi")


@pytest.mark.slow
def test_a_search_sets_aside_what_wins_the_last_sushi() -> None:
    """Two sushi dice would take the 6 that decides the game; one lies there after the first roll.

    The other tiles are worth next to nothing, and no stack can be robbed with profit.
    """
    t = table(([1, 6], []), ([], [1, 1]), ([5], [1]), ([], []), dice=(1, 3, 0, 1))
    t.roll = 1
    view = GAME.view(t, 0)
    action = ISMCTS.choose(GAME, view, Budget(iterations=100), generator(b"six"))
    assert GAME.name(action).startswith("keep:")
    assert "sushi1" in GAME.name(action)


def test_weighing_a_theft_from_deep_in_a_stack_leaves_the_stack_in_order() -> None:
    t = table(([1], [1]), ([], []), ([1, 2, 3, 4], [1, 2]), ([5, 6], []), dice=(0, 0, 5, 0))
    before = t.copy()
    priors(GAME, t, 0, GAME.legal(t, 0))
    assert t == before


@pytest.mark.parametrize("seats", [2, 4])
def test_weighing_an_action_leaves_the_table_as_it_was(seats: int) -> None:
    game: AnyGame = find("sushizock/2008", seats)
    for match in list(walk("sushizock/2008", seats, seed=6))[::4]:
        for seat in match.turn.actors:
            t = match.view(seat).recalled
            assert isinstance(t, s.Table)
            before = t.copy()
            priors(game, t, seat, game.legal(t, seat))
            assert t == before


def test_positions_that_differ_have_numbers_that_differ() -> None:
    met: dict[int, tuple[int, ...]] = {}
    for seed in range(6):
        for match in walk("sushizock/2008", 3, seed=seed):
            if match.turn.actors:
                t = match.state.copy()
                t.number = t.roll = 0
                t.rolled[:] = t.aside[:] = [0] * s.FACES
                tiles = t.pack()
                assert met.setdefault(position_of(t, GAME.book), tiles) == tiles
    assert len(set(met.values())) == len(met) > 50


def test_what_is_noted_of_one_position_does_not_colour_the_next() -> None:
    fresh: dict[int, dict[int, int]] = {}
    asked = [
        (m.state, m.turn.actors[0]) for m in walk("sushizock/2008", 3, seed=2) if m.turn.actors
    ]
    for used in (fresh_scratch(), None):
        for number, (t, seat) in enumerate(asked[::5]):
            actions = GAME.legal(t, seat)
            out = [0] * len(actions)
            scratch = fresh_scratch() if used is None else used
            prior(t, GAME.book, seat, list(actions), len(actions), out, scratch)
            found = dict(zip(actions, out, strict=True))
            assert fresh.setdefault(number, found) == found

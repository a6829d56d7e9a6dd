"""Searching bots play what is solved, where that is affordable, and search everything else."""

from dataclasses import replace
from typing import Any

import pytest

from sushibelt.bots.budget import Budget
from sushibelt.bots.search import endgame, mcts
from sushibelt.bots.search.searcher import (
    ISMCTS,
    MONTECARLO,
    POSITIONS_PER_SECOND,
    affordable,
    compiled_searcher,
    interpreted_searcher,
    is_solved,
    rest_of,
)
from sushibelt.core.chance import generator
from sushibelt.games import find
from sushibelt.games.family import AnyGame
from tests.bots.search.endings import positions, solve
from tests.games.sushi_go_tables import Play, at

BUDGET = Budget(iterations=100)  # allows a thousand positions


def guessing() -> Play:
    """Two cards left; each seat would like to take what the other leaves."""
    return at(
        "sushi-go/original-2013",
        "dumpling maki2 / tempura tempura tempura sashimi dumpling maki2 maki2",
        "tempura maki2 / sashimi dumpling maki3 salmon squid squid squid",
    )


def test_a_solved_choice_is_drawn_from_the_strategy_that_secures_its_value() -> None:
    play = guessing()
    e, duel = solve(play.game, play.state)
    for seat, weights in ((0, duel.row_weight), (1, duel.column_weight)):
        view = play.game.view(play.state, seat)
        drawn = [
            ISMCTS.choose(play.game, view, BUDGET, generator(b"draw", bytes([n])))
            for n in range(200)
        ]
        moves = e.moves[0][seat][: e.count[0][seat]]
        assert set(drawn) == set(moves)  # both are played, as often as the strategy says
        for action, weight in zip(moves, weights, strict=False):
            assert abs(drawn.count(action) - 200 * weight / sum(weights)) < 25


@pytest.mark.parametrize("game_id", ["sushi-go/original-2013", "sushi-go/anniversary+golf"])
def test_nothing_is_played_that_the_solution_does_not_play(game_id: str) -> None:
    game: AnyGame = find(game_id, 2)
    for state in positions(game, 3, games=3):
        e, duel = solve(game, state)
        for seat, weights in ((0, duel.row_weight), (1, duel.column_weight)):
            played = {a for a, w in zip(e.moves[0][seat], weights, strict=True) if w}
            for n in range(5):
                rng = generator(b"play", bytes([n]))
                assert ISMCTS.choose(game, game.view(state, seat), BUDGET, rng) in played


@pytest.mark.parametrize("iterations", [0, 1, 20])
def test_interpreted_and_compiled_choose_alike_whether_it_is_affordable_or_not(
    iterations: int,
) -> None:
    game: AnyGame = find("sushi-go/original-2013", 2)
    for state in [*positions(game, 3, games=2), *positions(game, 4, games=1)]:
        chosen = []
        for searcher in (interpreted_searcher(game), compiled_searcher(game)):
            rng = generator(b"alike")
            known: Any = game.view(state, 1).recalled
            chosen.append((searcher(known, 1, ISMCTS, Budget(iterations=iterations), rng), rng))
        assert chosen[0] == chosen[1]


def test_what_is_not_affordable_is_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    searched: list[int] = []
    plain = mcts.think

    def think(*arguments: Any) -> None:
        searched.append(arguments[-1])
        plain(*arguments)

    monkeypatch.setattr(mcts, "think", think)
    game: AnyGame = find("sushi-go/original-2013", 2)
    searcher = interpreted_searcher(game)
    state = next(positions(game, 4, games=1))
    for bot, iterations, thought in ((ISMCTS, 3, 3), (ISMCTS, 2000, 0), (MONTECARLO, 5, 5)):
        searched.clear()
        searcher(game.view(state, 0).recalled, 0, bot, Budget(iterations), generator(b"x"))
        assert sum(searched) == thought


@pytest.mark.parametrize(
    ("game_id", "seats", "budget", "expected"),
    [
        ("sushi-go/original-2013", 2, Budget(iterations=30), 300),
        ("sushi-go/original-2013", 2, Budget(iterations=30, seconds=1.0), 300),
        ("sushi-go/original-2013", 2, Budget(10**6, 0.1), POSITIONS_PER_SECOND // 10),
        ("sushi-go/original-2013", 2, Budget(seconds=-0.1), 0),
        ("sushi-go/original-2013", 2, Budget(seconds=0.1), POSITIONS_PER_SECOND // 10),
        ("sushi-go/original-2013", 2, Budget(), 10 * ISMCTS.iterations),
        ("sushi-go/original-2013", 3, Budget(iterations=30), 0),
        ("sushi-roll/2019", 2, Budget(iterations=30), 0),
        ("sushizock/2008", 2, Budget(seconds=1.0), 0),
    ],
)
def test_as_many_positions_are_solved_as_the_budget_allows(
    game_id: str, seats: int, budget: Budget, expected: int
) -> None:
    game: AnyGame = find(game_id, seats)
    assert affordable(game, replace(ISMCTS, endings=10), budget) == expected
    assert affordable(game, replace(ISMCTS, endings=0), budget) == 0


def test_solving_stops_at_half_of_the_time() -> None:
    chunks: list[int] = []

    def solve_for_ever(positions: int) -> int:
        chunks.append(positions)
        return endgame.OPEN

    assert not is_solved(solve_for_ever, Budget(seconds=0.0), chunk=7)
    assert chunks == []
    assert not is_solved(solve_for_ever, Budget(seconds=0.01), chunk=7)
    assert set(chunks) == {7}


@pytest.mark.parametrize("status", [endgame.SOLVED, endgame.UNSUITED, endgame.TOO_LARGE])
def test_solving_stops_when_it_is_done(status: int) -> None:
    answers = [endgame.OPEN, endgame.OPEN, status]
    assert is_solved(lambda _: answers.pop(0), Budget(), chunk=1) == (status == endgame.SOLVED)
    assert answers == []


def test_a_search_gets_the_time_that_is_left() -> None:
    assert rest_of(Budget(iterations=5), begun=0.0) == Budget(iterations=5)
    left = rest_of(Budget(5, 10.0), begun=0.0)
    assert left.iterations == 5
    assert left.seconds is not None
    assert left.seconds < 10.0

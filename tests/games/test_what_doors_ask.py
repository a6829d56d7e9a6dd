"""What a game says of itself, so that no door has to know a family, an option or a field."""

import pytest

from sushibelt.games import find


@pytest.mark.parametrize(
    ("game_id", "rounds", "plates", "puppet", "fewest_win", "hidden_score"),
    [
        ("sushi-go/original-2013", 3, 2, False, False, False),
        ("sushi-go/anniversary+golf", 3, 2, False, True, False),
        ("sushi-go/anniversary+puppet", 3, 3, True, False, False),
        ("sushi-roll/2019", 3, 2, False, False, False),
        ("sushizock/2008", 0, 2, False, False, True),
    ],
)
def test_a_game_answers_what_doors_ask(
    game_id: str, rounds: int, plates: int, puppet: bool, fewest_win: bool, hidden_score: bool
) -> None:
    game = find(game_id, 2)
    assert (game.rounds, game.plates) == (rounds, plates)
    assert (game.puppet, game.fewest_win, game.hidden_score) == (puppet, fewest_win, hidden_score)

"""One game, played straight on the rules or through views: the same end either way."""

import pytest

from sushibelt.bots.bot import find
from sushibelt.bots.budget import USUAL
from sushibelt.core.chance import generator, key_of
from sushibelt.core.layout import Vector
from sushibelt.core.match import By
from sushibelt.games import find as find_game
from sushibelt.simulation.playout import play_at_random, play_with_bots
from tests.shapes import FEW

KEY = key_of("playout")


def rngs(seats: int) -> list[Vector]:
    return [generator(b"playout", bytes([seat])) for seat in range(seats)]


@pytest.mark.parametrize(("game_id", "seats"), FEW)
def test_random_bots_come_to_the_same_end_with_and_without_views(game_id: str, seats: int) -> None:
    game = find_game(game_id, seats)
    bots = [find("random")] * seats
    slow = play_with_bots(game, KEY, bots, rngs(seats), USUAL)
    assert play_at_random(game, KEY, rngs(seats)) == slow.state
    assert slow.result is not None


def test_every_choice_of_a_bot_is_recorded_as_a_bots() -> None:
    game = find_game("sushizock/2008", 2)
    match = play_with_bots(game, KEY, [find("random")] * 2, rngs(2), USUAL)
    assert {by for played in match.played for by in played.by.values()} == {By.BOT}


def test_a_limit_cuts_a_game_off_after_so_many_turns_and_not_before() -> None:
    game = find_game("sushi-go/original-2013", 2)
    bots = [find("random")] * 2
    turns = 3 * 9  # ten cards a round, the last of which is laid without asking
    assert play_at_random(game, KEY, rngs(2), turn_limit=turns - 1) is None
    assert play_at_random(game, KEY, rngs(2), turn_limit=turns) is not None
    cut = play_with_bots(game, KEY, bots, rngs(2), USUAL, turn_limit=turns - 1)
    assert cut.result is None
    assert play_with_bots(game, KEY, bots, rngs(2), USUAL, turn_limit=turns).result is not None


def test_another_key_or_other_chance_of_the_bots_is_another_game() -> None:
    game = find_game("sushi-go/original-2013", 2)
    here = play_at_random(game, KEY, rngs(2))
    assert here != play_at_random(game, key_of("other"), rngs(2))
    assert here != play_at_random(game, KEY, rngs(2)[::-1])

"""Rules of thumb for Sushi Roll: dice, tokens, what is still to come; and that searching helps."""

from dataclasses import replace
from typing import Any

import pytest

from sushibelt.bots.budget import USUAL, Budget
from sushibelt.bots.greedy import Greedy
from sushibelt.bots.protocol import Bot
from sushibelt.bots.search.searcher import (
    ISMCTS,
    MONTECARLO,
)
from sushibelt.bots.sushi_roll.policy import progress
from sushibelt.bots.top_k import priors
from sushibelt.core.chance import generator, key_of
from sushibelt.core.game import Joint
from sushibelt.games import Match, find
from sushibelt.games.sushi_roll import components
from sushibelt.games.sushi_roll import state as roll
from sushibelt.simulation.playout import play_with_bots

ROLL = "sushi-roll/2019"
GREEDY = Greedy()
LAST = 7  # dice taken before the last one of a round, with two seats
Faces = dict[str, int]


def table(
    belt: Faces,
    tray: Faces | None = None,
    other: Faces | None = None,
    cycle: int = 3,
    finished: int = 0,
) -> tuple[Any, Any]:
    """A table for two after `finished` rounds and `cycle` dice; seat 0 acts, without tokens."""
    game: Any = find(ROLL, 2)
    t = game.start()
    t.phase, t.cycle, t.round = roll.PHASE_TURN, cycle, finished
    places = (belt, t.belts[0]), (other or belt, t.belts[1]), (tray or {}, t.trays[finished][0])
    for faces, place in places:
        for name, count in faces.items():
            place[components.SLOTS.index(name)] += count
    t.tokens[0], t.tokens[1] = [0, 0, 0], [0, 0, 0]
    return game, t


def promises(game: Any, t: Any) -> dict[str, int]:
    """What each legal action of seat 0 promises, by name."""
    found = priors(game, t, 0, game.legal(t, 0))
    return {game.name(action): promised for action, promised in found.items()}


def favourite(game: Any, t: Any) -> str:
    found = promises(game, t)
    return max(found, key=lambda name: found[name])


def test_a_die_that_completes_a_set_comes_before_a_squid_and_a_squid_before_an_egg() -> None:
    found = promises(*table({"sashimi": 1, "squid": 1, "egg": 3}, {"sashimi": 2}))
    assert found["take:sashimi"] > found["take:squid"] > found["take:egg"]


def test_the_last_die_is_worth_exactly_what_it_scores() -> None:
    belt = {"dumpling": 1, "tempura": 1, "sashimi": 1, "squid": 1, "wasabi": 1}
    tray = {"dumpling": 2, "tempura": 1, "sashimi": 3}
    found = promises(*table(belt, tray, cycle=LAST))
    assert found == {
        "take:dumpling": 400,
        "take:tempura": 400,
        "take:sashimi": 0,
        "take:squid": 300,
        "take:wasabi": 0,
    }


def test_a_set_is_begun_early_rather_than_late() -> None:
    belt = {"sashimi": 1, "dumpling": 4}
    early, late = (promises(*table(belt, cycle=cycle)) for cycle in (0, 5))
    assert early["take:sashimi"] > late["take:sashimi"] > 0


def test_a_free_wasabi_waits_for_a_good_nigiri_while_there_is_time() -> None:
    belt = {"squid": 1, "egg": 1, "dumpling": 3}
    early, late = (promises(*table(belt, {"wasabi": 1}, cycle=cycle)) for cycle in (0, LAST))
    assert early["take:squid"] > early["take:dumpling"] > early["take:egg"]
    assert (late["take:squid"], late["take:egg"]) == (900, 300)


@pytest.mark.parametrize(("theirs", "gain"), [(1, 300), (0, 0), (2, 0)])
def test_the_last_maki_counts_only_if_it_changes_the_order(theirs: int, gain: int) -> None:
    """Two maki on the tray and the last one taken: 2 + 1 icons against 3, 0 and 6."""
    game, t = table({"maki1": 1}, {"maki1": 2}, {"maki1": 1}, cycle=LAST)
    t.taken = 1  # the other seat has had its last die
    t.trays[0][1][components.SLOTS.index("maki3")] = theirs
    assert promises(game, t)["take:maki1"] == gain


def test_a_first_icon_brings_the_second_prize_that_none_cannot_have() -> None:
    game, t = table({"maki1": 1}, other={"maki1": 1}, cycle=LAST)
    t.taken = 1
    t.trays[0][1][components.SLOTS.index("maki3")] = 1
    assert promises(game, t)["take:maki1"] == 300


def test_the_last_pudding_of_the_game_counts_if_it_draws_level() -> None:
    game, t = table({"pudding1": 1, "pudding2": 1}, cycle=LAST, finished=2)
    t.tokens[1][roll.PUDDINGS] = 2
    found = promises(game, t)
    assert (found["take:pudding1"], found["take:pudding2"]) == (0, 600)
    t.supply[roll.PUDDINGS] = 1  # the second pudding is not there to be had
    assert promises(game, t)["take:pudding2"] == 0


def test_tokens_are_worth_more_while_they_can_serve_and_nothing_when_none_are_left() -> None:
    belt = {"menu2": 1, "chopsticks1": 1}
    early, late = promises(*table(belt)), promises(*table(belt, cycle=LAST, finished=2))
    assert early["take:menu2"] > late["take:menu2"] == 100
    game, t = table(belt)
    t.supply[roll.MENUS] = 0
    assert promises(game, t)["take:menu2"] == 0


def test_a_menu_rolls_all_but_the_best_die_of_a_poor_belt() -> None:
    game, t = table({"sashimi": 1, "egg": 1, "dumpling": 3}, {"sashimi": 2})
    t.tokens[0][roll.MENUS] = 2
    assert favourite(game, t) == "take:sashimi"  # good enough: the menu is kept
    game, t = table({"egg": 4, "pudding1": 1}, {"wasabi": 1})
    t.tokens[0][roll.MENUS] = 2
    said = []
    while t.phase in (roll.PHASE_TURN, roll.PHASE_MARK):
        said.append(favourite(game, t))
        t = game.apply(t, Joint({0: game.parse(said[-1])}))[0]
    assert said == ["menu", "mark:egg", "mark:egg", "mark:egg", "mark:egg", "roll"]


def test_a_menu_may_roll_the_only_die() -> None:
    game, t = table({"dumpling": 1}, {"dumpling": 2, "tempura": 2}, cycle=LAST, finished=2)
    t.tokens[0][roll.MENUS] = 1
    # Dumpling 400 on three sides, tempura 500 on two, sashimi 0 on one; the token scores 50.
    assert promises(game, t) == {"take:dumpling": 400, "menu": (3 * 400 + 2 * 500) // 6 - 50}


def test_chopsticks_fetch_a_much_better_die_for_a_dull_one() -> None:
    game, t = table({"egg": 2, "maki2": 2, "tempura": 1}, {"sashimi": 2}, {"sashimi": 1, "egg": 4})
    t.tokens[0][roll.STICKS] = 1
    assert favourite(game, t) == "give:egg"
    t = game.apply(t, Joint({0: game.parse("give:egg")}))[0]
    assert favourite(game, t) == "get:1:sashimi"
    game, t = table({"egg": 2, "maki2": 2, "sashimi": 1}, {"sashimi": 2}, {"sashimi": 1, "egg": 4})
    t.tokens[0][roll.STICKS] = 1
    assert favourite(game, t) == "take:sashimi"


def test_progress_is_made_with_every_round() -> None:
    _, t = table({"egg": 1}, finished=1)
    before = progress(t)
    t.cycle += 1
    assert progress(t) == before
    t.round += 1
    assert progress(t) != before


def test_nothing_is_hidden_so_only_the_seat_that_acts_makes_views_differ() -> None:
    match = Match.begin(find(ROLL, 4), key_of("open")).advance()[0]
    assert all(match.view(seat).recalled == match.state for seat in range(4))


def test_a_search_completes_the_set_that_wins_the_game() -> None:
    belt = {"sashimi": 1, "egg": 1}
    game, t = table(belt, {"sashimi": 2}, {"egg": 2}, cycle=LAST - 1, finished=2)
    for bot in (ISMCTS, MONTECARLO):
        action = bot.choose(game, game.view(t, 0), Budget(iterations=200), generator(b"last"))
        assert game.name(action) == "take:sashimi"


def test_a_search_wins_most_games_against_greedy_with_little_thought() -> None:
    game = find(ROLL, 4)
    bots: list[Bot] = [replace(ISMCTS, iterations=100), GREEDY, GREEDY, GREEDY]
    won = 0
    for number in range(16):
        seats = bots[number % 4 :] + bots[: number % 4]
        rngs = [generator(b"match", bytes([number, seat])) for seat in range(4)]
        match = play_with_bots(game, key_of(f"roll/{number}"), seats, rngs, USUAL, None)
        assert match.result is not None
        won += match.result.places[-number % 4] == 1
    assert won > 8  # four are a fair share

"""Sushizock: rolling on, with matching and without, the fallback, and what is forced."""

from itertools import combinations_with_replacement

import pytest

from sushibelt.games.sushizock.state import PHASE_CHOOSE, PHASE_OVER, PHASE_ROLL
from sushibelt.games.sushizock.view import FACE_IDS
from tests.games.sushizock_positions import (
    BONES,
    FIVE,
    FREE,
    MATCHING,
    SUSHI,
    choose,
    count,
    game_of,
    offers,
    position,
    row,
    stack,
    throw,
)

# --- rolling on


def test_what_is_set_aside_stays_and_all_others_are_rolled() -> None:
    """S3, S4: a die set aside is never rolled again that turn."""
    game = game_of()
    t = choose(game, position("sushi bones blue blue sushi"), "keep:sushi1.blue1")
    assert (t.phase, t.roll, t.owed) == (PHASE_ROLL, 2, 3)
    assert t.aside == count("sushi blue")
    t = throw(game, t, "red red bones")
    assert (t.aside, t.rolled) == (count("sushi blue"), count("red red bones"))
    assert all("sushi" not in name and "blue" not in name for name in keeps(offers(game, t)))


def keeps(names):
    return {name for name in names if name.startswith("keep")}


def test_any_dice_may_be_set_aside_but_at_least_one_and_never_all() -> None:
    """S4 and the published rules; docs/rules/sushizock.md: at least one is rolled again."""
    names = keeps(offers(game_of(), position("sushi sushi red", "blue blue", roll=2)))
    assert names == {"keep:sushi1", "keep:sushi2", "keep:red1", "keep:sushi1.red1"}


def test_no_roll_follows_the_third() -> None:
    """S3, S4: at most three rolls."""
    t = position("sushi bones red", "blue blue", roll=3)
    assert keeps(offers(game_of(), t)) == set()
    assert keeps(offers(game_of(), position("sushi bones red", "blue blue", roll=2)))


@pytest.mark.parametrize("name", [FREE, MATCHING])
def test_four_set_aside_after_the_first_roll_leave_one_die_and_no_third_roll(name) -> None:
    """S3's example; docs/rules/sushizock.md: one die rolled alone, no further roll."""
    game = game_of(name)
    t = choose(game, position("red red red red sushi"), "keep:red4")
    assert t.owed == 1
    t = throw(game, t, "sushi " + FIVE)  # the only possibility is the first sushi: played at once
    assert stack(t, 0, SUSHI) == [1]
    assert t.actor == 1


def test_who_can_take_nothing_must_roll_on() -> None:
    """docs/rules/sushizock.md: while a re-roll is possible the fallback is none."""
    t = position("red red blue blue bones", rows=((3,), ()))
    assert offers(game_of(), t) == keeps(offers(game_of(), t)) != set()


def test_after_the_last_roll_a_portion_must_be_taken_even_if_it_hurts() -> None:
    """docs/rules: the single bone on offer is no worse a must than any other portion."""
    game = game_of()
    t = choose(game, position("bones blue blue red red", rows=((5,), (4, 1))), "keep:blue2.red2")
    t = throw(game, t, "bones " + FIVE)
    assert stack(t, 0, BONES) == [4]


# --- matching


def test_matching_sets_aside_one_symbol_and_not_necessarily_all_of_it() -> None:
    """S3: any group of equal dice."""
    t = position("sushi sushi bones red red")
    expected = {"keep:sushi1", "keep:sushi2", "keep:bones1", "keep:red1", "keep:red2"}
    assert keeps(offers(game_of(MATCHING), t)) == expected


def test_matching_binds_every_later_step_to_the_first_symbol() -> None:
    """S3: what is set aside matches what was set aside before."""
    t = position("blue blue sushi", "blue blue", roll=2)
    assert keeps(offers(game_of(MATCHING), t)) == {"keep:blue1", "keep:blue2"}


def test_matching_ends_the_rolls_when_no_die_matches() -> None:
    """Inferred from S3: it then counts as the last roll, after roll 1 or 2 alike."""
    t = position("sushi bones bones", "red red", roll=2)
    assert offers(game_of(MATCHING), t) == {"take:sushi", "take:bones"}


def test_matching_falls_back_after_two_rolls_when_nothing_matches_and_nothing_can_be_had() -> None:
    """Inferred from S3, with S4's fallback."""
    game = game_of(MATCHING)
    t = choose(game, position("red red blue blue blue", rows=((5,), ())), "keep:red2")
    t = throw(game, t, "sushi sushi blue")
    assert stack(t, 0, SUSHI) == [5]
    assert t.phase == PHASE_OVER


def test_the_turn_told_in_s3_offers_what_it_says() -> None:
    """S3's worked turn, roll by roll."""
    game = game_of(MATCHING, 2)
    t = position(FIVE, seat=1, rows=((3, 4, 5), (1, 2)), stacks=(((1, 2, 3, 4), ()),))
    t = throw_again(t, "sushi bones blue blue sushi")
    free = {"keep:sushi1", "keep:sushi2", "keep:bones1", "keep:blue1", "keep:blue2"}
    assert offers(game, t) == {"take:sushi", "take:bones"} | free
    assert game.describe(t)["offers"] == {"sushi": 2, "bones": 1}
    t = throw(game, choose(game, t, "keep:blue2"), "sushi blue bones")
    assert offers(game, t) == {"take:sushi", "take:bones", "steal:sushi:0:1", "keep:blue1"}
    assert game.describe(t)["offers"] == {"sushi": 1, "bones": 1}
    t = throw(game, choose(game, t, "keep:blue1"), "sushi blue")
    assert offers(game, t) == {"take:sushi", *(f"steal:sushi:0:{n}" for n in (1, 2, 3, 4))}
    assert game.describe(t)["offers"] == {"sushi": 1, "bones": None}
    t = choose(game, t, "steal:sushi:0:3")
    assert (stack(t, 1, SUSHI), stack(t, 0, SUSHI)) == ([2], [1, 3, 4])


def test_the_theft_told_in_s3_needs_somebody_with_sushi() -> None:
    """RULES, the same turn: if anyone has sushi."""
    t = position("sushi blue bones", "blue blue", roll=2)
    assert offers(game_of(MATCHING), t) == {"take:sushi", "take:bones", "keep:blue1"}


def throw_again(t, dice):
    t = t.copy()
    t.rolled = count(dice)
    return t


# --- the fallback, and what is forced


def last_roll(rows, dice, stacks=(), seats=3):
    """Set four dice aside that lead nowhere, then let the fifth fall (and the next seat's five)."""
    game = game_of(seats=seats)
    t = position("blue blue red red sushi", rows=rows, stacks=stacks)
    return throw(game, choose(game, t, "keep:blue2.red2"), dice)


def test_the_fallback_is_the_bone_with_the_largest_minus_leftmost_among_equals() -> None:
    """S4; SZ-9; S3's minimal bone is the most negative one."""
    t = last_roll(((5,), (1, 3, 2, 3)), "red " + FIVE)  # three red, but nobody has bones
    assert stack(t, 0, BONES) == [3]
    assert row(t, BONES) == [1, 2, 3]


def test_with_no_bones_left_the_fallback_is_the_smallest_sushi_leftmost_among_equals() -> None:
    """S4; SZ-9: the smallest of the row, not of all that ever lay there."""
    t = last_roll(((5, 2, 6, 2), ()), "bones " + FIVE)
    assert stack(t, 0, SUSHI) == [2]
    assert row(t, SUSHI) == [5, 6, 2]


def test_the_fallback_goes_to_the_bones_although_sushi_is_left() -> None:
    """S4: sushi only when no bones lie there; a chopstick without a target is nothing."""
    t = last_roll(((1, 1), (2, 1)), "blue " + FIVE)
    assert (stack(t, 0, BONES), row(t, SUSHI)) == ([2], [1, 1])


def test_the_fallback_is_no_choice_and_no_action() -> None:
    """docs/concepts.md: what everybody sees to be forced is played by the engine."""
    game = game_of()
    assert not any("worst" in game.name(action) for action in range(game.actions))
    t = last_roll(((5,), (1, 3)), "red " + FIVE)
    assert (t.actor, t.phase, t.number) == (1, PHASE_CHOOSE, 3)


def test_a_single_theft_is_played_by_the_engine() -> None:
    """docs/concepts.md: heights are public, so everybody sees that it is forced."""
    t = last_roll(((5,), (1,)), "blue " + FIVE, stacks=(((), ()), ((3, 6), ())))
    assert (stack(t, 0, SUSHI), stack(t, 1, SUSHI), t.actor) == ([6], [3], 1)


def test_a_single_way_to_roll_on_is_played_by_the_engine() -> None:
    """docs/concepts.md: with `matching`, one die that matches and nothing to take."""
    game = game_of(MATCHING)
    t = choose(game, position("blue sushi sushi bones bones", rows=((4,), ())), "keep:blue1")
    t = throw(game, t, "blue sushi sushi bones" + " red sushi sushi")
    assert stack(t, 0, SUSHI) == [4]  # two sushi dice, one tile: nothing to take but the fallback
    assert t.phase == PHASE_OVER


def test_two_possibilities_are_asked_about() -> None:
    """docs/rules: after the last roll one of the portions on offer, the seat's own choice."""
    game = game_of()
    t = choose(game, position("blue blue red red sushi"), "keep:sushi1.blue1.red2")
    t = throw(game, t, "bones")
    assert (t.phase, t.actor) == (PHASE_CHOOSE, 0)
    assert offers(game, t) == {"take:sushi", "take:bones"}


def test_two_equal_dice_leave_one_way_to_roll_on() -> None:
    """docs/concepts.md: one of two equal dice; which of them makes no difference."""
    game = game_of()
    t = choose(game, position("blue blue red sushi sushi", rows=((4,), (2, 1))), "keep:blue2.red1")
    t = throw(game, t, "sushi sushi" + " red " + FIVE)  # the second sushi tile does not exist
    assert stack(t, 0, SUSHI) == [4]  # one sushi was set aside, the other became red
    assert t.actor == 1


@pytest.mark.parametrize("name", [FREE, MATCHING])
def test_every_first_roll_leaves_a_choice(name) -> None:
    """So the engine's own moves end at the latest after the next seat's first roll."""
    game = game_of(name, 2)
    for dice in combinations_with_replacement(FACE_IDS, 5):
        assert len(keeps(offers(game, position(" ".join(dice), rows=((), (1,)))))) >= 4

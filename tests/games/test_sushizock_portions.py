"""Sushizock: the set-up, what the dice buy, and thefts; rule by rule, with every example."""

import pytest

from sushibelt.core.chance import generator
from sushibelt.core.game import Nature
from sushibelt.core.refusal import Refusal
from sushibelt.games.sushizock.state import PHASE_CHOOSE
from tests.games.sushizock_positions import (
    BONES,
    MATCHING,
    SUSHI,
    choose,
    game_of,
    offers,
    position,
    row,
    stack,
)

# --- the set-up


def test_both_rows_the_starter_and_the_first_roll_are_one_move_of_nature() -> None:
    """S3: both kinds shuffled and laid in two rows; ruling: a random starter; all dice rolled."""
    game = game_of(seats=4)
    nature = game.nature(game.start(), generator(b"set-up"))
    t = game.apply(game.start(), nature)[0]
    assert len(nature.outcome) == 12 + 12 + 1 + 5
    assert sorted(row(t, SUSHI)) == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
    assert sorted(row(t, BONES)) == [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4]
    assert t.actor == nature.outcome[24]
    assert sum(t.rolled) == 5
    assert (t.phase, t.roll, t.number) == (PHASE_CHOOSE, 1, 1)


def test_no_tile_is_laid_twice() -> None:
    """The third tile of a value that exists twice cannot be drawn."""
    game = game_of()
    with pytest.raises(Refusal, match="outcome-impossible"):
        game.apply(game.start(), Nature((0, 0, 0)))


# --- portions


@pytest.mark.parametrize(
    ("dice", "name", "kind", "taken", "left"),
    [
        ("sushi sushi sushi blue red", "take:sushi", SUSHI, 6, [5, 4, 2]),
        ("bones bones red blue sushi", "take:bones", BONES, 2, [1, 3]),
    ],
)
def test_n_dice_take_the_nth_tile_from_the_left_and_the_gap_closes(
    dice, name, kind, taken, left
) -> None:
    """S3, S4: three sushi dice, the third sushi tile from the left; bones alike."""
    game = game_of()
    t = choose(game, position(dice, rows=((5, 4, 6, 2), (1, 2, 3))), name)
    assert row(t, kind) == left
    assert stack(t, 0, kind) == [taken]


def test_a_row_is_never_refilled() -> None:
    """docs/rules/sushizock.md: rows close up; the cell behind the last tile is empty."""
    t = choose(game_of(), position("sushi bones blue red red", rows=((5, 4), (1,))), "take:sushi")
    assert t.rows[SUSHI] == [4] + [0] * 11


def test_nothing_lies_beyond_the_end_of_a_row() -> None:
    """docs/rules/sushizock.md: exactly the N-th tile, or none."""
    t = position("sushi sushi sushi bones blue", roll=3, rows=((5, 4), (1, 2)))
    assert offers(game_of(), t) == {"take:bones"}


def test_dice_set_aside_count_like_those_just_rolled() -> None:
    """S3: set-aside dice need not be used, all five count."""
    t = position("sushi bones", "sushi sushi blue", roll=3)
    assert offers(game_of(), t) == {"take:sushi", "take:bones"}
    assert stack(choose(game_of(), t, "take:sushi"), 0, SUSHI) == [3]


def test_a_new_tile_goes_on_top_of_the_own_stack_of_its_kind() -> None:
    """S3, S4."""
    t = position("sushi bones bones blue red", stacks=(((6, 2), (1,)),))
    after = choose(game_of(), t, "take:bones")
    assert stack(after, 0, BONES) == [1, 2]
    assert stack(after, 0, SUSHI) == [6, 2]


# --- thefts

RICH = (((), ()), ((4, 5, 6), (1, 2)), ((), (3,)))  # what three seats have in front of them


@pytest.mark.parametrize(
    ("colour", "expected"),
    [
        ("blue", {"steal:sushi:1:1"}),
        ("red", {"steal:bones:1:1", "steal:bones:2:1"}),
    ],
)
def test_three_chopsticks_take_the_top_tile_only(colour, expected) -> None:
    """S3, S4: blue for sushi, red for bones; a seat without such a tile is no target."""
    other = {"blue": "red", "red": "blue"}[colour]
    t = position(" ".join([colour] * 3 + [other] * 2), roll=3, stacks=RICH)
    assert offers(game_of(), t) == expected


@pytest.mark.parametrize("sticks", [4, 5])
def test_four_or_five_chopsticks_take_any_tile_the_top_included(sticks) -> None:
    """S3, S4."""
    blue = position(" ".join(["blue"] * sticks + ["red"] * (5 - sticks)), roll=3, stacks=RICH)
    red = position(" ".join(["red"] * sticks + ["blue"] * (5 - sticks)), roll=3, stacks=RICH)
    assert offers(game_of(), blue) == {f"steal:sushi:1:{place}" for place in (1, 2, 3)}
    assert offers(game_of(), red) == {"steal:bones:1:1", "steal:bones:1:2", "steal:bones:2:1"}


def test_two_chopsticks_take_nothing() -> None:
    """S3, S4."""
    t = position("blue blue red red sushi", roll=3, stacks=RICH)
    assert offers(game_of(), t) == {"take:sushi"}


def test_nobody_robs_the_own_stack() -> None:
    """S3, S4: another seat's stack."""
    t = position("blue blue blue blue blue", roll=2, seat=1, stacks=RICH)
    assert not any(name.startswith("steal") for name in offers(game_of(), t))


def test_chopsticks_set_aside_and_rolled_count_together() -> None:
    """S3: its four blue were set aside one after another."""
    t = position("blue sushi", "blue blue red", roll=3, stacks=RICH)
    assert offers(game_of(), t) == {"take:sushi", "steal:sushi:1:1"}


def test_second_from_the_bottom_of_four_goes_to_the_thiefs_top() -> None:
    """S3's example: a, b, c, d with d on top; b is the third from the top; a, c, d remain."""
    stacks = (((6,), ()), ((1, 2, 3, 4), ()))
    t = position("sushi blue", "blue blue blue", roll=3, stacks=stacks)
    after = choose(game_of(MATCHING, 2), t, "steal:sushi:1:3")
    assert stack(after, 0, SUSHI) == [6, 2]
    assert stack(after, 1, SUSHI) == [1, 3, 4]


@pytest.mark.parametrize(("colour", "name", "kind"), [("blue", "sushi", 0), ("red", "bones", 1)])
def test_second_from_the_top_of_three_goes_to_the_thiefs_top(colour, name, kind) -> None:
    """S4's examples: a, b, c with c on top; b is taken; a, c remain; with red and bones too."""
    stacks = (((4,), (4,)), ((), ()), ((1, 2, 3), (1, 2, 3)))
    t = position(" ".join([colour] * 4 + ["sushi"]), stacks=stacks)
    after = choose(game_of(), t, f"steal:{name}:2:2")
    assert stack(after, 0, kind) == [4, 2]
    assert stack(after, 2, kind) == [1, 3]
    assert stack(after, 2, 1 - kind) == [1, 2, 3]
    assert after.stacks[2][kind][2] == 0


def test_a_theft_leaves_the_rows_alone() -> None:
    """docs/rules/sushizock.md: one portion a turn."""
    t = position("blue blue blue blue sushi", stacks=RICH)
    after = choose(game_of(), t, "steal:sushi:1:2")
    assert (row(after, SUSHI), row(after, BONES)) == (row(t, SUSHI), row(t, BONES))


def test_equal_tiles_at_two_places_are_two_choices() -> None:
    """docs/rules/sushizock.md, Memory: the offer must not tell what lies beneath."""
    alike = position("blue blue blue blue red", roll=3, stacks=(((), ()), ((5, 5), ())))
    unlike = position("blue blue blue blue red", roll=3, stacks=(((), ()), ((2, 5), ())))
    assert offers(game_of(), alike) == offers(game_of(), unlike)
    assert len(offers(game_of(), alike)) == 2

"""A turn of Sushi Roll and its tokens: S0, and docs/rules/sushi-roll.md where S0 is silent."""

import pytest

from sushibelt.core.game import Joint
from sushibelt.core.refusal import Refusal
from sushibelt.games.sushi_roll.components import FACES, TOKENS
from sushibelt.games.sushi_roll.state import NO_FACE
from tests.games.sushi_roll_tables import (
    GAMES,
    belt,
    choose,
    draw,
    held,
    names,
    position,
    supply,
    tray,
)

# A turn.


def test_a_seat_without_tokens_can_only_take_what_lies_on_its_belt() -> None:
    t = position("egg egg squid", "maki1 maki1 maki1")
    assert names(GAMES[2], t) == ["take:egg", "take:squid"]


def test_only_the_acting_seat_owes_a_choice() -> None:
    t = position("egg squid", "maki1 tempura", "wasabi menu1", actor=1)
    assert GAMES[3].turn(t).actors == (1,)
    assert GAMES[3].legal(t, 0) == ()
    with pytest.raises(Refusal, match="choices-not-owed"):
        GAMES[3].apply(t, Joint({0: GAMES[3].parse("take:egg")}))


def test_turns_go_to_the_left() -> None:
    t = position("egg squid", "maki1 tempura", "wasabi menu1", actor=2)
    assert choose(GAMES[3], t, "take:wasabi").actor == 0


def test_a_taken_die_lies_on_the_tray_with_the_same_face() -> None:
    t = choose(GAMES[2], position("egg squid", "maki1 tempura"), "take:squid")
    assert (belt(t, 0), tray(t, 0)) == ("egg", "squid")


def test_tokens_may_be_used_in_any_number_and_order_before_taking() -> None:
    """S0: menus and chopsticks in any combination, each result seen before the next."""
    game = GAMES[2]
    t = position("egg squid", "maki1 tempura", menu={0: 2}, chopsticks={0: 1})
    t = draw(game, choose(game, t, "menu", "mark:egg", "roll"), "roll0: salmon")
    t = choose(game, t, "give:salmon", "get:1:maki1", "menu", "mark:maki1", "mark:squid")
    t = draw(game, t, "roll0: maki3 egg")
    assert names(game, t) == ["take:maki3", "take:egg"]
    assert (t.actor, held(t, 0)) == (0, {"pudding": 0, "menu": 0, "chopsticks": 0})


def test_a_die_must_be_taken_in_every_turn() -> None:
    """S0: taking is mandatory; nothing passes."""
    t = position("egg squid", "maki1 tempura", menu={0: 1}, chopsticks={0: 1})
    assert names(GAMES[2], t) == ["take:egg", "take:squid", "menu", "give:egg", "give:squid"]


# Menu.


def test_a_used_menu_goes_back_to_the_supply_first() -> None:
    t = supply(position("egg squid", "maki1 tempura", menu={0: 1}), menu=0)
    t = choose(GAMES[2], t, "menu")
    assert (held(t, 0)["menu"], t.supply[TOKENS.index("menu")]) == (0, 1)


def test_a_menu_rolls_at_least_one_die() -> None:
    t = choose(GAMES[2], position("egg egg squid", "tempura", menu={0: 1}), "menu")
    assert GAMES[2].turn(t).phase == "mark"
    assert names(GAMES[2], t) == ["mark:egg", "mark:squid"]


def test_dice_are_marked_in_ascending_order_so_a_set_has_one_encoding() -> None:
    game = GAMES[2]
    t = choose(game, position("tempura egg egg squid", "maki1", menu={0: 1}), "menu", "mark:egg")
    assert names(game, t) == ["mark:egg", "mark:squid", "roll"]
    assert names(game, choose(game, t, "mark:egg")) == ["mark:squid", "roll"]


def test_a_menu_rolls_the_marked_dice_at_once_and_leaves_the_others() -> None:
    game = GAMES[2]
    t = position("tempura maki1 egg egg", "maki1", menu={0: 1})
    t = choose(game, t, "menu", "mark:tempura", "mark:egg", "roll")
    assert (game.turn(t).phase, game.turn(t).actors) == ("roll", ())
    t = draw(game, t, "roll0: sashimi squid")
    assert (belt(t, 0), belt(t, 1)) == ("sashimi maki1 egg squid", "maki1")
    assert (game.turn(t).phase, t.actor, t.marked) == ("turn", 0, [0] * len(FACES))


def test_a_die_keeps_its_type_when_rolled_again() -> None:
    game = GAMES[2]
    t = choose(game, position("maki1 egg", "tempura", menu={0: 1}), "menu", "mark:maki1", "roll")
    with pytest.raises(Refusal, match="outcome-impossible"):
        game.parse_outcome(t, "roll0: egg")


# Chopsticks.


def test_used_chopsticks_go_back_to_the_supply_first() -> None:
    t = supply(position("egg squid", "maki1 tempura", chopsticks={0: 1}), chopsticks=0)
    t = choose(GAMES[2], t, "give:egg")
    assert (held(t, 0)["chopsticks"], t.supply[TOKENS.index("chopsticks")]) == (0, 1)
    assert GAMES[2].turn(t).phase == "swap"


def test_chopsticks_swap_two_dice_without_turning_them() -> None:
    game = GAMES[3]
    t = position("egg squid", "maki1 tempura", "menu1 wasabi", chopsticks={0: 1})
    t = choose(game, t, "give:egg", "get:2:wasabi")
    assert [belt(t, seat) for seat in range(3)] == ["squid wasabi", "tempura maki1", "egg menu1"]
    assert (t.given, t.actor, names(game, t)) == (NO_FACE, 0, ["take:squid", "take:wasabi"])


def test_any_die_of_any_other_belt_can_be_got() -> None:
    game = GAMES[3]
    t = position("menu1 wasabi", "egg squid", "maki1 tempura", actor=1, chopsticks={1: 1})
    assert names(game, choose(game, t, "give:egg")) == [
        *("get:0:wasabi", "get:0:menu1", "get:2:tempura", "get:2:maki1")
    ]


def test_a_belt_that_was_taken_from_this_cycle_can_be_swapped_with() -> None:
    t = position("menu1", "egg squid", actor=1, taken=1, chopsticks={1: 1})
    t = choose(GAMES[2], t, "give:egg")  # one die to get: the engine plays it
    assert (belt(t, 0), belt(t, 1)) == ("egg", "squid menu1")


def test_chopsticks_are_useless_when_no_other_belt_has_a_die() -> None:
    t = position("", "egg", actor=1, taken=1, menu={1: 1}, chopsticks={1: 1})
    assert names(GAMES[2], t) == ["take:egg", "menu"]


def test_trays_cannot_be_swapped_with() -> None:
    """S0: dice on trays are out of reach."""
    t = position("", "egg", actor=1, taken=1, menu={1: 1}, chopsticks={1: 1})
    t.trays[0][0][FACES.index("squid")] = 1
    assert names(GAMES[2], t) == ["take:egg", "menu"]


def test_equal_faces_may_be_swapped_and_are_offered_once() -> None:
    """Nothing forbids it; with whom makes no difference, so it is one action."""
    game = GAMES[3]
    t = position("egg squid", "egg maki1", "egg egg", chopsticks={0: 1})
    t = choose(game, t, "give:egg")
    assert names(game, t) == ["get:1:maki1", "get:1:egg"]
    after = choose(game, t, "get:1:egg")
    assert [belt(after, seat) for seat in range(3)] == ["egg squid", "maki1 egg", "egg egg"]
    assert held(after, 0)["chopsticks"] == 0

"""What a taken die does at Sushi Roll, and what is forced: S0, and docs/rules/sushi-roll.md."""

import pytest

from sushibelt.games.sushi_roll.components import FACES, SLOTS, TOKENS
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

# Taking.


@pytest.mark.parametrize("nigiri", ["egg", "salmon", "squid"])
def test_a_nigiri_must_go_on_a_free_wasabi(nigiri: str) -> None:
    t = position(f"{nigiri} tempura", "maki1 tempura")
    t.trays[0][0][FACES.index("wasabi")] = 2
    assert tray(choose(GAMES[2], t, f"take:{nigiri}"), 0) == f"wasabi wasabi+{nigiri}"


def test_only_one_nigiri_goes_on_a_wasabi() -> None:
    t = position("egg tempura", "maki1 tempura")
    t.trays[0][0][SLOTS.index("wasabi+squid")] = 1
    assert tray(choose(GAMES[2], t, "take:egg"), 0) == "egg wasabi+squid"


def test_a_nigiri_never_moves_to_a_later_wasabi() -> None:
    t = position("wasabi tempura", "maki1 tempura")
    t.trays[0][0][FACES.index("egg")] = 1
    assert tray(choose(GAMES[2], t, "take:wasabi"), 0) == "egg wasabi"


def test_a_wasabi_of_an_earlier_round_or_another_tray_is_no_use() -> None:
    t = position("egg tempura", "maki1 tempura")
    t.round = 1
    t.trays[0][0][FACES.index("wasabi")] = 1
    t.trays[1][1][FACES.index("wasabi")] = 1
    assert tray(choose(GAMES[2], t, "take:egg"), 0) == "egg"


@pytest.mark.parametrize(
    ("face", "token", "count"),
    [
        *(("pudding1", "pudding", 1), ("pudding2", "pudding", 2), ("pudding3", "pudding", 3)),
        *(("menu1", "menu", 1), ("menu2", "menu", 2)),
        *(("chopsticks1", "chopsticks", 1), ("chopsticks2", "chopsticks", 2)),
    ],
)
def test_taken_faces_give_as_many_tokens_as_they_show(face: str, token: str, count: int) -> None:
    t = supply(position(f"{face} egg", "maki1 tempura"), pudding=9, menu=9, chopsticks=9)
    t = choose(GAMES[2], t, f"take:{face}")
    assert held(t, 0) == {"pudding": 0, "menu": 0, "chopsticks": 0, token: count}
    assert t.supply[TOKENS.index(token)] == 9 - count
    assert tray(t, 0) == face


def test_tokens_are_taken_as_far_as_the_supply_lasts() -> None:
    """S0; docs/rules/sushi-roll.md: no compensation later."""
    t = supply(position("pudding3 egg", "maki1 tempura", pudding={1: 30}), pudding=2)
    t = choose(GAMES[2], t, "take:pudding3")
    assert (held(t, 0)["pudding"], t.supply[0]) == (2, 0)


def test_the_token_used_this_turn_can_be_gained_again() -> None:
    """docs/rules: a used token goes back first, so the supply is not empty any more."""
    game = GAMES[2]
    t = supply(position("menu2 egg squid", "maki1", menu={0: 1}), menu=0)
    t = draw(game, choose(game, t, "menu", "mark:egg", "roll"), "roll0: squid")
    assert held(choose(game, t, "take:menu2"), 0)["menu"] == 1


def test_gained_tokens_serve_from_the_next_turn_on() -> None:
    """SR-1: taking ends the turn."""
    t = choose(GAMES[2], position("menu2 egg", "maki1 tempura"), "take:menu2")
    assert t.actor == 1


# What is forced.


def test_a_single_legal_action_is_played_without_asking() -> None:
    """All is open, so everybody sees that a seat with one kind of dice and no token is forced."""
    game = GAMES[3]
    t = position("egg squid", "tempura tempura", "maki1 maki2")
    t = choose(game, t, "take:egg")
    assert (t.actor, tray(t, 1), belt(t, 1), t.number) == (2, "tempura", "tempura", 1)


def test_a_seat_with_a_token_is_asked_even_for_its_last_die() -> None:
    t = choose(GAMES[2], position("egg", "squid", menu={0: 1, 1: 1}), "take:egg")
    assert names(GAMES[2], t) == ["take:squid", "menu"]


def test_a_menu_for_a_single_die_marks_and_rolls_it() -> None:
    game = GAMES[2]
    t = choose(game, position("egg", "squid", menu={0: 1}), "menu")
    assert (game.turn(t).phase, belt(t, 0)) == ("roll", "")


def test_marking_the_last_die_rolls() -> None:
    game = GAMES[2]
    t = choose(game, position("egg squid", "squid egg", menu={0: 1}), "menu", "mark:squid")
    assert (game.turn(t).phase, belt(t, 0)) == ("roll", "egg")


def test_equal_dice_leave_the_choice_of_how_many_to_roll() -> None:
    game = GAMES[2]
    t = choose(game, position("egg egg", "squid egg", menu={0: 1}), "menu")
    assert names(game, t) == ["mark:egg", "roll"]  # the first mark was forced


def test_the_only_die_to_get_is_got_without_asking() -> None:
    t = position("egg squid", "maki1", chopsticks={0: 1})
    t = choose(GAMES[2], t, "give:squid")
    assert (belt(t, 0), belt(t, 1)) == ("maki1 egg", "squid")

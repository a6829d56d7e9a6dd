"""Chopsticks: two cards in one turn (S1, S2; rulings SA-4 and ZG-6)."""

import pytest

from sushibelt.core.refusal import Refusal
from tests.games.sushi_go_tables import at

ZOCH = "sushi-go/zoch-2014"
ANNIVERSARY = "sushi-go/anniversary"
ORIGINAL = "sushi-go/original-2013"
EDITIONS = (ZOCH, ANNIVERSARY, ORIGINAL)
QUIET = ("maki1 maki1 maki1", "maki2 maki2 maki2")  # what the others hold


@pytest.mark.parametrize("game_id", EDITIONS)
def test_chopsticks_in_front_let_a_seat_take_two_cards(game_id: str) -> None:
    play = at(game_id, "tempura sashimi dumpling / chopsticks", *QUIET)
    singles, pairs = ["tempura", "sashimi", "dumpling"], ["tempura,sashimi", "tempura,dumpling"]
    assert play.legal(0) == [*singles, *pairs, "sashimi,dumpling"]
    assert play.choose("tempura,dumpling maki1 maki2").plate(0) == "tempura dumpling"


def test_using_chopsticks_is_a_choice_and_not_a_duty() -> None:
    """S1, S2: may."""
    play = at(ANNIVERSARY, "tempura sashimi dumpling / chopsticks", *QUIET)
    assert play.choose("tempura maki1 maki2").plate(0) == "tempura chopsticks"


def test_without_chopsticks_there_are_no_pairs() -> None:
    play = at(ANNIVERSARY, "tempura sashimi chopsticks", *QUIET)
    assert play.legal(0) == ["tempura", "sashimi", "chopsticks"]


def test_chopsticks_of_somebody_else_serve_nobody() -> None:
    play = at(ANNIVERSARY, "tempura sashimi", "maki1 maki1 / chopsticks")
    assert play.legal(0) == ["tempura", "sashimi"]
    assert play.legal(1) == ["maki1", "maki1,maki1"]


def test_chopsticks_serve_from_the_turn_after_they_were_laid() -> None:
    """S1, S2: in a later turn."""
    play = at(ANNIVERSARY, "chopsticks tempura egg", "maki1 maki2 maki3")
    assert not any("," in name for name in play.legal(0))
    assert any("," in name for name in play.choose("chopsticks maki1").legal(0))


@pytest.mark.parametrize("game_id", EDITIONS)
def test_the_chopsticks_card_joins_the_hand_that_is_passed_on(game_id: str) -> None:
    play = at(game_id, "tempura sashimi dumpling / chopsticks", *QUIET)
    after = play.choose("tempura,sashimi maki1 maki2")
    assert after.hand(1) == "dumpling chopsticks"
    assert after.plate(0) == "tempura sashimi"
    assert [(event.seat, event.to) for event in after.events_of("chopsticks")] == [(0, None)]


def test_hands_stay_equally_large() -> None:
    play = at(ANNIVERSARY, "tempura sashimi egg / chopsticks", *QUIET)
    after = play.choose("tempura,sashimi maki1 maki2")
    assert [len(after.hand(seat).split()) for seat in range(3)] == [2, 2, 2]


def test_the_next_player_may_use_the_same_chopsticks_again() -> None:
    """S1, S2: passed on, they can be used by others."""
    play = at(ANNIVERSARY, "tempura sashimi egg salmon / chopsticks", "maki1 maki1 maki2 maki2")
    play = play.choose("tempura,sashimi maki1").choose("maki1 chopsticks")
    assert play.plate(1) == "maki1 chopsticks"
    assert "maki2,maki2" in play.legal(1) or "egg,salmon" in play.legal(1)


@pytest.mark.parametrize("game_id", EDITIONS)
def test_one_use_per_turn_however_many_lie_there(game_id: str) -> None:
    """S1 and S2 say so in a box of its own."""
    play = at(game_id, "tempura sashimi dumpling / chopsticks chopsticks", *QUIET)
    assert max(name.count(",") for name in play.legal(0)) == 1
    after = play.choose("tempura,sashimi maki1 maki2")
    assert (after.plate(0), after.hand(1)) == ("tempura sashimi chopsticks", "dumpling chopsticks")


def test_two_chopsticks_serve_in_two_turns() -> None:
    play = at(ANNIVERSARY, "egg egg egg egg / chopsticks chopsticks", "maki1 maki2 maki3 maki3")
    play = play.choose("egg,egg maki1")
    assert "maki3,maki3" in play.legal(0)


def test_two_cards_in_hand_are_needed_and_enough() -> None:
    play = at(ANNIVERSARY, "tempura sashimi / chopsticks", "maki1 maki2", round=3)
    assert "tempura,sashimi" in play.legal(0)
    after = play.choose("tempura,sashimi maki1")
    assert after.plate(0) == "tempura sashimi maki2"
    assert after.plate(1) == "maki1 chopsticks"  # all that was left of the hand


def test_taking_chopsticks_with_chopsticks_lays_the_new_and_passes_the_old() -> None:
    """docs/rules/sushi-go.md: allowed; the old one goes, the new one lies."""
    play = at(ANNIVERSARY, "tempura chopsticks egg / chopsticks", *QUIET)
    after = play.choose("tempura,chopsticks maki1 maki2")
    assert (after.plate(0), after.hand(1)) == ("tempura chopsticks", "egg chopsticks")


def test_both_cards_are_chosen_before_the_reveal() -> None:
    """SA-4, ZG-6: the call is part of the face-down choice; nobody can react to it."""
    play = at(ZOCH, "tempura sashimi dumpling / chopsticks", *QUIET)
    after = play.choose("tempura,sashimi maki1 maki2")
    assert after.number == play.number + 1
    first, second, other = [(event.seat, event.data["slot"]) for event in after.events_of("laid")][
        :3
    ]
    assert (first, second, other) == ((0, "tempura"), (0, "sashimi"), (1, "maki1"))


def test_two_orders_with_the_same_effect_are_one_choice() -> None:
    play = at(ANNIVERSARY, "tempura sashimi / chopsticks", "maki1 maki1")
    assert play.legal(0) == ["tempura", "sashimi", "tempura,sashimi"]
    with pytest.raises(Refusal):
        play.game.parse("sashimi,tempura")


def test_two_equal_cards_need_two_in_hand() -> None:
    play = at(ANNIVERSARY, "egg salmon / chopsticks", "maki1 maki1")
    assert "egg,egg" not in play.legal(0)
    assert "maki1,maki1" not in play.legal(1)
    assert "egg,egg" in at(ANNIVERSARY, "egg egg / chopsticks", "maki1 maki1").legal(0)


def test_two_seats_may_use_chopsticks_in_the_same_turn() -> None:
    play = at(ANNIVERSARY, "egg egg salmon / chopsticks", "maki1 maki1 maki2 / chopsticks")
    after = play.choose("egg,egg maki1,maki1")
    assert (after.hand(0), after.hand(1)) == ("maki2 chopsticks", "salmon chopsticks")


def test_chopsticks_score_nothing() -> None:
    """S1, S2."""
    play = at(ZOCH, "egg egg / chopsticks chopsticks", "egg tempura", "tempura tempura", round=3)
    result = play.choose("egg egg tempura").result
    assert result is not None
    assert result.points[0] == 1  # an egg; of a tempura pair it has one half

"""The puppet, for two seats (S1; rulings SA-24, SA-25, SA-26)."""

import pytest

from sushibelt.core.refusal import Refusal
from sushibelt.games import find
from tests.games.sushi_go_tables import Play, at, begun, dessert_points

GAME = "sushi-go/anniversary+puppet"


def sizes(play: Play) -> tuple[int, ...]:
    """The controller's hand first."""
    control = play.described["controller"]
    return tuple(len(play.hand(seat).split()) for seat in (control, 1 - control))


def test_only_two_can_play_it() -> None:
    with pytest.raises(Refusal) as refused:
        find(GAME, 3)
    assert refused.value.reason == "seats-impossible"


def test_nine_cards_each_and_the_controller_draws_one_of_the_puppets() -> None:
    """S1: deal for three; the third hand is a face-down pile."""
    play = begun(GAME, 2)
    assert sizes(play) == (10, 9)
    assert sum(play.described["unseen"].values()) == 108 - 19  # eight of those are the pile


def test_who_controls_first_is_drawn_before_the_deal() -> None:
    """SA-24: a random first controller."""
    game = find(GAME, 2)
    deal = "hand0: " + "tempura " * 9 + "hand1: " + "sashimi " * 9
    for seat in (0, 1):
        play = Play(game, game.start()).draw(f"starter: {seat} {deal} draw{seat}: egg")
        assert play.described["controller"] == seat
        assert [event.seat for event in play.events_of("starter")] == [seat]
        assert play.hand(seat).endswith("egg")


def test_a_deal_tells_each_seat_its_nine_and_the_controller_its_draw() -> None:
    game = find(GAME, 2)
    deal = "hand0: " + "tempura " * 9 + "hand1: " + "sashimi " * 9
    play = Play(game, game.start()).draw(f"starter: 0 {deal} draw0: egg")
    assert [(event.data["cards"], event.to) for event in play.events_of("hand")] == [
        ({"tempura": 9}, frozenset({0})),
        ({"sashimi": 9}, frozenset({1})),
    ]
    drawn = [(event.data, event.to) for event in play.events_of("drew-card")]
    assert drawn == [({"card": "egg"}, frozenset({0}))]


def test_hands_before_play_are_10_9_then_9_8_down_to_2_1() -> None:
    play = begun(GAME, 2)
    seen = []
    while play.described["round"] == 1:
        if play.actors:
            seen.append(sizes(play))
            play = play.choose(" ".join(play.legal(seat)[0] for seat in play.actors))
        else:
            play = play.chance(str(len(seen)))
    assert seen == [(n + 1, n) for n in range(9, 0, -1)]


def test_the_controller_plays_one_card_for_itself_and_one_for_the_puppet() -> None:
    play = at(GAME, "egg squid maki1 tempura", "salmon salmon salmon", "")
    assert "squid:maki1" in play.legal(0)
    assert play.legal(1) == ["salmon"]  # S1: the opponent plays just one
    after = play.choose("squid:maki1 salmon")
    assert [after.plate(plate) for plate in range(3)] == ["squid", "salmon", "maki1"]


def test_one_card_cannot_be_played_for_both() -> None:
    names = at(GAME, "egg squid maki1", "salmon salmon", "").legal(0)
    assert "egg:egg" not in names
    assert len(names) == 3 * 2
    assert "egg:egg" in at(GAME, "egg egg maki1", "salmon salmon", "").legal(0)


def test_which_card_is_the_puppets_shows_only_at_the_reveal() -> None:
    """It is part of one choice, and the reveal is common."""
    play = at(GAME, "egg squid maki1", "salmon salmon", "")
    after = play.choose("egg:squid salmon")
    assert after.number == play.number + 1
    assert sorted(event.seat or 0 for event in after.events_of("laid")) == [0, 1, 2]


def test_hands_are_swapped_and_then_the_other_controls() -> None:
    """S1: control alternates; the new controller draws first."""
    play = at(GAME, "egg squid maki1 tempura", "salmon salmon salmon", "")
    moved = play.choose("egg:squid salmon")
    assert (moved.phase, moved.described["controller"]) == ("draw", 1)
    after = moved.draw("draw1: wasabi")
    assert (after.hand(0), after.hand(1)) == ("salmon salmon", "tempura maki1 wasabi")


def test_a_drawn_card_is_seen_by_the_controller_only() -> None:
    play = at(GAME, "egg squid maki1 tempura", "salmon salmon salmon", "")
    after = play.choose("egg:squid salmon").draw("draw1: wasabi")
    known = after.game.describe(after.game.view(after.state, 0).recalled)["hands"][1]
    assert known == {"cards": {"tempura": 1, "maki1": 1}, "unknown": 1}


def test_control_keeps_alternating_across_rounds() -> None:
    """SA-24: nine turns a round, so the other seat begins the next one."""
    play = begun(GAME, 2)
    controllers: dict[int, list[int]] = {1: [], 2: [], 3: []}
    while play.result is None:
        if play.actors:
            controllers[play.described["round"]].append(play.described["controller"])
            play = play.choose(" ".join(play.legal(seat)[0] for seat in play.actors))
        else:
            play = play.chance(str(play.number))
    first = controllers[1][0]
    order = controllers[1] + controllers[2] + controllers[3]
    assert order == [(first + i) % 2 for i in range(27)]


def test_on_the_ninth_turn_the_controller_still_says_which_of_two_is_the_puppets() -> None:
    play = at(GAME, "egg squid", "salmon", "", round=3)
    assert (play.actors, play.legal(0), play.legal(1)) == ((0,), ["squid:egg", "egg:squid"], [])
    over = play.choose("squid:egg")
    assert [over.plate(plate) for plate in range(3)] == ["squid", "salmon", "egg"]
    assert over.result is not None


def test_the_opponents_last_card_goes_on_its_open_wasabi() -> None:
    play = at(GAME, "egg squid", "salmon / wasabi", "", round=3).choose("squid:egg")
    assert play.plate(1) == "wasabi+salmon"


# Chopsticks (SA-25).


def test_the_controller_may_use_its_own_chopsticks_with_three_cards_in_hand() -> None:
    play = at(GAME, "egg squid maki1 / chopsticks", "salmon salmon", "")
    after = play.choose("egg,squid:maki1 salmon")
    assert (after.plate(0), after.plate(2), after.hand(1)) == ("egg squid", "maki1", "chopsticks")


def test_two_cards_are_too_few_for_chopsticks_and_the_puppet() -> None:
    play = at(GAME, "egg squid / chopsticks", "salmon", "")
    assert not any("," in name for name in play.legal(0))


def test_the_opponent_uses_chopsticks_as_usual() -> None:
    play = at(GAME, "egg squid maki1", "salmon tempura / chopsticks", "")
    assert "tempura,salmon" in play.legal(1)


def test_the_puppet_never_uses_chopsticks() -> None:
    play = at(GAME, "egg squid maki1 tempura", "salmon salmon salmon", " / chopsticks")
    assert not any("," in name for name in play.legal(0))


# The puppet's plate.


def test_the_puppets_nigiri_must_go_on_its_open_wasabi() -> None:
    """The same placing rules; each plate has its own wasabi."""
    names = at(GAME, "egg squid maki1", "salmon salmon", " / wasabi").legal(0)
    assert "squid:wasabi+egg" in names
    assert "squid:egg" not in names
    assert "wasabi+squid:wasabi+egg" not in names
    mine = at(GAME, "egg squid maki1 / wasabi", "salmon salmon", "").legal(0)
    assert "wasabi+squid:egg" in mine
    assert "wasabi+squid:wasabi+egg" not in mine


def test_the_puppets_wasabi_is_used_up() -> None:
    play = at(GAME, "egg squid maki1", "salmon salmon", " / wasabi").choose(
        "squid:wasabi+egg salmon"
    )
    assert play.plate(2) == "wasabi+egg"


def test_the_puppet_keeps_its_desserts() -> None:
    play = at(f"{GAME}+pudding", "egg pudding", "salmon", " / pudding")
    after = play.choose("egg:pudding").chance()
    assert (after.described["round"], after.kept(2)) == (2, "pudding pudding")


def test_the_puppet_is_scored_as_a_third_seat() -> None:
    """SA-26."""
    play = at(GAME, "egg squid / tempura", "salmon / tempura", " / tempura tempura", round=3)
    over = play.choose("squid:egg")
    parts = [seat.rounds[2] for seat in over.game.sheet(over.state).seats]
    assert [{line.line: line.points for line in part.lines}["tempura"] for part in parts] == [
        0,
        0,
        5,
    ]
    assert dessert_points(f"{GAME}+pudding", "pudding", "", "") == [6, -3, -3]
    assert dessert_points(f"{GAME}+mochi", "", "", "", dice=(3, 5, 1)) == [0, 6, -6]


def test_the_puppets_yogurt_is_warmed_last() -> None:
    play = at(f"{GAME}+frozen-yogurt", "egg yogurt yogurt", "yogurt yogurt", "")
    after = play.choose("yogurt:yogurt yogurt")
    after = after.draw("yogurt0: 1 yogurt1: 2 yogurt2: 3 draw1: egg")
    assert [after.plate(plate) for plate in range(3)] == ["yogurt1", "yogurt2", "yogurt3"]

"""Personal piles, for two seats (S1)."""

import pytest

from sushibelt.core.refusal import Refusal
from sushibelt.games import find
from tests.games.sushi_go_tables import Play, at, begun, dessert_points, points

GAME = "sushi-go/anniversary+personal-piles"


def sizes(play: Play) -> tuple[int, int]:
    return len(play.hand(0).split()), len(play.hand(1).split())


def test_only_two_can_play_it() -> None:
    with pytest.raises(Refusal) as refused:
        find(GAME, 3)
    assert refused.value.reason == "seats-impossible"


def test_each_round_begins_with_a_hand_of_five_and_a_pile_nobody_has_seen() -> None:
    """S1: four piles of five; ten of those cards are in nobody's hand yet."""
    play = begun(GAME, 2)
    assert (sizes(play), play.phase) == ((5, 5), "choose")
    assert sum(play.described["unseen"].values()) == 108 - 10


def test_hands_before_each_play_are_five_six_times_then_four_to_one() -> None:
    play = begun(GAME, 2)
    seen = []
    while play.described["round"] == 1:
        if play.actors:
            seen.append(sizes(play))
            play = play.choose(" ".join(play.legal(seat)[0] for seat in (0, 1)))
        else:
            play = play.chance(str(len(seen)))
    assert seen == [(n, n) for n in (5, 5, 5, 5, 5, 5, 4, 3, 2)]  # the last one is not asked
    plates = [
        dict(zip(play.game.book.slot_names, row, strict=False)) for row in play.state.plates[0]
    ]
    cards = [sum(n * len(slot.split("+")) for slot, n in plate.items()) for plate in plates]
    assert cards[:2] == [10, 10]


def test_hands_are_swapped_before_the_draw() -> None:
    """S1: play, pass the hand, then draw from the own pile into what one received."""
    play = at(GAME, "egg egg egg egg egg", "maki2 maki2 maki2 maki2 maki2", turn=1)
    moved = play.choose("egg maki2")
    assert moved.phase == "draw"
    assert (moved.hand(0), moved.hand(1)) == ("maki2 maki2 maki2 maki2", "egg egg egg egg")
    after = moved.draw("draw0: squid draw1: wasabi")
    assert after.hand(0) == "maki2 maki2 maki2 maki2 squid"
    assert after.hand(1) == "egg egg egg egg wasabi"


def test_a_drawn_card_is_seen_by_its_drawer_only() -> None:
    play = at(GAME, "egg egg egg egg egg", "maki2 maki2 maki2 maki2 maki2", turn=1)
    after = play.choose("egg maki2").draw("draw0: squid draw1: wasabi")
    private = [(event.seat, event.data, event.to) for event in after.events_of("drew-card")]
    assert private == [
        (0, {"card": "squid"}, frozenset({0})),
        (1, {"card": "wasabi"}, frozenset({1})),
    ]
    assert [(event.seat, event.data, event.to) for event in after.events_of("drew")] == [
        (0, {}, None),
        (1, {}, None),
    ]
    hand = after.game.describe(after.game.view(after.state, 1).recalled)["hands"][0]
    assert hand == {"cards": {"maki2": 4}, "unknown": 1}


def test_the_pile_lasts_for_five_draws() -> None:
    play = at(GAME, "egg egg egg egg egg", "maki2 maki2 maki2 maki2 maki2", turn=5)
    fifth = play.choose("egg maki2")
    assert fifth.phase == "draw"
    sixth = fifth.draw("draw0: squid draw1: wasabi").choose("maki2 egg")
    assert (sixth.phase, sizes(sixth)) == ("choose", (4, 4))


def test_chopsticks_go_into_the_swapped_hand_before_the_draw() -> None:
    play = at(GAME, "egg egg salmon squid tempura / chopsticks", "maki2 " * 5, turn=2)
    moved = play.choose("egg,egg maki2")
    assert (moved.hand(1), moved.plate(0)) == ("tempura salmon squid chopsticks", "egg egg")
    after = moved.draw("draw0: squid draw1: wasabi")
    assert after.hand(1) == "tempura salmon squid wasabi chopsticks"


def test_yogurts_are_warmed_before_hands_move_and_cards_are_drawn() -> None:
    play = at(f"{GAME}+frozen-yogurt", "yogurt egg egg egg egg", "maki2 " * 5, turn=2)
    after = play.choose("yogurt maki2").draw("yogurt0: 3 draw0: squid draw1: wasabi")
    assert (after.plate(0), after.phase) == ("yogurt3", "choose")


def test_the_next_round_has_new_piles() -> None:
    play = at(GAME, "egg egg", "maki2 maki2").choose("egg maki2").chance()
    assert (play.described["round"], sizes(play)) == (2, (5, 5))


def test_it_is_scored_like_any_game_of_two() -> None:
    """S1: desserts included."""
    assert points("maki", GAME, "maki3", "") == [6, 3]
    assert dessert_points(GAME, "strawberry2", "strawberry1") == [0, -3]
    assert dessert_points(f"{GAME}+pudding", "pudding", "") == [6, 0]

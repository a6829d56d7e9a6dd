"""Every chance move is as likely as with shuffled cards and fair dice (chi-square, fixed seeds)."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product

import pytest

from sushibelt.core.chance import generator
from sushibelt.games import find
from tests.games.drawn_from import assert_drawn_from
from tests.games.sushi_go_stories import small_box
from tests.games.sushi_go_tables import Play, at, battle

Outcome = tuple[int, ...]


def outcomes(play: Play, samples: int) -> Iterator[Outcome]:
    for n in range(samples):
        move = play.game.nature(play.state, generator(b"sushi-go", str(n).encode()))
        assert move is not None
        yield move.outcome


def test_every_deal_of_a_small_box_is_equally_likely() -> None:
    """All 360 ways to deal four of six cards one by one."""
    box = {"egg": 2, "maki1": 2, "tempura": 1, "pudding": 1}
    game = small_box("sushi-go/original-2013", 2, box, hand=2)
    kinds = [game.book.kind_names.index(name) for name, n in box.items() for _ in range(n)]
    assert_drawn_from(Counter(permutations(kinds, 4)), outcomes(Play(game, game.start()), 6000))


def test_the_second_round_is_dealt_evenly_from_what_is_left() -> None:
    box = {"egg": 3, "maki1": 2, "tempura": 2, "pudding": 1}
    game = small_box("sushi-go/original-2013", 2, box, hand=2)
    play = Play(game, game.start()).draw("hand0: egg egg hand1: maki1 pudding")
    play = play.choose("egg maki1")
    kinds = [game.book.kind_names.index(name) for name in ("egg", "maki1", "tempura", "tempura")]
    assert_drawn_from(Counter(permutations(kinds, 4)), outcomes(play, 600))


@pytest.mark.parametrize("place", [0, 9, 10, 19])
def test_every_place_of_a_full_deal_gets_each_kind_as_often_as_the_box_has_it(place: int) -> None:
    game = find("sushi-go/anniversary", 2)
    weights = dict(enumerate(game.start().deck[: game.book.kinds]))
    deals = outcomes(Play(game, game.start()), 1500)
    assert_drawn_from(weights, (deal[place] for deal in deals))


@pytest.mark.parametrize("game_id", ["sushi-go/anniversary+battle", "sushi-go/anniversary+puppet"])
def test_both_seats_are_equally_likely_to_start(game_id: str) -> None:
    """S1 Battle; SA-24."""
    game = find(game_id, 2)
    starters = (deal[0] for deal in outcomes(Play(game, game.start()), 1000))
    assert_drawn_from({0: 1, 1: 1}, starters)


def test_yogurt_values_come_evenly_from_those_not_yet_shown() -> None:
    play = at("sushi-go/anniversary+frozen-yogurt", "yogurt egg egg", "egg egg maki1")
    weights: dict[Outcome, int] = {(0,): 3, (1,): 4, (2,): 3}
    assert_drawn_from(weights, outcomes(play.choose("yogurt egg"), 2000))
    shown = "yogurt1 yogurt1 yogurt2"
    play = at("sushi-go/anniversary+frozen-yogurt", f"yogurt egg egg / {shown}", "egg egg maki1")
    weights = {(0,): 1, (1,): 3, (2,): 3}
    assert_drawn_from(weights, outcomes(play.choose("yogurt egg"), 2000))


def test_two_yogurts_of_one_turn_never_share_a_card() -> None:
    play = at("sushi-go/anniversary+frozen-yogurt", "yogurt egg egg", "yogurt egg maki1")
    values = [0] * 3 + [1] * 4 + [2] * 3
    expected: Counter[Outcome] = Counter(permutations(values, 2))
    assert_drawn_from(expected, outcomes(play.choose("yogurt yogurt"), 3000))


def test_mochi_dice_are_fair_and_do_not_know_each_other() -> None:
    play = at("sushi-go/anniversary+mochi", "mochi egg egg", "mochi egg maki1")
    expected = dict.fromkeys(product(range(6), repeat=2), 1)
    assert_drawn_from(expected, outcomes(play.choose("mochi mochi"), 3000))


def test_piles_are_drawn_evenly_from_all_cards_not_yet_drawn() -> None:
    deck = "squid squid squid wasabi tempura tempura"
    hands = ("egg egg egg egg egg", "maki2 maki2 maki2 maki2 maki2")
    play = at("sushi-go/anniversary+personal-piles", *hands, turn=1, deck=deck)
    kinds = [play.game.book.kind_names.index(name) for name in deck.split()]
    expected = Counter(permutations(kinds, 2))
    assert_drawn_from(expected, outcomes(play.choose("egg maki2"), 2000))


def test_the_puppets_pile_is_drawn_evenly_from_all_cards_not_yet_drawn() -> None:
    deck = "squid squid squid wasabi tempura tempura"
    play = at("sushi-go/anniversary+puppet", "egg egg maki1", "maki2 maki2", "", deck=deck)
    kinds = [play.game.book.kind_names.index(name) for name in deck.split()]
    expected = Counter((kind,) for kind in kinds)
    assert_drawn_from(expected, outcomes(play.choose("egg:egg maki2"), 1000))


def test_battle_cards_are_turned_up_evenly_from_all_cards_not_yet_drawn() -> None:
    deck = "squid squid wasabi tempura"
    table = "? ? . . . / . maki1 . egg egg egg"
    play = battle("sushi-go/anniversary+battle", table, "", "", deck=deck).choose("row5.2")
    kinds = [play.game.book.kind_names.index(name) for name in deck.split()]
    assert_drawn_from(Counter(permutations(kinds, 2)), outcomes(play, 1500))


def test_the_same_generator_draws_the_same() -> None:
    play = at("sushi-go/anniversary+mochi", "mochi egg egg", "mochi egg maki1").choose(
        "mochi mochi"
    )
    assert list(outcomes(play, 5)) == list(outcomes(play, 5))

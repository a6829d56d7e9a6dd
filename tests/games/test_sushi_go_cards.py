"""What is in the box and how it is dealt: docs/rules/sushi-go.md, S1 set-up, S2 component list."""

from collections import Counter
from dataclasses import replace
from itertools import product

import pytest

from sushibelt.core.game import Certainty, Nature
from sushibelt.core.refusal import Refusal
from sushibelt.games import find
from sushibelt.games.sushi_go.book import Book, make_book
from tests.games.desserts import DESSERTS
from tests.games.sushi_go_tables import Play, at, begun, cards_laid

BASE = {
    "maki3": 8, "maki2": 12, "maki1": 6, "tempura": 14, "sashimi": 14, "dumpling": 14,
    "squid": 5, "salmon": 10, "egg": 5, "wasabi": 6, "chopsticks": 4,
}  # fmt: skip
DECKS = {
    "sushi-go/zoch-2014": DESSERTS["pudding"],
    "sushi-go/original-2013": DESSERTS["pudding"],
    **{f"sushi-go/anniversary+{option}": cards for option, cards in DESSERTS.items()},
}


def undrawn(play: Play) -> dict[str, int]:
    unseen: dict[str, int] = play.described["unseen"]
    return unseen


@pytest.mark.parametrize("game_id", DECKS)
def test_the_deck_is_the_98_of_s2_and_ten_of_one_dessert(game_id: str) -> None:
    game = find(game_id, 3)
    deck = undrawn(Play(game, game.start()))
    assert deck == {**BASE, **DECKS[game_id]}
    assert sum(deck.values()) == 108


def test_frozen_yogurts_are_worth_1_to_3_in_the_assumed_split() -> None:
    game = find("sushi-go/anniversary+frozen-yogurt", 3)
    assert game.start().values[:3] == [3, 4, 3]


@pytest.mark.parametrize(("seats", "cards"), [(2, 10), (3, 9), (4, 8), (5, 7)])
def test_hands_have_ten_nine_eight_or_seven_cards(seats: int, cards: int) -> None:
    """S1 and S2, set-up."""
    play = begun("sushi-go/anniversary", seats)
    assert [len(play.hand(seat).split()) for seat in range(seats)] == [cards] * seats
    assert sum(undrawn(play).values()) == 108 - seats * cards


@pytest.mark.parametrize(
    ("game_id", "seats", "dealt"),
    [
        ("sushi-go/zoch-2014", 5, 35),
        ("sushi-go/anniversary+personal-piles", 2, 20),
        ("sushi-go/anniversary+puppet", 2, 27),
        ("sushi-go/anniversary+battle", 2, 20),
    ],
)
def test_each_round_is_dealt_from_what_earlier_rounds_left(
    game_id: str, seats: int, dealt: int
) -> None:
    """S2: rounds 2 and 3 come from the same pile; nothing is ever shuffled back."""
    play = begun(game_id, seats)
    rounds = []
    while play.result is None:
        first = [play.legal(seat)[0] for seat in play.actors]
        play = play.choose(" ".join(first)) if first else play.chance()
        rounds.append(play.described["round"])
    assert rounds == sorted(rounds)
    assert set(rounds) == {1, 2, 3}
    assert sum(undrawn(play).values()) == 108 - 3 * dealt
    laid = Counter[str]()
    for plate, round_ in product(range(play.game.book.plates), (1, 2, 3)):
        laid += cards_laid(play, plate, round_)
    whole = Counter(undrawn(Play(play.game, play.game.start())))
    assert laid + Counter(undrawn(play)) == whole


def test_the_whole_first_deal_is_one_move_of_nature() -> None:
    play = begun("sushi-go/anniversary", 2)
    assert (play.number, play.phase, play.actors) == (1, "choose", (0, 1))
    assert [event.to for event in play.events_of("hand")] == [frozenset({0}), frozenset({1})]


def test_a_deal_is_told_card_by_card_and_read_back() -> None:
    game = find("sushi-go/anniversary+mochi", 2)
    text = "hand0: " + "mochi " * 10 + "hand1: " + "tempura " * 10
    play = Play(game, game.start()).draw(text)
    assert (play.hand(0), play.hand(1)) == ("mochi " * 9 + "mochi", "tempura " * 9 + "tempura")
    outcome = game.parse_outcome(game.start(), text)
    assert game.name_outcome(game.start(), outcome) == text.strip()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("hand0: " + "wasabi " * 7, "outcome-impossible"),  # there are only six
        ("hand0: pudding", "outcome-impossible"),  # of another box
        ("hand1: mochi", "outcome-label"),
        ("mochi", "outcome-label"),
    ],
)
def test_a_deal_that_cannot_be_is_refused(text: str, reason: str) -> None:
    game = find("sushi-go/anniversary+mochi", 2)
    with pytest.raises(Refusal) as refused:
        game.parse_outcome(game.start(), text)
    assert refused.value.reason == reason


@pytest.mark.parametrize(
    ("outcome", "reason"),
    [
        ((), "outcome-too-short"),
        ((0,) * 19, "outcome-impossible"),  # only fourteen tempura
        ((0,) * 10 + (1,) * 9, "outcome-too-short"),
        ((0,) * 10 + (1,) * 10 + (2,), "outcome-too-long"),
        ((-1,), "outcome-impossible"),
        ((99,), "outcome-impossible"),
    ],
)
def test_nature_cannot_draw_more_fewer_or_other_cards(
    outcome: tuple[int, ...], reason: str
) -> None:
    game = find("sushi-go/anniversary+mochi", 2)
    with pytest.raises(Refusal) as refused:
        game.apply(game.start(), Nature(outcome))
    assert refused.value.reason == reason


def test_numbers_that_no_seed_prints_say_so() -> None:
    """docs/rules: a number that is neither seed nor many says how sure it is."""
    anniversary = find("sushi-go/anniversary", 2).ruleset
    zoch = find("sushi-go/zoch-2014", 3).ruleset
    certainty = {fact.certainty for fact in anniversary.base.values()}
    assert certainty == {Certainty.INFERRED}
    assert {fact.certainty for fact in zoch.base.values()} == {Certainty.SEED}
    assert {fact.certainty for fact in anniversary.dessert.cards.values()} == {Certainty.ASSUMED}
    yogurt = find("sushi-go/anniversary+frozen-yogurt", 2).ruleset.dessert
    assert {fact.certainty for fact in yogurt.values.values()} == {Certainty.ASSUMED}
    tea = find("sushi-go/anniversary+bubble-tea", 2).ruleset.dessert
    assert {fact.certainty for fact in tea.cards.values()} == {Certainty.INFERRED}


def test_a_box_with_more_teas_than_can_be_scored_is_not_made_into_a_book() -> None:
    """An owner of a box may correct the numbers; too many must not end in wrong points."""
    ruleset = find("sushi-go/anniversary+bubble-tea", 2).ruleset

    def book_with(copies: int) -> Book:
        cards = {kind: fact._replace(value=copies) for kind, fact in ruleset.dessert.cards.items()}
        return make_book(replace(ruleset, dessert=replace(ruleset.dessert, cards=cards)), 2)

    assert sum(book_with(copies=3).deck) == 98 + 5 * 3
    with pytest.raises(ValueError, match="TEA_BOX"):
        book_with(copies=4)


def test_symbols_that_no_box_lists_are_not_taken_for_one() -> None:
    ruleset = find("sushi-go/anniversary", 3).ruleset
    cake = replace(ruleset.dessert, cards={"cake4": ruleset.dessert.cards["strawberry4"]})
    with pytest.raises(KeyError, match="cake4"):
        make_book(replace(ruleset, dessert=cake), 3)


def test_the_digest_tells_books_apart() -> None:
    ids = [(game_id, seats) for game_id in DECKS for seats in (3, 4)]
    assert len({find(game_id, seats).digest for game_id, seats in ids}) == len(ids)


def test_a_position_of_the_test_builder_keeps_all_cards() -> None:
    play = at("sushi-go/anniversary+mochi", "egg squid / wasabi+salmon mochi", "maki1 maki1")
    unseen = sum(undrawn(play).values())
    assert unseen + 4 + 3 == 108

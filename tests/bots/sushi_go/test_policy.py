"""The learned policy: sums of the weights that the one encoding names, where it was trained."""

from collections.abc import Iterator
from itertools import chain, pairwise
from typing import Any

import pytest

from sushibelt.bots.softmax import NOISES, TEMPERATURE
from sushibelt.bots.sushi_go import places as p
from sushibelt.bots.sushi_go.encode import encode, list_of
from sushibelt.bots.sushi_go.evaluate import fresh_scratch
from sushibelt.bots.sushi_go.policy import noise, prior
from sushibelt.bots.sushi_go.weights import LEARNED
from sushibelt.core.chance import generator
from sushibelt.games import find
from sushibelt.games.family import AnyGame
from sushibelt.games.sushi_go.battle import STOP
from sushibelt.games.sushi_go.state import (
    EGG,
    EMPTY,
    FACE_DOWN,
    PHASE_CHOOSE,
    PHASE_SECOND,
    TEMPURA,
    WASABI,
)
from tests.walks import walk

GAMES = (
    ("sushi-go/original-2013", 2, "two"),
    ("sushi-go/original-2013", 4, "more"),
    ("sushi-go/zoch-2014+two-way", 3, "more"),
    ("sushi-go/anniversary", 5, "more"),
    ("sushi-go/anniversary+frozen-yogurt", 3, "more"),
    ("sushi-go/anniversary+bubble-tea", 2, "two"),
    ("sushi-go/anniversary+mochi", 4, "more"),
    ("sushi-go/anniversary+golf", 2, "golf-two"),
    ("sushi-go/anniversary+golf+mochi", 3, "golf-more"),
    ("sushi-go/anniversary+golf", 5, "golf-more"),
    ("sushi-go/anniversary+bubble-tea+personal-piles", 2, "piles"),
    ("sushi-go/anniversary+puppet", 2, "puppet"),
    ("sushi-go/anniversary+bubble-tea+puppet", 2, "puppet"),
    ("sushi-go/anniversary+battle", 2, "battle"),
    ("sushi-go/anniversary+battle+frozen-yogurt", 2, "battle"),
)


def looks(name: str, seats: int) -> Iterator[tuple[AnyGame, Any, int, list[int]]]:
    """Yield what seats know when they choose, in two random matches."""
    for match in chain(walk(name, seats, seed=5), walk(name, seats, seed=6)):
        for seat in match.turn.actors:
            known = match.view(seat).recalled
            yield match.game, known, seat, list(match.game.legal(known, seat))


@pytest.mark.parametrize(("name", "seats", "title"), GAMES)
def test_a_promise_is_the_sum_of_the_weights_at_the_places_of_a_choice(
    name: str, seats: int, title: str
) -> None:
    scratch, places = fresh_scratch(), [0] * p.MOST_FEATURES
    table = list(LEARNED.lengths).index(title)
    row = scratch.policy[table]
    pairs = 0
    for game, known, seat, legal in looks(name, seats):
        assert list_of(game.book) == table
        out = [0] * len(legal)
        prior(known, game.book, seat, legal, len(legal), out, scratch)
        for action, promise in zip(legal, out, strict=True):
            answer = places[: encode(known, game.book, seat, action, places)]
            assert all(0 <= place < LEARNED.lengths[title] for place in answer)
            assert promise == sum(row[place] for place in answer)
            used = any(p.BY_PAIR <= place < p.WEIGHTS for place in answer)
            assert used == pairs_of(game, action) or game.book.battle
            pairs += used
    assert pairs > 0


def pairs_of(game: AnyGame, action: int) -> bool:
    """Whether an action lays two cards."""
    return not game.book.battle and game.book.second[action % game.book.plays] >= 0


def test_what_comes_past_counts_and_what_nobody_has_seen_counts_by_the_mean() -> None:
    """Tempura to come: two in the next hand, or as many as eight unknown cards hold on average."""
    game = find("sushi-go/original-2013", 2)
    known: Any = next(known for _, known, seat, _ in looks(game.id, 2) if seat == 0)
    other = game.book.holds[0][1][0]

    def coming(hand: dict[int, int], missing: int) -> int:
        table = known.copy()
        table.hands[other] = [hand.get(kind, 0) for kind in range(16)]
        table.missing[other] = missing
        table.deck = [8, *[0] * 8, 24, *[0] * 6]  # a quarter of what is unseen
        places = [0] * p.MOST_FEATURES
        encode(table, game.book, 0, 0, places)
        return places[1]

    none = coming({}, 0)
    assert coming({0: 2}, 0) == coming({}, 8) == coming({0: 1}, 4) == none + 2
    assert coming({0: 9}, 0) == none + 5


def places_of(game: AnyGame, known: Any, seat: int, action: int) -> list[int]:
    out = [0] * p.MOST_FEATURES
    return out[: encode(known, game.book, seat, action, out)]


def test_the_puppets_card_is_told_apart_from_the_own_one() -> None:
    """Whatever the puppet gets, the own card is told alike, and the other way round."""
    gifts: set[int] = set()
    for game, known, seat, legal in looks("sushi-go/anniversary+puppet", 2):
        own: dict[int, set[tuple[int, ...]]] = {}
        given: dict[int, set[tuple[int, ...]]] = {}
        for action in legal:
            told = places_of(game, known, seat, action)
            gift = tuple(place for place in told if place >= p.BY_GIFT)
            own.setdefault(action % game.book.plays, set()).add(
                tuple(told[: len(told) - len(gift)])
            )
            given.setdefault(action // game.book.plays, set()).add(gift)
            gifts |= set(gift)
        assert all(len(each) == 1 for each in (*own.values(), *given.values()))
        assert (given.keys() == {0}) == (known.actor != seat)
    for first, last in pairwise((p.BY_GIFT, p.BY_SPOILT, p.BY_FORGONE, p.BY_GIFT_MAKI)):
        assert any(first <= place < last for place in gifts)


def battle_table() -> tuple[AnyGame, Any]:
    """Return a Battle whose pyramid is whole: row 3 of eggs, row 5 of tempura, others face down."""
    game = find("sushi-go/anniversary+battle", 2)
    known: Any = next(known for _, known, _, _ in looks(game.id, 2)).copy()
    known.phase, known.turn, known.spare, known.actor = PHASE_CHOOSE, 0, 0, 0
    rows = [[EGG + 1] * 2, [FACE_DOWN] * 3, [EGG + 1] * 4, [FACE_DOWN] * 5, [TEMPURA + 1] * 6]
    known.spots[:] = [card for row in rows for card in row]
    return game, known


def test_in_battle_a_choice_is_told_by_what_it_uncovers_and_who_may_have_it_first() -> None:
    game, known = battle_table()
    whole = places_of(game, known, 0, 14)
    assert p.BY_BARED + p.SPELLS - 1 in whole  # nothing: its neighbour still covers both cards
    known.spots[15] = EMPTY
    down = places_of(game, known, 0, 14)
    assert p.BY_FACE_DOWN + p.SPELLS - 1 in down
    known.spots[9] = EGG + 1
    theirs = places_of(game, known, 0, 14)
    dry = p.AS_DRY * 2 * p.SPELLS + p.SPELLS - 1
    assert {p.BY_BARED_THEIRS + dry, p.BY_BARED_MINE + dry} <= set(theirs)
    known.plates[0][1][WASABI] = 1
    wet = p.AS_WET * 2 * p.SPELLS + p.SPELLS - 1
    assert {p.BY_BARED_THEIRS + wet, p.BY_BARED_MINE + dry} <= set(places_of(game, known, 0, 14))
    known.spare = 1
    assert {p.BY_BARED_THEIRS + wet + p.SPELLS} <= set(places_of(game, known, 0, 14))


def test_in_battle_a_second_card_uncovers_nothing_and_stopping_is_an_option_of_its_own() -> None:
    game, known = battle_table()
    known.spots[15], known.phase = EMPTY, PHASE_SECOND
    second = places_of(game, known, 0, 14)
    assert p.BY_PAIR + p.LONGEST - 1 in second
    assert all(place < p.BY_BARED for place in second)
    assert places_of(game, known, 0, STOP) == [p.BY_STOP + p.LONGEST - 1]


def test_noise_makes_the_best_sum_a_draw_by_softmax() -> None:
    """With a logit of one between two choices, the better is drawn e times as often."""
    game, scratch, rng = find("sushi-go/original-2013", 2), fresh_scratch(), generator(b"noise")
    draws = 20_000
    better = 0
    for _ in range(draws):
        one, other = (noise(game.book, rng, TEMPERATURE, scratch) for _ in range(2))
        better += 250 + one > other
    assert better / draws == pytest.approx(2.71828 / 3.71828, abs=0.015)
    assert len(scratch.noise) == NOISES

"""The learned policy: sums of the weights that the one encoding names, where it was trained."""

from collections.abc import Iterator
from typing import Any

import pytest

from sushibelt.bots.softmax import NOISES, TEMPERATURE
from sushibelt.bots.sushi_go.encode import BY_PAIR, MOST_FEATURES, WEIGHTS, encode
from sushibelt.bots.sushi_go.evaluate import fresh_scratch
from sushibelt.bots.sushi_go.policy import is_learned, noise
from sushibelt.bots.sushi_go.prior import prior, thumb
from sushibelt.core.chance import generator
from sushibelt.games import find
from sushibelt.games.family import AnyGame
from tests.walks import walk

LEARNED = (
    ("sushi-go/original-2013", 2),
    ("sushi-go/original-2013", 4),
    ("sushi-go/zoch-2014+two-way", 3),
    ("sushi-go/anniversary", 5),
    ("sushi-go/anniversary+frozen-yogurt", 3),
    ("sushi-go/anniversary+bubble-tea", 2),
    ("sushi-go/anniversary+mochi", 4),
)
NOT_LEARNED = (
    ("sushi-go/anniversary+battle", 2),
    ("sushi-go/anniversary+puppet", 2),
    ("sushi-go/anniversary+personal-piles", 2),
    ("sushi-go/anniversary+golf", 3),
)


def looks(name: str, seats: int) -> Iterator[tuple[AnyGame, Any, int, list[int]]]:
    """Yield what seats know when they choose, in a random match."""
    for match in walk(name, seats, seed=5):
        for seat in match.turn.actors:
            known = match.view(seat).recalled
            yield match.game, known, seat, list(match.game.legal(known, seat))


def promised(rule: Any, game: AnyGame, known: Any, seat: int, legal: list[int]) -> list[int]:
    out = [0] * len(legal)
    rule(known, game.book, seat, legal, len(legal), out, fresh_scratch())
    return out


@pytest.mark.parametrize(("name", "seats"), LEARNED)
def test_a_promise_is_the_sum_of_the_weights_at_the_places_of_a_choice(
    name: str, seats: int
) -> None:
    row = fresh_scratch().policy[0 if seats == 2 else 1]
    places = [0] * MOST_FEATURES
    pairs = 0
    for game, known, seat, legal in looks(name, seats):
        for action, promise in zip(legal, promised(prior, game, known, seat, legal), strict=True):
            answer = places[: encode(known, game.book, seat, action, places)]
            assert all(0 <= place < WEIGHTS for place in answer)
            assert promise == sum(row[place] for place in answer)
            assert (max(answer) >= BY_PAIR) == (game.book.second[action] >= 0)
            pairs += max(answer) >= BY_PAIR
    assert pairs > 0


@pytest.mark.parametrize(("name", "seats"), NOT_LEARNED)
def test_where_nothing_was_learned_priors_are_rules_of_thumb(name: str, seats: int) -> None:
    for looked in looks(name, seats):
        assert not is_learned(looked[0].book)
        assert promised(prior, *looked) == promised(thumb, *looked)


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
        places = [0] * MOST_FEATURES
        encode(table, game.book, 0, 0, places)
        return places[1]

    none = coming({}, 0)
    assert coming({0: 2}, 0) == coming({}, 8) == coming({0: 1}, 4) == none + 2
    assert coming({0: 9}, 0) == none + 5


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

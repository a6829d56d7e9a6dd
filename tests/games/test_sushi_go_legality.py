"""What may be chosen, exhaustively, against laying the cards one by one as docs/rules says.

Nothing of rules.py is used there: a choice is what remains after trying every order of one or two
cards of the hand and, where a seat may choose, every place for each nigiri.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement, permutations
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sushibelt.games import find
from sushibelt.games.family import AnyGame
from sushibelt.games.sushi_go import state as s
from sushibelt.games.sushi_go.rules import legal_plays
from tests.games.sushi_go_tables import at
from tests.shapes import SHAPES

NIGIRI = ("egg", "salmon", "squid")
KINDS = ("tempura", *NIGIRI, "wasabi", "chopsticks")
HANDS = [hand for n in (2, 3) for hand in combinations_with_replacement(KINDS, n)]

Slots = tuple[str, ...]  # the filled slots in sorted order: a choice is told by them


class Edition(NamedTuple):
    id: str
    must: bool  # a nigiri goes on a wasabi that is open for it
    same_turn: bool  # a wasabi is open for a nigiri laid after it in the same turn (SA-2)


EDITIONS = (
    Edition("sushi-go/zoch-2014", must=False, same_turn=False),  # ZG-1
    Edition("sushi-go/zoch-2014+forced-wasabi", must=True, same_turn=False),
    Edition("sushi-go/anniversary", must=True, same_turn=True),
    Edition("sushi-go/original-2013", must=True, same_turn=True),
)


def laid(cards: Slots, wasabi: int, edition: Edition) -> Iterator[Slots]:
    """Every way to lay these cards in this order beside so many open wasabi."""
    if not cards:
        yield ()
        return
    card, rest = cards[0], cards[1:]
    if card in NIGIRI and wasabi > 0:
        for others in laid(rest, wasabi - 1, edition):
            yield (f"wasabi+{card}", *others)
    if card not in NIGIRI or wasabi == 0 or not edition.must:
        opened = card == "wasabi" and edition.same_turn
        for others in laid(rest, wasabi + opened, edition):
            yield (card, *others)


def choices(hand: Slots, wasabi: int, chopsticks: int, edition: Edition) -> set[Slots]:
    """One card, or two with chopsticks and at least two cards in hand."""
    sizes = (1, 2) if chopsticks and len(hand) > 1 else (1,)
    return {
        tuple(sorted(way))
        for size in sizes
        for cards in permutations(hand, size)
        for way in laid(cards, wasabi, edition)
    }


def possible_hands(chopsticks: int) -> list[Slots]:
    """Small hands beside so many chopsticks on plates: there are four in the box."""
    return [hand for hand in HANDS if hand.count("chopsticks") + chopsticks <= 4]


def slots(name: str) -> Slots:
    return tuple(sorted(name.split(",")))


@pytest.mark.parametrize("edition", EDITIONS, ids=[edition.id for edition in EDITIONS])
@pytest.mark.parametrize("wasabi", [0, 1, 2, 3])
@pytest.mark.parametrize("chopsticks", [0, 1, 2])
def test_every_choice_and_no_other_is_offered(
    edition: Edition, wasabi: int, chopsticks: int
) -> None:
    plate = " ".join(["wasabi"] * wasabi + ["chopsticks"] * chopsticks)
    for hand in possible_hands(chopsticks):
        quiet = " ".join(["maki2"] * len(hand))
        play = at(edition.id, f"{' '.join(hand)} / {plate}", quiet, quiet)
        offered = [slots(name) for name in play.legal(0)]
        assert Counter(offered) == Counter(choices(hand, wasabi, chopsticks, edition)), hand


@pytest.mark.parametrize("wasabi", [0, 1])
@pytest.mark.parametrize("puppets", [0, 1])
@pytest.mark.parametrize("chopsticks", [0, 1])
def test_the_controller_is_offered_every_card_for_the_puppet_with_every_own_choice(
    wasabi: int, puppets: int, chopsticks: int
) -> None:
    """S1 puppet, SA-25: own chopsticks count, and need three cards; the puppet's never do."""
    edition = EDITIONS[2]
    own = " ".join(["wasabi"] * wasabi + ["chopsticks"] * chopsticks)
    puppet = " ".join(["wasabi"] * puppets + ["chopsticks"])
    for hand in possible_hands(chopsticks + 1):
        play = at(
            "sushi-go/anniversary+puppet",
            f"{' '.join(hand)} / {own}",
            " ".join(["maki2"] * (len(hand) - 1)),
            f" / {puppet}",
        )
        expected = set()
        for i, card in enumerate(hand):
            rest = hand[:i] + hand[i + 1 :]
            for place in laid((card,), puppets, edition):
                expected |= {(mine, place) for mine in choices(rest, wasabi, chopsticks, edition)}
        offered = []
        for name in play.legal(0):
            mine, _, theirs = name.partition(":")
            offered.append((slots(mine), slots(theirs)))
        assert Counter(offered) == Counter(expected), hand


GAMES = [find(game_id, seats) for game_id, seats in SHAPES if game_id.startswith("sushi-go/")]


@settings(max_examples=300, deadline=None, derandomize=True)
@given(data=st.data(), game=st.sampled_from(GAMES))
def test_plays_are_those_of_the_book_that_fit(data: st.DataObject, game: AnyGame) -> None:
    """Any hand and any plate, at every shape: each play of the book is looked at by itself."""
    book = game.book
    hand = [data.draw(st.integers(0, min(most, 3))) for most in book.deck]
    plate = [0] * s.SLOTS
    plate[s.WASABI] = wasabi = data.draw(st.integers(0, book.deck[s.WASABI]))
    plate[s.CHOPSTICKS] = chopsticks = data.draw(st.integers(0, 2))
    offset = data.draw(st.sampled_from([0, book.plays]))
    before = data.draw(st.integers(0, 3))

    def fits(play: int) -> bool:
        first, second = book.first[play], book.second[play]
        if second < 0:
            open_ = book.lowest[first] <= wasabi <= book.highest[first]
            return open_ and hand[book.card[first]] > 0
        taken = Counter([book.card[first], book.card[second]])
        open_ = book.needs[play] <= wasabi <= book.bears[play]
        at_hand = all(hand[kind] >= count for kind, count in taken.items())
        return open_ and at_hand and chopsticks > 0 and sum(hand) > 1

    out = [-1] * len(game.silent_work().legal)
    end = legal_plays(hand, plate, sum(hand), book, out, before, offset)
    assert out[:before] == [-1] * before
    assert out[before:end] == [offset + play for play in range(book.plays) if fits(play)]


def test_choices_come_sorted() -> None:
    play = at(
        "sushi-go/zoch-2014", "egg salmon squid wasabi / wasabi chopsticks", *["maki2 " * 4] * 2
    )
    actions = play.game.legal(play.state, 0)
    assert list(actions) == sorted(set(actions))

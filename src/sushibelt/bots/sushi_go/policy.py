"""The learned policy of Sushi Go!: what a seat will choose, as a softmax over sums of weights.

Weights come from `python -m sushibelt.training`, which fits them to what searches tried. A promise
is a logit in hundredths of a point, on the scale on which a search believes priors.
"""

from sushibelt.bots.fitted import TWO
from sushibelt.bots.search.search import Search, believe
from sushibelt.bots.softmax import softmax_noise
from sushibelt.bots.sushi_go.encode import encode, list_of, place_of_pair
from sushibelt.bots.sushi_go.evaluate import Scratch
from sushibelt.bots.sushi_go.giving import put_gift
from sushibelt.bots.sushi_go.laying import put_slot
from sushibelt.core.layout import Vector
from sushibelt.games.sushi_go.book import Book
from sushibelt.games.sushi_go.rules import legal
from sushibelt.games.sushi_go.state import Table

UNKNOWN = -1_000_000  # no promise is so small


def has_policy(book: Book) -> int:
    """1 where a search goes by it as a policy; for two, bounds with priors mostly did better."""
    return book.seats > TWO or book.puppet


def prior(
    t: Table, book: Book, seat: int, actions: Vector, count: int, out: Vector, scratch: Scratch
) -> None:
    """Write what each of these legal actions promises the seat: the sum of its weights."""
    weight = scratch.policy[list_of(book)]
    if book.battle:
        for i in range(count):
            features = encode(t, book, seat, actions[i], scratch.place)
            out[i] = summed(features, weight, scratch)
    else:
        weigh_plays(t, book, seat, actions, count, out, weight, scratch)


def weigh_plays(
    t: Table,
    book: Book,
    seat: int,
    actions: Vector,
    count: int,
    out: Vector,
    weight: Vector,
    scratch: Scratch,
) -> None:
    """Add up the weights of what is true of each play; slots are looked at once."""
    for slot in range(book.slots):
        scratch.promise[slot] = UNKNOWN
        scratch.gift[slot] = UNKNOWN
    for i in range(count):
        play = actions[i] % book.plays
        second = book.second[play]
        out[i] = promise_of(t, book, seat, book.first[play], weight, scratch)
        if second >= 0:
            out[i] += promise_of(t, book, seat, second, weight, scratch)
            out[i] += weight[place_of_pair(t, book)]
        if actions[i] >= book.plays:
            given = actions[i] // book.plays - 1
            out[i] += promise_of_gift(t, book, seat, given, weight, scratch)


def promise_of(t: Table, book: Book, seat: int, slot: int, weight: Vector, scratch: Scratch) -> int:
    """What laying this slot promises the seat."""
    if scratch.promise[slot] == UNKNOWN:
        features = put_slot(t, book, seat, slot, scratch.place, 0)
        scratch.promise[slot] = summed(features, weight, scratch)
    return scratch.promise[slot]


def promise_of_gift(
    t: Table, book: Book, seat: int, slot: int, weight: Vector, scratch: Scratch
) -> int:
    """What laying this slot for the puppet promises the seat."""
    if scratch.gift[slot] == UNKNOWN:
        features = put_gift(t, book, seat, slot, scratch.place, 0)
        scratch.gift[slot] = summed(features, weight, scratch)
    return scratch.gift[slot]


def summed(features: int, weight: Vector, scratch: Scratch) -> int:
    """The sum of the weights of the features that were written."""
    promised = 0
    for i in range(features):
        promised += weight[scratch.place[i]]
    return promised


def noise(book: Book, rng: Vector, width: int, scratch: Scratch) -> int:  # noqa: ARG001 - others ask it
    """What makes the best sum a draw by softmax."""
    return softmax_noise(rng, width, scratch.noise)


def options(t: Table, book: Book, seat: int, s: Search, scratch: Scratch) -> int:
    """Write what the seat decides between, the legal actions, and what is believed of each."""
    count = legal(t, book, seat, s.option)
    prior(t, book, seat, s.option, count, s.prior, scratch)
    believe(s, count, book.seats)
    return count


def progress(t: Table) -> int:
    """A number that changes where a search may stop and evaluate: with every round."""
    return t.round

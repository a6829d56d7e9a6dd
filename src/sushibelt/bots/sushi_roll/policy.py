"""The learned policy of Sushi Roll: what a seat will choose, as a softmax over sums of weights.

Weights come from `python -m sushibelt.training`, which fits them to what searches tried. A promise
is a logit in hundredths of a point, on the scale on which a search believes priors.
"""

from sushibelt.bots.fitted import TWO
from sushibelt.bots.search.search import Search, believe
from sushibelt.bots.softmax import softmax_noise
from sushibelt.bots.sushi_roll.encode import encode, look
from sushibelt.bots.sushi_roll.scratch import Scratch
from sushibelt.core.layout import Vector
from sushibelt.games.sushi_roll.book import Book
from sushibelt.games.sushi_roll.rules import legal
from sushibelt.games.sushi_roll.state import Table


def prior(
    t: Table, book: Book, seat: int, actions: Vector, count: int, out: Vector, scratch: Scratch
) -> None:
    """Write what each of these legal actions promises the seat: the sum of its weights."""
    weight = scratch.policy[0 if book.seats == TWO else 1]
    look(t, book, seat, scratch)
    for i in range(count):
        promised = 0
        for place in range(encode(t, book, seat, actions[i], scratch.place, scratch)):
            promised += weight[scratch.place[place]]
        out[i] = promised


def options(t: Table, book: Book, seat: int, s: Search, scratch: Scratch) -> int:
    """Write what the seat decides between, the legal actions, and what is believed of each."""
    count = legal(t, book, seat, s.option)
    prior(t, book, seat, s.option, count, s.prior, scratch)
    believe(s, count, book.seats)
    return count


def noise(book: Book, rng: Vector, width: int, scratch: Scratch) -> int:  # noqa: ARG001 - others ask it
    """What makes the best sum a draw by softmax."""
    return softmax_noise(rng, width, scratch.noise)


def has_policy(book: Book) -> int:  # noqa: ARG001 - others ask it
    """A search goes by it as a policy."""
    return 1


def progress(t: Table) -> int:
    """A number that changes where a search may stop and evaluate: with every round."""
    return t.round

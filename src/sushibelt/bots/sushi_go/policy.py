"""The learned policy of Sushi Go!: what a seat will choose, as a softmax over sums of weights.

Weights come from `python -m sushibelt.training`, which fits them to what searches tried. A promise
is a logit in hundredths of a point, on the scale on which a search believes priors.
"""

from sushibelt.bots.fitted import TWO
from sushibelt.bots.softmax import softmax_noise
from sushibelt.bots.sushi_go.encode import BY_PAIR, LONGEST, put_slot
from sushibelt.bots.sushi_go.evaluate import Scratch
from sushibelt.core.chance import below
from sushibelt.core.layout import Vector
from sushibelt.games.sushi_go.book import Book
from sushibelt.games.sushi_go.state import Table

UNKNOWN = -1_000_000  # no promise is so small


def is_learned(book: Book) -> int:
    """1 where the policy was trained: whole hands are passed on, and the most points win."""
    return not book.battle and not book.puppet and book.last_draw == 0 and book.sign > 0


def has_policy(book: Book) -> int:
    """1 where a search goes by it as a policy; for two, bounds with priors did better."""
    return book.seats > TWO and is_learned(book)


def learned_prior(
    t: Table, book: Book, seat: int, actions: Vector, count: int, out: Vector, scratch: Scratch
) -> None:
    """Add up the weights of what is true of each action; slots are looked at once."""
    weight = scratch.policy[0 if book.seats == TWO else 1]
    for slot in range(book.slots):
        scratch.promise[slot] = UNKNOWN
    for i in range(count):
        first = book.first[actions[i]]
        second = book.second[actions[i]]
        out[i] = promise_of(t, book, seat, first, weight, scratch)
        if second >= 0:
            out[i] += promise_of(t, book, seat, second, weight, scratch)
            out[i] += weight[BY_PAIR + min(book.turns - 1 - t.turn, LONGEST - 1)]


def promise_of(t: Table, book: Book, seat: int, slot: int, weight: Vector, scratch: Scratch) -> int:
    """What laying this slot promises the seat."""
    if scratch.promise[slot] == UNKNOWN:
        promised = 0
        for i in range(put_slot(t, book, seat, slot, scratch.place, 0)):
            promised += weight[scratch.place[i]]
        scratch.promise[slot] = promised
    return scratch.promise[slot]


def noise(book: Book, rng: Vector, width: int, scratch: Scratch) -> int:
    """With learned priors, what makes the best sum a draw by softmax; else anything below."""
    if is_learned(book):
        return softmax_noise(rng, width, scratch.noise)
    return below(rng, width)

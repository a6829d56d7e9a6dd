"""The row of a search under way, its look-up tables, and how promises become shares of a win.

Values are parts of SHARE, a whole win; roots, logarithms and exponentials come from tables, so that
a search is integer arithmetic and chooses alike interpreted and compiled.
"""

from math import exp, log, sqrt

from sushibelt.bots.search.trees import ACTIONS, SEATS
from sushibelt.core.layout import Grid, Row, Vector, ints
from sushibelt.core.ranking import KEYS

RNG = 4  # words of a generator
DEPTH = 16  # choices of one seat that a tree goes deep
NONE = -1  # of the options, where a turn goes on
SHARES = -1  # an evaluation in shares of a win, not points
SHARE = 10_000  # a whole win
FINE = 16  # promises are told in such parts of SHARE, so that chance can decide between equals
ROOTS = 4096
CURVE = 1024
BETWEEN_SPREADS = 16  # iterations
LEAST_SPREAD = 50  # in parts of SHARE: something is always left to find out
CURVE_STEPS = 100  # entries of the curve over which it falls to the e-th part
DOUBT = 250  # hundredths of a point that an option must promise less to be believed e times less

# How a search is set up: entries of `Search.habit`.
EXPLORE, NOISE, TRUST, REACH, TREES, WIDTH, STRAY = range(7)  # see `SearchBot`
HABITS = 7


class Search(Row):
    """A search under way: where it is, and scratch."""

    origin: Vector = ints(2)  # of the chance in all worlds
    world: Vector = ints(RNG)  # chance in the one that is imagined now
    tries: int = ints()  # worlds so far
    me: int = ints()  # the seat that thinks
    first: int = ints()  # what it tries now; NONE: it has done so
    node: Vector = ints(SEATS)
    inside: Vector = ints(SEATS)  # 1: this seat is still within its tree
    length: Vector = ints(SEATS)
    path: Grid = ints(SEATS, DEPTH)
    prior: Vector = ints(ACTIONS)  # what each legal action promises beforehand
    option: Vector = ints(ACTIONS)  # what the seat decides between
    belief: Vector = ints(ACTIONS)  # the share of a win each is believed to bring
    promise: Vector = ints(ACTIONS)  # and what it promises after all that was tried
    edge: Vector = ints(ACTIONS)  # its place in the trees, or NEW
    action: int = ints()  # what the seat does now
    chosen: int = ints()  # the place of the option that this is; NONE: its turn goes on
    value: Vector = ints(SEATS)
    expected: Vector = ints(SEATS)
    places: Vector = ints(SEATS)
    ranks: Grid = ints(SEATS, KEYS)
    habit: Vector = ints(HABITS)
    sums: Vector = ints(SEATS)  # of the values of each seat so far,
    squares: Vector = ints(SEATS)  # of their squares,
    spread: Vector = ints(SEATS)  # and their standard deviation
    root: Vector = ints(ROOTS)  # 1000 / √n
    square_root: Vector = ints(ROOTS)  # 1000 · √n
    log: Vector = ints(ROOTS)  # 1000 · √ln(n + 1)
    curve: Vector = ints(CURVE)  # SHARE · exp(−n / CURVE_STEPS)


def fresh_search() -> Search:
    """Return the row of a search, with what it looks up instead of computing it."""
    s = Search()
    s.root[:] = [0, *(round(1000 / sqrt(n)) for n in range(1, ROOTS))]
    s.square_root[:] = [round(1000 * sqrt(n)) for n in range(ROOTS)]
    s.log[:] = [round(1000 * sqrt(log(n + 1))) for n in range(ROOTS)]
    s.curve[:] = [round(SHARE * exp(-n / CURVE_STEPS)) for n in range(CURVE)]
    return s


def scaled(table: Vector, n: int, per_four: int) -> int:
    """Look up a table that goes on: beyond its end, four times the count changes the value so."""
    value = 1000
    while n >= ROOTS:
        n //= 4
        value = value * per_four // 1000
    return table[n] * value // 1000


def forget_values(s: Search) -> None:
    """Begin with a guess at how far values are apart."""
    for seat in range(SEATS):
        s.sums[seat] = 0
        s.squares[seat] = 0
        s.spread[seat] = SHARE // SEATS


def note_values(s: Search, seats: int) -> None:
    """Count what the seats have come to, and now and then how far that is apart."""
    for seat in range(seats):
        s.sums[seat] += s.value[seat]
        s.squares[seat] += s.value[seat] * s.value[seat]
    if s.tries % BETWEEN_SPREADS == 0:
        for seat in range(seats):
            mean = 100 * s.sums[seat] // s.tries
            variance = s.squares[seat] // s.tries - mean * mean // 10_000
            s.spread[seat] = max(root_of(variance, SHARE // 2), LEAST_SPREAD)


def root_of(number: int, guess: int) -> int:
    """The square root, about; found from a guess (Newton)."""
    root = guess
    for _ in range(12):
        root = (root + number // max(root, 1)) // 2
    return root


def fallen(s: Search, behind: int, lead: int) -> int:
    """SHARE, and an e-th part of it for every `lead` that somebody lies behind."""
    return s.curve[min(behind * CURVE_STEPS // lead, CURVE - 1)]


def believe(s: Search, count: int, seats: int) -> None:
    """Turn priors, in hundredths of a point, into shares of a win."""
    top = -1_000_000
    for i in range(count):
        top = max(top, s.prior[i])
    for i in range(count):
        s.belief[i] = fallen(s, top - s.prior[i], DOUBT) // seats


def best_promise(s: Search, count: int) -> int:
    """The option that promises most; the first of equals."""
    best = 0
    for i in range(1, count):
        if s.promise[i] > s.promise[best]:
            best = i
    return best

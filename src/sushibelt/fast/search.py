"""Thinking ahead: search among the worlds that a view cannot rule out.

Every iteration imagines a world, plays on in it and remembers how each seat's own choices fared.
Seats choose at once, so each has a tree of its own, keyed by its own choices (decoupled UCT);
worlds and chance differ each time, so an edge also counts how often it could have been taken.
Beyond the trees all seats follow the mind's rules of thumb.

These are drivers (see drivers.py) in the integer subset: interpreted and compiled they choose
alike, and under a number of iterations the choice is a function of view and seed alone. `family`
here is a `Minded` family: the rules, and a mind's `worth`, `outlook` and `stretch`.
"""

from typing import Any

from sushibelt.core.chance import below
from sushibelt.core.layout import Grid, Row, Vector, ints
from sushibelt.core.ranking import KEYS, rank
from sushibelt.core.waiting import NATURE, NOBODY
from sushibelt.fast.drivers import Book, Table, Work, clear

SEATS = 5
EDGES = 1 << 16  # a power of two; searches that fill it go on without growing their trees
FULL = EDGES * 3 // 4
ACTIONS = 8192  # more than any action space
DEPTH = 16  # choices of one seat that a tree goes deep
NEW = -1
SHARE = 10_000  # a whole win
ROOTS = 4096
CURVE = 1024
CURVE_STEP = 25  # hundredths of a point between two entries of the curve
SURE = 300  # hundredths of a point that make a lead safe at the end; it takes more before
LAST_PERCENT = 90  # of a finished match's value that the win makes; the rest is its margin

# How a search is set up: entries of `Search.habit`.
EXPLORE, NOISE, TRUST, REACH, TREES = range(5)  # REACH: choices deep; TREES: 1 if others have one
HABITS = 5


class Search(Row):
    """A search under way: its trees, and scratch."""

    edges: int = ints()
    key: Vector = ints(EDGES)  # who, after which own choices, chooses what; NEW: free
    visits: Vector = ints(EDGES)
    total: Vector = ints(EDGES)  # of the values of all visits
    seen: Vector = ints(EDGES)  # how often it could have been taken
    node: Vector = ints(SEATS)
    inside: Vector = ints(SEATS)  # 1: this seat is still within its tree
    length: Vector = ints(SEATS)
    path: Grid = ints(SEATS, DEPTH)
    prior: Vector = ints(ACTIONS)
    value: Vector = ints(SEATS)
    expected: Vector = ints(SEATS)
    places: Vector = ints(SEATS)
    ranks: Grid = ints(SEATS, KEYS)
    habit: Vector = ints(HABITS)
    root: Vector = ints(ROOTS)  # 1000 / √n
    log: Vector = ints(ROOTS)  # 1000 · √ln(n + 1)
    curve: Vector = ints(CURVE)  # SHARE · exp(−margin)


def clear_trees(s: Search) -> None:
    """Forget everything."""
    s.edges = 0
    for i in range(EDGES):
        s.key[i] = NEW


def find_edge(s: Search, key: int) -> int:
    """The place of an edge, or the free one where it belongs."""
    place = (key * 0x9E3779B1 >> 7) & (EDGES - 1)
    while s.key[place] != key and s.key[place] != NEW:
        place = (place + 1) & (EDGES - 1)
    return place


def edge_key(node: int, seat: int, action: int) -> int:
    """One number for a choice of a seat at a node of its tree."""
    return (node * SEATS + seat) * ACTIONS + action


def scaled(table: Vector, n: int, per_four: int) -> int:
    """Look up a table that goes on: beyond its end, four times the count changes the value so."""
    value = 1000
    while n >= ROOTS:
        n //= 4
        value = value * per_four // 1000
    return table[n] * value // 1000


def pick_inside(
    family: Any, t: Table, book: Book, seat: int, rng: Vector, work: Work, s: Search
) -> int:
    """The edge that promises most: its value so far, what is believed of it, and its novelty."""
    count = family.legal(t, book, seat, work.legal)
    top = -1_000_000
    for i in range(count):
        s.prior[i] = family.worth(t, book, seat, work.legal[i])
        top = max(top, s.prior[i])
    chosen = NEW
    best = -1
    trust = s.habit[TRUST]
    for i in range(count):
        edge = find_edge(s, edge_key(s.node[seat], seat, work.legal[i]))
        if s.key[edge] == NEW:
            s.key[edge] = edge_key(s.node[seat], seat, work.legal[i])
            s.visits[edge] = 0
            s.total[edge] = 0
            s.seen[edge] = 0
            s.edges += 1
        s.seen[edge] += 1
        believed = s.curve[min((top - s.prior[i]) // CURVE_STEP, CURVE - 1)] // book.seats
        visits = s.visits[edge] + trust
        value = (s.total[edge] + trust * believed) // visits
        novelty = scaled(s.log, s.seen[edge], 1000) * scaled(s.root, visits, 500)
        promise = (value + s.habit[EXPLORE] * novelty // 1_000_000) * 16 + below(rng, 16)
        if promise > best:
            best = promise
            chosen = edge
    return chosen


def pick_outside(
    family: Any, t: Table, book: Book, seat: int, rng: Vector, work: Work, s: Search
) -> int:
    """What the rules of thumb say, with some noise."""
    count = family.legal(t, book, seat, work.legal)
    best = -1_000_000
    chosen = 0
    for i in range(count):
        promise = family.worth(t, book, seat, work.legal[i]) + below(rng, s.habit[NOISE])
        if promise > best:
            best = promise
            chosen = work.legal[i]
    return chosen


def choose_all(family: Any, t: Table, book: Book, rng: Vector, work: Work, s: Search) -> None:
    """Let every seat that owes a choice choose, within its tree or beyond."""
    for seat in range(book.seats):
        if family.owes(t, book, seat):
            if s.inside[seat] and s.length[seat] < s.habit[REACH] and s.edges < FULL:
                edge = pick_inside(family, t, book, seat, rng, work, s)
                work.choice[seat] = s.key[edge] % ACTIONS
                s.path[seat][s.length[seat]] = edge
                s.length[seat] += 1
                s.node[seat] = edge + 1
                s.inside[seat] = 1 if s.visits[edge] > 0 else 0
            else:
                s.inside[seat] = 0
                work.choice[seat] = pick_outside(family, t, book, seat, rng, work, s)


def judge(family: Any, t: Table, book: Book, work: Work, s: Search) -> None:
    """Write how much of a win each seat has in sight."""
    rounds = family.outlook(t, book, work, s.expected)
    top = s.expected[0]
    for seat in range(book.seats):
        top = max(top, s.expected[seat])
    whole = 0
    for seat in range(book.seats):
        behind = (top - s.expected[seat]) * 10 // (SURE * (1 + 2 * rounds))
        s.value[seat] = s.curve[min(behind, CURVE - 1)]
        whole += s.value[seat]
    for seat in range(book.seats):
        s.value[seat] = s.value[seat] * SHARE // whole
    if family.waiting(t, book) == NOBODY:
        judge_places(family, t, book, s)


def judge_places(family: Any, t: Table, book: Book, s: Search) -> None:
    """The match is over: the win counts, and a little the margin, so that lost ones are fought."""
    family.keys(t, book, s.ranks)
    rank(s.ranks, book.seats, s.places)
    winners = 0
    for seat in range(book.seats):
        winners += s.places[seat] == 1
    for seat in range(book.seats):
        won = SHARE // winners if s.places[seat] == 1 else 0
        s.value[seat] = (won * LAST_PERCENT + s.value[seat] * (100 - LAST_PERCENT)) // 100


def play_on(family: Any, t: Table, book: Book, rng: Vector, work: Work, s: Search) -> None:
    """Play until the mind's stretch ends, or the match."""
    stretch = family.stretch(t)
    awaited = family.waiting(t, book)
    while awaited != NOBODY and family.stretch(t) == stretch:
        if awaited == NATURE:
            family.chance(t, book, rng, work)
        else:
            choose_all(family, t, book, rng, work, s)
            family.step(t, book, work)
        awaited = family.waiting(t, book)


def think(
    family: Any,
    view: Table,
    t: Table,
    book: Book,
    rng: Vector,
    work: Work,
    s: Search,
    me: int,
    iterations: int,
) -> None:
    """Imagine, play on, judge and remember, this many times."""
    for _ in range(iterations):
        clear(t)
        family.hide(view, book, me, 1, t)  # a view of a view is the same view: this copies it
        family.imagine(t, book, rng)
        for seat in range(book.seats):
            s.node[seat] = 0
            s.inside[seat] = 1 if seat == me else s.habit[TREES]
            s.length[seat] = 0
        play_on(family, t, book, rng, work, s)
        judge(family, t, book, work, s)
        for seat in range(book.seats):
            for i in range(s.length[seat]):
                edge = s.path[seat][i]
                s.visits[edge] += 1
                s.total[edge] += s.value[seat]


def favourite(family: Any, view: Table, book: Book, seat: int, work: Work, s: Search) -> int:
    """The action that was tried most; the lowest of equals."""
    count = family.legal(view, book, seat, work.legal)
    most = -1
    chosen = 0
    for i in range(count):
        edge = find_edge(s, edge_key(0, seat, work.legal[i]))
        visits = 0 if s.key[edge] == NEW else s.visits[edge]
        if visits > most:
            most = visits
            chosen = work.legal[i]
    return chosen

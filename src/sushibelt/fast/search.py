"""Thinking ahead: search among the worlds that a view cannot rule out.

Every iteration imagines a world, plays on in it and remembers how each seat's own choices fared.
Seats choose at once, so each has a tree of its own, keyed by its own choices (decoupled UCT);
worlds and chance differ each time, so an edge also counts how often it could have been taken.
Beyond the trees all seats follow the mind's rules of thumb.

These are drivers (see drivers.py) in the integer subset: interpreted and compiled they choose
alike, and under a number of iterations the choice is a function of view and seed alone. `family`
here is a `Minded` family: the rules, and a mind, which is

* `weigh`: the rules of thumb, what every legal action promises;
* `options`: what a tree remembers at this table, and what is believed of each beforehand;
  cards and dice that are chosen, or the portions that a whole turn may come to;
* `resolve`: the action that follows from what the options promise;
* `verdict`: what the last choice goes by;
* `spot`: where in its tree a seat is;
* `trusted` and `boldness`: a bot's habits in the measure of this family;
* `outlook`: what each seat may expect; `stretch` and `span`: how far to play on before asking that.
"""

from typing import Any

from sushibelt.core.chance import MASK, below
from sushibelt.core.layout import Grid, Row, Vector, ints
from sushibelt.core.ranking import KEYS, rank
from sushibelt.core.waiting import NATURE, NOBODY
from sushibelt.fast.drivers import Book, Table, Work, clear

SEATS = 5
EDGES = 1 << 17  # a power of two; searches that fill it go on without growing their trees
FULL = EDGES * 3 // 4
ACTIONS = 8192  # more than any action space
DEPTH = 16  # choices of one seat that a tree goes deep
NOTES = 1 << 14  # numbers of a mind's own
NEW = -1
NONE = -1  # of the options, where a turn goes on
SHARES = -1  # an outlook that tells shares of a win and not points
SHARE = 10_000  # a whole win
FINE = 16  # promises are told in such parts of SHARE, so that chance can decide between equals
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
    prior: Vector = ints(ACTIONS)  # what the rules of thumb say of each legal action
    option: Vector = ints(ACTIONS)  # what the seat decides between
    belief: Vector = ints(ACTIONS)  # the share of a win each is believed to bring
    promise: Vector = ints(ACTIONS)  # and what it promises after all that was tried
    edge: Vector = ints(ACTIONS)  # its place in the trees, or NEW
    action: int = ints()  # what the seat does now
    chosen: int = ints()  # the place of the option that this is; NONE: its turn goes on
    notes: Vector = ints(NOTES)  # a mind's own, kept from one question to the next
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
    mixed = ((key >> 13) * 0x9E3779B1 + (key & (ACTIONS - 1)) * 0x85EBCA6B) & MASK
    place = (mixed ^ mixed >> 15) & (EDGES - 1)
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


def believe(s: Search, count: int, seats: int) -> None:
    """Turn what rules of thumb promise, in hundredths of a point, into shares of a win."""
    top = -1_000_000
    for i in range(count):
        top = max(top, s.prior[i])
    for i in range(count):
        s.belief[i] = s.curve[min((top - s.prior[i]) // CURVE_STEP, CURVE - 1)] // seats


def best_promise(s: Search, count: int) -> int:
    """The option that promises most; the first of equals."""
    best = 0
    for i in range(1, count):
        if s.promise[i] > s.promise[best]:
            best = i
    return best


def open_edge(s: Search, key: int) -> int:
    """The edge of this key, made if it is new; NEW if the trees may not grow any more."""
    edge = find_edge(s, key)
    if s.key[edge] == NEW:
        if s.edges >= FULL:
            return NEW
        s.key[edge] = key
        s.visits[edge] = 0
        s.total[edge] = 0
        s.seen[edge] = 0
        s.edges += 1
    return edge


def pick_inside(
    family: Any, t: Table, book: Book, seat: int, rng: Vector, work: Work, s: Search
) -> None:
    """Choose what promises most: its value so far, what is believed of it, and its novelty."""
    count = family.options(t, book, seat, s)
    node = family.spot(t, book, s.node[seat])
    trust = family.trusted(s.habit[TRUST])
    explore = family.boldness(s.habit[EXPLORE])
    for i in range(count):
        edge = open_edge(s, edge_key(node, seat, s.option[i]))
        s.edge[i] = edge
        value = s.belief[i]
        novelty = 0
        if edge != NEW:
            s.seen[edge] += 1
            visits = s.visits[edge] + trust
            value = (s.total[edge] + trust * s.belief[i]) // visits
            novelty = scaled(s.log, s.seen[edge], 1000) * scaled(s.root, visits, 500)
        s.promise[i] = (value + explore * novelty // 1_000_000) * FINE + below(rng, FINE)
    family.resolve(t, book, seat, work, s, count)


def pick_outside(
    family: Any, t: Table, book: Book, seat: int, rng: Vector, work: Work, s: Search
) -> int:
    """What the rules of thumb say, with some noise."""
    count = family.legal(t, book, seat, work.legal)
    family.weigh(t, book, seat, work.legal, count, s.prior, s.notes)
    best = -1_000_000
    chosen = 0
    for i in range(count):
        promise = s.prior[i] + below(rng, s.habit[NOISE])
        if promise > best:
            best = promise
            chosen = work.legal[i]
    return chosen


def choose_all(family: Any, t: Table, book: Book, rng: Vector, work: Work, s: Search) -> None:
    """Let every seat that owes a choice choose, within its tree or beyond."""
    for seat in range(book.seats):
        if family.owes(t, book, seat):
            if s.inside[seat] and s.length[seat] < s.habit[REACH]:
                pick_inside(family, t, book, seat, rng, work, s)
                work.choice[seat] = s.action
                if s.chosen != NONE:
                    follow(s, seat, s.edge[s.chosen])
            else:
                s.inside[seat] = 0
                work.choice[seat] = pick_outside(family, t, book, seat, rng, work, s)


def follow(s: Search, seat: int, edge: int) -> None:
    """Go down this edge; whoever meets a new one leaves its tree behind."""
    s.inside[seat] = 0
    if edge != NEW:
        s.inside[seat] = 1 if s.visits[edge] > 0 else 0
        s.path[seat][s.length[seat]] = edge
        s.length[seat] += 1
        s.node[seat] = edge + 1


def judge(family: Any, t: Table, book: Book, work: Work, s: Search) -> None:
    """Write how much of a win each seat has in sight."""
    rounds = family.outlook(t, book, work, s.expected, s.notes)
    if rounds == SHARES:
        for seat in range(book.seats):
            s.value[seat] = s.expected[seat]
    else:
        share_win(s, book.seats, SURE * (1 + 2 * rounds))
    if family.waiting(t, book) == NOBODY:
        judge_places(family, t, book, s)


def share_win(s: Search, seats: int, sure: int) -> None:
    """Share a win by the points expected, so many of which make a lead safe."""
    top = s.expected[0]
    for seat in range(seats):
        top = max(top, s.expected[seat])
    whole = 0
    for seat in range(seats):
        behind = (top - s.expected[seat]) * 10 // sure
        s.value[seat] = s.curve[min(behind, CURVE - 1)]
        whole += s.value[seat]
    for seat in range(seats):
        s.value[seat] = s.value[seat] * SHARE // whole


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
    """Play until the mind's span is over, or the match."""
    end = family.stretch(t) + family.span(book)
    awaited = family.waiting(t, book)
    while awaited != NOBODY and family.stretch(t) < end:
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
    """The action that all that was tried speaks for; the first of equals."""
    count = family.options(view, book, seat, s)
    node = family.spot(view, book, 0)
    trust = family.trusted(s.habit[TRUST])
    for i in range(count):
        edge = find_edge(s, edge_key(node, seat, s.option[i]))
        visits = 0 if s.key[edge] == NEW else s.visits[edge]
        total = 0 if s.key[edge] == NEW else s.total[edge]
        s.promise[i] = family.verdict(visits, (total + trust * s.belief[i]) // (visits + trust))
    family.resolve(view, book, seat, work, s, count)
    return s.action

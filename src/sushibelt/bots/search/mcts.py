"""Thinking ahead: search among the worlds that a view cannot rule out.

Every iteration decides what to try, imagines a world, plays on in it and remembers how each seat's
own choices fared. Seats choose at once, so each has a tree of its own, keyed by its own choices
(decoupled UCT); worlds and chance differ each time, so an edge also counts how often it could have
been taken. Beyond the trees all seats follow the mind's rules of thumb.

Options are compared under the same luck: the n-th trial of each takes place in the n-th world,
whose hidden cards and whose dice come from a generator of their own (common random numbers).

These are drivers (see drivers.py) in the integer subset: interpreted and compiled they choose
alike, and under a number of iterations the choice is a function of view and seed alone. `family`
here is a `Minded` family: the rules, and a mind, which is

* `prior`: the rules of thumb, what every legal action promises;
* `options`: what a tree remembers at this table, and what is believed of each beforehand;
  cards and dice that are chosen, or the portions that a whole turn may come to;
* `resolve`: the action that follows from what the options promise;
* `final_value`: what the last choice goes by;
* `infoset`: where in its tree a seat is;
* `prior_weight` and `exploration`: a bot's habits in the measure of this family;
* `evaluate`: what each seat may expect, and what lead makes one e times as likely to win;
* `progress` and `horizon`: how far to play on before asking that.
"""

from typing import Any

from sushibelt.bots.search.trees import (
    ACTIONS,
    NEW,
    SEATS,
    Trees,
    clear_trees,
    edge_key,
    find_edge,
    open_edge,
)
from sushibelt.core.chance import below, seed, word
from sushibelt.core.game import NATURE, NOBODY
from sushibelt.core.layout import Grid, Row, Vector, ints
from sushibelt.core.ranking import KEYS, rank
from sushibelt.fast.drivers import Book, Table, Work, clear

RNG = 4  # words of a generator
DEPTH = 16  # choices of one seat that a tree goes deep
NOTES = 1 << 14  # numbers of a mind's own
NONE = -1  # of the options, where a turn goes on
SHARES = -1  # an evaluation in shares of a win, not points
SHARE = 10_000  # a whole win
FINE = 16  # promises are told in such parts of SHARE, so that chance can decide between equals
ROOTS = 4096
CURVE = 1024
CURVE_STEPS = 100  # entries of the curve over which it falls to the e-th part
DOUBT = 250  # hundredths of a point that an option must promise less to be believed e times less
LAST_PERCENT = 90  # of a finished match's value that the win makes; the rest is its margin

# How a search is set up: entries of `Search.habit`.
EXPLORE, NOISE, TRUST, REACH, TREES = range(5)  # REACH: choices deep; TREES: 1 if others have one
HABITS = 5


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
    curve: Vector = ints(CURVE)  # SHARE · exp(−n / CURVE_STEPS)


def begin(s: Search, trees: Trees, room: int, rng: Vector) -> None:
    """Forget everything, and open worlds that nobody has seen."""
    s.origin[0] = word(rng)
    s.origin[1] = word(rng)
    s.tries = 0
    clear_trees(trees, room)


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
        s.belief[i] = fallen(s, top - s.prior[i], DOUBT) // seats


def fallen(s: Search, behind: int, lead: int) -> int:
    """SHARE, and an e-th part of it for every `lead` that somebody lies behind."""
    return s.curve[min(behind * CURVE_STEPS // lead, CURVE - 1)]


def best_promise(s: Search, count: int) -> int:
    """The option that promises most; the first of equals."""
    best = 0
    for i in range(1, count):
        if s.promise[i] > s.promise[best]:
            best = i
    return best


def pick_inside(
    family: Any, t: Table, book: Book, seat: int, rng: Vector, work: Work, s: Search, trees: Trees
) -> None:
    """Choose what promises most: its value so far, what is believed of it, and its novelty."""
    count = family.options(t, book, seat, s)
    node = family.infoset(t, book, s.node[seat])
    trust = family.prior_weight(s.habit[TRUST])
    explore = family.exploration(s.habit[EXPLORE])
    for i in range(count):
        edge = open_edge(trees, edge_key(node, seat, s.option[i]))
        s.edge[i] = edge
        value = s.belief[i]
        novelty = 0
        if edge != NEW:
            trees.seen[edge] += 1
            visits = trees.visits[edge] + trust
            value = (trees.total[edge] + trust * s.belief[i]) // visits
            novelty = scaled(s.log, trees.seen[edge], 1000) * scaled(s.root, visits, 500)
        s.promise[i] = (value + explore * novelty // 1_000_000) * FINE + below(rng, FINE)
    family.resolve(t, book, seat, work, s, count)


def pick_outside(
    family: Any, t: Table, book: Book, seat: int, rng: Vector, work: Work, s: Search
) -> int:
    """What the rules of thumb say, with some noise."""
    count = family.legal(t, book, seat, work.legal)
    family.prior(t, book, seat, work.legal, count, s.prior, s.notes)
    best = -1_000_000
    chosen = 0
    for i in range(count):
        promise = s.prior[i] + below(rng, s.habit[NOISE])
        if promise > best:
            best = promise
            chosen = work.legal[i]
    return chosen


def choose_all(
    family: Any, t: Table, book: Book, rng: Vector, work: Work, s: Search, trees: Trees
) -> None:
    """Let every seat that owes a choice choose, within its tree or beyond."""
    for seat in range(book.seats):
        if family.owes(t, book, seat):
            if seat == s.me and s.first != NONE:
                work.choice[seat] = s.first
                s.first = NONE
            elif s.inside[seat] and s.length[seat] < s.habit[REACH]:
                pick_inside(family, t, book, seat, rng, work, s, trees)
                work.choice[seat] = s.action
                if s.chosen != NONE:
                    follow(s, trees, seat, s.edge[s.chosen])
            else:
                s.inside[seat] = 0
                work.choice[seat] = pick_outside(family, t, book, seat, rng, work, s)


def follow(s: Search, trees: Trees, seat: int, edge: int) -> None:
    """Go down this edge; whoever meets a new one leaves its tree behind."""
    s.inside[seat] = 0
    if edge != NEW:
        s.inside[seat] = 1 if trees.visits[edge] > 0 else 0
        s.path[seat][s.length[seat]] = edge
        s.length[seat] += 1
        s.node[seat] = edge + 1


def judge(family: Any, t: Table, book: Book, work: Work, s: Search) -> None:
    """Write how much of a win each seat has in sight."""
    lead = family.evaluate(t, book, work, s.expected, s.notes)
    if lead == SHARES:
        for seat in range(book.seats):
            s.value[seat] = s.expected[seat]
    else:
        share_win(s, book.seats, lead)
    if family.waiting(t, book) == NOBODY:
        judge_places(family, t, book, s)


def share_win(s: Search, seats: int, lead: int) -> None:
    """Share a win by the points expected; a seat that leads by so many is e times as likely."""
    top = s.expected[0]
    for seat in range(seats):
        top = max(top, s.expected[seat])
    whole = 0
    for seat in range(seats):
        s.value[seat] = fallen(s, top - s.expected[seat], lead)
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


def play_on(
    family: Any, t: Table, book: Book, rng: Vector, work: Work, s: Search, trees: Trees
) -> None:
    """Play until the mind's span is over, or the match."""
    end = family.progress(t) + family.horizon(book)
    awaited = family.waiting(t, book)
    while awaited != NOBODY and family.progress(t) < end:
        if awaited == NATURE:
            family.chance(t, book, s.world, work)
        else:
            choose_all(family, t, book, rng, work, s, trees)
            family.step(t, book, work)
        awaited = family.waiting(t, book)


def try_something(
    family: Any, t: Table, book: Book, rng: Vector, work: Work, s: Search, trees: Trees
) -> None:
    """Decide what to try, and turn to the world in which the others were tried as often."""
    pick_inside(family, t, book, s.me, rng, work, s, trees)
    s.first = s.action
    trial = s.tries
    s.tries += 1
    if s.chosen != NONE:
        trial = trees.visits[s.edge[s.chosen]]
        follow(s, trees, s.me, s.edge[s.chosen])
    seed(s.world, s.origin[0], s.origin[1], trial)


def think(
    family: Any,
    view: Table,
    t: Table,
    book: Book,
    rng: Vector,
    work: Work,
    s: Search,
    trees: Trees,
    me: int,
    iterations: int,
) -> None:
    """Try, imagine, play on, judge and remember, this many times."""
    s.me = me
    for _ in range(iterations):
        clear(t)
        family.hide(view, book, me, 1, t)  # a view of a view is the same view: this copies it
        for seat in range(book.seats):
            s.node[seat] = 0
            s.inside[seat] = 1 if seat == me else s.habit[TREES]
            s.length[seat] = 0
        try_something(family, t, book, rng, work, s, trees)
        family.imagine(t, book, s.world)
        play_on(family, t, book, rng, work, s, trees)
        judge(family, t, book, work, s)
        for seat in range(book.seats):
            for i in range(s.length[seat]):
                edge = s.path[seat][i]
                trees.visits[edge] += 1
                trees.total[edge] += s.value[seat]


def favourite(
    family: Any, view: Table, book: Book, seat: int, work: Work, s: Search, trees: Trees
) -> int:
    """The action that all that was tried speaks for; the first of equals."""
    count = family.options(view, book, seat, s)
    node = family.infoset(view, book, 0)
    trust = family.prior_weight(s.habit[TRUST])
    for i in range(count):
        edge = find_edge(trees, edge_key(node, seat, s.option[i]))
        visits = 0 if trees.key[edge] == NEW else trees.visits[edge]
        total = 0 if trees.key[edge] == NEW else trees.total[edge]
        s.promise[i] = family.final_value(visits, (total + trust * s.belief[i]) // (visits + trust))
    family.resolve(view, book, seat, work, s, count)
    return s.action

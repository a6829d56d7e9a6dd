"""Monte Carlo tree search over information sets: worlds are imagined, played on and remembered.

Every iteration decides what to try, imagines a world that the view cannot rule out, plays on in it
and remembers how each seat's own choices fared. Seats choose at once, so each has a tree of its
own, keyed by its own choices (decoupled UCT); worlds and chance differ each time, so an edge also
counts how often it could have been taken. Beyond the trees all seats follow the evaluator's priors.

Options are compared under the same luck: the n-th trial of each takes place in the n-th world,
whose hidden cards and whose dice come from a generator of their own (common random numbers).

These are drivers (see drivers.py) in the integer subset: interpreted and compiled they choose
alike, and under a number of iterations the choice is a function of view and seed alone.
"""

from sushibelt.bots.search.evaluator import AnyEvaluator, Scratch
from sushibelt.bots.search.search import (
    EXPLORE,
    FINE,
    NOISE,
    NONE,
    REACH,
    SHARE,
    SHARES,
    STRAY,
    TREES,
    TRUST,
    WIDTH,
    Search,
    fallen,
    forget_values,
    note_values,
    scaled,
)
from sushibelt.bots.search.trees import (
    NEW,
    Trees,
    clear_trees,
    edge_key,
    find_edge,
    known_edge,
    open_edge,
)
from sushibelt.core.chance import below, seed, word
from sushibelt.core.game import NATURE, NOBODY
from sushibelt.core.layout import Vector
from sushibelt.core.ranking import rank
from sushibelt.fast.drivers import Book, Table, Work, clear
from sushibelt.games.family import AnyFamily

LAST_PERCENT = 90  # of a finished match's value that the win makes; the rest is its margin
ROOT_WIDTH = 3  # times as much does the policy count at the root


def begin(s: Search, trees: Trees, room: int, rng: Vector) -> None:
    """Forget everything, and open worlds that nobody has seen."""
    s.origin[0] = word(rng)
    s.origin[1] = word(rng)
    s.tries = 0
    forget_values(s)
    clear_trees(trees, room)


def pick_inside(
    evaluator: AnyEvaluator,
    t: Table,
    book: Book,
    seat: int,
    rng: Vector,
    work: Work,
    s: Search,
    scratch: Scratch,
    trees: Trees,
) -> None:
    """Choose what promises most: its value so far, what is believed of it, and its novelty."""
    count = evaluator.options(t, book, seat, s, scratch)
    node = evaluator.infoset(t, book, s.node[seat])
    if s.habit[WIDTH] > 0 and evaluator.has_policy(book):
        if seat != s.me and below(rng, 100) < s.habit[STRAY]:
            stray(evaluator, book, seat, rng, s, scratch, trees, node, count)
        else:
            weigh_by_policy(book, seat, rng, s, trees, node, count)
    else:
        weigh_by_novelty(evaluator, seat, rng, s, trees, node, count)
    evaluator.resolve(t, book, seat, work, s, scratch, count)
    if s.chosen != NONE and s.edge[s.chosen] == NEW:
        s.edge[s.chosen] = open_edge(trees, edge_key(node, seat, s.option[s.chosen]))


def weigh_by_novelty(
    evaluator: AnyEvaluator,
    seat: int,
    rng: Vector,
    s: Search,
    trees: Trees,
    node: int,
    count: int,
) -> None:
    """Write upper confidence bounds of all options (UCB1 with priors)."""
    trust = evaluator.prior_weight(s.habit[TRUST])
    explore = evaluator.exploration(s.habit[EXPLORE])
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


def weigh_by_policy(
    book: Book, seat: int, rng: Vector, s: Search, trees: Trees, node: int, count: int
) -> None:
    """Write what options promise if those that the policy likes are tried sooner (PUCT).

    How much that counts follows how far values are apart: little before a round that others
    follow, much where the match is decided. At the root it counts more, so that what speaks for
    the favourite is not only that everything else was hardly looked at.
    """
    at_root = seat == s.me and s.length[seat] == 0
    liked = 1
    visited = 0
    gained = 0
    for i in range(count):
        key = edge_key(node, seat, s.option[i])
        edge = open_edge(trees, key) if at_root else known_edge(trees, key)
        s.edge[i] = edge
        liked += s.belief[i]
        if edge != NEW:
            visited += trees.visits[edge]
            gained += trees.total[edge]
    mean = (gained + SHARE // book.seats) // (visited + 1)
    width = s.habit[WIDTH] * s.spread[seat] // 1000
    if at_root:
        width *= ROOT_WIDTH
    width = width * scaled(s.square_root, visited + 1, 2000) // 1000
    for i in range(count):
        edge = s.edge[i]
        visits = 0
        value = mean
        if edge != NEW:
            visits = trees.visits[edge]
            value = (trees.total[edge] + mean) // (visits + 1)
        value += width * s.belief[i] // (liked * (1 + visits))
        s.promise[i] = value * FINE + below(rng, FINE)


def stray(
    evaluator: AnyEvaluator,
    book: Book,
    seat: int,
    rng: Vector,
    s: Search,
    scratch: Scratch,
    trees: Trees,
    node: int,
    count: int,
) -> None:
    """Let another seat do what the policy draws, whatever its tree says.

    Where every hand is known, trees of all seats would soon agree on one course of the round and
    never leave it: that course would look far too good, however long the search goes on.
    """
    for i in range(count):
        s.edge[i] = known_edge(trees, edge_key(node, seat, s.option[i]))
        s.promise[i] = s.prior[i] + evaluator.noise(book, rng, s.habit[NOISE], scratch)


def pick_outside(
    family: AnyFamily,
    evaluator: AnyEvaluator,
    t: Table,
    book: Book,
    seat: int,
    rng: Vector,
    work: Work,
    s: Search,
    scratch: Scratch,
) -> int:
    """What the prior says, with some noise."""
    count = family.legal(t, book, seat, work.legal)
    evaluator.prior(t, book, seat, work.legal, count, s.prior, scratch)
    best = -1_000_000
    chosen = 0
    for i in range(count):
        promise = s.prior[i] + evaluator.noise(book, rng, s.habit[NOISE], scratch)
        if promise > best:
            best = promise
            chosen = work.legal[i]
    return chosen


def choose_all(
    family: AnyFamily,
    evaluator: AnyEvaluator,
    t: Table,
    book: Book,
    rng: Vector,
    work: Work,
    s: Search,
    scratch: Scratch,
    trees: Trees,
) -> None:
    """Let every seat that owes a choice choose, within its tree or beyond."""
    for seat in range(book.seats):
        if family.owes(t, book, seat):
            if seat == s.me and s.first != NONE:
                work.choice[seat] = s.first
                s.first = NONE
            elif s.inside[seat] and s.length[seat] < s.habit[REACH]:
                pick_inside(evaluator, t, book, seat, rng, work, s, scratch, trees)
                work.choice[seat] = s.action
                if s.chosen != NONE:
                    follow(s, trees, seat, s.edge[s.chosen])
            else:
                s.inside[seat] = 0
                work.choice[seat] = pick_outside(
                    family, evaluator, t, book, seat, rng, work, s, scratch
                )


def follow(s: Search, trees: Trees, seat: int, edge: int) -> None:
    """Go down this edge; whoever meets a new one leaves its tree behind."""
    s.inside[seat] = 0
    if edge != NEW:
        s.inside[seat] = 1 if trees.visits[edge] > 0 else 0
        s.path[seat][s.length[seat]] = edge
        s.length[seat] += 1
        s.node[seat] = edge + 1


def judge(
    family: AnyFamily,
    evaluator: AnyEvaluator,
    t: Table,
    book: Book,
    work: Work,
    s: Search,
    scratch: Scratch,
) -> None:
    """Write how much of a win each seat has in sight."""
    lead = evaluator.evaluate(t, book, work, s.expected, scratch)
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


def judge_places(family: AnyFamily, t: Table, book: Book, s: Search) -> None:
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
    family: AnyFamily,
    evaluator: AnyEvaluator,
    t: Table,
    book: Book,
    rng: Vector,
    work: Work,
    s: Search,
    scratch: Scratch,
    trees: Trees,
) -> None:
    """Play until the evaluator's horizon is reached, or the match."""
    end = evaluator.progress(t) + evaluator.horizon(book)
    awaited = family.waiting(t, book)
    while awaited != NOBODY and evaluator.progress(t) < end:
        if awaited == NATURE:
            family.chance(t, book, s.world, work)
        else:
            choose_all(family, evaluator, t, book, rng, work, s, scratch, trees)
            family.step(t, book, work)
        awaited = family.waiting(t, book)


def try_something(
    evaluator: AnyEvaluator,
    t: Table,
    book: Book,
    rng: Vector,
    work: Work,
    s: Search,
    scratch: Scratch,
    trees: Trees,
) -> None:
    """Decide what to try, and turn to the world in which the others were tried as often."""
    pick_inside(evaluator, t, book, s.me, rng, work, s, scratch, trees)
    s.first = s.action
    trial = s.tries
    s.tries += 1
    if s.chosen != NONE:
        trial = trees.visits[s.edge[s.chosen]]
        follow(s, trees, s.me, s.edge[s.chosen])
    seed(s.world, s.origin[0], s.origin[1], trial)


def think(
    family: AnyFamily,
    evaluator: AnyEvaluator,
    view: Table,
    t: Table,
    book: Book,
    rng: Vector,
    work: Work,
    s: Search,
    scratch: Scratch,
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
        try_something(evaluator, t, book, rng, work, s, scratch, trees)
        family.imagine(t, book, s.world)
        play_on(family, evaluator, t, book, rng, work, s, scratch, trees)
        judge(family, evaluator, t, book, work, s, scratch)
        note_values(s, book.seats)
        for seat in range(book.seats):
            for i in range(s.length[seat]):
                edge = s.path[seat][i]
                trees.visits[edge] += 1
                trees.total[edge] += s.value[seat]


def favourite(
    evaluator: AnyEvaluator,
    view: Table,
    book: Book,
    seat: int,
    work: Work,
    s: Search,
    scratch: Scratch,
    trees: Trees,
) -> int:
    """The action that all that was tried speaks for; the first of equals."""
    count = evaluator.options(view, book, seat, s, scratch)
    node = evaluator.infoset(view, book, 0)
    trust = evaluator.prior_weight(s.habit[TRUST])
    for i in range(count):
        edge = find_edge(trees, edge_key(node, seat, s.option[i]))
        visits = 0 if trees.key[edge] == NEW else trees.visits[edge]
        total = 0 if trees.key[edge] == NEW else trees.total[edge]
        value = (total + trust * s.belief[i]) // (visits + trust)
        s.promise[i] = evaluator.final_value(visits, value)
    evaluator.resolve(view, book, seat, work, s, scratch, count)
    return s.action

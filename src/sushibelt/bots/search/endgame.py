"""Exact endgames for two: what is left before the horizon, solved backwards (backward induction).

Where both seats know every card and chance has no more to say before the horizon, what remains
is a tree of matrix games: at each position both choose at once, and each pair of choices leads to
the next. Its value, in the search's own measure, and mixed strategies that secure it are found from
the ends up. What is not like that is unsuited, and what is too large is left to a search.

These are drivers (see drivers.py). Solving goes on position by position from where it stopped, so a
caller may look at the clock; what it finds does not depend on that. Rules cannot call themselves:
the path is kept as the choices on it, and a position is played anew from the root.
"""

from sushibelt.bots.search.evaluator import AnyEvaluator, Scratch
from sushibelt.bots.search.matrix_game import MOVES, Duel, solve_matrix
from sushibelt.bots.search.mcts import judge
from sushibelt.bots.search.search import Search
from sushibelt.core.chance import below, pick, seed
from sushibelt.core.game import NATURE, NOBODY
from sushibelt.core.layout import Cube, Grid, Row, Vector, ints
from sushibelt.fast.drivers import Book, Table, Work, clear
from sushibelt.games.family import AnyFamily

DEEP = 8  # choices of both seats between the root and an end
FINE = 1000  # parts of the search's measure that values are told apart by
PROBES = 8  # random paths that tell how large an ending is
MARGIN = 2  # positions for each end that they promise: those between, and what they overlook
FRESH, OPEN, SOLVED, UNSUITED, TOO_LARGE = range(5)  # how an ending stands


class Ending(Row):
    """An ending that is being solved: the path to the position at hand, and what is known along."""

    status: int = ints()
    value: int = ints()  # once solved: what seat 0 gains, in parts of the measure times FINE
    spent: int = ints()  # positions looked at so far
    limit: int = ints()  # and about how many there may be
    end: int = ints()  # the progress with which the search stops
    depth: int = ints()
    moves: Cube = ints(DEEP, 2, MOVES)  # what each seat may choose there
    count: Grid = ints(DEEP, 2)
    at: Grid = ints(DEEP, 2)  # the pair of them that is looked at
    gain: Cube = ints(DEEP, MOVES, MOVES)  # of seat 0: its choices are the rows
    chance: Vector = ints(4)  # for random paths, and to see whether imagining asks for any


def open_ending(
    family: AnyFamily, evaluator: AnyEvaluator, view: Table, t: Table, book: Book, e: Ending
) -> None:
    """Begin at what a seat knows; the position must hold no secret for either seat."""
    e.status = OPEN
    e.spent = 0
    e.depth = 0
    e.end = evaluator.progress(view) + evaluator.horizon(book)
    seed(e.chance, 1, 2, 3)  # the same for all: what is found depends on the view alone
    if book.seats != 2:
        e.status = UNSUITED
        return
    for seat in range(2):
        if not is_open(family, view, t, book, seat, e):
            e.status = UNSUITED


def is_open(family: AnyFamily, view: Table, t: Table, book: Book, seat: int, e: Ending) -> int:
    """1 if the seat knows all: there is but one world that it can imagine, without any chance."""
    clear(t)
    family.hide(view, book, seat, 1, t)
    before = e.chance[3]  # every word of chance counts one up
    family.imagine(t, book, e.chance)
    return e.chance[3] == before


def probe(
    family: AnyFamily,
    evaluator: AnyEvaluator,
    view: Table,
    t: Table,
    book: Book,
    me: int,
    work: Work,
    e: Ending,
) -> None:
    """Leave an ending to a search if random paths tell that it is too large or meets chance.

    A path stands for as many as its choices multiply to; on the mean that is right (Knuth).
    """
    ends = 0
    for _ in range(PROBES):
        reach(family, view, t, book, me, work, e)
        count = 1
        while (
            e.status == OPEN
            and goes_on(family, evaluator, t, book, e)
            and count <= e.limit * PROBES
        ):
            for seat in range(2):
                n = list_moves(family, t, book, seat, work)
                work.choice[seat] = work.legal[below(e.chance, n)]
                count *= n
            family.step(t, book, work)
        ends += count
    if e.status == OPEN and ends * MARGIN > e.limit * PROBES:
        e.status = TOO_LARGE


def goes_on(family: AnyFamily, evaluator: AnyEvaluator, t: Table, book: Book, e: Ending) -> int:
    """1 if seats choose here before the horizon; chance makes all of it unsuited."""
    awaited = family.waiting(t, book)
    if awaited == NOBODY or evaluator.progress(t) >= e.end:
        return 0
    if awaited == NATURE:
        e.status = UNSUITED
        return 0
    return 1


def list_moves(family: AnyFamily, t: Table, book: Book, seat: int, work: Work) -> int:
    """Write what a seat may choose, say how much; one that owes nothing has one way to do so."""
    work.legal[0] = 0
    return family.legal(t, book, seat, work.legal) if family.owes(t, book, seat) else 1


def solve_on(
    family: AnyFamily,
    evaluator: AnyEvaluator,
    view: Table,
    t: Table,
    book: Book,
    me: int,
    work: Work,
    s: Search,
    scratch: Scratch,
    duel: Duel,
    e: Ending,
    positions: int,
) -> int:
    """Look at so many positions more, or as many as it takes; say how it stands."""
    if e.status == FRESH:
        open_ending(family, evaluator, view, t, book, e)
        if e.status == OPEN:
            probe(family, evaluator, view, t, book, me, work, e)
    for _ in range(positions):
        if e.status != OPEN:
            break
        reach(family, view, t, book, me, work, e)
        look(family, evaluator, t, book, work, s, scratch, duel, e)
    return e.status


def reach(
    family: AnyFamily, view: Table, t: Table, book: Book, me: int, work: Work, e: Ending
) -> None:
    """Play from the root to the position at the end of the path."""
    clear(t)
    family.hide(view, book, me, 1, t)  # nothing is hidden: this copies it
    for depth in range(e.depth):
        for seat in range(2):
            work.choice[seat] = e.moves[depth][seat][e.at[depth][seat]]
        family.step(t, book, work)


def look(
    family: AnyFamily,
    evaluator: AnyEvaluator,
    t: Table,
    book: Book,
    work: Work,
    s: Search,
    scratch: Scratch,
    duel: Duel,
    e: Ending,
) -> None:
    """Judge a position if it is an end, or begin with the pairs of choices that it offers."""
    e.spent += 1
    if goes_on(family, evaluator, t, book, e):
        if e.depth == DEEP or e.spent >= e.limit:
            e.status = TOO_LARGE
        else:
            spread_out(family, t, book, work, e)
    elif e.status == OPEN:
        judge(family, evaluator, t, book, work, s, scratch)
        hand_back(duel, e, (s.value[0] - s.value[1]) * (FINE // 2))


def spread_out(family: AnyFamily, t: Table, book: Book, work: Work, e: Ending) -> None:
    """List what both seats may choose here, and go on with the first pair."""
    depth = e.depth
    for seat in range(2):
        count = list_moves(family, t, book, seat, work)
        if count > MOVES:
            e.status = TOO_LARGE
            return
        for i in range(count):
            e.moves[depth][seat][i] = work.legal[i]
        e.count[depth][seat] = count
        e.at[depth][seat] = 0
    e.depth += 1


def hand_back(duel: Duel, e: Ending, gain: int) -> None:
    """Note what a position is worth where it came from; solve what is complete, upwards."""
    while e.depth > 0:
        depth = e.depth - 1
        at = e.at[depth]
        count = e.count[depth]
        e.gain[depth][at[0]][at[1]] = gain
        at[1] += 1
        if at[1] == count[1]:
            at[1] = 0
            at[0] += 1
        if at[0] < count[0]:
            return
        solve_matrix(duel, e.gain[depth], count[0], count[1])
        gain = duel.value
        e.depth = depth
    e.value = gain
    e.status = SOLVED


def draw_choice(duel: Duel, e: Ending, seat: int, rng: Vector) -> int:
    """Draw a seat's choice at the root from the strategy that secures the value."""
    weight = duel.column_weight if seat else duel.row_weight
    return e.moves[0][seat][pick(rng, weight, e.count[0][seat])]

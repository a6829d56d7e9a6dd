"""Expectimax of all seats at Sushizock: turn by turn, every portion and every fall of the dice.

A turn comes to one portion. Once it is known what the position after each portion is worth to every
seat, the solved dice tell how the seat at hand plays, and so what the position before is worth to
all. That is done for all portions of some turns in a row; after the last of them the fitted
evaluation tells the shares of a win, exactly so if the game is over. Every seat goes for its own
share. First one turn is looked at, then two, and so on.

Rules cannot call themselves, so the path is kept: the turns along it, each with its portions.
Looking goes on from where it stopped, so a caller may look at the clock. In the integer subset.
"""

from sushibelt.bots.search.search import FINE, SHARE, Search
from sushibelt.bots.sushizock.dice import promise_of, solve
from sushibelt.bots.sushizock.dice_odds import WHOLE, DiceOdds, write_odds
from sushibelt.bots.sushizock.evaluate import write_shares
from sushibelt.bots.sushizock.portions import THEFTS, list_portions, position_of, put_back
from sushibelt.bots.sushizock.prior import clear_values, offer, resolve
from sushibelt.bots.sushizock.scratch import FIVES, NOTHING, PLACES, Scratch
from sushibelt.core.layout import Cube, Grid, Row, Vector, ints
from sushibelt.fast.drivers import clear
from sushibelt.games.sushizock.book import Book
from sushibelt.games.sushizock.knowledge import hide
from sushibelt.games.sushizock.state import BONES, KINDS, SEATS, SUSHI, TILES, Table, Work
from sushibelt.games.sushizock.turns import close_up, lay_on_top, worst

DEEP = 12  # turns in a row, at most
PORTIONS = 32  # of one turn
FRESH, OPEN, DONE = range(3)  # how a look ahead stands
FROM_ROW = -1  # in the place of a victim


class Ahead(Row):
    """A look ahead under way: the turns on the path, and what their portions are worth."""

    status: int = ints()
    limit: int = ints()  # about how many turns may be solved
    kept: int = ints()  # 1 + that limit, once a look was done: it holds as long as no tile moves
    spent: int = ints()  # how many were
    before: int = ints()  # and before this depth
    depth: int = ints()  # turns in a row
    at: int = ints()  # the turn at hand: its place on the path
    count: Vector = ints(DEEP)  # of its portions; 0: they are not listed yet
    current: Vector = ints(DEEP)  # the portion that is looked at
    option: Grid = ints(DEEP, PORTIONS)  # as in portions.py; the last one is what nobody chooses
    worth: Cube = ints(DEEP, PORTIONS, SEATS)  # shares of a win afterwards, in fine parts
    victim: Vector = ints(DEEP)  # where its tile came from, to be put back
    kind: Vector = ints(DEEP)
    index: Vector = ints(DEEP)
    total: Vector = ints(SEATS)  # what a whole turn is worth
    found: Vector = ints(PORTIONS)  # of the first turn's portions: the shares at the last depth


def mover(t: Table, book: Book, a: Ahead) -> int:
    """Whose turn is looked at."""
    return (t.actor + a.at) % book.seats


# Portions, tried and put back.


def list_turn(t: Table, book: Book, a: Ahead, scratch: Scratch) -> None:
    """List what the turn at hand may come to, and at last what falls to it for want of a choice.

    The first turn has thefts from deep in a stack as well; they are too rare to matter later.
    """
    option = a.option[a.at]
    n = 0
    if a.at == 0:
        list_portions(t, book, t.actor, position_of(t, book), scratch)
        while n < scratch.listed:
            option[n] = scratch.portion[n]
            n += 1
    else:
        n = list_usual(t, book, mover(t, book, a), option)
    a.count[a.at] = n + 1
    a.current[a.at] = 0


def list_usual(t: Table, book: Book, seat: int, option: Vector) -> int:
    """Write the tiles that dice can name and those on top of stacks; return how many."""
    n = 0
    for kind in range(KINDS):
        for place in range(1, min(book.dice, t.lengths[kind]) + 1):
            option[n] = kind * PLACES + place
            n += 1
        for victim in range(book.seats):
            if victim != seat and t.heights[victim][kind] > 0:
                option[n] = THEFTS + (kind * book.seats + victim) * TILES
                n += 1
    return n


def find_tile(t: Table, book: Book, a: Ahead) -> None:
    """Note where the tile of the portion lies that is looked at."""
    at = a.at
    option = a.option[at][a.current[at]]
    a.victim[at] = FROM_ROW
    if a.current[at] == a.count[at] - 1:
        a.kind[at] = BONES if t.lengths[BONES] > 0 else SUSHI
        a.index[at] = worst(t, a.kind[at])
    elif option < THEFTS:
        a.kind[at] = option // PLACES
        a.index[at] = option % PLACES - 1
    else:
        theft = option - THEFTS
        a.victim[at] = theft // TILES % book.seats
        a.kind[at] = theft // TILES // book.seats
        a.index[at] = t.heights[a.victim[at]][a.kind[at]] - 1 - theft % TILES


def take(t: Table, book: Book, a: Ahead) -> None:
    """Take the portion that is looked at."""
    find_tile(t, book, a)
    kind = a.kind[a.at]
    victim = a.victim[a.at]
    if victim == FROM_ROW:
        value = close_up(t.rows[kind], t.lengths[kind], a.index[a.at])
        t.lengths[kind] -= 1
    else:
        value = close_up(t.stacks[victim][kind], t.heights[victim][kind], a.index[a.at])
        t.heights[victim][kind] -= 1
    lay_on_top(t, mover(t, book, a), kind, value)


def return_tile(t: Table, book: Book, a: Ahead) -> None:
    """Put the tile back to where it was."""
    kind = a.kind[a.at]
    victim = a.victim[a.at]
    seat = mover(t, book, a)
    t.heights[seat][kind] -= 1
    height = t.heights[seat][kind]
    value = t.stacks[seat][kind][height]
    t.stacks[seat][kind][height] = 0
    if victim == FROM_ROW:
        t.lengths[kind] += 1
        put_back(t.rows[kind], t.lengths[kind], a.index[a.at], value)
    else:
        t.heights[victim][kind] += 1
        put_back(t.stacks[victim][kind], t.heights[victim][kind], a.index[a.at], value)


# What a whole turn is worth.


def value_turn(t: Table, book: Book, a: Ahead, odds: DiceOdds, scratch: Scratch) -> None:
    """Write into `total` what the turn at hand is worth to all seats, before its first roll."""
    seat = mover(t, book, a)
    last = a.count[a.at] - 1
    clear_values(scratch)
    for i in range(last):
        offer(book, scratch, a.option[a.at][i], a.worth[a.at][i][seat])
    scratch.fall_back = a.worth[a.at][last][seat]
    solve(book, scratch, book.rolls - 1)
    a.spent += 1
    if book.seats == 2:
        a.total[seat] = promise_of(scratch, book.takes, book.rolls)
        a.total[1 - seat] = FINE * SHARE - a.total[seat]
    else:
        write_odds(book, scratch, odds)
        average(book, a, odds, seat, scratch)


def average(book: Book, a: Ahead, odds: DiceOdds, seat: int, scratch: Scratch) -> None:
    """Write the mean of what the portions are worth to all seats, as likely as each is taken."""
    for other in range(book.seats):
        a.total[other] = 0
    for five in range(FIVES):
        if odds.last[five] > 0:
            worth = a.worth[a.at][portion_for(book, a, seat, five, scratch)]
            for other in range(book.seats):
                a.total[other] += odds.last[five] * worth[other]
    for other in range(book.seats):
        a.total[other] //= WHOLE


def portion_for(book: Book, a: Ahead, seat: int, five: int, scratch: Scratch) -> int:
    """The portion that the seat takes for these five dice."""
    last = a.count[a.at] - 1
    if scratch.best[five] == NOTHING:
        return last
    code = scratch.code[five]
    sushi = code // (PLACES * PLACES)
    bones = code // PLACES % PLACES
    blue = code % PLACES
    red = book.dice - sushi - bones - blue
    for i in range(last):
        if a.worth[a.at][i][seat] == scratch.best[five]:
            option = a.option[a.at][i]
            if option < THEFTS:
                offered = (sushi if option // PLACES == SUSHI else bones) == option % PLACES
            else:
                kind = (option - THEFTS) // TILES // book.seats
                offered = (blue if kind == SUSHI else red) >= book.top_theft
            if offered:
                return i
    return last


# Turn by turn, deeper and deeper.


def begin(a: Ahead, depth: int) -> None:
    """Look at so many turns in a row, from the first portion on."""
    a.status = OPEN
    a.before = a.spent
    a.depth = depth
    a.at = 0
    for i in range(DEEP):
        a.count[i] = 0


def try_portion(t: Table, book: Book, a: Ahead, scratch: Scratch) -> None:
    """Take the next portion, and judge the position after it or go on with the next turn."""
    take(t, book, a)
    if a.at + 1 < a.depth and t.lengths[SUSHI] + t.lengths[BONES] > 0:
        a.at += 1
        return
    follower = (t.actor + a.at + 1) % book.seats
    write_shares(t, book, follower, a.worth[a.at][a.current[a.at]], scratch)
    return_tile(t, book, a)
    a.current[a.at] += 1


def hand_back(t: Table, book: Book, a: Ahead, odds: DiceOdds, scratch: Scratch) -> None:
    """All portions of a later turn are judged: note what it is worth where it came from."""
    value_turn(t, book, a, odds, scratch)
    a.count[a.at] = 0
    a.at -= 1
    return_tile(t, book, a)
    for seat in range(book.seats):
        a.worth[a.at][a.current[a.at]][seat] = a.total[seat]
    a.current[a.at] += 1


def finish_depth(t: Table, a: Ahead) -> None:
    """Keep what was found; look one turn further if the limit allows about as many turns."""
    for i in range(a.count[0]):
        a.found[i] = a.worth[0][i][t.actor]
    more = max(1, a.spent - a.before) * a.count[0]
    if a.depth < DEEP and a.spent + more <= a.limit:
        begin(a, a.depth + 1)
    else:
        a.status = DONE
        a.kept = 1 + a.limit


def same_tiles(view: Table, t: Table, book: Book) -> int:
    """1 if it is the same seat's turn and all tiles lie as they did, whatever the dice show."""
    same = 1 if view.actor == t.actor else 0
    for kind in range(KINDS):
        for i in range(TILES):
            if view.rows[kind][i] != t.rows[kind][i]:
                same = 0
            for seat in range(book.seats):
                if view.stacks[seat][kind][i] != t.stacks[seat][kind][i]:
                    same = 0
        for seat in range(book.seats):
            if view.heights[seat][kind] != t.heights[seat][kind]:
                same = 0
    return same


def look_on(
    view: Table,
    t: Table,
    book: Book,
    me: int,
    scratch: Scratch,
    a: Ahead,
    odds: DiceOdds,
    turns: int,
) -> int:
    """Look at one turn, or solve so many turns more; say how it stands.

    What was found before the first roll of a turn holds after it, too: only the dice have changed.
    """
    if a.status == FRESH and a.kept == 1 + a.limit and same_tiles(view, t, book):
        a.status = DONE
    if a.status == FRESH:
        a.kept = 0
        clear(t)
        hide(view, book, me, 1, t)  # nothing is hidden: this copies it
        a.spent = 0
        begin(a, 1)
    end = a.spent + turns
    while a.status == OPEN and a.spent < end:
        if a.count[a.at] == 0:
            list_turn(t, book, a, scratch)
        if a.current[a.at] < a.count[a.at]:
            try_portion(t, book, a, scratch)
        elif a.at > 0:
            hand_back(t, book, a, odds, scratch)
        else:
            finish_depth(t, a)
    return a.status


def choose_portion(
    view: Table, book: Book, me: int, work: Work, s: Search, scratch: Scratch, a: Ahead
) -> int:
    """The action that follows from what was found at the last depth looked through."""
    list_portions(view, book, me, position_of(view, book), scratch)
    count = scratch.listed
    for i in range(count):
        s.option[i] = scratch.portion[i]
        s.promise[i] = a.found[i]
    scratch.worst = a.found[count]
    resolve(view, book, me, work, s, scratch, count)
    return s.action

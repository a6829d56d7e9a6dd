"""Priors of Sushizock: portions have a value, and the dice are solved for it.

Portions are the options that a search tells apart; which dice to set aside follows from what they
promise, exactly (`dice.py`). Written in the integer subset, so that it is compiled together with
the rules.
"""

from sushibelt.bots.search.search import FINE, NONE, Search
from sushibelt.bots.sushizock.dice import promise_of_keeping, solve
from sushibelt.bots.sushizock.portions import THEFTS, after_theft, list_portions, position_of
from sushibelt.bots.sushizock.scratch import NOTHING, PLACES, Scratch
from sushibelt.core.layout import Vector
from sushibelt.games.sushizock.book import Book
from sushibelt.games.sushizock.rules import keeps
from sushibelt.games.sushizock.state import KINDS, TILES, Table, Work
from sushibelt.games.sushizock.turns import place_in_row, reach


def clear_values(scratch: Scratch) -> None:
    """Forget the values of all portions; there is nothing to be had."""
    for kind in range(KINDS):
        for place in range(PLACES):
            scratch.tile[kind][place] = NOTHING
        scratch.top[kind] = NOTHING
        scratch.deep[kind] = NOTHING


def offer(book: Book, scratch: Scratch, option: int, value: int) -> None:
    """Let the dice know what this portion is worth."""
    if option < THEFTS:
        scratch.tile[option // PLACES][option % PLACES] = value
        return
    kind = (option - THEFTS) // TILES // book.seats
    scratch.deep[kind] = max(scratch.deep[kind], value)
    if (option - THEFTS) % TILES == 0:
        scratch.top[kind] = max(scratch.top[kind], value)


def solve_turn(t: Table, book: Book, seat: int, scratch: Scratch) -> None:
    """Solve the dice for the values that portions have beforehand, once for a turn."""
    position = position_of(t, book)
    list_portions(t, book, seat, position, scratch)
    if scratch.solved != position:
        clear_values(scratch)
        for i in range(scratch.listed):
            offer(book, scratch, scratch.portion[i], scratch.value[i])
        scratch.fall_back = scratch.worst
        solve(book, scratch, book.rolls - 1)
        scratch.solved = position


def prior(
    t: Table, book: Book, seat: int, actions: Vector, count: int, out: Vector, scratch: Scratch
) -> None:
    """Write what each of these legal actions promises the seat."""
    solve_turn(t, book, seat, scratch)
    for i in range(count):
        action = actions[i]
        if action < book.takes:
            out[i] = promise_of_keeping(t, book, scratch, action)
        elif action < book.steals:
            kind = action - book.takes
            out[i] = scratch.tile[kind][place_in_row(t, kind)]
        else:
            out[i] = theft_worth(t, book, seat, action - book.steals, scratch)


def theft_worth(t: Table, book: Book, seat: int, theft: int, scratch: Scratch) -> int:
    """What this very theft is worth."""
    victim = theft // TILES % book.seats
    return after_theft(t, book, seat, theft // TILES // book.seats, victim, theft % TILES, scratch)


def options(t: Table, book: Book, seat: int, s: Search, scratch: Scratch) -> int:
    """Write the portions that the turn may come to, and the share of a win each should bring."""
    list_portions(t, book, seat, position_of(t, book), scratch)
    count = scratch.listed
    for i in range(count):
        s.option[i] = scratch.portion[i]
        s.belief[i] = scratch.value[i] // FINE
    return count


def on_offer(t: Table, book: Book, option: int) -> int:
    """1 if the dice as they lie offer this portion."""
    if option < THEFTS:
        return 1 if place_in_row(t, option // PLACES) == option % PLACES else 0
    theft = option - THEFTS
    return 1 if reach(t, book, theft // TILES // book.seats) > theft % TILES else 0


def resolve(
    t: Table,
    book: Book,
    seat: int,  # noqa: ARG001 - it is this seat's turn
    work: Work,
    s: Search,
    scratch: Scratch,
    count: int,
) -> None:
    """Take the best portion, or set aside the dice that promise more and let the turn go on."""
    scratch.solved = 0
    clear_values(scratch)
    best = NOTHING
    s.chosen = NONE
    for i in range(count):
        offer(book, scratch, s.option[i], s.promise[i])
        if s.promise[i] > best and on_offer(t, book, s.option[i]):
            best = s.promise[i]
            s.chosen = i
    scratch.fall_back = scratch.worst
    keep = best_keep(t, book, work, scratch, best)
    if keep != NONE:
        s.chosen = NONE
        s.action = keep
    elif s.option[s.chosen] < THEFTS:
        s.action = book.takes + s.option[s.chosen] // PLACES
    else:
        s.action = book.steals + s.option[s.chosen] - THEFTS


def best_keep(t: Table, book: Book, work: Work, scratch: Scratch, least: int) -> int:
    """The dice to set aside that promise most, if that is more than this; else NONE."""
    count = keeps(t, book, work.legal)
    chosen = NONE
    if count > 0:
        solve(book, scratch, book.rolls - t.roll)
    for i in range(count):
        promised = promise_of_keeping(t, book, scratch, work.legal[i])
        if promised > least:
            least = promised
            chosen = work.legal[i]
    return chosen

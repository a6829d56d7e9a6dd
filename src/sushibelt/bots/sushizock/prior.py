"""What searching bots believe of Sushizock: portions have a value, and the dice are solved.

A turn comes to one portion: a tile of a row, or a theft. So those are the options that a search
tells apart; which dice to set aside follows from what the portions promise, exactly
(`dice_sushizock.py`). Beforehand a portion is worth the share of a win that the position after it
gives (`standing_sushizock.py`). Written in the integer subset, so that it is compiled together
with the rules.
"""

from sushibelt.bots.search.mcts import FINE, NONE, SHARES, Search
from sushibelt.bots.sushizock.dice import (
    ANY,
    FALL_BACK,
    NOTHING,
    PLACES,
    ROW,
    TOP,
    promise_of_keeping,
    solve,
)
from sushibelt.bots.sushizock.evaluate import (
    STANDING_NOTES,
    share_of,
    shares_of_all,
    write_weights,
)
from sushibelt.core.layout import Vector
from sushibelt.games.sushizock.book import Book
from sushibelt.games.sushizock.rules import keeps
from sushibelt.games.sushizock.state import BONES, KINDS, SUSHI, TILES, Table, Work
from sushibelt.games.sushizock.turns import close_up, place_in_row, reach, worst

TRUST = 15  # times as much as usual: values are fitted, and dice are fickle
BOLDNESS = 6  # times less than usual: a single portion changes the odds but little
SPAN_TURNS = 1  # tiles for each seat that are played on before judging

# Options: first the tiles of both rows by kind and place, then thefts like the actions.
THEFTS = KINDS * PLACES

# Places in the notes, behind those of the dice and of the standing.
KNOWN = STANDING_NOTES  # the position whose portions are noted
SOLVED = KNOWN + 1  # the position whose dice are solved for these values
LISTED = SOLVED + 1  # how many portions
PORTION = LISTED + 1  # + number: the option
VALUE = PORTION + 64  # + number: what it is worth
WORST = VALUE + 64  # what the tile is worth that has to be taken when nothing can be

HASH_MASK = (1 << 40) - 1
HASH_STEP = 1_000_003


def position_of(t: Table, book: Book) -> int:
    """One number for the tiles as they lie and the seat whose turn it is; never 0."""
    mixed = t.actor + 1
    for kind in range(KINDS):
        for i in range(t.lengths[kind]):
            mixed = (mixed * HASH_STEP + t.rows[kind][i]) & HASH_MASK
        for seat in range(book.seats):
            mixed = (mixed * HASH_STEP + 7) & HASH_MASK
            for i in range(t.heights[seat][kind]):
                mixed = (mixed * HASH_STEP + t.stacks[seat][kind][i]) & HASH_MASK
    return mixed


# What a portion is worth.


def lay_and_value(t: Table, book: Book, seat: int, kind: int, value: int, notes: Vector) -> int:
    """The share of a win with one more tile on top of the seat's stack."""
    height = t.heights[seat][kind]
    t.stacks[seat][kind][height] = value
    t.heights[seat][kind] = height + 1
    found = share_of(t, book, seat, notes)
    t.heights[seat][kind] = height
    t.stacks[seat][kind][height] = 0
    return found


def after_take(t: Table, book: Book, seat: int, kind: int, index: int, notes: Vector) -> int:
    """The share of a win after a take of this tile of a row."""
    length = t.lengths[kind]
    value = close_up(t.rows[kind], length, index)
    t.lengths[kind] = length - 1
    found = lay_and_value(t, book, seat, kind, value, notes)
    t.lengths[kind] = length
    put_back(t.rows[kind], length, index, value)
    return found


def after_theft(
    t: Table, book: Book, seat: int, kind: int, victim: int, place: int, notes: Vector
) -> int:
    """The share of a win after a theft of the tile at this place from the top, 0 the top itself."""
    height = t.heights[victim][kind]
    index = height - 1 - place
    value = close_up(t.stacks[victim][kind], height, index)
    t.heights[victim][kind] = height - 1
    found = lay_and_value(t, book, seat, kind, value, notes)
    t.heights[victim][kind] = height
    put_back(t.stacks[victim][kind], height, index, value)
    return found


def put_back(tiles: Vector, length: int, index: int, value: int) -> None:
    """Undo what `close_up` did."""
    for i in range(length - 1, index, -1):
        tiles[i] = tiles[i - 1]
    tiles[index] = value


def list_portion(notes: Vector, option: int, value: int) -> None:
    """Note one more portion."""
    n = notes[LISTED]
    notes[PORTION + n] = option
    notes[VALUE + n] = value
    notes[LISTED] = n + 1


def list_thefts(t: Table, book: Book, seat: int, kind: int, notes: Vector) -> None:
    """Note the top tile of every other seat, and the best of those that lie deeper."""
    best = NOTHING
    chosen = 0
    for victim in range(book.seats):
        if victim != seat:
            first = THEFTS + (kind * book.seats + victim) * TILES
            for place in range(t.heights[victim][kind]):
                value = after_theft(t, book, seat, kind, victim, place, notes)
                if place == 0:
                    list_portion(notes, first, value)
                elif value > best:
                    best = value
                    chosen = first + place
    if best > NOTHING:
        list_portion(notes, chosen, best)


def list_portions(t: Table, book: Book, seat: int, position: int, notes: Vector) -> None:
    """Note what every portion is worth that dice may offer at this position, unless it is known."""
    if notes[KNOWN] == position:
        return
    notes[KNOWN] = position
    notes[LISTED] = 0
    for kind in range(KINDS):
        for place in range(1, min(book.dice, t.lengths[kind]) + 1):
            value = after_take(t, book, seat, kind, place - 1, notes)
            list_portion(notes, kind * PLACES + place, value)
        list_thefts(t, book, seat, kind, notes)
    kind = BONES if t.lengths[BONES] > 0 else SUSHI
    notes[WORST] = after_take(t, book, seat, kind, worst(t, kind), notes)


# From portions to dice.


def clear_values(notes: Vector) -> None:
    """Forget the values of all portions; there is nothing to be had."""
    for i in range(FALL_BACK):
        notes[i] = NOTHING


def offer(book: Book, notes: Vector, option: int, value: int) -> None:
    """Let the dice know what this portion is worth."""
    if option < THEFTS:
        notes[ROW + option] = value
        return
    kind = (option - THEFTS) // TILES // book.seats
    notes[ANY + kind] = max(notes[ANY + kind], value)
    if (option - THEFTS) % TILES == 0:
        notes[TOP + kind] = max(notes[TOP + kind], value)


def solve_turn(t: Table, book: Book, seat: int, notes: Vector) -> None:
    """Solve the dice for the values that portions have beforehand, once for a turn."""
    position = position_of(t, book)
    list_portions(t, book, seat, position, notes)
    if notes[SOLVED] != position:
        clear_values(notes)
        for i in range(notes[LISTED]):
            offer(book, notes, notes[PORTION + i], notes[VALUE + i])
        notes[FALL_BACK] = notes[WORST]
        solve(book, notes, book.rolls - 1)
        notes[SOLVED] = position


def prior(
    t: Table, book: Book, seat: int, actions: Vector, count: int, prior: Vector, notes: Vector
) -> None:
    """Write what each of these legal actions promises the seat."""
    solve_turn(t, book, seat, notes)
    for i in range(count):
        action = actions[i]
        if action < book.takes:
            prior[i] = promise_of_keeping(t, book, notes, action)
        elif action < book.steals:
            kind = action - book.takes
            prior[i] = notes[ROW + kind * PLACES + place_in_row(t, kind)]
        else:
            prior[i] = theft_worth(t, book, seat, action - book.steals, notes)


def theft_worth(t: Table, book: Book, seat: int, theft: int, notes: Vector) -> int:
    """What this very theft is worth."""
    victim = theft // TILES % book.seats
    return after_theft(t, book, seat, theft // TILES // book.seats, victim, theft % TILES, notes)


def options(t: Table, book: Book, seat: int, s: Search) -> int:
    """Write the portions that the turn may come to, and the share of a win each should bring."""
    list_portions(t, book, seat, position_of(t, book), s.notes)
    count = s.notes[LISTED]
    for i in range(count):
        s.option[i] = s.notes[PORTION + i]
        s.belief[i] = s.notes[VALUE + i] // FINE
    return count


def on_offer(t: Table, book: Book, option: int) -> int:
    """1 if the dice as they lie offer this portion."""
    if option < THEFTS:
        return 1 if place_in_row(t, option // PLACES) == option % PLACES else 0
    theft = option - THEFTS
    return 1 if reach(t, book, theft // TILES // book.seats) > theft % TILES else 0


def resolve(t: Table, book: Book, seat: int, work: Work, s: Search, count: int) -> None:  # noqa: ARG001
    """Take the best portion, or set aside the dice that promise more and let the turn go on."""
    s.notes[SOLVED] = 0
    clear_values(s.notes)
    best = NOTHING
    s.chosen = NONE
    for i in range(count):
        offer(book, s.notes, s.option[i], s.promise[i])
        if s.promise[i] > best and on_offer(t, book, s.option[i]):
            best = s.promise[i]
            s.chosen = i
    s.notes[FALL_BACK] = s.notes[WORST]
    keep = best_keep(t, book, work, s.notes, best)
    if keep != NONE:
        s.chosen = NONE
        s.action = keep
    elif s.option[s.chosen] < THEFTS:
        s.action = book.takes + s.option[s.chosen] // PLACES
    else:
        s.action = book.steals + s.option[s.chosen] - THEFTS


def best_keep(t: Table, book: Book, work: Work, notes: Vector, least: int) -> int:
    """The dice to set aside that promise most, if that is more than this; else NONE."""
    count = keeps(t, book, work.legal)
    chosen = NONE
    if count > 0:
        solve(book, notes, book.rolls - t.roll)
    for i in range(count):
        promised = promise_of_keeping(t, book, notes, work.legal[i])
        if promised > least:
            least = promised
            chosen = work.legal[i]
    return chosen


# What a search asks beside.


def fill_notes(notes: Vector) -> None:
    """Write the fitted weights into blank notes."""
    write_weights(notes)


def infoset(t: Table, book: Book, node: int) -> int:  # noqa: ARG001
    """Tell places in a tree apart by the tiles as they lie: nothing is hidden."""
    return position_of(t, book)


def prior_weight(trust: int) -> int:
    """So many visits are the fitted values worth."""
    return TRUST * trust


def exploration(explore: int) -> int:
    """So much does novelty count."""
    return explore // BOLDNESS


def final_value(visits: int, value: int) -> int:  # noqa: ARG001
    """Go by values in the end: only they can be weighed against dice."""
    return value * FINE


def evaluate(t: Table, book: Book, work: Work, out: Vector, notes: Vector) -> int:  # noqa: ARG001
    """Write the share of a win that each seat has in sight."""
    shares_of_all(t, book, out, notes)
    return SHARES


def progress(t: Table) -> int:
    """A number that rises towards the end of the game: with every tile that leaves a row."""
    return 2 * TILES - t.lengths[SUSHI] - t.lengths[BONES]


def horizon(book: Book) -> int:
    """Judge when so many tiles have left the rows."""
    return SPAN_TURNS * book.seats

"""The turn: roll, set aside, take or steal. Integers only; every function changes its row in place.

The dice, the rows and the heights of the stacks lie open, so whatever is forced is forced before
all eyes: the engine plays it and asks nobody. What may be chosen never depends on the value of a
covered tile, or the offer itself would tell it; so two thefts are two choices even where both
places happen to hold the same value.
"""

from sushibelt.core.event_log import note
from sushibelt.core.game import NATURE, NOBODY, SEATS
from sushibelt.core.layout import Grid, Vector
from sushibelt.games.sushizock.book import Book
from sushibelt.games.sushizock.scoring import points_of
from sushibelt.games.sushizock.state import (
    BONES,
    CHOPSTICKS,
    DIGIT,
    FACES,
    KINDS,
    LINE_TILES,
    LOG_FELL_BACK,
    LOG_FORCED,
    LOG_KEPT,
    LOG_OVER,
    LOG_STOLE,
    LOG_TOOK,
    NO_SEAT,
    PHASE_CHOOSE,
    PHASE_LAY,
    PHASE_OVER,
    PHASE_ROLL,
    SUSHI,
    TILES,
    VALUES,
    Table,
    Work,
)


def start(t: Table, book: Book) -> None:
    """Put all tiles beside the table; `t` is a blank row."""
    t.phase = PHASE_LAY
    for kind in range(KINDS):
        for value in range(VALUES):
            t.undealt[kind][value] = book.tiles[kind][value]


def waiting(t: Table, book: Book) -> int:  # noqa: ARG001 - the contract of a family
    """Tell whether Nature, a seat or nobody is awaited."""
    if t.phase == PHASE_CHOOSE:
        return SEATS
    if t.phase == PHASE_OVER:
        return NOBODY
    return NATURE


def owes(t: Table, book: Book, seat: int) -> int:  # noqa: ARG001 - the contract of a family
    """Return 1 if this seat owes a choice."""
    return 1 if t.phase == PHASE_CHOOSE and t.actor == seat else 0


# --- what may be chosen


def shown_by(t: Table, face: int) -> int:
    """Count the dice with this face: those set aside count like those just rolled (S3)."""
    return t.rolled[face] + t.aside[face]


def place_in_row(t: Table, kind: int) -> int:
    """Return which tile of the row the dice name, 1 for the leftmost; 0 if there is none.

    N dice name the N-th tile from the left and no other (S3, S4); beyond the end lies nothing.
    """
    place = shown_by(t, kind)
    return place if place <= t.lengths[kind] else 0


def reach(t: Table, book: Book, kind: int) -> int:
    """Return how deep the chopsticks reach into a stack: 0 not at all, 1 the top tile only.

    Three of the kind's colour take the top tile, four or five any tile, the top included (S3, S4).
    """
    sticks = shown_by(t, CHOPSTICKS + kind)
    if sticks >= book.free_theft:
        return TILES
    return 1 if sticks >= book.top_theft else 0


def most_kept(t: Table, book: Book, face: int, dice: int, bound: int) -> int:
    """Return how many dice of this face may be set aside: one of all must be left to roll."""
    if bound and book.matching and t.aside[face] == 0:
        return 0  # S3: only the symbol that lies there already
    return min(t.rolled[face], dice - 1)


def keeps(t: Table, book: Book, out: Vector) -> int:
    """Write the ways to set dice aside and roll the others, ascending; return how many.

    At least one of the dice just rolled is set aside and at least one is rolled again; there are
    at most three rolls, and a die rolled alone ends them (S3, S4). With `matching`, all dice set
    aside in a turn show one symbol; if none of it was rolled there is no further roll (inferred).
    """
    dice = 0
    bound = 0
    for face in range(FACES):
        dice += t.rolled[face]
        bound += t.aside[face]
    if t.roll >= book.rolls or dice < 2:
        return 0
    second = most_kept(t, book, 1, dice, bound) + 1
    third = most_kept(t, book, 2, dice, bound) + 1
    fourth = most_kept(t, book, 3, dice, bound) + 1
    n = 0
    for a in range(most_kept(t, book, 0, dice, bound) + 1):
        for b in range(second):
            for c in range(third):
                left = dice - a - b - c
                code = ((a * DIGIT + b) * DIGIT + c) * DIGIT
                for d in range(fourth):
                    action = book.keep[code + d]
                    if action >= 0 and d < left:
                        out[n] = action
                        n += 1
    return n


def legal(t: Table, book: Book, seat: int, out: Vector) -> int:
    """Write the actions of the seat whose dice lie there, ascending; return how many.

    Nothing that can be taken means that the seat has to roll on; no further roll, that it has to
    take, even if it hurts (S4). Victim and place of a theft are free choices.
    """
    n = keeps(t, book, out)
    for kind in range(KINDS):
        if place_in_row(t, kind) > 0:
            out[n] = book.takes + kind
            n += 1
    for kind in range(KINDS):
        deep = reach(t, book, kind)
        if deep > 0:
            for victim in range(book.seats):
                if victim != seat:
                    first = book.steals + (kind * book.seats + victim) * TILES
                    for place in range(min(deep, t.heights[victim][kind])):
                        out[n] = first + place
                        n += 1
    return n


# --- what happens then


def close_up(tiles: Vector, length: int, index: int) -> int:
    """Remove a tile and return it; the others keep their order and the gap closes (S3, S4)."""
    value = tiles[index]
    for i in range(index, length - 1):
        tiles[i] = tiles[i + 1]
    tiles[length - 1] = 0
    return value


def lay_on_top(t: Table, seat: int, kind: int, value: int) -> None:
    """Put a tile on the seat's own stack of its kind; always on top (S3, S4)."""
    t.stacks[seat][kind][t.heights[seat][kind]] = value
    t.heights[seat][kind] += 1


def take_from_row(t: Table, work: Work, kind: int, index: int, code: int) -> None:
    """Move a tile of the row to the stack of the seat whose turn it is."""
    value = close_up(t.rows[kind], t.lengths[kind], index)
    t.lengths[kind] -= 1
    lay_on_top(t, t.actor, kind, value)
    note(work, code, t.actor, index + 1, kind * VALUES + value - 1)


def steal(t: Table, book: Book, work: Work, action: int) -> None:
    """Move a tile of another seat's stack, named by its place from the top, to the own one."""
    theft = action - book.steals
    place = theft % TILES
    victim = theft // TILES % book.seats
    kind = theft // TILES // book.seats
    height = t.heights[victim][kind]
    value = close_up(t.stacks[victim][kind], height, height - 1 - place)
    t.heights[victim][kind] -= 1
    lay_on_top(t, t.actor, kind, value)
    note(work, LOG_STOLE, t.actor, action, kind * VALUES + value - 1)


def worst(t: Table, kind: int) -> int:
    """Return the index of the worst tile of a row, the leftmost among equals (SZ-9)."""
    index = 0
    for i in range(1, t.lengths[kind]):
        more = t.rows[kind][i] - t.rows[kind][index]
        if (more > 0) if kind == BONES else (more < 0):
            index = i
    return index


def fall_back(t: Table, work: Work) -> None:
    """Take the bone with the largest minus, or with no bones left the smallest sushi (S4)."""
    kind = BONES if t.lengths[BONES] > 0 else SUSHI
    take_from_row(t, work, kind, worst(t, kind), LOG_FELL_BACK)


def clear_dice(t: Table) -> None:
    """Pick up all dice."""
    t.roll = 0
    t.owed = 0
    for face in range(FACES):
        t.rolled[face] = 0
        t.aside[face] = 0


def begin_turn(t: Table, book: Book, seat: int) -> None:
    """Hand all dice to this seat for its first roll."""
    clear_dice(t)
    t.actor = seat
    t.roll = 1
    t.owed = book.dice
    t.phase = PHASE_ROLL


def end_turn(t: Table, book: Book, work: Work) -> None:
    """Pass the dice to the left; the end is when both rows are empty, not just one (S3, S4)."""
    if t.lengths[SUSHI] == 0 and t.lengths[BONES] == 0:
        clear_dice(t)
        t.phase = PHASE_OVER
        note(work, LOG_OVER, NO_SEAT, 0, 0)
    else:
        begin_turn(t, book, t.actor + 1 if t.actor + 1 < book.seats else 0)


def set_aside(t: Table, book: Book, work: Work, action: int) -> None:
    """Set dice aside, never to be rolled again this turn, and roll all the others (S3, S4)."""
    t.owed = 0
    for face in range(FACES):
        kept = book.kept[action][face]
        t.aside[face] += kept
        t.owed += t.rolled[face] - kept
        t.rolled[face] = 0
    t.roll += 1
    t.phase = PHASE_ROLL
    note(work, LOG_KEPT, t.actor, action, 0)


def act(t: Table, book: Book, work: Work, action: int) -> None:
    """Do what was chosen: roll on, or take one portion and end the turn."""
    if action < book.takes:
        set_aside(t, book, work, action)
        return
    if action < book.steals:
        kind = action - book.takes
        take_from_row(t, work, kind, place_in_row(t, kind) - 1, LOG_TOOK)
    else:
        steal(t, book, work, action)
    end_turn(t, book, work)


def settle(t: Table, book: Book, work: Work) -> None:
    """After a roll: ask the seat, unless everybody sees that there is nothing to ask.

    The dice of a first roll can always be set aside in several ways, so there is always something
    to ask: what the engine plays by itself never runs on beyond the next seat's first roll.
    """
    if t.roll == 1:
        t.phase = PHASE_CHOOSE
        return
    n = legal(t, book, t.actor, work.legal)
    if n > 1:
        t.phase = PHASE_CHOOSE
    elif n == 1:
        note(work, LOG_FORCED, t.actor, 0, 0)
        act(t, book, work, work.legal[0])
    else:
        fall_back(t, work)
        end_turn(t, book, work)


def step(t: Table, book: Book, work: Work) -> None:
    """Play the choice of the seat whose turn it is."""
    t.number += 1
    act(t, book, work, work.choice[t.actor])


# --- who won


def keys(t: Table, book: Book, out: Grid) -> None:
    """Write the rows for core.ranking: points alone, a tie is shared (SZ-15, SZ-16)."""
    for seat in range(book.seats):
        out[seat][0] = points_of(t.stacks[seat], t.heights[seat])
        out[seat][1] = 0


def lines(t: Table, book: Book, work: Work, out: Grid) -> None:  # noqa: ARG001 - the contract
    """Write the points of the one line that there is, once the game is over."""
    for seat in range(book.seats):
        out[seat][LINE_TILES] = points_of(t.stacks[seat], t.heights[seat])

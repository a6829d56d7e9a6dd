"""A turn of Sushizock: what the dice name, set aside, take or steal, pass on. Integers only."""

from sushibelt.core.event_log import note
from sushibelt.core.layout import Vector
from sushibelt.games.sushizock import state as s
from sushibelt.games.sushizock.book import Book
from sushibelt.games.sushizock.state import Table, Work


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
    sticks = shown_by(t, s.CHOPSTICKS + kind)
    if sticks >= book.free_theft:
        return s.TILES
    return 1 if sticks >= book.top_theft else 0


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
    note(work, code, t.actor, index + 1, kind * s.VALUES + value - 1)


def steal(t: Table, book: Book, work: Work, action: int) -> None:
    """Move a tile of another seat's stack, named by its place from the top, to the own one."""
    theft = action - book.steals
    place = theft % s.TILES
    victim = theft // s.TILES % book.seats
    kind = theft // s.TILES // book.seats
    height = t.heights[victim][kind]
    value = close_up(t.stacks[victim][kind], height, height - 1 - place)
    t.heights[victim][kind] -= 1
    lay_on_top(t, t.actor, kind, value)
    note(work, s.LOG_STOLE, t.actor, action, kind * s.VALUES + value - 1)


def worst(t: Table, kind: int) -> int:
    """Return the index of the worst tile of a row, the leftmost among equals (SZ-9)."""
    index = 0
    for i in range(1, t.lengths[kind]):
        more = t.rows[kind][i] - t.rows[kind][index]
        if (more > 0) if kind == s.BONES else (more < 0):
            index = i
    return index


def fall_back(t: Table, work: Work) -> None:
    """Take the bone with the largest minus, or with no bones left the smallest sushi (S4)."""
    kind = s.BONES if t.lengths[s.BONES] > 0 else s.SUSHI
    take_from_row(t, work, kind, worst(t, kind), s.LOG_FELL_BACK)


def clear_dice(t: Table) -> None:
    """Pick up all dice."""
    t.roll = 0
    t.owed = 0
    for face in range(s.FACES):
        t.rolled[face] = 0
        t.aside[face] = 0


def begin_turn(t: Table, book: Book, seat: int) -> None:
    """Hand all dice to this seat for its first roll."""
    clear_dice(t)
    t.actor = seat
    t.roll = 1
    t.owed = book.dice
    t.phase = s.PHASE_ROLL


def end_turn(t: Table, book: Book, work: Work) -> None:
    """Pass the dice to the left; the end is when both rows are empty, not just one (S3, S4)."""
    if t.lengths[s.SUSHI] == 0 and t.lengths[s.BONES] == 0:
        clear_dice(t)
        t.phase = s.PHASE_OVER
        note(work, s.LOG_OVER, s.NO_SEAT, 0, 0)
    else:
        begin_turn(t, book, t.actor + 1 if t.actor + 1 < book.seats else 0)


def set_aside(t: Table, book: Book, work: Work, action: int) -> None:
    """Set dice aside, never to be rolled again this turn, and roll all the others (S3, S4)."""
    t.owed = 0
    for face in range(s.FACES):
        kept = book.kept[action][face]
        t.aside[face] += kept
        t.owed += t.rolled[face] - kept
        t.rolled[face] = 0
    t.roll += 1
    t.phase = s.PHASE_ROLL
    note(work, s.LOG_KEPT, t.actor, action, 0)


def act(t: Table, book: Book, work: Work, action: int) -> None:
    """Do what was chosen: roll on, or take one portion and end the turn."""
    if action < book.takes:
        set_aside(t, book, work, action)
        return
    if action < book.steals:
        kind = action - book.takes
        take_from_row(t, work, kind, place_in_row(t, kind) - 1, s.LOG_TOOK)
    else:
        steal(t, book, work, action)
    end_turn(t, book, work)

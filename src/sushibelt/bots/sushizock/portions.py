"""Portions of Sushizock: what a turn may come to, and the share of a win that each gives.

A turn comes to one portion: a tile of a row, or a theft. Beforehand a portion is worth the share of
a win that the position after it gives (`evaluate.py`). In the integer subset.
"""

from sushibelt.bots.sushizock.evaluate import share_of
from sushibelt.bots.sushizock.scratch import NOTHING, PLACES, Scratch
from sushibelt.core.layout import Vector
from sushibelt.games.sushizock.book import Book
from sushibelt.games.sushizock.state import BONES, KINDS, SUSHI, TILES, Table
from sushibelt.games.sushizock.turns import close_up, worst

# Options: first the tiles of both rows by kind and place, then thefts like the actions.
THEFTS = KINDS * PLACES

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


def lay_and_value(t: Table, book: Book, seat: int, kind: int, value: int, scratch: Scratch) -> int:
    """The share of a win with one more tile on top of the seat's stack."""
    height = t.heights[seat][kind]
    t.stacks[seat][kind][height] = value
    t.heights[seat][kind] = height + 1
    found = share_of(t, book, seat, scratch)
    t.heights[seat][kind] = height
    t.stacks[seat][kind][height] = 0
    return found


def after_take(t: Table, book: Book, seat: int, kind: int, index: int, scratch: Scratch) -> int:
    """The share of a win after a take of this tile of a row."""
    length = t.lengths[kind]
    value = close_up(t.rows[kind], length, index)
    t.lengths[kind] = length - 1
    found = lay_and_value(t, book, seat, kind, value, scratch)
    t.lengths[kind] = length
    put_back(t.rows[kind], length, index, value)
    return found


def after_theft(
    t: Table, book: Book, seat: int, kind: int, victim: int, place: int, scratch: Scratch
) -> int:
    """The share of a win after a theft of the tile at this place from the top, 0 the top itself."""
    height = t.heights[victim][kind]
    index = height - 1 - place
    value = close_up(t.stacks[victim][kind], height, index)
    t.heights[victim][kind] = height - 1
    found = lay_and_value(t, book, seat, kind, value, scratch)
    t.heights[victim][kind] = height
    put_back(t.stacks[victim][kind], height, index, value)
    return found


def put_back(tiles: Vector, length: int, index: int, value: int) -> None:
    """Undo what `close_up` did."""
    for i in range(length - 1, index, -1):
        tiles[i] = tiles[i - 1]
    tiles[index] = value


def list_portion(scratch: Scratch, option: int, value: int) -> None:
    """Note one more portion."""
    n = scratch.listed
    scratch.portion[n] = option
    scratch.value[n] = value
    scratch.listed = n + 1


def list_thefts(t: Table, book: Book, seat: int, kind: int, scratch: Scratch) -> None:
    """Note the top tile of every other seat, and the best of those that lie deeper."""
    best = NOTHING
    chosen = 0
    for victim in range(book.seats):
        if victim != seat:
            first = THEFTS + (kind * book.seats + victim) * TILES
            for place in range(t.heights[victim][kind]):
                value = after_theft(t, book, seat, kind, victim, place, scratch)
                if place == 0:
                    list_portion(scratch, first, value)
                elif value > best:
                    best = value
                    chosen = first + place
    if best > NOTHING:
        list_portion(scratch, chosen, best)


def list_portions(t: Table, book: Book, seat: int, position: int, scratch: Scratch) -> None:
    """Note what every portion is worth that dice may offer at this position, unless it is known."""
    if scratch.known == position:
        return
    scratch.known = position
    scratch.listed = 0
    for kind in range(KINDS):
        for place in range(1, min(book.dice, t.lengths[kind]) + 1):
            value = after_take(t, book, seat, kind, place - 1, scratch)
            list_portion(scratch, kind * PLACES + place, value)
        list_thefts(t, book, seat, kind, scratch)
    kind = BONES if t.lengths[BONES] > 0 else SUSHI
    scratch.worst = after_take(t, book, seat, kind, worst(t, kind), scratch)

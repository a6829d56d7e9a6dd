"""What a seat's choice looks like, as places in a list of weights: the one encoding of Sushi Roll.

A choice is told by a handful of features that hold or do not (places.py). Of a die to take: what it
does for the tray and how many dice that will still get, how many dice of its type are about, how
its promise by rule of thumb compares, what the next seat may want of it, how races for maki and
puddings stand, what tokens the seat has (taking.py). Of menus and chopsticks: what they promise
beyond the best die at hand (using.py). What a choice promises is the sum of the weights at its
places. Training (`sushibelt.training`) and the search both come through here. Written in the
integer subset.
"""

from sushibelt.bots.sushi_roll.scratch import Scratch
from sushibelt.bots.sushi_roll.taking import put_take
from sushibelt.bots.sushi_roll.thumb import (
    NEVER,
    best_elsewhere,
    best_face,
    dullest_face,
    value_faces,
)
from sushibelt.bots.sushi_roll.using import put_get, put_give, put_mark, put_menu, put_roll
from sushibelt.core.layout import Vector
from sushibelt.games.sushi_roll.book import Book
from sushibelt.games.sushi_roll.state import FACES, GET, GIVE, MARK, MENU, ROLL, TAKE, TYPES, Table


def look(t: Table, book: Book, seat: int, scratch: Scratch) -> None:
    """Note what all choices of a seat have in common: what faces promise, and the best of them."""
    value_faces(t, book, seat, scratch)
    scratch.best = best_face(t, seat, scratch)
    scratch.second = NEVER
    for face in range(FACES):
        if t.belts[seat][face] > 0 and face != scratch.best:
            scratch.second = max(scratch.second, scratch.worth[face])
    scratch.abroad = best_elsewhere(t, book, seat, scratch)
    scratch.dull = dullest_face(t, book, seat)
    comes = t.belts[(seat + book.seats - 1) % book.seats]
    for kind in range(TYPES):
        dice = 0
        for i in range(book.face_count[kind]):
            dice += comes[book.first_face[kind] + i]
        scratch.next[kind] = dice


def encode(t: Table, book: Book, seat: int, action: int, out: Vector, scratch: Scratch) -> int:
    """Write the places of all that an action is told by, after a look; return how many."""
    if action < MENU:
        return put_take(t, book, seat, action - TAKE, out, scratch)
    if action == MENU:
        return put_menu(t, book, seat, out, scratch)
    if action < ROLL:
        return put_mark(t, book, seat, action - MARK, out, scratch)
    if action == ROLL:
        return put_roll(t, seat, out, scratch)
    if action < GET:
        return put_give(t, book, seat, action - GIVE, out, scratch)
    other = (action - GET) // FACES
    return put_get(t, book, other, (action - GET) % FACES, out, scratch)

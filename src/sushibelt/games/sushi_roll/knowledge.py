"""What a seat knows in Sushi Roll: everything (docs/rules/sushi-roll.md). Integers only.

The row is built field by field all the same, so that a field added to the table stays unknown
until somebody decides here who sees it.
"""

from sushibelt.core.layout import Vector
from sushibelt.games.sushi_roll import state as s
from sushibelt.games.sushi_roll.book import Book
from sushibelt.games.sushi_roll.state import Table


def hide(t: Table, book: Book, _seat: int, _memory: int, v: Table) -> None:
    """Build what any seat or spectator can see: belts, trays, tokens, supply and bag are open."""
    v.number = t.number
    v.phase = t.phase
    v.round = t.round
    v.cycle = t.cycle
    v.taken = t.taken
    v.red = t.red
    v.actor = t.actor
    v.placed = t.placed
    v.cursor = t.cursor
    v.given = t.given
    for kind in range(s.TYPES):
        v.bag[kind] = t.bag[kind]
    for face in range(s.FACES):
        v.marked[face] = t.marked[face]
    for token in range(s.TOKENS):
        v.supply[token] = t.supply[token]
    for seat in range(book.seats):
        show_seat(t, seat, v)


def show_seat(t: Table, seat: int, v: Table) -> None:
    """Build what lies before one seat: its belt, trays, tokens and points."""
    for kind in range(s.TYPES):
        v.loose[seat][kind] = t.loose[seat][kind]
    for face in range(s.FACES):
        v.belts[seat][face] = t.belts[seat][face]
    for part in range(s.ROUNDS):
        for slot in range(s.SLOTS):
            v.trays[part][seat][slot] = t.trays[part][seat][slot]
    for token in range(s.TOKENS):
        v.tokens[seat][token] = t.tokens[seat][token]
    v.points[seat] = t.points[seat]


def imagine(_v: Table, _book: Book, _rng: Vector) -> None:
    """Complete the view in place: nothing is missing, and the future is not drawn yet."""

"""Features of the puppet's card at Sushi Go!, as places in a list of weights (places.py)."""

from sushibelt.bots.sushi_go import places as p
from sushibelt.bots.sushi_go.laying import (
    deed,
    few_lead_of,
    icons_of,
    is_compared,
    lead_of,
    round_of,
    spell_of,
)
from sushibelt.core.layout import Vector
from sushibelt.games.sushi_go.book import Book
from sushibelt.games.sushi_go.scoring import desserts
from sushibelt.games.sushi_go.state import MAKI1, MAKI3, Table
from sushibelt.games.sushi_go.turns import natural_slot


def side_of(mine: int, theirs: int) -> int:
    """Who of the two seats has more."""
    return (mine >= theirs) + (mine > theirs)


def put_gift(t: Table, book: Book, seat: int, slot: int, out: Vector, n: int) -> int:
    """Write the features of laying this slot for the puppet behind the first n; return how many."""
    puppet = book.seats
    other = (seat + 1) % book.seats
    spell = spell_of(book.turns - 1 - t.turn)
    kind = book.card[slot]
    theirs = deed(t, book, other, natural_slot(t, other, kind))
    mine = deed(t, book, seat, natural_slot(t, seat, kind))
    out[n] = p.BY_GIFT + deed(t, book, puppet, slot) * p.SPELLS + spell
    out[n + 1] = p.BY_SPOILT + theirs * p.SPELLS + spell
    out[n + 2] = p.BY_FORGONE + mine * p.SPELLS + spell
    n += 3
    if MAKI1 <= slot <= MAKI3:
        mine = icons_of(t, book, seat)
        theirs = icons_of(t, book, other)
        lead = lead_of(icons_of(t, book, puppet) - max(mine, theirs))
        place = ((slot - MAKI1) * p.LEADS + lead) * p.SIDES + side_of(mine, theirs)
        out[n] = p.BY_GIFT_MAKI + place
        return n + 1
    if is_compared(book, slot):
        mine = desserts(t.plates, book, seat)
        theirs = desserts(t.plates, book, other)
        given = desserts(t.plates, book, puppet)
        most = few_lead_of(given - max(mine, theirs)) * p.SIDES + side_of(mine, theirs)
        fewest = few_lead_of(given - min(mine, theirs)) * p.SIDES + side_of(mine, theirs)
        out[n] = p.BY_GIFT_MOST + most * p.ROUNDS + round_of(t)
        out[n + 1] = p.BY_GIFT_FEWEST + fewest * p.ROUNDS + round_of(t)
        return n + 2
    return n

"""What a seat's choice looks like, as places in a list of weights: the one encoding of Sushi Go!.

A choice is told by a handful of features that hold or do not (places.py). Of a card: what it does
for the plate and how many cards that will still get, what comes past, what the next seat would do
with the card, how races for maki and desserts stand (laying.py). Of the puppet's card: what it does
for the puppet, and for whom (giving.py). Of a spot of Battle also what taking the card uncovers
(spots.py). What a choice promises is the sum of the weights at its places. Training
(`sushibelt.training`) and the search both come through here. Written in the integer subset.
"""

from sushibelt.bots.fitted import TWO
from sushibelt.bots.sushi_go.giving import put_gift
from sushibelt.bots.sushi_go.laying import put_slot
from sushibelt.bots.sushi_go.places import BY_PAIR, LONGEST
from sushibelt.bots.sushi_go.spots import put_spot
from sushibelt.core.layout import Vector
from sushibelt.games.sushi_go.book import Book
from sushibelt.games.sushi_go.state import Table

# Lists of weights, one for each way to play.
FOR_TWO, FOR_MORE, GOLF_FOR_TWO, GOLF_FOR_MORE, PILES, PUPPET, BATTLE = range(7)


def list_of(book: Book) -> int:
    """The list of weights that holds at a table."""
    if book.battle:
        return BATTLE
    if book.puppet:
        return PUPPET
    if book.last_draw > 0:
        return PILES
    if book.sign < 0:
        return GOLF_FOR_TWO if book.seats == TWO else GOLF_FOR_MORE
    return FOR_TWO if book.seats == TWO else FOR_MORE


def place_of_pair(t: Table, book: Book) -> int:
    """The place of what it means to use chopsticks now."""
    return BY_PAIR + min(book.turns - 1 - t.turn, LONGEST - 1)


def encode(t: Table, book: Book, seat: int, action: int, out: Vector) -> int:
    """Write the places of all that a seat's action is told by; return how many."""
    if book.battle:
        return put_spot(t, book, seat, action, out)
    play = action % book.plays
    n = put_slot(t, book, seat, book.first[play], out, 0)
    if book.second[play] >= 0:
        n = put_slot(t, book, seat, book.second[play], out, n)
        out[n] = place_of_pair(t, book)
        n += 1
    if action >= book.plays:
        n = put_gift(t, book, seat, action // book.plays - 1, out, n)
    return n

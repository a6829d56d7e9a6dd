"""What a seat can know, and the worlds it cannot rule out.

The only secrets of a state are cards in hands: everything undrawn is unknown to all. A seat knows a
hand from the turn in which it first held it, because whatever leaves a hand is laid for all to see
and a chopsticks card joins it openly; the one exception is a card its holder drew since (`fresh`).
"""

from sushibelt.core.chance import pick
from sushibelt.core.layout import Vector
from sushibelt.games.sushi_go import state as s
from sushibelt.games.sushi_go.book import Book
from sushibelt.games.sushi_go.state import Table

UNKNOWN_FRESH = -1


def hide(t: Table, book: Book, seat: int, memory: int, v: Table) -> None:
    """Build what `seat` (-1: a spectator) can know of `t` into the blank row `v`.

    Without `memory` only what lies visible now; with it also all that was ever seen. `v.deck`
    becomes all cards that the seat cannot place: undrawn ones and those of hands it does not know.
    """
    show_table(t, book, v)
    hands = 0 if book.battle else book.seats  # there everything lies on the table
    for hand in range(hands):
        own = seat >= 0 and book.holds[t.round][t.turn % book.turns][seat] == hand
        met = seat >= 0 and book.met[t.round][seat][hand] <= t.turn
        if own:
            show_hand(t, book, hand, v)
            v.fresh[hand] = t.fresh[hand]
        elif met and memory:
            show_hand(t, book, hand, v)
            forget_fresh(t, hand, v)
        else:
            hide_hand(t, book, hand, memory, v)
            if t.phase == s.PHASE_CHOOSE and t.fresh[hand] != 0:
                v.fresh[hand] = UNKNOWN_FRESH  # that a card was drawn is public; after the reveal
                # nobody who has not seen the hand can tell whether it was the one laid
        if memory:
            v.public[hand] = t.public[hand]


def show_table(t: Table, book: Book, v: Table) -> None:
    """Everything that lies open, and the cards that nobody has seen."""
    v.number = t.number
    v.phase = t.phase
    v.round = t.round
    v.turn = t.turn
    v.starter = t.starter
    v.actor = t.actor
    v.dealt = t.dealt
    v.squishy = t.squishy
    v.boat = t.boat
    v.spare = t.spare
    for kind in range(book.kinds):
        v.deck[kind] = t.deck[kind]
    for value in range(s.FACES):
        v.values[value] = t.values[value]
    for plate in range(book.plates):
        v.undecided[plate] = t.undecided[plate]
        v.berry[plate] = t.berry[plate]
        v.dice[plate] = t.dice[plate]
        v.points[plate] = t.points[plate]
        v.to_draw[plate] = t.to_draw[plate]
        for round_ in range(t.round + 1):
            v.taken[round_][plate] = t.taken[round_][plate]
            laid = t.plates[round_][plate]
            seen = v.plates[round_][plate]
            for slot in range(book.slots):
                seen[slot] = laid[slot]
    if book.battle:
        for spot in range(s.SPOTS):
            v.spots[spot] = t.spots[spot]


def show_hand(t: Table, book: Book, hand: int, v: Table) -> None:
    """The seat knows every card of this hand; what it did not know before, it still does not."""
    v.missing[hand] = t.missing[hand]
    cards = t.hands[hand]
    seen = v.hands[hand]
    for kind in range(book.kinds):
        seen[kind] = cards[kind]


def forget_fresh(t: Table, hand: int, v: Table) -> None:
    """All but the card that its holder drew this turn, if that still is in the hand."""
    fresh = t.fresh[hand]
    v.fresh[hand] = fresh
    if fresh > 0:
        v.hands[hand][fresh - 1] -= 1
        v.deck[fresh - 1] += 1
        v.missing[hand] += 1
        v.fresh[hand] = UNKNOWN_FRESH


def hide_hand(t: Table, book: Book, hand: int, memory: int, v: Table) -> None:
    """Only the size of the hand, and with memory the chopsticks that openly went into it."""
    cards = t.hands[hand]
    seen = v.hands[hand]
    unseen = v.deck
    missing = t.missing[hand]
    for kind in range(book.kinds):
        known = t.public[hand] if memory and kind == s.CHOPSTICKS else 0
        seen[kind] = known
        hidden = cards[kind] - known
        missing += hidden
        unseen[kind] += hidden
    v.missing[hand] = missing


def imagine(v: Table, book: Book, rng: Vector) -> None:
    """Fill the gaps of a seat's knowledge from the cards it cannot place, each equally likely."""
    for hand in range(book.seats):
        for _ in range(v.missing[hand]):
            kind = pick(rng, v.deck, book.kinds)
            v.deck[kind] -= 1
            v.hands[hand][kind] += 1
            if v.fresh[hand] == UNKNOWN_FRESH:
                v.fresh[hand] = kind + 1
        v.missing[hand] = 0

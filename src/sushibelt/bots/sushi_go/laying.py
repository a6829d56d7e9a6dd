"""Features of a card to lay at Sushi Go!, as places in a list of weights (places.py).

Of cards that a view does not know the mean counts.
"""

from sushibelt.bots.sushi_go import places as p
from sushibelt.core.layout import Vector
from sushibelt.games.sushi_go.book import Book
from sushibelt.games.sushi_go.scoring import desserts
from sushibelt.games.sushi_go.state import (
    CHOPSTICKS,
    DESSERT_SLOT,
    DUMPLING,
    EGG,
    MAKI1,
    MAKI3,
    NIGIRI,
    SASHIMI,
    TEMPURA,
    WASABI,
    WET,
    Table,
)
from sushibelt.games.sushi_go.turns import natural_slot


def deed(t: Table, book: Book, plate: int, slot: int) -> int:
    """What laying this slot does for its plate."""
    laid = t.plates[t.round][plate][slot]
    if slot >= DESSERT_SLOT:
        return dessert_deed(t, book, plate, slot)
    if slot == TEMPURA:
        does = p.AS_TEMPURA + laid % 2
    elif slot == SASHIMI:
        does = p.AS_SASHIMI + laid % 3
    elif slot == DUMPLING:
        does = p.AS_DUMPLING + min(laid, 5)
    elif slot <= MAKI3:
        does = p.AS_MAKI + slot - MAKI1
    elif slot < EGG + NIGIRI:
        does = p.AS_DRY + slot - EGG
    elif slot == WASABI:
        does = p.AS_WASABI + min(laid, 1)
    elif slot == CHOPSTICKS:
        does = p.AS_STICKS + min(laid, 1)
    else:
        does = p.AS_WET + slot - WET
    return does


def dessert_deed(t: Table, book: Book, plate: int, slot: int) -> int:
    """The same for desserts, of which each has its own ways."""
    if book.die:
        return p.AS_MOCHI + min(t.dice[plate], 6)
    if book.teas:
        held = 0
        for round_ in range(t.round + 1):
            held += t.plates[round_][plate][slot]
        return p.AS_TEA + (held > 0)
    if book.frozen >= 0:
        return p.AS_YOGURT
    if book.squishy:
        return p.AS_BERRY + min(book.symbols[slot], 3)
    return p.AS_PUDDING


def first_with(slot: int) -> int:
    """The first kind of cards that go with this one."""
    if slot == WASABI:
        return EGG + 1  # salmon and squid
    return MAKI1 if MAKI1 <= slot <= MAKI3 else slot


def last_with(slot: int) -> int:
    """The last one; before the first if none does."""
    if slot == WASABI:
        return EGG + NIGIRI - 1
    if MAKI1 <= slot <= MAKI3:
        return MAKI3
    return slot if slot <= DUMPLING else -1


def coming(t: Table, book: Book, seat: int, slot: int, left: int) -> int:
    """How many cards that go with this one lie in the hands that this seat will hold next."""
    low = first_with(slot)
    high = last_with(slot)
    if high < low:
        return 0
    tenths = 0
    for ahead in range(1, min(left, book.seats - 1) + 1):
        hand = book.holds[t.round][t.turn + ahead][seat]
        for kind in range(low, high + 1):
            tenths += 10 * t.hands[hand][kind]
        if t.missing[hand] > 0:
            tenths += expected_tenths(t, book, t.missing[hand], low, high)
    return min((tenths + 5) // 10, p.COMING - 1)


def expected_tenths(t: Table, book: Book, missing: int, low: int, high: int) -> int:
    """How many of so many unknown cards are of these kinds on average, in tenths."""
    wanted = 0
    unseen = 0
    for kind in range(book.kinds):
        unseen += t.deck[kind]
        wanted += t.deck[kind] if low <= kind <= high else 0
    return 10 * missing * wanted // max(unseen, 1)


def icons_of(t: Table, book: Book, plate: int) -> int:
    """How many maki icons lie on a plate."""
    slots = t.plates[t.round][plate]
    icons = 0
    for slot in range(MAKI1, MAKI3 + 1):
        icons += slots[slot] * book.icons[slot]
    return icons


def lead_of(lead: int) -> int:
    """How far somebody is ahead in maki, as a place among leads."""
    return min(max(lead, -p.GAP), p.GAP) + p.GAP


def few_lead_of(lead: int) -> int:
    """The same in desserts."""
    return min(max(lead, -p.FEW_GAP), p.FEW_GAP) + p.FEW_GAP


def spell_of(left: int) -> int:
    """How far the round has come, with so many cards left."""
    return min(left // 2, p.SPELLS - 1)


def round_of(t: Table) -> int:
    """Which round it is, as far as weights tell them apart."""
    return min(t.round, p.ROUNDS - 1)


def is_compared(book: Book, slot: int) -> int:
    """1 if this is a dessert of which the most or the fewest count."""
    return slot >= DESSERT_SLOT and not book.die and not book.teas


def put_races(t: Table, book: Book, seat: int, slot: int, spell: int, out: Vector, n: int) -> int:
    """Write how this seat stands in maki against the best other one and the second."""
    mine = icons_of(t, book, seat)
    best = 0
    second = 0
    for plate in range(book.plates):
        if plate != seat:
            theirs = icons_of(t, book, plate)
            if theirs > best:
                second = best
                best = theirs
            elif theirs > second:
                second = theirs
    row = (slot - MAKI1) * p.LEADS
    out[n] = p.BY_BEST + (row + lead_of(mine - best)) * p.SPELLS + spell
    out[n + 1] = p.BY_SECOND + (row + lead_of(mine - second)) * p.SPELLS + spell
    return n + 2


def put_desserts(t: Table, book: Book, seat: int, out: Vector, n: int) -> int:
    """Write how this seat stands in desserts against who has the most and who has the fewest."""
    mine = desserts(t.plates, book, seat)
    most = 0
    fewest = 1000
    for plate in range(book.plates):
        if plate != seat:
            theirs = desserts(t.plates, book, plate)
            most = max(most, theirs)
            fewest = min(fewest, theirs)
    out[n] = p.BY_MOST + few_lead_of(mine - most) * p.ROUNDS + round_of(t)
    out[n + 1] = p.BY_FEWEST + few_lead_of(mine - fewest) * p.ROUNDS + round_of(t)
    return n + 2


def put_card(
    t: Table, book: Book, seat: int, slot: int, left: int, come: int, out: Vector, n: int
) -> int:
    """Write what a card does for a plate that will get so many more, and that so many come with it.

    Also what the next seat would do with it, and how races stand; return how many features that
    makes with the first n.
    """
    spell = spell_of(left)
    does = deed(t, book, seat, slot)
    out[n] = p.BY_TURN + does * p.LONGEST + min(left, p.LONGEST - 1)
    out[n + 1] = p.BY_COMING + does * p.COMING + come
    after = (seat + book.way[t.round] + book.seats) % book.seats
    theirs = deed(t, book, after, natural_slot(t, after, book.card[slot]))
    out[n + 2] = p.BY_NEXT + theirs * p.SPELLS + spell
    n += 3
    if MAKI1 <= slot <= MAKI3:
        return put_races(t, book, seat, slot, spell, out, n)
    if is_compared(book, slot):
        return put_desserts(t, book, seat, out, n)
    return n


def put_slot(t: Table, book: Book, seat: int, slot: int, out: Vector, n: int) -> int:
    """Write the features of laying this slot from the hand behind the first n; return how many."""
    left = book.turns - 1 - t.turn
    return put_card(t, book, seat, slot, left, coming(t, book, seat, slot, left), out, n)

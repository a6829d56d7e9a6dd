"""What a seat's choice looks like, as places in a list of weights: the one encoding of Sushi Go!.

A choice is told by a handful of features that hold or do not: what the card does for the plate and
how many cards that will still get, what comes past, what the next seat would do with the card, how
races for maki and desserts stand. Each has its place in a list of weights; what a choice promises
is the sum of the weights at its places. Training (`sushibelt.training`) and the search both come
through here. Written in the integer subset; of cards that a view does not know the mean counts.
"""

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

# What a card does for a plate: places where the kinds of cards begin.
(
    AS_TEMPURA,  # begins or completes
    AS_SASHIMI,
    AS_DUMPLING,  # the first, …, the sixth or later
    AS_MAKI,
    AS_DRY,
    AS_WET,
    AS_WASABI,  # the first that is open, or another
    AS_STICKS,
    AS_PUDDING,
    AS_BERRY,  # by its symbols
    AS_YOGURT,
    AS_TEA,  # new, or one that the plate has
    AS_MOCHI,  # by the die as it lies
) = (0, 2, 5, 11, 14, 17, 20, 22, 24, 25, 29, 30, 32)
DEEDS = 40
LONGEST = 10  # turns
COMING = 6  # cards that come past and matter: none to five or more
SPELLS = 4  # of a round: its end, …, its beginning
LEADS = 11  # from five behind to five ahead
GAP = 5
FEW_LEADS = 5  # the same for desserts, from two behind
FEW_GAP = 2
ROUNDS = 3

# Where each list of weights begins.
BY_TURN = 0
BY_COMING = BY_TURN + DEEDS * LONGEST
BY_NEXT = BY_COMING + DEEDS * COMING
BY_BEST = BY_NEXT + DEEDS * SPELLS
BY_SECOND = BY_BEST + 3 * LEADS * SPELLS
BY_MOST = BY_SECOND + 3 * LEADS * SPELLS
BY_FEWEST = BY_MOST + FEW_LEADS * ROUNDS
BY_PAIR = BY_FEWEST + FEW_LEADS * ROUNDS
WEIGHTS = BY_PAIR + LONGEST

MOST_FEATURES = 16  # of one choice


def deed(t: Table, book: Book, plate: int, slot: int) -> int:
    """What laying this slot does for its plate."""
    laid = t.plates[t.round][plate][slot]
    if slot >= DESSERT_SLOT:
        return dessert_deed(t, book, plate, slot)
    if slot == TEMPURA:
        does = AS_TEMPURA + laid % 2
    elif slot == SASHIMI:
        does = AS_SASHIMI + laid % 3
    elif slot == DUMPLING:
        does = AS_DUMPLING + min(laid, 5)
    elif slot <= MAKI3:
        does = AS_MAKI + slot - MAKI1
    elif slot < EGG + NIGIRI:
        does = AS_DRY + slot - EGG
    elif slot == WASABI:
        does = AS_WASABI + min(laid, 1)
    elif slot == CHOPSTICKS:
        does = AS_STICKS + min(laid, 1)
    else:
        does = AS_WET + slot - WET
    return does


def dessert_deed(t: Table, book: Book, plate: int, slot: int) -> int:
    """The same for desserts, of which each has its own ways."""
    if book.die:
        return AS_MOCHI + min(t.dice[plate], 6)
    if book.teas:
        held = 0
        for round_ in range(t.round + 1):
            held += t.plates[round_][plate][slot]
        return AS_TEA + (held > 0)
    if book.frozen >= 0:
        return AS_YOGURT
    if book.squishy:
        return AS_BERRY + min(book.symbols[slot], 3)
    return AS_PUDDING


def coming(t: Table, book: Book, seat: int, slot: int, left: int) -> int:
    """How many cards that go with this one lie in the hands that this seat will hold next."""
    low = slot
    high = slot
    if slot == WASABI:
        low = EGG + 1  # salmon and squid
        high = EGG + NIGIRI - 1
    elif MAKI1 <= slot <= MAKI3:
        low = MAKI1
        high = MAKI3
    elif slot > DUMPLING:
        return 0
    tenths = 0
    for ahead in range(1, min(left, book.seats - 1) + 1):
        hand = book.holds[t.round][t.turn + ahead][seat]
        for kind in range(low, high + 1):
            tenths += 10 * t.hands[hand][kind]
        if t.missing[hand] > 0:
            tenths += expected_tenths(t, book, t.missing[hand], low, high)
    return min((tenths + 5) // 10, COMING - 1)


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
    row = (slot - MAKI1) * LEADS
    out[n] = BY_BEST + (row + min(max(mine - best, -GAP), GAP) + GAP) * SPELLS + spell
    out[n + 1] = BY_SECOND + (row + min(max(mine - second, -GAP), GAP) + GAP) * SPELLS + spell
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
    round_ = min(t.round, ROUNDS - 1)
    ahead = min(max(mine - most, -FEW_GAP), FEW_GAP) + FEW_GAP
    safe = min(max(mine - fewest, -FEW_GAP), FEW_GAP) + FEW_GAP
    out[n] = BY_MOST + ahead * ROUNDS + round_
    out[n + 1] = BY_FEWEST + safe * ROUNDS + round_
    return n + 2


def put_slot(t: Table, book: Book, seat: int, slot: int, out: Vector, n: int) -> int:
    """Write the features of laying this slot behind the first n; return how many there are."""
    left = book.turns - 1 - t.turn
    spell = min(left // 2, SPELLS - 1)
    does = deed(t, book, seat, slot)
    out[n] = BY_TURN + does * LONGEST + min(left, LONGEST - 1)
    out[n + 1] = BY_COMING + does * COMING + coming(t, book, seat, slot, left)
    kind = book.card[slot]
    after = (seat + book.way[t.round] + book.seats) % book.seats
    theirs = deed(t, book, after, natural_slot(t, after, kind))
    out[n + 2] = BY_NEXT + theirs * SPELLS + spell
    n += 3
    if MAKI1 <= slot <= MAKI3:
        return put_races(t, book, seat, slot, spell, out, n)
    if slot >= DESSERT_SLOT and not book.die and not book.teas:
        return put_desserts(t, book, seat, out, n)
    return n


def encode(t: Table, book: Book, seat: int, action: int, out: Vector) -> int:
    """Write the places of all that a seat's play of one card or two is told by; return how many."""
    n = put_slot(t, book, seat, book.first[action], out, 0)
    if book.second[action] >= 0:
        n = put_slot(t, book, seat, book.second[action], out, n)
        out[n] = BY_PAIR + min(book.turns - 1 - t.turn, LONGEST - 1)
        n += 1
    return n

"""Which plates, takings of the squishy and dice cannot be, for whoever types them in.

Integers only. Cards that score nothing may be missing from a plate, so no limit here rests on a
card that was not typed.
"""

from sushibelt.core.layout import Cube, Grid, Vector
from sushibelt.games.faults import ANYWHERE, under_way, write_fault
from sushibelt.games.sushi_go import state as s
from sushibelt.games.sushi_go.book import Book
from sushibelt.games.sushi_go.state import Faults

(
    HAND_EXCEEDED,  # more cards on a plate than its seat can lay in a round
    HAND_SHORT,  # fewer: the round is under way, or cards that score nothing are not listed
    DECK_EXCEEDED,  # KIND kind: with this plate more than the deck has, over the game
    VALUE_EXCEEDED,  # KIND value - 1: with this plate more yogurts of a value than there are
    SET_EXCEEDED,  # with this plate more desserts than the set has cards
    TEAS_UNCOUNTABLE,  # more bubble teas than scoring.py has room for
    SQUISHY_UNEARNED,  # taken more often than the plate got strawberry cards in the round
    SQUISHY_KEPT,  # taken so often that the holder would have taken it from itself
    SQUISHY_BEHIND,  # taken with fewer symbols than somebody had before the round
    SQUISHY_FORGOTTEN,  # never taken, though only one plate has strawberries: it must have been
    DIE_EXCEEDED,  # a mochi die beyond its faces
    DIE_UNROLLED,  # a mochi die that does not show 1, without a mochi card
) = range(12)


def check(plates: Cube, taken: Grid, dice: Vector, rounds: int, book: Book, faults: Faults) -> None:
    """Write every fault of the first `rounds` rounds into a blank row."""
    for round_ in range(rounds):
        for plate in range(book.plates):
            check_hand(plates[round_][plate], round_, plate, book, faults)
            count_plate(plates[round_][plate], round_, plate, book, faults)
            if taken[round_][plate] > 0:
                check_taking(plates, taken[round_], round_, plate, book, faults)
    faults.under_way = under_way(faults.cards, rounds, book.plates, full_plate(book), book.battle)
    if book.squishy:
        look_for_forgotten(plates, taken, rounds, book, faults)
    for plate in range(book.plates):
        if book.teas:
            check_teas(plates, plate, book, faults)
        if book.die:
            check_die(plates, dice[plate], plate, book, faults)


def full_plate(book: Book) -> int:
    """Return how many cards lie before every seat when a round is over.

    One a turn: a chopsticks card that was used has left the plate. In Battle seats take turns.
    """
    return book.turns // book.seats if book.battle else book.turns


def cards_on(plate: Vector, book: Book) -> int:
    """Return the cards on a plate; a nigiri on wasabi is two."""
    cards = 0
    for slot in range(book.slots):
        cards += plate[slot] * (1 + book.wet[slot])
    return cards


def check_hand(plate: Vector, round_: int, seat: int, book: Book, faults: Faults) -> None:
    """Compare the cards of one plate with what can be laid in a round."""
    cards = cards_on(plate, book)
    full = full_plate(book)
    faults.cards[round_][seat] = cards
    if cards > full:
        write_fault(faults, HAND_EXCEEDED, round_, seat, ANYWHERE, cards, full)
    elif cards < full:
        write_fault(faults, HAND_SHORT, round_, seat, ANYWHERE, cards, full)


def kind_in(slot: int, book: Book) -> int:
    """Return the kind of card in a slot; a yogurt is one kind whatever its value."""
    if book.frozen >= 0 and slot >= book.frozen:
        return book.card[book.frozen]
    return book.card[slot]


def count_plate(plate: Vector, round_: int, seat: int, book: Book, faults: Faults) -> None:
    """Count the cards of one plate against the deck, which is never shuffled again."""
    for slot in range(book.slots):
        cards = plate[slot]
        count_kind(kind_in(slot, book), cards, round_, seat, book, faults)
        count_kind(s.WASABI, cards * book.wet[slot], round_, seat, book, faults)
        if book.stays[slot]:
            count_dessert(cards, round_, seat, book, faults)
        if book.frozen >= 0 and slot >= book.value_slot:
            count_value(slot - book.value_slot, cards, round_, seat, book, faults)


def count_kind(kind: int, cards: int, round_: int, seat: int, book: Book, faults: Faults) -> None:
    """Count cards of one kind; the plate with which they become too many gets the fault."""
    before = faults.laid[kind]
    faults.laid[kind] = before + cards
    if before <= book.deck[kind] < before + cards:
        write_fault(faults, DECK_EXCEEDED, round_, seat, kind, before + cards, book.deck[kind])


def count_value(value: int, cards: int, round_: int, seat: int, book: Book, faults: Faults) -> None:
    """Count yogurts of one value; `value` is one less than what is printed."""
    before = faults.shown[value]
    faults.shown[value] = before + cards
    if before <= book.values[value] < before + cards:
        write_fault(faults, VALUE_EXCEEDED, round_, seat, value, before + cards, book.values[value])


def set_size(book: Book) -> int:
    """Return how many dessert cards there are, whatever is printed on them."""
    cards = 0
    for slot in range(book.slots):
        if book.stays[slot] and (book.frozen < 0 or slot == book.frozen):
            cards += book.deck[book.card[slot]]
    return cards


def count_dessert(cards: int, round_: int, seat: int, book: Book, faults: Faults) -> None:
    """Count desserts of all kinds together: a set of several kinds has a size of its own."""
    before = faults.desserts
    size = set_size(book)
    faults.desserts = before + cards
    if before <= size < before + cards:
        write_fault(faults, SET_EXCEEDED, round_, seat, ANYWHERE, before + cards, size)


def check_teas(plates: Cube, plate: int, book: Book, faults: Faults) -> None:
    """Scoring tries every part of a holding of bubble teas, and has room for so many."""
    parts = 1
    for tea in range(book.teas):
        held = 0
        for round_ in range(book.rounds):
            held += plates[round_][plate][book.tea_slot + tea]
        parts *= held + 1
    if parts > s.TEA_BOX:
        write_fault(faults, TEAS_UNCOUNTABLE, ANYWHERE, plate, ANYWHERE, parts, s.TEA_BOX)


def berries_on(plate: Vector, book: Book) -> int:
    """Return the strawberry cards on a plate."""
    cards = 0
    for slot in range(book.slots):
        cards += plate[slot] * book.berry[slot]
    return cards


def symbols_after(plates: Cube, plate: int, rounds: int, book: Book) -> int:
    """Return the dessert symbols before a seat after so many rounds."""
    symbols = 0
    for round_ in range(rounds):
        for slot in range(book.slots):
            symbols += plates[round_][plate][slot] * book.stays[slot] * book.symbols[slot]
    return symbols


def check_taking(
    plates: Cube, taken: Vector, round_: int, plate: int, book: Book, faults: Faults
) -> None:
    """Each taking needs a strawberry card of that turn, the lead, and another holder (S1)."""
    times = taken[plate]
    berries = berries_on(plates[round_][plate], book)
    mine = symbols_after(plates, plate, round_ + 1, book)
    others = 0
    lead = 0  # the most symbols anybody had when the round began
    for other in range(book.plates):
        if other != plate:
            others += taken[other]
        lead = max(lead, symbols_after(plates, other, round_, book))
    if times > berries:
        write_fault(faults, SQUISHY_UNEARNED, round_, plate, ANYWHERE, times, berries)
    elif times > others + 1:
        write_fault(faults, SQUISHY_KEPT, round_, plate, ANYWHERE, times, others + 1)
    elif mine < lead:
        write_fault(faults, SQUISHY_BEHIND, round_, plate, ANYWHERE, mine, lead)


def look_for_forgotten(plates: Cube, taken: Grid, rounds: int, book: Book, faults: Faults) -> None:
    """The first strawberry of a table where nobody else lays any takes the squishy (S1)."""
    holders = 0
    holder = s.NO_SEAT
    times = 0
    for plate in range(book.plates):
        if symbols_after(plates, plate, rounds, book) > 0:
            holders += 1
            holder = plate
        for round_ in range(rounds):
            times += taken[round_][plate]
    if holders == 1 and times == 0:
        write_fault(faults, SQUISHY_FORGOTTEN, ANYWHERE, holder, ANYWHERE, 0, 1)


def rolls_of(plates: Cube, plate: int, book: Book) -> int:
    """Return how often a seat rolled its die: once for each mochi card (S1)."""
    cards = 0
    for round_ in range(book.rounds):
        for slot in range(book.slots):
            cards += plates[round_][plate][slot] * book.rolls[slot]
    return cards


def check_die(plates: Cube, face: int, plate: int, book: Book, faults: Faults) -> None:
    """A die shows 1 until a mochi card makes its seat roll it (S1)."""
    if face > book.die:
        write_fault(faults, DIE_EXCEEDED, ANYWHERE, plate, ANYWHERE, face, book.die)
    if face > 1 and rolls_of(plates, plate, book) == 0:
        write_fault(faults, DIE_UNROLLED, ANYWHERE, plate, ANYWHERE, face, 1)

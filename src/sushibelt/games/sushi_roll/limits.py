"""Which trays and tokens are impossible in Sushi Roll, for whoever types them in. Integers only.

Every die can show every face of its type, so dice are limited by type, never by face. Nigiri and
wasabi limit each other in nothing else: bare wasabi beside plain nigiri was taken after them.
"""

from sushibelt.core.layout import Cube, Grid, Vector
from sushibelt.games.faults import ANYWHERE, under_way, write_fault
from sushibelt.games.sushi_roll import state as s
from sushibelt.games.sushi_roll.book import Book
from sushibelt.games.sushi_roll.state import Faults

(
    SLOT_NEGATIVE,  # KIND slot
    TRAY_OVERFULL,  # more dice on a tray than a belt begins with
    TRAY_SHORT,  # fewer: only while a round is not finished
    DICE_EXCEEDED,  # KIND type: more dice on all trays of a round than there are
    TOKEN_NEGATIVE,  # KIND token
    TOKENS_EXCEEDED,  # KIND token: all seats hold more than there are
    TOKENS_UNEARNED,  # KIND token: more than the seat began with and the faces it took bring
    PUDDINGS_MISSING,  # puddings are never spent: fewer than the faces taken bring
) = range(8)

ONE_AHEAD = 1  # seats take their dice one after the other


def check_rounds(trays: Cube, rounds: int, book: Book, faults: Faults) -> None:
    """Every tray holds what one belt began with, and no type has more dice than the box."""
    for part in range(rounds):
        for seat in range(book.seats):
            check_tray(trays[part][seat], part, seat, book, faults)
        for kind in range(s.TYPES):
            count = 0
            for seat in range(book.seats):
                count += dice_of_type(trays[part][seat], kind, book)
            if count > book.dice[kind]:
                limit = book.dice[kind]
                write_fault(faults, DICE_EXCEEDED, part, ANYWHERE, kind, count, limit)
    faults.under_way = under_way(faults.dice, rounds, book.seats, book.belt, ONE_AHEAD)


def check_tray(tray: Vector, part: int, seat: int, book: Book, faults: Faults) -> None:
    """One tray of one round: no negative counts, as many dice as a belt begins with."""
    for slot in range(s.SLOTS):
        if tray[slot] < 0:
            write_fault(faults, SLOT_NEGATIVE, part, seat, slot, tray[slot], 0)
    count = dice_on_tray(tray, book)
    faults.dice[part][seat] = count
    if count != book.belt:
        code = TRAY_OVERFULL if count > book.belt else TRAY_SHORT
        write_fault(faults, code, part, seat, ANYWHERE, count, book.belt)


def dice_on_tray(tray: Vector, book: Book) -> int:
    """Return the number of dice on a tray; a nigiri on wasabi is two."""
    count = 0
    for slot in range(s.SLOTS):
        count += tray[slot] * (1 + book.on_wasabi[slot])
    return count


def dice_of_type(tray: Vector, kind: int, book: Book) -> int:
    """Return the number of dice of one type on a tray, wasabi beneath nigiri included."""
    count = 0
    for slot in range(s.SLOTS):
        if book.type_of[book.top[slot]] == kind:
            count += tray[slot]
        if kind == s.SPECIALS:
            count += tray[slot] * book.on_wasabi[slot]
    return count


def check_tokens(trays: Cube, rounds: int, tokens: Grid, book: Book, faults: Faults) -> None:
    """Nobody holds a token that never came, and puddings never go."""
    for token in range(s.TOKENS):
        held = 0
        shown = 0  # what all seats have earned, were the supply endless
        for seat in range(book.seats):
            mine = tokens[seat][token]
            earned = tokens_earned(trays, rounds, seat, token, book)
            held += mine
            shown += earned
            if mine < 0:
                write_fault(faults, TOKEN_NEGATIVE, ANYWHERE, seat, token, mine, 0)
            if mine > earned:
                write_fault(faults, TOKENS_UNEARNED, ANYWHERE, seat, token, mine, earned)
        total = book.total[token]
        if held > total:
            write_fault(faults, TOKENS_EXCEEDED, ANYWHERE, ANYWHERE, token, held, total)
        due = min(shown, total)
        if token == s.PUDDINGS and held < due:
            write_fault(faults, PUDDINGS_MISSING, ANYWHERE, ANYWHERE, token, held, due)


def tokens_earned(trays: Cube, rounds: int, seat: int, token: int, book: Book) -> int:
    """Return what a seat began with and the icons of this token on its trays."""
    count = book.initial[token]
    for part in range(rounds):
        for face in range(s.FACES):
            if book.gives[face] == token:
                count += trays[part][seat][face] * book.icons[face]
    return count

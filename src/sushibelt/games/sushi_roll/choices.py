"""What the acting seat may choose in Sushi Roll. Integers only; the sources are as in rules.py."""

from sushibelt.core.layout import Vector
from sushibelt.games.sushi_roll.book import Book
from sushibelt.games.sushi_roll.state import (
    FACES,
    GET,
    GIVE,
    MARK,
    MENU,
    MENUS,
    NO_FACE,
    PHASE_MARK,
    PHASE_SWAP,
    ROLL,
    STICKS,
    TAKE,
    Table,
)


def legal(t: Table, book: Book, seat: int, out: Vector) -> int:
    """Write the acting seat's actions, ascending, and return how many there are."""
    if t.phase == PHASE_MARK:
        return legal_marks(t, seat, out)
    if t.phase == PHASE_SWAP:
        return legal_gets(t, book, seat, out)
    return legal_uses(t, book, seat, out)


def legal_uses(t: Table, book: Book, seat: int, out: Vector) -> int:
    """Take a die, or use a token first: any number of them, in any order (S0).

    Chopsticks need a die on another belt; one that has been taken from this cycle will do
    (RULES.md section 2).
    """
    belt = t.belts[seat]
    n = 0
    for face in range(FACES):
        out[n] = TAKE + face
        n += belt[face] > 0
    out[n] = MENU
    n += t.tokens[seat][MENUS] > 0
    if t.tokens[seat][STICKS] > 0 and others_have_dice(t, book, seat):
        for face in range(FACES):
            out[n] = GIVE + face
            n += belt[face] > 0
    return n


def others_have_dice(t: Table, book: Book, seat: int) -> int:
    """Tell whether a die lies on the belt of any other seat."""
    for other in range(book.seats):
        if other != seat:
            for face in range(FACES):
                if t.belts[other][face] > 0:
                    return 1
    return 0


def legal_marks(t: Table, seat: int, out: Vector) -> int:
    """Pick one die more for the re-roll, or roll those picked: one or more (RULES.md section 2).

    Faces are picked in ascending order, so that every set of dice is told in one way only.
    """
    highest = 0
    picked = 0
    for face in range(FACES):
        if t.marked[face] > 0:
            highest = face
            picked = 1
    n = 0
    for face in range(highest, FACES):
        out[n] = MARK + face
        n += t.belts[seat][face] > t.marked[face]
    out[n] = ROLL
    return n + picked


def legal_gets(t: Table, book: Book, seat: int, out: Vector) -> int:
    """Any die of any other belt, for the one offered (S0).

    Equal faces may be exchanged, which only costs the token; with whom makes no difference then,
    so that is offered once, for the first seat that has the face.
    """
    n = 0
    idle = NO_FACE  # the face whose exchange for its equal is already among the actions
    for other in range(book.seats):
        if other != seat:
            belt = t.belts[other]
            first = GET + other * FACES
            for face in range(FACES):
                out[n] = first + face  # it counts, or the next one is written over it
                n += (belt[face] > 0) & (face != idle)
            if belt[t.given] > 0:
                idle = t.given
    return n

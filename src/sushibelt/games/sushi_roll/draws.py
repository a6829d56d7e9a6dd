"""What chance decides in Sushi Roll: who has the red belt, the dice out of the bag, every face.

Integers only; the sources are as in rules.py. `odds` and `drawn` tell and carry out one component;
`chance` draws all of them at once, with the same odds from the same words, only quicker.
"""

from sushibelt.core.chance import below, pick
from sushibelt.core.event_log import note
from sushibelt.core.layout import Vector
from sushibelt.games.sushi_roll import state as s
from sushibelt.games.sushi_roll.book import Book
from sushibelt.games.sushi_roll.rules import play_forced
from sushibelt.games.sushi_roll.state import Table, Work
from sushibelt.games.sushi_roll.turns import begin_rolling, open_round, seek_loose


def odds(t: Table, book: Book, out: Vector) -> int:
    """Write the weights of the values of the next component of chance; return how many."""
    if t.phase == s.PHASE_RED_BELT:
        for seat in range(book.seats):
            out[seat] = 1
        return book.seats
    if t.phase == s.PHASE_FILL:
        for kind in range(s.TYPES):
            out[kind] = t.bag[kind]
        return s.TYPES
    kind = t.cursor % s.TYPES
    for value in range(book.face_count[kind]):
        out[value] = book.sides[book.first_face[kind] + value]
    return book.face_count[kind]


def drawn(t: Table, book: Book, work: Work, value: int) -> None:
    """Apply one component of chance: the red belt's seat, a type out of the bag, or a face."""
    if t.phase == s.PHASE_RED_BELT:
        t.red = value
        t.actor = value
        note(work, s.LOG_RED_BELT, value, 0, 0)
        open_round(t, book, work)
    elif t.phase == s.PHASE_FILL:
        place_die(t, book, t.placed // book.belt, value)
    else:
        roll_die(t, book, work, value)


def place_die(t: Table, book: Book, seat: int, kind: int) -> None:
    """Put a die from the bag on the belt that is being filled; full belts are rolled (S0)."""
    t.bag[kind] -= 1
    t.loose[seat][kind] += 1
    t.placed += 1
    if t.placed == book.seats * book.belt:
        t.placed = 0
        begin_rolling(t, book)


def roll_die(t: Table, book: Book, work: Work, value: int) -> None:
    """Let the die at the cursor show this face."""
    kind = t.cursor % s.TYPES
    show(t, work, t.cursor // s.TYPES, kind, book.first_face[kind] + value)
    seek_loose(t, book)
    if t.cursor == book.seats * s.TYPES:
        end_rolling(t, book, work)


def show(t: Table, work: Work, seat: int, kind: int, face: int) -> None:
    """Lay a loose die on its belt with this face up."""
    t.loose[seat][kind] -= 1
    t.belts[seat][face] += 1
    note(work, s.LOG_ROLLED, seat, face, 0)


def end_rolling(t: Table, book: Book, work: Work) -> None:
    """All dice lie: the acting seat chooses, and if it cannot, the game goes on by itself."""
    t.cursor = 0
    t.phase = s.PHASE_TURN
    play_forced(t, book, work)
    if t.phase > s.PHASE_ROLL:
        t.number += 1


def chance(t: Table, book: Book, rng: Vector, work: Work) -> int:
    """Draw everything that Nature owes, as one move; return how many values it took."""
    count = 0
    while t.phase <= s.PHASE_ROLL:
        if t.phase == s.PHASE_FILL:
            count = fill_belts(t, book, rng, work, count)
        elif t.phase == s.PHASE_ROLL:
            count = roll_all(t, book, rng, work, count)
        else:
            value = pick(rng, work.odds, odds(t, book, work.odds))
            work.outcome[count] = value
            count += 1
            drawn(t, book, work, value)
    return count


def fill_belts(t: Table, book: Book, rng: Vector, work: Work, count: int) -> int:
    """Draw all dice that the belts still need; return the new count of values."""
    seat = t.placed // book.belt
    room = (seat + 1) * book.belt - t.placed  # counted down: a division for each die is slower
    for _ in range(book.seats * book.belt - t.placed):
        kind = pick(rng, t.bag, s.TYPES)
        work.outcome[count] = kind
        count += 1
        place_die(t, book, seat, kind)
        room -= 1
        if room == 0:
            seat += 1
            room = book.belt
    return count


def roll_all(t: Table, book: Book, rng: Vector, work: Work, count: int) -> int:
    """Roll every loose die, by seat and type; return the new count of values."""
    for seat in range(book.seats):
        loose = t.loose[seat]
        for kind in range(s.TYPES):
            if loose[kind] > 0:
                count = roll_kind(t, book, rng, work, seat, kind, count)
    end_rolling(t, book, work)
    return count


def roll_kind(
    t: Table, book: Book, rng: Vector, work: Work, seat: int, kind: int, count: int
) -> int:
    """Roll the loose dice of one type before a seat: each of their sides is as likely."""
    first = book.first_face[kind]
    last = first + book.face_count[kind] - 1
    sides = book.sides[last]
    for face in range(first, last):
        sides += book.sides[face]
    for _ in range(t.loose[seat][kind]):
        side = below(rng, sides)
        shown = first
        for face in range(first, last):  # never stopped early: compiled, that would be slower
            side -= book.sides[face]
            shown += side >= 0
        work.outcome[count] = shown - first
        count += 1
        show(t, work, seat, kind, shown)
    return count

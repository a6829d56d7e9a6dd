"""Features of a die to take at Sushi Roll, as places in a list of weights (places.py)."""

from sushibelt.bots.sushi_roll import places as p
from sushibelt.bots.sushi_roll.scratch import Scratch
from sushibelt.bots.sushi_roll.thumb import turns_left
from sushibelt.core.layout import Vector
from sushibelt.games.sushi_roll.book import Book
from sushibelt.games.sushi_roll.scoring import count_maki
from sushibelt.games.sushi_roll.state import (
    MAKI,
    NIGIRI,
    PUDDING,
    PUDDINGS,
    SPECIALS,
    WASABI,
    Table,
)


def deed(t: Table, book: Book, seat: int, face: int) -> int:
    """What taking a die with this face does for the seat's tray."""
    tray = t.trays[t.round][seat]
    kind = book.type_of[face]
    at = face - book.first_face[kind]
    if kind == MAKI:
        return p.AS_MAKI + at
    if kind == NIGIRI:
        return (p.AS_WET if tray[WASABI] > 0 else p.AS_DRY) + at
    if kind == PUDDING:
        return p.AS_PUDDING + at
    if face == WASABI:
        return p.AS_WASABI + min(tray[WASABI], 1)
    if kind == SPECIALS:
        return p.AS_STICKS + at - 1
    return p.AS_DUMPLING + at * book.set_size + tray[face] % book.set_size


def want(t: Table, book: Book, seat: int, kind: int) -> int:
    """What this seat may want of a die of this type, which it will roll."""
    tray = t.trays[t.round][seat]
    if kind == MAKI:
        most = 0
        for other in range(book.seats):
            if other != seat:
                most = max(most, count_maki(t.trays[t.round][other], book))
        lead = count_maki(tray, book) - most
        return p.WANTS_MAKI + (lead >= 0) + (lead > 0)
    if kind == NIGIRI:
        return p.WANTS_NIGIRI + (tray[WASABI] > 0)
    if kind == PUDDING:
        return p.WANTS_PUDDING
    if kind == SPECIALS:
        return p.WANTS_SPECIALS
    begun = 0
    for face in book.set_face:
        begun += tray[face] % book.set_size > 0
    return p.WANTS_SETS + begun


def spell_of(left: int) -> int:
    """How far the round has come."""
    return min(left // 2, p.SPELLS - 1)


def round_of(t: Table) -> int:
    """Which round it is, as far as weights tell them apart."""
    return min(t.round, p.ROUNDS - 1)


def lead_of(lead: int) -> int:
    """How far a seat is ahead, as a place among leads."""
    return min(max(lead, -p.GAP), p.GAP) + p.GAP


def step_of(gain: int) -> int:
    """A difference between two promises, as a place among steps."""
    return min(max(gain + p.STEPS * p.STEP // 2, 0) // p.STEP, p.STEPS - 1)


def put_take(t: Table, book: Book, seat: int, face: int, out: Vector, scratch: Scratch) -> int:
    """Write the features of taking a die with this face; return how many there are."""
    left = min(turns_left(t, book), p.LONGEST - 1)
    spell = spell_of(left)
    kind = book.type_of[face]
    sought = NIGIRI if face == WASABI else kind
    does = deed(t, book, seat, face)
    out[0] = p.BY_TURN + does * p.LONGEST + left
    out[1] = p.BY_OFTEN + does * p.PARTS + min(scratch.often[sought] // p.PART, p.PARTS - 1)
    out[2] = p.BY_COMING + does * p.COMING + min(scratch.next[sought], p.COMING - 1)
    rival = scratch.second if face == scratch.best else scratch.worth[scratch.best]
    out[3] = p.BY_PROMISE + step_of(scratch.worth[face] - rival) * p.SPELLS + spell
    out[4] = p.BY_NEXT + want(t, book, book.left[seat], kind) * p.SPELLS + spell
    at = face - book.first_face[kind]
    if kind == MAKI:
        return put_maki(t, book, seat, at, spell, out)
    if kind == PUDDING:
        return put_puddings(t, book, seat, at, out)
    if kind == SPECIALS and face != WASABI:
        held = min(t.tokens[seat][book.gives[face]], p.HELD - 1)
        out[5] = p.BY_HELD + ((at - 1) * p.HELD + held) * p.ROUNDS + round_of(t)
        return 6
    return 5


def put_maki(t: Table, book: Book, seat: int, at: int, spell: int, out: Vector) -> int:
    """Write how this seat stands in maki against the best other one and the second."""
    trays = t.trays[t.round]
    mine = count_maki(trays[seat], book)
    best = 0
    second = 0
    for other in range(book.seats):
        if other != seat:
            theirs = count_maki(trays[other], book)
            second = max(second, min(best, theirs))
            best = max(best, theirs)
    out[5] = p.BY_BEST + (at * p.LEADS + lead_of(mine - best)) * p.SPELLS + spell
    out[6] = p.BY_SECOND + (at * p.LEADS + lead_of(mine - second)) * p.SPELLS + spell
    return 7


def put_puddings(t: Table, book: Book, seat: int, at: int, out: Vector) -> int:
    """Write how this seat stands in puddings against who has the most and who has the fewest."""
    mine = t.tokens[seat][PUDDINGS]
    most = 0
    fewest = book.total[PUDDINGS]
    for other in range(book.seats):
        if other != seat:
            theirs = t.tokens[other][PUDDINGS]
            most = max(most, theirs)
            fewest = min(fewest, theirs)
    out[5] = p.BY_MOST + (at * p.LEADS + lead_of(mine - most)) * p.ROUNDS + round_of(t)
    out[6] = p.BY_FEWEST + (at * p.LEADS + lead_of(mine - fewest)) * p.ROUNDS + round_of(t)
    return 7

"""Features of using a token at Sushi Roll, as places in a list of weights (places.py)."""

from sushibelt.bots.sushi_roll import places as p
from sushibelt.bots.sushi_roll.scratch import Scratch
from sushibelt.bots.sushi_roll.taking import deed, round_of, spell_of, step_of
from sushibelt.bots.sushi_roll.thumb import DIE, menu_worth, turns_left
from sushibelt.core.layout import Vector
from sushibelt.games.sushi_roll.book import Book
from sushibelt.games.sushi_roll.state import FACES, MENUS, STICKS, Table


def put_menu(t: Table, book: Book, seat: int, out: Vector, scratch: Scratch) -> int:
    """Write the features of using a menu: what it promises beyond the best die, menus held."""
    gain = menu_worth(t, book, scratch, scratch.best) - scratch.worth[scratch.best]
    out[0] = p.BY_MENU + step_of(gain) * p.SPELLS + spell_of(turns_left(t, book))
    held = min(t.tokens[seat][MENUS], p.HELD - 1)
    out[1] = p.BY_MENUS + held * p.ROUNDS + round_of(t)
    return 2


def unmarked(t: Table, seat: int, end: int, scratch: Scratch) -> int:
    """How many dice below this face, beside the best, are not to be rolled."""
    dice = 0
    for face in range(end):
        dice += t.belts[seat][face] - t.marked[face]
    if scratch.best < end and t.belts[seat][scratch.best] > t.marked[scratch.best]:
        dice -= 1
    return min(dice, p.DICE - 1)


def put_mark(t: Table, book: Book, seat: int, face: int, out: Vector, scratch: Scratch) -> int:
    """Write the features of a die to be rolled again: its promise, its hopes, dice passed over."""
    best = scratch.worth[scratch.best]
    is_best = face == scratch.best and t.belts[seat][face] - t.marked[face] == 1
    out[0] = p.BY_MARK + is_best * p.STEPS + step_of(scratch.worth[face] - best)
    kind = book.type_of[face]
    hope = 0
    for i in range(book.face_count[kind]):
        other = book.first_face[kind] + i
        hope += book.sides[other] * max(0, scratch.worth[other] - best)
    out[1] = p.BY_HOPE + min(hope // (DIE * p.HOPE), p.HOPES - 1)
    out[2] = p.BY_PASSED + unmarked(t, seat, face, scratch)
    return 3


def put_roll(t: Table, seat: int, out: Vector, scratch: Scratch) -> int:
    """Write the features of rolling: whether the best die is rolled, and how many are not."""
    kept = t.belts[seat][scratch.best] > t.marked[scratch.best]
    out[0] = p.BY_UNMARKED + kept * p.DICE + unmarked(t, seat, FACES, scratch)
    return 1


def put_give(t: Table, book: Book, seat: int, face: int, out: Vector, scratch: Scratch) -> int:
    """Write the features of giving a die: what is to be had for it, the die, chopsticks held."""
    gain = scratch.abroad - scratch.worth[scratch.best]
    out[0] = p.BY_GIVE + step_of(gain) * p.SPELLS + spell_of(turns_left(t, book))
    out[1] = p.BY_GIVEN + (face == scratch.dull) * FACES + face
    held = min(t.tokens[seat][STICKS], p.HELD - 1)
    out[2] = p.BY_STICKS + held * p.ROUNDS + round_of(t)
    return 3


def put_get(t: Table, book: Book, other: int, face: int, out: Vector, scratch: Scratch) -> int:
    """Write the features of getting a die: how it compares, and who would have had it now."""
    awaits = (other - t.red + book.seats) % book.seats >= t.taken
    out[0] = p.BY_GET + awaits * p.STEPS + step_of(scratch.worth[face] - scratch.abroad)
    if awaits:
        out[1] = p.BY_ROBBED + deed(t, book, other, face)
    return 1 + awaits

"""The dice of Sushizock, solved: what a turn promises once the portions have a value.

The promise of dice set aside, with so many rolls to come, is the mean of what the best play gets.
It is found backwards, exactly: first for one roll, then for two. What a portion is worth is not
decided here; the values lie in the scratch `v`, and so does the answer. In the integer subset.
"""

from sushibelt.core.layout import Vector
from sushibelt.games.sushizock.book import Book
from sushibelt.games.sushizock.state import BONES, DIGIT, FACES, KINDS, SUSHI, Table

NONE = -1_000_000_000  # of a portion that is not to be had

# Places in the scratch.
PLACES = 6  # dice of a symbol: 0 to 5
ROW = 0  # + kind * PLACES + place in the row: the portion that so many dice name
TOP = ROW + KINDS * PLACES  # + kind: the best theft of a top tile
ANY = TOP + KINDS  # + kind: the best theft of any tile
FALL_BACK = ANY + KINDS  # what has to be taken when nothing can be
CHANCE = FALL_BACK + 1  # + face * PLACES + dice: its factor in the odds of a roll
CODES = DIGIT**FACES  # dice set aside, up to four, as in `Book.keep`
PROMISE = CHANCE + FACES * PLACES  # + (rolls to come - 1) * CODES + code: what it promises
ROLLS = 2  # to come after the first, at most
SCRATCH = PROMISE + ROLLS * CODES
SMALL_SCRATCH = PROMISE  # enough where nothing is solved

ORDERS = 120  # of five dice


def fill_chances(book: Book, v: Vector) -> None:
    """Write sides ** dice · 5! / dice! of each face: their product weighs a roll."""
    for face in range(FACES):
        factor = ORDERS
        for dice in range(book.dice + 1):
            v[CHANCE + face * PLACES + dice] = factor
            factor = factor * book.faces[face] // (dice + 1)


def best_portion(book: Book, v: Vector, sushi: int, bones: int, blue: int, red: int) -> int:
    """The best portion that these dice offer; NONE if they offer none."""
    best = max(v[ROW + sushi], v[ROW + PLACES + bones])
    if blue >= book.free_theft:
        best = max(best, v[ANY + SUSHI])
    elif blue >= book.top_theft:
        best = max(best, v[TOP + SUSHI])
    if red >= book.free_theft:
        best = max(best, v[ANY + BONES])
    elif red >= book.top_theft:
        best = max(best, v[TOP + BONES])
    return best


def code_of(sushi: int, bones: int, blue: int, red: int) -> int:
    """One number for up to four dice set aside, as in `Book.keep`."""
    return ((sushi * DIGIT + bones) * DIGIT + blue) * DIGIT + red


def best_keep(
    book: Book, v: Vector, lying: int, rolls: int, sushi: int, bones: int, blue: int, red: int
) -> int:
    """The best promise of setting some of these dice aside, beside those that lie there."""
    dice = sushi + bones + blue + red
    promises = PROMISE + (rolls - 1) * CODES
    best = NONE
    for a in range(sushi + 1):
        for b in range(bones + 1):
            for c in range(blue + 1):
                kept = a + b + c
                code = lying + code_of(a, b, c, 0)
                for d in range(red + 1):
                    if 0 < kept + d < dice and book.keep[code + d] >= 0:
                        best = max(best, v[promises + code + d])
    return best


def promise_of(book: Book, v: Vector, aside: Vector, rolls: int) -> int:
    """The mean over all falls of the other dice of the best that can then be done."""
    lying = code_of(aside[0], aside[1], aside[2], aside[3])
    dice = book.dice - aside[0] - aside[1] - aside[2] - aside[3]
    total = 0
    weights = 0
    for a in range(dice + 1):
        for b in range(dice - a + 1):
            odds = v[CHANCE + a] * v[CHANCE + PLACES + b]
            for c in range(dice - a - b + 1):
                d = dice - a - b - c
                weight = odds * v[CHANCE + 2 * PLACES + c] * v[CHANCE + 3 * PLACES + d]
                best = best_portion(book, v, aside[0] + a, aside[1] + b, aside[2] + c, aside[3] + d)
                if rolls > 1 and dice > 1:
                    best = max(best, best_keep(book, v, lying, rolls - 1, a, b, c, d))
                if best == NONE:
                    best = v[FALL_BACK]
                total += weight * best
                weights += weight
    return total // weights


def promise_of_one_roll(t: Table, book: Book, v: Vector, action: int) -> int:
    """What setting these dice aside promises if the next roll is the last: needs no `solve`."""
    fill_chances(book, v)
    aside = [0, 0, 0, 0]
    for face in range(FACES):
        aside[face] = t.aside[face] + book.kept[action][face]
    return promise_of(book, v, aside, 1)


def lies_within(aside: Vector, dice: Vector) -> int:
    """1 if all dice set aside so far are among these."""
    for face in range(FACES):
        if aside[face] > dice[face]:
            return 0
    return 1


def solve(t: Table, book: Book, v: Vector) -> None:
    """Write the promise of every way to set dice aside that this turn can still come to."""
    fill_chances(book, v)
    for rolls in range(1, book.rolls - t.roll + 1):
        for action in range(book.takes):
            dice = book.kept[action]
            if lies_within(t.aside, dice):
                code = code_of(dice[0], dice[1], dice[2], dice[3])
                v[PROMISE + (rolls - 1) * CODES + code] = promise_of(book, v, dice, rolls)


def promise_of_keeping(t: Table, book: Book, v: Vector, action: int) -> int:
    """What setting these dice aside promises, once the turn is solved."""
    kept = book.kept[action]
    code = code_of(
        t.aside[0] + kept[0], t.aside[1] + kept[1], t.aside[2] + kept[2], t.aside[3] + kept[3]
    )
    promised: int = v[PROMISE + (book.rolls - t.roll - 1) * CODES + code]
    return promised

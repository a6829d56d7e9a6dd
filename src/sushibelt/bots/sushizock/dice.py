"""The dice of Sushizock, solved: what a turn promises once the portions have a value.

The promise of dice set aside, with so many rolls to come, is the mean of what the best play gets.
It is found backwards, exactly: first for one roll, then for two. What a portion is worth is not
decided here; the values lie in the notes `v`, and so does the answer. Which falls of the dice
follow which dice set aside is the same in every turn: that is written down once. In the integer
subset.
"""

from sushibelt.core.layout import Vector
from sushibelt.games.sushizock.book import Book
from sushibelt.games.sushizock.state import BONES, DIGIT, KEEPS, KINDS, SUSHI, Table

NOTHING = -1_000_000_000  # of a portion that is not to be had

# Places in the notes: the values of portions.
PLACES = 6  # dice of a symbol: 0 to 5
ROW = 0  # + kind * PLACES + place in the row: the portion that so many dice name
TOP = ROW + KINDS * PLACES  # + kind: the best theft of a top tile
ANY = TOP + KINDS  # + kind: the best theft of any tile
FALL_BACK = ANY + KINDS  # what has to be taken when nothing can be

# What is solved from them. Dice set aside are known by the action that sets them aside at once.
BEST = FALL_BACK + 1  # + five dice: the best portion that they offer
FIVES = 56  # ways in which five dice may lie
ROLLS = 2  # to come after the first, at most
PROMISE = BEST + FIVES  # + (rolls to come - 1) * KEEPS + dice set aside: what it promises

# What is the same in every turn.
READY = PROMISE + ROLLS * KEEPS  # 1 + the edition's `matching`: all below is written down
FIVE = READY + 1  # + number of five dice by their code: which of the ways it is
CODE_OF_FIVE = FIVE + PLACES**3  # + five dice: their code
FIRST_FALL = CODE_OF_FIVE + FIVES  # + dice set aside: where the falls of the other dice begin
FALL = FIRST_FALL + KEEPS + 2  # for each: all five dice then, its weight, where its keeps begin
FALL_COLUMNS = 3
FALLS = 736
FIRST_KEEP = 2  # the column
KEEP = FALL + (FALLS + 1) * FALL_COLUMNS  # for each fall: the ways to set more dice aside
KEPT_MORE = 2_840
DICE_NOTES = KEEP + KEPT_MORE


def code_of_five(sushi: int, bones: int, blue: int) -> int:
    """One number for five dice; the red ones are the rest."""
    return (sushi * PLACES + bones) * PLACES + blue


def code_of(sushi: int, bones: int, blue: int, red: int) -> int:
    """One number for up to four dice set aside, as in `Book.keep`."""
    return ((sushi * DIGIT + bones) * DIGIT + blue) * DIGIT + red


def weight_of(book: Book, a: int, b: int, c: int, d: int) -> int:
    """How many of all falls of distinct dice show so many of each face."""
    ways = 1
    for i in range(a):
        ways = ways * book.faces[0] * (i + 1) // (i + 1)
    for i in range(b):
        ways = ways * book.faces[1] * (a + i + 1) // (i + 1)
    for i in range(c):
        ways = ways * book.faces[2] * (a + b + i + 1) // (i + 1)
    for i in range(d):
        ways = ways * book.faces[3] * (a + b + c + i + 1) // (i + 1)
    return ways


def write_fives(book: Book, v: Vector) -> None:
    """Number the ways in which five dice may lie."""
    n = 0
    for a in range(book.dice + 1):
        for b in range(book.dice - a + 1):
            for c in range(book.dice - a - b + 1):
                code = code_of_five(a, b, c)
                v[FIVE + code] = n
                v[CODE_OF_FIVE + n] = code
                n += 1


def write_keeps(
    book: Book, v: Vector, lying: int, sushi: int, bones: int, blue: int, red: int, end: int
) -> int:
    """Write the ways to set more dice aside after such a fall beside those lying there."""
    for a in range(sushi + 1):
        for b in range(bones + 1):
            for c in range(blue + 1):
                for d in range(red + 1):
                    if 0 < a + b + c + d < sushi + bones + blue + red:
                        action = book.keep[lying + code_of(a, b, c, d)]
                        if action >= 0:
                            v[end] = action
                            end += 1
    return end


def write_falls(
    book: Book, v: Vector, action: int, sushi: int, bones: int, blue: int, red: int
) -> None:
    """Write every fall that may follow these dice set aside, behind those that stand there."""
    fall = v[FIRST_FALL + action]
    end = v[fall + FIRST_KEEP]
    lying = code_of(sushi, bones, blue, red)
    left = book.dice - sushi - bones - blue - red
    for a in range(left + 1):
        for b in range(left - a + 1):
            for c in range(left - a - b + 1):
                d = left - a - b - c
                v[fall] = v[FIVE + code_of_five(sushi + a, bones + b, blue + c)]
                v[fall + 1] = weight_of(book, a, b, c, d)
                v[fall + FIRST_KEEP] = end
                end = write_keeps(book, v, lying, a, b, c, d, end)
                fall += FALL_COLUMNS
    v[FIRST_FALL + action + 1] = fall
    v[fall + FIRST_KEEP] = end


def prepare(book: Book, v: Vector) -> None:
    """Write down what is the same in every turn, unless it stands there already."""
    if v[READY] != 1 + book.matching:
        write_fives(book, v)
        v[FIRST_FALL] = FALL
        v[FALL + FIRST_KEEP] = KEEP
        for action in range(book.takes):
            kept = book.kept[action]
            write_falls(book, v, action, kept[0], kept[1], kept[2], kept[3])
        write_falls(book, v, book.takes, 0, 0, 0, 0)  # the first roll of a turn
        v[READY] = 1 + book.matching


def best_portion(book: Book, v: Vector, sushi: int, bones: int, blue: int, red: int) -> int:
    """The best portion that these dice offer; NOTHING if they offer none."""
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


def value_fives(book: Book, v: Vector) -> None:
    """Write the best portion for each way in which five dice may lie."""
    for n in range(FIVES):
        code = v[CODE_OF_FIVE + n]
        sushi = code // (PLACES * PLACES)
        bones = code // PLACES % PLACES
        blue = code % PLACES
        v[BEST + n] = best_portion(book, v, sushi, bones, blue, book.dice - sushi - bones - blue)


def promise_of(v: Vector, action: int, rolls: int) -> int:
    """The mean over all falls of the other dice of the best that can then be done."""
    total = 0
    weights = 0
    after = PROMISE + (rolls - 2) * KEEPS  # with one roll less
    for fall in range(v[FIRST_FALL + action], v[FIRST_FALL + action + 1], FALL_COLUMNS):
        best = v[BEST + v[fall]]
        if rolls > 1:
            for keep in range(v[fall + FIRST_KEEP], v[fall + FALL_COLUMNS + FIRST_KEEP]):
                best = max(best, v[after + v[keep]])
        if best == NOTHING:
            best = v[FALL_BACK]
        total += v[fall + 1] * best
        weights += v[fall + 1]
    return total // weights


def solve(book: Book, v: Vector, rolls: int) -> None:
    """Write the promise of every way to set dice aside, with up to so many rolls to come."""
    prepare(book, v)
    value_fives(book, v)
    for to_come in range(1, rolls + 1):
        for action in range(book.takes):
            v[PROMISE + (to_come - 1) * KEEPS + action] = promise_of(v, action, to_come)


def promise_of_keeping(t: Table, book: Book, v: Vector, action: int) -> int:
    """What setting these dice aside promises, once the turn is solved."""
    kept = book.kept[action]
    code = code_of(
        t.aside[0] + kept[0], t.aside[1] + kept[1], t.aside[2] + kept[2], t.aside[3] + kept[3]
    )
    return v[PROMISE + (book.rolls - t.roll - 1) * KEEPS + book.keep[code]]

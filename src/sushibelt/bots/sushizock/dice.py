"""The dice of Sushizock, solved by backward induction: what a turn promises for given portions.

The promise of dice set aside, with so many rolls to come, is the mean of what the best play gets.
It is found backwards, exactly: first for one roll, then for two. What a portion is worth is not
decided here; the values lie in the scratch row, and so does the answer. Which falls of the dice
follow which dice set aside is the same in every turn: that is written down once. In the integer
subset.
"""

from sushibelt.bots.sushizock.scratch import FIVES, NOTHING, PLACES, Scratch
from sushibelt.games.sushizock.book import Book
from sushibelt.games.sushizock.state import BONES, DIGIT, SUSHI, Table


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


def write_fives(book: Book, scratch: Scratch) -> None:
    """Number the ways in which five dice may lie."""
    n = 0
    for a in range(book.dice + 1):
        for b in range(book.dice - a + 1):
            for c in range(book.dice - a - b + 1):
                code = code_of_five(a, b, c)
                scratch.five[code] = n
                scratch.code[n] = code
                n += 1


def write_keeps(
    book: Book,
    scratch: Scratch,
    lying: int,
    sushi: int,
    bones: int,
    blue: int,
    red: int,
    end: int,
) -> int:
    """Write the ways to set more dice aside after such a fall beside those lying there."""
    for a in range(sushi + 1):
        for b in range(bones + 1):
            for c in range(blue + 1):
                for d in range(red + 1):
                    if 0 < a + b + c + d < sushi + bones + blue + red:
                        action = book.keep[lying + code_of(a, b, c, d)]
                        if action >= 0:
                            scratch.more[end] = action
                            end += 1
    return end


def write_falls(
    book: Book, scratch: Scratch, action: int, sushi: int, bones: int, blue: int, red: int
) -> None:
    """Write every fall that may follow these dice set aside, behind those that stand there."""
    fall = scratch.first_fall[action]
    end = scratch.first_more[fall]
    lying = code_of(sushi, bones, blue, red)
    left = book.dice - sushi - bones - blue - red
    for a in range(left + 1):
        for b in range(left - a + 1):
            for c in range(left - a - b + 1):
                d = left - a - b - c
                five = scratch.five[code_of_five(sushi + a, bones + b, blue + c)]
                scratch.fall_five[fall] = five
                scratch.fall_weight[fall] = weight_of(book, a, b, c, d)
                scratch.first_more[fall] = end
                end = write_keeps(book, scratch, lying, a, b, c, d, end)
                fall += 1
    scratch.first_fall[action + 1] = fall
    scratch.first_more[fall] = end


def prepare(book: Book, scratch: Scratch) -> None:
    """Write down what is the same in every turn, unless it stands there already."""
    if scratch.ready != 1 + book.matching:
        write_fives(book, scratch)
        scratch.first_fall[0] = 0
        scratch.first_more[0] = 0
        for action in range(book.takes):
            kept = book.kept[action]
            write_falls(book, scratch, action, kept[0], kept[1], kept[2], kept[3])
        write_falls(book, scratch, book.takes, 0, 0, 0, 0)  # the first roll of a turn
        scratch.ready = 1 + book.matching


def best_portion(book: Book, scratch: Scratch, sushi: int, bones: int, blue: int, red: int) -> int:
    """The best portion that these dice offer; NOTHING if they offer none."""
    best = max(scratch.tile[SUSHI][sushi], scratch.tile[BONES][bones])
    if blue >= book.free_theft:
        best = max(best, scratch.deep[SUSHI])
    elif blue >= book.top_theft:
        best = max(best, scratch.top[SUSHI])
    if red >= book.free_theft:
        best = max(best, scratch.deep[BONES])
    elif red >= book.top_theft:
        best = max(best, scratch.top[BONES])
    return best


def value_fives(book: Book, scratch: Scratch) -> None:
    """Write the best portion for each way in which five dice may lie."""
    for n in range(FIVES):
        code = scratch.code[n]
        sushi = code // (PLACES * PLACES)
        bones = code // PLACES % PLACES
        blue = code % PLACES
        red = book.dice - sushi - bones - blue
        scratch.best[n] = best_portion(book, scratch, sushi, bones, blue, red)


def promise_of(scratch: Scratch, action: int, rolls: int) -> int:
    """The mean over all falls of the other dice of the best that can then be done."""
    total = 0
    weights = 0
    after = scratch.promise[max(rolls - 2, 0)]  # with one roll less
    for fall in range(scratch.first_fall[action], scratch.first_fall[action + 1]):
        best = scratch.best[scratch.fall_five[fall]]
        if rolls > 1:
            for i in range(scratch.first_more[fall], scratch.first_more[fall + 1]):
                best = max(best, after[scratch.more[i]])
        if best == NOTHING:
            best = scratch.fall_back
        total += scratch.fall_weight[fall] * best
        weights += scratch.fall_weight[fall]
    return total // weights


def solve(book: Book, scratch: Scratch, rolls: int) -> None:
    """Write the promise of every way to set dice aside, with up to so many rolls to come."""
    prepare(book, scratch)
    value_fives(book, scratch)
    for to_come in range(1, rolls + 1):
        for action in range(book.takes):
            scratch.promise[to_come - 1][action] = promise_of(scratch, action, to_come)


def promise_of_keeping(t: Table, book: Book, scratch: Scratch, action: int) -> int:
    """What setting these dice aside promises, once the turn is solved."""
    kept = book.kept[action]
    code = code_of(
        t.aside[0] + kept[0], t.aside[1] + kept[1], t.aside[2] + kept[2], t.aside[3] + kept[3]
    )
    return scratch.promise[book.rolls - t.roll - 1][book.keep[code]]

"""Arithmetic in which Python and JavaScript differ, for the translator to get right."""

from sushibelt.core import ranking
from sushibelt.games.sushi_roll import scoring


def divided(a: int, b: int) -> int:
    return a // (b if b else 7)


def remains(a: int, b: int) -> int:
    c = b if b else 7
    return a % c


def negated(a: int, b: int) -> int:
    return -(a * 0) - b


def multiplied(a: int, b: int) -> int:
    return a * b + a * 0


def halves_of_a_loss(a: int, b: int) -> int:
    return -abs(a) // 4 + (a >> 3) + (b << 5)


def truths(a: int, b: int) -> int:
    return (a < b) + 2 * (a == b) + 4 * (not a) + 8 * (a < b < 50) + 16 * (a > 3 and b > 3)


def first_of(a: int, b: int) -> int:
    return (a and b) - (a or b)


def keeps_its_counter(a: int, b: int) -> int:
    last = -1
    end = abs(a)
    for i in range(end):
        end = 0
        last = i
        if i > b:
            break
    return last


def words(a: int, b: int) -> int:
    x = (abs(a) * 70_000_001) & 0xFFFFFFFF
    return ((x ^ (x >> 9)) & 0xFFFFFFFF) + (abs(b) & 31) - (abs(b) | 8)


def reserved(new: int, let: int) -> int:
    var = min(new, let, 3)
    while var < max(new, 1):
        var += 1
        if var == 5:
            continue
        let += var
    return let


def asks_modules(a: int, b: int) -> int:
    return a * ranking.KEYS + scoring.maki_reason(abs(b))

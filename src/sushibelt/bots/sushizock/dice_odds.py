"""How a solved turn of Sushizock ends: how likely each fall of all five dice is the last.

Where the dice are solved (`dice_sushizock.py`), what the seat sets aside after every fall is
decided. Followed forwards from the first roll, that tells how often the turn ends with which dice.
In the integer subset.
"""

from sushibelt.bots.search.mcts import NONE
from sushibelt.bots.sushizock.dice import (
    BEST,
    FALL_COLUMNS,
    FIRST_FALL,
    FIRST_KEEP,
    FIVES,
    PROMISE,
    ROLLS,
)
from sushibelt.core.layout import Row, Vector, ints
from sushibelt.games.sushizock.book import Book
from sushibelt.games.sushizock.state import KEEPS

WHOLE = 6**12  # all that may happen, in parts that no roll splits: five dice, four at most, three


class DiceOdds(Row):
    """How likely it is, in parts of WHOLE,"""

    kept: Vector = ints(ROLLS * KEEPS)  # to set dice aside so, with so many rolls to come
    last: Vector = ints(FIVES)  # to end the turn with these five dice


def weight_of_all(v: Vector, action: int) -> int:
    """The sum of the weights of all falls beside these dice set aside."""
    weights = 0
    for fall in range(v[FIRST_FALL + action], v[FIRST_FALL + action + 1], FALL_COLUMNS):
        weights += v[fall + 1]
    return weights


def share_out(v: Vector, odds: DiceOdds, action: int, rolls: int, mass: int) -> None:
    """Share out what is so likely among the falls that follow, as the seat then goes on."""
    after = (rolls - 2) * KEEPS
    part = mass // weight_of_all(v, action)
    for fall in range(v[FIRST_FALL + action], v[FIRST_FALL + action + 1], FALL_COLUMNS):
        best = v[BEST + v[fall]]
        chosen = NONE
        if rolls > 1:
            for keep in range(v[fall + FIRST_KEEP], v[fall + FALL_COLUMNS + FIRST_KEEP]):
                if v[PROMISE + after + v[keep]] > best:
                    best = v[PROMISE + after + v[keep]]
                    chosen = v[keep]
        if chosen == NONE:
            odds.last[v[fall]] += part * v[fall + 1]
        else:
            odds.kept[after + chosen] += part * v[fall + 1]


def write_odds(book: Book, v: Vector, odds: DiceOdds) -> None:
    """Write how likely the turn that was solved ends with which dice."""
    for i in range(ROLLS * KEEPS):
        odds.kept[i] = 0
    for five in range(FIVES):
        odds.last[five] = 0
    share_out(v, odds, book.takes, book.rolls, WHOLE)
    for rolls in range(book.rolls - 1, 0, -1):
        for action in range(book.takes):
            if odds.kept[(rolls - 1) * KEEPS + action] > 0:
                share_out(v, odds, action, rolls, odds.kept[(rolls - 1) * KEEPS + action])

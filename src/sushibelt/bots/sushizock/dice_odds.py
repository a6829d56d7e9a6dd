"""How a solved turn of Sushizock ends: the odds that each fall of all five dice is the last.

Where the dice are solved (`dice.py`), what the seat sets aside after every fall is decided.
Followed forwards from the first roll, that tells how often the turn ends with which dice. In the
integer subset.
"""

from sushibelt.bots.search.search import NONE
from sushibelt.bots.sushizock.scratch import FIVES, ROLLS, Scratch
from sushibelt.core.layout import Grid, Row, Vector, ints
from sushibelt.games.sushizock.book import Book
from sushibelt.games.sushizock.state import KEEPS

WHOLE = 6**12  # all that may happen, in parts that no roll splits: five dice, four at most, three


class DiceOdds(Row):
    """How likely it is, in parts of WHOLE,"""

    kept: Grid = ints(ROLLS, KEEPS)  # to set dice aside so, with so many rolls to come, less one
    last: Vector = ints(FIVES)  # to end the turn with these five dice


def weight_of_all(scratch: Scratch, action: int) -> int:
    """The sum of the weights of all falls beside these dice set aside."""
    weights = 0
    for fall in range(scratch.first_fall[action], scratch.first_fall[action + 1]):
        weights += scratch.fall_weight[fall]
    return weights


def share_out(scratch: Scratch, odds: DiceOdds, action: int, rolls: int, mass: int) -> None:
    """Share out what is so likely among the falls that follow, as the seat then goes on."""
    after = max(rolls - 2, 0)
    part = mass // weight_of_all(scratch, action)
    for fall in range(scratch.first_fall[action], scratch.first_fall[action + 1]):
        five = scratch.fall_five[fall]
        best = scratch.best[five]
        chosen = NONE
        if rolls > 1:
            for i in range(scratch.first_more[fall], scratch.first_more[fall + 1]):
                promise = scratch.promise[after][scratch.more[i]]
                if promise > best:
                    best = promise
                    chosen = scratch.more[i]
        if chosen == NONE:
            odds.last[five] += part * scratch.fall_weight[fall]
        else:
            odds.kept[after][chosen] += part * scratch.fall_weight[fall]


def write_odds(book: Book, scratch: Scratch, odds: DiceOdds) -> None:
    """Write how likely the turn that was solved ends with which dice."""
    for rolls in range(ROLLS):
        for action in range(KEEPS):
            odds.kept[rolls][action] = 0
    for five in range(FIVES):
        odds.last[five] = 0
    share_out(scratch, odds, book.takes, book.rolls, WHOLE)
    for rolls in range(book.rolls - 1, 0, -1):
        for action in range(book.takes):
            if odds.kept[rolls - 1][action] > 0:
                share_out(scratch, odds, action, rolls, odds.kept[rolls - 1][action])

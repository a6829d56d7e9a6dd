"""Prizes for having the most and losses for having the fewest, with every edition's ties.

Integer rules shared by Sushi Go! and Sushi Roll. `why[plate]` gets the numbers behind the points,
so that any door can explain them: CODE, COUNT, PLACE, SHARERS, PRIZE.
"""

from sushibelt.core.layout import Grid, Vector

CODE, COUNT, PLACE, SHARERS, PRIZE = range(5)

NO_PRIZE, FIRST, SECOND, FEWEST, BOTH, LEVEL, LEFT_OUT = range(7)  # codes of `why`


def majority(
    counts: Vector,
    plates: int,
    needs_one: int,
    share: int,
    first: int,
    second: int,
    points: Vector,
    why: Grid,
) -> None:
    """Award `first` to the highest count and `second` to the next lower one.

    `needs_one`: a plate without any is left out; otherwise none ranks like any other count.
    `share`: tied plates divide a prize, rounded down, and a tie for the first leaves no second;
    otherwise every tied plate gets it in full and the next lower count is still second.
    """
    top = counts[0]
    for plate in range(plates):
        top = max(top, counts[plate])
    tops = 0  # plates with the highest count
    for plate in range(plates):
        tops += counts[plate] == top
    for plate in range(plates):
        mine = counts[plate]
        higher = 0  # plates with more
        level = 0  # plates with as many, this one included
        for other in range(plates):
            higher += counts[other] > mine
            level += counts[other] == mine
        out = needs_one and mine == 0
        is_second = higher == tops and (higher == 1 or not share)
        code = NO_PRIZE
        prize = 0
        if out:
            code = LEFT_OUT
        elif higher == 0:
            code = FIRST
            prize = first
        elif is_second:
            code = SECOND
            prize = second
        points[plate] = prize // level if share else prize
        why[plate][CODE] = code
        why[plate][COUNT] = mine
        why[plate][PLACE] = higher + 1
        why[plate][SHARERS] = level
        why[plate][PRIZE] = prize


def extremes(
    counts: Vector,
    plates: int,
    most: int,
    fewest: int,
    share: int,
    level_counts: int,
    points: Vector,
    why: Grid,
) -> None:
    """Award `most` to the highest count and take `fewest` from the lowest.

    `share`: tied plates divide both, rounded towards zero. `level_counts`: when all are equal both
    still apply; otherwise nobody wins or loses anything.
    """
    top = counts[0]
    bottom = counts[0]
    for plate in range(plates):
        top = max(top, counts[plate])
        bottom = min(bottom, counts[plate])
    for plate in range(plates):
        mine = counts[plate]
        level = 0
        higher = 0
        for other in range(plates):
            level += counts[other] == mine
            higher += counts[other] > mine
        wins = mine == top and most > 0
        loses = mine == bottom and fewest > 0
        code = NO_PRIZE
        prize = 0
        if top == bottom and not level_counts:
            code = LEVEL
        elif wins and loses:
            code = BOTH
            prize = most
        elif wins:
            code = FIRST
            prize = most
        elif loses:
            code = FEWEST
            prize = -fewest
        amount = abs(prize) // level if share else abs(prize)  # a shared loss rounds towards zero
        if code == BOTH:
            points[plate] = amount - (fewest // level if share else fewest)
        else:
            points[plate] = amount if prize > 0 else -amount
        why[plate][CODE] = code
        why[plate][COUNT] = mine
        why[plate][PLACE] = higher + 1
        why[plate][SHARERS] = level
        why[plate][PRIZE] = prize

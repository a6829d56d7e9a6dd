"""Sums over many games, in integers: written once, for compiled and for interpreted games.

Only sums are kept, never games, so that any order of adding gives the same.
"""

from sushibelt.core.layout import Grid, Row, Vector, ints
from sushibelt.games.family import LINES

SEATS = 5  # at most


class Tally(Row):
    """What came of some games."""

    games: int = ints()  # finished ones
    ties: int = ints()  # games that several seats won
    unfinished: int = ints()  # cut off by a limit: in no other sum
    points: Vector = ints(SEATS)
    points_squared: Vector = ints(SEATS)
    lines: Grid = ints(SEATS, LINES)  # the points of each line of the score sheet
    lines_squared: Grid = ints(SEATS, LINES)
    won: Grid = ints(SEATS, SEATS)  # games that a seat won with 0, 1, … others


def count_up(tally: Tally, lines: Grid, places: Vector, seats: int) -> None:
    """Take in a finished game: every seat's points by line, and its place."""
    winners = 0
    for seat in range(seats):
        winners += places[seat] == 1
    tally.games += 1
    tally.ties += winners > 1
    for seat in range(seats):
        points = 0
        for line in range(LINES):
            value = lines[seat][line]
            points += value
            tally.lines[seat][line] += value
            tally.lines_squared[seat][line] += value * value
        tally.points[seat] += points
        tally.points_squared[seat] += points * points
        if places[seat] == 1:
            tally.won[seat][winners - 1] += 1


def add(one: Tally, other: Tally) -> Tally:
    """Return the sums over the games of both."""
    pairs = zip(one.pack(), other.pack(), strict=True)
    return Tally.unpack([a + b for a, b in pairs])

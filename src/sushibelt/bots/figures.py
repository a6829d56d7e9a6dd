"""Figures about many games: sums of whole numbers, so that any order of adding gives the same.

Only sums are kept, never games: figures of parts of a series add up to those of the whole.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import sqrt
from typing import NamedTuple

from sushibelt.core.game import Result, SeatSheet, Sheet


@dataclass(slots=True)
class Moments:
    """How many whole numbers there were, their sum and the sum of their squares."""

    count: int = 0
    total: int = 0
    squares: int = 0

    def add(self, value: int) -> None:
        """Take in one value."""
        self.count += 1
        self.total += value
        self.squares += value * value

    def merge(self, other: "Moments") -> None:
        """Take in the values of another."""
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    def summary(self, unit: int = 1) -> "Summary":
        """Return mean, spread and standard error of the values divided by `unit`."""
        if not self.count:
            return Summary(None, None, None)
        mean = self.total / self.count / unit
        if self.count < 2:
            return Summary(mean, None, None)
        around = self.count * self.squares - self.total * self.total  # whole: nothing cancels
        sd = sqrt(around / (self.count * (self.count - 1))) / unit
        return Summary(mean, sd, sd / sqrt(self.count))


class Summary(NamedTuple):
    """A mean, the standard deviation of single games, and the standard error of the mean.

    What too few games cannot tell is None.
    """

    mean: float | None
    sd: float | None
    se: float | None


SHARES = 60  # a win in such parts: two, three, four and five winners divide it evenly


@dataclass(slots=True)
class SeatFigures:
    """What one seat scored and won."""

    points: Moments = field(default_factory=Moments)
    lines: dict[str, Moments] = field(default_factory=dict)
    shares: Moments = field(default_factory=Moments)  # of wins, in SHARES
    wins: int = 0  # alone
    shared_wins: int = 0

    def add(self, sheet: SeatSheet, winners: int, won: bool) -> None:
        """Take in this seat's sheet of a game that so many seats won."""
        self.points.add(sheet.total)
        for line, points in points_by_line(sheet).items():
            self.lines.setdefault(line, Moments()).add(points)
        self.shares.add(SHARES // winners if won else 0)
        self.wins += won and winners == 1
        self.shared_wins += won and winners > 1

    def merge(self, other: "SeatFigures") -> None:
        """Take in the figures of other games."""
        self.points.merge(other.points)
        for line, moments in other.lines.items():
            self.lines.setdefault(line, Moments()).merge(moments)
        self.shares.merge(other.shares)
        self.wins += other.wins
        self.shared_wins += other.shared_wins


def points_by_line(sheet: SeatSheet) -> Mapping[str, int]:
    """Return the points of each line, over all rounds and the end."""
    lines: dict[str, int] = {}
    for part in (*sheet.rounds, sheet.end):
        for line in part.lines:
            lines[line.line] = lines.get(line.line, 0) + line.points
    return lines


@dataclass(slots=True)
class Figures:
    """What came of some games of one series."""

    seats: list[SeatFigures]
    games: int = 0  # finished ones
    ties: int = 0  # games that several seats won
    unfinished: int = 0  # cut off by a limit: in no other figure

    @classmethod
    def blank(cls, seats: int) -> "Figures":
        """Return the figures of no games."""
        return cls([SeatFigures() for _ in range(seats)])

    def add(self, sheet: Sheet, result: Result) -> None:
        """Take in a finished game."""
        winners = result.winners
        self.games += 1
        self.ties += len(winners) > 1
        for seat, figures in enumerate(self.seats):
            figures.add(sheet.seats[seat], len(winners), seat in winners)

    def merge(self, other: "Figures") -> None:
        """Take in the figures of other games of the series."""
        self.games += other.games
        self.ties += other.ties
        self.unfinished += other.unfinished
        for mine, theirs in zip(self.seats, other.seats, strict=True):
            mine.merge(theirs)

"""Figures about many games: means, spreads and errors, from sums of whole numbers."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple

from sushibelt.simulation.tally import Tally

SHARES = 60  # a win in such parts: two, three, four and five winners divide it evenly


class Summary(NamedTuple):
    """A mean, the standard deviation of single games, and the standard error of the mean.

    What too few games cannot tell is None.
    """

    mean: float | None
    sd: float | None
    se: float | None


@dataclass(frozen=True, slots=True)
class Moments:
    """How many whole numbers there were, their sum and the sum of their squares."""

    count: int
    total: int
    squares: int

    def summary(self, unit: int = 1) -> Summary:
        """Return mean, spread and standard error of the values divided by `unit`."""
        if not self.count:
            return Summary(None, None, None)
        mean = self.total / self.count / unit
        if self.count < 2:
            return Summary(mean, None, None)
        around = self.count * self.squares - self.total * self.total  # whole: nothing cancels
        sd = sqrt(around / (self.count * (self.count - 1))) / unit
        return Summary(mean, sd, sd / sqrt(self.count))


class SeatFigures(NamedTuple):
    """What one seat scored and won."""

    points: Moments
    lines: Mapping[str, Moments]
    shares: Moments  # of wins, in SHARES
    wins: int  # alone
    shared_wins: int


class Figures(NamedTuple):
    """What came of some games of one series."""

    seats: tuple[SeatFigures, ...]
    games: int  # finished ones
    ties: int  # games that several seats won
    unfinished: int  # cut off by a limit: in no other figure


def figures_of(tally: Tally, seats: int, line_ids: Mapping[int, str]) -> Figures:
    """Return what the sums say; `line_ids` names the lines that this game has."""
    found = tuple(_seat_figures(tally, seat, line_ids) for seat in range(seats))
    return Figures(found, tally.games, tally.ties, tally.unfinished)


def _seat_figures(tally: Tally, seat: int, line_ids: Mapping[int, str]) -> SeatFigures:
    lines, squared = tally.lines[seat], tally.lines_squared[seat]
    alone, *shared = tally.won[seat]
    parts = [(SHARES // winners, games) for winners, games in enumerate(tally.won[seat], 1)]
    return SeatFigures(
        points=Moments(tally.games, tally.points[seat], tally.points_squared[seat]),
        lines={name: Moments(tally.games, lines[i], squared[i]) for i, name in line_ids.items()},
        shares=Moments(
            tally.games,
            sum(part * games for part, games in parts),
            sum(part * part * games for part, games in parts),
        ),
        wins=alone,
        shared_wins=sum(shared),
    )

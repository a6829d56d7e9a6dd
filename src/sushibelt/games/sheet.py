"""Sheet labels: what scoring wrote as integers becomes ids, by one table of each family.

The interpreted sheet and the browser's score pad read the same table.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

from sushibelt.core.game import Line, Part, Reason
from sushibelt.core.layout import Vector

Lines: TypeAlias = Mapping[int, str]  # ids by number, in the order of the sheet
Named: TypeAlias = tuple[str, tuple[str, ...]]  # the id of a reason, and the names of its numbers


class SheetLabels(NamedTuple):
    """The ids of a bill: its lines, and the reasons of their points.

    The first number behind the points of a line is a code, 0 where the line knows one reason only.
    """

    rounds: Lines
    end: Lines
    reasons: Mapping[int, Mapping[int, Named]]  # by line and code

    def part(self, lines: Lines, points: Vector, why: Sequence[Vector]) -> Part:
        """Tell one round, or the end, of one plate's bill."""
        return Part(tuple(Line(lines[n], points[n], self.reason(n, why[n])) for n in lines))

    def reason(self, line: int, why: Vector) -> Reason:
        """Tell why a line has its points."""
        reason, names = self.reasons[line][why[0]]
        return Reason(reason, dict(zip(names, why[1:], strict=False)))

"""What the score pad says: a card with every seat's sheet, the result and what to watch out for."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from sushibelt.core.game import Result, SeatSheet, Sheet


class Notice(NamedTuple):
    """Something a person should know about what was typed: an id of the catalogue and its facts."""

    reason: str
    facts: Mapping[str, Any]


class SeatCard(NamedTuple):
    """One seat's bill; `place` is None until the game is over."""

    name: str
    sheet: SeatSheet
    place: int | None

    @property
    def total(self) -> int:
        """All points so far."""
        return self.sheet.total


class Card(NamedTuple):
    """The score of one document."""

    game: str  # the canonical id
    seats: tuple[SeatCard, ...]
    puppet: SeatSheet | None
    result: Result | None  # None: the game is not over
    warnings: tuple[Notice, ...]

    @property
    def sheet(self) -> Sheet:
        """The whole sheet, the puppet's plate behind those of the seats."""
        seats = tuple(seat.sheet for seat in self.seats)
        return Sheet((*seats, self.puppet) if self.puppet else seats)

    @property
    def winners(self) -> tuple[str, ...]:
        """The names of those who won; nobody before the end."""
        return tuple(seat.name for seat in self.seats if seat.place == 1)


class Entered(NamedTuple):
    """What a family's pad made of a document: a table as its rules would leave it."""

    table: Any
    finished: bool
    notices: tuple[Notice, ...]

"""Unread events: what each person has still to see of what happened at the table."""

from collections.abc import Iterable, Sequence

from sushibelt.cli.table.sentences import LogLine, LogWriter
from sushibelt.core.game import Event, Seat
from sushibelt.games.family import AnyGame


class News:
    """Events since each person's last choice. Whoever plays alone reads every page."""

    def __init__(self, game: AnyGame, names: Sequence[str], people: Iterable[Seat]) -> None:
        self._writer = LogWriter(game, names)
        seats = tuple(people)
        self._alone = seats[0] if len(seats) == 1 else None
        self._waiting: dict[Seat | None, list[Event]] = {seat: [] for seat in (None, *seats)}
        self._last: Event | None = None

    def add(self, events: Iterable[Event]) -> None:
        """Keep what happened for everybody who may know it; None stands for all together."""
        for event in events:
            for seat, waiting in self._waiting.items():
                if self._writer.is_news(event, seat, self._last):
                    waiting.append(event)
            self._last = event

    def of(self, seat: Seat | None) -> list[LogLine]:
        """Return the events that this seat (None: all together) has not yet seen."""
        return self._writer.lines(self._waiting[seat], self._alone if seat is None else seat)

    def read_by_all(self) -> None:
        """Forget what everybody has now seen together."""
        for seat, waiting in self._waiting.items():
            self._waiting[seat] = [event for event in waiting if event.to is not None]

    def read_by(self, *seats: Seat | None) -> None:
        """Forget the events that these have now seen."""
        for seat in seats:
            self._waiting[seat].clear()

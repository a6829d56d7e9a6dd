"""What each person has still to be told of what happened at the table."""

from collections.abc import Iterable, Mapping, Sequence

from sushibelt.cli.table.events import Teller, Told
from sushibelt.core.game import Event, Seat
from sushibelt.games.family import RuledGame

# Events whose outcome the page shows anyway.
SHOWN_ANYWAY: Mapping[str, frozenset[str]] = {
    "sushi-go": frozenset({"dealt", "hand", "passed", "drew", "scored", "over"}),
    "sushi-roll": frozenset({"rolled", "round-scored", "ended"}),
    "sushizock": frozenset({"laid", "over"}),
}
# Events that matter to the seat they happen to, and are only the way to the next one for others.
OWN_AFFAIRS = frozenset({"rolled", "kept", "forced"})


class News:
    """Events since each person's last choice. Whoever plays alone reads every page."""

    def __init__(self, game: RuledGame, names: Sequence[str], people: Iterable[Seat]) -> None:
        self._teller = Teller(game, names)
        self._shown_anyway = SHOWN_ANYWAY[game.family.name]
        seats = tuple(people)
        self._alone = seats[0] if len(seats) == 1 else None
        self._waiting: dict[Seat | None, list[Event]] = {seat: [] for seat in (None, *seats)}

    def add(self, events: Iterable[Event]) -> None:
        """Keep what happened for everybody who may know it; None stands for all together."""
        for event in events:
            if event.kind in self._shown_anyway:
                continue
            for seat, waiting in self._waiting.items():
                may_know = event.to is None or seat in event.to
                if may_know and (event.kind not in OWN_AFFAIRS or event.seat == seat):
                    waiting.append(event)

    def of(self, seat: Seat | None) -> list[Told]:
        """Return what this seat (None: all together) has not yet been told."""
        return self._teller.tell(self._waiting[seat], self._alone if seat is None else seat)

    def read_by_all(self) -> None:
        """Forget what everybody has now seen together."""
        for seat, waiting in self._waiting.items():
            self._waiting[seat] = [event for event in waiting if event.to is not None]

    def read_by(self, *seats: Seat | None) -> None:
        """Forget what these have now been told."""
        for seat in seats:
            self._waiting[seat].clear()

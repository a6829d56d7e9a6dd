"""What happened, in words: events become the sentences of a log."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from sushibelt.core.game import Event, Seat
from sushibelt.games.family import RuledGame
from sushibelt.words import component, listed, say, tally

Facts = dict[str, Any]


class Told(NamedTuple):
    """One sentence of the log; without a seat it is about the whole table."""

    seat: Seat | None
    text: str


class Teller:
    """Tells the events of one game with the names of its seats."""

    def __init__(self, game: RuledGame, names: Sequence[str]) -> None:
        self._game = game
        self._family = game.family.name
        self._names = plate_names(names)

    def tell(self, events: Iterable[Event], you: Seat | None = None) -> list[Told]:
        """Return a sentence for each event; those that say one thing together share one.

        `you` is the seat of the reader, if it is one person's.
        """
        return [
            Told(event.seat, say(f"event-{self._family}-{event.kind}", **self._facts(event, you)))
            for event in _joined(events)
        ]

    def _facts(self, event: Event, you: Seat | None) -> Facts:
        facts: Facts = {
            "mode": "puppet" if getattr(self._game.book, "puppet", 0) else "other",
            "who": "" if event.seat is None else self._names[event.seat],
            "you": yes_or_no(you is not None and event.seat == you),
        }
        for key, value in event.data.items():
            tell = FACTS.get((self._family, key))
            facts |= tell(self, value) if tell else {key: value}
        return facts

    def kind(self, kind: str) -> str:
        """Return the name of a component."""
        return component(kind, self._game.id)

    def some(self, kinds: Iterable[str] | Mapping[str, int]) -> str:
        """Return components with how many there are of each."""
        return tally(Counter(kinds), self._game.id)

    def who(self, seat: Seat) -> str:
        """Return the name of a seat."""
        return self._names[seat]

    def each(self, points: Sequence[int]) -> str:
        """Return numbers beside the names of the seats, in order."""
        return ", ".join(f"{self._names[seat]} {n}" for seat, n in enumerate(points))


def yes_or_no(truth: bool) -> str:
    """Return a truth as sentences select on it."""
    return "yes" if truth else "no"


def plate_names(names: Sequence[str]) -> tuple[str, ...]:
    """Return the names of all plates: those of the seats, and the puppet's behind them."""
    return (*map(printable, names), say("page-puppet"))


def printable(name: object) -> str:
    """Return a name as it can be shown: a record may come from anywhere and hold anything."""
    return "".join(letter if letter.isprintable() else "�" for letter in str(name))


def _joined(events: Iterable[Event]) -> list[Event]:
    """Join what a seat lays in one go, and drop what the line before has said already."""
    told: list[Event] = []
    for event in events:
        last = told[-1] if told else None
        if event.kind == "laid" and "slot" in event.data:
            slot = event.data["slot"]
            if last and last.kind == "laid" and last.seat == event.seat:
                told[-1] = last._replace(data={"slots": [*last.data["slots"], slot]})
            elif not (last and last.kind == "took" and last.data["card"] == slot):
                told.append(event._replace(data={"slots": [slot]}))
        else:
            told.append(event)
    return told


def _spot(_teller: Teller, spot: str) -> Facts:
    """A place of the Battle table, such as `row3.2`."""
    row, _, place = spot.removeprefix("row").partition(".")
    return {"where": "table", "row": int(row), "place": int(place)}


FACTS: Mapping[tuple[str, str], Callable[[Teller, Any], Facts]] = {
    # Sushi Go!
    ("sushi-go", "cards"): lambda t, cards: {
        "what": t.some(cards) if isinstance(cards, Mapping) else cards
    },
    ("sushi-go", "slots"): lambda t, slots: {"what": listed(t.kind(slot) for slot in slots)},
    ("sushi-go", "slot"): lambda t, slot: {"what": t.kind(slot)},
    ("sushi-go", "card"): lambda t, card: {"what": t.kind(card)},
    ("sushi-go", "spot"): _spot,
    ("sushi-go", "hand"): lambda _, __: {"where": "hand"},
    ("sushi-go", "points"): lambda t, points: {
        "points": t.each(points) if isinstance(points, list) else points
    },
    # Sushi Roll
    ("sushi-roll", "faces"): lambda t, faces: {"what": t.some(faces)},
    ("sushi-roll", "token"): lambda t, token: {"what": t.kind(token)},
    ("sushi-roll", "slot"): lambda t, slot: {"what": t.kind(slot)},
    ("sushi-roll", "gave"): lambda t, face: {"gave": t.kind(face)},
    ("sushi-roll", "got"): lambda t, face: {"got": t.kind(face)},
    ("sushi-roll", "other"): lambda t, seat: {"other": t.who(seat)},
    ("sushi-roll", "red"): lambda t, seat: {"red": t.who(seat)},
    # Sushizock
    ("sushizock", "row"): lambda t, kind: {"what": t.kind(kind)},
    ("sushizock", "stack"): lambda t, kind: {"what": t.kind(kind)},
    ("sushizock", "tiles"): lambda t, tiles: {"tiles": ", ".join(t.kind(tile) for tile in tiles)},
    ("sushizock", "tile"): lambda t, tile: {"tile": t.kind(tile)},
    ("sushizock", "dice"): lambda t, dice: {"dice": t.some(dice)},
    ("sushizock", "from"): lambda t, seat: {"victim": t.who(seat)},
}

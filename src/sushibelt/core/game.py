"""What a game is, for every door: seats, actions, moves, events, views, sheets and results.

In every state exactly one of three holds: some seats owe a choice, Nature owes an outcome, or
there is a result. Choice is simultaneous: one `Joint` holds the choices of everybody who owed one.
"""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Any, NamedTuple, Protocol, TypeAlias

from sushibelt.core.layout import Row, Vector

Seat: TypeAlias = int  # numbered clockwise; the left neighbour of seat i is i + 1
Action: TypeAlias = int  # dense per ruleset; its name never needs a state
Tally: TypeAlias = Mapping[str, int]  # how many of each component, by id

NATURE, SEATS, NOBODY = range(3)  # whom a state waits for, in the integer rules: always one of them


class Joint(NamedTuple):
    """The choices of every seat that owed one."""

    choices: Mapping[Seat, Action]


class Nature(NamedTuple):
    """What chance decided: deals, draws, flips and dice, one integer per component, in order."""

    outcome: tuple[int, ...]


Move: TypeAlias = Joint | Nature


class Turn(NamedTuple):
    """Whose word is awaited. `number` is the index of the next move in the record."""

    number: int
    phase: str
    actors: tuple[Seat, ...]


class Event(NamedTuple):
    """Something that happened, for the eyes of the seats in `to` (None: for all eyes)."""

    kind: str
    seat: Seat | None
    data: Mapping[str, Any]
    to: frozenset[Seat] | None = None

    def is_seen_by(self, seat: Seat | None) -> bool:
        """Whether this seat (None: a spectator) may know of it."""
        return self.to is None or seat in self.to


class View(NamedTuple):
    """What one seat can know, as two rows of the family's own layout.

    `shown` holds what lies visible on the table and in the own hand. `recalled` holds all of it
    and what a perfect memory of the match adds. People get `shown`; bots may use `recalled`.
    `seat` is None for a spectator.
    """

    seat: Seat | None
    shown: Row
    recalled: Row


class Reason(NamedTuple):
    """Why a line has its points: an id of the catalogue and the numbers it speaks of."""

    reason: str
    numbers: Mapping[str, int]


class Line(NamedTuple):
    """Points of one line of a score sheet, and why."""

    line: str
    points: int
    why: Reason


class Part(NamedTuple):
    """One round of a seat's sheet, or its end-of-game scoring."""

    lines: tuple[Line, ...]

    @property
    def total(self) -> int:
        """The points of all lines together."""
        return sum(line.points for line in self.lines)


class SeatSheet(NamedTuple):
    """Everything one seat has scored so far; `end` is empty until the game is over."""

    rounds: tuple[Part, ...]
    end: Part

    @property
    def total(self) -> int:
        """The points of all rounds and of the end together."""
        return sum(part.total for part in self.rounds) + self.end.total


class Sheet(NamedTuple):
    """The score sheet of a match; plates without a seat (the puppet's) come after the seats'."""

    seats: tuple[SeatSheet, ...]


class Result(NamedTuple):
    """The end of a match. `tie_break` is what parted equal points, if the edition has such."""

    points: tuple[int, ...]
    tie_break: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that share the first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class Certainty(StrEnum):
    """How sure a number of a component table is, from printed in a rulebook to made playable."""

    SEED = "seed"
    MANY = "many"
    ONE = "one"
    INFERRED = "inferred"
    ASSUMED = "assumed"


class Fact(NamedTuple):
    """A number of a component table with the degree of its certainty and where it comes from."""

    value: int
    certainty: Certainty
    source: str


class Game(Protocol):
    """One ruleset at one seat count. Immutable; every method is pure."""

    @property
    def id(self) -> str:
        """The canonical id, such as `sushi-go/anniversary+mochi`."""
        ...

    @property
    def seats(self) -> int:
        """How many seats play."""
        ...

    @property
    def digest(self) -> str:
        """SHA-256 of the book: equal digests mean equal components, values and options."""
        ...

    @property
    def rounds(self) -> int:
        """How many rounds are played; 0 where everything is counted once, at the end."""
        ...

    @property
    def plates(self) -> int:
        """How many plates the sheet has: the seats', and behind them the puppet's if it plays."""
        ...

    @property
    def puppet(self) -> bool:
        """Whether a puppet without a seat plays."""
        ...

    @property
    def fewest_win(self) -> bool:
        """Whether the fewest points win."""
        ...

    @property
    def hidden_score(self) -> bool:
        """Whether nobody may know the points before the end, so that the sheet stays empty."""
        ...

    @property
    def actions(self) -> int:
        """The size of the action space: every action is below it."""
        ...

    def start(self) -> Row:
        """Return the state before anything was drawn."""
        ...

    def turn(self, state: Row) -> Turn:
        """Tell whose word is awaited."""
        ...

    def nature(self, state: Row, rng: Vector) -> Nature | None:
        """Draw what Nature owes here; None if it owes nothing."""
        ...

    def legal(self, state: Row, seat: Seat) -> tuple[Action, ...]:
        """Return the sorted actions of a seat; empty if it owes no choice."""
        ...

    def apply(self, state: Row, move: Move) -> tuple[Row, tuple[Event, ...]]:
        """Return the state after a move and what happened; raise Refusal if it cannot be."""
        ...

    def view(self, state: Row, seat: Seat | None) -> View:
        """Return what this seat (None: a spectator) can know."""
        ...

    def imagine(self, view: View, rng: Vector) -> Row:
        """Return a world that this view cannot rule out, each equally likely."""
        ...

    def sheet(self, state: Row) -> Sheet:
        """Return the score sheet so far."""
        ...

    def result(self, state: Row) -> Result | None:
        """Return the result, once the match is over."""
        ...

    def name(self, action: Action) -> str:
        """Return the text of an action."""
        ...

    def parse(self, text: str) -> Action:
        """Return the action of this text; raise Refusal if there is none."""
        ...

    def name_outcome(self, state: Row, outcome: Sequence[int]) -> str:
        """Return the text of what Nature draws in this state."""
        ...

    def parse_outcome(self, state: Row, text: str) -> tuple[int, ...]:
        """Return the outcome of this text; raise Refusal if it is none."""
        ...

    def describe(self, row: Row) -> dict[str, Any]:
        """Tell one part of a view in ids and numbers, ready for JSON."""
        ...

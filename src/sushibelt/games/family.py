"""One implementation of the game protocol for all families.

A family is a value: the integer rules (functions on rows) and their integers as ids. What
every game has in common - validation, purity, views, results - is written here once.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar, cast

from sushibelt.core.event_log import SILENT, WIDTH
from sushibelt.core.game import (
    NATURE,
    NOBODY,
    SEATS,
    Action,
    Event,
    Joint,
    Move,
    Nature,
    Result,
    Seat,
    Sheet,
    Turn,
    View,
)
from sushibelt.core.layout import Grid, Row, Vector
from sushibelt.core.ranking import KEYS, rank
from sushibelt.core.refusal import Refusal
from sushibelt.games.sheet import SheetLabels

LINES = 7  # of a score sheet; no family has more


def all_numbers(book: Row) -> str:
    """Return every integer of a book as text, for its digest."""
    return ",".join(str(n) for n in book.pack())


class LogEntry(NamedTuple):
    """One entry of the rules' log."""

    code: int
    seat: int
    a: int
    b: int


class Scratch(Protocol):
    """The row beside a state: choices in; outcome, weights, legal actions and event log out."""

    choice: Vector
    outcome: Vector
    odds: Vector
    legal: Vector
    log: Vector
    noted: int


T = TypeVar("T", bound=Row)  # the table of a family
B = TypeVar("B", bound=Row)  # its book
W = TypeVar("W", bound=Scratch)  # its scratch
R = TypeVar("R")  # its rulesets


@dataclass(frozen=True, slots=True)
class Family(Generic[T, B, W]):
    """The integer rules of one family, and the functions that tell them in ids.

    Rules work in place on rows: `t` the state, `book` the ruleset at one seat count, `work` the
    scratch (`choice` per seat in; `outcome` and `log` out), `rng` four words of chance.
    """

    name: str
    table: Callable[[], T]
    work: Callable[[], W]
    # rules.py
    start: Callable[[T, B], None]
    waiting: Callable[[T, B], int]  # NATURE, SEATS or NOBODY
    owes: Callable[[T, B, int], int]  # (t, book, seat) -> 1 if the seat owes a choice
    legal: Callable[[T, B, int, Vector], int]  # (t, book, seat, out) -> how many, ascending
    step: Callable[[T, B, W], None]  # (t, book, work): the joint of work.choice
    keys: Callable[[T, B, Grid], None]  # rows for core.ranking, larger is better
    lines: Callable[[T, B, W, Grid], None]  # (t over, book, work, points by seat)
    # The same, where `work` is the one that the whole game was played with: scored once, not twice.
    kept_lines: Callable[[T, B, W, Grid], None]
    # draws.py
    odds: Callable[[T, B, Vector], int]  # (t, book, out) -> how many values; out: weights
    drawn: Callable[[T, B, W, int], None]  # (t, book, work, value): one component of chance
    chance: Callable[[T, B, Vector, W], int]  # draws all that is owed -> how many values
    # knowledge.py
    hide: Callable[[T, B, int, int, T], None]  # (t, book, seat or -1, memory, blank row)
    imagine: Callable[[T, B, Vector], None]  # (v, book, rng): completes a hidden row in place
    # game.py and view.py: integers to ids
    action_names: Callable[[B], Sequence[str]]
    number: Callable[[T], int]  # of the next move in the record
    phase: Callable[[T, B], str]
    draw_label: Callable[[T, B], str]  # what is being drawn, such as `hand0` or `die`
    draw_name: Callable[[T, B, int], str]  # the component a value stands for
    events: Callable[[T, B, Sequence[LogEntry]], list[Event]]  # (t after, book, log)
    sheet: Callable[[T, B], Sheet]
    scored: Callable[[T], int]  # rounds on the sheet: until there is one more, or the end, it stays
    sheet_labels: Callable[[B], SheetLabels]  # the ids of a bill's lines and reasons
    describe: Callable[[T, B], Mapping[str, object]]
    # what doors ask about a book
    digested: Callable[[B], str]  # the integers that bind a record to the book
    rounds: Callable[[B], int]  # 0: everything is counted once, at the end
    plates: Callable[[B], int]  # the seats' and the puppet's
    fewest_win: Callable[[B], bool]
    hidden_score: bool  # nobody may know the points before the end


@dataclass(frozen=True, eq=False)
class RuledGame(Generic[T, B, W, R]):
    """A family's rules under one ruleset at one seat count: implements `core.game.Game`."""

    id: str
    seats: int
    family: Family[T, B, W]
    ruleset: R
    book: B

    @cached_property
    def digest(self) -> str:
        """SHA-256 of the id, the seat count and every integer of the book."""
        numbers = self.family.digested(self.book)
        return sha256(f"{self.id}|{self.seats}|{numbers}".encode()).hexdigest()

    @cached_property
    def _names(self) -> tuple[str, ...]:
        return tuple(self.family.action_names(self.book))

    @cached_property
    def _actions_by_name(self) -> dict[str, Action]:
        return {name: action for action, name in enumerate(self._names)}

    @property
    def line_ids(self) -> Mapping[int, str]:
        """The lines of a whole score sheet, by their columns in the family's `lines`."""
        labels = self.family.sheet_labels(self.book)
        return {**labels.rounds, **labels.end}

    @property
    def rounds(self) -> int:
        """How many rounds are played; 0 where everything is counted once, at the end."""
        return self.family.rounds(self.book)

    @property
    def plates(self) -> int:
        """How many plates the sheet has: the seats', and behind them the puppet's if it plays."""
        return self.family.plates(self.book)

    @property
    def puppet(self) -> bool:
        """Whether a puppet without a seat plays."""
        return self.plates > self.seats

    @property
    def fewest_win(self) -> bool:
        """Whether the fewest points win."""
        return self.family.fewest_win(self.book)

    @property
    def hidden_score(self) -> bool:
        """Whether nobody may know the points before the end, so that the sheet stays empty."""
        return self.family.hidden_score

    @property
    def actions(self) -> int:
        """The size of the action space."""
        return len(self._names)

    def start(self) -> T:
        """Return the state before anything was drawn."""
        t = self.family.table()
        self.family.start(t, self.book)
        return t

    def turn(self, state: T) -> Turn:
        """Tell whose word is awaited."""
        actors: tuple[Seat, ...] = ()
        if self.family.waiting(state, self.book) == SEATS:
            actors = tuple(s for s in range(self.seats) if self.family.owes(state, self.book, s))
        return Turn(self.family.number(state), self.family.phase(state, self.book), actors)

    def nature(self, state: T, rng: Vector) -> Nature | None:
        """Draw what Nature owes here; None if it owes nothing."""
        if self.family.waiting(state, self.book) != NATURE:
            return None
        with self.scratch(SILENT) as work:
            count = self.family.chance(state.copy(), self.book, rng, work)
            return Nature(tuple(work.outcome[:count]))

    def silent_work(self) -> W:
        """Return scratch for the rules, with nobody listening."""
        work = self.family.work()
        work.noted = SILENT
        return work

    @cached_property
    def _spare(self) -> list[W]:
        """Scratch rows that nobody uses now: making them anew would cost more than a move."""
        return []

    @contextmanager
    def scratch(self, noted: int) -> Iterator[W]:
        """Lend a scratch row for the rules; `noted` is 0 to listen or SILENT."""
        try:
            work = self._spare.pop()
        except IndexError:
            work = self.family.work()
        work.noted = noted
        yield work
        self._spare.append(work)

    def legal(self, state: T, seat: Seat) -> tuple[Action, ...]:
        """Return the sorted actions of a seat; empty if it owes no choice."""
        if self.family.waiting(state, self.book) != SEATS:
            return ()
        if not self.family.owes(state, self.book, seat):
            return ()
        with self.scratch(SILENT) as work:
            return tuple(work.legal[: self.family.legal(state, self.book, seat, work.legal)])

    def apply(self, state: T, move: Move) -> tuple[T, tuple[Event, ...]]:
        """Return the state after a move and what happened; raise Refusal if it cannot be."""
        t = state.copy()
        with self.scratch(0) as work:
            if isinstance(move, Joint):
                self._choose(t, work, move)
            else:
                self._draw(t, work, move)
            log = [LogEntry(*work.log[i : i + WIDTH]) for i in range(0, work.noted, WIDTH)]
        return t, tuple(self.family.events(t, self.book, log))

    def _choose(self, t: T, work: W, move: Joint) -> None:
        actors = self.turn(t).actors
        if set(move.choices) != set(actors):
            raise Refusal("choices-not-owed", owed=list(actors), given=sorted(move.choices))
        for seat, action in move.choices.items():
            if action not in self.legal(t, seat):
                raise Refusal("action-illegal", seat=seat, action=self.name(action))
            work.choice[seat] = action
        self.family.step(t, self.book, work)

    def _draw(self, t: T, work: W, move: Nature) -> None:
        for i, value in enumerate(move.outcome):
            if self.family.waiting(t, self.book) != NATURE:
                raise Refusal("outcome-too-long", wanted=i, given=len(move.outcome))
            self._check_value(t, work, value)
            self.family.drawn(t, self.book, work, value)
        if not move.outcome or self.family.waiting(t, self.book) == NATURE:
            raise Refusal("outcome-too-short", given=len(move.outcome))

    def _check_value(self, t: T, work: W, value: int) -> None:
        count = self.family.odds(t, self.book, work.odds)
        if not 0 <= value < count or not work.odds[value]:
            raise Refusal("outcome-impossible", value=value)

    def view(self, state: T, seat: Seat | None) -> View:
        """Return what this seat (None: a spectator) can know."""
        return View(seat, self.shown(state, seat), self.recalled(state, seat))

    def shown(self, state: T, seat: Seat | None) -> T:
        """Return what of a `view` lies visible."""
        return self._hidden(state, seat, 0)

    def recalled(self, state: T, seat: Seat | None) -> T:
        """Return what of a `view` a perfect memory knows."""
        return self._hidden(state, seat, 1)

    def _hidden(self, state: T, seat: Seat | None, memory: int) -> T:
        blank = self.family.table()
        self.family.hide(state, self.book, -1 if seat is None else seat, memory, blank)
        return blank

    def imagine(self, view: View, rng: Vector) -> T:
        """Return a world that this view cannot rule out, each equally likely."""
        world = cast(T, view.recalled.copy())
        self.family.imagine(world, self.book, rng)
        return world

    def scored(self, state: T) -> int:
        """Return how many rounds are on the sheet; it stays as it is until one more is, or all."""
        return self.family.scored(state)

    def sheet(self, state: T) -> Sheet:
        """Return the score sheet so far."""
        return self.family.sheet(state, self.book)

    def result(self, state: T) -> Result | None:
        """Return the result, once the match is over."""
        if self.family.waiting(state, self.book) != NOBODY:
            return None
        keys = [[0] * KEYS for _ in range(self.seats)]
        places = [0] * self.seats
        self.family.keys(state, self.book, keys)
        rank(keys, self.seats, places)
        points = tuple(seat.total for seat in self.sheet(state).seats[: self.seats])
        return Result(points, tuple(row[1] for row in keys), tuple(places))

    def name(self, action: Action) -> str:
        """Return the text of an action."""
        if not 0 <= action < self.actions:
            raise Refusal("action-unknown", action=str(action))
        return self._names[action]

    def parse(self, text: str) -> Action:
        """Return the action of this text; raise Refusal if there is none."""
        if text not in self._actions_by_name:
            raise Refusal("action-unknown", action=text)
        return self._actions_by_name[text]

    def name_outcome(self, state: T, outcome: Sequence[int]) -> str:
        """Return the text of what Nature draws here: `hand0: egg squid hand1: maki2 egg`."""
        t, label, words = state.copy(), "", []
        with self.scratch(SILENT) as work:
            for value in outcome:
                if self.family.draw_label(t, self.book) != label:
                    label = self.family.draw_label(t, self.book)
                    words.append(f"{label}:")
                words.append(self.family.draw_name(t, self.book, value))
                self.family.drawn(t, self.book, work, value)
        return " ".join(words)

    def parse_outcome(self, state: T, text: str) -> tuple[int, ...]:
        """Return the outcome of this text; raise Refusal if it is none."""
        t, label = state.copy(), ""
        outcome: list[int] = []
        with self.scratch(SILENT) as work:
            for word in text.split():
                if self.family.waiting(t, self.book) != NATURE:
                    raise Refusal("outcome-too-long", wanted=len(outcome), given=len(outcome) + 1)
                if word.endswith(":"):
                    label = word[:-1]
                else:
                    outcome.append(self._drawn_by_name(t, work, label, word))
        return tuple(outcome)

    def _drawn_by_name(self, t: T, work: W, label: str, word: str) -> int:
        expected = self.family.draw_label(t, self.book)
        if label != expected:
            raise Refusal("outcome-label", expected=expected, given=label)
        for value in range(self.family.odds(t, self.book, work.odds)):
            if work.odds[value] and self.family.draw_name(t, self.book, value) == word:
                self.family.drawn(t, self.book, work, value)
                return value
        raise Refusal("outcome-impossible", value=word)

    def describe(self, row: T) -> dict[str, Any]:
        """Tell one part of a view in ids and numbers, ready for JSON."""
        return {**self.family.describe(row, self.book)}


AnyFamily: TypeAlias = Family[Any, Any, Any]
AnyGame: TypeAlias = RuledGame[Any, Any, Any, Any]

"""A match: a game, the moves so far and the choices that are in. Pure; every change is a new value.

Pending choices live here and never in the state: they may be changed until the last one owed is in,
and they never change the number of the turn, so seats choosing at once cannot conflict.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, Self, TypeVar

from sushibelt.core import chance
from sushibelt.core.game import Action, Event, Game, Joint, Move, Nature, Result, Seat, Turn, View
from sushibelt.core.refusal import Refusal


class By(StrEnum):
    """Who made a choice."""

    PERSON = "person"
    BOT = "bot"
    TIMEOUT = "timeout"


class Pick(NamedTuple):
    """A choice that is in, and who made it."""

    action: Action
    by: By = By.PERSON


class Played(NamedTuple):
    """One move of the record; `by` names who made each choice and is empty for Nature."""

    move: Move
    by: Mapping[Seat, By]


@dataclass(slots=True)
class Facts:
    """What follows from a state, found out once: choices that come in don't change it."""

    turn: Turn | None = None
    legal: dict[Seat, tuple[Action, ...]] = field(default_factory=dict)


G = TypeVar("G", bound=Game)

NO_PICKS: Mapping[Seat, Pick] = MappingProxyType({})


@dataclass(frozen=True)  # with slots too, `Match[...](...)` fails in Python 3.11
class Match(Generic[G]):
    """A match under way. Its chance comes from `key` alone (see `core.chance.of_move`)."""

    game: G
    key: bytes
    names: tuple[str, ...]
    state: Any
    played: tuple[Played, ...] = ()
    pending: Mapping[Seat, Pick] = field(default_factory=lambda: NO_PICKS)
    _facts: Facts = field(default_factory=Facts, init=False, repr=False, compare=False)

    @classmethod
    def begin(cls, game: G, key: bytes, names: Sequence[str] = ()) -> Self:
        """Return a match before its first move. Nameless seats are called by their number."""
        given = tuple(names) or tuple(str(seat + 1) for seat in range(game.seats))
        if len(given) != game.seats:
            raise Refusal("names-wrong-number", names=len(given), seats=game.seats)
        return cls(game, key, given, game.start())

    @property
    def turn(self) -> Turn:
        """Whose word is awaited."""
        facts = self._facts
        if facts.turn is None:
            facts.turn = self.game.turn(self.state)
        return facts.turn

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """Return what a seat may choose; empty if it owes no choice."""
        legal = self._facts.legal
        if seat not in legal:
            legal[seat] = self.game.legal(self.state, seat)
        return legal[seat]

    @property
    def result(self) -> Result | None:
        """The result, once the match is over."""
        return self.game.result(self.state)

    @property
    def ready(self) -> bool:
        """Whether every choice owed is in."""
        actors = self.turn.actors
        return bool(actors) and all(seat in self.pending for seat in actors)

    def submit(self, seat: Seat, action: Action, number: int, by: By = By.PERSON) -> "Match[G]":
        """Put in a choice, or change it, for the turn of this number."""
        self._check_owes(seat, number)
        if action not in self.legal(seat):
            raise Refusal("action-illegal", seat=seat, action=self.game.name(action))
        return self._with({**self.pending, seat: Pick(action, by)})

    def retract(self, seat: Seat, number: int) -> "Match[G]":
        """Take a choice back while others are still choosing."""
        self._check_owes(seat, number)
        return self._with({other: pick for other, pick in self.pending.items() if other != seat})

    def _with(self, picks: Mapping[Seat, Pick]) -> "Match[G]":
        """Return the same match with other choices in; what is known of its state stays known."""
        after = replace(self, pending=MappingProxyType(picks))
        object.__setattr__(after, "_facts", self._facts)
        return after

    def _check_owes(self, seat: Seat, number: int) -> None:
        turn = self.turn
        if number != turn.number:
            raise Refusal("turn-stale", number=number, now=turn.number)
        if seat not in turn.actors:
            raise Refusal("seat-owes-nothing", seat=seat)

    def advance(self) -> tuple["Match[G]", tuple[Event, ...]]:
        """Play all `steps` that nobody has to choose for; return the match and their events."""
        match: Match[G] = self
        events: tuple[Event, ...] = ()
        for after, happened in self.steps():
            match, events = after, events + happened
        return match, events

    def steps(self) -> Iterator[tuple["Match[G]", tuple[Event, ...]]]:
        """Yield one step per move: the joint of all choices if they are in, then Nature's moves."""
        match: Match[G] = self
        if self.ready:
            choices = {seat: pick.action for seat, pick in self.pending.items()}
            by = {seat: pick.by for seat, pick in self.pending.items()}
            match, events = self.play(Joint(choices), by)
            yield match, events
        while (outcome := match.nature()) is not None:
            match, events = match.play(outcome)
            yield match, events

    def nature(self) -> Nature | None:
        """Return what Nature's next move is, if it owes one: a function of key and number."""
        if self.turn.actors:
            return None
        return self.game.nature(self.state, chance.of_move(self.key, len(self.played)))

    def play(
        self, move: Move, by: Mapping[Seat, By] = MappingProxyType({})
    ) -> tuple["Match[G]", tuple[Event, ...]]:
        """Append a move; choices that were pending are gone. Unless said, a person chose."""
        state, events = self.game.apply(self.state, move)
        chosen = move.choices if isinstance(move, Joint) else ()
        who = MappingProxyType({seat: by.get(seat, By.PERSON) for seat in chosen})
        played = (*self.played, Played(move, who))
        return type(self)(self.game, self.key, self.names, state, played), events

    def view(self, seat: Seat | None) -> View:
        """Return what this seat (None: a spectator) can know."""
        return self.game.view(self.state, seat)

    def replay(self) -> Iterator[tuple["Match[G]", tuple[Event, ...]]]:
        """Yield the match after each of its moves, from the first, with what happened."""
        match = type(self)(self.game, self.key, self.names, self.game.start())
        for played in self.played:
            match, events = match.play(played.move, played.by)
            yield match, events

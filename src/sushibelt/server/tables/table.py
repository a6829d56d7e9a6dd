"""A table as a value: who sits where, what is played, how far it is. Pure; changes are new values.

Functions that decide about a table (`lobby`, `opening`, `playing`) take one and return another.
What differs between the two is what has to be stored, and `rows` tells that.
"""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

from msgspec import Struct

from sushibelt.bots.levels import LEVELS
from sushibelt.core.fairness import Share
from sushibelt.core.game import Event, Seat, Turn
from sushibelt.core.refusal import Refusal
from sushibelt.games import Match
from sushibelt.server.codes import is_closed
from sushibelt.server.keys import Who
from sushibelt.server.tables.messages import Memory, Stage, Timer

USUAL_LEVEL = "cook"  # of bots on seats that nobody took, and of those that stand in
NO_TURN = Turn(0, "", ())
OVER: tuple[Stage, ...] = ("finished", "abandoned")


class Member(Struct, frozen=True, omit_defaults=True):
    """A person who was given a seat, or waits for the rematch."""

    id: str
    name: str
    left: bool = False  # for good, amid a match; a bot plays the seat to its end
    ready: bool = False  # said so before the start, of what is set up now


class Chair(Struct, frozen=True):
    """A seat: a member's, a bot's, or empty."""

    member: str | None = None
    level: str | None = None


class Lobby(Struct, frozen=True):
    """What is played, and by whom. Stored as one text."""

    game: str
    timer: Timer
    memory: Memory
    chairs: tuple[Chair, ...]
    members: tuple[Member, ...]
    marks: tuple[int, ...] = ()  # letter, colour and pattern of each chair; none: by its number
    again: tuple[str, ...] = ()  # members who want to play again
    wins: dict[str, int] = {}  # of earlier matches, by whose they were; see `Table.player_of`


class Deal(NamedTuple):
    """What the chance of the current match will come from, or came from."""

    match: str
    secret: bytes
    shares: tuple[Share, ...]
    gathering: frozenset[Seat] = frozenset()  # seats whose promise is waited for, at a rematch
    names: tuple[str, ...] = ()  # of the seats, from the start on: the key is bound to them
    marks: tuple[int, ...] = ()  # of the seats, from the start on; none: their numbers


@dataclass(frozen=True)
class Table:
    """Everything about a table that outlives a restart."""

    id: str
    code: str
    lobby: Lobby
    stage: Stage
    deal: Deal
    previous: str | None = None
    match: Match | None = None  # once it has begun
    news: tuple[tuple[Event, ...], ...] = ()  # what happened at each of its moves

    @property
    def invitation(self) -> str | None:
        """The code that lets people in; None while nobody new may come."""
        return None if is_closed(self.code) else self.code

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.lobby.chairs)

    @cached_property
    def turn(self) -> Turn:
        """Whose word is awaited in the match under way; nobody's, if there is none."""
        return NO_TURN if self.stage != "playing" else self.running.turn

    @property
    def number(self) -> int:
        """How many moves of the match have been played."""
        return 0 if self.match is None else len(self.match.played)

    @property
    def round(self) -> int:
        """How many rounds of the match have been scored; 0 where there are none."""
        return self.running.game.scored(self.running.state)

    @property
    def running(self) -> Match:
        """The match under way; raise Refusal if there is none."""
        if self.stage != "playing" or self.match is None:
            raise Refusal("match-not-running")
        return self.match

    def seat_of(self, who: Who) -> Seat | None:
        """Return the seat of somebody, if they have one."""
        if who.member is None:
            return None
        for seat, chair in enumerate(self.lobby.chairs):
            if chair.member == who.member:
                return seat
        return None

    def own_seat(self, who: Who) -> Seat:
        """Return the seat of somebody; raise Refusal if they have none."""
        seat = self.seat_of(who)
        if seat is None:
            raise Refusal("seat-none")
        return seat

    def member(self, id: str | None) -> Member | None:  # noqa: A002 - that of a member
        """Return the member with an id."""
        return next((one for one in self.lobby.members if one.id == id), None)

    def name_of(self, member: str) -> str:
        """Return the name of a member."""
        return next(one.name for one in self.lobby.members if one.id == member)

    @property
    def marks(self) -> tuple[int, ...]:
        """What each seat is told apart by: it stays with whoever sits there when seats move on."""
        return self.lobby.marks or tuple(range(self.seats))

    def player_of(self, seat: Seat) -> str:
        """Return whose wins those of a seat are: a member's, or a bot's by its mark and level."""
        chair = self.lobby.chairs[seat]
        return chair.member or f"{self.marks[seat]} {chair.level or USUAL_LEVEL}"

    @cached_property
    def wins(self) -> dict[str, int]:
        """How many matches each has won at this table, the one that just ended included."""
        result = None if self.match is None else self.match.result
        wins = dict(self.lobby.wins)
        for seat in () if result is None else result.winners:
            wins[self.player_of(seat)] = wins.get(self.player_of(seat), 0) + 1
        return wins

    @cached_property
    def members(self) -> frozenset[str]:
        """The members who have not left."""
        return frozenset(one.id for one in self.lobby.members if not one.left)

    @property
    def waiting(self) -> tuple[Member, ...]:
        """Members without a seat."""
        seated = {chair.member for chair in self.lobby.chairs}
        return tuple(member for member in self.lobby.members if member.id not in seated)

    @cached_property
    def people(self) -> dict[Seat, str]:
        """The members that have a seat."""
        chairs = enumerate(self.lobby.chairs)
        return {seat: chair.member for seat, chair in chairs if chair.member is not None}


def played_on(table: Table) -> Table:
    """Return the table after every move that needs no further choice, with what happened at each.

    That is the joint, once all choices are in, and then whatever Nature owes.
    """
    match, news = table.running, table.news
    for after, events in match.steps():
        match, news = after, (*news, events)
    if match is table.match:
        return table  # somebody is still awaited
    stage: Stage = "playing" if match.result is None else "finished"
    return replace(table, match=match, news=news, stage=stage)


def check_level(level: str | None) -> None:
    """Raise Refusal if there is no such bot."""
    if level is not None and level not in LEVELS:
        raise Refusal("level-unknown", level=level, known=list(LEVELS))


def check_host(who: Who) -> None:
    """Raise Refusal for everybody but the host."""
    if not who.host:
        raise Refusal("host-only")


def check_stage(table: Table, *stages: Stage) -> None:
    """Raise Refusal if the table is past these stages, or not yet there."""
    if table.stage not in stages:
        raise Refusal("stage-wrong", stage=table.stage)

"""HTTP bodies of what belongs to no table and no pad: the menu, lessons, problems, health."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from sushibelt.server.tables.messages import ActionName, Memory, Name, TableMessage, Timer

MOST_CHOICES = 100  # of a lesson


class GameEntry(Struct, frozen=True):
    """One id that can be played."""

    id: str
    family: str
    edition: str
    options: list[str]
    seats: list[int]
    chosen: dict[str, str | None]
    source: str
    rules: int


class TimerEntry(Struct, frozen=True):
    """A timer and its seconds for each choice; null is no limit."""

    id: Timer
    seconds: int | None


class Choices(Struct, frozen=True):
    """All that a table can be set up with."""

    games: list[GameEntry]
    levels: list[str]  # of bots, from the weakest
    timers: list[TimerEntry]
    memories: list[Memory]
    phrases: list[str]


class LessonSoFar(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks what came of a learner's choices: their names, from the first."""

    name: Name
    choices: Annotated[list[ActionName], Meta(max_length=MOST_CHOICES)] = []


class MomentView(Struct, frozen=True):
    """Something the coach says, `learn-<id>`; `hint` is a legal action, `marks` what it needs."""

    id: str
    numbers: dict[str, int]
    hint: str | None
    marks: list[str]
    what: str | None  # a component that the words name
    who: int | None  # a seat that they name


class LessonView(Struct, frozen=True):
    """A lesson: the table after each move since the last choice, and what the coach says now.

    Its deal is prepared and always the same; `seed` is all that its chance comes from.
    """

    seed: str
    over: bool
    says: list[MomentView]
    steps: list[TableMessage]


class AddressView(Struct, frozen=True):
    """Where others find this server, and whether that is this machine only."""

    address: str
    alone: bool


class Keeping(Struct, frozen=True):
    """For how many days things are kept, and whom to ask about it; no contact is empty."""

    idle_days: int  # tables, shared pads and unfinished matches, after the last visit
    keep_days: int  # finished matches, after their end
    contact: str


class Problem(Struct, frozen=True):
    """The body of every refused request."""

    reason: str
    facts: dict[str, Any]


class Health(Struct, frozen=True):
    """The server is there, and can write."""

    ok: bool
    version: str


HTTP_BODIES = (Choices, LessonSoFar, LessonView, AddressView, Keeping, Problem, Health)

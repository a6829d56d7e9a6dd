"""What goes over HTTP: the bodies of requests and answers, ids and numbers only."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from sushibelt.server.wire import (
    ActionName,
    EventView,
    GameId,
    Level,
    Memory,
    Name,
    PlateSheet,
    RequestId,
    ResultView,
    SeatNumber,
    Seats,
    SeatView,
    Share,
    Stage,
    TableMessage,
    Timer,
    TurnView,
)

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


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for a table; `bots` has a level or null for each seat, yours is the first null.

    Whoever knows the id of a request can get its answer once more: it is random and kept secret.
    """

    id: RequestId
    game: GameId
    seats: Seats
    name: Name
    bots: Annotated[list[Level | None], Meta(max_length=8)] = []
    timer: Timer = "none"
    memory: Memory = "usual"


class TableMade(Struct, frozen=True):
    """A table and its links: `/t/<table>#<secret>`."""

    table: str
    code: str
    seat: int
    secret: str
    host: str
    watch: str


class CodeView(Struct, frozen=True):
    """What somebody with a code may know before joining."""

    table: str
    game: str
    stage: Stage
    timer: Timer
    memory: Memory
    seats: list[SeatView]


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for a seat, with the code or with a secret of the table in `Authorization`."""

    id: RequestId
    name: Name
    code: Annotated[str, Meta(max_length=20)] = ""
    seat: SeatNumber | None = None


class SeatTaken(Struct, frozen=True):
    """A seat and its secret; seat null: from the rematch on."""

    seat: int | None
    secret: str


class NewWatcher(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks to watch, with the code."""

    id: RequestId
    code: Annotated[str, Meta(max_length=20)]


class WatchGiven(Struct, frozen=True):
    """A secret to watch with."""

    secret: str


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


class Frame(Struct, frozen=True):
    """The match after one of its moves."""

    n: int
    turn: TurnView
    view: dict[str, Any]
    events: list[EventView]
    sheet: list[PlateSheet]
    choices: dict[str, str]  # what each seat chose, by seat; empty for chance
    by: dict[str, str]  # person, bot or timeout, by seat


class Replay(Struct, frozen=True):
    """A finished match, move by move; `eyes` is a seat, or null for everything open."""

    match: str
    game: str
    names: list[str]
    eyes: int | None
    frames: list[Frame]
    result: ResultView | None


class MoveView(Struct, frozen=True):
    """One move in the rules' own integers: choices by seat, or what chance drew."""

    choices: dict[str, int] | None
    outcome: list[int] | None


class FairMatch(Struct, frozen=True):
    """All that is needed to check a finished match without trusting the server."""

    match: str
    game: str
    rules: int
    book: str  # digest of the book
    numbers: list[int]  # of the book
    seats: int
    names: list[str]
    commitment: str
    secret: str
    shares: list[Share]
    header: str  # what the key is made of besides the secret
    key: str
    moves: list[MoveView]
    result: ResultView | None


class AddressView(Struct, frozen=True):
    """Where others find this server, and whether that is this machine only."""

    address: str
    alone: bool


class Problem(Struct, frozen=True):
    """The body of every refused request."""

    reason: str
    facts: dict[str, Any]


class Health(Struct, frozen=True):
    """The server is there, and can write."""

    ok: bool
    version: str


HTTP_BODIES = (
    Choices, NewTable, TableMade, CodeView, NewSeat, SeatTaken, NewWatcher, WatchGiven,
    LessonSoFar, LessonView, Replay, FairMatch, AddressView, Problem, Health,
)  # fmt: skip

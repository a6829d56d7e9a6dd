"""HTTP bodies of tables, of requests and answers: ids and numbers only."""

from typing import Annotated

from msgspec import Meta, Struct

from sushibelt.server.tables.messages import (
    EventView,
    GameId,
    GameView,
    Level,
    Memory,
    Name,
    PlateSheet,
    ResultView,
    SeatNumber,
    Seats,
    SeatView,
    Share,
    Stage,
    Timer,
    TurnView,
)
from sushibelt.server.wire import RequestId


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


class Frame(Struct, frozen=True):
    """The match after one of its moves."""

    n: int
    turn: TurnView
    view: GameView
    events: list[EventView]
    sheet: list[PlateSheet]
    choices: dict[str, str]  # what each seat chose, by seat; empty for chance
    by: dict[str, str]  # person, bot or timeout, by seat


class Replay(Struct, frozen=True):
    """A finished match, move by move; `eyes` is a seat, or null for everything open."""

    match: str
    game: str
    names: list[str]
    marks: list[int]  # letter, colour and pattern of each seat
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


TABLE_BODIES = (
    NewTable, TableMade, CodeView, NewSeat, SeatTaken, NewWatcher, WatchGiven, Replay, FairMatch,
)  # fmt: skip

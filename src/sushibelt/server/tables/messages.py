"""The socket messages of a table, either way; `bodies` has what goes over HTTP.

Ids and numbers only; words are put to them in the browser. docs/protocol.md explains each message,
and `python -m sushibelt.server.types` writes the same shapes for TypeScript.
"""

from typing import Annotated, Any, Literal, TypeAlias, get_args

from msgspec import Meta, Struct

from sushibelt.server.wire import Ack, FromClient, FromServer, Ping, Pong, Refused, Secret

MatchId: TypeAlias = Annotated[str, Meta(max_length=40)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=20)]
GameId: TypeAlias = Annotated[str, Meta(max_length=80)]
Level: TypeAlias = Annotated[str, Meta(max_length=20)]
Seats: TypeAlias = Annotated[int, Meta(ge=1, le=8)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=7)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
Digest: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
GameView: TypeAlias = Annotated[dict[str, Any], Meta(title="GameView")]  # a family's own
ActionName: TypeAlias = Annotated[str, Meta(max_length=80)]

Timer: TypeAlias = Literal["none", "relaxed", "brisk"]
Memory: TypeAlias = Literal["usual", "open"]
Stage: TypeAlias = Literal["lobby", "opening", "playing", "finished", "abandoned"]
Who: TypeAlias = Literal["person", "bot", "empty"]
Role: TypeAlias = Literal["seat", "waiting", "host", "watch"]

Phrase: TypeAlias = Literal[
    "phrase-hello",
    "phrase-good-luck",
    "phrase-well-played",
    "phrase-thanks",
    "phrase-oh-no",
    "phrase-yum",
    "phrase-mine",
    "phrase-thinking",
    "phrase-hurry",
    "phrase-one-more",
    "phrase-sorry",
    "phrase-bye",
]
PHRASES: tuple[str, ...] = get_args(Phrase)


# ---- client to server


class Hello(FromClient, frozen=True):
    """Says who is there, first of all; everything else is refused before it.

    `seen` is the `turn.number` of the last table message of the match `match` that was received.
    """

    secret: Secret
    host: Secret = ""
    match: MatchId = ""
    seen: Number = 0


class Pick(FromClient, frozen=True):
    """Chooses in turn `n`; several actions are consecutive choices that no chance comes between."""

    n: Number
    actions: Annotated[list[ActionName], Meta(min_length=1, max_length=12)]
    match: MatchId = ""  # if given, it has to be the current one


class Undo(FromClient, frozen=True):
    """Takes back your choice of turn `n` while others are still choosing."""

    n: Number
    match: MatchId = ""


class Mingle(FromClient, frozen=True):
    """Promises your random share: the SHA-256 of 32 random bytes, in hexadecimal digits."""

    hash: Digest


class Open(FromClient, frozen=True):
    """Opens the promised share: the 32 bytes, in hexadecimal digits.

    `terms` is the SHA-256 of the terms that the page was told and keeps. A share is not taken for
    other ones.
    """

    entropy: Digest
    terms: Digest | None = None


class Sit(FromClient, frozen=True):
    """Takes a seat, or changes it; `null` takes any that is free."""

    seat: SeatNumber | None = None


class Stand(FromClient, frozen=True):
    """Gives up your seat before the start."""


class Ready(FromClient, frozen=True):
    """Says that you're ready for the start, or with `on` false that you aren't any more.

    It's forgotten when you stand up and when the host changes what is played.
    """

    on: bool = True


class Rename(FromClient, frozen=True):
    """Changes your name before the start."""

    name: Name


class Bots(FromClient, frozen=True):
    """Puts a bot on a seat (host), or with `null` leaves it to a person."""

    seat: SeatNumber
    level: Level | None = None


class Setup(FromClient, frozen=True):
    """Changes what will be played (host); what is left out stays."""

    game: GameId | None = None
    seats: Seats | None = None
    timer: Timer | None = None
    memory: Memory | None = None


class Start(FromClient, frozen=True):
    """Begins the match (host); empty seats are played by bots."""


class Rematch(FromClient, frozen=True):
    """Wants to play again, which begins, with rotated seats, when everyone here wants to.

    With `now` (host) it begins without those who don't; `lobby` stops before the start at once, to
    change things.
    """

    lobby: bool = False
    now: bool = False


class Say(FromClient, frozen=True):
    """Says one of the preset phrases."""

    phrase: Phrase


class Away(FromClient, frozen=True):
    """Lets a bot play your seat at once."""


class Back(FromClient, frozen=True):
    """Takes your seat back from its bot."""


class Hold(FromClient, frozen=True):
    """Asks everyone for a moment, such as to read the bill: no clock runs and no bot plays on.

    It ends with `on` false, with your choice, with the page, or after three minutes. Everyone
    has three of them in each round.
    """

    on: bool = True


class Leave(FromClient, frozen=True):
    """Leaves the table for good: your secret opens nothing any more, and a bot plays on."""


class Kick(FromClient, frozen=True):
    """Removes someone for good, by name (host, while no match is on); the code changes."""

    name: Name


class Invite(FromClient, frozen=True):
    """Gives the table a new code, which ends links to watch with, or closes it (host).

    While it is closed only the host may bring somebody new.
    """

    open: bool = True


class Abandon(FromClient, frozen=True):
    """Ends the match without a result (host)."""


ClientMessage: TypeAlias = (
    Hello | Pick | Undo | Mingle | Open | Sit | Stand | Ready | Rename | Bots | Setup | Start
    | Rematch | Say | Away | Back | Hold | Leave | Kick | Invite | Abandon | Ping
)  # fmt: skip


# ---- server to client


class SeatView(Struct, frozen=True):
    """One seat: who plays it, and whether its choice is in."""

    seat: int
    name: str
    who: Who
    level: str | None  # of the bot that plays it
    present: bool  # a person's page is connected
    ready: bool  # a person said so before the start
    grace_ms: int | None  # left until a bot stands in for an absent person
    stands_in: bool  # a bot plays for an absent person
    owes: bool  # a choice of this turn
    chosen: bool  # that choice is in; of bots told only once every person has chosen
    holds: bool  # asked everybody for a moment
    mark: int  # letter, colour and pattern: they stay with whoever sits here at a rematch
    wins: int  # of matches at this table
    again: bool  # wants to play again


class TurnView(Struct, frozen=True):
    """Whose choice is awaited."""

    number: int
    phase: str
    actors: list[int]


class EventView(Struct, frozen=True):
    """Something that happened; `n` is the number of the move it belongs to."""

    n: int
    kind: str
    seat: int | None
    data: dict[str, Any]


class LineView(Struct, frozen=True):
    """Points of a line, and why: a reason of the catalogue and its numbers."""

    line: str
    points: int
    reason: str
    numbers: dict[str, int]


class PartView(Struct, frozen=True):
    """A round of a sheet, or the end."""

    lines: list[LineView]
    total: int


class PlateSheet(Struct, frozen=True):
    """All that a seat (or the puppet, after the seats) has scored."""

    rounds: list[PartView]
    end: PartView
    total: int


class ResultView(Struct, frozen=True):
    """How the match ended."""

    points: list[int]
    tie_break: list[int]
    places: list[int]
    winners: list[int]


class Share(Struct, frozen=True):
    """A seat's random share: promised, and opened at the start."""

    hash: str | None
    entropy: str | None


class FairView(Struct, frozen=True):
    """What the deal was promised to depend on; `secret` is opened when the match is over."""

    commitment: str
    shares: list[Share]  # one for each seat; entropies only once the match has begun
    opens: bool  # promised shares are to be opened now
    terms: str | None  # of the deal, told while shares are opened; nothing in them changes later
    secret: str | None


class PhraseView(Struct, frozen=True):
    """A phrase someone said; `serial` counts up, so that none is shown twice."""

    serial: int
    seat: int | None
    name: str
    phrase: str


class TableMessage(FromServer, frozen=True, tag="table"):
    """Everything a page shows, always complete: it replaces whatever was known before."""

    version: int  # counts up on one socket
    table: str
    code: str | None  # for people at the table; while no match is on, for everybody
    match: str  # id of the current match, or of the one that will be started
    previous: str | None  # id of the match played before at this table
    game: str
    stage: Stage
    timer: Timer
    memory: Memory
    seats: list[SeatView]
    waiting: list[str]  # names of those who join at the rematch
    watchers: int
    you: int | None  # your seat
    role: Role
    host: bool  # you may set up and start, and if you are the host, abandon
    host_ms: int | None  # left until any seat may do what the absent host may, in the lobby
    deadline_ms: int | None  # left to choose, for the whole table
    opening_ms: int | None  # left for shares of chance
    turn: TurnView | None
    view: GameView | None
    legal: list[str]  # yours
    picked: list[str]  # yours, while others still choose
    events: list[EventView]  # since the last table message on this socket
    sheet: list[PlateSheet]
    result: ResultView | None
    fair: FairView
    phrases: list[PhraseView]


ServerMessage: TypeAlias = Ack | Refused | Pong | TableMessage

"""The HTTP API. Every refusal is a body with a reason id and its facts, and no sentence."""

import asyncio
from functools import cache
from io import BytesIO
from typing import Any
from urllib.parse import urlsplit

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody

from sushibelt import __version__
from sushibelt.bots.levels import LEVELS
from sushibelt.core.refusal import Refusal
from sushibelt.games.menu import menu
from sushibelt.server import metrics
from sushibelt.server.codes import CODE_LENGTH, tidy_code
from sushibelt.server.http import lessons
from sushibelt.server.http.bodies import (
    AddressView,
    Choices,
    GameEntry,
    Health,
    LessonSoFar,
    LessonView,
    TimerEntry,
)
from sushibelt.server.http.limits import RatePerAddress, household
from sushibelt.server.pads.messages import PadCode
from sushibelt.server.pads.rooms import PadRooms
from sushibelt.server.tables import bodies, gate, messages, replays
from sushibelt.server.tables.rooms import Rooms
from sushibelt.server.tables.timing import SECONDS

AnyRequest = Request[Any, Any, State]


def address_of(connection: Any) -> str:
    """Return what is counted as one address."""
    return household(connection.client.host if connection.client else "")


def rooms_of(state: State) -> Rooms:
    """Return the rooms of this server."""
    rooms = state.rooms
    assert isinstance(rooms, Rooms)
    return rooms


def pads_of(state: State) -> PadRooms:
    """Return the shared pads of this server."""
    pads = state.pads
    assert isinstance(pads, PadRooms)
    return pads


def check_rate(state: State, limit: RatePerAddress, request: AnyRequest) -> None:
    """Raise Refusal if an address asks for too much."""
    if not limit.allows(address_of(request), rooms_of(state).clock.now()):
        raise Refusal("too-many-requests")


def secret_of(request: AnyRequest) -> str:
    """Return the secret of the `Authorization` header, if there is one."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret.strip() if scheme.lower() == "bearer" else ""


@get("/api/games", cache=False)
async def games() -> Choices:
    """All that a table can be set up with."""
    return choices()


@cache
def choices() -> Choices:
    """Return it; it does not change."""
    return Choices(
        games=[GameEntry(**entry) for entry in menu()],
        levels=list(LEVELS),
        timers=[TimerEntry(name, seconds) for name, seconds in SECONDS.items()],
        memories=["usual", "open"],
        phrases=list(messages.PHRASES),
    )


@post("/api/tables")
async def make_table(
    data: JSONBody[bodies.NewTable], state: State, request: AnyRequest
) -> bodies.TableMade:
    """Make a table."""
    check_rate(state, state.making, request)
    return await rooms_of(state).make(data)


@get("/api/tables/{table:str}")
async def table_now(
    table: FromPath[str], state: State, request: AnyRequest
) -> messages.TableMessage:
    """The table as it is now, as the socket tells it."""
    room = await rooms_of(state).room(table)
    who = room.acting(room.identify(secret_of(request)))
    return gate.table_message(room.table, room.scene(), who, None, 0)


@post("/api/tables/{table:str}/seats")
async def take_seat(
    table: FromPath[str], data: JSONBody[bodies.NewSeat], state: State, request: AnyRequest
) -> bodies.SeatTaken:
    """Take a seat, or a place on the waiting list."""
    check_rate(state, state.looking, request)
    return await rooms_of(state).join(table, data, secret_of(request))


@post("/api/tables/{table:str}/watchers")
async def watch(
    table: FromPath[str], data: JSONBody[bodies.NewWatcher], state: State, request: AnyRequest
) -> bodies.WatchGiven:
    """Get a secret to watch with."""
    check_rate(state, state.looking, request)
    return await rooms_of(state).watch(table, data)


@get("/api/codes/{code:str}")
async def of_code(
    code: FromPath[str], state: State, request: AnyRequest
) -> bodies.CodeView | PadCode:
    """What somebody with a code may know before joining: a table, or a score pad."""
    check_rate(state, state.looking, request)
    pad = await pads_of(state).of_code(code)
    if pad is not None:
        return pad
    room = await rooms_of(state).of_code(code)
    table = room.table
    return bodies.CodeView(
        table=table.id,
        game=table.lobby.game,
        stage=table.stage,
        timer=table.lobby.timer,
        memory=table.lobby.memory,
        seats=gate.seat_views(table, room.scene()),
    )


def public_address(state: State, request: AnyRequest) -> str:
    """Return where others find this server: not on 127.0.0.1, even if the asker does."""
    here = str(request.base_url).rstrip("/")
    if state.settings.address and is_alone(here):
        return str(state.settings.address)
    return here


def is_alone(address: str) -> bool:
    """Whether an address leads nowhere but to the machine that asks for it."""
    return urlsplit(address).hostname in ("127.0.0.1", "localhost", "::1")


@get("/api/address")
async def address(state: State, request: AnyRequest) -> AddressView:
    """Where others find this server."""
    told = public_address(state, request)
    return AddressView(told, is_alone(told))


@get("/api/codes/{code:str}/invite.svg", include_in_schema=False)
async def invitation(code: FromPath[str], state: State, request: AnyRequest) -> Response[bytes]:
    """The way to a table as a QR code; whether there is such a table is not told."""
    import segno  # noqa: PLC0415 - slow, and only here

    code = tidy_code(code)
    if len(code) > CODE_LENGTH or not code.isascii() or not code.isalnum():
        raise Refusal("code-unknown")
    drawn = BytesIO()
    segno.make(f"{public_address(state, request)}/join/{code}", micro=False).save(
        drawn, kind="svg", border=2, omitsize=True
    )
    return Response(drawn.getvalue(), media_type="image/svg+xml")


async def past_match(match: str, state: State, request: AnyRequest) -> replays.Past:
    """Return a match that is over, if this address has not read too many."""
    check_rate(state, state.reading, request)
    return await replays.past(rooms_of(state).store, match)


@get("/api/matches/{match:str}/record", media_type=MediaType.TEXT)
async def record(match: FromPath[str], state: State, request: AnyRequest) -> Response[str]:
    """The record of a match that is over."""
    told = await past_match(match, state, request)
    text = await asyncio.to_thread(replays.record, told)
    named = f'attachment; filename="sushibelt-{told.deal.match}.txt"'
    return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": named})


@get("/api/matches/{match:str}/replay")
async def replay(
    match: FromPath[str], state: State, request: AnyRequest, eyes: FromQuery[str] = "open"
) -> bodies.Replay:
    """A match that is over, move by move, through the eyes of a seat or open."""
    if eyes != "open" and not (eyes.isascii() and eyes.isdecimal() and len(eyes) == 1):
        raise Refusal("seat-unknown", seat=eyes[:4])
    told = await past_match(match, state, request)
    seat = None if eyes == "open" else int(eyes)
    return await asyncio.to_thread(replays.replay, told, seat)


@get("/api/matches/{match:str}/fair")
async def fair(match: FromPath[str], state: State, request: AnyRequest) -> bodies.FairMatch:
    """All that is needed to check the deals of a match that is over."""
    told = await past_match(match, state, request)
    return await asyncio.to_thread(replays.fair, told)


@post("/api/lessons/{family:str}", status_code=200)
async def lesson(
    family: FromPath[str], data: JSONBody[LessonSoFar], state: State, request: AnyRequest
) -> LessonView:
    """What came of a learner's choices; nothing is kept of it."""
    check_rate(state, state.learning, request)
    return await asyncio.to_thread(lessons.lesson_view, family, data)


@get("/healthz")
async def health(state: State) -> Health:
    """The server is there, and reads its store."""
    await rooms_of(state).store.table_of_code("")
    return Health(True, __version__)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def figures() -> Response[bytes]:
    """Figures for whoever watches over this server."""
    return Response(metrics.as_text(), media_type="text/plain; version=0.0.4")


ROUTES = [
    games, make_table, table_now, take_seat, watch, of_code, address, invitation,
    record, replay, fair, lesson, health, figures,
]  # fmt: skip

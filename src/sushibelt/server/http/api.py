"""The HTTP API. Every refusal is a body with a reason id and its facts, and no sentence."""

import asyncio
from contextlib import AbstractAsyncContextManager
from functools import cache
from hmac import compare_digest
from typing import Any
from urllib.parse import urlsplit

from litestar import MediaType, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody

from sushibelt.bots.levels import LEVELS
from sushibelt.core.refusal import Refusal
from sushibelt.games.menu import menu
from sushibelt.server import metrics
from sushibelt.server.asgi import AnyRequest
from sushibelt.server.codes import CODE_LENGTH, tidy_code
from sushibelt.server.http import invitations, lessons
from sushibelt.server.http.bodies import (
    AddressView,
    Choices,
    GameEntry,
    Keeping,
    LessonSoFar,
    LessonView,
    TimerEntry,
)
from sushibelt.server.http.guessing import Guesses
from sushibelt.server.http.limits import RatePerAddress
from sushibelt.server.http.openapi import SECRET, SECRET_OR_CODE, refusals
from sushibelt.server.networks import household
from sushibelt.server.pads.messages import PadCode
from sushibelt.server.pads.rooms import PadRooms
from sushibelt.server.tables import bodies, gate, messages, replays
from sushibelt.server.tables.rooms import Rooms
from sushibelt.server.tables.timing import SECONDS


def address_of(connection: Any) -> str:
    """Return what is counted as one address."""
    return household(client_of(connection))


def client_of(connection: Any) -> str:
    """Return the address that a connection comes from."""
    return connection.client.host if connection.client else ""


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


def trying(state: State, request: AnyRequest) -> AbstractAsyncContextManager[None]:
    """Return the limit within which codes are tried; raise Refusal if it is reached."""
    check_rate(state, state.looking, request)
    guesses = state.guesses
    assert isinstance(guesses, Guesses)
    return guesses.trying(client_of(request))


def secret_of(request: AnyRequest) -> str:
    """Return the secret of the `Authorization` header, if there is one."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret.strip() if scheme.lower() == "bearer" else ""


@get("/api/games", cache=False, responses=refusals())
async def games() -> Choices:
    """Everything a table can be set up with."""
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


@post("/api/tables", responses=refusals(400, 409, 413, 503))
async def make_table(
    data: JSONBody[bodies.NewTable], state: State, request: AnyRequest
) -> bodies.TableMade:
    """Create a table."""
    check_rate(state, state.making, request)
    return await rooms_of(state).make(data)


@get("/api/tables/{table:str}", security=SECRET, responses=refusals(400, 401, 404, 503))
async def table_now(
    table: FromPath[str], state: State, request: AnyRequest
) -> messages.TableMessage:
    """The table as it is now, as the socket sends it."""
    room = await rooms_of(state).room(table)
    who = room.acting(room.identify(secret_of(request)))
    return gate.table_message(room.table, room.scene(), who, None, 0)


@post(
    "/api/tables/{table:str}/seats",
    security=SECRET_OR_CODE,
    responses=refusals(400, 401, 404, 409, 413, 503),
)
async def take_seat(
    table: FromPath[str], data: JSONBody[bodies.NewSeat], state: State, request: AnyRequest
) -> bodies.SeatTaken:
    """Take a seat, or a place on the waiting list."""
    async with trying(state, request):
        return await rooms_of(state).join(table, data, secret_of(request))


@post("/api/tables/{table:str}/watchers", responses=refusals(400, 401, 404, 409, 413, 503))
async def watch(
    table: FromPath[str], data: JSONBody[bodies.NewWatcher], state: State, request: AnyRequest
) -> bodies.WatchGiven:
    """Get a secret to watch with."""
    async with trying(state, request):
        return await rooms_of(state).watch(table, data)


@get("/api/codes/{code:str}", responses=refusals(400, 404, 503))
async def of_code(
    code: FromPath[str], state: State, request: AnyRequest
) -> bodies.CodeView | PadCode:
    """What someone with a code may know before joining: a table, or a score pad."""
    async with trying(state, request):
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


def opened_at(connection: Any) -> str:
    """Return the origin under which a connection was opened; its Host is known by now."""
    scheme = {"ws": "http", "wss": "https"}.get(connection.scope["scheme"])
    host = connection.headers.get("host", "").lower()
    return f"{scheme or connection.scope['scheme']}://{host}"


def public_address(state: State, request: AnyRequest) -> str:
    """Return where others find this server: not on 127.0.0.1, even if the asker does."""
    here, settings = opened_at(request), state.settings
    works = settings.any_own_name or here in settings.origins
    return str(settings.address) if settings.address and (is_alone(here) or not works) else here


def is_alone(address: str) -> bool:
    """Whether an address leads nowhere but to the machine that asks for it."""
    return urlsplit(address).hostname in ("127.0.0.1", "localhost", "::1")


@get("/api/address", responses=refusals())
async def address(state: State, request: AnyRequest) -> AddressView:
    """Where others can reach this server."""
    address = public_address(state, request)
    return AddressView(address, is_alone(address))


@get("/api/privacy", responses=refusals())
async def privacy(state: State) -> Keeping:
    """How long things are kept, and who to ask about them."""
    settings = state.settings
    return Keeping(settings.idle_days, settings.keep_days, settings.contact)


@get("/api/codes/{code:str}/invite.svg", include_in_schema=False)
async def invitation(code: FromPath[str], state: State, request: AnyRequest) -> Response[bytes]:
    """A QR code that leads to a table; it doesn't say whether that table exists."""
    check_rate(state, state.drawing, request)
    code = tidy_code(code)
    if len(code) > CODE_LENGTH or not code.isascii() or not code.isalnum():
        raise Refusal("code-unknown")
    picture = await invitations.drawing(f"{public_address(state, request)}/join/{code}")
    kept = {"cache-control": "private, max-age=3600"}
    return Response(picture, media_type="image/svg+xml", headers=kept)


async def past_match(match: str, state: State, request: AnyRequest) -> replays.Past:
    """Return a match that is over, if this address has not read too many."""
    check_rate(state, state.reading, request)
    return await replays.past(rooms_of(state).store, match)


@get(
    "/api/matches/{match:str}/record",
    media_type=MediaType.TEXT,
    responses=refusals(400, 404),
)
async def record(match: FromPath[str], state: State, request: AnyRequest) -> Response[str]:
    """The record of a match that is over."""
    past = await past_match(match, state, request)
    text = await asyncio.to_thread(replays.record, past)
    named = f'attachment; filename="sushibelt-{past.deal.match}.txt"'
    return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": named})


@get("/api/matches/{match:str}/replay", responses=refusals(400, 404, 409))
async def replay(
    match: FromPath[str], state: State, request: AnyRequest, eyes: FromQuery[str] = "open"
) -> bodies.Replay:
    """A match that is over, move by move, as a seat saw it or with everything open."""
    if eyes != "open" and not (eyes.isascii() and eyes.isdecimal() and len(eyes) == 1):
        raise Refusal("seat-unknown", seat=eyes[:4])
    past = await past_match(match, state, request)
    seat = None if eyes == "open" else int(eyes)
    return await asyncio.to_thread(replays.replay, past, seat)


@get("/api/matches/{match:str}/fair", responses=refusals(400, 404))
async def fair(match: FromPath[str], state: State, request: AnyRequest) -> bodies.FairMatch:
    """Everything needed to check the deals of a match that is over."""
    past = await past_match(match, state, request)
    return await asyncio.to_thread(replays.fair, past)


@post("/api/lessons/{family:str}", status_code=200, responses=refusals(400, 404, 409, 413))
async def lesson(
    family: FromPath[str], data: JSONBody[LessonSoFar], state: State, request: AnyRequest
) -> LessonView:
    """What came of a learner's choices; nothing is stored."""
    check_rate(state, state.learning, request)
    return await asyncio.to_thread(lessons.lesson_view, family, data)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def figures(state: State, request: AnyRequest) -> Response[bytes]:
    """Metrics, for anyone with the token; if none is set, for nobody."""
    token = state.settings.metrics_token
    if not token:
        raise Refusal("not-found")
    if not compare_digest(token.encode(), secret_of(request).encode()):
        raise Refusal("metrics-token-wrong")
    return Response(metrics.as_text(), media_type="text/plain; version=0.0.4")


ROUTES = [
    games, make_table, table_now, take_seat, watch, of_code, address, privacy, invitation,
    record, replay, fair, lesson, figures,
]  # fmt: skip

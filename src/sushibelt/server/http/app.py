"""The application: routes, headers, and what lives as long as the server does."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, Response, get
from litestar.datastructures import State
from litestar.params import FromPath
from litestar.types import Message, Scope

from sushibelt.core.refusal import Refusal
from sushibelt.server.admin.channel import Channel
from sushibelt.server.admin.operations import Operations, nobody_to_cut_off
from sushibelt.server.asgi import AnyRequest
from sushibelt.server.blocks import Blocks
from sushibelt.server.clock import Clock, RealClock
from sushibelt.server.health import HealthCheck
from sushibelt.server.housekeeping import Housekeeping
from sushibelt.server.http import limits
from sushibelt.server.http.api import ROUTES, public_address
from sushibelt.server.http.guessing import Guesses
from sushibelt.server.http.headers import HEADERS, NOT_STORED
from sushibelt.server.http.health import HEALTH_ROUTES
from sushibelt.server.http.negotiation import accepts_gzip, preferred_language
from sushibelt.server.http.openapi import CONFIG
from sushibelt.server.http.pads import PAD_ROUTES
from sushibelt.server.http.page_head import Head
from sushibelt.server.http.refusals import HANDLERS
from sushibelt.server.http.site import Site
from sushibelt.server.http.sockets import allowed_origin, pad_socket, socket
from sushibelt.server.nodes.node import Node
from sushibelt.server.nodes.store import NodeStore
from sushibelt.server.pads import messages as pad_messages
from sushibelt.server.pads.rooms import PadRooms
from sushibelt.server.settings import Settings
from sushibelt.server.store import Store
from sushibelt.server.tables import messages
from sushibelt.server.tables.bot_pool import BotPool, Chooser
from sushibelt.server.tables.rooms import Rooms
from sushibelt.server.uptime import Uptime
from sushibelt.server.vitals import Vitals
from sushibelt.words import LANGUAGES

ASKING = 10  # times as many requests with a code may be right as wrong
READING = {"GET", "HEAD", "OPTIONS"}


async def add_headers(message: Message, _: Scope) -> None:
    """Put the headers that keep pages safe on every answer."""
    if message["type"] == "http.response.start":
        given = [*message["headers"], *HEADERS]
        if not any(name == b"cache-control" for name, _ in given):
            given.append(NOT_STORED)
        message["headers"] = given


def check_origin(request: AnyRequest) -> None:
    """Refuse what another site's page asks for, and what cannot be stored now."""
    if request.method not in READING:
        if not allowed_origin(request, request.app.state):
            raise Refusal("origin-foreign")
        request.app.state.rooms.store.check_there()


@get("/schema/socket.json", include_in_schema=False)
async def socket_schema() -> dict[str, Any]:
    """The JSON schema of what goes over the socket of a table."""
    return schema_of(messages.ClientMessage, messages.ServerMessage)


@get("/schema/pad-socket.json", include_in_schema=False)
async def pad_socket_schema() -> dict[str, Any]:
    """The JSON schema of what goes over the socket of a shared pad."""
    return schema_of(pad_messages.PadClientMessage, pad_messages.PadServerMessage)


@cache
def schema_of(from_pages: Any, from_server: Any) -> dict[str, Any]:
    """Return the JSON schema of a socket's messages, in both directions."""
    (client, server), parts = msgspec.json.schema_components(
        [from_pages, from_server], ref_template="#/$defs/{name}"
    )
    return {"client": client, "server": server, "$defs": parts}


@get("/", include_in_schema=False)
async def front(state: State, request: AnyRequest) -> Response[bytes]:
    """The front page."""
    return served(state, "", request)


@get("/{path:path}", include_in_schema=False)
async def page(path: FromPath[Path], state: State, request: AnyRequest) -> Response[bytes]:
    """A file of the site."""
    return served(state, path.as_posix(), request)


def served(state: State, path: str, request: AnyRequest) -> Response[bytes]:
    """Return a file as the asker can read it."""
    file, status = state.site.find(path), 200
    if file is None and "text/html" in request.headers.get("accept", ""):
        file, status = state.site.find("/"), 404  # the page itself says that nothing is there
    if file is None:
        raise Refusal("not-found")
    if file is state.site.find("/"):
        file = state.site.page(head_of(state, path, request))
    headers = {"cache-control": file.cache, "vary": "accept-encoding, accept-language"}
    packed = file.packed if accepts_gzip(request.headers.get("accept-encoding", "")) else None
    if packed is not None:
        headers["content-encoding"] = "gzip"
    return Response(packed or file.data, media_type=file.kind, headers=headers, status_code=status)


def head_of(state: State, path: str, request: AnyRequest) -> Head:
    """Return what the page at an address says of itself."""
    asked = request.query_params.get("in", "")
    accepted = request.headers.get("accept-language", "")
    language = asked if asked in LANGUAGES else preferred_language(accepted)
    return Head(language, path.strip("/").startswith("join/"), public_address(state, request))


async def _opened(settings: Settings) -> Store:
    """Return the store of a server that is alone, or of one of several nodes."""
    if settings.node:
        return await NodeStore.open(settings.data, settings.node)
    return await Store.open(settings.data)


SOCKETS = [socket, pad_socket, socket_schema, pad_socket_schema]


def make_app(
    settings: Settings, clock: Clock | None = None, bots: Chooser | None = None
) -> Litestar:
    """Return the application of a server."""

    @asynccontextmanager
    async def living(app: Litestar) -> AsyncIterator[None]:
        store = await _opened(settings)
        time = clock or RealClock()
        own = BotPool(settings.searchers) if bots is None else None
        rooms = Rooms(store, time, own or bots or BotPool(1), settings.bot_pause, settings.capacity)
        pads = PadRooms(store, time, settings.capacity)
        uptime = await Uptime.begin(store, time)
        blocks = await Blocks.load(store, time)
        house = Housekeeping(settings, uptime, rooms, pads, blocks)
        asked = own.count_waiting if own is not None else lambda: 0
        vitals = Vitals(settings.data, {"disk": store.count_waiting, "bots": asked})
        app.state.rooms, app.state.pads = rooms, pads
        if isinstance(store, NodeStore):
            app.state.node = Node(store, rooms, pads)
        app.state.guesses = Guesses(settings.codes_per_minute, time)
        app.state.health = HealthCheck(uptime, time)
        app.state.blocks = blocks
        operations = Operations(store, rooms, pads, blocks, app.state.cut_off_blocked)
        channel = Channel(settings.channel, operations)
        await channel.open()
        try:
            yield
        finally:
            store.hurry()
            await vitals.close()
            await channel.close()
            await house.close()
            await rooms.close()
            await pads.close()
            await store.close()
            if own is not None:
                own.dismiss()

    state = State(
        {
            "settings": settings,
            "draining": False,
            "node": None,
            "cut_off_blocked": nobody_to_cut_off,
            "site": Site(),
            "making": limits.RatePerAddress("tables", settings.tables_per_hour, 3600),
            "sharing": limits.RatePerAddress("pads", settings.tables_per_hour, 3600),
            "looking": limits.RatePerAddress("codes", settings.codes_per_minute * ASKING, 60),
            "reading": limits.RatePerAddress("matches", limits.MATCHES_PER_MINUTE, 60),
            "drawing": limits.RatePerAddress("invitations", limits.DRAWINGS_PER_MINUTE, 60),
            "learning": limits.RatePerAddress("lessons", limits.LESSONS_PER_MINUTE, 60),
            "sockets": limits.CountPerAddress("sockets", settings.sockets_per_address),
        }
    )
    return Litestar(
        route_handlers=[*ROUTES, *PAD_ROUTES, *HEALTH_ROUTES, *SOCKETS, front, page],
        lifespan=[living],
        state=state,
        before_request=check_origin,
        before_send=[add_headers],
        exception_handlers=dict(HANDLERS),
        request_max_body_size=limits.FRAME,
        openapi_config=CONFIG,
        logging_config=None,
        debug=False,
    )

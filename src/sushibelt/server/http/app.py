"""The application: routes, headers, and what lives as long as the server does."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.types import Message, Scope

from sushibelt import __version__
from sushibelt.core.refusal import Refusal
from sushibelt.server import logs, metrics
from sushibelt.server.clock import Clock, RealClock
from sushibelt.server.housekeeping import Housekeeping
from sushibelt.server.http import limits
from sushibelt.server.http.api import ROUTES
from sushibelt.server.http.bodies import Problem
from sushibelt.server.http.pads import PAD_ROUTES
from sushibelt.server.http.site import Site
from sushibelt.server.http.sockets import allowed_origin, pad_socket, socket
from sushibelt.server.pads import messages as pad_messages
from sushibelt.server.pads.rooms import PadRooms
from sushibelt.server.settings import Settings
from sushibelt.server.store import Store
from sushibelt.server.tables import messages
from sushibelt.server.tables.bot_pool import BotPool, Chooser
from sushibelt.server.tables.rooms import Rooms

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
STATUS = {
    "table-unknown": 404,
    "pad-unknown": 404,
    "code-unknown": 404,
    "match-not-over": 404,
    "lesson-unknown": 404,
    "not-found": 404,
    "secret-unknown": 401,
    "secret-left": 401,
    "secret-removed": 401,
    "secret-renewed": 401,
    "origin-foreign": 403,
    "too-many-requests": 429,
}
READING = {"GET", "HEAD", "OPTIONS"}


async def add_headers(message: Message, _: Scope) -> None:
    """Put the headers that keep pages safe on every answer."""
    if message["type"] == "http.response.start":
        given = [*message["headers"], *HEADERS]
        if not any(name == b"cache-control" for name, _ in given):
            given.append((b"cache-control", b"no-store"))
        message["headers"] = given


def check_origin(request: Request[Any, Any, State]) -> None:
    """Refuse what another site's page asks for."""
    origin = request.headers.get("origin")
    if request.method not in READING and not allowed_origin(origin, request.app.state):
        raise Refusal("origin-foreign")


def refused(_: Request[Any, Any, State], problem: Refusal) -> Response[Problem]:
    """Answer with a reason id and its facts."""
    status = STATUS.get(problem.reason, 409)
    return Response(Problem(problem.reason, problem.facts), status_code=status)


def not_served(_: Request[Any, Any, State], problem: HTTPException) -> Response[Problem]:
    """Answer what the framework itself refuses."""
    status = problem.status_code
    reason = {404: "not-found", 405: "not-found", 413: "request-too-large"}.get(status)
    if isinstance(problem, ValidationException) or reason is None:
        reason = "request-unreadable"
    return Response(Problem(reason, {}), status_code=status)


def unreadable(_: Request[Any, Any, State], problem: Exception) -> Response[Problem]:  # noqa: ARG001
    """Answer bodies that are no text, or nested beyond measure: the framework lets them fall."""
    return Response(Problem("request-unreadable", {}), status_code=400)


def broken(_: Request[Any, Any, State], problem: Exception) -> Response[Problem]:  # noqa: ARG001
    """Answer a fault of the program without a word about it."""
    metrics.FAILED.inc()
    logs.fault("request")
    return Response(Problem("server-fault", {}), status_code=500)


@get("/schema/socket.json", include_in_schema=False)
async def socket_schema() -> dict[str, Any]:
    """The JSON schema of what goes over the socket of a table."""
    return schema_of(messages.ClientMessage, messages.ServerMessage)


@get("/schema/pad-socket.json", include_in_schema=False)
async def pad_socket_schema() -> dict[str, Any]:
    """The JSON schema of what goes over the socket of a shared pad."""
    return schema_of(pad_messages.PadClientMessage, pad_messages.PadServerMessage)


def schema_of(said: Any, told: Any) -> dict[str, Any]:
    """Return the schema of what pages say and of what they are told."""
    (client, server), parts = msgspec.json.schema_components(
        [said, told], ref_template="#/$defs/{name}"
    )
    return {"client": client, "server": server, "$defs": parts}


@get("/", include_in_schema=False)
async def front(state: State, request: Request[Any, Any, State]) -> Response[bytes]:
    """The front page."""
    return served(state, "", request)


@get("/{path:path}", include_in_schema=False)
async def page(
    path: FromPath[Path], state: State, request: Request[Any, Any, State]
) -> Response[bytes]:
    """A file of the site."""
    return served(state, path.as_posix(), request)


def served(state: State, path: str, request: Request[Any, Any, State]) -> Response[bytes]:
    """Return a file as the asker can read it."""
    file, status = state.site.find(path), 200
    if file is None and "text/html" in request.headers.get("accept", ""):
        file, status = state.site.find("/"), 404  # the page itself says that nothing is there
    if file is None:
        raise Refusal("not-found")
    headers = {"cache-control": file.cache, "vary": "accept-encoding"}
    packed = file.packed if "gzip" in request.headers.get("accept-encoding", "") else None
    if packed is not None:
        headers["content-encoding"] = "gzip"
    return Response(packed or file.data, media_type=file.kind, headers=headers, status_code=status)


SOCKETS = [socket, pad_socket, socket_schema, pad_socket_schema]


def make_app(
    settings: Settings, clock: Clock | None = None, bots: Chooser | None = None
) -> Litestar:
    """Return the application of a server."""

    @asynccontextmanager
    async def living(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(settings.data)
        time = clock or RealClock()
        own = BotPool(settings.searchers) if bots is None else None
        rooms = Rooms(store, time, own or bots or BotPool(1), settings.bot_pause)
        pads = PadRooms(store, time)
        house = Housekeeping(settings, time, rooms, pads)
        app.state.rooms, app.state.pads = rooms, pads
        try:
            yield
        finally:
            await house.close()
            await rooms.close()
            await pads.close()
            await store.close()
            if own is not None:
                own.dismiss()

    state = State(
        {
            "settings": settings,
            "site": Site(),
            "making": limits.RatePerAddress("tables", settings.tables_per_hour, 3600),
            "sharing": limits.RatePerAddress("pads", settings.tables_per_hour, 3600),
            "looking": limits.RatePerAddress("codes", settings.codes_per_minute, 60),
            "reading": limits.RatePerAddress("matches", limits.MATCHES_PER_MINUTE, 60),
            "learning": limits.RatePerAddress("lessons", limits.LESSONS_PER_MINUTE, 60),
            "sockets": limits.CountPerAddress("sockets", settings.sockets_per_address),
        }
    )
    return Litestar(
        route_handlers=[*ROUTES, *PAD_ROUTES, *SOCKETS, front, page],
        lifespan=[living],
        state=state,
        before_request=check_origin,
        before_send=[add_headers],
        exception_handlers={
            Refusal: refused,
            HTTPException: not_served,
            UnicodeDecodeError: unreadable,
            RecursionError: unreadable,
            Exception: broken,
        },
        request_max_body_size=limits.FRAME,
        openapi_config=OpenAPIConfig(
            title="sushibelt",
            version=__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        logging_config=None,
        debug=False,
    )

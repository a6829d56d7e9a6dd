"""Middleware before the application: other hosts, and too many requests, get no further.

This holds for every path, known or not, and for sockets too.
"""

from time import monotonic
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send, WebSocketScope

from sushibelt.server import metrics
from sushibelt.server.connection import encoded
from sushibelt.server.hosts import is_known
from sushibelt.server.http import budgets
from sushibelt.server.http.bodies import Problem
from sushibelt.server.http.budgets import BudgetPerAddress
from sushibelt.server.http.headers import HEADERS, NOT_STORED
from sushibelt.server.http.negotiation import preferred_language
from sushibelt.server.networks import household
from sushibelt.words import say

FORBIDDEN, MISDIRECTED, TOO_MANY, UNAVAILABLE = 403, 421, 429, 503
STATUS = {
    "address-blocked": FORBIDDEN,
    "host-unknown": MISDIRECTED,
    "too-many-requests": TOO_MANY,
    "place-elsewhere": UNAVAILABLE,
}
Asking = HTTPScope | WebSocketScope


class Doorstep:
    """An application that is reached under its own names only, by those who don't ask too much."""

    def __init__(self, app: ASGIApp, names: frozenset[str], effort: BudgetPerAddress) -> None:
        self._app, self._names, self._effort = app, names, effort

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        asking = scope["type"] in ("http", "websocket")
        reason = self._why_not(scope) if asking else None
        if reason is None:
            await self._app(scope, receive, send)
            return
        metrics.CONNECTIONS_REFUSED.labels(reason).inc()
        await refuse(scope, send, reason)

    def _why_not(self, scope: Asking) -> str | None:
        if not is_known(_header(scope, b"host"), self._names):
            return "host-unknown"
        address = household(scope["client"][0]) if scope["client"] else ""
        letters = sum(len(name) + len(given) for name, given in scope["headers"])
        steps = budgets.REQUEST + letters // budgets.LETTERS
        allowed = self._effort.of(address).spend(steps, monotonic())
        return None if allowed else "too-many-requests"


def _header(scope: Asking, wanted: bytes) -> str:
    return next((given.decode("latin-1") for name, given in scope["headers"] if name == wanted), "")


async def refuse(scope: Asking, send: Send, reason: str) -> None:
    """Answer with a reason, in words where no page can say it."""
    kind, body = _text(scope, reason)
    length = (b"content-length", b"%d" % len(body))
    headers = [(b"content-type", kind), length, NOT_STORED, *HEADERS]
    if STATUS[reason] == TOO_MANY:
        headers += [(b"retry-after", b"5"), (b"connection", b"close")]
    prefix = "websocket." if scope["type"] == ScopeType.WEBSOCKET else ""
    status = STATUS[reason]
    start: Any = {"type": f"{prefix}http.response.start", "status": status, "headers": headers}
    whole: Any = {"type": f"{prefix}http.response.body", "body": body, "more_body": False}
    await send(start)
    await send(whole)


def _text(scope: Asking, reason: str) -> tuple[bytes, bytes]:
    """Return a sentence for a person at a browser, where no page can say it; else a reason id."""
    if "text/html" not in _header(scope, b"accept"):
        return b"application/json", encoded(Problem(reason, {}))
    language = preferred_language(_header(scope, b"accept-language"))
    return b"text/plain; charset=utf-8", say(f"refusal-{reason}", language).encode()

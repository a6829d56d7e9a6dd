"""A proxy that nobody told the server of is noticed: behind it, all visitors have one address.

Limits would count them together, and one of them could use up what is meant for everybody.
"""

from collections.abc import Callable
from ipaddress import ip_address

from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send, WebSocketScope

from sushibelt.server import logs, metrics

HEADERS = {b"x-forwarded-for", b"forwarded", b"x-real-ip"}
SEVERAL = 3  # visitors of one address of the internet; a single one may only pretend
LONGEST = 200  # bytes of a header that are looked at


class UnknownProxy:
    """An application that warns once of a proxy whose headers are not believed."""

    def __init__(self, app: ASGIApp, warn: Callable[[], None]) -> None:
        self._app, self._warn = app, warn
        self._warned = False
        self._peer, self._visitors = "", set[bytes]()
        metrics.PROXY_UNKNOWN.set(0)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Look at who a request comes from, and pass it on."""
        if not self._warned and scope["type"] in ("http", "websocket"):
            self._look(scope)
        await self._app(scope, receive, send)

    def _look(self, scope: HTTPScope | WebSocketScope) -> None:
        claims = [value[:LONGEST] for name, value in scope["headers"] if name in HEADERS]
        if not claims or scope["client"] is None:
            return
        peer, port = scope["client"]
        # If the proxy is known, this is the visitor it named: without a port, or with that one.
        if port == 0 or any(f"{peer}:{port}".encode() in value for value in claims):
            return
        if self._peer != peer:
            self._peer, self._visitors = peer, set()
        self._visitors.add(claims[0])
        if len(self._visitors) >= (1 if is_near(peer) else SEVERAL):
            self._warned = True
            metrics.PROXY_UNKNOWN.set(1)
            logs.warn("proxy-unknown", variable="SUSHIBELT_PROXIES")
            self._warn()


def is_near(address: str) -> bool:
    """Whether an address is of this machine or its network, as a proxy's mostly is."""
    try:
        return not ip_address(address).is_global
    except ValueError:
        return True

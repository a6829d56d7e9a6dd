"""One hop to the node that has a table: for requests that reach another one first.

A proxy leads most requests to the right node by the table's id in their path. Whatever it leads
elsewhere (a code has no id in it; after a failure tables are where they were needed) is answered
just the same: the node that gets it asks the one that has the table, and waits for a moment if that
one was killed just now, until it may have the table itself.
"""

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any, Final

from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from sushibelt.server import metrics
from sushibelt.server.leases import OWNER

HOPPED: Final = "sushibelt-hop"  # a header: this one was led here by another node
MISDIRECTED, UNAVAILABLE = 421, 503
ELSEWHERE: Final = b"place-elsewhere"
PATIENCE: Final = 6.0  # seconds until somebody is told to try later: longer than a session lasts
PAUSE: Final = 0.2  # seconds between two tries
CONNECTING, ANSWERING = 1.0, 5.0  # seconds that another node may take
# Headers that are this connection's own: a body is passed on as far as it was read, and in whole.
OWN_WAY: Final = {
    b"connection", b"content-length", b"expect", b"keep-alive", b"transfer-encoding", b"upgrade",
    b"x-forwarded-for", b"x-forwarded-proto",
}  # fmt: skip
CHANGED: Final = (b"connection", b"content-length", b"content-encoding")  # of an answer

Refuse = Callable[[HTTPScope, Send, str], Awaitable[None]]


def forwarded(scope: Any) -> dict[str, str]:
    """Return headers that tell another node who asks."""
    client = scope["client"][0] if scope["client"] else ""
    secure = scope["scheme"] in ("https", "wss")
    return {
        "x-forwarded-for": client,
        "x-forwarded-proto": "https" if secure else "http",
        HOPPED: "1",
    }


def has_hopped(scope: Any) -> bool:
    """Whether another node led somebody here."""
    return any(name == HOPPED.encode() for name, _ in scope["headers"])


class _Asked:
    """A request whose body can be read again."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._heard: list[Any] = []

    def reader(self) -> Receive:
        """Return what reads it from its beginning."""
        heard = iter(list(self._heard))

        async def receive() -> Any:
            for before in heard:
                return before
            message: Any = await self._receive()
            if message["type"] == "http.request":
                self._heard.append(message)
            return message

        return receive

    @property
    def body(self) -> bytes:
        """What was read of its body."""
        return b"".join(message["body"] for message in self._heard)


class _Answer:
    """Passes an answer on, unless it says that another node should be asked."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.owner: str | None = None

    async def send(self, message: Message) -> None:
        """Take a part of an answer."""
        if message["type"] == "http.response.start" and message["status"] == MISDIRECTED:
            named = dict(message["headers"]).get(OWNER.encode())
            self.owner = None if named is None else named.decode()
        if self.owner is None:
            await self._send(message)


class AtOwner:
    """An application whose requests are answered by whichever node has the table."""

    def __init__(self, app: ASGIApp, state: State, refuse: Refuse) -> None:
        import httpx  # noqa: PLC0415 - slow, and a server alone asks no other node

        self._app, self._state, self._refuse = app, state, refuse
        self._out_of_reach = httpx.HTTPError
        self._client = httpx.AsyncClient(
            timeout=httpx.Timeout(ANSWERING, connect=CONNECTING), trust_env=False
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Have a request answered here, or at the one node that can."""
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        asked, end = _Asked(receive), monotonic() + PATIENCE
        while True:
            answer = _Answer(send)
            again: Any = {**scope, "state": dict(scope.get("state", {}))}
            await self._app(again, asked.reader(), answer.send)
            if answer.owner is None:
                return
            if has_hopped(scope) or self._state.node.is_leaving or monotonic() > end:
                await self._refuse(scope, send, "place-elsewhere")
                return
            if answer.owner and await self._ask(answer.owner, scope, asked.body, send):
                metrics.HOPS.labels("request").inc()
                return
            await asyncio.sleep(PAUSE)

    async def _ask(self, node: str, scope: HTTPScope, body: bytes, send: Send) -> bool:
        """Pass on what another node answers; False if it can't be reached, or can't answer."""
        headers = [(name, given) for name, given in scope["headers"] if name not in OWN_WAY]
        told = ((name.encode(), given.encode()) for name, given in forwarded(scope).items())
        path = scope["raw_path"].decode("latin-1")
        query = scope["query_string"].decode("latin-1")
        try:
            answer = await self._client.request(
                scope["method"],
                f"{node}{path}{f'?{query}' if query else ''}",
                headers=[*headers, *told],
                content=body,
            )
        except self._out_of_reach:
            return False
        if answer.status_code == UNAVAILABLE and ELSEWHERE in answer.content:
            return False
        # A body is passed on as it was read, in whole; of one that nobody asked for, its length is.
        asks_head = scope["method"] == "HEAD"
        changed = (b"connection",) if asks_head else CHANGED
        kept = [
            (name.lower(), given)
            for name, given in answer.headers.raw
            if name.lower() not in changed
        ]
        if not asks_head:
            kept.append((b"content-length", b"%d" % len(answer.content)))
        start: Any = {"type": "http.response.start", "status": answer.status_code, "headers": kept}
        await send(start)
        whole: Any = {"type": "http.response.body", "body": answer.content, "more_body": False}
        await send(whole)
        return True

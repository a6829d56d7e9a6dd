"""Blocked addresses: refused on every path, and cut off where they are connected already."""

from typing import Any

from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from sushibelt.server import metrics
from sushibelt.server.http.doorstep import refuse

NOT_FROM_THERE = 4403  # the code that a socket is closed with


class _Line:
    """The outgoing side of a socket, until it is cut off."""

    def __init__(self, send: Send) -> None:
        self._send, self._cut = send, False

    async def send(self, message: Message) -> None:
        """Pass a message on."""
        if not self._cut:
            await self._send(message)

    async def cut_off(self) -> None:
        """Close the socket; what is still said to it is lost."""
        self._cut = True
        close: Any = {"type": "websocket.close", "code": NOT_FROM_THERE, "reason": ""}
        await self._send(close)


class NotBlocked:
    """An application that blocked addresses don't reach; `state.blocks` says who they are."""

    def __init__(self, app: ASGIApp, state: State) -> None:
        self._app, self._state = app, state
        self._lines: dict[_Line, str] = {}
        state.cut_off_blocked = self.cut_off_blocked

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what comes from anywhere else."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        address = scope["client"][0] if scope["client"] else ""
        if self._state.blocks.has(address):
            metrics.CONNECTIONS_REFUSED.labels("blocked").inc()
            await refuse(scope, send, "address-blocked")
        elif scope["type"] == ScopeType.WEBSOCKET:
            line = _Line(send)
            self._lines[line] = address
            try:
                await self._app(scope, receive, line.send)
            finally:
                del self._lines[line]
        else:
            await self._app(scope, receive, send)

    async def cut_off_blocked(self) -> None:
        """Close the sockets of addresses that are blocked since they came."""
        for line, address in list(self._lines.items()):
            if self._state.blocks.has(address):
                await line.cut_off()

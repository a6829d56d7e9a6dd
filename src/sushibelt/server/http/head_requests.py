"""HEAD: whatever can be got can be asked about, and the answer is the same without its body."""

from typing import Any

from litestar.types import ASGIApp, Receive, Scope, Send


class AnswersHead:
    """An application that takes HEAD for GET; the server sends no body, since it knows better."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        asked: Any = scope
        if asked.get("method") == "HEAD":
            asked = {**asked, "method": "GET"}
        await self._app(asked, receive, send)

"""The outgoing side of one socket: answers that are queued, and whether an update is due."""

import asyncio
from collections import deque

import msgspec

from sushibelt.server.keys import Who
from sushibelt.server.wire import Answer, Refused

GOING_AWAY = 1001  # codes that a socket is closed with
LATER = 1013
NOT_YOU = 4401
MOST_WAITING = 200  # answers; who reads none of them is not there

_encode = msgspec.json.Encoder().encode


class Connection:
    """The outgoing side of a socket. Updates are encoded when they can be sent.

    So a slow page gets fewer of them, each as new as possible, and none piles up.
    """

    def __init__(self, who: Who, match: str = "", seen: int = 0) -> None:
        self.who = who
        self.address = ""  # that the page comes from
        self.match = match  # `seen` counts moves of this match
        self.seen = seen
        self.version = 0
        self.stale = False  # an update is due
        self.closed = False
        self.code = GOING_AWAY
        self._answers: deque[Answer] = deque()
        self._wake = asyncio.Event()

    def answer(self, message: Answer) -> None:
        """Send an answer as soon as possible."""
        self._answers.append(message)
        if len(self._answers) > MOST_WAITING:
            self.closed = True
        self._wake.set()

    def update(self) -> None:
        """Mark an update as due."""
        self.stale = True
        self._wake.set()

    def close(self, code: int = GOING_AWAY) -> None:
        """Have the socket closed once the queued answers are sent."""
        self.closed, self.code = True, code
        self._wake.set()

    def send_away(self, reason: str | None, code: int = NOT_YOU) -> None:
        """Close the socket, and say why; usually since its secret opens nothing any more."""
        self.stale = False
        if reason is not None:
            self.answer(Refused(None, reason, {}))
        self.close(code)

    async def due(self) -> None:
        """Wait until there is something to send."""
        await self._wake.wait()
        self._wake.clear()

    @property
    def has_answers(self) -> bool:
        """Whether answers wait to be sent."""
        return bool(self._answers)

    def take_answers(self) -> list[bytes]:
        """Return the answers that wait, as bytes."""
        taken = [_encode(message) for message in self._answers]
        self._answers.clear()
        return taken


def encoded(message: msgspec.Struct) -> bytes:
    """Return a message as it goes over the wire."""
    return _encode(message)

"""A place: what a room of a table and one of a shared pad have in common.

Its keys, its connections, its answers, and the mailbox through which everything that can happen to
it goes. Store, then tell: a decision is what everybody sees only after its rows are on the disk.
"""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import Any, Generic, TypeVar

from sushibelt.server.answers import Answers
from sushibelt.server.clock import Clock
from sushibelt.server.connection import LATER, Connection
from sushibelt.server.keys import KeyRing
from sushibelt.server.mailbox import Mailbox
from sushibelt.server.store import Store

# Why nobody is let in now, but may be soon.
PASSING = frozenset({"house-full", "store-away", "place-elsewhere"})

Result = TypeVar("Result")
C = TypeVar("C", bound=Connection)


class Place(ABC, Generic[C]):
    """A room in memory; pages are let in, say something, are told what is new, and go."""

    def __init__(
        self, store: Store, clock: Clock, keys: KeyRing, answers: Answers, mailbox: Mailbox
    ) -> None:
        self.store, self.clock = store, clock
        self.keys, self.answers, self.mailbox = keys, answers, mailbox
        self.connections: list[C] = []  # in the order in which they came
        self.touched = clock.now()

    async def do(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """Run work on the room's single-writer queue, and return its result."""
        self.touch()
        return await self.mailbox.do(work)

    def touch(self) -> None:
        """Note that somebody uses this room."""
        self.touched = self.clock.now()

    @property
    def addresses(self) -> set[str]:
        """Where the pages come from."""
        return {connection.address for connection in self.connections}

    def send_all_away(self, reason: str | None) -> None:
        """Send away every page; they may come again later."""
        for connection in self.connections:
            connection.send_away(reason, LATER)
        self.connections.clear()

    @property
    def idle_since(self) -> float | None:
        """Since when nobody is here and nothing is left to do; None while it is not so."""
        return None if self.connections or not self.mailbox.idle else self.touched

    async def close(self) -> None:
        """Finish the queue, so that whatever was accepted is stored, and close every connection."""
        await self.mailbox.close()
        for connection in self.connections:
            connection.close()

    def update_all(self) -> None:
        """Mark every connection as due for the newest message."""
        for connection in self.connections:
            connection.update()

    @abstractmethod
    async def enter(self, connection: C) -> None:
        """Let a page in."""

    @abstractmethod
    async def leave(self, connection: C) -> None:
        """Notice that a page is gone."""

    @abstractmethod
    async def receive(self, connection: C, message: Any) -> None:
        """Answer a message; the same one again gets the same answer and has no other effect."""

    @abstractmethod
    def frame(self, connection: C) -> bytes:
        """Return the newest of what a page is told again and again, encoded."""

"""The writer: it carries out transactions, one after the other. Each kind of database has its own.

It is a thread with a connection of its own, to which a transaction is one piece of work: going
through an asynchronous driver, every statement would cost several switches between threads, and
that was a good part of what a choice cost the server.
"""

from collections.abc import Sequence
from typing import Any, Protocol

from sushibelt.server.rows import Write


class Writer(Protocol):
    """Carries out transactions."""

    @property
    def problem(self) -> str | None:
        """Why nothing can be written now, if that is known: a reason of refusals."""
        ...

    async def open(self) -> None:
        """Connect; raise Refusal if that cannot be done."""
        ...

    async def commit(self, rows: Sequence[Write]) -> None:
        """Return when all rows are on the disk; raise what the database said if none is.

        If nobody knows whether they are, because the connection broke, it waits until it does.
        """
        ...

    def hurry(self) -> None:
        """Wait no longer for a database that is away: the server is about to stop."""
        ...

    async def close(self) -> None:
        """Finish, and let go of the database."""
        ...


def by_kind(rows: Sequence[Write]) -> dict[str, list[dict[str, Any]]]:
    """Return rows by the statement that writes them."""
    kinds: dict[str, list[dict[str, Any]]] = {}
    for write in rows:
        kinds.setdefault(write.kind, []).append(write.row)
    return kinds

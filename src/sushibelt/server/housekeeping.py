"""Housekeeping: periodic jobs that unload idle rooms and delete what was kept for long enough.

Deleting is careful: not at a start, not when the date is in doubt, a small share at a time, and the
log says what will go before it goes.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol

from sushibelt.core.refusal import Refusal
from sushibelt.server import logs, metrics
from sushibelt.server.clock import as_text
from sushibelt.server.rows import Aged
from sushibelt.server.settings import Settings
from sushibelt.server.uptime import Uptime

SWEEP = 30.0  # seconds between two looks for idle rooms
MARK = 60.0  # seconds between two marks that the server runs
CLEAR_OUT = 3600.0  # seconds between two looks for what may be deleted, and until the first
SHARE = 20  # one in so many may be deleted at a time …
FEW = 20  # … though always this many …
MOST = 500  # … and never more than this


class Kept(Protocol):
    """Rooms of one kind, in memory and in the store."""

    async def sweep(self) -> None:
        """Unload the idle ones."""
        ...

    async def clear_out(self, idle_before: int, kept_before: int) -> None:
        """Delete what nobody has used since, and what was kept since then."""
        ...


class Housekeeping:
    """The periodic jobs of a server."""

    def __init__(self, settings: Settings, uptime: Uptime, *kinds: Kept) -> None:
        self._settings, self._uptime, self._kinds = settings, uptime, kinds
        self._closing = asyncio.Event()
        self._jobs = [
            asyncio.create_task(self._repeat(SWEEP, self.sweep)),
            asyncio.create_task(self._repeat(MARK, self._uptime.mark)),
            asyncio.create_task(self._repeat(CLEAR_OUT, self.clear_out)),
        ]

    async def close(self) -> None:
        """Stop; jobs end what they are at, since the file may be in use."""
        self._closing.set()
        await asyncio.gather(*self._jobs)

    async def _repeat(self, seconds: float, job: Callable[[], Awaitable[None]]) -> None:
        while not await self._closing_within(seconds):
            try:
                await job()
            except Refusal as problem:  # the database is away: it is done next time
                logs.warn("chore-put-off", reason=problem.reason)
            except Exception:
                metrics.FAILED.inc()
                logs.fault("chore")

    async def _closing_within(self, seconds: float) -> bool:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._closing.wait(), seconds)
        return self._closing.is_set()

    async def sweep(self) -> None:
        """Unload rooms that have been idle for a while."""
        for kind in self._kinds:
            await kind.sweep()

    async def clear_out(self) -> None:
        """Delete tables and pads that nobody visits any more, and matches kept for long enough."""
        await self._uptime.mark()
        doubt = await self._uptime.doubt()
        if doubt is not None:
            logs.warn("not-clearing-out", why=doubt)
            return
        idle_before = self._uptime.days_ago(self._settings.idle_days)
        kept_before = self._uptime.days_ago(self._settings.keep_days)
        for kind in self._kinds:
            await kind.clear_out(idle_before, kept_before)
        await self._uptime.forget(min(idle_before, kept_before))


def share_of(what: str, old: Aged, before: int) -> list[str]:
    """Return which of the old may be deleted now, once the log has said so."""
    share = old.ids[: min(MOST, max(FEW, old.among // SHARE))]
    if share:
        counts = {"going": len(share), "old": len(old.ids), "among": old.among}
        logs.note("clearing-out", kind=what, before=as_text(before), **counts)
    return share

"""Housekeeping: periodic jobs that unload idle rooms and delete what was kept for long enough."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol

from sushibelt.server import logs, metrics
from sushibelt.server.clock import Clock
from sushibelt.server.settings import Settings

SWEEP = 30.0  # seconds between two looks for idle rooms
CLEAR_OUT = 6 * 3600.0  # seconds between two looks for what may be deleted
DAY = 86_400


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

    def __init__(self, settings: Settings, clock: Clock, *kinds: Kept) -> None:
        self._settings, self._clock, self._kinds = settings, clock, kinds
        self._closing = asyncio.Event()
        self._jobs = [
            asyncio.create_task(self._repeat(SWEEP, self.sweep)),
            asyncio.create_task(self._repeat(CLEAR_OUT, self.clear_out)),
        ]

    async def close(self) -> None:
        """Stop; jobs end what they are at, since the file may be in use."""
        self._closing.set()
        await asyncio.gather(*self._jobs)

    async def _repeat(self, seconds: float, job: Callable[[], Awaitable[None]]) -> None:
        while not self._closing.is_set():
            try:
                await job()
            except Exception:
                metrics.FAILED.inc()
                logs.fault("chore")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), seconds)

    async def sweep(self) -> None:
        """Unload rooms that have been idle for a while."""
        for kind in self._kinds:
            await kind.sweep()

    async def clear_out(self) -> None:
        """Delete tables and pads that nobody visits any more, and matches kept for long enough."""
        now = self._clock.date()
        idle_before = now - self._settings.idle_days * DAY
        kept_before = now - self._settings.keep_days * DAY
        for kind in self._kinds:
            await kind.clear_out(idle_before, kept_before)

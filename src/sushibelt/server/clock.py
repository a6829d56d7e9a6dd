"""The clock that rooms read and are woken by; tests pass one that they turn themselves.

`wall` is the one place that asks this machine for the date.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

DAY = 86_400  # seconds


def wall() -> float:
    """Return seconds since 1970, as far as this machine knows."""
    return time.time()


def as_text(date: float) -> str:
    """Return a date in UTC, as logs and lists show it."""
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(date))


class Clock(Protocol):
    """Where a room gets the time from, and who wakes it."""

    def now(self) -> float:
        """Return seconds that only ever go up."""
        ...

    def date(self) -> int:
        """Return seconds since 1970."""
        ...

    def call_later(self, seconds: float, call: Callable[[], None]) -> Callable[[], None]:
        """Call back in so many seconds; the result calls that off."""
        ...


class RealClock:
    """The time of this machine."""

    def now(self) -> float:
        """Return seconds that only ever go up."""
        return time.monotonic()

    def date(self) -> int:
        """Return seconds since 1970."""
        return int(wall())

    def call_later(self, seconds: float, call: Callable[[], None]) -> Callable[[], None]:
        """Call back in so many seconds; the result calls that off."""
        return asyncio.get_running_loop().call_later(seconds, call).cancel

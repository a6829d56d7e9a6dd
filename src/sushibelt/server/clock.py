"""The clock that rooms read and are woken by; tests pass one that they turn themselves."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


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
        return int(time.time())

    def call_later(self, seconds: float, call: Callable[[], None]) -> Callable[[], None]:
        """Call back in so many seconds; the result calls that off."""
        return asyncio.get_running_loop().call_later(seconds, call).cancel

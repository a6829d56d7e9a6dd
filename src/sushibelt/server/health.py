"""Health: whether what people do still reaches the disk, and whether more of them should come."""

import asyncio

from sushibelt.core.refusal import Refusal
from sushibelt.server import logs
from sushibelt.server.clock import Clock
from sushibelt.server.uptime import Uptime

FRESH = 1.0  # seconds for which an answer holds: whoever asks often costs no more
PATIENCE = 5.0  # seconds that writing a row may take


class HealthCheck:
    """Writes something now and then, when somebody asks."""

    def __init__(self, uptime: Uptime, clock: Clock) -> None:
        self._uptime, self._clock = uptime, clock
        self._asked: asyncio.Task[str | None] | None = None
        self._answered = -FRESH
        self._problem: str | None = None

    async def problem(self) -> str | None:
        """Return why nothing can be stored, if that is so; found out by writing something."""
        if self._asked is None and self._clock.now() < self._answered + FRESH:
            return self._problem
        if self._asked is None:
            self._asked = asyncio.create_task(self._probed())
        return await asyncio.shield(self._asked)

    async def _probed(self) -> str | None:
        problem = self._uptime.problem
        try:
            if problem is None:
                await asyncio.wait_for(self._uptime.mark(), PATIENCE)
        except TimeoutError:
            problem = self._uptime.problem or "store-slow"
        except Refusal as refusal:
            problem = refusal.reason
        except Exception:
            problem = "store-unwritable"
            if self._problem is None:
                logs.fault(problem)
        if problem != self._problem:
            logs.warn("health", problem=problem)
        self._problem, self._answered = problem, self._clock.now()
        self._asked = None
        return problem

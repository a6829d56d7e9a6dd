"""Guessing codes: wrong ones are counted by address, by networks of IPv6 addresses, and in all.

Whoever tries too many is refused for a while that doubles with every further wrong one. If many
networks guess at once, all codes are looked up one after the other, more slowly the more are wrong:
so there is a limit overall, and people who know their code still come in.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import ceil
from typing import Final

from sushibelt.core.refusal import Refusal
from sushibelt.server import metrics
from sushibelt.server.clock import Clock
from sushibelt.server.networks import SHARES, networks

WINDOW: Final = 60.0  # seconds in which so many wrong codes are forgiven
FIRST_WAIT: Final = 5.0  # seconds, doubled with every wrong code more
LONGEST_WAIT: Final = 3600.0
MOST_NETWORKS: Final = 10_000  # of each size remembered at once
HOUSE_SHARE: Final = 20  # times as many wrong codes as one address may send
LONGEST_QUEUE: Final = 5.0  # seconds that a lookup may wait for its turn
WRONG: Final = {"code-unknown", "secret-unknown"}  # reasons why a code was wrong


class Misses:
    """Wrong codes of one network; so many a minute are forgiven."""

    __slots__ = ("_at", "_most", "_over", "_sent", "trying", "until")

    def __init__(self, most: int) -> None:
        self._most = most
        self._sent = 0.0  # and not yet forgiven
        self._at = 0.0
        self._over = 0  # wrong ones since there were too many
        self.trying = 0  # codes that are being looked up, which may turn out wrong
        self.until = 0.0  # refused until then

    def level(self, now: float) -> float:
        """Return how many are not forgiven, as a part of what is allowed."""
        forgiven = (now - self._at) * self._most / WINDOW
        self._sent, self._at = max(0.0, self._sent - forgiven), now
        return self._sent / self._most

    def wait(self, now: float) -> float:
        """Return for how many seconds no further code may be tried."""
        if self.until > now:
            return self.until - now
        self.level(now)
        crowded = self.trying > 0 and self._sent + self.trying > self._most - 1
        return FIRST_WAIT if crowded else 0.0

    def add(self, now: float) -> None:
        """Count a wrong one; from the last that is allowed on each doubles the wait."""
        if self.level(now) == 0 and now > self.until + LONGEST_WAIT:
            self._over = 0
        self._sent += 1
        if self._sent > self._most - 1:  # there is no room for a whole one more
            self.until = now + min(LONGEST_WAIT, FIRST_WAIT * 2**self._over)
            self._over += 1


class Guesses:
    """All wrong codes lately; `most` may be sent by one address in a minute."""

    def __init__(self, most: int, clock: Clock) -> None:
        self._clock = clock
        self._most = tuple(most * share for share in SHARES)
        self._misses: tuple[dict[str, Misses], ...] = ({}, {})
        self._all = Misses(most * HOUSE_SHARE)
        self._spacing = WINDOW / (most * HOUSE_SHARE)
        self._next = 0.0  # when the next code may be looked up, if all have to queue

    @asynccontextmanager
    async def trying(self, address: str) -> AsyncIterator[None]:
        """Let an address try a code within; raise Refusal if it, or everybody, guessed too much."""
        counted = self._counted(address)
        now = self._clock.now()
        _refuse_for(max(misses.wait(now) for misses in counted))
        for misses in counted:
            misses.trying += 1
        try:
            await self._queue()
            yield
        except Refusal as problem:
            if problem.reason in WRONG:
                for misses in (*counted, self._all):
                    misses.add(self._clock.now())
            raise
        finally:
            for misses in counted:
                misses.trying -= 1

    async def _queue(self) -> None:
        """Wait for one's turn, if so many codes are wrong that they are looked up one by one."""
        now = self._clock.now()
        level = self._all.level(now)
        turn = max(now, self._next)
        if level < 1:
            return
        _refuse_for(turn - now if turn - now > LONGEST_QUEUE else 0.0)
        self._next = turn + level * self._spacing
        await asyncio.sleep(turn - now)

    def _counted(self, address: str) -> list[Misses]:
        """Return the counts of an address and of the networks it is in."""
        counted = []
        for of, most, name in zip(self._misses, self._most, networks(address), strict=False):
            counted.append(of.pop(name) if name in of else Misses(most))
            of[name] = counted[-1]  # behind those that were heard of before
            if len(of) > MOST_NETWORKS:
                del of[next(iter(of))]
        return counted


def _refuse_for(seconds: float) -> None:
    if seconds > 0:
        metrics.LIMITED.labels("guesses").inc()
        raise Refusal("codes-too-many", seconds=ceil(seconds))

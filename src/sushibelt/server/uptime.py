"""Uptime: for how long the server has been running under a steady clock, over all its starts.

What nobody visits is deleted after so many days, and a wall clock that is wrong at one start must
not make up those days. So days are counted from stretches of time that the server lived through,
its *spells*, in which the date moved on as time did. Between two spells the server was off, or its
clock was set, and nobody knows which: such a gap counts for a week at most.
"""

import os
from collections.abc import Sequence
from typing import NamedTuple

from sushibelt.server import logs
from sushibelt.server.clock import DAY, Clock
from sushibelt.server.rows import forgotten_spells_row, probe_row, spell_row
from sushibelt.server.store import Store

GAP = 7 * DAY  # all that a longer time between two spells counts for
SETTLED = DAY  # how long a spell has to last, after a longer gap, until it is believed
JUMP = 120.0  # seconds by which date and time may differ between two marks
NOISE = 32_768  # bytes that a mark writes: more than any message needs


class Spell(NamedTuple):
    """A stretch of time, in seconds since 1970."""

    since: int
    until: int


class Uptime:
    """The spells of a data file, the last of them under way."""

    def __init__(self, store: Store, clock: Clock, spells: Sequence[Spell]) -> None:
        self._store, self._clock = store, clock
        self._spells = list(spells)
        self._marked = clock.now()

    @classmethod
    async def begin(cls, store: Store, clock: Clock) -> "Uptime":
        """Return what is known of a file, with a new spell that begins now."""
        known = [Spell(row["since"], row["until"]) for row in await store.spells()]
        newest = await store.newest_visit()
        if not known and newest:  # a file from before spells were kept
            known = [Spell(newest, newest)]
        uptime = cls(store, clock, known)
        uptime._start(clock.date())
        return uptime

    def _start(self, date: int) -> None:
        latest = max((spell.until for spell in self._spells), default=date)  # of several nodes
        self._spells.append(Spell(date, date))
        gap = date - latest
        if gap > GAP or gap < -JUMP:
            logs.warn("clock-jumped", days=round(gap / DAY, 1))

    @property
    def problem(self) -> str | None:
        """Why nothing can be written now, if that is known."""
        return self._store.problem

    async def mark(self) -> None:
        """Store that the server is still running; a full disk or a broken one shows here."""
        now, date = self._clock.now(), self._clock.date()
        passed = date - self._spells[-1].until
        if abs(passed - (now - self._marked)) > JUMP:
            self._start(date)
        spell = self._spells[-1]._replace(until=date)
        await self._store.write([spell_row(*spell), probe_row(os.urandom(NOISE))])
        self._spells[-1], self._marked = spell, now

    async def doubt(self) -> str | None:
        """Return why the date should not be believed, if it should not."""
        date = self._clock.date()
        before = max((spell.until for spell in self._spells[:-1]), default=0)
        if date < max(before, await self._store.newest_visit()):
            return "clock-behind"
        since = self._spells[-1].since
        jumped = before and since - before > GAP
        return "clock-jumped" if jumped and date - since < SETTLED else None

    def days_ago(self, days: int) -> int:
        """Return the date since which so many days have been counted."""
        left = days * DAY
        end = self._clock.date()
        for since, until in sorted(self._spells, reverse=True):
            gap = min(GAP, max(0, end - until))
            if left <= gap:
                return end - left
            left -= gap
            end = min(end, until)
            if left <= end - since:
                return end - left
            left -= max(0, end - since)
            end = min(end, since)
        return end - left

    async def forget(self, before: int) -> None:
        """Drop the spells that no day is counted from any more."""
        self._spells = [spell for spell in self._spells if spell.until >= before]
        await self._store.write([forgotten_spells_row(before)])

"""The scheduler of a room: asks bots for the choices they owe, and fires timers when they are due.

Whatever comes of it goes through the room's mailbox like everything else, and is dropped if the
table has moved on meanwhile.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import NamedTuple

from sushibelt.core.game import Action, Seat
from sushibelt.core.match import By
from sushibelt.core.refusal import Refusal
from sushibelt.server import logs, metrics
from sushibelt.server.connection import Connection
from sushibelt.server.leases import Elsewhere
from sushibelt.server.tables import opening, playing, timing
from sushibelt.server.tables.bot_pool import QUICK, Chooser, anything
from sushibelt.server.tables.bot_worker import Question, question
from sushibelt.server.tables.room import Room
from sushibelt.server.tables.table import USUAL_LEVEL, Table

AGAIN = 2.0  # seconds until what could not be stored is tried again


class Place(NamedTuple):
    """Where a choice is owed."""

    match: str
    number: int
    seat: Seat


class Scheduler:
    """The bots and the timer of one room."""

    def __init__(self, room: Room, thinkers: Chooser, pause: float) -> None:
        self.room = room
        self._thinkers = thinkers
        self._pause = pause
        self._asked: dict[Place, asyncio.Task[None]] = {}
        self._cancel_timer: Callable[[], None] = lambda: None
        room.after_change = self.schedule
        self.schedule()

    @property
    def busy(self) -> bool:
        """Whether a bot is thinking."""
        return bool(self._asked)

    @property
    def idle_since(self) -> float | None:
        """Since when nobody needs the room; None while somebody does."""
        return None if self.busy else self.room.idle_since

    @property
    def connections(self) -> list[Connection]:
        """The pages that are there."""
        return self.room.connections

    @property
    def touched(self) -> float:
        """When the room was used last."""
        return self.room.touched

    @property
    def addresses(self) -> set[str]:
        """Where those who are there come from."""
        return self.room.addresses

    def touch(self) -> None:
        """Note that somebody uses the room."""
        self.room.touch()

    def send_all_away(self, reason: str | None) -> None:
        """Send away everybody who is there; they may come again later."""
        self.room.send_all_away(reason)

    async def close(self) -> None:
        """Stop the timer and the bots, then close the room."""
        self._cancel_timer()
        for task in self._asked.values():
            task.cancel()
        self.room.after_change = lambda: None
        await self.room.close()

    def schedule(self) -> None:
        """Ask for what bots owe, and set the timer."""
        self._prepare()
        self._ask_bots()
        self._set_timer()

    # ---- time

    def _set_timer(self) -> None:
        self._cancel_timer()
        room = self.room
        now = room.clock.now()
        due = timing.next_due(room.table, room.present(), room.times, now)
        if due is not None and due > now:
            wake = lambda: room.mailbox.post(partial(self._kept_going, self._on_timer))  # noqa: E731
            self._cancel_timer = room.clock.call_later(due - now, wake)

    async def _kept_going(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do what nobody asked for, then see what is next; later if it could not be stored.

        If a disk is full, people are told and try again. Bots and timers have to do so, too: where
        a bot alone is awaited, nobody could do anything that would wake it.
        """
        try:
            await work()
        except Elsewhere:
            raise  # and whoever has the table now goes on
        except Exception:
            again = lambda: self.room.mailbox.post(partial(self._kept_going, _nothing))  # noqa: E731
            self._cancel_timer()
            self._cancel_timer = self.room.clock.call_later(AGAIN, again)
            raise
        self.schedule()

    async def _on_timer(self) -> None:
        room = self.room
        over = room.times.opening + timing.PATIENCE <= room.clock.now()
        if room.table.stage == "opening" and over:
            await room.commit(opening.time_over(room.table))
        room.let_go()
        room.update_all()

    # ---- bots

    def _prepare(self) -> None:
        """Let the thinkers know what they will be asked about."""
        table = self.room.table
        if table.stage in ("opening", "playing") and self.room.connections:
            for level in {chair.level for chair in table.lobby.chairs} - {None}:
                self._thinkers.prepare(table.lobby.game, str(level))

    def _players(self) -> dict[Seat, tuple[str, By]]:
        """Return the bots that choose for seats now, and on whose account."""
        room, table = self.room, self.room.table
        now, present = room.clock.now(), room.present()
        standing = timing.stand_ins(table, present, room.times, now)
        deadline = timing.deadline(table, present, room.times, now)
        late = deadline is not None and deadline <= now
        players = {}
        for seat, chair in enumerate(table.lobby.chairs):
            if chair.level is not None:
                players[seat] = (chair.level, By.BOT)
            elif seat in standing:
                players[seat] = (USUAL_LEVEL, By.BOT)
            elif late:
                players[seat] = (QUICK, By.TIMEOUT)
        return players

    def _ask_bots(self) -> None:
        table = self.room.table
        if table.stage != "playing" or not self.room.connections or self._waits():
            return
        match, turn, players = table.running, table.turn, self._players()
        for seat in turn.actors:
            place = Place(table.deal.match, turn.number, seat)
            player = players.get(seat)
            if player is None or seat in match.pending or place in self._asked:
                continue
            pause = self._pause if len(turn.actors) == 1 else 0.0
            asked = question(match, seat, player[0])
            self._asked[place] = asyncio.create_task(self._think(place, asked, pause))

    def _waits(self) -> bool:
        """Whether a bot that would go on alone waits; where all choose, nothing goes on anyway."""
        return len(self.room.table.turn.actors) == 1 and self.room.held()

    async def _think(self, place: Place, asked: Question, pause: float) -> None:
        try:
            with metrics.THINKING.labels(asked.level).time():
                action = await self._thinkers.choose(asked)
        except Exception:
            metrics.FAILED.inc()
            logs.fault("bot", table=self.room.table.id, level=asked.level)
            action = anything(asked)
        await asyncio.sleep(pause)

        async def chosen() -> None:
            self._asked.pop(place, None)
            await self._put_in(place, asked, action)

        self.room.mailbox.post(partial(self._kept_going, chosen))

    async def _put_in(self, place: Place, asked: Question, action: Action) -> None:
        """Put in a bot's choice, unless it comes too late or is no longer the bot's to make."""
        table = self.room.table
        if table.stage != "playing" or (table.deal.match, table.number) != place[:2]:
            return
        player = self._players().get(place.seat)
        if player is None or place.seat in table.running.pending or self._waits():
            return
        try:
            after = playing.chosen(table, place.seat, [action], place.number, player[1])
        except Refusal:
            metrics.FAILED.inc()
            logs.fault("bot-refused", table=table.id, level=asked.level)
            instead = [anything(asked)]
            after = playing.chosen(table, place.seat, instead, place.number, player[1])
        await self.room.commit(after)
        if self._shows(table, after):
            self.room.update_all()

    def _shows(self, before: Table, after: Table) -> bool:
        """Whether a bot's choice changes what people see; when it came is nobody's business."""
        if (before.number, before.stage) != (after.number, after.stage):
            return True
        room = self.room
        standing = timing.stand_ins(after, room.present(), room.times, room.clock.now())
        return not timing.owing_people(after, standing)


async def _nothing() -> None:
    pass

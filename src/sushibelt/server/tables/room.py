"""A room: one table in memory, one mailbox, one task that is its only writer.

Store, then tell: a decision becomes the table that everybody sees only after its rows are on the
disk. Everything that can happen to a table, a bot's answer and the passing of time included, comes
through the mailbox.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from typing import TypeVar

from sushibelt.core.game import Seat
from sushibelt.core.refusal import Refusal
from sushibelt.server import logs, metrics, wire
from sushibelt.server.answers import Answer, Answers
from sushibelt.server.clock import Clock
from sushibelt.server.connection import Connection, encoded
from sushibelt.server.keys import Key, Who, digest
from sushibelt.server.rows import Write
from sushibelt.server.store import Store
from sushibelt.server.tables import gate, messages, timing
from sushibelt.server.tables.decisions import decide
from sushibelt.server.tables.rows import changes
from sushibelt.server.tables.table import OVER, Table
from sushibelt.server.tables.timing import Times

PHRASES_KEPT = 6

Result = TypeVar("Result")
Work = Callable[[], Awaitable[None]]


class Room:
    """One table and everybody at it."""

    def __init__(
        self, table: Table, keys: Iterable[Key], answers: Answers, store: Store, clock: Clock
    ) -> None:
        self.table = table
        self.keys = {key.hash: key for key in keys}
        self.connections: set[Connection] = set()
        self.clock = clock
        self.times = Times(turn=clock.now(), opening=clock.now(), hostless=clock.now())
        self.touched = clock.now()
        self.after_change: Callable[[], None] = lambda: None  # who looks after bots and time
        self._answers = answers
        self._store = store
        self._phrases: deque[messages.PhraseView] = deque(maxlen=PHRASES_KEPT)
        self._said = 0
        self._memo = gate.Memo()
        self._mail: asyncio.Queue[Work] = asyncio.Queue()
        self._task = asyncio.create_task(self._work_on())

    # ---- the mailbox

    async def _work_on(self) -> None:
        while True:
            work = await self._mail.get()
            try:
                await work()
            except Exception:
                metrics.FAILED.inc()
                logs.fault("mail", table=self.table.id)
            finally:
                self._mail.task_done()

    def post(self, work: Work) -> None:
        """Have something done by the room's own task, some time soon."""
        self._mail.put_nowait(work)

    async def do(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """Have something done by the room's own task, and return what it returned."""
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()

        async def answered() -> None:
            try:
                result = await work()
            except Exception as problem:
                if not done.cancelled():
                    done.set_exception(problem)
            else:
                if not done.cancelled():
                    done.set_result(result)

        if self._task.done():
            raise Refusal("server-fault")  # the server is going away
        self.touched = self.clock.now()
        self.post(answered)
        return await done

    @property
    def empty(self) -> bool:
        """Whether nobody is here and nothing is left to do."""
        return not self.connections and self._mail.empty()

    async def close(self) -> None:
        """Stop; whatever was accepted is stored."""
        await self._mail.join()
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        for connection in self.connections:
            connection.close()

    # ---- people

    def identify(self, *secrets: str) -> Who:
        """Return what these secrets prove; raise Refusal if one of them proves nothing here."""
        found = [self.keys.get(digest(secret)) for secret in secrets if secret]
        if not found or None in found:
            raise Refusal("secret-unknown")
        keys = [key for key in found if key is not None]
        member = next((key.member for key in keys if key.role == "seat"), None)
        return Who(member, any(key.role == "host" for key in keys))

    async def enter(self, connection: Connection) -> None:
        """Let a page in."""
        someone = bool(self.present())
        self.connections.add(connection)
        if connection.who.member is not None:
            self.times.absent.pop(connection.who.member, None)
            self.times.away.discard(connection.who.member)
        if connection.who.host:
            self.times.hostless = None
        if not someone and self.present():  # time stood still until now
            now = self.clock.now()
            self.times.turn = now
            self.times.absent = dict.fromkeys(self._missing(), now)
            if self.times.hostless is not None:
                self.times.hostless = now
        self.tell_all()
        self.after_change()

    async def leave(self, connection: Connection) -> None:
        """Notice that a page is gone."""
        self.connections.discard(connection)
        self.touched = self.clock.now()
        for member in self._missing():
            self.times.absent.setdefault(member, self.clock.now())
            self._need_no_moment(member)
        if self.times.hostless is None and not any(one.who.host for one in self.connections):
            self.times.hostless = self.clock.now()
        self.tell_all()
        self.after_change()

    def here(self) -> frozenset[str]:
        """Return the members whose pages are connected."""
        members = (connection.who.member for connection in self.connections)
        return frozenset(member for member in members if member is not None)

    def present(self) -> frozenset[Seat]:
        """Return the seats whose people are here."""
        return timing.people_present(self.table, self.here())

    def _missing(self) -> set[str]:
        return set(self.table.people.values()) - self.here()

    def acting(self, who: Who) -> Who:
        """Return what somebody may do now: a seat stands in for a host who stays away."""
        end = timing.host_end(self.table, self.present(), self.times)
        late = end is not None and end <= self.clock.now()
        return who._replace(host=True) if late and self.table.seat_of(who) is not None else who

    def held(self) -> bool:
        """Whether everybody waits because somebody asked for a moment."""
        now = self.clock.now()
        return bool(timing.holding(self.table, self.present(), self.times, now))

    def let_go(self) -> None:
        """Forget the moments that lasted long enough."""
        now = self.clock.now()
        for member, at in list(self.times.holds.items()):
            if at + timing.HOLD <= now:
                self._need_no_moment(member)

    def _need_no_moment(self, member: str) -> None:
        """Go on, if nobody else asked for a moment; the time to choose begins anew."""
        if self.times.holds.pop(member, None) is not None and not self.held():
            self.times.turn = self.clock.now()

    # ---- messages

    async def receive(self, connection: Connection, message: messages.ClientMessage) -> None:
        """Answer a message; the same one again gets the same answer and has no other effect."""
        who = _called(connection.who)
        known = self._answers.of(who, message.id)
        if known is not None:
            connection.answer(known)
            return
        try:
            answer = await self._carry_out(connection.who, who, message)
        except Exception:  # such as a full disk: nothing was changed, and nothing is remembered
            metrics.FAILED.inc()
            logs.fault("message", table=self.table.id)
            connection.answer(wire.Refused(message.id, "server-fault", {}))
            return
        self._answers.keep(who, message.id, answer)
        connection.answer(answer)
        accepted = isinstance(answer, wire.Ack)
        outcome = "ack" if accepted else "refused"
        metrics.MESSAGES.labels(type(message).__name__.lower(), outcome).inc()
        if accepted:
            self.tell_all()
            self.after_change()

    async def _carry_out(self, by: Who, called: str, message: messages.ClientMessage) -> Answer:
        """Do what a message asks for, or nothing; either way the answer is stored with it."""
        try:
            after = decide(self.table, self.acting(by), message, self.here())
        except Refusal as problem:
            refused = wire.Refused(message.id, problem.reason, problem.facts)
            await self._store.write(self._answers.rows(called, message.id, refused))
            return refused
        ack = wire.Ack(message.id)
        await self.commit(after, self._answers.rows(called, message.id, ack))
        self._note_passing(by, message)
        return ack

    def _note_passing(self, who: Who, message: messages.ClientMessage) -> None:
        """Take note of what is not worth storing."""
        if isinstance(message, messages.Say) and who.member is not None:
            self._said += 1
            name = self.table.name_of(who.member)
            seat = self.table.seat_of(who)
            self._phrases.append(messages.PhraseView(self._said, seat, name, message.phrase))
        if isinstance(message, messages.Away) and who.member is not None:
            self.times.away.add(who.member)
        if isinstance(message, messages.Back) and who.member is not None:
            self.times.away.discard(who.member)
        if isinstance(message, messages.Hold) and message.on and who.member is not None:
            self.times.holds[who.member] = self.clock.now()
        elif isinstance(message, messages.Hold | messages.Pick) and who.member is not None:
            self._need_no_moment(who.member)

    async def change(self, after: Table, rows: Sequence[Write]) -> None:
        """Take over a table that was decided on outside, such as with somebody new at it."""
        await self.commit(after, rows)
        self.tell_all()
        self.after_change()

    async def commit(self, after: Table, rows: Sequence[Write] = ()) -> None:
        """Store what changed, then let it be so."""
        before = self.table
        with metrics.STORING.time():
            await self._store.write([*changes(before, after, self.clock.date()), *rows])
        self.table = after
        now = self.clock.now()
        if before.stage != after.stage or (before.deal.gathering and not after.deal.gathering):
            self.times.opening = now
        if before.number != after.number or before.deal.match != after.deal.match:
            self.times.turn = now
        if before.stage != after.stage:
            self.times.absent |= dict.fromkeys(self._missing(), now)
            self.times.holds.clear()
            logs.note("stage", table=after.id, match=after.deal.match, stage=after.stage)
            if after.stage in OVER:
                metrics.MATCHES_OVER.labels(after.stage).inc()

    # ---- telling

    def scene(self) -> gate.Scene:
        """Return what is true at this moment."""
        now, present = self.clock.now(), self.present()
        standing = timing.stand_ins(self.table, present, self.times, now)
        graces = {
            seat: _left(end, now)
            for seat in self.table.people
            if seat not in standing
            and (end := timing.grace_end(self.table, present, self.times, seat)) is not None
        }
        deadline = timing.deadline(self.table, present, self.times, now)
        host = timing.host_end(self.table, present, self.times)
        waits = self.table.stage == "opening"
        return gate.Scene(
            present=present,
            standing_in=standing,
            grace_ms=graces,
            holding=timing.holding(self.table, present, self.times, now),
            host_ms=None if host is None else _left(host, now),
            deadline_ms=None if deadline is None else _left(deadline, now),
            opening_ms=_left(self.times.opening + timing.PATIENCE, now) if waits else None,
            watchers=sum(one.who.member is None for one in self.connections),
            phrases=tuple(self._phrases),
        )

    def tell_all(self) -> None:
        """Have every page told anew."""
        for connection in self.connections:
            connection.tell()

    def frame(self, connection: Connection) -> bytes:
        """Return the newest table message for a page."""
        connection.stale = False
        connection.version += 1
        table = self.table
        since = connection.seen if connection.match == table.deal.match else None
        told = gate.table_message(
            table, self.scene(), self.acting(connection.who), since, connection.version, self._memo
        )
        connection.match, connection.seen = table.deal.match, table.number
        return encoded(told)


def _called(who: Who) -> str:
    """Under which name answers to somebody are kept."""
    return who.member or ("host" if who.host else "watch")


def _left(end: float, now: float) -> int:
    return max(0, round((end - now) * 1000))

"""A room: one table in memory. Whatever happens to it goes through its mailbox, bots and time too.

Store, then tell: a decision becomes the table that everybody sees only after its rows are on the
disk.
"""

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from sushibelt.core.game import Seat
from sushibelt.core.refusal import Refusal
from sushibelt.server import logs, metrics
from sushibelt.server.answers import Answers, Effect
from sushibelt.server.clock import Clock
from sushibelt.server.codes import unused_code
from sushibelt.server.connection import Connection, encoded
from sushibelt.server.keys import REASONS, Key, KeyRing, Revoked, Who
from sushibelt.server.mailbox import Mailbox
from sushibelt.server.place import Place
from sushibelt.server.rows import Write
from sushibelt.server.store import Store
from sushibelt.server.tables import gate, messages, timing
from sushibelt.server.tables.decisions import decide
from sushibelt.server.tables.rows import changes
from sushibelt.server.tables.table import OVER, Table
from sushibelt.server.tables.timing import Times

PHRASES_KEPT = 6


class Room(Place[Connection]):
    """One table and everybody at it."""

    def __init__(
        self, table: Table, keys: KeyRing, answers: Answers, store: Store, clock: Clock
    ) -> None:
        super().__init__(store, clock, keys, answers, Mailbox(table=table.id))
        self.table = table
        now = clock.now()
        self.times = Times(turn=now, opening=now, hostless=self._hostless_from(now))
        self.after_change: Callable[[], None] = lambda: None  # the scheduler's
        self._phrases: deque[messages.PhraseView] = deque(maxlen=PHRASES_KEPT)
        self._said = 0
        self._memo = gate.Memo()

    # ---- people

    def identify(self, *secrets: str) -> Who:
        """Return what these secrets prove; raise Refusal if one of them proves nothing here."""
        keys = [self.keys.find(secret) for secret in secrets if secret]
        if not keys:
            raise Refusal("secret-unknown")
        member = next((key.member for key in keys if key.role == "seat"), None)
        return Who(member, any(key.role == "host" for key in keys))

    async def enter(self, connection: Connection) -> None:
        """Let a page in, unless its keys were revoked since it was identified."""
        if connection.who.member is not None and connection.who.member not in self.table.members:
            connection.send_away("secret-left")
            return
        someone = bool(self.present())
        self.connections.append(connection)
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
                self.times.hostless = self._hostless_from(now)
        self.tell_all()
        self.after_change()

    async def leave(self, connection: Connection) -> None:
        """Notice that a page is gone."""
        if connection in self.connections:
            self.connections.remove(connection)
        self.touch()
        for member in self._missing():
            self.times.absent.setdefault(member, self.clock.now())
            self._need_no_moment(member)
        if self.times.hostless is None and not any(one.who.host for one in self.connections):
            self.times.hostless = self._hostless_from(self.clock.now())
        self.tell_all()
        self.after_change()

    def _hostless_from(self, now: float) -> float:
        """Return since when the host is away: for long enough, if the host has left for good."""
        return now if self.keys.of_role("host") else now - timing.GRACE

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
        decide = partial(self._decided, connection.who, message)
        outcome = await self.answers.once(_called(connection.who), message, decide)
        connection.answer(outcome.answer)
        if outcome.effective:
            self._close_revoked(connection, _why(message))
            if isinstance(message, messages.Kick):
                self._close_watching()
            self.tell_all()
            self.after_change()

    async def _decided(self, who: Who, message: messages.ClientMessage) -> Effect:
        """Return what a message changes; raise Refusal if it cannot have its effect."""
        after = decide(self.table, self.acting(who), message, self.here())
        if isinstance(message, messages.Kick):
            after = replace(after, code=await unused_code(self.store))
        revoked = self._revoked_by(who, message, after)

        def apply() -> None:
            self._take_over(after)
            self._note_passing(who, message)
            self.keys.revoke(revoked)

        rows = changes(self.table, after, self.clock.date())
        return Effect([*rows, *(key.revoked_row(why) for key, why in revoked.items())], apply)

    def _revoked_by(
        self, who: Who, message: messages.ClientMessage, after: Table
    ) -> dict[Key, Revoked]:
        """Return the keys that open nothing any more after a message.

        Whoever is sent away may know a link to watch with, which would let them in again: all of
        them are revoked.
        """
        gone = self.keys.of_members(self.table.members - after.members)
        if isinstance(message, messages.Leave) and self._is_last_host(who):
            gone += self.keys.of_role("host")
        kicks = isinstance(message, messages.Kick)
        watching = self.keys.of_role("watch") if kicks else []
        return dict.fromkeys(gone, _why(message)) | dict.fromkeys(watching, "renewed")

    def _is_last_host(self, who: Who) -> bool:
        """Whether somebody is host, and no other member's page is: one device may seat several."""
        others = [one.who for one in self.connections if one.who.member not in (None, who.member)]
        return who.host and not any(other.host for other in others)

    def _close_revoked(self, sender: Connection, why: Revoked) -> None:
        """Close the connections whose keys are revoked; a dead host key makes nobody host."""
        hosted = bool(self.keys.of_role("host"))
        for connection in list(self.connections):
            member, host = connection.who
            gone = member is not None and member not in self.table.members
            if gone or (member is None and host and not hosted):
                self.connections.remove(connection)
                self._need_no_moment(str(member))
                connection.send_away(None if connection is sender else REASONS[why])
            elif host and not hosted:
                connection.who = Who(member)
        if not any(connection.who.host for connection in self.connections) and (
            self.times.hostless is None or not hosted
        ):
            self.times.hostless = self._hostless_from(self.clock.now())

    def _close_watching(self) -> None:
        """Close the connections that have no key but one to watch with."""
        for connection in [one for one in self.connections if one.who == Who()]:
            self.connections.remove(connection)
            connection.send_away(REASONS["renewed"])

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
        """Store the rows that differ, then take over the new version of the table."""
        with metrics.STORING.time():
            await self.store.write([*changes(self.table, after, self.clock.date()), *rows])
        self._take_over(after)

    def _take_over(self, after: Table) -> None:
        before, self.table = self.table, after
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


def _why(message: messages.ClientMessage) -> Revoked:
    """Return why keys are revoked by a message, if they are."""
    return "left" if isinstance(message, messages.Leave) else "removed"


def _left(end: float, now: float) -> int:
    return max(0, round((end - now) * 1000))

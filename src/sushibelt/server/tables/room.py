"""A room: one table in memory. Whatever happens to it goes through its mailbox, bots and time too.

Store, then tell: a decision becomes the table that everybody sees only after its rows are on the
disk.
"""

from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial

from sushibelt.core.game import Seat
from sushibelt.core.refusal import Refusal
from sushibelt.server import logs, metrics
from sushibelt.server.answers import Answers, Asker, Effect
from sushibelt.server.clock import Clock
from sushibelt.server.codes import closed_code, unused_code
from sushibelt.server.connection import Connection, encoded
from sushibelt.server.keys import REASONS, Key, KeyRing, Revoked, Who
from sushibelt.server.mailbox import Mailbox
from sushibelt.server.place import Place
from sushibelt.server.rows import Write
from sushibelt.server.store import Store
from sushibelt.server.tables import gate, messages, playing, timing
from sushibelt.server.tables.decisions import decide
from sushibelt.server.tables.rows import changes
from sushibelt.server.tables.table import OVER, Table
from sushibelt.server.tables.timing import Times

PHRASES_KEPT = 6
MOMENT = 0.02  # seconds in which times left are told alike
MOST_WATCHING = 100  # pages of watchers at one table
MOST_PAGES = 200  # of everybody
KEY_NAME = 40  # characters of a key's hash under which answers are kept
REVOKING = (messages.Leave, messages.Kick, messages.Invite)  # that revoke keys


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
        self.check_space: Callable[[], Awaitable[None]] = _enough  # for a match more
        self._phrases: deque[messages.PhraseView] = deque(maxlen=PHRASES_KEPT)
        self._said = 0
        self._memo = gate.Memo()
        self._seated: tuple[object, ...] = ()  # what `_present` was found out for
        self._present: frozenset[Seat] = frozenset()
        self._scene: tuple[Table, float, gate.Scene] | None = None

    # ---- people

    def identify(self, *secrets: str) -> Who:
        """Return what these secrets prove; raise Refusal if one of them proves nothing here."""
        keys = [self.keys.find(secret) for secret in secrets if secret]
        if not keys:
            raise Refusal("secret-unknown")
        member = next((key.member for key in keys if key.role == "seat"), None)
        host = any(key.role == "host" for key in keys)
        return Who(member, host, tuple(key.hash for key in keys))

    def check_crowd(self, who: Who) -> None:
        """Raise Refusal if too many pages are open; watchers leave room for those who play."""
        watching = sum(one.who.watches for one in self.connections)
        if (who.watches and watching >= MOST_WATCHING) or len(self.connections) >= MOST_PAGES:
            raise Refusal("table-full")

    async def enter(self, connection: Connection) -> None:
        """Let a page in, unless since it was identified its keys were revoked or others came."""
        if not self._still_open(connection):
            return
        try:
            self.check_crowd(connection.who)
        except Refusal as problem:
            connection.send_away(problem.reason)
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
        self.update_all()
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
        self.update_all()
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
        now = (self.table.lobby, *self.connections)
        if now != self._seated:
            self._seated = now
            self._present = timing.people_present(self.table, self.here())
        return self._present

    def _missing(self) -> set[str]:
        return set(self.table.people.values()) - self.here()

    def acting(self, who: Who) -> Who:
        """Return what somebody may do now: a seat stands in for a host who stays away."""
        if self.table.stage != "lobby":
            return who
        end = timing.host_end(self.table, self.present(), self.times)
        late = end is not None and end <= self.clock.now()
        return who._replace(host=True) if late and self.table.seat_of(who) is not None else who

    def held(self) -> bool:
        """Whether everybody waits because somebody asked for a moment."""
        now = self.clock.now()
        return bool(timing.holding(self.table, self.present(), self.times, now))

    def _hold(self, member: str) -> None:
        """Have everybody wait; asked for again, the same moment goes on."""
        if member not in self.times.holds:
            self.times.moments[member] = timing.next_moment(self.table, self.times, member)
            self.times.holds[member] = self.clock.now()

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
        outcome = await self.answers.once(_asker(connection.who), message, decide)
        connection.answer(outcome.answer)
        if outcome.effective:
            if isinstance(message, REVOKING):
                self._close_revoked(connection)
            self.update_all()
            self.after_change()

    async def _decided(self, who: Who, message: messages.ClientMessage) -> Effect:
        """Return what a message changes; raise Refusal if it cannot have its effect."""
        after = decide(self.table, self.acting(who), message, self.here())
        after = replace(after, code=await self._code_after(message))
        starts = isinstance(message, messages.Start | messages.Rematch)
        if starts or after.deal.match != self.table.deal.match:
            await self.check_space()
        if isinstance(message, messages.Hold) and message.on and who.member is not None:
            self._check_moment(who.member)
        revoked = self._revoked_by(who, message, after)

        def apply() -> None:
            self._take_over(after)
            self._note_passing(who, message)
            self.keys.revoke(revoked)

        rows = changes(self.table, after, self.clock.date())
        return Effect([*rows, *(key.revoked_row(why) for key, why in revoked.items())], apply)

    def _check_moment(self, member: str) -> None:
        """Raise Refusal if somebody has had everybody wait too often."""
        if member not in self.times.holds:
            timing.next_moment(self.table, self.times, member)

    async def _code_after(self, message: messages.ClientMessage) -> str:
        """Return the code from now on: whoever was sent away, or is not meant, knows the old."""
        if isinstance(message, messages.Invite):
            return await unused_code(self.store) if message.open else closed_code()
        if isinstance(message, messages.Kick) and self.table.invitation is not None:
            return await unused_code(self.store)
        return self.table.code

    def _revoked_by(
        self, who: Who, message: messages.ClientMessage, after: Table
    ) -> dict[Key, Revoked]:
        """Return the keys that open nothing any more after a message.

        Whoever is sent away, or found the code, may know a link to watch with, which would let
        them in again: with a new code all of them are revoked.
        """
        if not isinstance(message, REVOKING):
            return {}
        gone = self.keys.of_members(self.table.members - after.members)
        if isinstance(message, messages.Leave) and self._is_last_host(who):
            gone += self.keys.of_role("host")
        kicks = isinstance(message, messages.Kick)
        renews = isinstance(message, messages.Invite) and message.open
        watching = self.keys.of_role("watch") if kicks or renews else []
        return dict.fromkeys(gone, _why(message)) | dict.fromkeys(watching, "renewed")

    def _is_last_host(self, who: Who) -> bool:
        """Whether somebody is host, and no other member's page is: one device may seat several."""
        others = [one.who for one in self.connections if one.who.member not in (None, who.member)]
        return who.host and not any(other.host for other in others)

    def _close_revoked(self, sender: Connection) -> None:
        """Close the connections whose keys are revoked; who revoked the own ones knows why."""
        for connection in list(self.connections):
            if not self._still_open(connection, says_why=connection is not sender):
                self.connections.remove(connection)
                self._need_no_moment(str(connection.who.member))
        hosted = bool(self.keys.of_role("host"))
        if not any(connection.who.host for connection in self.connections) and (
            self.times.hostless is None or not hosted
        ):
            self.times.hostless = self._hostless_from(self.clock.now())

    def _still_open(self, connection: Connection, says_why: bool = True) -> bool:
        """Send a page away if its keys are revoked; beside a seat's key a dead host key may be."""
        for key in self.keys.of_hashes(connection.who.keys):
            if key.revoked is None:
                continue
            if key.role == "host" and connection.who.member is not None:
                connection.who = connection.who._replace(host=False)
                continue
            connection.send_away(REASONS[key.revoked] if says_why else None)
            return False
        return True

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
            self._hold(who.member)
        elif isinstance(message, messages.Hold | messages.Pick) and who.member is not None:
            self._need_no_moment(who.member)

    async def change(self, after: Table, rows: Sequence[Write]) -> None:
        """Take over a table that was decided on outside, such as with somebody new at it."""
        await self.commit(after, rows)
        self.update_all()
        self.after_change()

    async def shut(self) -> None:
        """Close the table for everybody and for good; a match under way is abandoned."""
        after = replace(self.table, code=closed_code())
        if after.stage in ("opening", "playing"):
            after = playing.abandon(after, Who(host=True))
        keys = self.keys.valid
        await self.commit(after, [key.revoked_row("closed") for key in keys])
        self.keys.revoke(dict.fromkeys(keys, "closed"))
        for connection in self.connections:
            connection.send_away(REASONS["closed"])
        self.connections.clear()
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

    def update_all(self) -> None:
        """Mark every connection as due for the newest message."""
        self._scene = None
        super().update_all()

    def scene(self) -> gate.Scene:
        """Return what is true at this moment: the same for all who are told of one change."""
        now = self.clock.now()
        if self._scene is not None:
            table, at, scene = self._scene
            if table is self.table and now - at < MOMENT:
                return scene
        self._scene = (self.table, now, self._scene_at(now))
        return self._scene[2]

    def _scene_at(self, now: float) -> gate.Scene:
        present = self.present()
        standing = timing.stand_ins(self.table, present, self.times, now)
        graces = {
            seat: _left(end, now)
            for seat in self.table.people.keys() - present - standing
            if (end := timing.grace_end(self.table, present, self.times, seat)) is not None
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
        message = gate.table_message(
            table, self.scene(), self.acting(connection.who), since, connection.version, self._memo
        )
        connection.match, connection.seen = table.deal.match, table.number
        return encoded(message)


async def _enough() -> None:
    """There is always space, where nobody says how much."""


def _asker(who: Who) -> Asker:
    """Return under which name answers to somebody are kept: each key has its own."""
    return Asker(who.member or who.keys[0][:KEY_NAME], written=not who.watches)


def _why(message: messages.ClientMessage) -> Revoked:
    """Return why keys are revoked by a message, if they are."""
    return "left" if isinstance(message, messages.Leave) else "removed"


def _left(end: float, now: float) -> int:
    return max(0, round((end - now) * 1000))

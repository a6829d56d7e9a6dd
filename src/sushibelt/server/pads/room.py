"""One score pad that several phones write on: in memory, with one writer at a time.

Store, then tell, as at a table: a writing is what everybody sees only after it is on the disk.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, NamedTuple, TypeVar

import msgspec

from sushibelt import games
from sushibelt.core.refusal import Refusal
from sushibelt.server import cells, logs, metrics, wire
from sushibelt.server.answers import Answer, Answers
from sushibelt.server.clock import Clock
from sushibelt.server.connection import Connection
from sushibelt.server.keys import Key, Who, digest
from sushibelt.server.pads.messages import PadClaim, PadClientMessage, PadMessage, PadWrite
from sushibelt.server.rows import DbRow, Write, text
from sushibelt.server.store import Store

MOST_PHONES = 40  # connected at once
MOST_KNOWN = 60  # phones whose answers are remembered apart; later ones share a memory
OTHERS = "others"

Result = TypeVar("Result")


class SharedPad(NamedTuple):
    """A shared pad as a value."""

    id: str
    code: str
    version: int
    document: dict[str, Any]

    def row(self, now: int) -> Write:
        """Return what the store keeps of it."""
        kept = {"version": self.version, "document": text(self.document), "touched": now}
        return Write("put_pad", {"id": self.id, "code": self.code, **kept})


def pad_of(row: DbRow) -> SharedPad:
    """Return the pad that a row tells."""
    document = msgspec.json.decode(row["document"])
    return SharedPad(row["id"], row["code"], row["version"], document)


class Phone(Connection):
    """One phone on a pad, and whose plate it enters."""

    def __init__(self, name: str, plate: int | None) -> None:
        super().__init__(Who(name))
        self.name = name
        self.plate = plate


class PadRoom:
    """One pad and every phone on it."""

    def __init__(
        self, pad: SharedPad, keys: Iterable[Key], answers: Answers, store: Store, clock: Clock
    ) -> None:
        self.pad = pad
        self.keys = {key.hash: key for key in keys}
        self.phones: list[Phone] = []  # in the order in which they came
        self.clock = clock
        self.touched = clock.now()
        self._answers = answers
        self._store = store
        self._turn = asyncio.Lock()
        self._plates = cells.plates_of(games.find(pad.document["game"], len(self.names)))
        self._frame = b""

    @property
    def names(self) -> list[str]:
        """The names of the seats."""
        names: list[str] = self.pad.document["seats"]
        return names

    async def do(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """Have something done when it is its turn, even if whoever asked has gone meanwhile."""

        async def in_turn() -> Result:
            async with self._turn:
                return await work()

        self.touched = self.clock.now()
        return await asyncio.shield(asyncio.create_task(in_turn()))

    @property
    def empty(self) -> bool:
        """Whether nobody is here and nothing is left to do."""
        return not self.phones and not self._turn.locked()

    async def close(self) -> None:
        """Send everybody away, once what was accepted is stored."""
        async with self._turn:
            for phone in self.phones:
                phone.close()

    # ---- phones

    def identify(self, secret: str) -> None:
        """Raise Refusal if a secret does not open this pad."""
        if digest(secret) not in self.keys:
            raise Refusal("secret-unknown")

    def check_plate(self, plate: int | None) -> None:
        """Raise Refusal if there is no such plate."""
        if plate is not None and plate >= self._plates:
            raise Refusal("plate-unknown", plate=plate + 1)

    async def enter(self, phone: Phone) -> None:
        """Let a phone in."""
        self.phones.append(phone)
        self.tell_all()

    async def leave(self, phone: Phone) -> None:
        """Notice that a phone is gone."""
        if phone in self.phones:
            self.phones.remove(phone)
        self.touched = self.clock.now()
        self.tell_all()

    def _called(self, phone: Phone) -> str:
        """Under which name answers to a phone are kept."""
        known = self._answers.people
        return phone.name if phone.name in known or len(known) < MOST_KNOWN else OTHERS

    # ---- messages

    async def receive(self, phone: Phone, message: PadClientMessage) -> None:
        """Answer a message; the same one again gets the same answer and has no other effect."""
        who = self._called(phone)
        known = self._answers.of(who, message.id)
        if known is not None:
            phone.answer(known)
            return
        try:
            answer = await self._carry_out(phone, who, message)
        except Exception:  # such as a full disk: nothing was changed, and nothing is remembered
            metrics.FAILED.inc()
            logs.fault("message", pad=self.pad.id)
            phone.answer(wire.Refused(message.id, "server-fault", {}))
            return
        self._answers.keep(who, message.id, answer)
        phone.answer(answer)
        outcome = "ack" if isinstance(answer, wire.Ack) else "refused"
        metrics.MESSAGES.labels(message.__struct_config__.tag, outcome).inc()
        if isinstance(answer, wire.Ack):
            self.tell_all()

    async def _carry_out(self, phone: Phone, who: str, message: PadClientMessage) -> Answer:
        """Do what a message asks for, or nothing; either way the answer is stored with it."""
        answer: Answer = wire.Ack(message.id)
        after, plate = self.pad, phone.plate
        try:
            if isinstance(message, PadWrite):
                document = cells.written(after.document, message.cells)
                after = after._replace(version=after.version + 1, document=document)
            elif isinstance(message, PadClaim):
                self.check_plate(message.plate)
                plate = message.plate
            else:
                raise Refusal("message-unreadable")  # a second hello
        except Refusal as problem:
            answer = wire.Refused(message.id, problem.reason, problem.facts)
        changed = [after.row(self.clock.date())] if after is not self.pad else []
        with metrics.STORING.time():
            await self._store.write([*changed, *self._answers.rows(who, message.id, answer)])
        self.pad, phone.plate = after, plate
        return answer

    # ---- telling

    def tell_all(self) -> None:
        """Have every phone told anew."""
        plates = [phone.plate for phone in self.phones]
        pad = self.pad
        told = PadMessage(pad.version, pad.id, pad.code, pad.document, plates)
        self._frame = msgspec.json.encode(told)
        for phone in self.phones:
            phone.tell()

    def frame(self, phone: Phone) -> bytes:
        """Return the newest pad message."""
        phone.stale = False
        return self._frame

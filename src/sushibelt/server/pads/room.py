"""One shared score pad in memory, and the phones that write on it through its mailbox."""

from functools import partial
from typing import Any, NamedTuple

import msgspec

from sushibelt import games
from sushibelt.core.refusal import Refusal
from sushibelt.scorepad import cells
from sushibelt.server.answers import Answers, Asker, Effect
from sushibelt.server.clock import Clock
from sushibelt.server.connection import Connection, encoded
from sushibelt.server.keys import KeyRing, Who
from sushibelt.server.mailbox import Mailbox
from sushibelt.server.pads.messages import PadClaim, PadClientMessage, PadMessage, PadWrite
from sushibelt.server.place import Place
from sushibelt.server.rows import DbRow, Write, text
from sushibelt.server.store import Store

MOST_PHONES = 40  # connected at once
MOST_KNOWN = 60  # phones whose answers are remembered apart; later ones share a memory
OTHERS = "others"


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


class PadRoom(Place[Phone]):
    """One shared pad and every phone on it."""

    def __init__(
        self, pad: SharedPad, keys: KeyRing, answers: Answers, store: Store, clock: Clock
    ) -> None:
        super().__init__(store, clock, keys, answers, Mailbox(pad=pad.id))
        self.pad = pad
        self._plates = games.find(pad.document["game"], len(self.names)).plates
        self._frame = b""

    @property
    def names(self) -> list[str]:
        """The names of the seats."""
        names: list[str] = self.pad.document["seats"]
        return names

    def check_plate(self, plate: int | None) -> None:
        """Raise Refusal if there is no such plate."""
        if plate is not None and plate >= self._plates:
            raise Refusal("plate-unknown", plate=plate + 1)

    def check_crowd(self) -> None:
        """Raise Refusal if too many phones are connected."""
        if len(self.connections) >= MOST_PHONES:
            raise Refusal("pad-full")

    async def enter(self, connection: Phone) -> None:
        """Let a phone in, unless too many came before it."""
        try:
            self.check_crowd()
        except Refusal as problem:
            connection.send_away(problem.reason)
            return
        self.connections.append(connection)
        self.update_all()

    async def leave(self, connection: Phone) -> None:
        """Notice that a phone is gone."""
        if connection in self.connections:
            self.connections.remove(connection)
        self.touch()
        self.update_all()

    def _called(self, phone: Phone) -> str:
        """Return the name under which answers to a phone are kept."""
        known = self.answers.people
        return phone.name if phone.name in known or len(known) < MOST_KNOWN else OTHERS

    async def receive(self, connection: Phone, message: PadClientMessage) -> None:
        """Answer a message; the same one again gets the same answer and has no other effect."""
        decide = partial(self._decided, connection, message)
        outcome = await self.answers.once(Asker(self._called(connection)), message, decide)
        connection.answer(outcome.answer)
        if outcome.effective:
            self.update_all()

    async def _decided(self, phone: Phone, message: PadClientMessage) -> Effect:
        """Return what a message changes; raise Refusal if it cannot have its effect."""
        if isinstance(message, PadWrite):
            document = cells.written(self.pad.document, message.cells)
            after = self.pad._replace(version=self.pad.version + 1, document=document)
            return Effect([after.row(self.clock.date())], partial(setattr, self, "pad", after))
        if isinstance(message, PadClaim):
            self.check_plate(message.plate)
            return Effect([], partial(setattr, phone, "plate", message.plate))
        raise Refusal("message-unreadable")  # a second hello

    def update_all(self) -> None:
        """Encode the pad once, and mark every phone as due for it."""
        plates = [phone.plate for phone in self.connections]
        pad = self.pad
        self._frame = encoded(PadMessage(pad.version, pad.id, pad.code, pad.document, plates))
        super().update_all()

    def frame(self, connection: Phone) -> bytes:
        """Return the newest pad message, encoded."""
        connection.stale = False
        return self._frame

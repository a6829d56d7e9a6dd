"""All shared score pads: made, joined by their code, loaded when a phone comes, forgotten at last.

A pad on one phone needs no server; this is for tables where everybody enters the own plate.
"""

import asyncio
from contextlib import suppress

from sqlalchemy.exc import IntegrityError

from sushibelt.core.refusal import Refusal
from sushibelt.server import cells, logs, metrics
from sushibelt.server.answers import Answers
from sushibelt.server.clock import Clock
from sushibelt.server.codes import spoken_code, tidy_code
from sushibelt.server.keys import Key, derive, digest, make_key, token
from sushibelt.server.pads.messages import NewPad, NewPhone, PadCode, PadGiven, PadHello
from sushibelt.server.pads.room import MOST_PHONES, PadRoom, Phone, SharedPad, pad_of
from sushibelt.server.rows import Write, key_row
from sushibelt.server.store import Store

IDLE = 60.0  # seconds until a pad without phones is let go
MOST_KEYS = 200  # secrets of one pad
TRIES = 5  # for a code that nothing else has


class PadRooms:
    """Where to find, and how to make, a shared pad."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store, self._clock = store, clock
        self._rooms: dict[str, PadRoom] = {}
        self._finding = asyncio.Lock()
        self._making = asyncio.Lock()

    async def close(self) -> None:
        """Close every pad."""
        for room in self._rooms.values():
            await room.close()
        self._rooms.clear()

    async def room(self, pad: str) -> PadRoom:
        """Return the room of a pad; raise Refusal if there is no such pad."""
        async with self._finding:
            if pad not in self._rooms:
                row = await self._store.pad(id=pad)
                if row is None:
                    raise Refusal("pad-unknown")
                self._rooms[pad] = await self._load(pad_of(row))
                metrics.PADS.set(len(self._rooms))
            room = self._rooms[pad]
            room.touched = self._clock.now()
            return room

    async def _load(self, pad: SharedPad) -> PadRoom:
        found = await self._store.keys(table_id=pad.id)
        keys = [Key(**{name: key[name] for name in Key._fields}) for key in found]
        answers = Answers(pad.id, await self._store.answers(pad.id))
        return PadRoom(pad, keys, answers, self._store, self._clock)

    # ---- sharing and joining

    async def share(self, request: NewPad) -> PadGiven:
        """Keep a pad for several phones; the same request again gets the same answer."""
        async with self._making:
            for _ in range(TRIES):
                rows = await self._store.keys(request=digest(request.id), role="pad")
                if rows:
                    room = await self.room(str(rows[0]["table_id"]))
                    return _given(room, request.id, str(rows[0]["salt"]))
                document = cells.opened(request.document)
                pad = SharedPad(token(), spoken_code(), 0, document)
                if await self._store.table_of_code(pad.code) is None:
                    with suppress(IntegrityError):  # another pad has this code
                        await self._keep(pad, request.id)
        raise Refusal("server-fault")

    async def _keep(self, pad: SharedPad, request: str) -> None:
        _, key = make_key(request, "pad")
        await self._store.write([pad.row(self._clock.date()), key_row(pad.id, key)])
        metrics.PADS_SHARED.inc()
        logs.note("pad", pad=pad.id)

    async def of_code(self, typed: str) -> PadCode | None:
        """Return which pad has a code, if one has it."""
        row = await self._store.pad(code=tidy_code(typed))
        if row is None:
            return None
        document = pad_of(row).document
        return PadCode(str(row["id"]), document["game"], document["seats"])

    async def join(self, request: NewPhone) -> PadGiven:
        """Give somebody with the code a secret of the pad."""
        row = await self._store.pad(code=tidy_code(request.code))
        if row is None:
            raise Refusal("code-unknown")
        room = await self.room(str(row["id"]))

        async def joined() -> PadGiven:
            asked = digest(request.id)
            key = next((key for key in room.keys.values() if key.request == asked), None)
            if key is None:
                if len(room.keys) >= MOST_KEYS:
                    raise Refusal("pad-full")
                _, key = make_key(request.id, "pad")
                await self._store.write([key_row(room.pad.id, key)])
                room.keys[key.hash] = key
            return _given(room, request.id, key.salt)

        return await room.do(joined)

    async def admit(self, pad: str, hello: PadHello) -> tuple[PadRoom, Phone]:
        """Return the room that a phone may enter."""
        try:
            room = await self.room(pad)
        except Refusal:
            raise Refusal("secret-unknown") from None  # looks like a wrong secret
        room.identify(hello.secret)
        room.check_plate(hello.plate)
        if len(room.phones) >= MOST_PHONES:
            raise Refusal("pad-full")
        return room, Phone(hello.phone, hello.plate)

    # ---- chores

    async def sweep(self) -> None:
        """Let go of pads that have been without phones for a while."""
        for pad, room in list(self._rooms.items()):
            if room.empty and room.touched + IDLE < self._clock.now():
                del self._rooms[pad]
                await self._store.write([self._touched(pad)])
        metrics.PADS.set(len(self._rooms))

    async def clear_out(self, before: int) -> None:
        """Forget pads that nobody has looked at since."""
        await self._store.write([self._touched(pad) for pad in self._rooms])
        gone = await self._store.clear_out_pads(before)
        if gone:
            logs.note("cleared-out", pads=gone)

    def _touched(self, pad: str) -> Write:
        return Write("touch_pad", {"of_pad": pad, "now": self._clock.date()})


def _given(room: PadRoom, request: str, salt: str) -> PadGiven:
    return PadGiven(room.pad.id, room.pad.code, derive(request, "pad", salt))

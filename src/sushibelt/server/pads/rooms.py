"""All shared score pads: shared, joined by their code, loaded when a phone comes, deleted at last.

A pad on one phone needs no server; this is for tables where everybody enters the own plate.
"""

import asyncio
from collections.abc import Collection

from sushibelt.core.refusal import Refusal
from sushibelt.scorepad import cells
from sushibelt.server import logs, metrics
from sushibelt.server.answers import Answers
from sushibelt.server.capacity import USUAL, Capacity
from sushibelt.server.clock import Clock
from sushibelt.server.codes import tidy_code, unused_code
from sushibelt.server.housekeeping import share_of
from sushibelt.server.keys import KeyRing, make_key, place_of, token
from sushibelt.server.pads.messages import NewPad, NewPhone, PadCode, PadGiven, PadHello
from sushibelt.server.pads.room import PadRoom, Phone, SharedPad, pad_of
from sushibelt.server.place import PASSING
from sushibelt.server.room_cache import RoomCache
from sushibelt.server.rows import dropped_pad_rows, touched_pad_row
from sushibelt.server.store import Store


class PadRooms:
    """Finds and makes shared pads."""

    def __init__(self, store: Store, clock: Clock, capacity: Capacity = USUAL) -> None:
        self._store, self._clock, self._capacity = store, clock, capacity
        self.cache = RoomCache(
            store,
            clock,
            metrics.PADS,
            "pad-unknown",
            self._load,
            touched_pad_row,
            capacity.rooms,
        )
        self._making = asyncio.Lock()

    async def close(self) -> None:
        """Close every pad."""
        await self.cache.close()

    async def _load(self, pad: str, store: Store) -> PadRoom:
        row = await store.pad(id=pad)
        if row is None:
            raise Refusal("pad-unknown")
        keys = await KeyRing.load(store, pad, "pad-full")
        answers = await Answers.load(store, pad, pad=pad)
        return PadRoom(pad_of(row), keys, answers, store, self._clock)

    # ---- sharing and joining

    async def share(self, request: NewPad) -> PadGiven:
        """Keep a pad for several phones; the same request again gets the same answer."""
        async with self._making:
            pad = await place_of(self._store, request.id, "pad")
            if pad is None:
                return await self._make(request)
        return await self._given(await self.cache.room(pad), request.id)

    async def _make(self, request: NewPad) -> PadGiven:
        document = cells.opened(request.document)
        self.cache.check_room()
        await self._capacity.check_pad(self._store)
        pad = SharedPad(token(), await unused_code(self._store), 0, document)
        secret, key = make_key(request.id, "pad")
        await self._store.write([pad.row(self._clock.date()), key.row(pad.id)])
        metrics.PADS_SHARED.inc()
        logs.note("pad", pad=pad.id)
        return PadGiven(pad.id, pad.code, secret)

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
        room = await self.cache.room(str(row["id"]))
        return await room.do(lambda: self._given(room, request.id))

    async def _given(self, room: PadRoom, request: str) -> PadGiven:
        return PadGiven(room.pad.id, room.pad.code, await room.keys.issue(request, "pad"))

    async def admit(self, pad: str, hello: PadHello) -> tuple[PadRoom, Phone]:
        """Return the room that a phone may enter."""
        try:
            room = await self.cache.room(pad)
        except Refusal as problem:
            if problem.reason in PASSING:
                raise
            raise Refusal("secret-unknown") from None  # looks like a wrong secret
        room.keys.find(hello.secret)
        room.check_plate(hello.plate)
        room.check_crowd()
        return room, Phone(hello.phone, hello.plate)

    # ---- housekeeping

    async def sweep(self) -> None:
        """Unload the pads that have been without phones for a while."""
        await self.cache.sweep()

    async def clear_out(self, idle_before: int, kept_before: int) -> None:  # noqa: ARG002
        """Delete pads that nobody has looked at since; their copies on phones stay."""
        await self.cache.touch_loaded()
        old = await self._store.idle_pads(idle_before)
        await self.delete(await self.cache.unused(share_of("pads", old, idle_before)))

    async def delete(self, pads: Collection[str]) -> None:
        """Delete pads, and tell whoever is looking at them."""
        async with self.cache.without(pads) as (store, rooms):
            for connection in (one for room in rooms for one in room.connections):
                connection.send_away("pad-unknown")
            await store.write([row for pad in pads for row in dropped_pad_rows(pad)])

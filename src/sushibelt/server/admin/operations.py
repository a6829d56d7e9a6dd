"""Carrying out orders of whoever runs the server: in it while it runs, on its file while not."""

import asyncio
import unicodedata
from collections.abc import Awaitable, Callable, Collection
from typing import Any

import msgspec

from sushibelt.core.refusal import Refusal
from sushibelt.server import logs
from sushibelt.server.admin import orders
from sushibelt.server.admin.orders import Entry, Selection
from sushibelt.server.blocks import Blocks
from sushibelt.server.codes import is_closed, tidy_code
from sushibelt.server.leases import Elsewhere
from sushibelt.server.pads.rooms import PadRooms
from sushibelt.server.rows import DbRow, forgotten_answer_row
from sushibelt.server.store import Store
from sushibelt.server.tables import replays
from sushibelt.server.tables.rooms import Rooms
from sushibelt.server.tables.table import OVER, Lobby

CutOff = Callable[[], Awaitable[None]]


async def nobody_to_cut_off() -> None:
    """Where no server runs, nobody is connected."""


class Operations:
    """What can be done; `cut_off` closes the sockets of whoever is blocked by now."""

    def __init__(
        self, store: Store, rooms: Rooms, pads: PadRooms, blocks: Blocks,
        cut_off: CutOff = nobody_to_cut_off,
    ) -> None:  # fmt: skip
        self._store, self._rooms, self._pads, self._blocks = store, rooms, pads, blocks
        self._cut_off = cut_off

    async def carry_out(self, order: orders.AnyOrder) -> Any:
        """Return what an order asks for; raise Refusal if it cannot be carried out."""
        try:
            return await self._carried_out(order)
        except Elsewhere as there:
            raise Refusal("tables-elsewhere", node=there.node or "none") from None

    async def _carried_out(self, order: orders.AnyOrder) -> Any:  # noqa: PLR0911 - one for each
        match order:
            case orders.List():
                return await self._all()
            case orders.Find(target, name):
                return await (self._named(name) if name else self._found(target))
            case orders.Tell(selection):
                return await self._entries(selection)
            case orders.Export(selection):
                return [await self._whole(entry) for entry in await self._entries(selection)]
            case orders.Delete(selection, name):
                return await self._delete(selection, name)
            case orders.Close(table):
                await self._rooms.shut(table)
                logs.note("closed-by-operator", table=table)
                return None
            case orders.Block(address, hours):
                blocked = await self._blocks.block(address, hours)
                await self._cut_off()
                return blocked
            case orders.Unblock(address):
                return await self._blocks.unblock(address)
            case orders.Blocked():
                return self._blocks.listed()

    # ---- looking

    async def _all(self) -> list[Entry]:
        rows = [(kind, row) for kind in ("tables", "pads") for row in await self._store.rows(kind)]
        entries = [self._entry(kind, row) for kind, row in rows]
        return sorted(entries, key=lambda entry: -entry.visited)

    async def _entries(self, selection: Selection) -> list[Entry]:
        entries = []
        for kind, ids in msgspec.structs.asdict(selection).items():
            for one in ids:
                entries += [self._entry(kind, row) for row in await self._store.rows(kind, id=one)]
        return entries

    def _entry(self, kind: str, row: DbRow) -> Entry:
        visited = int(row["touched"])
        if kind == "matches":
            return Entry(kind, row["id"], row["game"], row["stage"], _names(kind, row), visited)
        here = self._here(kind, row["id"])
        code = "" if is_closed(row["code"]) else row["code"]
        if kind == "pads":
            game = msgspec.json.decode(row["document"])["game"]
            return Entry(kind, row["id"], game, "pad", _names(kind, row), visited, code, here)
        game = msgspec.json.decode(row["lobby"], type=Lobby).game
        return Entry(kind, row["id"], game, row["stage"], _names(kind, row), visited, code, here)

    def _here(self, kind: str, place: str) -> int:
        cache: Any = self._rooms.cache if kind == "tables" else self._pads.cache
        room = cache.get(place)
        return 0 if room is None else len(room.connections)

    async def _whole(self, entry: Entry) -> Entry:
        """Return an entry with all that is kept, but for secrets that others depend on."""
        if entry.kind == "pads":
            (row,) = await self._store.rows("pads", id=entry.id)
            return msgspec.structs.replace(entry, document=row["document"])
        if entry.kind == "matches" and entry.stage in OVER:
            try:
                past = await replays.past(self._store, entry.id)
            except Refusal:  # of rules that this version doesn't know
                return entry
            record = await asyncio.to_thread(replays.record, past)
            return msgspec.structs.replace(entry, record=record)
        if entry.kind == "tables":
            matches = [
                str(row["id"]) for row in await self._store.rows("matches", table_id=entry.id)
            ]
            return msgspec.structs.replace(entry, matches=matches)
        return entry

    # ---- selecting

    async def _found(self, target: str) -> Selection:
        for columns in ({"id": target}, {"code": tidy_code(target)}):
            for row in await self._store.rows("tables", **columns):
                matches = await self._store.rows("matches", table_id=row["id"])
                return Selection([row["id"]], [match["id"] for match in matches])
            for row in await self._store.rows("pads", **columns):
                return Selection(pads=[row["id"]])
        if await self._store.rows("matches", id=target):
            return Selection(matches=[target])
        raise Refusal("tables-unknown", given=target)

    async def _named(self, name: str) -> Selection:
        """Select whatever has a name on it.

        A table goes if somebody of that name is at it, or if its match cannot stay; the other
        matches that were played there stay if everybody in them has another name.
        """
        wanted = _plain(name)

        async def having(kind: str) -> list[DbRow]:
            rows = await self._store.rows(kind)
            return [row for row in rows if wanted in map(_plain, _names(kind, row))]

        matches = {row["id"] for row in await having("matches")}
        members = {row["id"] for row in await having("tables")}
        tables = [
            row
            for row in await self._store.rows("tables")
            if row["id"] in members or row["match_id"] in matches
        ]
        matches |= {row["match_id"] for row in tables}
        pads = [row["id"] for row in await having("pads")]
        selection = Selection([row["id"] for row in tables], sorted(matches), pads)
        if selection.empty:
            raise Refusal("tables-name-unknown", name=name)
        return selection

    # ---- deleting

    async def _delete(self, selection: Selection, name: str) -> dict[str, int]:
        for match in selection.matches:
            for row in await self._store.rows("matches", id=match):
                if row["stage"] not in OVER and row["table_id"] not in selection.tables:
                    raise Refusal("tables-match-running", match=match)
        elsewhere = await self._elsewhere(selection)
        ours = await self._without(selection, elsewhere)
        await self._rooms.delete(ours.tables)
        await self._rooms.delete_matches(ours.matches)
        await self._pads.delete(ours.pads)
        if name:
            await self._forget_answers(name)
        await self._store.scrub()
        counts = {kind: len(ids) for kind, ids in msgspec.structs.asdict(ours).items()}
        logs.note("deleted-by-operator", **counts)
        if elsewhere:
            node = max(elsewhere.values()) or "none"
            if ours.empty:
                raise Refusal("tables-elsewhere", node=node)
            raise Refusal("tables-rest-elsewhere", node=node)
        return counts

    async def _elsewhere(self, selection: Selection) -> dict[str, str]:
        """Return which tables and pads are on other nodes, and on which."""
        tables = await self._rooms.cache.elsewhere(selection.tables)
        return tables | await self._pads.cache.elsewhere(selection.pads)

    async def _without(self, selection: Selection, places: Collection[str]) -> Selection:
        """Return a selection without some tables and pads, and what was played there."""
        gone = set(places)
        for place in places:
            gone |= {row["id"] for row in await self._store.rows("matches", table_id=place)}
        kept = {
            kind: [one for one in ids if one not in gone]
            for kind, ids in msgspec.structs.asdict(selection).items()
        }
        return Selection(**kept)

    async def _forget_answers(self, name: str) -> None:
        """Drop answers to messages that repeat a name, such as that nobody is called so."""
        rows = await self._store.rows("answers")
        answers = [row for row in rows if row["refusal"] and _plain(name) in _plain(row["refusal"])]
        columns = ("table_id", "who", "message")
        await self._store.write(
            [forgotten_answer_row(*(row[column] for column in columns)) for row in answers]
        )


def _names(kind: str, row: DbRow) -> list[str]:
    """Return the names that stand in a row."""
    if kind == "matches":
        return msgspec.json.decode(row["names"], type=list[str])
    if kind == "tables":
        return [one.name for one in msgspec.json.decode(row["lobby"], type=Lobby).members]
    return [str(name) for name in msgspec.json.decode(row["document"])["seats"]]


def _plain(name: str) -> str:
    """Return a name without what people don't see as different."""
    return unicodedata.normalize("NFKC", name).casefold().strip()

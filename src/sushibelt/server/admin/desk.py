"""Where orders are taken: by the server that has a data file, or on the file if none has it."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy.exc import DBAPIError

from sushibelt.core.refusal import Refusal
from sushibelt.server.admin import channel, orders
from sushibelt.server.admin.operations import Operations
from sushibelt.server.admin.there import check_newest, check_there
from sushibelt.server.blocks import Blocks
from sushibelt.server.clock import RealClock
from sushibelt.server.data import Data
from sushibelt.server.database import Database, database_of
from sushibelt.server.lock import Holder
from sushibelt.server.pads.rooms import PadRooms
from sushibelt.server.store import Store
from sushibelt.server.tables.bot_pool import BotPool
from sushibelt.server.tables.rooms import Rooms
from sushibelt.server.upgrading import check_pages, refusing

IN_USE = ("data-in-use", "database-in-use")


def carry_out(data: Data, order: orders.AnyOrder) -> Any:
    """Have an order carried out, and return what it asks for as plain values."""
    check_there(data)
    database = database_of(data)
    try:
        lock = database.lock()
    except Refusal as problem:
        holder = database.holder()
        if problem.reason not in IN_USE or holder is None or not holder.channel:
            raise
        return _asked(database, holder, data, order)
    with lock:
        check_newest(data)
        if not isinstance(data, Path):
            return msgspec.to_builtins(asyncio.run(_on_file(data, order)))
        check_pages(data)
        with refusing(data):
            try:
                return msgspec.to_builtins(asyncio.run(_on_file(data, order)))
            except DBAPIError as problem:
                raise problem.orig or problem from None


def _asked(database: Database, holder: Holder, data: Data, order: orders.AnyOrder) -> Any:
    """Ask a server, and if it names another node of this machine, that one too."""
    asked = {holder.channel}
    while True:
        try:
            return channel.ask(holder.channel, data, order)
        except Refusal as problem:
            other = database.holder(str(problem.facts["node"])) if _is_elsewhere(problem) else None
            if other is None or other.channel in asked or other.host != holder.host:
                raise
            holder = other
            asked.add(holder.channel)


def _is_elsewhere(problem: Refusal) -> bool:
    return problem.reason in ("tables-elsewhere", "tables-rest-elsewhere")


async def _on_file(data: Data, order: orders.AnyOrder) -> Any:
    store, clock = await Store.open(data), RealClock()
    rooms, pads = Rooms(store, clock, BotPool(1), 0.0), PadRooms(store, clock)
    try:
        blocks = await Blocks.load(store, clock)
        return await Operations(store, rooms, pads, blocks).carry_out(order)
    finally:
        await rooms.close()
        await pads.close()
        await store.close()

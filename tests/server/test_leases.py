"""Leases: a node can change only what it has, whatever it believes; what it loses, others get."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, closing
from types import SimpleNamespace
from typing import Any

import psycopg
import pytest

from sushibelt.server.data import DatabaseAddress
from sushibelt.server.leases import Elsewhere
from sushibelt.server.nodes.node import Node
from sushibelt.server.nodes.store import SIGN_OF_LIFE, NodeStore
from sushibelt.server.pads.messages import NewPad, PadHello
from sushibelt.server.pads.rooms import PadRooms
from sushibelt.server.postgres.connecting import connected
from sushibelt.server.postgres.lock import WRITING, take
from sushibelt.server.rows import Write
from sushibelt.server.store import Store
from sushibelt.server.tables.bot_pool import BotPool
from sushibelt.server.tables.rooms import Rooms
from tests.server.nodes import leases
from tests.server.on_postgres import cut_off
from tests.server.tables import TurnedClock

A, B = "http://a:1", "http://b:1"
SHEET = {"game": "sushizock/2008", "seats": ["Ana", "Bo"], "stacks": [{}, {}]}
HOPPED: Any = SimpleNamespace(scope={"headers": [(b"sushibelt-hop", b"1")]})
HELLO = PadHello(id="a-hello-of-a-test", secret="of-nobody", phone="a-phone-of-a-test")
PATIENCE = 20.0  # seconds


def told(
    story: Callable[[NodeStore, NodeStore], Coroutine[Any, Any, None]], on: DatabaseAddress
) -> None:
    """Tell a story of two nodes."""

    async def whole() -> None:
        async with _opened(on, A) as a, _opened(on, B) as b:
            async with asyncio.timeout(PATIENCE):
                await story(a, b)

    asyncio.run(whole())


@asynccontextmanager
async def _opened(on: DatabaseAddress, name: str) -> AsyncIterator[NodeStore]:
    store = await NodeStore.open(on, name)
    try:
        yield store
    finally:
        store.hurry()
        await store.close()


def pad(version: int) -> list[Write]:
    """Return what writes a pad."""
    row = {"id": "p", "code": "AAAAAA", "version": version, "document": "{}", "touched": 1}
    return [Write("put_pad", row)]


async def version(store: Store) -> int | None:
    """Return the version of the pad that is stored."""
    found = await store.pad(id="p")
    return None if found is None else int(found["version"])


async def taken_over(database: DatabaseAddress, by: NodeStore, place: str = "p") -> Store:
    """Have a node take a pad from another, as if that had not been heard of for long."""
    while True:
        with psycopg.connect(database.conninfo) as connection:
            connection.execute("UPDATE nodes SET expires = '2001-01-01' WHERE id = %s", (A,))
        try:
            return await by.of(place)
        except Elsewhere:  # it gave a sign of life just then, or Postgres was started just now
            await asyncio.sleep(0.05)


def pads_of(store: NodeStore) -> PadRooms:
    return PadRooms(store, TurnedClock())


def node_of(store: NodeStore, pads: PadRooms) -> Node:
    return Node(store, Rooms(store, TurnedClock(), BotPool(1), 0), pads)


async def shared(pads: PadRooms, request: str = "a-request-of-a-test") -> str:
    """Share a pad, and return its id."""
    return (await pads.share(NewPad(request, SHEET))).pad


def test_the_database_refuses_whatever_is_written_under_a_lease_that_is_over(
    database: DatabaseAddress,
) -> None:
    async def story(a: NodeStore, b: NodeStore) -> None:
        lost: list[str | None] = []
        a.on_lost = lost.append
        await a.write(pad(0))
        held = await a.of("p")
        await held.write(pad(1))
        with pytest.raises(Elsewhere, match="place-elsewhere"):
            await b.of("p")
        taken = await taken_over(database, b)
        await taken.write(pad(2))
        with pytest.raises(Elsewhere):
            await held.write(pad(3))
        with pytest.raises(Elsewhere):
            await held.write(pad(4))
        await a.write([Write("put_spell", {"since": 1, "until": 2})])  # a itself goes on
        assert await version(b) == 2
        assert "p" in lost
        await b.give_back(["p"])
        again = await a.of("p")
        with pytest.raises(Elsewhere):  # not even if the table is this node's again
            await asyncio.gather(again.write(pad(5)), held.write(pad(6)))
        assert await version(b) == 5

    told(story, database)


def test_a_node_that_was_refused_twice_can_still_write(database: DatabaseAddress) -> None:
    """What was sent after the fence was never prepared, and nobody may rely on it.

    The driver did, if that was sent for the sixth time: then nothing was ever written again.
    """

    async def story(a: NodeStore, b: NodeStore) -> None:
        assert a._alive is not None
        a._alive.cancel()  # so that we know what is sent
        await b.write(pad(0))
        held = await a.of("p")
        await a.give_back(["p"])
        with pytest.raises(Elsewhere):
            await held.write(pad(1))
        for _ in range(5):
            await a.write([SIGN_OF_LIFE])
        with pytest.raises(Elsewhere):
            await held.write(pad(2))
        await a.write(pad(3))
        assert await version(a) == 3

    told(story, database)


def test_what_has_no_table_gets_no_lease(database: DatabaseAddress) -> None:
    async def story(a: NodeStore, _: NodeStore) -> None:
        assert await a.of("nothing") is a
        assert leases(database) == {}

    told(story, database)


def test_nothing_is_deleted_that_another_node_took_meanwhile(database: DatabaseAddress) -> None:
    """A node is paused between taking a pad and deleting it, and somebody comes to the pad."""

    async def story(a: NodeStore, b: NodeStore) -> None:
        await a.write(pad(0))
        take_it = a.of

        async def of(*places: str) -> Store:
            store = await take_it(*places)
            await (await taken_over(database, b)).write(pad(1))
            return store

        a.of = of  # type: ignore[method-assign]
        with pytest.raises(Elsewhere):
            await pads_of(a).delete(["p"])
        assert await version(b) == 1

    told(story, database)


def test_what_was_read_before_another_node_took_it_is_not_shown(database: DatabaseAddress) -> None:
    """Without a word to the database, nobody would ever notice."""

    async def story(a: NodeStore, b: NodeStore) -> None:
        pads = pads_of(a)
        place = await shared(pads)
        answers = a.answers

        async def late(table: str) -> Any:
            found = await answers(table)
            await taken_over(database, b, place)
            await a.write([SIGN_OF_LIFE])  # so a knows
            return found

        a.answers = late  # type: ignore[method-assign]
        with pytest.raises(Elsewhere):
            await pads.cache.room(place)
        assert len(pads.cache) == 0

    told(story, database)


def test_a_lease_that_could_not_be_given_back_keeps_nobody_out(database: DatabaseAddress) -> None:
    """Pages of other nodes are sent back there until somebody has the pad."""

    async def story(a: NodeStore, b: NodeStore) -> None:
        await a.write(pad(0))
        await a.of("p")  # and there is no room
        with pytest.raises(Elsewhere):
            await b.of("p")
        assert await node_of(a, pads_of(a)).hands_over(HOPPED, "p", HELLO)
        await (await b.of("p")).write(pad(1))
        assert await version(b) == 1

    told(story, database)


def test_a_room_that_is_being_loaded_is_not_given_away(database: DatabaseAddress) -> None:
    async def story(a: NodeStore, _: NodeStore) -> None:
        pads = pads_of(a)
        place = await shared(pads)
        coming = asyncio.create_task(pads.cache.room(place))
        await asyncio.sleep(0)
        assert not await node_of(a, pads).hands_over(HOPPED, place, HELLO)
        room = await coming
        await room.store.write([SIGN_OF_LIFE])  # under its lease
        await pads.close()

    told(story, database)


def test_whoever_comes_while_a_node_leaves_is_not_let_into_a_closed_room(
    database: DatabaseAddress,
) -> None:
    async def story(a: NodeStore, b: NodeStore) -> None:
        pads = pads_of(a)
        first, second = [await shared(pads, f"request-{n}-of-a-test") for n in range(2)]
        await pads.cache.room(first)
        last, may_close = await pads.cache.room(second), asyncio.Event()
        close = last.close

        async def slowly() -> None:
            await may_close.wait()
            await close()

        last.close = slowly  # type: ignore[method-assign]
        leaving = asyncio.create_task(node_of(a, pads).leave())
        while first in leases(database):
            await asyncio.sleep(0.01)
        with pytest.raises(Elsewhere):
            await pads.cache.room(first)
        await b.of(first)
        may_close.set()
        await leaving
        await b.of(second)

    told(story, database)


def test_a_node_whose_name_another_process_has_sends_people_there(
    database: DatabaseAddress,
) -> None:
    """What it said before looked like a wrong secret, and their pages gave up."""

    async def story(a: NodeStore, _: NodeStore) -> None:
        await a.write(pad(0))
        cut_off(database)
        with connected(database) as other:
            take(other, WRITING, A)
            while a.problem != "store-taken":
                await asyncio.sleep(0.05)
            with pytest.raises(Elsewhere):
                await a.of("p")

    told(story, database)


def test_a_node_that_falls_silent_in_the_middle_of_a_transaction_is_hung_up_on(
    database: DatabaseAddress,
) -> None:
    """Postgres would wait for the rest as long as the node is paused, with its row locked."""

    async def story(a: NodeStore, b: NodeStore) -> None:
        await a.write(pad(0))
        await a.of("p")
        assert a._alive is not None
        a._alive.cancel()
        with closing(psycopg.connect(database.conninfo, autocommit=True)) as connection:
            connection.execute("UPDATE nodes SET expires = '2001-01-01' WHERE id = %s", (A,))
            half = connection.pgconn  # of a's transaction
            half.enter_pipeline_mode()
            half.send_query_params(b"BEGIN", None)
            half.send_query_params(b"UPDATE nodes SET serial = 7 WHERE id = 'http://a:1'", None)
            half.send_flush_request()
            half.flush()
            while True:
                try:
                    await b.of("p")
                    break
                except Elsewhere:
                    await asyncio.sleep(0.1)

    told(story, database)

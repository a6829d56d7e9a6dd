"""The house holds so much and no more; what is there already goes on."""

import asyncio
import json
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from sushibelt.core.refusal import Refusal
from sushibelt.server.capacity import Capacity
from sushibelt.server.connection import Connection
from sushibelt.server.pads.messages import NewPad
from sushibelt.server.pads.rooms import PadRooms
from sushibelt.server.shares import FEWEST
from sushibelt.server.tables import bodies, messages
from sushibelt.server.tables import room as rooms
from sushibelt.server.tables.rooms import Rooms
from tests.server.phones import PAD
from tests.server.process import PATIENCE, Server, play_on, running, unique
from tests.server.raw import eventually
from tests.server.tables import Place, at_a_place


def wanted() -> bodies.NewTable:
    return bodies.NewTable(id=unique("request"), game="sushizock/2008", seats=2, name="Ana")


def refused(server: Server, path: str, body: dict[str, Any]) -> tuple[int, str]:
    answer = server.http.post(path, json={"id": unique("request"), **body})
    return answer.status_code, answer.json().get("reason", "")


def tables_in(folder: Path) -> int:
    with closing(sqlite3.connect(folder / "data.sqlite")) as file:
        return int(file.execute("SELECT count(*) FROM tables").fetchone()[0])


TABLE = {"game": "sushizock/2008", "seats": 2, "name": "Ana"}


def test_tables_and_pads_are_counted_and_a_full_house_plays_on(tmp_path: Path) -> None:
    limits = {"SUSHIBELT_MOST_TABLES": "2", "SUSHIBELT_MOST_PADS": "1"}
    with running(tmp_path, **limits) as server:
        made = [server.table("sushizock/2008", 2) for _ in range(2)]
        assert refused(server, "/api/tables", TABLE) == (503, "house-full")
        assert refused(server, "/api/pads", {"document": PAD}) == (201, "")
        assert refused(server, "/api/pads", {"document": PAD}) == (503, "house-full")
        page = server.page(made[0]["table"], made[0]["secret"], host=made[0]["host"])
        assert page.say("start")["type"] == "ack"
        page.until(lambda message: message["stage"] == "playing")
        play_on([page])
        assert page.say("rematch")["type"] == "ack"
        page.close()


def test_where_everybody_is_needed_nobody_else_is_let_in_yet(tmp_path: Path) -> None:
    with running(tmp_path, SUSHIBELT_MOST_ROOMS="2") as server:
        made = [server.table("sushizock/2008", 2) for _ in range(3)]  # the idle one makes room
        pages = [server.page(one["table"], one["secret"]) for one in made[:2]]
        assert refused(server, "/api/tables", TABLE) == (503, "house-full")
        assert tables_in(tmp_path) == 3  # and none is stored that nobody could open
        address = f"{server.address.replace('http', 'ws', 1)}/ws/{made[2]['table']}"
        with connect(address, compression=None) as socket:
            socket.send(f'{{"type":"hello","id":"1","secret":"{made[2]["secret"]}"}}')
            assert "house-full" in str(socket.recv())
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1013
        pages.pop().close()
        assert eventually(lambda: let_in(server, made[2]))  # once somebody is seen to be gone


def test_whoever_has_most_rooms_of_a_full_house_gives_way(tmp_path: Path) -> None:
    """A stranger sits at a dozen tables, which are all that there may be."""
    few = FEWEST + 2
    proxied = {"SUSHIBELT_PROXIES": "127.0.0.1", "SUSHIBELT_MOST_ROOMS": str(few)}
    with running(tmp_path, **proxied) as server:
        people = server.couple()[1]
        greedy = [server.table("sushizock/2008", 2) for _ in range(few)]
        sat = [watched_by(server, made, "203.0.113.7") for made in greedy[: few - 1]]
        said = json.dumps({"type": "say", "id": "1", "phrase": "phrase-hello"})
        sat[0].send(said)  # the second is the one that is quiet for longest
        assert '"ack"' in until_answer(sat[0])
        friend = watched_by(server, greedy[-1], "203.0.113.8")
        assert '"house-full"' in until_answer(sat[1])
        with pytest.raises(ConnectionClosed) as closed:
            sat[1].recv(20)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013
        play_on(people)
        friend.send(said.replace('"1"', '"3"'))
        sat[0].send(said.replace('"1"', '"2"'))
        assert '"ack"' in until_answer(friend)
        assert '"ack"' in until_answer(sat[0])
        server.close_lines()


def watched_by(server: Server, made: dict[str, Any], address: str) -> ClientConnection:
    """Sit down at a table, as somebody whom a proxy names."""
    socket, _ = server.line(f"/ws/{made['table']}", {"X-Forwarded-For": address})
    socket.send(json.dumps({"type": "hello", "id": "h", "secret": made["secret"]}))
    assert '"ack"' in until_answer(socket)
    return socket


def until_answer(socket: ClientConnection) -> str:
    """Return the next message that isn't the table."""
    while '"type":"table"' in (answer := str(socket.recv(20))):
        pass
    return answer


def let_in(server: Server, made: dict[str, Any]) -> bool:
    try:
        server.page(made["table"], made["secret"])
    except AssertionError:
        return False
    return True


@at_a_place
async def test_bytes_are_counted_and_no_new_match_begins_then(here: Place) -> None:
    used = await here.store.size()
    assert 0 < used < 1_000_000
    party = await here.table("sushizock/2008", 2, 2)
    none = Rooms(here.store, here.clock, here.bots, 0, Capacity(megabytes=0))
    pads = PadRooms(here.store, here.clock, Capacity(megabytes=0))
    with pytest.raises(Refusal, match="house-full"):
        await none.make(wanted())
    with pytest.raises(Refusal, match="house-full"):
        await pads.share(NewPad(unique("request"), PAD))
    full = await none.room(party.made.table)
    page = Connection(full.identify(party.made.secret, party.made.host))
    await full.do(lambda: full.enter(page))
    await full.do(lambda: full.receive(page, messages.Start(id="1")))
    assert any(b"house-full" in expected for expected in page.take_answers())
    assert full.table.stage == "lobby"
    await none.close()
    await pads.close()


@at_a_place
async def test_a_table_asked_for_again_is_given_in_a_full_house(here: Place) -> None:
    few = Rooms(here.store, here.clock, here.bots, 0, Capacity(tables=1))
    request = wanted()
    made = await few.make(request)
    with pytest.raises(Refusal, match="house-full"):
        await few.make(wanted())
    assert await few.make(request) == made
    await few.close()


@at_a_place
async def test_many_at_once_do_not_load_more_rooms_than_there_may_be(here: Place) -> None:
    made = [await here.rooms.make(wanted()) for _ in range(9)]
    few = Rooms(here.store, here.clock, here.bots, 0, Capacity(rooms=3))
    tried = await asyncio.gather(*(few.room(one.table) for one in made), return_exceptions=True)
    assert len(few.cache) <= 3
    assert sum(isinstance(one, rooms.Room) for one in tried) == 3
    assert {one.reason for one in tried if isinstance(one, Refusal)} == {"house-full"}
    await few.close()


@at_a_place
async def test_watchers_leave_room_for_those_who_play(
    here: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "MOST_WATCHING", 3)
    party = await here.table(people=2)
    room = party.room
    for _ in range(3):
        room.check_crowd(room.identify(party.made.watch))
        await here.page(party.made.table, party.made.watch)
    with pytest.raises(Refusal, match="table-full"):
        room.check_crowd(room.identify(party.made.watch))
    room.check_crowd(room.identify(party.made.secret))


@at_a_place
async def test_many_who_come_at_once_are_not_more_than_may_be_there(
    here: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "MOST_WATCHING", 3)
    party = await here.table(people=2)
    crowd = [Connection(party.room.identify(party.made.watch)) for _ in range(5)]
    for page in crowd:
        party.room.check_crowd(page.who)  # as yet, nobody is there
    for page in crowd:
        await party.room.do(partial(party.room.enter, page))
    assert [page.closed for page in crowd] == [False] * 3 + [True] * 2
    assert all(b"table-full" in page.take_answers()[-1] for page in crowd[3:])


@at_a_place
async def test_whoever_gives_way_loses_nothing_that_was_accepted(here: Place) -> None:
    few = Rooms(here.store, here.clock, here.bots, 0, Capacity(rooms=FEWEST + 2))
    made = [await few.make(wanted()) for _ in range(FEWEST + 2)]
    pages = []
    for one in made:
        room = await few.room(one.table)
        page = Connection(room.identify(one.secret, one.host))
        page.address = "192.0.2.1"
        await room.do(partial(room.enter, page))
        pages.append(page)
    first, stored = await few.room(made[0].table), asyncio.Event()
    first.touched = 0

    async def start_slowly() -> None:
        await stored.wait()
        await first.receive(pages[0], messages.Start(id="1"))

    starting = asyncio.create_task(first.do(start_slowly))
    first.touched = 0
    newcomer = await few.make(wanted())
    other = asyncio.create_task(few.room(newcomer.table))
    async with asyncio.timeout(PATIENCE):
        while few.cache.get(made[0].table) is not None:
            await asyncio.sleep(0)
    again = asyncio.create_task(few.room(made[0].table))
    for _ in range(100):
        await asyncio.sleep(0)
    assert not again.done()
    stored.set()
    await starting
    await other
    assert (await again).table.stage != "lobby"
    await few.close()

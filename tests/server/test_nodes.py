"""Several nodes on one Postgres database: a table is on one of them, and all of them serve it."""

import asyncio
import json
import os
import signal
from pathlib import Path
from typing import Any
from unittest.mock import patch

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from sushibelt.server.data import DatabaseAddress
from sushibelt.server.leases import Elsewhere
from sushibelt.server.nodes.store import NodeStore
from sushibelt.server.rows import Write
from tests.campaigns.ledger import stored
from tests.cli.table_door import refused
from tests.server.cluster import Cluster
from tests.server.nodes import node, nodes, of_node
from tests.server.process import HERE, Page, Server, play_on
from tests.server.raw import eventually
from tests.server.test_postgres import chooser, readiness, served
from tests.words.wording import wording

WRONG_CLOCK = HERE._replace(module=("tests.server.odd_clock", "40"))  # days ahead


def leases(database: DatabaseAddress) -> dict[str, str]:
    """Which node has which table, as the database says."""
    with psycopg.connect(database.conninfo) as connection:
        return dict(connection.execute("SELECT place, node FROM leases").fetchall())


def refused_with(variables: dict[str, str]) -> str:
    """Start a node that has to leave at once with one sentence."""
    with patch.dict(os.environ, variables):
        return refused("serve")


def last_words(page: Page) -> list[dict[str, Any]]:
    """Read until the server closes the socket, and return what it said."""
    messages = []
    try:
        while True:
            messages.append(page.receive())
    except ConnectionClosed:
        return messages


def couple_at(server: Server, other: Server) -> tuple[str, list[Page]]:
    """Begin a match of two people, one of whom is connected to the other node."""
    made = server.table("sushizock/2008", 2)
    guest = server.seat(made, "Bo")
    host = server.page(made["table"], made["secret"], host=made["host"])
    pages = [host, other.page(made["table"], guest["secret"])]
    assert host.say("start")["type"] == "ack"
    for page in pages:
        page.until(lambda message: message["stage"] == "playing")
    return made["table"], pages


def test_people_on_two_nodes_play_at_one_table(tmp_path: Path, database: DatabaseAddress) -> None:
    with nodes(tmp_path, database) as (a, b):
        table, pages = couple_at(a, b)
        assert leases(database) == {table: a.address}
        play_on(pages)
        ends = [page.until(lambda message: message["stage"] == "finished") for page in pages]
        assert ends[0]["result"] == ends[1]["result"]
        assert b.figures()['sushibelt_hops_total{what="socket"}'] == 1
        key = {"Authorization": f"Bearer {pages[0].secret}"}
        views = [one.http.get(f"/api/tables/{table}", headers=key) for one in (a, b)]
        assert [view.status_code for view in views] == [200, 200]
        assert views[0].json()["result"] == views[1].json()["result"]
        code = pages[0].message["code"]
        assert b.http.get(f"/api/codes/{code}").json()["table"] == table
        again = b.http.post(
            f"/api/tables/{table}/watchers", json={"id": "a-request-of-a-test", "code": code}
        )
        assert again.status_code == 201, again.text
        assert b.http.get("/api/codes/AAAAAA").status_code == 404


def test_a_table_that_nobody_is_at_goes_to_the_node_where_people_come(
    tmp_path: Path, database: DatabaseAddress
) -> None:
    with nodes(tmp_path, database) as (a, b):
        made = a.table("sushizock/2008", 2)
        assert a.http.get(f"/api/codes/{made['code']}").status_code == 200
        assert leases(database) == {made["table"]: a.address}
        b.page(made["table"], made["secret"])
        assert leases(database) == {made["table"]: b.address}


def test_tables_of_a_node_that_was_killed_go_on_elsewhere(
    tmp_path: Path, database: DatabaseAddress
) -> None:
    with nodes(tmp_path, database) as (a, b):
        table, pages = couple_at(a, b)
        page = chooser(pages)
        assert page.pick(page.message["legal"][0])["type"] == "ack"
        before = stored(database)
        a.kill()
        secrets = [one.secret for one in pages]
        pages = [b.page(table, secret) for secret in secrets]  # as pages do by themselves
        assert leases(database) == {table: b.address}
        assert stored(database) == before
        play_on(pages)


def test_a_node_that_was_paused_and_replaced_can_change_nothing_and_recovers(
    tmp_path: Path, database: DatabaseAddress
) -> None:
    with nodes(tmp_path, database) as (a, b):
        table, pages = couple_at(a, b)
        secrets = [page.secret for page in pages]
        mine = a.page(table, chooser(pages).secret)
        os.kill(a.process.pid, signal.SIGSTOP)
        try:
            choice = {"n": mine.message["turn"]["number"], "actions": mine.message["legal"][:1]}
            mine.socket.send(json.dumps({"type": "pick", "id": "of-a-paused-node", **choice}))
            others = [b.page(table, secret) for secret in secrets]
            assert leases(database) == {table: b.address}
            play_on(others, lambda message: message["turn"]["number"] >= 3)
            before = stored(database)
        finally:
            os.kill(a.process.pid, signal.SIGCONT)
        messages = last_words(mine)  # unanswered: it is for the other node to answer
        assert "of-a-paused-node" not in [message.get("id") for message in messages], messages
        assert stored(database) == before
        assert eventually(lambda: readiness(a) is None)
        others.append(a.page(table, secrets[0]))  # and a leads to b
        play_on(others)


def test_a_node_that_is_stopped_gives_its_tables_back_before_people_leave(
    tmp_path: Path, database: DatabaseAddress
) -> None:
    with nodes(tmp_path, database) as (a, b):
        table, pages = couple_at(a, a)
        secrets = [page.secret for page in pages]
        a.process.terminate()
        for page in pages:
            last_words(page)
        others = [b.page(table, secret) for secret in secrets]
        assert a.ended() == 0
        assert leases(database) == {table: b.address}
        play_on(others)


def test_a_shared_pad_has_its_node_too(tmp_path: Path, database: DatabaseAddress) -> None:
    with nodes(tmp_path, database) as (a, b):
        document = {"game": "sushizock/2008", "seats": ["Ana", "Bo"], "stacks": [{}, {}]}
        asked = {"id": "a-request-of-a-test", "document": document}
        given = a.http.post("/api/pads", json=asked)
        assert given.status_code == 201, given.text
        assert b.http.post("/api/pads", json=asked).json() == given.json()
        joined = a.http.post(
            "/api/pads/phones", json={"id": "another-request-of-it", "code": given.json()["code"]}
        )
        assert joined.status_code == 201, joined.text
        assert leases(database) == {given.json()["pad"]: b.address}


def test_nodes_share_a_database_and_a_server_alone_does_not(
    tmp_path: Path, database: DatabaseAddress
) -> None:
    with node(tmp_path, database) as one:
        refusal = refused("serve", "--port", "0", "--data", database.conninfo)
        assert wording("refusal-database-in-use", path=str(database)).search(refusal)
        same = of_node(database) | {"SUSHIBELT_NODE": one.address}
        refusal = refused_with(same)
        assert wording("refusal-node-in-use", node=one.address).search(refusal)
        with psycopg.connect(database.conninfo) as connection:
            connection.execute("UPDATE alembic_version SET version_num = '0006'")
        refusal = refused_with(of_node(database))
        assert wording("refusal-nodes-older", path=str(database)).search(refusal)
    with psycopg.connect(database.conninfo) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0007'")
    with served(tmp_path, database):
        refusal = refused_with(of_node(database))
        assert wording("refusal-database-in-use", path=str(database)).search(refusal)


def test_settings_of_a_node_that_make_no_sense_are_refused(tmp_path: Path) -> None:
    for given in ("10.0.0.5", "https://10.0.0.5:8000", "http://10.0.0.5", "http://:8000"):
        refusal = refused_with({"SUSHIBELT_NODE": given})
        assert wording("refusal-node-wrong", given=given).search(refusal), given
    file = tmp_path / "x.sqlite"
    refusal = refused_with({"SUSHIBELT_NODE": "http://127.0.0.1:8000", "SUSHIBELT_DATA": str(file)})
    assert wording("refusal-node-needs-database", path=str(file)).search(refusal)
    assert not file.exists()


def test_a_node_with_a_wrong_clock_loses_nothing_and_takes_nothing(
    tmp_path: Path, database: DatabaseAddress
) -> None:
    """Leases go by the clock of the database."""
    with (
        node(tmp_path / "right", database) as right,
        node(tmp_path / "wrong", database, WRONG_CLOCK) as wrong,
    ):
        table, pages = couple_at(right, wrong)
        other, more = couple_at(wrong, right)
        play_on(pages)
        play_on(more)
        assert leases(database) == {table: right.address, other: wrong.address}


def test_while_the_database_is_away_nodes_acknowledge_nothing_and_then_go_on(
    tmp_path: Path, cluster: Cluster, database: DatabaseAddress
) -> None:
    with nodes(tmp_path, database) as (a, b):
        table, pages = couple_at(a, b)
        before = stored(database)
        cluster.stop()
        try:
            assert eventually(lambda: readiness(a) == readiness(b) == "store-away")
            page = chooser(pages)
            assert page.pick(page.message["legal"][0])["reason"] == "store-away"
        finally:
            cluster.start()
        assert eventually(lambda: readiness(a) is None and readiness(b) is None)
        assert stored(database) == before
        play_on(pages)  # over the same sockets: nobody had to take over
        assert leases(database) == {table: a.address}


# ---- the fence


def pad(version: int) -> list[Write]:
    row = {"id": "p", "code": "AAAAAA", "version": version, "document": "{}", "touched": 1}
    return [Write("put_pad", row)]


def lapse(database: DatabaseAddress, name: str) -> None:
    """Have the database believe that it was started long ago and a node not heard of since."""
    with psycopg.connect(database.conninfo) as connection:
        connection.execute("UPDATE nodes SET expires = '2001-01-01' WHERE id = %s", (name,))


def test_the_database_refuses_whatever_is_written_under_a_lease_that_is_over(
    database: DatabaseAddress,
) -> None:
    async def story() -> None:
        a = await NodeStore.open(database, "http://a:1")
        b = await NodeStore.open(database, "http://b:1")
        lost: list[str | None] = []
        a.on_lost = lost.append
        await a.write(pad(0))
        held = await a.of("p")
        await held.write(pad(1))
        with pytest.raises(Elsewhere, match="place-elsewhere"):
            await b.of("p")
        while True:
            lapse(database, "http://a:1")
            try:
                taken = await b.of("p")
                break
            except Elsewhere:  # a gave a sign of life just then, or Postgres was started just now
                await asyncio.sleep(0.05)
        await taken.write(pad(2))
        with pytest.raises(Elsewhere):
            await held.write(pad(3))
        with pytest.raises(Elsewhere):
            await held.write(pad(4))
        await a.write([Write("put_spell", {"since": 1, "until": 2})])  # a itself goes on
        assert (await b.pad(id="p") or {})["version"] == 2
        assert "p" in lost
        await b.give_back(["p"])
        again = await a.of("p")
        with pytest.raises(Elsewhere):  # not even if the table is this node's again
            await asyncio.gather(again.write(pad(5)), held.write(pad(6)))
        assert (await b.pad(id="p") or {})["version"] == 5
        await a.close()
        await b.close()

    asyncio.run(story())


def test_what_has_no_table_gets_no_lease(database: DatabaseAddress) -> None:
    async def story() -> None:
        a = await NodeStore.open(database, "http://a:1")
        assert await a.of("nothing") is a
        assert leases(database) == {}
        await a.close()

    asyncio.run(story())

"""Several nodes on one Postgres database: a table is on one of them, and all of them serve it."""

import json
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from sushibelt.server.data import DatabaseAddress
from sushibelt.server.nodes.hop import HOPPED
from tests.campaigns.ledger import stored
from tests.cli.table_door import ran, refused
from tests.server.cluster import Cluster
from tests.server.nodes import leases, node, nodes, of_node
from tests.server.on_postgres import (
    chooser,
    disk_full,
    readiness,
    served,
    stop_in_order_while_it_is_away,
)
from tests.server.process import HERE, Page, Server, play_on, unique
from tests.server.raw import Raw, eventually
from tests.words.wording import wording

SOCKETS = 'sushibelt_hops_total{what="socket"}'
WRONG_CLOCK = HERE._replace(module=("tests.server.odd_clock", "40"))  # days ahead


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


@contextmanager
def a_match(
    folder: Path, database: DatabaseAddress, *, apart: bool = True
) -> Iterator[tuple[Server, Server, str, list[Page]]]:
    """Two nodes, the first with a table at which two people play, one of them over the second."""
    with nodes(folder, database) as (a, b):
        yield a, b, *couple_at(a, b if apart else a)


class Pair(NamedTuple):
    """Two nodes that several tests share, each with tables of its own."""

    a: Server
    b: Server
    database: DatabaseAddress

    def node_of(self, table: str) -> str:
        """Where a table is, as the database says."""
        return leases(self.database)[table]


@pytest.fixture(scope="module")
def pair(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    folder = tmp_path_factory.mktemp("pair")
    with cluster.database() as database, nodes(folder, database) as (a, b):
        yield Pair(a, b, database)


def test_people_on_two_nodes_play_at_one_table(pair: Pair) -> None:
    a, b, _ = pair
    hopped = b.figures().get(SOCKETS, 0)
    table, pages = couple_at(a, b)
    assert pair.node_of(table) == a.address
    play_on(pages)
    ends = [page.until(lambda message: message["stage"] == "finished") for page in pages]
    assert ends[0]["result"] == ends[1]["result"]
    assert b.figures()[SOCKETS] == hopped + 1
    key = {"Authorization": f"Bearer {pages[0].secret}"}
    views = [one.http.get(f"/api/tables/{table}", headers=key) for one in (a, b)]
    assert [view.status_code for view in views] == [200, 200]
    assert views[0].json()["result"] == views[1].json()["result"]
    heads = [one.http.head(f"/api/tables/{table}", headers=key) for one in (a, b)]
    assert heads[0].headers["content-length"] == heads[1].headers["content-length"] != "0"
    code = pages[0].message["code"]
    assert b.http.get(f"/api/codes/{code}").json()["table"] == table
    again = b.http.post(
        f"/api/tables/{table}/watchers", json={"id": unique("request"), "code": code}
    )
    assert again.status_code == 201, again.text
    assert b.http.get("/api/codes/AAAAAA").status_code == 404


def test_a_table_that_nobody_is_at_goes_to_the_node_where_people_come(pair: Pair) -> None:
    a, b, _ = pair
    made = a.table("sushizock/2008", 2)
    assert a.http.get(f"/api/codes/{made['code']}").status_code == 200
    assert pair.node_of(made["table"]) == a.address
    page = b.page(made["table"], made["secret"])
    assert pair.node_of(made["table"]) == b.address
    page.close()


def test_whatever_comes_with_a_request_is_led_on_or_left_behind(pair: Pair) -> None:
    """Letters beyond ASCII in headers, a body that nobody reads, a path that is none."""
    a, b, _ = pair
    told = len(b.log.read_text())
    made = a.table("sushizock/2008", 2)
    page = a.page(made["table"], made["secret"])
    path, key = f"/api/tables/{made['table']}", f"Authorization: Bearer {made['secret']}\r\n"
    for head, body, status in (
        (f"GET {path}", "", 200),
        (f"GET {path}", "X-Name: Zo\xeb\r\nCookie: \xff\r\n\r\n", 200),
        (f"GET {path}", "Content-Length: 5\r\n\r\nhello", 200),
        (f"GET {path}", "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n", 200),
        (f"GET {path}", "Expect: 100-continue\r\nUpgrade: h2c\r\n\r\n", 200),
        (f"GET {path}", "Sushibelt-Node: http://127.0.0.1:9\r\n\r\n", 200),
        (f"GET {path.removeprefix('/')}", "", 400),
        (f"GET http://127.0.0.1:9{path}", "", 400),
        (f"GET @127.0.0.1:9{path}", "", 400),
    ):
        raw = Raw(b, "127.0.0.1")
        asked = f"{head} HTTP/1.1\r\nHost: {raw.host}\r\nConnection: close\r\n{key}"
        raw.send((asked + (body or "\r\n")).encode("latin-1"))
        answer = raw.rest()
        raw.close()
        assert answer.startswith(f"HTTP/1.1 {status}".encode()), (head, body, answer)
    assert '"fault"' not in b.log.read_text()[told:]
    page.close()


def test_a_stranger_who_claims_to_be_led_here_moves_no_table(pair: Pair) -> None:
    """The proxies of deploy/ remove that header; not every proxy can."""
    a = pair.a
    made = a.table("sushizock/2008", 2)
    assert a.http.get(f"/api/codes/{made['code']}").status_code == 200
    socket, _ = a.line(f"/ws/{made['table']}", {HOPPED: "1"})
    socket.send(json.dumps({"type": "hello", "id": "h", "secret": "of-another-table"}))
    assert json.loads(socket.recv())["reason"] == "secret-unknown"
    assert pair.node_of(made["table"]) == a.address


def test_tables_of_a_node_that_was_killed_go_on_elsewhere(
    tmp_path: Path, database: DatabaseAddress
) -> None:
    with a_match(tmp_path, database) as (a, b, table, pages):
        page = chooser(pages)
        assert page.pick(page.message["legal"][0])["type"] == "ack"
        before = stored(database)
        a.kill()
        again = [b.page(table, one.secret) for one in pages]  # as pages do by themselves
        assert leases(database) == {table: b.address}
        assert stored(database) == before
        play_on(again)


def test_a_node_that_was_paused_and_replaced_can_change_nothing_and_recovers(
    tmp_path: Path, database: DatabaseAddress
) -> None:
    with a_match(tmp_path, database) as (a, b, table, pages):
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
    with a_match(tmp_path, database, apart=False) as (a, b, table, pages):
        secrets = [page.secret for page in pages]
        a.process.terminate()
        for page in pages:
            last_words(page)
        others = [b.page(table, secret) for secret in secrets]
        assert a.ended() == 0
        assert leases(database) == {table: b.address}
        play_on(others)


def test_a_shared_pad_has_its_node_too(pair: Pair) -> None:
    a, b, _ = pair
    document = {"game": "sushizock/2008", "seats": ["Ana", "Bo"], "stacks": [{}, {}]}
    asked = {"id": unique("request"), "document": document}
    given = a.http.post("/api/pads", json=asked)
    assert given.status_code == 201, given.text
    assert b.http.post("/api/pads", json=asked).json() == given.json()
    joined = a.http.post(
        "/api/pads/phones", json={"id": unique("request"), "code": given.json()["code"]}
    )
    assert joined.status_code == 201, joined.text
    assert pair.node_of(given.json()["pad"]) == b.address


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
    with a_match(tmp_path, database) as (a, b, table, pages):
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
        stop_in_order_while_it_is_away(a, cluster)  # though it can't give the table back


def test_a_full_disk_of_the_database_shows_at_a_node_and_passes(
    tmp_path: Path, database: DatabaseAddress
) -> None:
    with a_match(tmp_path, database) as (a, _, table, pages):
        page = chooser(pages)
        before = stored(database)
        with disk_full(database):
            assert eventually(lambda: readiness(a) == "store-unwritable")
            assert page.pick(page.message["legal"][0])["reason"] == "server-fault"
        assert stored(database) == before
        assert eventually(lambda: readiness(a) is None)
        play_on(pages)
        assert leases(database) == {table: a.address}


# ---- for whoever runs them


def test_orders_reach_the_node_of_this_machine_that_has_the_table(
    tmp_path: Path, database: DatabaseAddress
) -> None:
    with nodes(tmp_path, database) as servers:
        made = [server.couple()[0] for server in servers]
        given = ("--data", database.conninfo)
        for one in made:
            assert ran("tables", "close", one["code"], *given).code == 0
        listed = json.loads(ran("tables", "--json", *given).out)
        assert {entry["stage"] for entry in listed} == {"abandoned"}


def test_a_name_is_deleted_on_all_nodes_of_this_machine(
    tmp_path: Path, database: DatabaseAddress
) -> None:
    """Each node deletes what it has, and people at it are told."""
    with nodes(tmp_path, database) as servers:
        pages = [server.couple(name="Zdzisława")[1] for server in servers]
        done = ran("tables", "delete", "--name", "Zdzisława", "--yes", "--data", database.conninfo)
        assert done.code == 0, done.err
        for page in (one for couple in pages for one in couple):
            assert last_words(page)[-1]["reason"] == "secret-closed"
        with psycopg.connect(database.conninfo) as connection:
            for table in ("tables", "matches", "moves", "keys", "leases"):
                rows = connection.execute(f"SELECT * FROM {table}").fetchall()
                assert rows == [], table

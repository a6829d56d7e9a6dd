"""`sushibelt tables`: what whoever runs a server can do, while it runs and while it doesn't."""

import json
import os
import socket
import stat
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from sushibelt.server.blocks import Blocks, network_of
from sushibelt.server.connection import NOT_YOU
from sushibelt.server.lock import holder_of
from tests.cli.table_door import ran, refused
from tests.server.phones import Phone, shared
from tests.server.process import PATIENCE, Page, Server, play_on, running
from tests.server.tables import TurnedClock
from tests.words.wording import wording

NAME = "Zdzisława"  # of somebody who stands nowhere else


class Operator:
    """Somebody at a terminal of the machine that the server runs on."""

    def __init__(self, data: Path) -> None:
        self._data = data

    def does(self, *words: str) -> str:
        said = ran("tables", *words, "--data", str(self._data))
        assert said.code == 0, said.err
        return said.out

    def json(self, *words: str) -> Any:
        return json.loads(self.does(*words))

    def refused(self, *words: str) -> str:
        return refused("tables", *words, "--data", str(self._data))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("house")) as server:
        yield server


@pytest.fixture
def operator(server: Server) -> Operator:
    return Operator(server.data)


def close(*pages: Page) -> None:
    for page in pages:
        page.close()


def sent_away(page: Page) -> tuple[str, int]:
    """Why a page has to go, and the code its socket is closed with."""
    reasons = [""]

    def read_on() -> None:
        while True:
            reasons.append(page.receive().get("reason", reasons[-1]))

    with pytest.raises(ConnectionClosed) as closed:
        read_on()
    assert closed.value.rcvd is not None
    return reasons[-1], closed.value.rcvd.code


def kept(data: Path) -> bytes:
    """All bytes that are on the disk."""
    journal = data.with_name(f"{data.name}-wal")
    return data.read_bytes() + (journal.read_bytes() if journal.exists() else b"")


def test_tables_are_listed_shown_and_exported_whether_or_not_the_server_runs(
    server: Server, operator: Operator
) -> None:
    made, pages = server.couple()
    play_on(pages)
    pad = shared(server)["pad"]
    look_at(operator, made, pad, pages[0].message["match"], here=2)
    close(*pages)
    server.stop()
    look_at(operator, made, pad, pages[0].message["match"], here=None)
    server.restart()


def look_at(
    operator: Operator, made: dict[str, Any], pad: str, match: str, here: int | None
) -> None:
    entries = {one["id"]: one for one in operator.json("list", "--json")}
    table = entries[made["table"]]
    assert (table["code"], table["stage"]) == (made["code"], "finished")
    assert (table["names"], table.get("here")) == (["Ana", "Bo"], here)
    assert (entries[pad]["kind"], entries[pad]["names"]) == ("pads", ["Ana", "Bo", "Cleo"])
    assert made["code"] in operator.does()
    assert match in operator.does("show", made["code"].lower())
    exported = operator.json("export", made["table"])
    assert [one["kind"] for one in exported] == ["tables", "matches"]
    assert exported[1]["record"].startswith("sushibelt-record 1")


def test_nothing_secret_of_a_match_under_way_is_exported_and_it_cant_be_deleted_alone(
    server: Server, operator: Operator
) -> None:
    made, pages = server.couple()
    match = operator.json("export", made["table"])[1]
    assert set(match) == {"kind", "id", "game", "stage", "names", "visited"}
    refusal = operator.refused("delete", match["id"], "--yes")
    assert wording("refusal-tables-match-running").search(refusal)
    close(*pages)


def test_a_closed_table_is_closed_for_everybody_and_for_good(
    server: Server, operator: Operator
) -> None:
    made, pages = server.couple()
    match = pages[0].message["match"]
    assert wording("tables-closed", id=made["table"]).search(operator.does("close", made["code"]))
    assert [sent_away(page) for page in pages] == 2 * [("secret-closed", NOT_YOU)]
    close(*pages)
    assert server.http.get(f"/api/codes/{made['code']}").status_code == 404
    wanted = {"id": "x" * 20, "name": "Bo", "code": made["code"]}
    assert server.http.post(f"/api/tables/{made['table']}/seats", json=wanted).status_code == 401
    server.kill()
    server.restart()
    with pytest.raises(AssertionError, match="secret-closed"):
        server.page(made["table"], made["secret"])
    record = server.http.get(f"/api/matches/{match}/record")
    assert record.status_code == 200
    assert "abandoned" in record.text


@pytest.mark.parametrize("alive", [True, False])
def test_all_about_a_name_is_exported_and_deleted_down_to_the_last_byte(
    server: Server, operator: Operator, alive: bool
) -> None:
    """On the disk it stands in tables, matches, pads and refusals; then nowhere."""
    made, pages = server.couple(NAME)
    play_on(pages)
    match = pages[0].message["match"]
    pad = shared(server, {"game": "sushi-go/zoch-2014", "seats": ["A", NAME, "C"], "rounds": []})
    others, couple = server.couple()
    assert couple[0].say("kick", name=NAME)["reason"] == "member-unknown"
    if not alive:
        close(*pages, *couple)
        server.stop()
    assert NAME.encode() in kept(server.data)
    exported = operator.json("export", "--name", NAME.upper())
    assert {one["id"] for one in exported} == {made["table"], match, pad["pad"]}
    answer = operator.does("delete", "--name", NAME, "--yes")
    assert wording("tables-deleted", tables=1, matches=1, pads=1).search(answer)
    if alive:
        assert [sent_away(page) for page in pages] == 2 * [("secret-closed", NOT_YOU)]
        assert server.http.get(f"/api/matches/{match}/record").status_code == 404
        play_on(couple)
        close(*pages, *couple)
    assert NAME.encode() not in kept(server.data)
    left = {one["id"] for one in operator.json("list", "--json")}
    assert others["table"] in left
    assert not left & {made["table"], pad["pad"]}
    assert wording("refusal-tables-name-unknown").search(operator.refused("export", "--name", NAME))
    if not alive:
        server.restart()


def test_a_pad_can_be_deleted_while_phones_write_on_it(server: Server) -> None:
    given = shared(server)
    phone = Phone(server, given)
    Operator(server.data).does("delete", given["code"], "--yes")
    with pytest.raises(ConnectionClosed):
        phone.until(lambda _: False)
    phone.close()
    assert server.http.get(f"/api/codes/{given['code']}").status_code == 404


def test_nothing_is_deleted_before_somebody_said_yes(server: Server) -> None:
    operator = Operator(server.data)
    made = server.table("sushizock/2008", 2)
    said = ran("tables", "delete", made["code"], "--data", str(server.data))
    assert said.code == 2
    assert wording("tables-will-delete").search(said.out)
    assert made["table"] in said.out
    assert wording("refusal-tables-confirm").search(said.err)
    assert operator.json("list", "--json")


def test_an_address_is_blocked_for_a_while_and_over_a_restart(
    server: Server, operator: Operator
) -> None:
    _, pages = server.couple()
    assert "127.0.0.0/8" in operator.does("block", "127.0.0.0/8", "--hours", "2")
    assert [sent_away(page)[1] for page in pages] == [4403, 4403]
    close(*pages)
    server.kill()
    server.restart()
    answer = httpx.get(f"{server.address}/api/games", timeout=PATIENCE)
    assert (answer.status_code, answer.json()["reason"]) == (403, "address-blocked")
    with pytest.raises(Exception, match="403"):
        server.page("any", "any")
    server.stop()
    assert "127.0.0.0/8" in operator.does("blocked")
    operator.does("unblock", "127.0.0.0/8")
    server.restart()
    assert httpx.get(f"{server.address}/api/games", timeout=PATIENCE).status_code == 200
    assert wording("tables-none-blocked").search(operator.does("blocked"))


def test_only_the_servers_own_user_can_give_orders(server: Server) -> None:
    assert server.http.get("/healthz").status_code == 200
    holder = holder_of(server.data)
    assert holder is not None
    assert stat.S_IMODE(os.stat(holder.channel).st_mode) == 0o600
    if os.geteuid():
        return  # only root can become somebody else
    program = "import socket, sys; socket.socket(socket.AF_UNIX).connect(sys.argv[1])"
    tried = subprocess.run(
        ["/usr/bin/env", "python3", "-c", program, holder.channel],
        user=65534, group=65534, extra_groups=[], capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert tried.returncode != 0
    assert "ermission" in tried.stderr


def test_what_is_typed_wrong_is_refused_in_a_sentence(server: Server) -> None:
    operator = Operator(server.data)
    for words, reason in (
        (["feed"], "tables-action-unknown"),
        (["show"], "tables-target-missing"),
        (["delete", "X", "--name", "Y"], "tables-too-much"),
        (["show", "ABCDEF"], "tables-unknown"),
        (["block", "sushi.example"], "block-address"),
        (["block", "0.0.0.0/0"], "block-wide"),
        (["block", "203.0.113.7", "--hours", "0"], "block-hours"),
        (["unblock", "203.0.113.7"], "block-unknown"),
        (["close", shared(server)["code"]], "tables-only-tables"),
    ):
        assert wording(f"refusal-{reason}").search(operator.refused(*words)), words
    refusal = refused("tables", "--data", str(server.data.with_name("none.sqlite")))
    assert wording("refusal-file-missing").search(refusal)


def test_nonsense_on_the_channel_is_answered_and_harms_nobody(server: Server) -> None:
    assert server.http.get("/healthz").status_code == 200
    holder = holder_of(server.data)
    assert holder is not None
    for sent in (b"\n", b"{}\n", b'{"order": "drop"}\n', b"\xff\xfe\n", b"[" * 10_000 + b"\n", b""):
        with socket.socket(socket.AF_UNIX) as line:
            line.settimeout(PATIENCE)
            line.connect(holder.channel)
            line.sendall(sent)
            line.shutdown(socket.SHUT_WR)
            assert b"reason" in line.recv(1000)
    assert server.http.get("/healthz").status_code == 200


class NoStore:
    """Blocks that are kept in memory alone."""

    async def write(self, rows: Any) -> None:
        pass


@pytest.mark.parametrize(
    ("network", "inside", "outside"),
    [
        ("203.0.113.7", "203.0.113.7", "203.0.113.8"),
        ("203.0.113.7", "::ffff:203.0.113.7", "::1"),
        ("::ffff:203.0.113.7", "203.0.113.7", "::1"),
        ("::ffff:203.0.113.0/120", "203.0.113.255", "203.0.114.0"),
        ("203.0.113.0/24", "203.0.113.255", "203.0.114.0"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2:ffff::1", "2001:db8:1:3::1"),  # a household
        ("2001:db8::/32", "2001:db8:ffff::1", "2001:db9::"),
    ],
)
def test_who_is_blocked(network: str, inside: str, outside: str) -> None:
    store: Any = NoStore()
    clock = TurnedClock()
    blocks = Blocks(store, clock)
    blocks._keep(network_of(network), clock.date() + 10)
    assert blocks.has(inside)
    assert not blocks.has(outside)
    assert not blocks.has("testclient")
    clock.time += 11
    assert not blocks.has(inside)

"""Strangers with a link or a code, over real sockets: what they cannot do, fill or stop."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from sushibelt.server.http.budgets import AT_ONCE
from sushibelt.server.keys import MOST_TO_WATCH
from tests.server.process import Page, Server, play_on, running, unique

MOST_PEOPLE = 16


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("strangers")) as one:
        yield one
        assert '"fault"' not in one.log.read_text()


def hosted(server: Server, seats: int = 4) -> tuple[dict[str, Any], Page]:
    """A table, and the page of its host."""
    made = server.table("sushi-go/zoch-2014", seats)
    return made, server.page(made["table"], made["secret"], host=made["host"])


def watching(server: Server, made: dict[str, Any]) -> Page:
    """Somebody with the code who only looks on."""
    wanted = {"id": unique("request"), "code": made["code"]}
    given = server.http.post(f"/api/tables/{made['table']}/watchers", json=wanted)
    assert given.status_code == 201, given.text
    return server.page(made["table"], given.json()["secret"])


def asked(server: Server, made: dict[str, Any], **wanted: str) -> tuple[int, str]:
    """Ask for a seat; return the status, and the reason if there is one."""
    body = {"id": unique("request"), "name": unique("")[-8:], **wanted}
    answer = server.http.post(f"/api/tables/{made['table']}/seats", json=body)
    return answer.status_code, answer.json().get("reason", "")


def written(server: Server) -> int:
    """How many answers are on the disk."""
    with closing(sqlite3.connect(server.data)) as file:
        return int(file.execute("SELECT count(*) FROM answers").fetchone()[0])


def test_what_is_refused_to_watchers_is_not_written_and_each_has_an_own_answer(
    server: Server,
) -> None:
    made, host = hosted(server)
    one, two = watching(server, made), watching(server, made)
    before = written(server)
    for _ in range(40):
        assert one.say("start")["reason"] == "host-only"
    assert one.say("start", id="same")["reason"] == "host-only"
    assert two.say("say", id="same", phrase="phrase-hello")["reason"] == "seat-none"
    assert one.say("start", id="same")["reason"] == "host-only"
    assert written(server) == before
    assert host.say("undo", n=1)["type"] == "refused"
    assert written(server) == before + 1  # what is refused to a seat outlives a restart


def test_the_host_renews_the_code_and_closes_the_table(server: Server) -> None:
    made, host = hosted(server)
    stranger = watching(server, made)
    assert stranger.say("invite")["reason"] == "host-only"
    assert host.say("invite")["type"] == "ack"
    assert stranger.receive_until("refused")["reason"] == "secret-renewed"
    new = host.until(lambda message: message["code"] != made["code"])["code"]
    assert server.http.get(f"/api/codes/{made['code']}").status_code == 404
    assert asked(server, made, code=made["code"])[0] == 401
    assert asked(server, made, code=new) == (201, "")
    assert host.say("invite", open=False)["type"] == "ack"
    host.until(lambda message: message["code"] is None)
    assert server.http.get(f"/api/codes/{new}").status_code == 404
    assert asked(server, made, code=new)[0] == 401


def test_strangers_who_took_every_place_are_sent_away_for_good(server: Server) -> None:
    made, host = hosted(server, 5)
    pages = []
    for number in range(1, MOST_PEOPLE):
        taken = server.seat(made, f"Stranger {number}")
        pages.append(server.page(made["table"], taken["secret"]))
    assert asked(server, made, code=made["code"]) == (409, "table-full")
    code = made["code"]
    for number, page in enumerate(pages, 1):
        assert host.say("kick", name=f"Stranger {number}")["type"] == "ack"
        assert page.receive_until("refused")["reason"] == "secret-removed"
        with pytest.raises(ConnectionClosed):
            page.receive()
        with pytest.raises(AssertionError, match="secret-removed"):
            server.page(made["table"], page.secret)
        assert asked(server, made, code=code)[0] == 401
        code = host.until(lambda message, old=code: message["code"] != old)["code"]  # type: ignore[misc]
    assert asked(server, made, code=code) == (201, "")


def test_links_to_watch_with_cannot_be_used_up(server: Server) -> None:
    """Neither before the host notices, nor for ever after."""
    made, host = hosted(server)
    code = made["code"]
    for _ in range(2):
        given = [watch_key(server, made, code) for _ in range(MOST_TO_WATCH + 1)]
        assert given[0] == (201, "")
        assert given[-1] == (409, "table-full")
        assert asked(server, made, code=code) == (201, "")  # friends find a place
        assert host.say("invite")["type"] == "ack"
        code = host.until(lambda message, old=code: message["code"] != old)["code"]  # type: ignore[misc]
    assert watch_key(server, made, code) == (201, "")


def watch_key(server: Server, made: dict[str, Any], code: str) -> tuple[int, str]:
    wanted = {"id": unique("request"), "code": code}
    answer = server.http.post(f"/api/tables/{made['table']}/watchers", json=wanted)
    return answer.status_code, answer.json().get("reason", "")


def test_one_customers_many_networks_cannot_fill_the_house(tmp_path: Path) -> None:
    """65,536 networks of IPv6 addresses come with one line; each is not somebody else."""
    limits = {"SUSHIBELT_PROXIES": "127.0.0.1", "SUSHIBELT_TABLES_PER_HOUR": "5"}
    with running(tmp_path, **limits) as server:

        def make(address: str) -> int:
            wanted = {"id": unique("request"), "game": "sushizock/2008", "seats": 2, "name": "Ana"}
            headers = {"X-Forwarded-For": address}
            return server.http.post("/api/tables", json=wanted, headers=headers).status_code

        made = [make(f"2001:db8:7:{number:x}::1") for number in range(30)]
        assert (made.count(201), made.count(429)) == (20, 10)
        assert make("2001:db8:8::1") == 201


def test_many_pages_that_talk_to_each_other_are_told_no_faster_than_an_address_may_be(
    tmp_path: Path,
) -> None:
    """Whatever is said at a table is told to all of its pages: a few words become many."""
    steps, pages, words = 100, 15, 60
    with running(tmp_path, SUSHIBELT_EFFORT_PER_ADDRESS=str(steps)) as server:
        made = server.table("sushizock/2008", 2)
        began = monotonic()
        crowd = [server.page(made["table"], made["secret"]) for _ in range(pages)]
        for _ in range(words):
            assert crowd[0].say("say", phrase="phrase-hello")["type"] == "ack"
        for page in crowd:
            page.until(
                lambda message: message["phrases"] and message["phrases"][-1]["serial"] == words
            )
        answer = sum(len(page.frames) for page in crowd)
        assert answer <= steps * (AT_ONCE + monotonic() - began) + pages


def test_moments_are_counted_so_that_no_clock_stands_still_for_ever(server: Server) -> None:
    made = server.table("sushizock/2008", 2, timer="brisk")
    other = server.seat(made, "Bo")
    host = server.page(made["table"], made["secret"], host=made["host"])
    slow = server.page(made["table"], other["secret"])
    assert host.say("start")["type"] == "ack"
    slow.until(lambda message: message["stage"] == "playing")
    answers = []
    for _ in range(5):
        answers.append(slow.say("hold", on=True))
        slow.say("hold", on=False)
    assert [expected["type"] for expected in answers] == ["ack"] * 3 + ["refused"] * 2
    assert {expected["reason"] for expected in answers[3:]} == {"hold-spent"}
    assert host.say("hold", on=True)["type"] == "ack"  # everybody has moments of their own


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Ana", "name-twice"),
        ("Аnа", "name-looks-like"),  # Cyrillic
        ("Αna", "name-looks-like"),  # Greek
        ("ＡＮＡ", "name-looks-like"),  # wide
        ("𝐀𝐧𝐚", "name-twice"),  # a mathematician's
        ("Ana\u3164", "name-invisible"),
        ("A\u200bna", "name-invisible"),
        ("\u202eanA", "name-invisible"),
        ("Z" + "\u0334\u0335\u0336\u0337\u0338" * 3, "name-marks"),
        ("\u3164", "name-invisible"),
        ("\u00a0 \u2003", "name-empty"),
        ("A\x00", "name-unprintable"),
        ("novice-1", "name-is-a-bot"),
        ("nоvice-1", "name-is-a-bot"),  # with a Cyrillic о
    ],
)
def test_nobody_is_called_what_people_would_take_for_somebody_else(
    server: Server, name: str, reason: str
) -> None:
    made, _ = hosted(server)
    assert asked(server, made, name=name, code=made["code"]) == (409, reason)
    guest = server.page(made["table"], server.seat(made, "Bo")["secret"])
    assert guest.say("rename", name=name)["reason"] == reason
    assert guest.message["seats"][guest.message["you"]]["name"] == "Bo"


def test_where_the_disk_is_as_full_as_it_may_be_nothing_new_begins(tmp_path: Path) -> None:
    with running(tmp_path) as before:
        made, page = hosted(before)
        _, players = before.couple()
        for one in (page, *players):
            one.close()
        before.stop()
    with closing(sqlite3.connect(tmp_path / "data.sqlite")) as file, file:
        rows = [(f"pad-{number}", f"CODE{number}", 0, "{}" * 500, 0) for number in range(1100)]
        file.executemany("INSERT INTO pads VALUES (?, ?, ?, ?, ?)", rows)
    with running(tmp_path, SUSHIBELT_MOST_MEGABYTES="1") as server:
        wanted = {"id": unique("request"), "game": "sushizock/2008", "seats": 2, "name": "Ana"}
        refused = server.http.post("/api/tables", json=wanted)
        assert (refused.status_code, refused.json()["reason"]) == (503, "house-full")
        host = server.page(made["table"], made["secret"], host=made["host"])
        assert host.say("start")["reason"] == "house-full"
        table = players[0].message["table"]
        again = [server.page(table, player.secret) for player in players]
        play_on(again)  # what has begun goes on

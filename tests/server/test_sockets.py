"""Over real sockets: whole matches, reconnecting, restarts, and doors that stay shut."""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from sushibelt.words import knows
from tests.server.process import PATIENCE, Page, Server, play_on, running, unique


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server"), SUSHIBELT_SOCKETS_PER_ADDRESS="30") as one:
        yield one


def two_people(server: Server, game: str, seats: int = 3) -> list[Page]:
    made = server.table(game, seats)
    bo = server.seat(made, "Bo")
    return [
        server.page(made["table"], made["secret"], host=made["host"]),
        server.page(made["table"], bo["secret"]),
    ]


def socket_address(server: Server, table: str) -> str:
    return f"{server.address.replace('http', 'ws', 1)}/ws/{table}"


@pytest.mark.parametrize("game", ["sushi-go/anniversary", "sushi-roll/2019", "sushizock/2008"])
def test_two_people_and_a_bot_play_a_whole_match(server: Server, game: str) -> None:
    pages = two_people(server, game)
    assert pages[0].say("bots", seat=2, level="novice")["type"] == "ack"
    assert pages[0].say("start")["type"] == "ack"
    for page in pages:
        page.until(lambda message: message["stage"] == "playing")
    play_on(pages)
    message = pages[0].until(lambda message: message["stage"] == "finished")
    assert len(message["result"]["places"]) == 3
    path = f"/api/matches/{message['match']}"
    record = server.http.get(f"{path}/record")
    assert record.text.startswith("sushibelt-record 1")
    frames = server.http.get(f"{path}/replay", params={"eyes": "1"}).json()["frames"]
    assert frames[-1]["turn"]["phase"] == "over"
    assert server.http.get(f"{path}/replay", params={"eyes": "3"}).status_code == 409
    fair = server.http.get(f"{path}/fair").json()
    assert len(fair["moves"]) == len(frames)
    for page in pages:
        page.close()


def test_acknowledged_choices_survive_a_power_cut_in_mid_turn(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        made = server.table("sushi-go/zoch-2014", 3, bots=[None, None, "novice"])
        bo = server.seat(made, "Bo")
        pages = [
            server.page(made["table"], made["secret"], host=made["host"]),
            server.page(made["table"], bo["secret"]),
        ]
        pages[0].say("start")
        pages[0].until(lambda message: message["stage"] == "playing")
        pages[1].until(lambda message: message["stage"] == "playing")
        play_on(pages, lambda message: message["turn"]["number"] >= 4)
        ana = pages[0]
        ana.until(lambda message: message["turn"]["number"] >= 4)
        choice = ana.message["legal"][-1]
        message = {"n": ana.message["turn"]["number"], "actions": [choice], "id": unique("last")}
        assert ana.say("pick", **message)["type"] == "ack"
        server.kill()
        server.restart()
        again = server.page(made["table"], made["secret"])
        assert again.message["picked"] == [choice]
        assert again.message["turn"]["number"] == message["n"]
        assert again.say("pick", **message) == {"type": "ack", "id": message["id"]}
        for page in pages:
            page.close()
        play_on([again, server.page(made["table"], bo["secret"])])


def test_a_page_that_comes_back_is_told_all_and_what_it_missed(server: Server) -> None:
    made = server.table("sushizock/2008", 2)
    bo = server.page(made["table"], server.seat(made, "Bo")["secret"])
    ana = server.page(made["table"], made["secret"], host=made["host"])
    ana.say("start")
    for page in (ana, bo):
        page.until(lambda message: message["stage"] == "playing")
    play_on([ana, bo], lambda message: message["turn"]["actors"] == [1])
    bo.until(lambda message: message["turn"]["actors"] == [1])
    number = bo.message["turn"]["number"]
    ana.until(lambda message: message["turn"]["number"] == number)
    ana.close()
    play_on([bo], lambda message: message["turn"]["actors"] != [1])
    match = bo.message["match"]
    again = server.page(made["table"], made["secret"], match=match, seen=number)
    moves = {event["n"] for event in again.message["events"]}
    assert moves == set(range(number, again.message["turn"]["number"]))
    assert again.message["view"] == bo.message["view"]
    fresh = server.page(made["table"], made["secret"])
    assert min(event["n"] for event in fresh.message["events"]) < number
    for page in (again, fresh, bo):
        page.close()


def closed_with(page: Page) -> int:
    """Read until the server closes the socket, and return the code it gives."""
    while True:
        try:
            page.receive()
        except ConnectionClosed as closed:
            return int(closed.rcvd.code) if closed.rcvd else 0


def bare(server: Server, table: str, first: Any) -> tuple[list[dict[str, Any]], int | None]:
    """Send one message on a new socket; return all answers and the code it was closed with."""
    answers = []
    with connect(socket_address(server, table), compression=None) as socket:
        socket.send(first if isinstance(first, str | bytes) else json.dumps(first))
        try:
            while True:
                answers.append(json.loads(socket.recv(PATIENCE)))
        except TimeoutError:
            return answers, None
        except ConnectionClosed as closed:
            return answers, closed.rcvd.code if closed.rcvd else None


def test_nobody_gets_in_without_a_secret_of_this_table(server: Server) -> None:
    one, two = server.table("sushizock/2008", 2), server.table("sushizock/2008", 2)
    for table, secret in [
        (one["table"], two["secret"]),
        (one["table"], two["host"]),
        (one["table"], ""),
        (one["table"], one["code"]),
        ("no-such-table", one["secret"]),
    ]:
        answers, code = bare(server, table, {"type": "hello", "id": "1", "secret": secret})
        assert answers == [{"type": "refused", "id": "1", "reason": "secret-unknown", "facts": {}}]
        assert code == 4401


def test_the_first_message_has_to_be_a_hello(server: Server) -> None:
    made = server.table("sushizock/2008", 2)
    answers, code = bare(server, made["table"], {"type": "start", "id": "1"})
    assert (answers[0]["reason"], code) == ("hello-first", 4401)
    for nonsense in ("", "{", "null", '{"type":"hello"}', "[" * 4000, b"binary"):
        answers, code = bare(server, made["table"], nonsense)
        assert (answers[0]["reason"], answers[0]["id"], code) == ("message-unreadable", None, 4401)


def test_a_seats_link_cannot_act_for_another_seat_or_for_the_host(server: Server) -> None:
    made = server.table("sushi-go/zoch-2014", 3)
    bo = server.page(made["table"], server.seat(made, "Bo")["secret"])
    watcher = server.page(made["table"], made["watch"])
    asked: list[tuple[str, dict[str, Any]]] = [
        ("start", {}),
        ("setup", {"seats": 4}),
        ("bots", {"seat": 2, "level": "novice"}),
        ("abandon", {}),
    ]
    for kind, fields in asked:
        for page in (bo, watcher):
            answer = page.say(kind, **fields)
            assert (answer["type"], answer["reason"]) == ("refused", "host-only")
    assert watcher.say("rename", name="Eve")["reason"] == "seat-none"
    assert watcher.say("sit", seat=2)["reason"] == "seat-none"
    assert watcher.say("mingle", hash="0" * 64)["reason"] == "seat-none"
    assert watcher.say("say", phrase="phrase-hello")["reason"] == "seat-none"
    bo.close()
    watcher.close()


def test_pages_of_other_sites_cannot_open_a_socket(server: Server) -> None:
    made = server.table("sushizock/2008", 2)
    address = socket_address(server, made["table"])
    for origin in ("http://evil.example", "null", "https://127.0.0.1:1"):
        with (
            pytest.raises(InvalidStatus) as caught,
            connect(address, origin=Origin(origin), compression=None),
        ):
            pass
        assert caught.value.response.status_code == 403
    with connect(address, origin=Origin(server.address), compression=None) as socket:
        socket.send(json.dumps({"type": "hello", "id": "1", "secret": made["secret"]}))
        assert json.loads(socket.recv(PATIENCE))["type"] == "ack"


def test_no_compression_is_agreed_on(server: Server) -> None:
    made = server.table("sushizock/2008", 2)
    with connect(socket_address(server, made["table"]), compression="deflate") as socket:
        assert socket.response is not None
        assert "Sec-WebSocket-Extensions" not in socket.response.headers


def test_a_frame_over_eight_kibibytes_closes_the_socket(server: Server) -> None:
    made = server.table("sushizock/2008", 2)
    page = server.page(made["table"], made["secret"])
    page.socket.send(json.dumps({"type": "ping", "id": "1", "x": "y" * 8192}))
    assert closed_with(page) == 1009
    page.close()


def test_a_hundred_messages_in_twenty_seconds_are_enough(server: Server) -> None:
    made = server.table("sushizock/2008", 2)
    page = server.page(made["table"], made["secret"])
    for number in range(100):
        page.socket.send(json.dumps({"type": "ping", "id": str(number)}))
    pongs = 0
    while pongs < 100:
        pongs += page.receive()["type"] == "pong"
    page.socket.send(json.dumps({"type": "ping", "id": "too much"}))
    assert closed_with(page) == 1008
    page.close()


def test_what_cannot_be_read_is_refused_under_its_id_and_the_socket_lives_on(
    server: Server,
) -> None:
    made = server.table("sushizock/2008", 2)
    page = server.page(made["table"], made["secret"])
    unreadable: list[dict[str, Any]] = [
        {"type": "pick", "id": "a", "n": -1, "actions": ["x"]},
        {"type": "pick", "id": "b", "n": 1, "actions": []},
        {"type": "pick", "id": "c", "n": 1, "actions": ["x" * 81]},
        {"type": "nothing", "id": "d"},
        {"type": "start", "id": "e", "more": 1},
        {"type": "mingle", "id": "f", "hash": "Z" * 64},
        {"type": "rename", "id": "g", "name": ""},
        {"type": "say", "id": "h", "phrase": "anything I like"},
    ]
    for wrong in unreadable:
        page.socket.send(json.dumps(wrong))
        while (answer := page.receive())["type"] == "table":
            pass
        assert answer == {
            "type": "refused", "id": wrong["id"], "reason": "message-unreadable", "facts": {},
        }  # fmt: skip
    assert knows("refusal-message-unreadable")
    assert page.say("hello", secret="x")["reason"] == "message-out-of-place"
    assert page.say("ping")["type"] == "pong"
    page.close()


def test_one_address_cannot_open_sockets_without_end(server: Server) -> None:
    address = socket_address(server, "any")
    with ExitStack() as open_sockets:
        opened = 0
        try:
            while opened < 31:
                open_sockets.enter_context(connect(address, compression=None))
                opened += 1
        except InvalidStatus:
            pass
        assert 20 < opened <= 30


def test_names_are_text_and_come_back_as_they_were(server: Server) -> None:
    name = "<b>\"&'x</b>"
    made = server.table("sushizock/2008", 2, name=name)
    page = server.page(made["table"], made["secret"])
    assert page.message["seats"][0]["name"] == name
    page.close()


def test_an_orderly_end_tells_the_pages_and_leaves_nothing_behind(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        made = server.table("sushi-go/zoch-2014", 3, bots=[None, "novice", "novice"])
        page = server.page(made["table"], made["secret"], host=made["host"])
        page.say("start")
        page.until(lambda message: message["stage"] == "playing")
        assert server.stop() == 0
        assert closed_with(page) in (1001, 1012)
        page.close()
        text = server.log.read_text()
        assert "fault" not in text
        for secret in (made["secret"], made["host"], made["watch"], made["code"]):
            assert secret not in text


def test_who_leaves_is_answered_and_their_socket_is_closed_for_good(server: Server) -> None:
    ana, bo = two_people(server, "sushi-go/zoch-2014")
    table, secret = bo.message["table"], bo.secret
    second = server.page(table, secret)
    leave = json.dumps({"type": "leave", "id": "leave"})
    for _ in range(3):
        bo.socket.send(leave)
    assert bo.receive_until("ack")["id"] == "leave"
    assert closed_with(bo) == 4401
    assert second.receive_until("refused")["reason"] == "secret-left"
    assert closed_with(second) == 4401
    ana.until(lambda message: message["seats"][1]["who"] == "empty")
    hello = {"type": "hello", "id": "1", "secret": secret}
    answers, code = bare(server, table, hello)
    assert [answer["reason"] for answer in answers] == ["secret-left"]
    assert code == 4401
    asked = server.http.get(f"/api/tables/{table}", headers={"authorization": f"Bearer {secret}"})
    assert (asked.status_code, asked.json()["reason"]) == (401, "secret-left")
    ana.close()


def test_who_is_sent_away_is_told_and_a_power_cut_brings_nobody_back(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ana, bo = two_people(server, "sushi-go/zoch-2014")
        table, secrets = ana.message["table"], (ana.secret, bo.secret)
        assert bo.say("kick", name="Ana")["reason"] == "host-only"
        assert ana.say("kick", name="Bo")["type"] == "ack"
        assert bo.receive_until("refused")["reason"] == "secret-removed"
        assert closed_with(bo) == 4401
        code = ana.until(lambda message: message["seats"][1]["who"] == "empty")["code"]
        server.kill()
        server.restart()
        answers, _ = bare(server, table, {"type": "hello", "id": "1", "secret": secrets[1]})
        assert answers[0]["reason"] == "secret-removed"
        assert server.page(table, secrets[0]).message["code"] == code

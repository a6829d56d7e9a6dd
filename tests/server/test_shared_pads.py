"""One pad, several phones: what each writes all see, nothing acknowledged is lost, no nonsense."""

import json
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from sushibelt.core.refusal import Refusal
from sushibelt.server.clock import DAY
from sushibelt.server.http.app import make_app
from sushibelt.server.keys import MOST_KEYS
from sushibelt.server.pads.messages import NewPad, NewPhone, PadHello
from sushibelt.server.pads.room import MOST_PHONES
from sushibelt.server.settings import Settings
from sushibelt.words import knows
from tests.scorepad.documents import Document
from tests.server.phones import PAD, Phone, address_of, shared
from tests.server.process import Server, running, unique
from tests.server.tables import Place, Thoughtless, at_a_place

STACKS: Document = {"game": "sushizock/2008", "seats": ["Ana", "Bo"], "stacks": [{}, {}]}


def test_what_each_phone_writes_all_see_and_nothing_else_changes(server: Server) -> None:
    given = shared(server)
    code = f"{given['code'][:3].lower()} {given['code'][3:]}"
    joined = server.http.post("/api/pads/phones", json={"id": unique("request"), "code": code})
    assert joined.json()["pad"] == given["pad"]
    assert joined.json()["secret"] != given["secret"]
    ana, bo = Phone(server, given, plate=0), Phone(server, joined.json())
    assert bo.say("claim", plate=1)["type"] == "ack"
    ana.until(lambda message: message["phones"] == [0, 1])
    for phone, at, count in (
        (ana, "rounds/0/0/tempura", 2),
        (bo, "rounds/1/1/maki3", 1),  # a round that nobody has begun
        (ana, "rounds/0/0/egg", 1),
        (bo, "rounds/0/0/egg", 3),  # the same cell: the last one counts
        (bo, "rounds/0/0/tempura", 0),
        (ana, "seats/1", "Bożena"),
    ):
        assert phone.write(at, count)["type"] == "ack"
    wanted = {
        "game": PAD["game"],
        "seats": ["Ana", "Bożena", "Cleo"],
        "rounds": [{"plates": [{"egg": 3}, {}, {}]}, {"plates": [{}, {"maki3": 1}, {}]}],
    }
    for phone in (ana, bo):
        assert phone.until(lambda message: message["version"] == 6) == wanted
        phone.close()
    figures = server.figures()
    assert 'sushibelt_messages_total{outcome="ack",type="write"}' in figures
    assert "sushibelt_pads" in figures


def test_a_message_sent_again_has_no_effect_even_after_a_power_cut(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        given = shared(server)
        ana, bo = Phone(server, given), Phone(server, given)
        first = {"id": unique("first"), "cells": [{"at": "rounds/0/0/egg", "value": 1}]}
        for number in range(1, 20):
            at = f"rounds/{number % 3}/1/tempura"
            answer = ana.say("write", **first) if number == 1 else ana.write(at, number % 8)
            assert answer["type"] == "ack"
        assert bo.write("rounds/0/0/egg", 2)["type"] == "ack"
        server.kill()
        server.restart()
        again = Phone(server, given)
        assert again.message["version"] == 20
        laid = [round_["plates"] for round_ in again.message["document"]["rounds"]]
        assert [plates[1].get("tempura") for plates in laid] == [18 % 8, 19 % 8, 17 % 8]
        hello = {"secret": given["secret"], "phone": ana.name}
        with connect(address_of(server, given["pad"]), compression=None) as socket:
            for message in ({"type": "hello", "id": "h", **hello}, {"type": "write", **first}):
                socket.send(json.dumps(message))
            answers = [json.loads(socket.recv()) for _ in range(3)]
        assert {"type": "ack", "id": first["id"]} in answers
        last = Phone(server, given).message
        assert last["version"] == 20
        assert last["document"]["rounds"][0]["plates"][0] == {"egg": 2}


def test_what_does_not_fit_together_is_shown_to_all_and_not_lost(server: Server) -> None:
    """Each phone may be right by itself; only together it is one chopsticks too many."""
    given = shared(server)
    ana, bo = Phone(server, given), Phone(server, given)
    assert ana.write("rounds/0/0/chopsticks", 3)["type"] == "ack"
    assert bo.write("rounds/0/1/chopsticks", 2)["type"] == "ack"
    document = ana.until(lambda message: message["version"] == 2)
    assert [plate.get("chopsticks") for plate in document["rounds"][0]["plates"]] == [3, 2, None]


CELLS: list[tuple[Any, Any, str]] = [
    ("rounds/0/0/natto", 1, "score-slot-unknown"),
    ("rounds/0/0/natto", 0, "score-slot-unknown"),
    ("rounds/0/0/tempura", "two", "score-not-whole"),
    ("rounds/0/0/tempura", [1], "score-not-whole"),
    ("rounds/0/0/tempura", -1, "message-unreadable"),
    ("rounds/0/0/tempura", 36, "message-unreadable"),
    ("rounds/0/0/tempura", 1.5, "message-unreadable"),
    ("rounds/0/0/tempura", None, "message-unreadable"),
    ("rounds/0/0/tempura", True, "message-unreadable"),
    ("rounds/3/0/tempura", 1, "cell-unknown"),
    ("rounds/0/3/tempura", 1, "cell-unknown"),
    ("rounds/-1/0/tempura", 1, "cell-unknown"),
    ("rounds/0/٣/tempura", 1, "cell-unknown"),
    ("rounds/0/0", 1, "cell-unknown"),
    ("rounds", 1, "cell-unknown"),
    ("", 1, "cell-unknown"),
    ("__proto__/0", 1, "cell-unknown"),
    ("game", "sushizock/2008", "cell-unknown"),
    ("stacks/0/sushi", [1], "cell-unknown"),
    ("tokens/0/menu", 1, "cell-unknown"),
    ("squishy/0/0", 1, "score-no-squishy"),
    ("mochi_dice/0", 3, "score-no-dice"),
    ("seats/0", "Bo", "score-name-twice"),
    ("seats/0", "A\u202e\n", "score-name-impossible"),
    ("seats/0", 7, "score-name-impossible"),
    ("seats/0", "x" * 61, "message-unreadable"),
    ("x" * 41, 1, "message-unreadable"),
]


def test_cells_that_there_are_not_are_refused_with_a_reason(server: Server) -> None:
    ana = Phone(server, shared(server))
    for at, value, reason in CELLS:
        answer = ana.write(at, value)
        assert (answer["type"], answer.get("reason")) == ("refused", reason), (at, value)
        assert knows(f"refusal-{reason}")
    many = [{"at": "rounds/0/0/egg", "value": 1}] * 61
    more = {"at": "rounds/0/0/egg", "value": 1, "more": 1}
    unreadable: list[Any] = [[], many, [more], {}, "egg"]
    for cells in unreadable:
        assert ana.say("write", cells=cells)["reason"] == "message-unreadable"
    half = [{"at": "rounds/0/0/egg", "value": 1}, {"at": "rounds/0/0/natto", "value": 1}]
    assert ana.say("write", cells=half)["reason"] == "score-slot-unknown"
    assert ana.say("claim", plate=3)["reason"] == "plate-unknown"
    assert ana.say("hello", secret="x", phone="x" * 16)["reason"] == "message-unreadable"
    assert ana.say("pick", n=1, actions=["egg"])["reason"] == "message-unreadable"
    assert (ana.message["version"], ana.message["document"]) == (0, PAD)
    zock = Phone(server, shared(server, STACKS))
    assert zock.message["document"]["stacks"] == [{"sushi": [], "bones": []}] * 2
    assert zock.write("rounds/0/0/egg", 1)["reason"] == "cell-unknown"
    assert zock.write("stacks/0/sushi", 3)["reason"] == "score-not-a-list"
    assert zock.write("stacks/0/soup", [3])["reason"] == "score-key-unknown"


@pytest.mark.parametrize(
    ("document", "reason"),
    [
        ({}, "score-key-missing"),
        (PAD | {"rounds": 3}, "score-not-a-list"),
        (PAD | {"seats": ["Ana", "Ana", "Bo"]}, "score-name-twice"),
        (PAD | {"seats": ["Ana"]}, "seats-impossible"),
        (PAD | {"seats": ["Ana", "Bo", "C" * 61]}, "name-too-long"),
        (PAD | {"game": "sushi-go/no-such"}, "edition-unknown"),
        (PAD | {"rounds": [{"plates": [{"tempura": 15}, {}, {}]}]}, "score-hand-exceeded"),
        (PAD | {"soup": 1}, "score-key-unknown"),
        ([], "request-unreadable"),
        (PAD | {"soup": "x" * 9000}, "request-too-large"),
    ],
)
def test_a_document_that_cannot_be_is_not_shared(
    server: Server, document: Any, reason: str
) -> None:
    answer = server.http.post("/api/pads", json={"id": unique("request"), "document": document})
    assert 400 <= answer.status_code < 500
    assert answer.json()["reason"] == reason


def test_doors_stay_shut_for_strangers(server: Server) -> None:
    given = shared(server)
    address = address_of(server, given["pad"])
    with pytest.raises(InvalidStatus):
        connect(address, origin=Origin("https://elsewhere.example"))
    elsewhere = {"Origin": "https://elsewhere.example"}
    body = {"id": unique("request"), "document": PAD}
    assert server.http.post("/api/pads", json=body, headers=elsewhere).status_code == 403
    table = server.table("sushizock/2008", 2)
    for pad, secret in (
        (given["pad"], "x" * 43),
        ("no-such-pad", given["secret"]),
        (given["pad"], table["secret"]),
        (table["table"], table["secret"]),
    ):
        hello = {"type": "hello", "id": "h", "secret": secret, "phone": "p" * 16}
        assert _closed_after(address_of(server, pad), json.dumps(hello)) == 4401
    assert _closed_after(address, "x" * 8193) == 1009
    assert len(given["secret"]) >= 43  # letters of six bits each: 256 bits
    wrong = server.http.post("/api/pads/phones", json={"id": unique("request"), "code": "AAAAAA"})
    assert (wrong.status_code, wrong.json()["reason"]) == (404, "code-unknown")


def _closed_after(address: str, text: str) -> int:
    with connect(address, compression=None) as socket:
        socket.send(text)
        try:
            while True:
                socket.recv()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0


@at_a_place
async def test_a_pad_is_made_once_and_forgotten_when_nobody_comes_any_more(here: Place) -> None:
    pads, request = here.pads, NewPad(unique("request"), PAD)
    given = await pads.share(request)
    assert await pads.share(request) == given
    phone = NewPhone(unique("request"), given.code)
    joined = await pads.join(phone)
    assert await pads.join(phone) == joined
    await here.clock.turn(20 * DAY)
    await here.house.sweep()
    assert await pads.share(request) == given  # from the store, as after a restart
    await here.clock.turn(20 * DAY)
    await here.house.sweep()
    await here.house.clear_out()
    assert await pads.of_code(given.code) is not None
    await here.clock.turn(31 * DAY)
    await here.house.clear_out()
    assert await pads.of_code(given.code) is None
    assert not await here.store.keys(table_id=given.pad)


@at_a_place
async def test_a_pad_has_room_for_so_many_phones_and_no_more(here: Place) -> None:
    pads = here.pads
    given = await pads.share(NewPad(unique("request"), PAD))
    hello = PadHello("hello", given.secret, "p" * 16)
    for _ in range(MOST_PHONES):
        room, phone = await pads.admit(given.pad, hello)
        await room.enter(phone)
    with pytest.raises(Refusal, match="pad-full"):
        await pads.admit(given.pad, hello)
    for _ in range(MOST_KEYS - 1):
        await pads.join(NewPhone(unique("request"), given.code))
    with pytest.raises(Refusal, match="pad-full"):
        await pads.join(NewPhone(unique("request"), given.code))


def test_one_address_shares_so_many_pads_an_hour(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "x.sqlite", tables_per_hour=2)
    with TestClient(make_app(settings, bots=Thoughtless())) as client:
        asked = [{"id": unique("request"), "document": PAD} for _ in range(3)]
        answers = [client.post("/api/pads", json=body) for body in asked]
    assert [answer.status_code for answer in answers] == [201, 201, 429]

"""People leave a table, or are sent away: their secrets open nothing any more, and play goes on."""

import asyncio
from functools import partial
from pathlib import Path

import pytest

from sushibelt.core.record import read_record
from sushibelt.core.refusal import Refusal
from sushibelt.games import find
from sushibelt.server import codes, keys
from sushibelt.server.connection import Connection
from sushibelt.server.keys import Who, digest
from sushibelt.server.tables import bodies, messages, replays
from sushibelt.words import knows
from tests.server.tables import Page, Party, Place, at_a_place, place, play_on, rest, unique

REASONS = (
    "secret-left",
    "secret-removed",
    "secret-renewed",
    "member-unknown",
    "kick-yourself",
)


def names(party: Party) -> list[str]:
    return [seat["name"] for seat in party.host.look()["seats"]]


def refused(page: Page) -> str:
    with pytest.raises(Refusal) as caught:
        page.room.identify(page.secret)
    return caught.value.reason


async def started(here: Place, people: int = 3, seats: int = 3) -> Party:
    party = await here.table("sushi-go/zoch-2014", seats, people)
    assert (await party.host.say(messages.Start))["type"] == "ack"
    await rest()
    return party


@at_a_place
async def test_who_leaves_the_lobby_is_gone_and_the_seat_is_free(here: Place) -> None:
    party = await here.table(people=3)
    bo = party.pages[1]
    assert (await bo.say(messages.Leave))["type"] == "ack"
    assert names(party) == ["P0", "", "P2"]
    assert refused(bo) == "secret-left"
    assert bo.connection.closed
    assert bo.connection not in party.room.connections
    cleo = await here.join(party, "P1")  # the name is free again, too
    assert cleo.look()["you"] == 1


@at_a_place
async def test_leaving_three_times_is_leaving_once(here: Place) -> None:
    party = await here.table(people=2)
    bo, leave = party.pages[1], messages.Leave(id="leave")
    for _ in range(3):
        await bo.room.do(lambda: bo.room.receive(bo.connection, leave))
    found = [message for message in bo.connection.take_answers() if b"ack" in message]
    assert len(found) == 3
    assert len(party.room.table.lobby.members) == 1


@at_a_place
async def test_what_was_on_its_way_when_somebody_left_has_no_effect(here: Place) -> None:
    party = await here.table(people=2)
    bo = party.pages[1]
    await bo.say(messages.Leave)
    assert (await bo.say(messages.Sit))["reason"] == "secret-left"
    assert names(party)[1] == ""


@at_a_place
async def test_a_bot_plays_on_at_once_for_who_leaves_a_match(here: Place) -> None:
    party = await started(here)
    bo = party.pages[1]
    await bo.say(messages.Leave)
    await rest()
    seat = party.host.look()["seats"][1]
    assert (seat["name"], seat["who"], seat["stands_in"]) == ("P1", "person", True)
    party.pages.remove(bo)
    await play_on(party)
    message = party.host.look()
    assert message["stage"] == "finished"
    past = await replays.past(here.store, message["match"])
    reading = read_record(replays.record(past), find)
    assert reading.sealed
    assert reading.match.names == ("P0", "P1", "P2")
    assert replays.fair(past).names == ["P0", "P1", "P2"]


@at_a_place
async def test_a_choice_that_was_in_counts_and_promises_stay_in_the_record(here: Place) -> None:
    party = await here.table("sushi-go/anniversary", people=2, seats=2)
    one, two = party.pages
    for page in party.pages:
        await page.mingle(page.secret)
    await one.say(messages.Start)
    for page in party.pages:
        assert (await page.open())["type"] == "ack"
    await rest()
    picked = two.look()["legal"][0]
    await two.pick(picked)
    shares = one.look()["fair"]["shares"]
    await two.say(messages.Leave)
    assert one.look()["fair"]["shares"] == shares
    party.pages.remove(two)
    await play_on(party)
    past = await replays.past(here.store, one.look()["match"])
    fair = replays.fair(past)
    assert [(share.hash, share.entropy) for share in fair.shares] == [
        (share["hash"], share["entropy"]) for share in shares
    ]
    first = next(played for played in past.match.played if played.by)
    assert first.by[1] == "person"
    assert past.match.game.name(first.move.choices[1]) == picked  # type: ignore[union-attr]


@at_a_place
async def test_the_seat_of_who_left_is_free_in_the_rematch(here: Place) -> None:
    party = await started(here)
    bo = party.pages.pop(1)
    await bo.say(messages.Leave)
    await play_on(party)
    await here.join(party, "P3")
    assert (await party.host.say(messages.Rematch, lobby=True))["type"] == "ack"
    message = party.host.look()
    assert sorted(seat["name"] for seat in message["seats"]) == ["P0", "P2", "P3"]
    assert message["waiting"] == []


@at_a_place
async def test_who_leaves_after_the_end_keeps_the_place_on_the_bill(here: Place) -> None:
    party = await started(here, people=2)
    await play_on(party)
    result = party.host.look()["result"]
    await party.pages[1].say(messages.Leave)
    assert names(party)[1] == "P1"
    assert party.host.look()["result"] == result


@at_a_place
async def test_the_host_may_send_somebody_away_and_the_code_changes(here: Place) -> None:
    party = await here.table(people=3)
    bo, code = party.pages[1], party.made.code
    assert (await party.host.say(messages.Kick, name="P1"))["type"] == "ack"
    assert names(party) == ["P0", "", "P2"]
    assert refused(bo) == "secret-removed"
    assert any(b"secret-removed" in message for message in bo.connection.take_answers())
    assert party.host.look()["code"] != code
    again = bodies.NewSeat(id=unique("request"), name="P1", code=code)
    for secret in ("", bo.secret):
        with pytest.raises(Refusal):
            await here.rooms.join(party.made.table, again, secret)
    assert (await party.host.say(messages.Kick, name="P1"))["reason"] == "member-unknown"
    assert (await party.host.say(messages.Kick, name="P0"))["reason"] == "kick-yourself"


@at_a_place
async def test_no_link_to_watch_with_lets_anybody_back_in_who_was_sent_away(here: Place) -> None:
    party = await here.table(people=2)
    table, known = party.made.table, party.made.watch
    watcher = await here.page(table, known)
    await party.host.say(messages.Kick, name="P1")
    assert any(b"secret-renewed" in message for message in watcher.connection.take_answers())
    assert watcher.connection.closed
    with pytest.raises(Refusal, match="secret-renewed"):
        await here.rooms.join(table, bodies.NewSeat(id=unique("request"), name="P1"), known)
    with pytest.raises(Refusal, match="secret-renewed"):
        await here.page(table, known)
    new = bodies.NewWatcher(id=unique("request"), code=party.host.look()["code"])
    await here.page(table, (await here.rooms.watch(table, new)).secret)
    assert party.host.look()["watchers"] == 1


@at_a_place
async def test_a_page_that_was_let_in_just_before_its_key_was_revoked_is_sent_away(
    here: Place,
) -> None:
    party = await here.table(people=2)
    room = party.room
    late = [
        Connection(room.identify(secret)) for secret in (party.made.watch, party.pages[1].secret)
    ]
    await party.host.say(messages.Kick, name="P1")
    for connection, why in zip(late, ("secret-renewed", "secret-removed"), strict=True):
        await room.do(partial(room.enter, connection))
        assert connection.closed
        assert connection not in room.connections
        assert any(why.encode() in expected for expected in connection.take_answers())
    assert party.host.look()["watchers"] == 0


@at_a_place
async def test_the_new_code_is_nobody_elses(here: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    party, other = await here.table(people=2), await here.table()
    drawn = iter([other.made.code, "NEWNEW"])
    monkeypatch.setattr(codes, "spoken_code", lambda: next(drawn))
    assert (await party.host.say(messages.Kick, name="P1"))["type"] == "ack"
    assert party.host.look()["code"] == "NEWNEW"


@at_a_place
async def test_only_the_host_sends_people_away_and_not_amid_a_match(here: Place) -> None:
    party = await here.table(people=3)
    bo = party.pages[1]
    assert (await bo.say(messages.Kick, name="P2"))["reason"] == "host-only"
    watcher = await here.page(party.made.table, party.made.watch)
    assert (await watcher.say(messages.Kick, name="P2"))["reason"] == "host-only"
    assert (await watcher.say(messages.Leave))["reason"] == "seat-none"
    await party.host.say(messages.Start)
    assert (await party.host.say(messages.Kick, name="P2"))["reason"] == "stage-wrong"
    assert names(party) == ["P0", "P1", "P2"]


@at_a_place
async def test_somebody_who_waits_may_be_sent_away_and_may_leave(here: Place) -> None:
    party = await here.table("sushi-go/anniversary", seats=2, people=2)
    for name in ("P2", "P3"):
        party.pages.append(await here.join(party, name))
    assert party.host.look()["waiting"] == ["P2", "P3"]
    await party.host.say(messages.Kick, name="P2")
    await party.pages[3].say(messages.Leave)
    assert party.host.look()["waiting"] == []
    assert refused(party.pages[2]) == "secret-removed"
    assert refused(party.pages[3]) == "secret-left"


@at_a_place
async def test_strangers_on_the_waiting_list_may_be_sent_away_amid_a_match(here: Place) -> None:
    party = await started(here)
    for number in range(3, 16):
        await here.join(party, f"P{number}")
    with pytest.raises(Refusal, match="table-full"):
        await here.join(party, "P16")
    assert (await party.host.say(messages.Invite, open=False))["type"] == "ack"
    for number in range(3, 16):
        assert (await party.host.say(messages.Kick, name=f"P{number}"))["type"] == "ack"
    message = party.host.look()
    assert message["waiting"] == []
    assert message["code"] is None  # sending somebody away opens nothing
    assert (await party.host.say(messages.Kick, name="P2"))["reason"] == "stage-wrong"


@at_a_place
async def test_when_the_host_leaves_any_seat_may_do_what_the_host_may(here: Place) -> None:
    party = await here.table(people=2)
    host, bo = party.pages
    await host.say(messages.Leave)
    with pytest.raises(Refusal, match="secret-left"):
        party.room.identify(party.made.host)
    assert bo.look()["host"]
    assert bo.look()["host_ms"] == 0
    assert (await bo.say(messages.Start))["type"] == "ack"


@at_a_place
async def test_a_device_that_seats_two_stays_host_when_one_of_them_leaves(here: Place) -> None:
    party = await here.table(people=1)
    wanted = bodies.NewSeat(id=unique("request"), name="P1", code=party.made.code)
    seat = await here.rooms.join(party.made.table, wanted, "")
    bo = await here.page(party.made.table, seat.secret, party.made.host)
    await party.host.say(messages.Leave)
    assert party.room.identify(party.made.host).host
    assert bo.look()["host_ms"] is None
    assert bo.look()["host"]


@at_a_place
async def test_coming_and_going_does_not_use_up_the_table(
    here: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those who left are remembered for a while; whoever made the table, always."""
    monkeypatch.setattr(keys, "MOST_KEYS", 5)
    monkeypatch.setattr(keys, "MOST_REVOKED", 3)
    party = await here.table(people=1)
    gone = []
    for number in range(12):
        gone.append(await here.join(party, f"Q{number}"))
        await gone[-1].say(messages.Leave)
    assert [refused(page) for page in gone[-3:]] == ["secret-left"] * 3
    assert refused(gone[0]) == "secret-unknown"
    stored = await here.store.keys(table_id=party.made.table)
    assert len(stored) <= 3 + 3 + 1  # the maker's, those remembered, the newest
    await here.clock.turn(61)
    late = Connection(Who("somebody", False, (digest(gone[0].secret),)))
    await party.room.do(partial(party.room.enter, late))
    assert late.closed  # identified before everybody forgot


@at_a_place
async def test_the_same_request_does_not_bring_back_who_left(here: Place) -> None:
    party = await here.table(people=1)
    wanted = bodies.NewSeat(id=unique("request"), name="P1", code=party.made.code)
    seat = await here.rooms.join(party.made.table, wanted, "")
    bo = await here.page(party.made.table, seat.secret)
    await bo.say(messages.Leave)
    with pytest.raises(Refusal, match="secret-left"):
        await here.rooms.join(party.made.table, wanted, "")


def test_who_left_stays_away_after_a_restart_and_the_bot_plays_on(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite"
    kept: dict[str, str] = {}

    async def before() -> None:
        async with place(path) as here:
            party = await started(here)
            kept.update(table=party.made.table, one=party.host.secret, three=party.pages[2].secret)
            kept.update(two=party.pages[1].secret, host=party.made.host)
            await party.pages[1].say(messages.Leave)

    async def after() -> None:
        async with place(path) as here:
            room = await here.rooms.room(kept["table"])
            with pytest.raises(Refusal, match="secret-left"):
                room.identify(kept["two"])
            pages = [
                await here.page(kept["table"], kept["one"], kept["host"]),
                await here.page(kept["table"], kept["three"]),
            ]
            await rest()
            assert pages[0].look()["seats"][1]["stands_in"]
            for page in pages:
                await page.pick(page.look()["legal"][0])
            await rest()
            assert pages[0].look()["turn"]["number"] == 2

    asyncio.run(before())
    asyncio.run(after())


@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_has_words(reason: str) -> None:
    assert knows(f"refusal-{reason}")

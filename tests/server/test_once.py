"""The same message three times has one effect and one answer, even across a restart."""

import asyncio
from pathlib import Path
from typing import Any

from sqlalchemy import select

from sushibelt.server import schema
from sushibelt.server.data import Data
from sushibelt.server.database import database_of
from sushibelt.server.tables import bodies, messages
from tests.server.tables import Page, Party, Place, at_each_place, place, rest, unique


async def started(here: Place) -> Party:
    party = await here.table("sushi-go/zoch-2014", 3, 2)
    assert (await party.host.say(messages.Start))["type"] == "ack"
    await rest()
    return party


@at_each_place
async def test_a_choice_sent_three_times_counts_once(here: Place) -> None:
    party = await started(here)
    page = party.host
    first, second = page.look()["legal"][:2]
    one = messages.Pick(id="one", n=1, actions=[first])
    two = messages.Pick(id="two", n=1, actions=[second])
    answers = [await page.send(message) for message in (one, two, one, one, two)]
    assert [answer["type"] for answer in answers] == ["ack"] * 5
    assert [answer["id"] for answer in answers] == ["one", "two", "one", "one", "two"]
    assert page.look()["picked"] == [second]


@at_each_place
async def test_a_refusal_is_repeated_even_when_the_message_would_be_fine_by_now(
    here: Place,
) -> None:
    party = await started(here)
    one, two = party.pages
    early = messages.Pick(id="early", n=2, actions=[one.look()["legal"][0]])
    assert (await one.send(early))["reason"] == "turn-stale"
    for page in (one, two):
        await page.pick(page.look()["legal"][0])
    await rest()
    assert one.look()["turn"]["number"] == 2
    assert (await one.send(early))["reason"] == "turn-stale"
    assert one.look()["picked"] == []


@at_each_place
async def test_two_people_may_use_the_same_message_id(here: Place) -> None:
    party = await started(here)
    for page in party.pages:
        answer = await page.send(messages.Pick(id="same", n=1, actions=[page.look()["legal"][0]]))
        assert answer["type"] == "ack"
    await rest()
    assert party.host.look()["turn"]["number"] == 2


def test_an_effect_is_remembered_across_a_restart(data: Data) -> None:
    kept: dict[str, str] = {}

    async def before() -> None:
        async with place(data) as here:
            party = await started(here)
            kept.update(table=party.made.table, secret=party.host.secret)
            kept["first"], kept["second"] = party.host.look()["legal"][:2]
            await party.host.send(messages.Pick(id="one", n=1, actions=[kept["first"]]))
            await party.host.send(messages.Pick(id="two", n=1, actions=[kept["second"]]))

    async def after() -> None:
        async with place(data) as here:
            page = await here.page(kept["table"], kept["secret"])
            again = await page.send(messages.Pick(id="one", n=1, actions=[kept["first"]]))
            assert again == {"type": "ack", "id": "one"}
            assert page.look()["picked"] == [kept["second"]]

    asyncio.run(before())
    asyncio.run(after())


def test_a_refusal_is_remembered_across_a_restart(data: Data) -> None:
    kept: dict[str, Any] = {}

    async def before() -> None:
        async with place(data) as here:
            party = await started(here)
            kept.update(table=party.made.table, secret=party.host.secret)
            kept["refused"] = await party.host.send(messages.Undo(id="nothing", n=1))
            assert kept["refused"]["reason"] == "undo-nothing"

    async def after() -> None:
        async with place(data) as here:
            page = await here.page(kept["table"], kept["secret"])
            chosen = page.look()["legal"][0]
            await page.send(messages.Pick(id="one", n=1, actions=[chosen]))
            assert await page.send(messages.Undo(id="nothing", n=1)) == kept["refused"]
            assert page.look()["picked"] == [chosen]

    asyncio.run(before())
    asyncio.run(after())


@at_each_place
async def test_old_answers_are_forgotten_on_the_disk_too(here: Place) -> None:
    party = await here.table("sushi-go/zoch-2014", 3, 1)
    for _ in range(230):
        await party.host.say(messages.Say, phrase="phrase-hello")
    stored = await here.store.answers(party.made.table)
    assert 200 <= len(stored) <= 201
    page = await reloaded(here, party)
    answer = await page.send(messages.Say(id=stored[-1]["message"], phrase="phrase-bye"))
    assert answer["type"] == "ack"
    assert page.look()["phrases"] == []


async def reloaded(here: Place, party: Party) -> Page:
    """The host's page after everybody left and the room was let go."""
    await party.host.leave()
    await here.clock.turn(61)
    await here.house.sweep()
    return await here.page(party.made.table, party.made.secret, party.made.host)


def kept_in(data: Data) -> bytes:
    """All that is stored: of a file every byte."""
    if isinstance(data, Path):
        return data.read_bytes()
    with database_of(data).snapshot() as connection:
        tables = schema.METADATA.sorted_tables
        return repr([connection.execute(select(table)).all() for table in tables]).encode()


def test_a_table_is_made_once_for_a_request_and_its_secrets_stay_the_same(data: Data) -> None:
    wanted = bodies.NewTable(id=unique("request"), game="sushizock/2008", seats=2, name="Ana")
    made: list[bodies.TableMade] = []

    async def story() -> None:
        async with place(data) as here:
            made.extend(await asyncio.gather(*(here.rooms.make(wanted) for _ in range(3))))

    asyncio.run(story())
    asyncio.run(story())
    assert len(made) == 6
    assert all(one == made[0] for one in made)
    secrets = {made[0].secret, made[0].host, made[0].watch}
    assert len(secrets) == 3
    assert all(len(secret) == 43 for secret in secrets)  # 256 bits
    assert not any(secret.encode() in kept_in(data) for secret in secrets)


def test_a_seat_is_taken_once_for_a_request(data: Data) -> None:
    wanted = bodies.NewTable(id=unique("request"), game="sushizock/2008", seats=4, name="Ana")
    given: list[bodies.SeatTaken] = []

    async def story() -> None:
        async with place(data) as here:
            made = await here.rooms.make(wanted)
            seat = bodies.NewSeat(id="0123456789abcdef", name="Bo", code=made.code)
            given.extend([await here.rooms.join(made.table, seat, "") for _ in range(2)])
            room = await here.rooms.room(made.table)
            assert len(room.table.people) == 2

    asyncio.run(story())
    asyncio.run(story())
    assert len(set(given)) == 1


@at_each_place
async def test_a_request_for_a_table_is_not_mixed_up_with_one_for_a_seat(here: Place) -> None:
    party = await here.table("sushizock/2008", 3)
    same = unique("request")
    wanted = bodies.NewSeat(id=same, name="Bo", code=party.made.code)
    seat = await here.rooms.join(party.made.table, wanted, "")
    new = bodies.NewTable(id=same, game="sushizock/2008", seats=2, name="Bo")
    made = await here.rooms.make(new)
    assert made.table != party.made.table
    assert made.secret != seat.secret
    assert await here.rooms.make(new) == made
    assert await here.rooms.join(party.made.table, wanted, "") == seat
    assert (await here.rooms.room(made.table)).identify(made.secret, made.host).host

"""The host renews the code of a table, or closes it to everybody new; nobody else does."""

import asyncio
from pathlib import Path

import pytest

from sushibelt.core.refusal import Refusal
from sushibelt.server.tables import bodies, messages
from tests.server.tables import Party, Place, at_a_place, place, rest, unique


async def came_in(here: Place, party: Party, code: str = "", secret: str = "") -> str:
    """Try to take a seat; return why not, or an empty text."""
    wanted = bodies.NewSeat(id=unique("request"), name=unique("")[-8:], code=code)
    try:
        await here.rooms.join(party.made.table, wanted, secret)
    except Refusal as problem:
        return problem.reason
    return ""


@at_a_place
async def test_a_renewed_code_lets_in_and_the_old_one_does_not(here: Place) -> None:
    party = await here.table(people=2)
    old, watch = party.made.code, party.made.watch
    watcher = await here.page(party.made.table, watch)
    assert (await party.host.say(messages.Invite))["type"] == "ack"
    new = party.host.look()["code"]
    assert new != old
    assert await came_in(here, party, code=old) == "secret-unknown"
    assert await came_in(here, party, secret=watch) == "secret-renewed"
    assert await came_in(here, party, code=new) == ""
    assert watcher.connection.closed
    assert not party.pages[1].connection.closed
    with pytest.raises(Refusal, match="code-unknown"):
        await here.rooms.of_code(old)
    assert (await here.rooms.of_code(new)) is party.room


@at_a_place
async def test_a_closed_table_lets_in_nobody_whom_the_host_does_not_bring(here: Place) -> None:
    party = await here.table(people=2, seats=4)
    old, watch = party.made.code, party.made.watch
    watcher = await here.page(party.made.table, watch)
    assert (await party.host.say(messages.Invite, open=False))["type"] == "ack"
    for page in (party.host, party.pages[1], watcher):
        assert page.look()["code"] is None
    closed = party.room.table.code
    for code in (old, closed, closed.lstrip("-"), closed.upper()):
        assert await came_in(here, party, code=code) == "secret-unknown"
        with pytest.raises(Refusal, match="code-unknown"):
            await here.rooms.of_code(code)
    for secret in (watch, party.pages[1].secret):
        assert await came_in(here, party, secret=secret) == "code-closed"
    assert not watcher.connection.closed  # a screen for all stays on
    assert await came_in(here, party, secret=party.made.host) == ""
    await party.host.say(messages.Invite)
    assert await came_in(here, party, code=party.host.look()["code"]) == ""


@at_a_place
async def test_nobody_but_the_host_says_who_comes_in(here: Place) -> None:
    party = await here.table(people=2)
    watcher = await here.page(party.made.table, party.made.watch)
    for page in (party.pages[1], watcher):
        for way in (True, False):
            assert (await page.say(messages.Invite, open=way))["reason"] == "host-only"
    assert party.host.look()["code"] == party.made.code


@at_a_place
async def test_the_code_may_be_renewed_amid_a_match(here: Place) -> None:
    party = await here.table(people=3)
    await party.host.say(messages.Start)
    await rest()
    assert (await party.host.say(messages.Invite))["type"] == "ack"
    assert await came_in(here, party, code=party.made.code) == "secret-unknown"
    assert party.host.look()["stage"] == "playing"


def test_a_closed_table_stays_closed_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite"
    kept: list[Party] = []

    async def before() -> None:
        async with place(path) as here:
            kept.append(await here.table())
            await kept[0].host.say(messages.Invite, open=False)

    async def after() -> None:
        async with place(path) as here:
            made = kept[0].made
            page = await here.page(made.table, made.secret, made.host)
            assert page.look()["code"] is None
            assert await came_in(here, kept[0], code=made.code) == "secret-unknown"
            assert (await page.say(messages.Invite))["type"] == "ack"
            assert await came_in(here, kept[0], code=page.look()["code"]) == ""

    asyncio.run(before())
    asyncio.run(after())


@at_a_place
async def test_who_was_given_a_seat_is_given_it_again_by_the_same_request(here: Place) -> None:
    party = await here.table()
    wanted = bodies.NewSeat(id=unique("request"), name="Bo", code=party.made.code)
    seat = await here.rooms.join(party.made.table, wanted, "")
    await party.host.say(messages.Invite, open=False)
    assert await here.rooms.join(party.made.table, wanted, "") == seat

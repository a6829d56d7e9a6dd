"""After the end: playing again is proposed, everybody keeps the own mark, wins are counted."""

from typing import Any

from sushibelt.server.tables import messages, replays
from tests.server.tables import Page, Party, Place, at_a_place, play_on

GAME = "sushizock/2008"


async def over(here: Place, people: int = 2, seats: int = 3) -> Party:
    """A table whose first match is over."""
    party = await here.table(GAME, seats, people)
    await party.host.say(messages.Start)
    await play_on(party)
    return party


def seat(page: Page) -> dict[str, Any]:
    """The own seat."""
    message = page.look()
    return dict(message["seats"][message["you"]])


@at_a_place
async def test_play_again_is_a_proposal_until_everybody_here_accepts(here: Place) -> None:
    party = await over(here)
    host, bo = party.pages
    first = host.look()
    assert (await bo.say(messages.Rematch))["type"] == "ack"
    for page in party.pages:
        message = page.look()
        assert (message["stage"], message["match"]) == ("finished", first["match"])
        assert message["result"] == first["result"]
    assert (seat(bo)["again"], seat(host)["again"]) == (True, False)
    assert (await host.say(messages.Rematch))["type"] == "ack"
    assert [page.look()["stage"] for page in party.pages] == ["playing"] * 2
    assert not any(one["again"] for one in host.look()["seats"])


@at_a_place
async def test_a_proposal_outlives_a_restart(here: Place) -> None:
    party = await over(here)
    host, bo = party.pages
    await bo.say(messages.Rematch)
    for page in party.pages:
        await page.leave()
    await here.rooms.close()
    back = await here.page(party.made.table, host.secret)
    assert [one["again"] for one in back.look()["seats"]] == [False, True, False]


@at_a_place
async def test_only_the_host_begins_without_the_others_who_wait_for_the_next(here: Place) -> None:
    party = await over(here)
    host, bo = party.pages
    assert (await bo.say(messages.Rematch, now=True))["reason"] == "host-only"
    assert (await host.say(messages.Rematch, now=True))["type"] == "ack"
    assert host.look()["stage"] == "playing"
    assert (bo.look()["role"], bo.look()["waiting"]) == ("waiting", ["P1"])
    await play_on(Party(party.room, party.made, [host]))
    await host.say(messages.Rematch)
    assert (bo.look()["role"], bo.look()["stage"]) == ("seat", "playing")


@at_a_place
async def test_a_choice_that_comes_after_the_rematch_began_without_its_maker_is_late(
    here: Place,
) -> None:
    party = await over(here)
    host, bo = party.pages
    first = bo.look()["match"]
    await host.say(messages.Rematch, now=True)
    late = await bo.say(messages.Pick, n=1, actions=["aside"], match=first)
    assert late["reason"] == "match-other"


@at_a_place
async def test_who_is_not_here_is_not_waited_for_and_keeps_the_seat(here: Place) -> None:
    party = await over(here)
    host, bo = party.pages
    await bo.leave()
    await host.say(messages.Rematch)
    assert host.look()["stage"] == "playing"
    assert [one["name"] for one in host.look()["seats"]] == ["", "P0", "P1"]


@at_a_place
async def test_who_leaves_for_good_is_not_waited_for(here: Place) -> None:
    party = await over(here)
    host, bo = party.pages
    await host.say(messages.Rematch)
    assert host.look()["stage"] == "finished"
    await bo.say(messages.Leave)
    assert host.look()["stage"] == "playing"


@at_a_place
async def test_a_host_who_does_not_play_begins_for_those_who_want_to(here: Place) -> None:
    party = await over(here)
    host, bo = party.pages
    await host.leave()
    looks_on = await here.page(party.made.table, party.made.watch, party.made.host)
    assert (await looks_on.say(messages.Rematch))["reason"] == "people-none"
    await bo.say(messages.Rematch)
    assert bo.look()["stage"] == "playing"  # nobody else is here who played


@at_a_place
async def test_everybody_keeps_the_own_mark_through_rematches(here: Place) -> None:
    party = await over(here)
    marks = {page: seat(page)["mark"] for page in party.pages}
    assert marks == {page: number for number, page in enumerate(party.pages)}
    for _ in range(2):
        for page in party.pages:
            await page.say(messages.Rematch)
        message = party.host.look()
        assert {page: seat(page)["mark"] for page in party.pages} == marks
        assert sorted(one["mark"] for one in message["seats"]) == [0, 1, 2]
        await play_on(party)
        past = replays.replay(await replays.past(here.store, message["match"]), None)
        assert past.marks == [one["mark"] for one in message["seats"]]
    assert seat(party.host)["seat"] == 2


@at_a_place
async def test_a_mark_moves_along_to_another_seat_and_a_new_one_is_free(here: Place) -> None:
    party = await here.table(GAME, 3, 2)
    host, bo = party.pages
    await bo.say(messages.Sit, seat=2)
    assert [one["mark"] for one in host.look()["seats"]] == [0, 2, 1]
    await host.say(messages.Setup, seats=2)
    assert [one["mark"] for one in host.look()["seats"]] == [0, 1]
    await host.say(messages.Setup, seats=4)
    assert [one["mark"] for one in host.look()["seats"]] == [0, 1, 2, 3]


@at_a_place
async def test_a_series_keeps_its_tally(here: Place) -> None:
    party = await here.table(GAME, 3, 2)
    await party.host.say(messages.Start)
    assert [one["wins"] for one in party.host.look()["seats"]] == [0, 0, 0]
    won: dict[int, int] = {}
    for _ in range(3):
        before = party.host.look()
        assert {one["mark"]: one["wins"] for one in before["seats"] if one["wins"]} == won
        await play_on(party)
        message = party.host.look()
        for winner in message["result"]["winners"]:
            mark = message["seats"][winner]["mark"]
            won[mark] = won.get(mark, 0) + 1
        assert {one["mark"]: one["wins"] for one in message["seats"] if one["wins"]} == won
        for page in party.pages:
            await page.say(messages.Rematch)

"""Nobody waits for nothing: a host who is gone, a moment to read, a friend who came late."""

from msgspec import Struct

from sushibelt.server.tables import messages
from tests.server.tables import Page, Party, Place, at_a_place, play_on, rest


async def answered(page: Page, kind: type[Struct], **fields: object) -> str:
    """Return `ack`, or why not."""
    answer = await page.say(kind, **fields)
    return str(answer.get("reason", answer["type"]))


@at_a_place
async def test_a_seat_stands_in_for_a_host_who_stays_away(here: Place) -> None:
    party = await here.table(people=2)
    host, bo = party.pages
    assert (bo.look()["host"], bo.look()["host_ms"]) == (False, None)
    await host.leave()
    await here.clock.turn(10)
    assert (bo.look()["host"], bo.look()["host_ms"]) == (False, 20_000)
    assert await answered(bo, messages.Start) == "host-only"
    await here.clock.turn(21)
    assert bo.look()["host"]
    watcher = await here.page(party.made.table, party.made.watch)
    assert not watcher.look()["host"]
    assert await answered(watcher, messages.Start) == "host-only"
    assert await answered(bo, messages.Setup, seats=4) == "ack"
    assert await answered(bo, messages.Start) == "ack"
    assert not bo.look()["host"]  # a match is not for others to call off
    assert await answered(bo, messages.Abandon) == "host-only"


@at_a_place
async def test_a_host_who_comes_back_is_the_only_host(here: Place) -> None:
    party = await here.table(people=2)
    host, bo = party.pages
    await host.leave()
    await here.clock.turn(40)
    await here.page(party.made.table, host.secret, party.made.host)
    assert not bo.look()["host"]
    assert await answered(bo, messages.Start) == "host-only"


@at_a_place
async def test_who_is_alone_at_an_opened_table_waits_for_its_host_no_longer_than_others(
    here: Place,
) -> None:
    party = await here.table(people=2)
    host, bo = party.pages
    for page in (host, bo):
        await page.leave()
    await here.clock.turn(1000)  # nobody is there: time stands still
    back = await here.page(party.made.table, bo.secret)
    assert (back.look()["host"], back.look()["host_ms"]) == (False, 30_000)
    await here.clock.turn(31)
    assert back.look()["host"]


async def dice(here: Place, people: int, **more: str) -> Party:
    """A game in which one after the other chooses, begun."""
    party = await here.table("sushi-roll/2019", 3, people, **more)
    await party.host.say(messages.Start)
    await rest()
    return party


@at_a_place
async def test_no_bot_goes_on_while_somebody_asks_for_a_moment(here: Place) -> None:
    party = await dice(here, 1)
    page = party.host
    assert await answered(page, messages.Hold) == "ack"
    assert page.look()["seats"][page.look()["you"]]["holds"]
    # The own choice ends the moment, and the bots go on as usual.
    await play_on(party, lambda message: message["turn"]["actors"] == [message["you"]])
    before = page.look()["turn"]["number"]
    await page.pick(page.look()["legal"][0])
    await rest()
    assert page.look()["turn"]["number"] > before + 1
    here.bots.gate.clear()  # a bot thinks, and has an answer only when the moment is asked
    await page.pick(page.look()["legal"][0])
    thinking = page.look()["turn"]
    assert thinking["actors"] != [page.look()["you"]]
    await page.say(messages.Hold)
    here.bots.gate.set()
    await here.clock.turn(100)
    assert page.look()["turn"] == thinking
    await page.say(messages.Hold, on=False)
    await rest()
    assert page.look()["turn"]["number"] > thinking["number"]


@at_a_place
async def test_no_clock_runs_while_somebody_asks_for_a_moment_of_three_minutes(here: Place) -> None:
    party = await here.table("sushi-go/zoch-2014", 3, 2, timer="brisk")
    one, two = party.pages
    assert await answered(one, messages.Hold) == "stage-wrong"
    await one.say(messages.Start)
    await rest()
    await one.pick(one.look()["legal"][0])
    await here.clock.turn(15)
    await two.say(messages.Hold)
    assert one.look()["deadline_ms"] is None
    await here.clock.turn(170)
    assert one.look()["turn"]["number"] == 1
    await two.say(messages.Hold, on=False)
    assert one.look()["deadline_ms"] == 20_000
    await two.say(messages.Hold)
    await here.clock.turn(181)
    assert 0 < one.look()["deadline_ms"] <= 20_000
    await here.clock.turn(20)
    assert one.look()["turn"]["number"] == 2


@at_a_place
async def test_a_clock_cannot_be_stopped_for_ever(here: Place) -> None:
    party = await here.table("sushi-go/zoch-2014", 3, 2, timer="brisk")
    one, two = party.pages
    await one.say(messages.Start)
    await rest()
    await one.pick(one.look()["legal"][0])
    answers = []
    for _ in range(6):  # a moment after every 14 of 20 seconds
        await here.clock.turn(14)
        answers.append(await answered(two, messages.Hold))
        await two.say(messages.Hold, on=False)
    assert answers[:4] == ["ack", "ack", "ack", "hold-spent"]
    assert one.look()["turn"]["number"] > 1


@at_a_place
async def test_a_moment_asked_for_again_and_again_is_no_longer(here: Place) -> None:
    party = await here.table("sushi-go/zoch-2014", 3, 2, timer="brisk")
    one, two = party.pages
    await one.say(messages.Start)
    await rest()
    await one.pick(one.look()["legal"][0])
    for _ in range(13):
        await two.say(messages.Hold)
        await here.clock.turn(14)
    assert one.look()["deadline_ms"] is not None
    await here.clock.turn(20)
    assert one.look()["turn"]["number"] == 2


@at_a_place
async def test_there_are_new_moments_in_the_next_round(here: Place) -> None:
    party = await here.table("sushi-go/zoch-2014", 3, 2)
    one = party.host
    await one.say(messages.Start)
    await rest()
    for _ in range(3):
        assert await answered(one, messages.Hold) == "ack"
        await one.say(messages.Hold, on=False)
    assert await answered(one, messages.Hold) == "hold-spent"
    assert await answered(party.pages[1], messages.Hold) == "ack"  # everybody has their own
    await play_on(party, lambda message: message["view"]["round"] == 2)
    assert await answered(one, messages.Hold) == "ack"


@at_a_place
async def test_nobody_waits_for_the_moment_of_somebody_who_left(here: Place) -> None:
    party = await here.table("sushi-go/zoch-2014", 3, 2, timer="brisk")
    one, two = party.pages
    await one.say(messages.Start)
    await rest()
    await two.say(messages.Hold)
    await two.leave()
    assert one.look()["deadline_ms"] == 20_000
    assert not one.look()["seats"][1]["holds"]


@at_a_place
async def test_there_is_a_chair_more_for_who_came_late_if_so_many_can_play(here: Place) -> None:
    party = await here.table("sushizock/2008", 2, 2)
    await party.host.say(messages.Start)
    await rest()
    for name in ("Cleo", "Dora", "Eve", "Flo"):
        party.pages.append(await here.join(party, name))
    await play_on(party)
    assert party.host.look()["stage"] == "finished"
    await party.host.say(messages.Rematch, lobby=True)
    message = party.host.look()
    names = [seat["name"] for seat in message["seats"]]
    assert names == ["P1", "P0", "Cleo", "Dora", "Eve"]
    assert message["waiting"] == ["Flo"]  # six are too many
    assert len(message["fair"]["shares"]) == 5
    assert await answered(party.host, messages.Start) == "ack"


@at_a_place
async def test_a_shared_screen_shows_the_code_between_matches_only(here: Place) -> None:
    party = await here.table("sushizock/2008", 2)
    screen = await here.page(party.made.table, party.made.watch)
    assert screen.look()["code"] == party.made.code
    await party.host.say(messages.Start)
    await rest()
    assert screen.look()["code"] is None
    await play_on(party)
    assert screen.look()["code"] == party.made.code

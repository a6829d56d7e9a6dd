"""Nobody's leaving freezes a table: grace, stand-ins, coming back, timers, and sleep."""

import pytest

from sushibelt.core.game import Joint
from sushibelt.core.match import By
from sushibelt.server.tables import messages
from tests.server.tables import Party, Place, at_a_place, rest


async def started(here: Place, people: int = 2, **more: str) -> Party:
    party = await here.table("sushi-go/zoch-2014", 3, people, **more)
    assert (await party.host.say(messages.Start))["type"] == "ack"
    await rest()
    return party


@at_a_place
async def test_a_bot_stands_in_after_the_grace_and_makes_room_again(here: Place) -> None:
    party = await started(here)
    one, two = party.pages
    await one.pick(one.look()["legal"][0])
    await two.leave()
    seat = one.look()["seats"][1]
    assert (seat["present"], seat["grace_ms"], seat["stands_in"]) == (False, 30_000, False)
    await here.clock.turn(29)
    assert one.look()["turn"]["number"] == 1
    await here.clock.turn(2)
    message = one.look()
    assert message["seats"][1]["stands_in"]
    assert message["turn"]["number"] == 2
    played = party.room.table.running.played[1]
    assert played.by == {0: By.PERSON, 1: By.BOT, 2: By.BOT}
    back = await here.page(party.made.table, two.secret)
    await rest()
    message = back.look()
    assert not message["seats"][1]["stands_in"]
    assert message["legal"]
    changed = await back.pick(message["legal"][-1])
    assert changed["type"] == "ack"
    await one.pick(one.look()["legal"][0])
    await rest()
    assert party.room.table.running.played[2].by[1] == By.PERSON


@at_a_place
async def test_coming_back_within_the_grace_changes_nothing(here: Place) -> None:
    party = await started(here)
    one, two = party.pages
    await one.pick(one.look()["legal"][0])
    await two.leave()
    await here.clock.turn(20)
    back = await here.page(party.made.table, two.secret)
    await here.clock.turn(100)
    assert one.look()["turn"]["number"] == 1
    assert back.look()["seats"][1]["present"]


@at_a_place
async def test_a_second_page_of_the_same_person_keeps_the_seat(here: Place) -> None:
    party = await started(here)
    one, two = party.pages
    again = await here.page(party.made.table, two.secret)
    await two.leave()
    await here.clock.turn(100)
    assert one.look()["seats"][1]["present"]
    assert again.look()["you"] == 1


@at_a_place
async def test_time_stands_still_while_nobody_is_there(here: Place) -> None:
    party = await started(here, timer="brisk")
    one, two = party.pages
    await one.pick(one.look()["legal"][0])
    await two.leave()
    await one.leave()
    await here.clock.turn(10_000)
    assert party.room.table.running.turn.number == 1
    back = await here.page(party.made.table, one.secret)
    await rest()
    message = back.look()
    assert message["turn"]["number"] == 1
    assert message["picked"]
    assert message["seats"][1]["grace_ms"] == 30_000
    assert message["deadline_ms"] == 20_000


@at_a_place
async def test_a_watcher_alone_does_not_make_bots_stand_in(here: Place) -> None:
    party = await started(here, timer="relaxed")
    watcher = await here.page(party.made.table, party.made.watch)
    for page in party.pages:
        await page.leave()
    await here.clock.turn(10_000)
    message = watcher.look()
    assert message["turn"]["number"] == 1
    assert not any(seat["stands_in"] for seat in message["seats"])


@at_a_place
async def test_a_choice_just_after_the_time_counts_if_it_comes_before_the_bots(here: Place) -> None:
    party = await started(here, timer="brisk")
    one, two = party.pages
    here.bots.gate.clear()
    await here.clock.turn(21)
    last = one.look()["legal"][-1]
    assert (await one.pick(last))["type"] == "ack"
    here.bots.gate.set()
    await rest()
    assert two.look()["turn"]["number"] == 2
    played = party.room.table.running.played[1]
    assert played.by == {0: By.PERSON, 1: By.TIMEOUT, 2: By.BOT}
    game = party.room.table.running.game
    assert isinstance(played.move, Joint)
    assert game.name(played.move.choices[0]) == last


@pytest.mark.parametrize(("timer", "seconds"), [("relaxed", 60), ("brisk", 20)])
@at_a_place
async def test_who_runs_out_of_time_has_a_bot_choose(here: Place, timer: str, seconds: int) -> None:
    party = await started(here, timer=timer)
    one, two = party.pages
    assert one.look()["deadline_ms"] == seconds * 1000
    await one.pick(one.look()["legal"][0])
    await here.clock.turn(seconds - 1)
    assert two.look()["turn"]["number"] == 1
    await here.clock.turn(2)
    assert two.look()["turn"]["number"] == 2
    by = party.room.table.running.played[1].by
    assert by == {0: By.PERSON, 1: By.TIMEOUT, 2: By.BOT}
    await rest()
    assert seconds * 1000 - 1001 <= two.look()["deadline_ms"] <= seconds * 1000


@at_a_place
async def test_without_a_timer_there_is_all_the_time_in_the_world(here: Place) -> None:
    party = await started(here)
    await here.clock.turn(100_000)
    assert party.host.look()["turn"]["number"] == 1
    assert party.host.look()["deadline_ms"] is None


@at_a_place
async def test_away_lets_a_bot_play_at_once_and_back_stops_it(here: Place) -> None:
    party = await started(here)
    one, two = party.pages
    assert (await two.say(messages.Away))["type"] == "ack"
    await rest()
    assert one.look()["seats"][1]["stands_in"]
    await one.pick(one.look()["legal"][0])
    await rest()
    assert one.look()["turn"]["number"] == 2
    assert (await two.say(messages.Back))["type"] == "ack"
    assert not one.look()["seats"][1]["stands_in"]


@at_a_place
async def test_a_bots_answer_that_comes_too_late_is_dropped(here: Place) -> None:
    party = await started(here)
    one, two = party.pages
    here.bots.gate.clear()
    await two.say(messages.Away)
    await two.say(messages.Back)
    await two.pick(two.look()["legal"][-1])
    chosen = two.look()["picked"]
    here.bots.gate.set()
    await rest()
    assert two.look()["picked"] == chosen
    await one.pick(one.look()["legal"][0])
    await rest()
    assert one.look()["turn"]["number"] == 2
    assert party.room.table.running.played[1].by[1] == By.PERSON


@at_a_place
async def test_that_a_bot_has_chosen_is_told_when_all_people_have(here: Place) -> None:
    """How fast a bot answers could tell what it holds."""
    party = await started(here)
    one, two = party.pages
    assert 2 in party.room.table.running.pending
    assert not any(seat["chosen"] for seat in one.look()["seats"])
    await two.pick(two.look()["legal"][0])
    assert [seat["chosen"] for seat in one.look()["seats"]] == [False, True, False]


@at_a_place
async def test_no_message_is_sent_at_the_moment_when_a_bot_has_chosen(here: Place) -> None:
    here.bots.gate.clear()
    party = await started(here)
    one, two = party.pages
    watcher = await here.page(party.made.table, party.made.watch)
    for page in (one, two, watcher):
        page.look()
    here.bots.gate.set()
    await rest()
    assert 2 in party.room.table.running.pending
    assert not any(page.connection.stale for page in (one, two, watcher))


@at_a_place
async def test_rooms_that_nobody_needs_are_let_go_and_made_again(here: Place) -> None:
    party = await started(here)
    one, two = party.pages
    await one.pick(one.look()["legal"][0])
    await here.house.sweep()
    assert len(here.rooms.cache) == 1
    await one.leave()
    await two.leave()
    await here.clock.turn(61)
    await here.house.sweep()
    assert len(here.rooms.cache) == 0
    back = await here.page(party.made.table, one.secret)
    assert back.room is not party.room
    assert back.look()["picked"] == [one.message["legal"][0]]

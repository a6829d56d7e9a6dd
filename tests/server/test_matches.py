"""Whole matches at a table: choosing, changing one's mind, the end, and playing again."""

import pytest

from sushibelt.core import fairness
from sushibelt.core.record import read_record
from sushibelt.games import find
from sushibelt.server.tables import messages, replays
from tests.server.tables import Party, Place, at_a_place, play_on

FAMILIES = [
    ("sushi-go/anniversary+mochi", 4),
    ("sushi-go/anniversary+battle", 2),
    ("sushi-go/anniversary+puppet", 2),
    ("sushi-roll/2019", 3),
    ("sushizock/2008", 3),
]


async def started(here: Place, game: str, seats: int, people: int = 2) -> Party:
    party = await here.table(game, seats, people)
    assert (await party.host.say(messages.Start))["type"] == "ack"
    return party


@pytest.mark.parametrize(("game", "seats"), FAMILIES)
@at_a_place
async def test_a_match_goes_to_its_end_and_its_record_is_whole(
    here: Place, game: str, seats: int
) -> None:
    party = await started(here, game, seats)
    await play_on(party)
    message = party.host.look()
    assert message["stage"] == "finished"
    past = await replays.past(here.store, message["match"])
    reading = read_record(replays.record(past), find)
    assert reading.sealed
    assert reading.fair is not None
    match = reading.match
    fairness.check(match.game, 1, match.names, match.key, reading.fair)
    assert match.result is not None
    assert list(match.result.points) == message["result"]["points"]
    assert match.names[:2] == ("P0", "P1")
    marks = {str(by) for played in match.played for by in played.by.values()}
    assert marks == ({"person", "bot"} if seats > 2 else {"person"})
    frames = replays.replay(past, 0).frames
    assert [frame.n for frame in frames] == list(range(len(match.played)))
    assert frames[-1].sheet[0].total == match.result.points[0]


@at_a_place
async def test_a_choice_is_secret_can_be_changed_and_taken_back(here: Place) -> None:
    party = await started(here, "sushi-go/zoch-2014", 3, people=3)
    one, two, three = party.pages
    first, second = one.look()["legal"][:2]
    await one.pick(first)
    assert one.look()["picked"] == [first]
    assert [seat["chosen"] for seat in two.look()["seats"]] == [True, False, False]
    assert two.look()["picked"] == []
    await one.pick(second)
    assert one.look()["picked"] == [second]
    assert (await one.say(messages.Undo, n=1))["type"] == "ack"
    assert [seat["chosen"] for seat in two.look()["seats"]] == [False, False, False]
    again = await one.say(messages.Undo, n=1)
    assert again["reason"] == "undo-nothing"
    for page in (one, two, three):
        await page.pick(page.look()["legal"][0])
    assert one.look()["turn"]["number"] == 2
    kinds = {event["kind"] for event in one.look()["events"]}
    assert "laid" in kinds


@at_a_place
async def test_a_stale_or_foreign_or_illegal_choice_is_refused_and_changes_nothing(
    here: Place,
) -> None:
    party = await started(here, "sushi-go/zoch-2014", 3, people=3)
    page = party.host
    before = party.room.table
    legal = page.look()["legal"]
    hidden = (
        next(
            name
            for name in ("tempura", "sashimi", "egg", "dumpling", "maki1", "maki2", "maki3")
            if name not in legal
        )
        if len(legal) < 7
        else "wasabi+egg"
    )
    for wrong, reason in [
        ({"n": 0, "actions": [legal[0]]}, "turn-stale"),
        ({"n": 2, "actions": [legal[0]]}, "turn-stale"),
        ({"n": 1, "actions": ["no such card"]}, "action-unknown"),
        ({"n": 1, "actions": [hidden]}, "action-illegal"),
        ({"n": 1, "actions": [legal[0], legal[0]]}, "actions-too-many"),
        ({"n": 1, "actions": [legal[0]], "match": "another"}, "match-other"),
    ]:
        answer = await page.say(messages.Pick, **wrong)
        assert (answer["type"], answer["reason"]) == ("refused", reason)
    watcher = await here.page(party.made.table, party.made.watch)
    answer = await watcher.say(messages.Pick, n=1, actions=[legal[0]])
    assert answer["reason"] == "seat-none"
    assert party.room.table is before


@at_a_place
async def test_several_choices_of_one_seat_go_in_together_or_not_at_all(here: Place) -> None:
    party = await started(here, "sushi-roll/2019", 2)
    await play_on(party, lambda message: party.at(message["turn"]["actors"][0]).may("menu"))
    page = party.at(party.host.look()["turn"]["actors"][0])
    number = page.look()["turn"]["number"]
    before = party.room.table
    answer = await page.pick("menu", "no such die")
    assert answer["type"] == "refused"
    assert party.room.table is before
    assert (await page.pick("menu"))["type"] == "ack"
    marks = [name for name in page.look()["legal"] if name.startswith("mark:")]
    answer = await page.pick(marks[0], "roll")
    assert answer["type"] == "ack", answer
    assert page.look()["turn"]["number"] > number + 3


@at_a_place
async def test_nothing_can_be_planned_beyond_chance(here: Place) -> None:
    party = await started(here, "sushizock/2008", 2)
    page = party.at(party.host.look()["turn"]["actors"][0])
    keep = next(name for name in page.look()["legal"] if name.startswith("keep"))
    answer = await page.pick(keep, "take:sushi")
    assert answer["reason"] == "actions-too-many"


@at_a_place
async def test_a_rematch_moves_the_seats_on_and_lets_the_waiting_in(here: Place) -> None:
    party = await started(here, "sushizock/2008", 3)
    late = await here.join(party, "Late")
    assert late.look()["role"] == "waiting"
    assert late.look()["waiting"] == ["Late"]
    assert (await party.host.say(messages.Rematch))["reason"] == "stage-wrong"
    await play_on(party)
    first = party.host.look()
    for page in party.pages:
        assert (await page.say(messages.Rematch))["type"] == "ack"
    message = party.host.look()
    assert message["stage"] == "playing"
    assert message["previous"] == first["match"] != message["match"]
    assert message["fair"]["commitment"] != first["fair"]["commitment"]
    assert [party.pages[n].look()["you"] for n in range(2)] == [1, 2]
    assert late.look()["you"] == 0  # the bot moved there, and makes room
    party.pages.append(late)
    await play_on(party)
    answer = await late.say(messages.Rematch, lobby=True)
    assert answer["type"] == "ack"
    assert late.look()["stage"] == "lobby"


@at_a_place
async def test_an_abandoned_match_opens_what_it_was_dealt_from(here: Place) -> None:
    party = await started(here, "sushi-go/zoch-2014", 3)
    assert party.host.look()["fair"]["secret"] is None
    assert (await party.pages[1].say(messages.Abandon))["reason"] == "host-only"
    assert (await party.host.say(messages.Abandon))["type"] == "ack"
    message = party.pages[1].look()
    assert message["stage"] == "abandoned"
    assert len(message["fair"]["secret"]) == 64
    past = await replays.past(here.store, message["match"])
    reading = read_record(replays.record(past), find)
    assert reading.abandoned
    assert reading.sealed

"""Everybody's share of chance counts, and nobody's can stop or steer the deal."""

import asyncio
from hashlib import sha256
from pathlib import Path

from sushibelt.core import fairness
from sushibelt.core.fairness import Share
from sushibelt.server.tables import messages, replays
from tests.server.tables import Party, Place, at_a_place, place, play_on, rest


async def table(here: Place, people: int = 2) -> Party:
    return await here.table("sushizock/2008", 3, people)


async def opened_by_one(here: Place) -> Party:
    """A match that waits for its deal: both people promised a share, one opened it."""
    party = await table(here)
    one, two = party.pages
    await one.mingle("first")
    await two.mingle("second")
    await one.say(messages.Start)
    await one.open()
    return party


async def played_by_two(here: Place) -> Party:
    """A match that is over; both people had their share in its deal."""
    party = await opened_by_one(here)
    await party.pages[1].open()
    await play_on(party)
    return party


@at_a_place
async def test_shares_are_promised_told_opened_and_only_then_used(here: Place) -> None:
    party = await table(here)
    one, two = party.pages
    commitment = one.look()["fair"]["commitment"]
    for page, text in ((one, "first"), (two, "second")):
        assert (await page.mingle(text))["type"] == "ack"
    assert (await one.open())["reason"] == "stage-wrong"
    assert (await one.say(messages.Start))["type"] == "ack"
    message = two.look()
    assert message["stage"] == "opening"
    assert message["fair"]["opens"]
    assert [bool(share["hash"]) for share in message["fair"]["shares"]] == [True, True, False]
    assert (await two.mingle("another"))["reason"] == "share-too-late"
    await two.mingle("second")
    assert (await one.open())["type"] == "ack"
    assert two.look()["stage"] == "opening"
    assert [share["entropy"] for share in two.look()["fair"]["shares"]] == [None] * 3
    assert (await two.open())["type"] == "ack"
    message = one.look()
    assert message["stage"] == "playing"
    shares = [share["entropy"] for share in message["fair"]["shares"]]
    assert shares == [one.entropy, two.entropy, None]
    assert message["fair"]["secret"] is None
    await play_on(party)
    message = one.look()
    assert message["fair"]["commitment"] == commitment
    assert fairness.commitment(bytes.fromhex(message["fair"]["secret"])) == commitment
    past = replays.fair(await replays.past(here.store, message["match"]))
    key = fairness.key_of(bytes.fromhex(past.secret), past.header)
    match = party.room.table.match
    assert match is not None
    assert key.hex() == past.key == match.key.hex()


@at_a_place
async def test_who_does_not_open_is_left_out_after_three_seconds(here: Place) -> None:
    one, two = (await opened_by_one(here)).pages
    assert one.look()["opening_ms"] == 3000
    await here.clock.turn(2.9)
    assert one.look()["stage"] == "opening"
    await here.clock.turn(0.2)
    assert one.look()["stage"] == "playing"
    late = await two.open()
    assert late["reason"] == "stage-wrong"
    shares = one.look()["fair"]["shares"]
    assert shares[1]["hash"] is not None
    assert shares[1]["entropy"] is None


@at_a_place
async def test_at_a_rematch_who_is_gone_is_not_waited_for(here: Place) -> None:
    one, two = (await played_by_two(here)).pages
    await two.leave()
    await one.say(messages.Rematch)
    await one.mingle("new")
    assert one.look()["fair"]["opens"]
    await one.open()
    assert one.look()["stage"] == "playing"


@at_a_place
async def test_a_share_that_was_not_promised_is_refused(here: Place) -> None:
    party = await table(here)
    one, two = party.pages
    await one.mingle("first")
    await one.say(messages.Start)
    wrong = await one.say(messages.Open, entropy="00" * 32)
    assert wrong["reason"] == "share-not-promised"
    nothing = await two.say(messages.Open, entropy="00" * 32)
    assert nothing["reason"] == "share-not-promised"
    await one.open()
    assert one.look()["fair"]["shares"][1] == {"hash": None, "entropy": None}


@at_a_place
async def test_nobody_promises_what_somebody_else_has(here: Place) -> None:
    """A page doesn't open its share for terms that name it twice: anybody could keep it out."""
    party = await table(here)
    one, two = party.pages
    assert (await one.mingle("mine"))["type"] == "ack"
    assert (await two.mingle("mine"))["reason"] == "share-copied"
    assert (await one.mingle("mine"))["type"] == "ack"
    assert (await two.mingle("other"))["type"] == "ack"


@at_a_place
async def test_without_promises_a_match_starts_at_once(here: Place) -> None:
    party = await table(here)
    await party.host.say(messages.Start)
    assert party.host.look()["stage"] == "playing"
    assert party.room.table.deal.shares == (Share(),) * 3


@at_a_place
async def test_a_seat_given_up_takes_its_promise_along(here: Place) -> None:
    party = await table(here)
    _, two = party.pages
    await two.mingle("second")
    await two.say(messages.Sit, seat=2)
    shares = two.look()["fair"]["shares"]
    assert [share["hash"] for share in shares] == [None, None, None]


@at_a_place
async def test_a_rematch_asks_those_for_new_shares_who_had_shared_before(here: Place) -> None:
    party = await table(here)
    one, two = party.pages
    await one.mingle("first")
    await one.say(messages.Start)
    await one.open()
    await play_on(party)
    await two.say(messages.Rematch)
    await one.say(messages.Rematch)
    message = one.look()
    assert (message["stage"], message["fair"]["opens"]) == ("opening", False)
    assert (await one.open())["reason"] == "share-too-early"
    await one.mingle("new")
    assert one.look()["fair"]["opens"]
    await one.open()
    await rest()
    message = one.look()
    assert message["stage"] == "playing"
    assert message["fair"]["shares"][1]["entropy"] == one.entropy


@at_a_place
async def test_a_rematch_does_not_wait_longer_than_that(here: Place) -> None:
    one, two = (await played_by_two(here)).pages
    await two.say(messages.Rematch)
    await one.say(messages.Rematch)
    await one.mingle("new")
    await here.clock.turn(3.1)
    assert one.look()["fair"]["opens"]
    assert (await one.open())["type"] == "ack"
    assert one.look()["stage"] == "playing"
    assert two.look()["fair"]["shares"][2] == {"hash": None, "entropy": None}


def test_a_restart_while_shares_are_opened_goes_on_from_there(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite"
    kept: dict[str, str] = {}

    async def before() -> None:
        async with place(path) as here:
            party = await table(here)
            one, two = party.pages
            await one.mingle("first")
            await two.mingle("second")
            await one.say(messages.Start)
            await one.open()
            kept.update(table=party.made.table, one=one.secret, two=two.secret, e=two.entropy)

    async def after() -> None:
        async with place(path) as here:
            one, two = [await here.page(kept["table"], kept[who]) for who in ("one", "two")]
            two.entropy = kept["e"]
            assert one.look()["stage"] == "opening"
            assert (await two.open())["type"] == "ack"
            assert one.look()["stage"] == "playing"

    asyncio.run(before())
    asyncio.run(after())


@at_a_place
async def test_promising_again_and_again_does_not_hold_up_the_start(here: Place) -> None:
    one, two = (await played_by_two(here)).pages
    await two.say(messages.Rematch)
    await one.say(messages.Rematch)
    for turn in range(4):
        await one.mingle(f"again {turn}")
        await here.clock.turn(0.9)
    assert one.look()["fair"]["opens"]
    await here.clock.turn(3)
    assert one.look()["stage"] == "playing"


@at_a_place
async def test_the_terms_are_told_before_shares_are_opened_and_then_hold(here: Place) -> None:
    """docs/fair.md: names, hashes and who adds nothing are fixed before any share is opened."""
    party = await table(here)
    one, two = party.pages
    await one.mingle("first")
    assert one.look()["fair"]["terms"] is None
    await one.say(messages.Start)
    terms = one.look()["fair"]["terms"]
    assert two.look()["fair"]["terms"] == terms
    lines = terms.splitlines()
    assert f"match {one.look()['match']}" in lines
    assert f"commitment {one.look()['fair']['commitment']}" in lines
    assert f"hash 0 {fairness.hash_of(one.entropy)}" in lines
    assert lines[-2:] == ["hash 1 none", "hash 2 none"]
    assert (await two.mingle("too late"))["reason"] == "share-too-late"
    assert (await two.say(messages.Rename, name="Other"))["reason"] == "stage-wrong"
    assert one.look()["fair"]["terms"] == terms
    await one.open()
    assert one.look()["stage"] == "playing"
    await play_on(party)
    past = await replays.past(here.rooms.store, one.look()["match"])
    header = replays.fair(past).header
    assert header.splitlines()[:-3] == lines[:-3]
    assert [line.split()[:3] for line in header.splitlines()[-3:]] == [
        ["share", *line.split()[1:]] for line in lines[-3:]
    ]


@at_a_place
async def test_a_share_opened_for_other_terms_is_not_taken(here: Place) -> None:
    party = await table(here)
    one, _ = party.pages
    await one.mingle("first")
    await one.say(messages.Start)
    refused = await one.say(messages.Open, entropy=one.entropy, terms="0" * 64)
    assert refused["reason"] == "share-for-other-terms"
    assert one.look()["stage"] == "opening"
    digest = sha256(one.look()["fair"]["terms"].encode()).hexdigest()
    taken = await one.say(messages.Open, entropy=one.entropy, terms=digest)
    assert taken["type"] == "ack"
    assert one.look()["stage"] == "playing"

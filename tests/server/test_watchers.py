"""Watchers may say what they like: it is refused to each apart, and costs no write to the disk."""

from collections.abc import Sequence

import pytest

from sushibelt.server.rows import Write
from sushibelt.server.store import Store
from sushibelt.server.tables import bodies, messages
from tests.server.tables import Page, Party, Place, at_a_place, unique


async def watching(here: Place, party: Party) -> Page:
    wanted = bodies.NewWatcher(id=unique("request"), code=party.made.code)
    given = await here.rooms.watch(party.made.table, wanted)
    return await here.page(party.made.table, given.secret)


@at_a_place
async def test_what_is_refused_to_a_watcher_is_not_written(
    here: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = await here.table()
    watcher = await watching(here, party)
    written: list[Sequence[Write]] = []
    write = Store.write

    async def noted(store: Store, rows: Sequence[Write]) -> None:
        written.append(rows)
        await write(store, rows)

    monkeypatch.setattr(Store, "write", noted)
    for _ in range(30):
        assert (await watcher.say(messages.Start))["reason"] == "host-only"
    assert written == []
    assert (await party.host.say(messages.Undo, n=1))["type"] == "refused"
    assert len(written) == 1  # what is refused to a seat is remembered after a restart


@at_a_place
async def test_two_watchers_who_use_one_id_get_an_answer_each(here: Place) -> None:
    party = await here.table()
    one, two = await watching(here, party), await watching(here, party)
    assert (await one.say(messages.Start, id="same"))["reason"] == "host-only"
    assert (await two.say(messages.Say, id="same", phrase="phrase-hello"))["reason"] == "seat-none"
    assert (await one.say(messages.Start, id="same"))["reason"] == "host-only"


@at_a_place
async def test_a_host_without_a_seat_and_a_watcher_are_answered_apart(here: Place) -> None:
    party = await here.table()
    watcher = await watching(here, party)
    screen = await here.page(party.made.table, party.made.host)
    assert (await watcher.say(messages.Start, id="same"))["reason"] == "host-only"
    assert (await screen.say(messages.Setup, id="same", timer="brisk"))["type"] == "ack"


@at_a_place
async def test_a_watcher_is_repeated_what_it_was_told_for_a_while(here: Place) -> None:
    party = await here.table()
    watcher = await watching(here, party)
    text = await watcher.say(messages.Undo, id="first", n=1)
    for _ in range(10):
        await watcher.say(messages.Start)
    assert await watcher.say(messages.Start, id="first") == text
    for _ in range(100):
        await watcher.say(messages.Start)
    assert sum(len(kept) for kept in party.room.answers._given.values()) < 30

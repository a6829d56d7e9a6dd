"""The same message three times, in any order, has one effect and one answer; restarts included."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from sushibelt.core.chance import below, generator
from sushibelt.core.layout import Vector
from sushibelt.server.tables import messages
from tests.campaigns.pairs import shuffled
from tests.server.tables import Page, Party, Place, place, unique

SHARE = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"  # of 32 zero bytes
Sent = tuple[int, messages.ClientMessage, dict[str, Any]]  # whose page, what, its first answer


async def story(party: Party) -> list[tuple[int, messages.ClientMessage]]:
    """One message of every kind, most with an effect and some without; made as they are sent."""
    host, guest = 0, 1
    legal = {page: party.pages[page].look()["legal"] for page in (host, guest)}
    number = (party.host.look()["turn"] or {"number": 0})["number"]
    stage, seat = party.host.look()["stage"], party.pages[guest].look()["you"]
    if stage == "lobby":
        return [
            (host, messages.Rename(unique("m"), "Ana again")),
            (guest, messages.Rename(unique("m"), "Ana again")),  # refused
            (host, messages.Setup(unique("m"), timer="relaxed")),
            (guest, messages.Setup(unique("m"), timer="brisk")),  # refused
            (guest, messages.Stand(unique("m"))),
            (host, messages.Bots(unique("m"), seat, "novice")),
            (host, messages.Bots(unique("m"), seat, None)),
            (guest, messages.Sit(unique("m"), seat)),
            (guest, messages.Mingle(unique("m"), SHARE)),
            (guest, messages.Say(unique("m"), "phrase-hello")),
            (host, messages.Away(unique("m"))),
            (host, messages.Back(unique("m"))),
            (host, messages.Start(unique("m"))),
            (guest, messages.Open(unique("m"), "11" * 32)),  # refused
            (guest, messages.Open(unique("m"), "00" * 32)),
        ]
    if stage == "playing":
        return [
            (host, messages.Pick(unique("m"), number, [legal[host][0]])),
            (host, messages.Pick(unique("m"), number, [legal[host][-1]])),
            (host, messages.Undo(unique("m"), number)),
            (host, messages.Undo(unique("m"), number)),  # refused
            (host, messages.Pick(unique("m"), number, [legal[host][0]])),
            (guest, messages.Pick(unique("m"), number + 1, [legal[guest][0]])),  # refused
            (guest, messages.Pick(unique("m"), number, [legal[guest][0]])),
            (guest, messages.Pick(unique("m"), number, [legal[guest][0]])),  # refused
        ]
    return [(guest, messages.Rematch(unique("m"), lobby=True))]


async def send_all(party: Party, sent: list[Sent], rng: Vector) -> None:
    """Send what the stage asks for, each followed by messages that were sent before."""
    for whose, message in await story(party):
        sent.append((whose, message, await party.pages[whose].send(message)))
        for _ in range(4):
            await check_again(party.pages, sent[below(rng, len(sent))])


async def check_again(pages: list[Page], one: Sent) -> None:
    """Send a message once more: the same answer, and the table stays the very same value."""
    whose, message, answer = one
    room = pages[whose].room
    before, said = room.table, room.scene().phrases
    assert await pages[whose].send(message) == answer
    assert room.table is before
    assert room.scene().phrases == said


def test_every_kind_of_message_counts_once_in_any_order_and_after_a_restart(
    tmp_path: Path,
) -> None:
    rng = generator(b"once more")
    sent: list[Sent] = []
    secrets: list[str] = []
    tables = []

    async def before() -> None:
        async with place(tmp_path / "x.sqlite") as here:
            party = await here.table("sushi-go/anniversary", 2, 2)
            for _ in range(4):
                await send_all(party, sent, rng)
            sent.append(await abandoned(party))
            for _ in range(2):
                await send_all(party, sent, rng)
            for place_ in shuffled(list(range(len(sent))) * 3, rng):
                await check_again(party.pages, sent[place_])
            tables.append(party.room.table)
            secrets.extend([party.made.table, party.made.secret, party.made.host])
            secrets.append(party.pages[1].secret)

    async def after() -> None:
        async with place(tmp_path / "x.sqlite") as here:
            pages = await pages_again(here, secrets)
            assert pages[0].room.table == tables[0]
            accepted = [one for one in sent if one[2]["type"] == "ack"]
            for place_ in shuffled(list(range(len(accepted))) * 3, rng):
                await check_again(pages, accepted[place_])
            assert pages[0].room.table == tables[0]

    asyncio.run(before())
    kinds = {type(message) for _, message, answer in sent if answer["type"] == "ack"}
    assert len(kinds) == 15
    asyncio.run(after())


async def abandoned(party: Party) -> Sent:
    message = messages.Abandon(unique("m"))
    return 0, message, await party.pages[0].send(message)


async def pages_again(here: Place, secrets: list[str]) -> list[Page]:
    table, mine, host, theirs = secrets
    return [await here.page(table, mine, host), await here.page(table, theirs)]


@pytest.mark.parametrize("seed", range(3))
def test_choices_and_their_undoing_sent_three_times_in_any_order(tmp_path: Path, seed: int) -> None:
    """The order of first arrivals decides, whatever is repeated in between."""
    rng = generator(b"any order", str(seed).encode())

    async def play_once_more() -> None:
        async with place(tmp_path / "x.sqlite") as here:
            party = await here.table("sushi-go/anniversary", 2, 2)
            await party.host.say(messages.Start)
            page = party.host
            chosen: list[str] = []
            for _ in range(20):
                one, two = page.look()["legal"][0], page.look()["legal"][-1]
                sent: list[messages.ClientMessage] = [
                    messages.Pick(unique("m"), 1, [one]),
                    messages.Pick(unique("m"), 1, [two]),
                    messages.Undo(unique("m"), 1),
                ]
                answers: dict[int, str] = {}
                for which in shuffled([0, 1, 2] * 3, rng):
                    answer = (await page.send(sent[which]))["type"]
                    if which not in answers:
                        answers[which] = answer
                        assert answer == ("refused" if which == 2 and not chosen else "ack")
                        chosen = [[one], [two], []][which]
                    assert answer == answers[which]
                    assert page.look()["picked"] == chosen

    asyncio.run(play_once_more())

"""A bot whose choice could not be stored tries again: nobody else could wake it."""

from collections.abc import Sequence

from sushibelt.server.rows import Write
from sushibelt.server.tables import messages
from tests.server.tables import Place, at_a_place, rest


@at_a_place
async def test_a_table_where_a_bot_alone_is_awaited_goes_on_after_a_full_disk(here: Place) -> None:
    party = await here.table("sushizock/2008", 2)
    assert (await party.host.say(messages.Start))["type"] == "ack"
    await rest()
    write, refused = party.room.store.write, list[Sequence[Write]]()

    async def full(rows: Sequence[Write]) -> None:
        refused.append(rows)
        raise OSError("No space left on device")

    here.bots.gate.clear()
    page = party.host
    for _ in range(9):  # until it's the bot's turn
        if legal := page.look()["legal"]:
            await page.pick(legal[-1])
            await rest()
    assert party.room.table.turn.actors == (1,)
    number = party.room.table.number
    party.room.store.write = full  # type: ignore[method-assign]
    here.bots.gate.set()
    await rest()
    await here.clock.turn(10)
    assert len(refused) > 2  # again and again, but not at once
    assert len(refused) < 9
    assert party.room.table.number == number
    party.room.store.write = write  # type: ignore[method-assign]
    await here.clock.turn(10)
    assert party.room.table.number > number

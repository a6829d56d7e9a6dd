"""A mailbox runs one piece of work at a time, in order, and what was accepted is finished."""

import asyncio
from contextlib import suppress

import pytest

from sushibelt.server.leases import Elsewhere
from sushibelt.server.mailbox import Mailbox


def test_work_runs_one_piece_at_a_time_in_the_order_in_which_it_came() -> None:
    async def story() -> None:
        mailbox, seen = Mailbox(table="t"), list[str]()

        async def work(name: str) -> str:
            seen.append(f"{name} begins")
            await asyncio.sleep(0.001)
            seen.append(f"{name} ends")
            return name

        names = await asyncio.gather(*(mailbox.do(lambda n=n: work(n)) for n in "abc"))  # type: ignore[misc]
        assert names == ["a", "b", "c"]
        assert seen == [f"{name} {what}" for name in "abc" for what in ("begins", "ends")]
        await mailbox.close()

    asyncio.run(story())


def test_work_is_finished_even_if_whoever_asked_is_gone() -> None:
    async def story() -> None:
        mailbox, done = Mailbox(pad="p"), asyncio.Event()

        async def work() -> None:
            await asyncio.sleep(0.001)
            done.set()

        asked = asyncio.create_task(mailbox.do(work))
        await asyncio.sleep(0)
        asked.cancel()
        assert not mailbox.idle
        await mailbox.close()
        assert done.is_set()
        assert mailbox.idle

    asyncio.run(story())


def test_a_fault_is_told_to_whoever_asked_and_stops_nothing_else() -> None:
    async def story() -> None:
        mailbox = Mailbox(table="t")

        async def broken() -> None:
            raise ZeroDivisionError

        async def fine() -> int:
            return 7

        mailbox.post(broken)
        with pytest.raises(ZeroDivisionError):
            await mailbox.do(broken)
        assert await mailbox.do(fine) == 7
        await mailbox.close()
        with pytest.raises(Elsewhere):
            await mailbox.do(fine)

    asyncio.run(story())


@pytest.mark.parametrize("moment", range(6))
def test_whoever_asks_while_it_closes_is_answered_or_sent_away(moment: int) -> None:
    """Else they would wait for ever: their page would be connected, and show nothing."""

    async def story() -> None:
        mailbox = Mailbox(table="t")

        async def fine() -> int:
            await asyncio.sleep(0)
            return 7

        mailbox.post(lambda: asyncio.sleep(0))
        closing = asyncio.create_task(mailbox.close())
        for _ in range(moment):
            await asyncio.sleep(0)
        async with asyncio.timeout(5):
            with suppress(Elsewhere):
                assert await mailbox.do(fine) == 7
            await closing

    asyncio.run(story())

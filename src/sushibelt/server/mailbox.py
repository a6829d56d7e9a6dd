"""A mailbox: a room's single-writer queue. One task runs what is posted, one piece at a time."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

from sushibelt.server import logs, metrics
from sushibelt.server.leases import Elsewhere

Result = TypeVar("Result")
Work = Callable[[], Awaitable[None]]
QUEUED = metrics.QUEUED.labels("rooms")


class Mailbox:
    """A single-writer queue; `facts` name its room in the log."""

    def __init__(self, **facts: str) -> None:
        self._facts = facts
        self._queue: asyncio.Queue[Work] = asyncio.Queue()
        self._open = 0  # pieces that are queued or running
        self._closed = False
        self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        while True:
            work = await self._queue.get()
            try:
                await work()
            except Elsewhere:
                logs.note("mail-elsewhere", **self._facts)  # and whoever was here was sent there
            except Exception:
                metrics.FAILED.inc()
                logs.fault("mail", **self._facts)
            finally:
                self._open -= 1
                QUEUED.dec()
                self._queue.task_done()

    def post(self, work: Work) -> None:
        """Queue work without waiting for it."""
        self._open += 1
        QUEUED.inc()
        self._queue.put_nowait(work)

    async def do(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """Queue work and return its result; it runs even if whoever asked is gone by then."""
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()

        async def answered() -> None:
            try:
                result = await work()
            except Exception as problem:
                if not done.cancelled():
                    done.set_exception(problem)
            else:
                if not done.cancelled():
                    done.set_result(result)

        if self._closed:
            raise Elsewhere  # unloaded since it was asked for: whoever comes again finds it
        self.post(answered)
        return await done

    @property
    def idle(self) -> bool:
        """Whether nothing is queued and nothing is running."""
        return not self._open

    async def close(self) -> None:
        """Finish the queue, then stop its task; from now on nobody can ask for anything else."""
        self._closed = True  # at once: what is asked for after the last piece would never be done
        await self._queue.join()
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

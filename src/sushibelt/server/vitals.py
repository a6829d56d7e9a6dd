"""Vital signs that nobody would report otherwise: the event loop's lag, queues, the disk."""

import asyncio
import shutil
from collections.abc import Callable, Mapping
from contextlib import suppress
from math import nan
from pathlib import Path

from sushibelt.server import metrics
from sushibelt.server.data import Data

PERIOD = 0.25  # seconds between two looks


class Vitals:
    """Looks again and again; `queues` say how much waits in each."""

    def __init__(self, data: Data, queues: Mapping[str, Callable[[], int]]) -> None:
        self._data, self._queues = data, queues
        self._task = asyncio.create_task(self._watch())

    async def close(self) -> None:
        """Stop looking."""
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _watch(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            self._look()
            due = loop.time() + PERIOD
            await asyncio.sleep(PERIOD)
            metrics.LOOP_LAG.observe(max(0.0, loop.time() - due))

    def _look(self) -> None:
        for name, waiting in self._queues.items():
            metrics.QUEUED.labels(name).set(waiting())
        if not isinstance(self._data, Path):  # the disk of a database is another machine's
            metrics.DISK_FREE.set(nan)
            metrics.DATA_SIZE.set(nan)
            return
        with suppress(OSError):  # a disk that is gone is for `/healthz` to tell
            metrics.DISK_FREE.set(shutil.disk_usage(self._data.parent).free)
            metrics.DATA_SIZE.set(_size(self._data))


def _size(data: Path) -> int:
    journal = data.with_name(f"{data.name}-wal")
    return sum(file.stat().st_size for file in (data, journal) if file.exists())

"""Workers: the same work on many tasks, with results in the order in which tasks were listed."""

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from typing import Protocol, TypeVar

from sushibelt.core.refusal import Refusal

WAITING = 3  # pieces of work for each process, so that none runs dry

Task = TypeVar("Task")
Result = TypeVar("Result")


class Workers(Protocol):
    """Processes of this machine (`Processes`) or of a cluster (`cluster.Cluster`)."""

    def do(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        """Yield the result of each task, in order."""

    def dismiss(self) -> None:
        """Let everybody go; work that was not begun is left."""


class Processes:
    """So many processes of this machine; one alone is this process itself."""

    def __init__(self, count: int) -> None:
        self._count = count
        # Fresh processes inherit nothing that a thread of this one may hold.
        self._pool = (
            None if count == 1 else ProcessPoolExecutor(count, mp_context=get_context("spawn"))
        )

    def do(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        """Yield the result of each task, in order."""
        if self._pool is None:
            yield from map(work, tasks)
            return
        pool = self._pool
        handed_out = (pool.submit(work, task) for task in tasks)
        try:
            with _interrupts_ignored():  # processes started here go on ignoring them
                waiting = deque(islice(handed_out, self._count * WAITING))
            while waiting:
                yield waiting.popleft().result()
                waiting.extend(islice(handed_out, 1))
        except BrokenProcessPool:
            raise Refusal("simulation-broke-down", processes=self._count) from None

    def dismiss(self) -> None:
        """Let everybody go; work that was not begun is left."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Leave Ctrl-C to the parent: it stops handing out work, and nobody dies in the middle."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)

"""A process pool whose results come in the order in which the work was listed."""

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from typing import TypeVar

from sushibelt.core.refusal import Refusal

WAITING = 3  # pieces of work for each process, so that none runs dry

Task = TypeVar("Task")
Result = TypeVar("Result")


class Workers:
    """So many processes that do the same work; one alone is this process itself."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        # Fresh processes inherit nothing that a thread of this one may hold.
        self._pool = (
            None
            if processes == 1
            else ProcessPoolExecutor(processes, mp_context=get_context("spawn"))
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
                waiting = deque(islice(handed_out, self._processes * WAITING))
            while waiting:
                yield waiting.popleft().result()
                waiting.extend(islice(handed_out, 1))
        except BrokenProcessPool:
            raise Refusal("simulation-broke-down", processes=self._processes) from None

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

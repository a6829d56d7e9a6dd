"""A pool of worker processes in which bots think; the event loop only waits for it.

One quick worker answers for bots that do not search, and for everybody while the others are still
compiling rules, are overloaded, hang or have crashed. The longer the queue, the less each may
think.
"""

import asyncio
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from functools import partial
from multiprocessing import active_children, get_context
from multiprocessing.process import BaseProcess
from threading import current_thread, main_thread
from typing import Protocol, TypeVar

from sushibelt.bots.levels import LEVELS
from sushibelt.core import chance
from sushibelt.core.game import Action
from sushibelt.games import Match, every_selection, find
from sushibelt.server import logs, metrics
from sushibelt.server.tables.bot_worker import (
    Question,
    answer,
    begin_work,
    question,
    understood,
    warm_up,
)

SECONDS = 1.0  # for one selection, when nobody else waits
LEAST = 0.02
SLACK = 4.0  # seconds beyond the budget until somebody else is asked
STARTING = 60.0  # seconds until a process has to be there
COMPILING = 300.0  # seconds that compiling the rules of a family may take
CROWD = 10  # questions that one worker lets wait; beyond that a quicker bot is asked at once
QUICK = "apprentice"  # the level that is asked instead

Answer = TypeVar("Answer")


class Chooser(Protocol):
    """Whoever finds choices for bots."""

    async def choose(self, asked: Question) -> Action:
        """Return a legal action."""
        ...

    def prepare(self, game: str, level: str) -> None:
        """Get ready for questions about this game."""
        ...


class Worker:
    """One process; if it crashes or hangs, the next question starts another."""

    def __init__(self) -> None:
        self.waiting = 0
        self.warm: set[str] = set()  # families
        self.warming = False
        self._pool: ProcessPoolExecutor | None = None
        self._processes: set[BaseProcess] = set()
        self._begun_at = 0.0
        self._answered_at: float | None = None  # None: it has not begun to answer

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Fresh processes inherit nothing that a thread of this one may hold.
            context = get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=begin_work)
            others = set(active_children())
            with _interrupts_ignored():  # until the process can see to that itself
                self._pool.submit(int)
            self._processes = set(active_children()) - others
            self._begun_at, self._answered_at = time.monotonic(), None
        return self._pool

    def submit(self, work: Callable[..., Answer], *given: object) -> "asyncio.Future[Answer]":
        """Hand work over; the future is of this event loop."""
        try:
            future = self._started().submit(work, *given)
        except BrokenProcessPool:
            self.replace()
            future = self._started().submit(work, *given)
        self.waiting += 1
        wrapped = asyncio.wrap_future(future)
        wrapped.add_done_callback(partial(self._answered, self._pool))
        return wrapped

    def _answered(self, pool: ProcessPoolExecutor | None, future: "asyncio.Future[Answer]") -> None:
        self.waiting -= 1
        if future.cancelled():
            return
        problem = future.exception()  # looked at in any case: whoever asked may be gone
        if self._pool is not pool:
            return  # of a process that was replaced already
        if isinstance(problem, BrokenProcessPool):
            self.replace()
        else:
            self._answered_at = time.monotonic()

    def hung_since(self, asked: float) -> bool:
        """Whether it has answered nothing since then, and is neither starting up nor compiling."""
        if self._answered_at is None:
            return time.monotonic() > self._begun_at + STARTING
        return self._answered_at < asked and not self.warming

    def replace(self) -> None:
        """Forget a process that is gone; end it if it hangs."""
        if self._pool is not None:
            self.dismiss()
            metrics.WORKERS_REPLACED.inc()
        self.warm = set()

    def dismiss(self) -> None:
        """End the process, whatever it is doing, even if that is nothing at all."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in self._processes:
                process.kill()
            self._pool = None


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Have a process started here leave Ctrl-C to its parent."""
    if current_thread() is not main_thread():  # only there signals can be set
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class BotPool:
    """All workers."""

    def __init__(self, searchers: int) -> None:
        self._quick = Worker()
        self._searchers = [Worker() for _ in range(searchers)]
        self._preparing: set[asyncio.Task[None]] = set()

    def dismiss(self) -> None:
        """Let everybody go."""
        for worker in (self._quick, *self._searchers):
            worker.dismiss()

    def count_waiting(self) -> int:
        """Return how many questions are not answered yet."""
        return self._quick.waiting + sum(worker.waiting for worker in self._searchers)

    def prepare(self, game: str, level: str) -> None:
        """Have the rules of a game compiled before they are needed."""
        family = game.partition("/")[0]
        if not LEVELS[level].searches:
            return
        for worker in self._searchers:
            if family not in worker.warm and not worker.warming:
                worker.warming = True
                task = asyncio.create_task(self._warm(worker, family))
                self._preparing.add(task)
                task.add_done_callback(self._preparing.discard)

    async def _warm(self, worker: Worker, family: str) -> None:
        try:
            with suppress(BrokenProcessPool):
                await asyncio.wait_for(worker.submit(warm_up, first_question(family)), COMPILING)
                worker.warm.add(family)
        except TimeoutError:
            logs.warn("thinker-hung", family=family)
            worker.replace()
        finally:
            worker.warming = False

    async def choose(self, asked: Question) -> Action:
        """Return a legal action: the level's own, or a quicker one's if need be."""
        if LEVELS[asked.level].searches:
            found = await self._searched(asked)
            if found is not None:
                return found
            asked = asked._replace(level=QUICK)
        found = await self._asked(self._quick, asked, SECONDS)
        return anything(asked) if found is None else found

    async def _searched(self, asked: Question) -> Action | None:
        self.prepare(asked.game, asked.level)
        warm = [worker for worker in self._searchers if asked.family in worker.warm]
        ready = [one for one in warm if not one.warming and one.waiting < CROWD]
        if not ready:
            return None
        worker = min(ready, key=lambda one: one.waiting)
        return await self._asked(worker, asked, max(LEAST, SECONDS / (1 + worker.waiting)))

    async def _asked(self, worker: Worker, asked: Question, seconds: float) -> Action | None:
        begun = time.monotonic()
        try:
            waiting = worker.submit(answer, asked, seconds)
            return await asyncio.wait_for(asyncio.shield(waiting), seconds + SLACK)
        except BrokenProcessPool:
            pass
        except TimeoutError:
            if worker.hung_since(begun):
                logs.warn("thinker-hung", level=asked.level)
                worker.replace()
        metrics.THOUGHTS_LOST.inc()
        return None


def first_question(family: str) -> Question:
    """Return a question about the first selection of some game of a family."""
    selection = next(one for one in every_selection() if one.family == family)
    match = Match.begin(find(selection.id, selection.seats[0]), chance.key_of("warm-up"))
    while not match.turn.actors:
        match = match.advance()[0]
    return question(match, match.turn.actors[0], "chef")


def anything(asked: Question) -> Action:
    """Return any legal action: all that is left when no worker answers."""
    game, view = understood(asked)
    actions = game.legal(view.recalled, asked.seat)
    return actions[chance.below(list(asked.rng), len(actions))]

"""A series of games between bots: game number n of a seed, whoever plays it and wherever.

Every game's chance and every bot's own chance come from the seed, the game's number and the seat,
so the figures are the same in one process and in many.
"""

import signal
from collections import deque
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from typing import NamedTuple

from sushibelt.bots.bot import find as find_bot
from sushibelt.bots.budget import USUAL
from sushibelt.bots.figures import Figures
from sushibelt.bots.playout import play_at_random, play_with_bots
from sushibelt.core.chance import generator, key_of
from sushibelt.core.layout import Row, Vector
from sushibelt.core.refusal import Refusal
from sushibelt.games import find as find_game

LARGEST_BATCH = 8  # games that a process plays between two reports
WAITING_BATCHES = 3  # for each process, so that none runs dry


class Series(NamedTuple):
    """Who plays what: plain words and numbers, which every process understands."""

    game: str
    seats: int
    bots: tuple[str, ...]  # one for each seat
    seed: str
    turn_limit: int | None = None


def last_state(series: Series, number: int) -> Row | None:
    """Play game `number` of a series to its end; None if the limit cut it off.

    It is the match whose seed reads `seed/number`.
    """
    game = find_game(series.game, series.seats)
    key = key_of(f"{series.seed}/{number}")
    rngs = chance_of_bots(series, number)
    if set(series.bots) == {"random"}:
        return play_at_random(game, key, rngs, series.turn_limit)
    bots = [find_bot(name) for name in series.bots]
    match = play_with_bots(game, key, bots, rngs, USUAL, series.turn_limit)
    return None if match.result is None else match.state


def chance_of_bots(series: Series, number: int) -> list[Vector]:
    """Return each seat's own generator in game `number`."""
    place = (series.seed.encode(), str(number).encode())
    return [generator(b"sushibelt/bot", *place, str(s).encode()) for s in range(series.seats)]


def play_some(series: Series, first: int, count: int) -> Figures:
    """Return the figures of `count` games from number `first` on."""
    game = find_game(series.game, series.seats)
    figures = Figures.blank(series.seats)
    for number in range(first, first + count):
        state = last_state(series, number)
        result = None if state is None else game.result(state)
        if state is None or result is None:
            figures.unfinished += 1
        else:
            figures.add(game.sheet(state), result)
    return figures


def play_all(series: Series, games: int, processes: int) -> Iterator[Figures]:
    """Yield the figures of all games in parts, in the order of the games."""
    if processes == 1:
        for number in range(games):
            yield play_some(series, number, 1)
    else:
        yield from _play_in_processes(series, games, processes)


def _play_in_processes(series: Series, games: int, processes: int) -> Iterator[Figures]:
    size = max(1, min(LARGEST_BATCH, games // (processes * WAITING_BATCHES)))
    # Fresh processes inherit nothing that a thread of this one may hold.
    pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"))
    batches = (
        pool.submit(play_some, series, first, min(size, games - first))
        for first in range(0, games, size)
    )
    try:
        with _interrupts_ignored():  # processes started here go on ignoring them
            waiting = deque(islice(batches, processes * WAITING_BATCHES))
        while waiting:
            yield waiting.popleft().result()
            waiting.extend(islice(batches, 1))
    except BrokenProcessPool:
        raise Refusal("simulation-broke-down", processes=processes) from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Leave Ctrl-C to the parent: it stops handing out games, and nobody dies in the middle."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)

"""What `sushibelt bench` measures of compiled rules: games on one thread and on two, and starts."""

import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import NamedTuple

from sushibelt.cli.bench.measures import (
    GAMES,
    SECONDS,
    SEED,
    VARIANTS,
    Measure,
    Timed,
    Work,
    bench_game,
)
from sushibelt.core.ranking import KEYS
from sushibelt.fast.cache import VARIABLE
from sushibelt.fast.compile import Compiled, compiled, frozen
from sushibelt.fast.drivers import play_games
from sushibelt.fast.playouts import words_of
from sushibelt.games.family import AnyGame
from sushibelt.simulation.batch import MANY, Desks, play_chunk, rules_for
from sushibelt.simulation.series import Series, numbered

TOGETHER = 1000  # games of one call
THREADS = 2
SHARES = 6  # calls that are timed as one piece of work, and that two threads divide between them
LINE = 16  # integers: two cache lines, which no neighbour in memory shares
FIRST_GAME = "sushibelt.fast.first_game"


def compiled_measures(quick: bool) -> list[Measure]:
    """Return every figure of compiled rules; compiles them first unless that was done before."""
    found = []
    for game_id in (*GAMES, *VARIANTS):
        game = bench_game(game_id)
        rules = compiled(game.family, play_games)
        found += [
            rate(game_id, "compiled_per_second", one_thread(rules, game)),
            rate(game_id, "thread_per_second", threads(rules, game, 1)),
            rate(game_id, "threads_per_second", threads(rules, game, THREADS)),
        ]
    for game_id in () if quick else GAMES:
        game = bench_game(game_id)
        found.append(rate(game_id, "frozen_per_second", one_thread(frozen(game, play_games), game)))
        found.append(rate(game_id, "simulate_per_second", simulation(game)))
    return found


def rate(game_id: str, figure: str, work: Work) -> Measure:
    """Return a measure in games a second."""
    return Measure(game_id, figure, work, SECONDS, per_second=True)


def player(rules: Compiled, game: AnyGame) -> Callable[[], None]:
    """Return a function that plays the next games, on records made beforehand."""
    import numpy as np  # noqa: PLC0415 - comes with numba, and may be missing as that may

    from sushibelt.fast.records import record  # noqa: PLC0415

    t, book, work = record(game.family.table()), record(game.book), record(game.silent_work())
    rng = np.zeros(3 * LINE, np.int64)[LINE : LINE + 4]  # written all the time, so kept apart
    keys = np.zeros((TOGETHER, game.seats, KEYS), np.int64)
    places = np.zeros((TOGETHER, game.seats), np.int64)
    seed = words_of(SEED, 0, TOGETHER)
    numbers = count(0, TOGETHER)
    play_on = rules.play_games

    def play() -> None:
        first = next(numbers)
        play_on(t[0], book[0], rng, work[0], *seed, first, keys, places, TOGETHER)

    return play


def one_thread(rules: Compiled, game: AnyGame) -> Work:
    """Whole games with random choices; processor time."""
    play = player(rules, game)

    def work() -> Timed:
        began = process_time()
        for _ in range(SHARES):
            play()
        return Timed(process_time() - began, SHARES * TOGETHER)

    return work


def simulation(game: AnyGame) -> Work:
    """Games as a long `simulate` plays them, on one thread; processor time."""
    series = Series(game.id, game.seats, ("random",) * game.seats, str(SEED))
    rules, desks = rules_for(game, MANY), Desks(numbered(series))
    numbers = count(0, TOGETHER)

    def work() -> Timed:
        began = process_time()
        for _ in range(SHARES):
            play_chunk(rules, desks, next(numbers), TOGETHER)
        return Timed(process_time() - began, SHARES * TOGETHER)

    return work


def threads(rules: Compiled, game: AnyGame, number: int) -> Work:
    """So many games, divided among threads; time that passes, for that is what more are to save."""
    players = [player(rules, game) for _ in range(number)]
    pool = ThreadPoolExecutor(number)

    def share(play: Callable[[], None]) -> None:
        for _ in range(SHARES // number):
            play()

    def work() -> Timed:
        began = perf_counter()
        for future in [pool.submit(share, play) for play in players]:
            future.result()
        return Timed(perf_counter() - began, SHARES * TOGETHER)

    return work


class Start(NamedTuple):
    """Seconds from the start of a process until its first compiled game is over."""

    family: str
    cold_start_s: float  # everything is compiled
    cached_start_s: float  # everything is on the disk


def measure_start(game_id: str, rounds: int) -> Start:
    """Start processes with a cache of their own: one that finds it empty, then some that do not."""
    with TemporaryDirectory(prefix="sushibelt-bench-") as folder:
        cold = first_game(game_id, folder)
        cached = min(first_game(game_id, folder) for _ in range(rounds))
    return Start(bench_game(game_id).family.name, round(cold, 2), round(cached, 2))


def first_game(game_id: str, folder: str) -> float:
    """Return how long a process takes that plays one game and ends."""
    command = [sys.executable, "-m", FIRST_GAME, game_id]
    began = perf_counter()
    subprocess.run(command, check=True, env={**os.environ, VARIABLE: folder})
    return perf_counter() - began

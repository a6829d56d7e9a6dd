"""What `sushibelt bench` measures of patience: how late bots answer while others think as well."""

from functools import partial
from math import ceil
from time import perf_counter
from typing import NamedTuple

from sushibelt.bots.bot import find as find_bot
from sushibelt.bots.budget import Budget
from sushibelt.cli.bench.measures import SEED, bench_game
from sushibelt.core.chance import generator, key_of
from sushibelt.games import Match
from sushibelt.simulation.workers import Processes

BOT = "ismcts"
TOGETHER = 3  # processes that think at the same time: one, and two others
BUDGET = 0.1  # seconds
CHOICES = 70  # of each process: enough for a hundredth of all to be more than one


class Patience(NamedTuple):
    """How much later than promised a bot answers, in milliseconds."""

    family: str
    late_p99_ms: float
    late_most_ms: float


def measure_patience(game_id: str) -> Patience:
    """Let three processes think at the same time, each about matches of its own."""
    workers = Processes(TOGETHER)
    try:
        found = [
            late
            for part in workers.do(partial(lateness, game_id), range(TOGETHER))
            for late in part
        ]
    finally:
        workers.dismiss()
    return Patience(
        bench_game(game_id).family.name, percentile(found, 99), round(max(found) * 1000, 1)
    )


def lateness(game_id: str, number: int) -> list[float]:
    """Play a match with a time budget; return by how many seconds each choice exceeded it."""
    game, bot = bench_game(game_id), find_bot(BOT)
    rng = generator(str(number).encode())
    match, _ = Match.begin(game, key_of(f"{SEED}/{number}")).advance()
    bot.choose(game, match.view(match.turn.actors[0]), Budget(iterations=1), rng)  # get it ready
    late: list[float] = []
    while len(late) < CHOICES:
        if match.result:
            match, _ = Match.begin(game, key_of(f"{SEED}/{number}/{len(late)}")).advance()
        turn = match.turn
        for seat in turn.actors:
            view, began = match.view(seat), perf_counter()
            action = bot.choose(game, view, Budget(seconds=BUDGET), rng)
            late.append(max(0.0, perf_counter() - began - BUDGET))
            match = match.submit(seat, action, turn.number)
        match, _ = match.advance()
    return late


def percentile(found: list[float], hundredth: int) -> float:
    """Return what so many of a hundred do not exceed, in milliseconds."""
    ranked = sorted(found)
    return round(ranked[ceil(len(ranked) * hundredth / 100) - 1] * 1000, 1)

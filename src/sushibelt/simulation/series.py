"""A series of games between bots: game number n of a seed, whoever plays it and wherever.

Every game's chance and every bot's own chance come from the seed, the game's number and the seat,
so the figures are the same in one process and in many, interpreted and compiled.
"""

from collections.abc import Callable, Iterator
from functools import partial, reduce
from typing import Any, NamedTuple

from sushibelt.bots.bot import find as find_bot
from sushibelt.bots.budget import USUAL
from sushibelt.core.chance import key_of, of_seat, seed_text
from sushibelt.core.layout import Row, zeros
from sushibelt.core.ranking import KEYS, rank
from sushibelt.fast.compile import available
from sushibelt.games import find as find_game
from sushibelt.games.family import LINES
from sushibelt.simulation.batch import Batch, Numbered, play_compiled
from sushibelt.simulation.playout import play_at_random, play_with_bots
from sushibelt.simulation.tally import Tally, add, count_up
from sushibelt.simulation.workers import WAITING, Processes, Workers

LARGEST_BATCH = 8  # games that a process plays between two reports
FEW = 500  # random games that are over sooner than compiled rules are fetched from the disk
PART = 1 << 16  # random games that a machine of a cluster plays between two reports


class Series(NamedTuple):
    """Who plays what: plain words and numbers, which every process understands."""

    game: str
    seats: int
    bots: tuple[str, ...]  # one for each seat
    seed: str
    turn_limit: int | None = None

    @property
    def at_random(self) -> bool:
        """Whether nobody thinks at this table."""
        return set(self.bots) == {"random"}


def last_state(series: Series, number: int) -> Row | None:
    """Play game `number` of a series to its end; None if the limit cut it off.

    It is the match whose seed reads `seed/number`.
    """
    game = find_game(series.game, series.seats)
    key = key_of(f"{series.seed}/{number}")
    rngs = [of_seat(key, seat) for seat in range(series.seats)]
    if series.at_random:
        return play_at_random(game, key, rngs, series.turn_limit)
    bots = [find_bot(name) for name in series.bots]
    match = play_with_bots(game, key, bots, rngs, USUAL, series.turn_limit)
    return None if match.result is None else match.state


def numbered(series: Series) -> Numbered:
    """Return what `last_state` draws from for a random table, as compiled games want it."""
    return Numbered(
        game=find_game(series.game, series.seats),
        deal=seed_text(f"{series.seed}/"),
        turn_limit=series.turn_limit,
    )


def play_some(series: Series, numbers: range) -> Batch:
    """Play the games of these numbers, interpreted."""
    game = find_game(series.game, series.seats)
    lines, places = zeros((len(numbers), game.seats, LINES)), zeros((len(numbers), game.seats))
    tally = Tally()
    for i, number in enumerate(numbers):
        state = last_state(series, number)
        if state is None:
            tally.unfinished += 1
        else:
            keys = zeros((game.seats, KEYS))
            game.family.lines(state, game.book, game.silent_work(), lines[i])
            game.family.keys(state, game.book, keys)
            rank(keys, game.seats, places[i])
            count_up(tally, lines[i], places[i], game.seats)
    return Batch(numbers.start, lines, places, tally)


def play_all(series: Series, games: int, threads: int) -> Iterator[Batch]:
    """Yield all games in parts, in their order."""
    if series.at_random and games > FEW and available():
        yield from play_compiled(numbered(series), games, threads)
        return
    size = max(1, min(LARGEST_BATCH, games // (threads * WAITING))) if threads > 1 else 1
    workers = Processes(threads)
    try:
        yield from workers.do(partial(play_some, series), parts(games, size))
    finally:
        workers.dismiss()


def play_all_by(
    hire: Callable[[], Workers], series: Series, games: int, rows: bool
) -> Iterator[Batch]:
    """Yield all games in parts, in their order, played by workers; without rows, only counts."""
    size = PART if series.at_random else LARGEST_BATCH
    workers = hire()
    try:
        yield from workers.do(partial(play_part, series, games, rows), parts(games, size))
    finally:
        workers.dismiss()


def parts(games: int, size: int) -> Iterator[range]:
    """Yield the numbers of all games, so many at a time."""
    return (range(first, min(first + size, games)) for first in range(0, games, size))


def play_part(series: Series, games: int, rows: bool, numbers: range) -> Batch:
    """Play the games of these numbers out of so many, compiled if that is worth it."""
    if not (series.at_random and games > FEW and available()):
        return play_some(series, numbers)
    batches = list(play_compiled(numbered(series), games, 1, numbers))
    tally = reduce(add, (batch.tally for batch in batches))
    if not rows:  # they are a thousand times as large
        return Batch(numbers.start, [], [], tally)
    import numpy as np  # noqa: PLC0415 - comes with numba, and may be missing as that may

    lines: Any = np.concatenate([batch.lines for batch in batches])
    places: Any = np.concatenate([batch.places for batch in batches])
    return Batch(numbers.start, lines, places, tally)

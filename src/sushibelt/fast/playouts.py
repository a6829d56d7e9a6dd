"""Random games by number: the same seed and number give the same game in every mode.

The bench measures them, and tests compare them. `simulation` plays games that are matches, too.
"""

from typing import NamedTuple

from sushibelt.core.chance import MASK, WORD
from sushibelt.core.layout import Cube, Grid, zeros
from sushibelt.core.ranking import KEYS
from sushibelt.core.refusal import Refusal
from sushibelt.fast import drivers
from sushibelt.fast.compile import Compiled
from sushibelt.games.family import AnyGame


class Played(NamedTuple):
    """How games ended: by game and seat what ranks it (core.ranking), and its place."""

    keys: Cube
    places: Grid


def play_interpreted(game: AnyGame, seed: int, first: int, count: int) -> Played:
    """Play on rows."""
    low, high = words_of(seed, first, count)
    played = Played(zeros((count, game.seats, KEYS)), zeros((count, game.seats)))
    t, work, rng = game.family.table(), game.silent_work(), [0, 0, 0, 0]
    drivers.play_games(
        game.family, drivers.STREAM, t, game.book, rng, work, low, high, first, *played, count
    )
    return played


def play_compiled(rules: Compiled, game: AnyGame, seed: int, first: int, count: int) -> Played:
    """Play on records, with the rules of the family or those frozen for this very game."""
    import numpy as np  # noqa: PLC0415 - comes with numba, and may be missing as that may

    from sushibelt.fast.records import record  # noqa: PLC0415

    low, high = words_of(seed, first, count)
    keys = np.zeros((count, game.seats, KEYS), np.int64)
    places = np.zeros((count, game.seats), np.int64)
    t, book, work = record(game.family.table()), record(game.book), record(game.silent_work())
    rng = np.zeros(4, np.int64)
    rules.play_games(t[0], book[0], rng, work[0], low, high, first, keys, places, count)
    return Played(keys.tolist(), places.tolist())


def words_of(seed: int, first: int, count: int) -> tuple[int, int]:
    """Return the two words of a seed; the number of a game is the third that starts its chance."""
    if not 0 <= seed < WORD * WORD:
        raise Refusal("playout-seed", seed=seed)
    if first < 0 or count < 0 or first + count > WORD:
        raise Refusal("playout-numbers", first=first, count=count)
    return seed & MASK, seed // WORD

"""Many random games on the compiled rules, over all cores: millions of them in seconds.

Game n of a seed is the same in every mode: its key and every seat's own chance come from hashes of
the seed and n, as a match's do. Chunks of games are played by threads, since compiled rules let
others run meanwhile; they come out in order, so that nothing depends on how many threads there are.
"""

from collections import deque
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from typing import Any, NamedTuple

from sushibelt.core.chance import below
from sushibelt.core.game import NATURE, NOBODY
from sushibelt.core.layout import Cube, Grid, Row, Vector, ints
from sushibelt.core.ranking import KEYS, rank
from sushibelt.fast.compile import Compiled, compiled
from sushibelt.fast.drivers import Book, Table, Work, clear
from sushibelt.games.family import LINES, Family, RuledGame
from sushibelt.simulation.digest import (
    WORDS,
    Digest,
    begin,
    begun,
    close,
    put,
    put_number,
    put_word,
    resume,
    seed_from,
)
from sushibelt.simulation.tally import SEATS, Tally, count_up

CHUNK = 1024  # games: a tenth of a second at most, so that Ctrl-C is heard
WAITING_CHUNKS = 3  # for each thread, so that none runs dry
BAR = ord("|")
NO_LIMIT = -1


class Numbered(NamedTuple):
    """What decides random games besides their numbers: the texts that are hashed with these."""

    game: RuledGame
    deal: bytes  # before the number: the key of the match
    choices: bytes  # before the number, a bar and the seat: that seat's own chance
    turn_limit: int | None


class Batch(NamedTuple):
    """How some games ended, by game and seat; lists, or numpy arrays of the same shape."""

    first: int  # number of the first game
    lines: Cube  # the points of every line
    places: Grid  # 0: a limit cut the game off
    tally: Tally


class Luck(Row):
    """The chance of one game, and room to judge its end."""

    key: Vector = ints(WORDS)
    nature: Vector = ints(4)
    seats: Grid = ints(SEATS, 4)
    keys: Grid = ints(SEATS, KEYS)


def begin_luck(
    luck: Luck, deal: Digest, choices: Digest, d: Digest, number: int, seats: int
) -> None:
    """Find the key of game `number`, and start every seat's own chance."""
    resume(d, deal)
    put_number(d, number)
    close(d)
    for i in range(WORDS):
        luck.key[i] = d.hash[i]
    for seat in range(seats):
        resume(d, choices)
        put_number(d, number)
        put(d, BAR)
        put_number(d, seat)
        seed_from(luck.seats[seat], d)


def begin_nature(luck: Luck, d: Digest, move: int) -> None:
    """Start the chance of Nature's move: its number and the key decide it, and nothing else."""
    begin(d)
    for i in range(WORDS):
        put_word(d, luck.key[i])
    put(d, BAR)
    put_number(d, move)
    seed_from(luck.nature, d)


def play_on(
    family: Family, t: Table, book: Book, work: Work, luck: Luck, d: Digest, limit: int
) -> int:
    """Play to the end with random choices: 1, or 0 if choices were asked for `limit` times."""
    turns = 0
    awaited = family.waiting(t, book)
    while awaited != NOBODY:
        if awaited == NATURE:
            begin_nature(luck, d, t.number)
            family.chance(t, book, luck.nature, work)
        elif turns == limit:
            return 0
        else:
            for seat in range(book.seats):
                if family.owes(t, book, seat):
                    n = family.legal(t, book, seat, work.legal)
                    work.choice[seat] = work.legal[below(luck.seats[seat], n)]
            family.step(t, book, work)
            turns += 1
        awaited = family.waiting(t, book)
    return 1


def play_numbered(
    family: Family,
    t: Table,
    book: Book,
    work: Work,
    luck: Luck,
    deal: Digest,
    choices: Digest,
    d: Digest,
    first: int,
    count: int,
    limit: int,
    lines: Cube,
    places: Grid,
    tally: Tally,
) -> None:
    """Play `count` games from number `first` on; write their lines and places, and count them."""
    for i in range(count):
        begin_luck(luck, deal, choices, d, first + i, book.seats)
        clear(t)
        family.start(t, book)
        if play_on(family, t, book, work, luck, d, limit):
            family.lines(t, book, work, lines[i])
            family.keys(t, book, luck.keys)
            rank(luck.keys, book.seats, places[i])
            count_up(tally, lines[i], places[i], book.seats)
        else:
            tally.unfinished += 1


def play_compiled(numbered: Numbered, games: int, threads: int) -> Iterator[Batch]:
    """Yield the games 0, 1, … in chunks, in order."""
    rules = compiled(numbered.game.family, play_numbered)
    rules.play_numbered  # noqa: B018 - compiled once, before threads would do it side by side
    pool = ThreadPoolExecutor(threads)
    chunks = (
        pool.submit(play_chunk, rules, numbered, first, min(CHUNK, games - first))
        for first in range(0, games, CHUNK)
    )
    try:
        waiting = deque(islice(chunks, threads * WAITING_CHUNKS))
        while waiting:
            yield waiting.popleft().result()
            waiting.extend(islice(chunks, 1))
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def play_chunk(rules: Compiled, numbered: Numbered, first: int, count: int) -> Batch:
    """Play some games on records of their own."""
    import numpy as np  # noqa: PLC0415 - comes with numba, and may be missing as that may

    from sushibelt.fast.records import record, row  # noqa: PLC0415

    game = numbered.game
    rows: list[Row] = [game.family.table(), game.book, game.silent_work(), Luck()]
    rows += [begun(numbered.deal), begun(numbered.choices), begun(b"")]
    lines: Any = np.zeros((count, game.seats, LINES), np.int64)
    places: Any = np.zeros((count, game.seats), np.int64)
    limit = NO_LIMIT if numbered.turn_limit is None else numbered.turn_limit
    tally = record(Tally())
    given = [record(each)[0] for each in rows]
    rules.play_numbered(*given, first, count, limit, lines, places, tally[0])
    return Batch(first, lines, places, row(tally, Tally))

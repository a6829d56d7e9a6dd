"""Many random games on the compiled rules, over all cores: millions of them in seconds.

Game n of a seed is the same in every mode: its key comes from a hash of the seed and n, as that of
a match does, and every seat's own chance from words of the key. Chunks of games are played by
threads, since compiled rules let others run meanwhile; they come out in order, so that nothing
depends on how many threads there are.
"""

from collections import deque
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from threading import local
from typing import NamedTuple

from sushibelt.core.chance import below, seed
from sushibelt.core.layout import Cube, Grid, Row, Vector, ints
from sushibelt.core.ranking import KEYS, rank
from sushibelt.fast.compile import Compiled, compiled, frozen, is_kept
from sushibelt.fast.drivers import NO_LIMIT, Book, Dealer, Table, Work, clear, play_on
from sushibelt.fast.machine_code import blank, cells
from sushibelt.games.family import LINES, AnyFamily, AnyGame
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

CHUNK = 4096  # games: a tenth of a second at most, so that Ctrl-C is heard
MANY = 200_000  # games that are worth rules of their own,
SOME = 20_000  # or so many, if those lie on the disk already
WAITING_CHUNKS = 3  # for each thread, so that none runs dry
BAR = ord("|")
FIRST_SEAT = 3  # the word of a key that belongs to seat 0 alone (core.chance.of_seat)


class Numbered(NamedTuple):
    """What decides random games besides their numbers: the texts that are hashed with these."""

    game: AnyGame
    deal: bytes  # before the number: the key of the match
    turn_limit: int | None


class Batch(NamedTuple):
    """How some games ended, by game and seat; lists, or arrays of the same shape."""

    first: int  # number of the first game
    lines: Cube  # the points of every line
    places: Grid  # 0: a limit cut the game off
    tally: Tally


class Luck(Digest):
    """The chance of one numbered game, the digest it comes from, and room to judge its end."""

    key: Vector = ints(WORDS)
    nature: Vector = ints(4)
    seats: Grid = ints(SEATS, 4)
    keys: Grid = ints(SEATS, KEYS)


def begin_luck(luck: Luck, deal: Digest, number: int, seats: int) -> None:
    """Find the key of game `number`, and start every seat's own chance."""
    resume(luck, deal)
    put_number(luck, number)
    close(luck)
    for i in range(WORDS):
        luck.key[i] = luck.hash[i]
    for seat in range(seats):
        seed(luck.seats[seat], luck.key[0], luck.key[1], luck.key[FIRST_SEAT + seat])


def begin_nature(luck: Luck, move: int) -> None:
    """Start the chance of Nature's move: its number and the key decide it, and nothing else."""
    begin(luck)
    for i in range(WORDS):
        put_word(luck, luck.key[i])
    put(luck, BAR)
    put_number(luck, move)
    seed_from(luck.nature, luck)


def deal_by_key(family: AnyFamily, t: Table, book: Book, work: Work, luck: Luck) -> None:
    """Draw Nature's move from the key of the match, as a match does."""
    begin_nature(luck, t.number)
    family.chance(t, book, luck.nature, work)


def choose_by_seat(luck: Luck, seat: int, n: int) -> int:
    """Draw a seat's choice from its own generator."""
    return below(luck.seats[seat], n)


BY_NUMBER = Dealer(deal_by_key, choose_by_seat)


def play_numbered(
    family: AnyFamily,
    dealer: Dealer,
    t: Table,
    book: Book,
    work: Work,
    luck: Luck,
    deal: Digest,
    first: int,
    count: int,
    limit: int,
    lines: Cube,
    places: Grid,
    tally: Tally,
) -> None:
    """Play `count` games from number `first` on; write their lines and places, and count them."""
    for i in range(count):
        begin_luck(luck, deal, first + i, book.seats)
        clear(t)
        family.start(t, book)
        if play_on(family, dealer, t, book, work, luck, limit):
            family.kept_lines(t, book, work, lines[i])
            family.keys(t, book, luck.keys)
            rank(luck.keys, book.seats, places[i])
            count_up(tally, lines[i], places[i], book.seats)
        else:
            tally.unfinished += 1


def rules_for(game: AnyGame, games: int) -> Compiled:
    """Return compiled rules; many games are worth those that are compiled for this one alone."""
    if games >= MANY or (games >= SOME and is_kept(game, play_numbered, dealer=BY_NUMBER)):
        return frozen(game, play_numbered, dealer=BY_NUMBER)
    return compiled(game.family, play_numbered, dealer=BY_NUMBER)


def fresh_luck() -> Luck:
    """Return luck that knows the constants of its digest."""
    luck, blank = Luck(), begun(b"")
    for name, _ in Digest.fields:
        setattr(luck, name, getattr(blank, name))
    return luck


def play_compiled(
    numbered: Numbered, games: int, threads: int, part: range | None = None
) -> Iterator[Batch]:
    """Yield the games 0, 1, … in chunks, in order; or a part of them."""
    rules = rules_for(numbered.game, games)
    numbers = range(games) if part is None else part
    rules.play_numbered  # noqa: B018 - compiled once, before threads would do it side by side
    pool = ThreadPoolExecutor(threads)
    desks = Desks(numbered)
    chunks = (
        pool.submit(play_chunk, rules, desks, first, min(CHUNK, numbers.stop - first))
        for first in numbers[::CHUNK]
    )
    try:
        waiting = deque(islice(chunks, threads * WAITING_CHUNKS))
        while waiting:
            yield waiting.popleft().result()
            waiting.extend(islice(chunks, 1))
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


class Desks(local):
    """The rows of each thread that plays, for machine code: made once, as they are large."""

    def __init__(self, numbered: Numbered) -> None:
        game = numbered.game
        rows: list[Row] = [game.family.table(), game.book, game.silent_work(), fresh_luck()]
        rows.append(begun(numbered.deal))
        self.rows = [cells(each) for each in rows]
        self.game = game
        self.limit = NO_LIMIT if numbered.turn_limit is None else numbered.turn_limit


def play_chunk(rules: Compiled, desks: Desks, first: int, count: int) -> Batch:
    """Play some games on the rows of this thread."""
    lines, places = blank(count, desks.game.seats, LINES), blank(count, desks.game.seats)
    tally = cells(Tally())
    rules.play_numbered(*desks.rows, first, count, desks.limit, lines, places, tally)
    return Batch(first, lines, places, Tally.unpack(tally))

"""What `sushibelt bench` measures: each a short piece of work that times itself.

Measures of all games take turns, round after round, and the best round of each counts: what else
the machine does meanwhile can only make a round slower.
"""

from collections.abc import Callable
from itertools import count
from time import process_time
from typing import Any, NamedTuple

from sushibelt.bots.bot import find as find_bot
from sushibelt.bots.budget import USUAL
from sushibelt.core.chance import generator, key_of
from sushibelt.core.event_log import SILENT
from sushibelt.core.game import Joint
from sushibelt.core.record import read_record, write_record
from sushibelt.fast.playouts import play_interpreted
from sushibelt.games import Match
from sushibelt.games import find as find_game
from sushibelt.games.family import AnyGame
from sushibelt.simulation.playout import play_with_bots

GAMES = ("sushi-go/original-2013", "sushi-roll/2019", "sushizock/2008")  # one of each family
VARIANTS = ("sushi-go/anniversary+battle", "sushi-go/anniversary+puppet")  # played differently
SEATS = {**dict.fromkeys(GAMES, 4), **dict.fromkeys(VARIANTS, 2)}
TOGETHER = 60  # interpreted games that share one scratch row: about a tenth of a second

RATE_TIMES = 4  # how many times as long rates are measured, in pieces of such a length
SEED = 1
SECONDS, MILLISECONDS, MICROSECONDS = 1, 1_000, 1_000_000


class Timed(NamedTuple):
    """Seconds of this process's own time, and how many pieces of work they were for."""

    seconds: float
    pieces: int


Work = Callable[[], Timed]
Figure = tuple[str, str]  # a game's id, and what is measured of it


class Measure(NamedTuple):
    """One figure of one game: `unit` parts of a second for a piece, or pieces in a second."""

    game: str
    figure: str
    work: Work
    unit: int
    per_second: bool = False

    @property
    def key(self) -> Figure:
        """What is measured."""
        return self.game, self.figure

    def value(self, seconds_each: float) -> float:
        """Return the figure for pieces that take so long."""
        return 1 / seconds_each if self.per_second else self.unit * seconds_each


def measures() -> list[Measure]:
    """Return every figure of rules as they are interpreted."""
    found = [
        Measure(game_id, "games_per_second", random_games(game_id), SECONDS, per_second=True)
        for game_id in SEATS
    ]
    for game_id in GAMES:
        game = bench_game(game_id)
        match = played(game)
        found += [
            Measure(game_id, "step_us", joint_steps(game, match), MICROSECONDS),
            Measure(game_id, "view_us", views(game, match), MICROSECONDS),
            Measure(game_id, "replay_ms", replays(match), MILLISECONDS),
            Measure(game_id, "read_ms", readings(match), MILLISECONDS),
        ]
    return found


def bench_game(game_id: str) -> AnyGame:
    """Return a game at the seat count at which it is measured."""
    return find_game(game_id, SEATS[game_id])


def run_round(found: list[Measure], seconds: float, best: dict[Figure, float]) -> None:
    """Run every measure once; `best` keeps the fewest seconds that a piece ever took."""
    for measure in found:
        timing = time_quickest if measure.per_second else time_each
        each = timing(measure.work, seconds)
        best[measure.key] = min(each, best.get(measure.key, each))


def time_each(work: Work, seconds: float) -> float:
    """Repeat a work for about so long; return its seconds for a piece."""
    spent, pieces = work()
    while spent < seconds:
        more = work()
        spent += more.seconds
        pieces += more.pieces
    return spent / pieces


def time_quickest(work: Work, seconds: float) -> float:
    """Do the same for longer, but return the least that a piece took in any of the works.

    On a machine that does other things as well, a few bad moments spoil a mean.
    """
    timed = work()
    spent, least = timed.seconds, timed.seconds / timed.pieces
    while spent < RATE_TIMES * seconds:
        timed = work()
        spent += timed.seconds
        least = min(least, timed.seconds / timed.pieces)
    return least


def played(game: AnyGame) -> Match:
    """Return a whole match, the same every time."""
    rngs = [generator(b"sushibelt/bench", bytes([seat])) for seat in range(game.seats)]
    return play_with_bots(game, key_of("bench"), [find_bot("random")] * game.seats, rngs, USUAL)


def random_games(game_id: str) -> Work:
    """Whole games with random choices, straight on the rules; compiled, they are the same games."""
    game = bench_game(game_id)
    numbers = count(0, TOGETHER)

    def work() -> Timed:
        first = next(numbers)
        began = process_time()
        play_interpreted(game, SEED, first, TOGETHER)
        return Timed(process_time() - began, TOGETHER)

    return work


def before_choices(match: Match) -> list[tuple[Any, Joint]]:
    """Return each joint of a match with the state in which it was chosen."""
    states = [match.game.start(), *(after.state for after, _ in match.replay())]
    moves = [played.move for played in match.played]
    return [(s, move) for s, move in zip(states, moves, strict=False) if isinstance(move, Joint)]


def joint_steps(game: AnyGame, match: Match) -> Work:
    """The rules carrying out what all seats chose, without the copy of the state."""
    turns = before_choices(match)

    def work() -> Timed:
        copies = [(state.copy(), joint.choices) for state, joint in turns]
        step, book = game.family.step, game.book
        with game.scratch(SILENT) as scratch:
            began = process_time()
            for state, choices in copies:
                for seat, action in choices.items():
                    scratch.choice[seat] = action
                step(state, book, scratch)
            return Timed(process_time() - began, len(copies))

    return work


def views(game: AnyGame, match: Match) -> Work:
    """What one seat can know: both parts of its view."""
    states = [state for state, _ in before_choices(match)]

    def work() -> Timed:
        began = process_time()
        for state in states:
            for seat in range(game.seats):
                game.view(state, seat)
        return Timed(process_time() - began, len(states) * game.seats)

    return work


def replays(match: Match) -> Work:
    """A whole match from its moves, with events: what a server does when it loads one."""

    def work() -> Timed:
        began = process_time()
        for _ in match.replay():
            pass
        return Timed(process_time() - began, 1)

    return work


def readings(match: Match) -> Work:
    """A whole match from the text of its record, every check and every draw verified."""
    text = write_record(match)

    def work() -> Timed:
        began = process_time()
        read_record(text, find_game)
        return Timed(process_time() - began, 1)

    return work

"""What a worker process does: it is asked for a choice and gives one. Rules are compiled here only.

A question holds a seat's view as integers, never a state, and four words of chance for the bot.
"""

import os
import signal
from contextlib import suppress
from multiprocessing import parent_process
from threading import Thread
from typing import NamedTuple

from sushibelt import games
from sushibelt.bots.budget import Budget
from sushibelt.bots.chance import chance_of_bot
from sushibelt.bots.levels import LEVELS
from sushibelt.core.game import Action, Seat, View
from sushibelt.games import Match
from sushibelt.games.family import AnyGame

NICE = 10  # how far thinking stands back behind the server itself


class Question(NamedTuple):
    """All that a bot may know, in integers."""

    game: str
    seats: int
    seat: Seat
    shown: tuple[int, ...]
    recalled: tuple[int, ...]
    level: str
    rng: tuple[int, ...]

    @property
    def family(self) -> str:
        """The family whose rules are asked for."""
        return self.game.partition("/")[0]


def question(match: Match, seat: Seat, level: str) -> Question:
    """Ask about a match; the bot gets chance of its own that no deal depends on."""
    view = match.view(seat)
    rng = chance_of_bot(match, seat)
    game = match.game
    shown, recalled = view.shown.pack(), view.recalled.pack()
    return Question(game.id, game.seats, seat, shown, recalled, level, tuple(rng))


def understood(asked: Question) -> tuple[AnyGame, View]:
    """Return the game and the view of a question."""
    game = games.find(asked.game, asked.seats)
    row = type(game.family.table())
    return game, View(asked.seat, row.unpack(asked.shown), row.unpack(asked.recalled))


def answer(asked: Question, seconds: float) -> Action:
    """Think, and choose."""
    game, view = understood(asked)
    bot = LEVELS[asked.level]
    return bot.choose(game, view, Budget(seconds=seconds), list(asked.rng))


def warm_up(asked: Question) -> int:
    """Have the rules of a family compiled; returns this process's id."""
    answer(asked, 0.001)
    return os.getpid()


def begin_work() -> None:
    """Leave Ctrl-C and precedence to the parent, and do not outlive it even if it was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(AttributeError, OSError):  # where there is no such thing, or it is forbidden
        os.nice(NICE)
    Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)

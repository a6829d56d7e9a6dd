"""A playout, one game from the deal to the end: straight on the rules, or through a match.

Both draw the same: chance from the match's key, each seat's choices from its own generator. So a
table of random bots comes to the same end either way, and the quick way is only quicker.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from sushibelt.bots.budget import Budget
from sushibelt.bots.protocol import Bot
from sushibelt.core.chance import below, of_move
from sushibelt.core.event_log import SILENT
from sushibelt.core.game import Seat
from sushibelt.core.layout import Vector
from sushibelt.core.match import By
from sushibelt.fast.drivers import NO_LIMIT, Dealer, play_on
from sushibelt.games import Match
from sushibelt.games.family import AnyFamily, AnyGame


def play_at_random(
    game: AnyGame, key: bytes, rngs: Sequence[Vector], turn_limit: int | None = None
) -> Any | None:
    """Return the last state of a game in which every choice is random; None if it was cut off.

    No views, no events, no copies of the state: nobody thinks, so there is nothing to hide.
    """
    t = game.family.table()
    game.family.start(t, game.book)
    luck = Luck(key, rngs)
    limit = NO_LIMIT if turn_limit is None else turn_limit
    with game.scratch(SILENT) as work:
        over = play_on(game.family, BY_KEY, t, game.book, work, luck, limit)
    return t if over else None


class Luck(NamedTuple):
    """The chance of a match: its key, and a generator for each seat."""

    key: bytes
    rngs: Sequence[Vector]


def deal_by_key(family: AnyFamily, t: Any, book: Any, work: Any, luck: Luck) -> None:
    """Draw Nature's move from the key of the match."""
    family.chance(t, book, of_move(luck.key, t.number), work)


def choose_by_seat(luck: Luck, seat: Seat, n: int) -> int:
    """Draw a seat's choice from its own generator."""
    return below(luck.rngs[seat], n)


BY_KEY = Dealer(deal_by_key, choose_by_seat)


def play_with_bots(
    game: AnyGame,
    key: bytes,
    bots: Sequence[Bot],
    rngs: Sequence[Vector],
    budget: Budget,
    turn_limit: int | None = None,
) -> Match:
    """Return a match played by one bot per seat, each of which sees its view and nothing else.

    It has no result if the limit cut it off.
    """
    match = Match.begin(game, key).advance()[0]
    turns = 0
    while match.turn.actors and turns != turn_limit:
        number = match.turn.number
        for seat in match.turn.actors:
            action = bots[seat].choose(game, match.view(seat), budget, rngs[seat])
            match = match.submit(seat, action, number, By.BOT)
        match = match.advance()[0]
        turns += 1
    return match

"""One game from the deal to the end: straight on the rules, or through a match and its views.

Both draw the same: chance from the match's key, each seat's choices from its own generator. So a
table of random bots comes to the same end either way, and the quick way is only quicker.
"""

from collections.abc import Sequence
from typing import Any

from sushibelt.bots.bot import Bot
from sushibelt.bots.budget import Budget
from sushibelt.core.chance import below, of_move
from sushibelt.core.event_log import SILENT
from sushibelt.core.game import NATURE, NOBODY
from sushibelt.core.layout import Vector
from sushibelt.core.match import By, Match
from sushibelt.games.family import RuledGame


def play_at_random(
    game: RuledGame, key: bytes, rngs: Sequence[Vector], turn_limit: int | None = None
) -> Any | None:
    """Return the last state of a game in which every choice is random; None if it was cut off.

    No views, no events, no copies of the state: nobody thinks, so there is nothing to hide.
    """
    with game.scratch(SILENT) as work:
        return _run(game, key, rngs, work, turn_limit)


def _run(
    game: RuledGame, key: bytes, rngs: Sequence[Vector], work: Any, turn_limit: int | None
) -> Any | None:
    rules, book, seats = game.family, game.book, range(game.seats)
    t, legal = rules.table(), work.legal
    rules.start(t, book)
    turns = 0
    while True:
        awaited = rules.waiting(t, book)
        if awaited == NATURE:
            rules.chance(t, book, of_move(key, t.number), work)
        elif awaited == NOBODY:
            return t
        elif turns == turn_limit:
            return None
        else:
            for seat in seats:
                if rules.owes(t, book, seat):
                    work.choice[seat] = legal[below(rngs[seat], rules.legal(t, book, seat, legal))]
            rules.step(t, book, work)
            turns += 1


def play_with_bots(
    game: RuledGame,
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

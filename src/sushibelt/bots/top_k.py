"""The bot behind `novice`: takes what looks tasty, and remembers nothing.

It looks at the table as it lies (the part `shown` of its view) and at no card it once held. Among
the few choices that look best to it any may be taken, as people do who are new to a game.
"""

from dataclasses import dataclass
from functools import cache

from sushibelt.bots.budget import Budget
from sushibelt.bots.options import owed
from sushibelt.bots.search.searcher import fresh_notes, minded
from sushibelt.core.chance import below
from sushibelt.core.game import Action, Game, Seat, View
from sushibelt.core.layout import Row, Vector
from sushibelt.games.family import RuledGame


@dataclass(frozen=True)
class TopK:
    """Takes one of the best-looking choices, each as likely."""

    few: int  # how many of them tempt it

    def choose(self, game: Game, view: View, budget: Budget, rng: Vector) -> Action:  # noqa: ARG002
        """Return one of the choices that look best on the table as it lies."""
        if not isinstance(game, RuledGame):
            raise TypeError("an appetite goes by a family's rules of thumb, and there is none")
        seat, actions = owed(game, view)
        looks = promises(game, view.shown, seat, actions)
        tempting = sorted(actions, key=lambda action: -looks[action])[: self.few]
        return tempting[below(rng, len(tempting))]


@cache
def notes_of(game: RuledGame) -> Vector:
    """Return where the mind of this game keeps what it has reckoned."""
    return fresh_notes(game)


def promises(
    game: RuledGame, row: Row, seat: Seat, actions: tuple[Action, ...]
) -> dict[Action, int]:
    """Return what each of these legal actions promises by the family's rules of thumb."""
    prior = [0] * len(actions)
    minded(game).prior(row, game.book, seat, actions, len(actions), prior, notes_of(game))
    return dict(zip(actions, prior, strict=True))

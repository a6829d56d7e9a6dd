"""The bot behind `novice`: one of the k actions that look best; it remembers nothing.

It looks at the table as it lies (the part `shown` of its view) and at no card it once held. Among
the few choices that look best to it any may be taken, as people do who are new to a game.
"""

from dataclasses import dataclass
from functools import cache

from sushibelt.bots.budget import Budget
from sushibelt.bots.families import PLAYERS
from sushibelt.bots.options import owed
from sushibelt.core.chance import below
from sushibelt.core.game import Action, Seat, View
from sushibelt.core.layout import Row, Vector
from sushibelt.games.family import AnyGame


@dataclass(frozen=True)
class TopK:
    """Takes one of the best-looking choices, each as likely."""

    few: int  # how many of them tempt it

    def choose(self, game: AnyGame, view: View, budget: Budget, rng: Vector) -> Action:  # noqa: ARG002
        """Return one of the choices that look best on the table as it lies."""
        seat, actions = owed(game, view)
        looks = priors(game, view.shown, seat, actions)
        tempting = sorted(actions, key=lambda action: -looks[action])[: self.few]
        return tempting[below(rng, len(tempting))]


@cache
def scratch_of(game: AnyGame) -> Row:
    """Return where the evaluator of this game keeps what it has reckoned."""
    scratch: Row = PLAYERS[game.family.name].evaluator.scratch()
    return scratch


def priors(game: AnyGame, row: Row, seat: Seat, actions: tuple[Action, ...]) -> dict[Action, int]:
    """Return what each of these legal actions looks like at a first glance."""
    out = [0] * len(actions)
    players = PLAYERS[game.family.name]
    glance = players.glance or players.evaluator.prior
    glance(row, game.book, seat, list(actions), len(actions), out, scratch_of(game))
    return dict(zip(actions, out, strict=True))

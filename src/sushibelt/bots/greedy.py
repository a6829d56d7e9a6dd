"""The bot `greedy`: what promises the most points for its own plate right now.

It looks at no future of the others, imagines no worlds and needs no chance: one rule of thumb per
family, each in its own file, each asking the family's own scoring about plates it supposes.
"""

from collections.abc import Callable, Mapping

from sushibelt.bots.budget import Budget
from sushibelt.bots.options import owed
from sushibelt.bots.sushi_go import greedy as greedy_sushi_go
from sushibelt.bots.sushi_roll import greedy as greedy_sushi_roll
from sushibelt.bots.sushizock import greedy as greedy_sushizock
from sushibelt.core.game import Action, Game, Seat, View
from sushibelt.core.layout import Row, Vector
from sushibelt.games.family import RuledGame

Choose = Callable[[RuledGame, Row, Seat, tuple[Action, ...]], Action]

THUMBS: Mapping[str, Choose] = {
    "sushi-go": greedy_sushi_go.choose,
    "sushi-roll": greedy_sushi_roll.choose,
    "sushizock": greedy_sushizock.choose,
}


class Greedy:
    """Plays by the family's rule of thumb; equal worth goes to the first action."""

    def choose(self, game: Game, view: View, budget: Budget, rng: Vector) -> Action:  # noqa: ARG002
        """Return the action worth most."""
        if not isinstance(game, RuledGame):
            raise TypeError("greedy asks a family's own rules, and this game has no family")
        seat, actions = owed(game, view)
        return THUMBS[game.family.name](game, view.recalled, seat, actions)

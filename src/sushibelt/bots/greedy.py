"""The bot `greedy`: a one-ply rule, what promises the most points for its own plate right now.

It looks at no future of the others, imagines no worlds and needs no chance: one rule of thumb per
family, each in its own folder, each asking the family's own scoring about plates it supposes.
"""

from sushibelt.bots.budget import Budget
from sushibelt.bots.families import PLAYERS
from sushibelt.bots.options import owed
from sushibelt.core.game import Action, View
from sushibelt.core.layout import Vector
from sushibelt.games.family import AnyGame


class Greedy:
    """Plays by the family's rule of thumb; equal worth goes to the first action."""

    def choose(self, game: AnyGame, view: View, budget: Budget, rng: Vector) -> Action:  # noqa: ARG002
        """Return the action worth most."""
        seat, actions = owed(game, view)
        return PLAYERS[game.family.name].greedy(game, view.recalled, seat, actions)

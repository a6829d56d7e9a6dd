"""The bot `random`: the uniform policy, any legal action, each as likely."""

from sushibelt.bots.budget import Budget
from sushibelt.bots.options import owed
from sushibelt.core.chance import below
from sushibelt.core.game import Action, View
from sushibelt.core.layout import Vector
from sushibelt.games.family import AnyGame


class Uniform:
    """Plays without a thought: the measure for everything that thinks."""

    def choose(self, game: AnyGame, view: View, budget: Budget, rng: Vector) -> Action:  # noqa: ARG002
        """Return one of the legal actions."""
        _, actions = owed(game, view)
        return actions[below(rng, len(actions))]

"""The protocol of a bot."""

from typing import Protocol

from sushibelt.bots.budget import Budget
from sushibelt.core.game import Action, View
from sushibelt.core.layout import Vector
from sushibelt.games.family import AnyGame


class Bot(Protocol):
    """A player that knows what its seat can know, and nothing else."""

    def choose(self, game: AnyGame, view: View, budget: Budget, rng: Vector) -> Action:
        """Return a legal action of the view's seat, which owes a choice."""
        ...

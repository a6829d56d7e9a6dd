"""What a bot is, and the one registry of those there are."""

from collections.abc import Mapping
from typing import Protocol

from sushibelt.bots.budget import Budget
from sushibelt.bots.greedy import Greedy
from sushibelt.bots.levels import LEVELS
from sushibelt.bots.process import SPOKEN_TO, process_bot
from sushibelt.bots.random import Uniform
from sushibelt.bots.search.searcher import ISMCTS, MONTECARLO
from sushibelt.core.game import Action, Game, View
from sushibelt.core.layout import Vector
from sushibelt.core.refusal import Refusal


class Bot(Protocol):
    """A player that knows what its seat can know, and nothing else."""

    def choose(self, game: Game, view: View, budget: Budget, rng: Vector) -> Action:
        """Return a legal action of the view's seat, which owes a choice."""
        ...


BOTS: Mapping[str, Bot] = {
    "greedy": Greedy(),
    "ismcts": ISMCTS,
    "montecarlo": MONTECARLO,
    "random": Uniform(),
    **LEVELS,
}


def find(name: str) -> Bot:
    """Return the bot of this name; raise Refusal if there is none.

    `process:COMMAND` names a program that is asked for its choices.
    """
    if name.startswith(SPOKEN_TO):
        return process_bot(name.removeprefix(SPOKEN_TO))
    if name not in BOTS:
        raise Refusal("bot-unknown", bot=name, known=sorted(BOTS))
    return BOTS[name]

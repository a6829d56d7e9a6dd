"""Difficulty levels for people: five names that mean the same in every family.

Each is a bot and how long it thinks, counted in iterations, so that a choice is the same on every
machine. A caller's budget can only shorten that. Where longer search is hardly stronger, levels
differ by what they understand: at Sushi Go! whether they think about what the others will do, at
Sushizock what they remember and how many turns they see.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from sushibelt.bots.budget import Budget
from sushibelt.bots.families import PLAYERS, ByFamily
from sushibelt.bots.greedy import Greedy
from sushibelt.bots.options import owed
from sushibelt.bots.players import Strength
from sushibelt.bots.protocol import Bot
from sushibelt.bots.search.searcher import ISMCTS, SearchBot
from sushibelt.bots.top_k import TopK
from sushibelt.core.game import Action, View
from sushibelt.core.layout import Vector
from sushibelt.fast.compile import available
from sushibelt.games.family import AnyGame

INTERPRETED = 100  # how many times slower an iteration is without compiled rules


@dataclass(frozen=True)
class Level:
    """A bot that thinks so long and no longer."""

    bot: Bot
    strengths: Mapping[str, Strength] = field(default_factory=dict)  # by family, if it searches

    @property
    def searches(self) -> bool:
        """Whether it thinks ahead at all."""
        return bool(self.strengths)

    def choose(self, game: AnyGame, view: View, budget: Budget, rng: Vector) -> Action:
        """Return the bot's choice; what is forced is not thought about."""
        _, actions = owed(game, view)
        if len(actions) == 1:
            return actions[0]
        return self.bot_for(game).choose(game, view, self.shortened(game, budget), rng)

    def bot_for(self, game: AnyGame) -> Bot:
        """Return who thinks at this game."""
        strength = self.strengths.get(family_of(game))
        if strength is None:
            return self.bot
        return strength.instead or search_of(strength, game.seats)

    def shortened(self, game: AnyGame, budget: Budget) -> Budget:
        """Return the budget of this level, or the caller's where that is smaller."""
        strength = self.strengths.get(family_of(game))
        if strength is None:
            return budget
        own = strength.iterations_at(game.seats)
        if not available():
            own = -(-own // INTERPRETED)  # one at least
        asked = own if budget.iterations is None else budget.iterations
        return Budget(min(own, asked), budget.seconds)


def search_of(strength: Strength, seats: int) -> SearchBot:
    """Return how a level searches at a table of so many seats."""
    alone = strength.alone_from is not None and seats >= strength.alone_from
    return replace(ISMCTS, trees=int(not alone), stray=strength.stray_at(seats, ISMCTS.stray))


def family_of(game: AnyGame) -> str:
    """Return the name of a game's family."""
    return game.id.partition("/")[0]


def searching(name: str) -> Level:
    """Return a level that searches, as each family says."""
    return Level(ISMCTS, ByFamily(PLAYERS, lambda family: PLAYERS[family].levels[name]))


LEVELS: Mapping[str, Level] = {  # from the weakest to the strongest
    "novice": Level(TopK(few=3)),
    "apprentice": Level(Greedy()),
    "cook": searching("cook"),
    "chef": searching("chef"),
    "master": searching("master"),
}

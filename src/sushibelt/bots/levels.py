"""Levels for people: five names that mean the same in every family.

Each is a bot and how long it thinks, counted in iterations, so that a choice is the same on every
machine. A caller's budget can only shorten that. Where longer search is hardly stronger, levels
differ by what they understand: at Sushi Go! whether they think about what the others will do, at
Sushizock what they remember and how many turns they see.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from sushibelt.bots.budget import Budget
from sushibelt.bots.greedy import Greedy
from sushibelt.bots.options import owed
from sushibelt.bots.search.searcher import ISMCTS, SearchBot
from sushibelt.bots.sushizock.lookahead import Lookahead
from sushibelt.bots.top_k import TopK
from sushibelt.core.game import Action, Game, View
from sushibelt.core.layout import Vector
from sushibelt.fast.compile import available

ALONE = replace(ISMCTS, trees=0)  # weighs its own choices; the others follow rules of thumb
INTERPRETED = 100  # how many times slower an iteration is without compiled rules


Thinker = TopK | Lookahead | Greedy | SearchBot


@dataclass(frozen=True)
class Level:
    """A bot that thinks so long and no longer."""

    thinker: Thinker
    iterations: Mapping[str, int] | None = None  # of families in which it searches; None: nowhere
    instead: Mapping[str, Thinker] = field(default_factory=dict)  # of families with another bot

    def choose(self, game: Game, view: View, budget: Budget, rng: Vector) -> Action:
        """Return the thinker's choice; what is forced is not thought about."""
        _, actions = owed(game, view)
        if len(actions) == 1:
            return actions[0]
        thinker = self.instead.get(family_of(game), self.thinker)
        return thinker.choose(game, view, self.shortened(game, budget), rng)

    def shortened(self, game: Game, budget: Budget) -> Budget:
        """Return the budget of this level, or the caller's where that is smaller."""
        own = (self.iterations or {}).get(family_of(game))
        if own is None:
            return budget
        if not available():
            own = -(-own // INTERPRETED)  # one at least
        asked = own if budget.iterations is None else budget.iterations
        return Budget(min(own, asked), budget.seconds)


def family_of(game: Game) -> str:
    """Return the name of a game's family."""
    return game.id.partition("/")[0]


LEVELS: Mapping[str, Level] = {  # from the weakest to the strongest
    "novice": Level(TopK(few=3)),
    "apprentice": Level(Greedy()),
    "cook": Level(
        ISMCTS,
        {"sushi-go": 100, "sushi-roll": 50, "sushizock": 1},
        {"sushi-go": ALONE, "sushizock": Lookahead(recalls=False)},
    ),
    "chef": Level(
        ISMCTS,
        {"sushi-go": 2_000, "sushi-roll": 600, "sushizock": 1},
        {"sushi-go": ALONE, "sushizock": Lookahead()},
    ),
    "master": Level(
        ISMCTS,
        {"sushi-go": 30_000, "sushi-roll": 14_000, "sushizock": 2_000},
        {"sushizock": Lookahead()},
    ),
}

"""What bots know of one family, as one value; `families.py` has the table of all."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from sushibelt.bots.fitted import TWO
from sushibelt.bots.learning import Learning
from sushibelt.bots.protocol import Bot
from sushibelt.bots.search.evaluator import AnyEvaluator
from sushibelt.core.game import Action, Seat
from sushibelt.core.layout import Row
from sushibelt.games.family import AnyGame


@dataclass(frozen=True)
class Strength:
    """How long and how a level thinks in one family; a search unless it says otherwise."""

    iterations: int
    with_more: int | None = None  # the same with three seats or more, if fewer
    # From so many seats on it searches its own choices only, and the others follow the prior.
    alone_from: int | None = None
    # With three seats or more, in how many of 100 choices the others just follow the policy, if
    # otherwise than usual; see `SearchBot`.
    stray: int | None = None
    instead: Bot | None = None  # of a search

    def iterations_at(self, seats: int) -> int:
        """Return how many iterations it thinks at a table of so many seats."""
        return self.iterations if seats == TWO or self.with_more is None else self.with_more

    def stray_at(self, seats: int, usual: int) -> int:
        """Return how often the others follow the policy at a table of so many seats."""
        return usual if seats == TWO or self.stray is None else self.stray


@dataclass(frozen=True)
class Players:
    """The greedy rule, the evaluator and the upper levels of one family."""

    greedy: Callable[[AnyGame, Row, Seat, tuple[Action, ...]], Action]
    evaluator: AnyEvaluator
    levels: Mapping[str, Strength]  # cook, chef and master
    # What actions look like at a first glance, called like a prior; None: as that says.
    glance: Callable[..., None] | None = None
    learning: Learning | None = None  # how priors are trained, if they are
    endings: bool = False  # whether rounds may end without any chance, so that they can be solved

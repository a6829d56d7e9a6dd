"""What bots know of one family, as one value; `families.py` has the table of all."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from sushibelt.bots.protocol import Bot
from sushibelt.bots.search.evaluator import AnyEvaluator
from sushibelt.core.game import Action, Seat
from sushibelt.core.layout import Row
from sushibelt.games.family import AnyGame


@dataclass(frozen=True)
class Strength:
    """How long and how a level thinks in one family; a search unless it says otherwise."""

    iterations: int
    alone: bool = False  # searches its own choices only; the others follow the prior
    instead: Bot | None = None  # of a search


@dataclass(frozen=True)
class Players:
    """The greedy rule, the evaluator and the upper levels of one family."""

    greedy: Callable[[AnyGame, Row, Seat, tuple[Action, ...]], Action]
    evaluator: AnyEvaluator
    levels: Mapping[str, Strength]  # cook, chef and master
    endings: bool = False  # whether rounds may end without any chance, so that they can be solved

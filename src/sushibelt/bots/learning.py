"""What a family's policy is trained on, and how choices are encoded; see `sushibelt.training`."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sushibelt.bots.weights import Weights
from sushibelt.core.game import Action, Seat

Places = tuple[tuple[str, int], ...]  # games by id, and with how many seats


@dataclass(frozen=True)
class Learning:
    """A linear policy in the making: the evaluator's scratch has its weights as `policy`."""

    # (t, book, seat, actions): of each the places in the weights of all that is true of it
    told: Callable[[Any, Any, Seat, Sequence[Action]], list[list[int]]]
    weights: Weights
    lessons: dict[str, Places]  # for each list of weights the games that it is trained on, in turns

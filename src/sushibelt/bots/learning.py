"""What a family's policy is trained on, and how choices are encoded; see `sushibelt.training`."""

from collections.abc import Callable
from dataclasses import dataclass

Places = tuple[tuple[str, int], ...]  # games by id, and with how many seats


@dataclass(frozen=True)
class Learning:
    """A linear policy in the making: the evaluator's scratch has its weights as `policy`."""

    # (t, book, seat, action, out) -> count: the places in the weights of all that is true of it
    encode: Callable[..., int]
    most_features: int  # that an action has
    weights: int  # in a list
    format: str  # of the file of weights
    lessons: dict[str, Places]  # for each list of weights the games that it is trained on, in turns

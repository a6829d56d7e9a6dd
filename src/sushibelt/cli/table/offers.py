"""Numbered choices: what a seat may choose now, and how an answer is read.

An offer is a question with numbers for answers. Some choices are made of several (which dice to
roll again, the puppet's card): then an answer leads to the next offer, and nothing is given to the
match before the last one is answered.
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple, Union

from rich.console import RenderableType

from sushibelt.cli.table.drawing import Scene
from sushibelt.core.game import Action, Seat
from sushibelt.core.refusal import Refusal
from sushibelt.games import Match

NO_MARKS: Mapping[str, int] = MappingProxyType({})
Numbers = Sequence[int]
Answer = Union[tuple[Action, ...], "Offer"]


class Offer(NamedTuple):
    """One question. `answer` reads the numbers given and raises Refusal if they do not fit."""

    question: str
    highest: int  # numbers run from 1 to this
    answer: Callable[[Numbers], Answer]
    below: Sequence[RenderableType] = ()  # drawn under the table
    marks: Mapping[str, int] = NO_MARKS  # numbers for things that lie on the table itself


Offering = Callable[[Scene, Match, Seat], Offer]


def legal_by_name(match: Match, seat: Seat) -> dict[str, Action]:
    """Return the legal actions of a seat under their names."""
    return {match.game.name(action): action for action in match.game.legal(match.state, seat)}


def only(numbers: Numbers) -> int:
    """Return the one number given; raise Refusal if there are more."""
    if len(numbers) != 1:
        raise Refusal("input-one-number")
    return numbers[0]


def within(number: int, highest: int) -> int:
    """Return a number that is on offer; raise Refusal for any other."""
    if not 1 <= number <= highest:
        raise Refusal("input-not-understood", given=number, highest=highest)
    return number


def one_of(answers: Sequence[Answer]) -> Callable[[Numbers], Answer]:
    """Return how to read a choice of one among several, numbered from 1."""
    return lambda numbers: answers[within(only(numbers), len(answers)) - 1]


def each_once(numbers: Numbers, highest: int) -> Numbers:
    """Return numbers of different things on offer; raise Refusal if one is named twice."""
    for number in numbers:
        if list(numbers).count(within(number, highest)) > 1:
            raise Refusal("input-die-twice", number=number)
    return numbers

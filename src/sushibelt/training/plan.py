"""The games of a generation, in the order of their numbers."""

from collections.abc import Sequence
from typing import NamedTuple

from sushibelt.bots.learning import Learning

NUMBERS = 1_000_000  # of games that a generation may have


class Place(NamedTuple):
    """One game to play: for which list of weights, what, with how many seats, and its number."""

    table: int
    name: str
    seats: int
    number: int


def places(learning: Learning, lists: Sequence[str], generation: int, games: int) -> list[Place]:
    """Return the games of a generation: as many for each of these lists of weights, in turns."""
    first, names = generation * NUMBERS, list(learning.lessons)
    found = []
    for i in range(games):
        title, turn = lists[i % len(lists)], i // len(lists)
        lessons = learning.lessons[title]
        name, seats = lessons[turn % len(lessons)]
        found.append(Place(names.index(title), name, seats, first + i))
    return found

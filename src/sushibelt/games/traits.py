"""Traits of a game: what those who draw, tell or score it must know, apart from its rules.

A family reads them from a ruleset and its book in `games/<family>/traits.py`.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

NO_SETS: Mapping[str, int] = MappingProxyType({})


class Dessert(NamedTuple):
    """What is compared or counted at the end, and the cards or faces it is made of."""

    component: str  # what its cards are called together, such as `yogurt`
    cards: tuple[str, ...]  # or faces, by the number printed on them
    symbols: bool = False  # what is printed on them counts, not how many there are


class Traits(NamedTuple):
    """What is special about one game."""

    sets: Mapping[str, int] = NO_SETS  # sizes of sets, by component
    dessert: Dessert | None = None
    rows: tuple[int, ...] = ()  # cards in each row that lies open on the table, from the top

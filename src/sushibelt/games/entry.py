"""A family's entry in the registry: its editions, how one becomes a game, and its tables."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from sushibelt.games.box import BoxLine
from sushibelt.games.explained import Explanations
from sushibelt.games.family import AnyGame
from sushibelt.games.ids import Edition, Selection
from sushibelt.games.telling import Telling
from sushibelt.games.traits import Traits


class Entry(NamedTuple):
    """One family: `games/<family>/` exports it as `ENTRY`. Functions get its rulesets and books."""

    editions: tuple[Edition, ...]
    make: Callable[[Selection, int], AnyGame]
    telling: Telling
    explanations: Callable[[Any], Explanations]  # (book)
    traits: Callable[[Any, Any], Traits]  # (ruleset, book)
    box: Callable[[Any], Iterator[BoxLine]]  # (ruleset)
    view: type  # what its games describe

"""The contents of a box, number by number, with how sure each is.

Nothing is counted here: these are the tables that the books are made from. A family lists its own
in `games/<family>/box.py`.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from sushibelt.core.game import Fact


class BoxLine(NamedTuple):
    """So many of a kind; `of` says what they belong to: cards, the sides of a die, tokens …"""

    of: str
    kind: str
    number: int
    sure: str


def lines(of: str, facts: Mapping[str, Fact]) -> Iterator[BoxLine]:
    """Yield a line for each number."""
    for kind, fact in facts.items():
        yield BoxLine(of, kind, fact.value, fact.certainty)

"""The box of Sushi Roll: its dice with their sides, and its tokens."""

from collections.abc import Iterator

from sushibelt.games.box import BoxLine, lines
from sushibelt.games.sushi_roll.editions import Ruleset


def box_lines(ruleset: Ruleset) -> Iterator[BoxLine]:
    """Yield what lies in the box."""
    yield from lines("dice", ruleset.dice)
    for kind, sides in ruleset.sides.items():
        yield from lines(kind, sides)
    yield from lines("tokens", ruleset.token_totals)

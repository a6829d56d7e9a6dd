"""The box of Sushizock: its tiles, and the sides of a die."""

from collections.abc import Iterator

from sushibelt.games.box import BoxLine, lines
from sushibelt.games.sushizock.editions import Ruleset


def box_lines(ruleset: Ruleset) -> Iterator[BoxLine]:
    """Yield what lies in the box."""
    yield from lines("tiles", {f"sushi{value}": fact for value, fact in ruleset.sushi.items()})
    yield from lines("tiles", {f"bone{value}": fact for value, fact in ruleset.bones.items()})
    yield from lines("sides", ruleset.faces)

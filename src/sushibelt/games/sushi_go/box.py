"""The box of Sushi Go!: its cards, and what belongs to a dessert."""

from collections.abc import Iterator

from sushibelt.games.box import BoxLine, lines
from sushibelt.games.sushi_go.editions import Ruleset


def box_lines(ruleset: Ruleset) -> Iterator[BoxLine]:
    """Yield what lies in the box."""
    yield from lines("cards", ruleset.base)
    yield from lines("dessert", ruleset.dessert.cards)
    yield from lines("values", ruleset.dessert.values)
    if ruleset.dessert.die.value:
        yield from lines("faces", {"mochi": ruleset.dessert.die})

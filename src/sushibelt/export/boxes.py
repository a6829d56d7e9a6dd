"""What lies in each box, number by number, with how sure it is: for the pages that tell the rules.

Nothing is counted here: these are the tables that the books are made from.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from sushibelt.core.game import Fact
from sushibelt.games import every_selection
from sushibelt.games.sushi_go.components import MOCHI_DIE
from sushibelt.games.sushi_go.editions import Ruleset as SushiGo
from sushibelt.games.sushi_roll.editions import Ruleset as SushiRoll
from sushibelt.games.sushizock.editions import Ruleset as Sushizock


class Entry(NamedTuple):
    """So many of a kind; `of` says what they belong to: cards, the sides of a die, tokens …"""

    of: str
    kind: str
    number: int
    sure: str


def _all(of: str, facts: Mapping[str, Fact]) -> Iterator[Entry]:
    for kind, fact in facts.items():
        yield Entry(of, kind, fact.value, fact.certainty)


def _sushi_go(ruleset: SushiGo) -> Iterator[Entry]:
    yield from _all("cards", ruleset.base)
    yield from _all("dessert", ruleset.dessert.cards)
    yield from _all("values", ruleset.dessert.values)
    if ruleset.dessert.die:
        yield from _all("faces", {"mochi": MOCHI_DIE})


def _sushi_roll(ruleset: SushiRoll) -> Iterator[Entry]:
    yield from _all("dice", ruleset.dice)
    for kind, sides in ruleset.sides.items():
        yield from _all(kind, sides)
    yield from _all("tokens", ruleset.token_totals)


def _sushizock(ruleset: Sushizock) -> Iterator[Entry]:
    yield from _all("tiles", {f"sushi{value}": fact for value, fact in ruleset.sushi.items()})
    yield from _all("tiles", {f"bone{value}": fact for value, fact in ruleset.bones.items()})
    yield from _all("sides", ruleset.faces)


BOXES: Mapping[str, Callable[[Any], Iterator[Entry]]] = {
    "sushi-go": _sushi_go,
    "sushi-roll": _sushi_roll,
    "sushizock": _sushizock,
}


def boxes() -> dict[str, list[Entry]]:
    """Return the box of every edition, and of an edition with each of its desserts, by id."""
    found: dict[str, list[Entry]] = {}
    for selection in every_selection():
        if all(option.group == "dessert" for option in selection.options):
            found[selection.id] = list(BOXES[selection.family](selection.ruleset))
    return found

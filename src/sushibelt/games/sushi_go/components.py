"""What lies in the boxes: every number with how sure it is and where it comes from.

An owner of a real box corrects numbers here and nowhere else; nothing in the rules repeats them.
"""

from collections.abc import Mapping
from typing import NamedTuple

from sushibelt.core.game import Certainty, Fact

Cards = Mapping[str, Fact]  # how many of each kind, or how many copies of each value
Steps = tuple[Fact, ...]  # points of one, two, three …

BASE_KINDS = (
    "tempura", "sashimi", "dumpling", "maki1", "maki2", "maki3",
    "egg", "salmon", "squid", "wasabi", "chopsticks",
)  # fmt: skip
"""The kinds every edition shares. Their order is their number in the rules."""


def _printed(source: str, **numbers: int) -> dict[str, Fact]:
    return {kind: Fact(n, Certainty.SEED, source) for kind, n in numbers.items()}


def _supposed(certainty: Certainty, source: str, **numbers: int) -> dict[str, Fact]:
    return {kind: Fact(n, certainty, source) for kind, n in numbers.items()}


def _steps(source: str, *points: int) -> Steps:
    return tuple(Fact(n, Certainty.SEED, source) for n in points)


class SetOf(NamedTuple):
    """Cards that score together: how many make a set, and what each set is worth."""

    size: Fact
    points: Fact


BASE_ZOCH: Cards = _printed(
    "S2 component list",
    tempura=14, sashimi=14, dumpling=14, maki1=6, maki2=12, maki3=8,
    egg=5, salmon=10, squid=5, wasabi=6, chopsticks=4,
)  # fmt: skip

BASE_ANNIVERSARY: Cards = _supposed(
    Certainty.INFERRED,
    "S1 lost its list; the 98 of S2 that are no pudding",
    tempura=14, sashimi=14, dumpling=14, maki1=6, maki2=12, maki3=8,
    egg=5, salmon=10, squid=5, wasabi=6, chopsticks=4,
)  # fmt: skip

PUDDING_ZOCH: Cards = _printed("S2 component list", pudding=10)

PUDDING_ANNIVERSARY: Cards = _supposed(
    Certainty.INFERRED, "S1: the set takes the place of ten strawberry cards", pudding=10
)

MOCHI: Cards = _supposed(
    Certainty.INFERRED, "S1: the set takes the place of ten strawberry cards", mochi=10
)
MOCHI_DIE = Fact(6, Certainty.ASSUMED, "S1 shows a die starting at 1; faces 1..6 supposed")

STRAWBERRY: Cards = _supposed(
    Certainty.ASSUMED,
    "S1: ten cards, some with 2 and 4 symbols; the split is supposed",
    strawberry1=2, strawberry2=3, strawberry3=3, strawberry4=2,
)  # fmt: skip

YOGURT: Cards = _supposed(
    Certainty.INFERRED, "S1: the set takes the place of ten strawberry cards", yogurt=10
)
YOGURT_VALUES: Cards = _supposed(
    Certainty.ASSUMED,
    "S1 shows a 2; the split is supposed",
    yogurt1=3, yogurt2=4, yogurt3=3,
)  # fmt: skip

TEA: Cards = _supposed(
    Certainty.INFERRED,
    "S1: values 1 to 5, ten cards",
    tea1=2, tea2=2, tea3=2, tea4=2, tea5=2,
)  # fmt: skip

PRINTED: Cards = {
    **_printed("S1, S2: maki icons", maki1=1, maki2=2, maki3=3),
    **_printed("S1: symbols", strawberry1=1, strawberry2=2, strawberry3=3, strawberry4=4),
    **_printed("S1: values", yogurt1=1, yogurt2=2, yogurt3=3),
}
"""What a card that shows a number counts."""

SETS: Mapping[str, SetOf] = {
    "tempura": SetOf(*_steps("S1, S2: tempura", 2, 5)),
    "sashimi": SetOf(*_steps("S1, S2: sashimi", 3, 10)),
}

LADDER: Steps = _steps("S1, S2: dumplings", 1, 3, 6, 10, 15)
"""Dumplings: points of one, two, three …; the last step holds for more."""

NIGIRI: Cards = _printed("S1, S2: nigiri", egg=1, salmon=2, squid=3)
WASABI_FACTOR = Fact(3, Certainty.SEED, "S1, S2: a nigiri on wasabi is worth three times as much")

MAKI_FIRST = Fact(6, Certainty.SEED, "S1, S2: most maki")
MAKI_SECOND = Fact(3, Certainty.SEED, "S1, S2: second most maki")

ROUNDS = Fact(3, Certainty.SEED, "S1, S2: the game ends after three rounds")

HANDS: Mapping[int, Fact] = {
    seats: Fact(cards, Certainty.SEED, "S1, S2: set-up")
    for seats, cards in ((2, 10), (3, 9), (4, 8), (5, 7))
}
"""Cards in a hand, by how many are dealt one (the puppet is); Zoch's box is for three and more."""

PILE = Fact(5, Certainty.SEED, "S1 personal piles: four piles of five")

PUDDING_PRIZE = Fact(6, Certainty.SEED, "S1, S2: most desserts")
PUDDING_LOSS = Fact(6, Certainty.SEED, "S1, S2: fewest desserts")
STRAWBERRY_LOSS = Fact(6, Certainty.SEED, "S1: fewest strawberry symbols")
STRAWBERRY_LOSS_OF_TWO = Fact(3, Certainty.SEED, "S1: fewest strawberry symbols, two players")
NOTHING = Fact(0, Certainty.SEED, "S1, S2: no such prize or loss")
SQUISHY = Fact(2, Certainty.SEED, "S1: taking the squishy")
TEA_RUNS: Steps = _steps("S1: bubble tea", 1, 4, 8, 13, 20)
"""Bubble tea: points of a run of one, two, three … consecutive numbers."""

BATTLE_ROWS: Steps = tuple(
    Fact(cards, Certainty.INFERRED, "S1 lost its figure: a well-known layout of twenty cards")
    for cards in (2, 3, 4, 5, 6)
)
"""Battle: cards per row from the top, each covered by its two lower neighbours."""

BATTLE_FACE_DOWN: Steps = tuple(
    Fact(row, Certainty.INFERRED, "S1 lost its figure: a well-known layout of twenty cards")
    for row in (2, 4)
)
"""Battle: which of those rows lie face down, counted from 1."""

"""What lies in the boxes: every number with how sure it is and where it comes from.

An owner of a real box corrects numbers here and nowhere else; nothing in the rules repeats them.
"""

from collections.abc import Mapping

from sushibelt.core.game import Certainty, Fact

Cards = Mapping[str, Fact]  # how many of each kind, or how many copies of each value

BASE_KINDS = (
    "tempura", "sashimi", "dumpling", "maki1", "maki2", "maki3",
    "egg", "salmon", "squid", "wasabi", "chopsticks",
)  # fmt: skip
"""The kinds every edition shares. Their order is their number in the rules."""


def _printed(source: str, **numbers: int) -> dict[str, Fact]:
    return {kind: Fact(n, Certainty.SEED, source) for kind, n in numbers.items()}


def _supposed(certainty: Certainty, source: str, **numbers: int) -> dict[str, Fact]:
    return {kind: Fact(n, certainty, source) for kind, n in numbers.items()}


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

BATTLE_ROWS = (2, 3, 4, 5, 6)
"""Battle: cards per row from the top, each covered by its two lower neighbours (inferred)."""

BATTLE_FACE_DOWN = (2, 4)
"""Battle: which of those rows lie face down, counted from 1 (inferred)."""

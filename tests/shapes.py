"""Which ids and seat counts a test of all games plays: a covering choice, or every one of them.

There are many ways to sit down, made of few things: editions, seat counts, desserts, variants and
other options. SHAPES holds any two of these that can meet together; FEW, a part of it for what is
slow or read by people, has every edition at every seat count and each option once. Nightly, with
SUSHIBELT_ALL=1, both are all that there is.
"""

import os

from sushibelt.games import select
from tests.walks import PAIRS

Pair = tuple[str, int]
EVERYTHING = os.environ.get("SUSHIBELT_ALL", "") not in ("", "0")


def _pairs(text: str) -> list[Pair]:
    """Read lines of an id and its seat counts."""
    lines = [line.split() for line in text.split("\n") if line]
    return [(game, int(seats)) for game, *counts in lines for seats in counts]


THE_FEW = _pairs("""
sushi-go/zoch-2014 3
sushi-go/zoch-2014+forced-wasabi 4
sushi-go/zoch-2014+two-way 5
sushi-go/anniversary 5
sushi-go/anniversary+must-have-maki 2
sushi-go/anniversary+personal-piles 2
sushi-go/anniversary+battle+frozen-yogurt 2
sushi-go/anniversary+bubble-tea+golf 3
sushi-go/anniversary+must-have-maki+pudding+puppet 2
sushi-go/anniversary+mochi+two-way 4
sushi-go/original-2013 2 4
sushi-go/original-2013+two-way 3 5
sushi-roll/2019 2 3 4 5
sushizock/2008 2 4
sushizock/2008+matching 3 5
""")
THE_SHAPES = [
    *THE_FEW,
    *_pairs("""
sushi-go/zoch-2014+two-way 4
sushi-go/zoch-2014+forced-wasabi+two-way 3 5
sushi-go/anniversary+two-way 3
sushi-go/anniversary+golf 4
sushi-go/anniversary+battle 2
sushi-go/anniversary+must-have-maki+puppet 2
sushi-go/anniversary+frozen-yogurt 4
sushi-go/anniversary+frozen-yogurt+two-way 3
sushi-go/anniversary+frozen-yogurt+golf 5
sushi-go/anniversary+frozen-yogurt+must-have-maki+personal-piles 2
sushi-go/anniversary+frozen-yogurt+puppet 2
sushi-go/anniversary+bubble-tea 4
sushi-go/anniversary+bubble-tea+two-way 5
sushi-go/anniversary+bubble-tea+must-have-maki+two-way 2
sushi-go/anniversary+bubble-tea+must-have-maki+personal-piles 2
sushi-go/anniversary+battle+bubble-tea+must-have-maki 2
sushi-go/anniversary+bubble-tea+must-have-maki+puppet 2
sushi-go/anniversary+pudding 3
sushi-go/anniversary+pudding+two-way 5
sushi-go/anniversary+golf+pudding 4
sushi-go/anniversary+must-have-maki+personal-piles+pudding 2
sushi-go/anniversary+battle+must-have-maki+pudding 2
sushi-go/anniversary+mochi 3 5
sushi-go/anniversary+golf+mochi+must-have-maki 2
sushi-go/anniversary+mochi+personal-piles 2
sushi-go/anniversary+battle+mochi+must-have-maki 2
sushi-go/anniversary+mochi+must-have-maki+puppet 2
sushizock/2008 3 5
sushizock/2008+matching 2 4
"""),
]

FEW = PAIRS if EVERYTHING else THE_FEW
SHAPES = PAIRS if EVERYTHING else THE_SHAPES


def traits(game: str, seats: int) -> dict[str, object]:
    """What a way to sit down is made of: an edition, a seat count, an option of each group."""
    chosen = select(game)
    return {"edition": chosen.edition.id, "seats": seats, **chosen.chosen}

"""The rulesets as values: the published game, and what the Russian text changes in it."""

from collections.abc import Mapping
from dataclasses import dataclass

from sushibelt.core.game import Fact
from sushibelt.games.ids import Edition, Option
from sushibelt.games.sushizock import components as box


@dataclass(frozen=True, slots=True)
class Ruleset:
    """One way to play Sushizock, before a seat count is chosen."""

    source: str
    sushi: box.Tiles
    bones: box.Tiles
    dice: Fact
    faces: Mapping[str, Fact]
    rolls: Fact = box.ROLLS  # at most, in one turn
    top_theft: Fact = box.TOP_THEFT  # chopsticks of one colour for the top tile of a stack
    free_theft: Fact = box.FREE_THEFT  # so many, or more, for a tile at any place of it
    matching: bool = False  # dice set aside must all show one symbol (S3; S4 knows no such rule)
    matching_source: str = "S4 and the published rules: any dice may be set aside"


PUBLISHED = Ruleset(
    "S4 and the published rules",
    box.SUSHI_TILES,
    box.BONE_TILES,
    box.DICE,
    box.DIE_FACES,
)

EDITIONS = (
    Edition(
        "2008",
        PUBLISHED,
        (2, 3, 4, 5),
        (
            Option(
                "matching",
                "dice",
                {
                    "matching": True,
                    "matching_source": "S3: what is set aside matches what lies there already",
                },
            ),
        ),
    ),
)

"""What lies in the box: every number with how sure it is and where it comes from.

An owner of a real box corrects numbers here and nowhere else; nothing in the rules repeats them.
"""

from collections.abc import Mapping

from sushibelt.core.game import Certainty, Fact

Tiles = Mapping[int, Fact]  # how many tiles of each printed value; of bones without the minus

_SPLIT = "a single public description of the box; S3 and S4 print no list"

TILES_OF_A_KIND = Fact(12, Certainty.MANY, "descriptions of the box agree: 12 sushi, 12 bones")
"""The size of each row before the first turn. The two splits below must add up to it."""

SUSHI_TILES: Tiles = {value: Fact(2, Certainty.ONE, _SPLIT) for value in range(1, 7)}
"""Sushi 1 to 6; that the values run from 1 to 6 is agreed by many, two of each by one source."""

BONE_TILES: Tiles = {
    value: Fact(count, Certainty.ONE, _SPLIT)
    for value, count in ((1, 5), (2, 4), (3, 2), (4, 1))
}  # fmt: skip
"""Bones −1 to −4; that the values run from −1 to −4 is agreed by many, the split by one source."""

ROLLS = Fact(3, Certainty.SEED, "S3 and S4: at most three rolls in a turn")
TOP_THEFT = Fact(3, Certainty.SEED, "S3 and S4: chopsticks of one colour for a stack's top tile")
FREE_THEFT = Fact(4, Certainty.SEED, "S3 and S4: so many, or more, for a tile at any place")

DICE = Fact(5, Certainty.SEED, "S3 and S4: five dice")

DIE_FACES: Mapping[str, Fact] = {
    face: Fact(count, Certainty.MANY, "descriptions of the die agree")
    for face, count in (("sushi", 2), ("bones", 2), ("blue", 1), ("red", 1))
}
"""How many of a die's six sides show each symbol; blue and red are chopsticks."""

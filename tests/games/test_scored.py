"""How many rounds are scored says whether the score sheet is still the same."""

from itertools import pairwise

import pytest

from tests.shapes import FEW
from tests.walks import walk


@pytest.mark.parametrize(("game_id", "seats"), FEW)
def test_the_sheet_changes_only_with_the_number_of_scored_rounds(game_id: str, seats: int) -> None:
    for before, after in pairwise(walk(game_id, seats, 2)):
        game = after.game
        if after.result is None and game.scored(before.state) == game.scored(after.state):
            assert game.sheet(before.state) == game.sheet(after.state)
        else:
            assert game.sheet(before.state) != game.sheet(after.state)

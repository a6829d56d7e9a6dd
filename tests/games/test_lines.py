"""The points of every line over a whole game, as simulations count them, are those of its sheet."""

from collections import Counter

import pytest

from sushibelt.games.family import LINES
from tests.shapes import FEW
from tests.walks import walk


@pytest.mark.parametrize(("game_id", "seats"), FEW)
def test_lines_of_a_game_are_the_lines_of_its_sheet_added_up(game_id: str, seats: int) -> None:
    *_, match = walk(game_id, seats, 1)
    game = match.game
    counted = [[0] * LINES for _ in range(seats)]
    game.family.lines(match.state, game.book, game.silent_work(), counted)
    for seat, sheet in enumerate(match.game.sheet(match.state).seats[:seats]):
        printed: Counter[str] = Counter()
        for part in (*sheet.rounds, sheet.end):
            for line in part.lines:
                printed[line.line] += line.points
        assert {name: counted[seat][at] for at, name in game.line_ids.items()} == printed

"""Whatever was acknowledged is there after a power cut, and every match goes on to its end."""

from pathlib import Path

import pytest

from tests.campaigns.killing import campaign
from tests.shapes import EVERYTHING

KILLS = 25 if EVERYTHING else 8  # `make kills` does a thousand


@pytest.mark.slow
def test_no_acknowledged_choice_is_lost_by_a_kill(tmp_path: Path) -> None:
    figures = campaign(tmp_path, kills=KILLS, seed=7)
    assert figures.lost == []
    assert figures.kills == KILLS
    assert figures.acknowledged > 12 * KILLS

"""Whatever was acknowledged is there after a power cut, and every match goes on to its end."""

from pathlib import Path

import pytest

from tests.campaigns.killing import campaign


@pytest.mark.slow
def test_no_acknowledged_choice_is_lost_by_a_kill(tmp_path: Path) -> None:
    figures = campaign(tmp_path, kills=25, seed=7)
    assert figures.lost == []
    assert figures.kills == 25
    assert figures.acknowledged > 300

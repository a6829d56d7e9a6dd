"""Whatever breaks among several nodes, nothing acknowledged is lost, or told in different ways."""

from pathlib import Path

import pytest

from tests.campaigns.breaking import OTHERS
from tests.campaigns.nodes import SHORT, campaign


@pytest.mark.slow
def test_nodes_and_their_database_break_and_nothing_is_lost(tmp_path: Path) -> None:
    figures = campaign(tmp_path, SHORT, seed=3)
    assert figures.wrong == []
    assert figures.done == dict.fromkeys(("kill", "lose", *OTHERS), 1)
    assert figures.acknowledged > 20
    assert figures.sessions > 3

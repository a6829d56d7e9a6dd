"""Whatever was acknowledged is there after a power cut, and every match goes on to its end."""

from pathlib import Path

import pytest

from tests.campaigns.killing import campaign
from tests.server.cluster import one_cluster
from tests.shapes import EVERYTHING

KILLS = 25 if EVERYTHING else 8  # `make kills` does a thousand
KILLS_ON_POSTGRES = 25 if EVERYTHING else 3


@pytest.mark.slow
def test_no_acknowledged_choice_is_lost_by_a_kill(tmp_path: Path) -> None:
    figures = campaign(tmp_path, kills=KILLS, seed=7)
    assert figures.lost == []
    assert figures.kills == KILLS
    assert figures.acknowledged > 12 * KILLS


@pytest.mark.slow
def test_none_is_lost_by_a_kill_of_a_server_on_postgres(tmp_path: Path) -> None:
    with one_cluster() as cluster, cluster.database() as address:
        figures = campaign(tmp_path, kills=KILLS_ON_POSTGRES, seed=8, database=address)
    assert figures.lost == []
    assert figures.kills == KILLS_ON_POSTGRES
    assert figures.acknowledged > 12 * KILLS_ON_POSTGRES

"""Digests of playthroughs: every id and seat count still goes as it went.

To see what differs, write the playthrough of a pair that failed with both versions of the code.
"""

import pytest

from tests.golden import DIGESTS, digest
from tests.walks import PAIRS

KEPT = [line.split("\t") for line in DIGESTS.read_text(encoding="utf-8").splitlines()]


def test_every_id_and_seat_count_has_its_digest() -> None:
    assert [(game_id, int(seats)) for game_id, seats, _ in KEPT] == PAIRS


@pytest.mark.parametrize("family", ["sushi-go", "sushi-roll", "sushizock"])
def test_every_match_still_goes_as_it_went(family: str) -> None:
    kept = [(game_id, int(seats), text) for game_id, seats, text in KEPT if family in game_id]
    assert [(game, seats) for game, seats, text in kept if digest(game, seats) != text] == []

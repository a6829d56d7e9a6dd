"""Learned weights: files that say how they were made, and fit the encoding."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from sushibelt.bots.families import PLAYERS
from sushibelt.bots.weights import TABLES

LEARNINGS = {name: players.learning for name, players in PLAYERS.items() if players.learning}


@pytest.mark.parametrize("family", LEARNINGS)
def test_weights_say_how_they_were_made_and_others_are_refused(family: str, tmp_path: Path) -> None:
    weights = LEARNINGS[family].weights
    document = json.loads(weights.file.read_text(encoding="utf-8"))
    assert document["format"] == weights.format
    assert document["made"]["command"].startswith(f"python -m sushibelt.training {family} FOLDER ")
    assert [len(document["policy"][table]) for table in TABLES] == [weights.count] * len(TABLES)
    for wrong in (
        {**document, "format": f"sushibelt-weights {family} 0"},
        {**document, "policy": {"two": [1], "more": [1]}},
    ):
        file = tmp_path / "weights.json"
        file.write_text(json.dumps(wrong), encoding="utf-8")
        with pytest.raises(ValueError, match="train again"):
            replace(weights, file=file).read()


@pytest.mark.parametrize("family", LEARNINGS)
def test_whoever_has_weights_may_change_them_for_nobody_else(family: str) -> None:
    weights = LEARNINGS[family].weights
    mine = weights.policy()
    mine[0][0] += 1
    assert weights.policy() != mine

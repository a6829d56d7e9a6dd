"""Learned weights: files that say how they were made, and fit the encoding."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from sushibelt.bots.families import PLAYERS

LEARNINGS = {name: players.learning for name, players in PLAYERS.items() if players.learning}


@pytest.mark.parametrize("family", LEARNINGS)
def test_weights_say_how_they_were_made_and_others_are_refused(family: str, tmp_path: Path) -> None:
    weights = LEARNINGS[family].weights
    document = json.loads(weights.file.read_text(encoding="utf-8"))
    assert document["format"] == weights.format
    command = f"python -m sushibelt.training {family} FOLDER "
    assert all(entry["command"].startswith(command) for entry in document["made"])
    told = [name for entry in document["made"] for name in entry["lists"]]
    assert sorted(told) == sorted(document["policy"]) == sorted(weights.lengths)
    assert all(len(document["policy"][name]) == count for name, count in weights.lengths.items())
    for wrong in (
        {**document, "format": f"sushibelt-weights {family} 0"},
        {**document, "policy": {**document["policy"], "more": [1]}},
        {**document, "policy": {**document["policy"], "few": [1]}},
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


@pytest.mark.parametrize("family", LEARNINGS)
def test_lists_that_are_made_anew_leave_the_others_as_they_are(family: str) -> None:
    weights = LEARNINGS[family].weights
    before = weights.file.read_text(encoding="utf-8").splitlines()
    anew = [1] * weights.lengths["more"]
    after = weights.renewed({"more": anew}, "command", 7).splitlines()
    changed = [line for line in after if line not in before]
    assert f'"more": {anew}' in [line.rstrip(",") for line in changed]
    assert [line for line in changed if line.startswith('"') and '"more"' not in line] == []
    document = json.loads("\n".join(after))
    assert document["made"][-1] == {"lists": ["more"], "command": "command", "choices": 7}
    told = [name for entry in document["made"] for name in entry["lists"]]
    assert sorted(told) == sorted(weights.lengths)


def test_weights_of_a_family_are_not_large() -> None:
    for learning in LEARNINGS.values():
        assert learning.weights.file.stat().st_size <= 60_000

"""Training: the same settings give the same weights, interrupted or not."""

import json
import re
import sys
from pathlib import Path

import numpy as np
import pytest

from sushibelt.bots.families import PLAYERS
from sushibelt.bots.weights import TABLES
from sushibelt.training import __main__ as command
from sushibelt.training.fit import agreement, fit, laid_out, loss, odds
from sushibelt.training.gather import Lesson, chosen
from sushibelt.training.plan import places
from sushibelt.training.store import read_part, write_part
from sushibelt.words import say

TINY = ("--games", "20", "20", "--iterations", "12", "--steps", "4")
LEARNINGS = {name: players.learning for name, players in PLAYERS.items() if players.learning}


def train(family: str, folder: Path, monkeypatch: pytest.MonkeyPatch, *asked: str) -> bytes:
    monkeypatch.setattr(sys, "argv", ["training", family, str(folder), *asked])
    command.main()
    return (folder / "weights-2.json").read_bytes()


@pytest.mark.slow
@pytest.mark.parametrize("family", LEARNINGS)
def test_a_tiny_training_gives_the_same_bytes_again_and_after_an_interruption(
    family: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    weights = LEARNINGS[family].weights
    once = train(family, tmp_path / "a", monkeypatch, *TINY)
    parts = sorted(path.name for path in (tmp_path / "a").glob("*.parquet"))
    assert len(parts) == 4
    again = tmp_path / "b"
    again.mkdir()
    for name in (parts[0], parts[3]):  # the others were lost
        (again / name).write_bytes((tmp_path / "a" / name).read_bytes())
    assert train(family, again, monkeypatch, *TINY, "--threads", "2") == once
    assert (again / parts[1]).read_bytes() == (tmp_path / "a" / parts[1]).read_bytes()
    document = json.loads(once)
    assert document["format"] == weights.format
    assert [len(document["policy"][table]) for table in TABLES] == [weights.count] * 2
    assert document["policy"]["two"] != document["policy"]["more"]
    assert f"20 of 20 games, {document['made']['choices']} choices" in capsys.readouterr().err
    with pytest.raises(ValueError, match="other settings"):
        train(family, again, monkeypatch, *TINY[:-3], "9", *TINY[-2:])


def test_a_cluster_that_is_none_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SystemExit, match=re.escape(say("refusal-cluster-unknown", given="moon"))):
        train("sushi-go", tmp_path, monkeypatch, *TINY, "--on", "moon")


LESSONS = [
    Lesson(0, 1, [[0, 2], [1, 2]], [90, 30]),
    Lesson(0, 2, [[0], [1], [2, 3]], [60, 20, 0]),
]


def test_odds_are_a_softmax_over_the_sums_of_weights() -> None:
    weights = np.array([1.0, 0.0, 2.0, -1.0])
    given = odds(laid_out(LESSONS), weights)
    first, second = np.exp([3.0, 2.0]), np.exp([1.0, 0.0, 1.0])
    assert given == pytest.approx([*(first / first.sum()), *(second / second.sum())])


def test_a_fit_learns_what_was_tried_most() -> None:
    options = laid_out(LESSONS * 200)
    before, weights = np.zeros(4), fit(options, 4, 300)
    assert loss(options, weights) < loss(options, before)
    assert agreement(options, weights) == 1.0
    assert weights[0] > weights[1]
    shares = odds(options, weights)[:2]
    assert shares[0] / shares[1] == pytest.approx(9, rel=0.2)  # visits squared


def test_lessons_are_kept_as_they_are_and_those_of_other_settings_refused(tmp_path: Path) -> None:
    path = tmp_path / "part.parquet"
    write_part(path, LESSONS, "so")
    assert read_part(path, "so") == LESSONS
    with pytest.raises(ValueError, match="other settings"):
        read_part(path, "otherwise")
    assert [each.name for each in tmp_path.iterdir()] == ["part.parquet"]


@pytest.mark.parametrize("family", LEARNINGS)
def test_every_generation_plays_other_games_and_all_of_a_family_for_two_and_for_more(
    family: str,
) -> None:
    learning = LEARNINGS[family]
    first, second = places(learning, 0, 40), places(learning, 1, 40)
    assert not {place.number for place in first} & {place.number for place in second}
    asked = {place for each in learning.lessons.values() for place in each}
    assert {(place.name, place.seats) for place in first} == asked
    assert {(place.table, place.seats) for place in first} == {(0, 2), (1, 3), (1, 4), (1, 5)}


def test_now_and_then_something_else_is_played_by_how_often_it_was_tried() -> None:
    tried = {7: 10, 8: 30}
    rng = [1, 2, 3, 4]
    found = [chosen((7, 8), tried, rng) for _ in range(800)]
    assert 0 < found.count(7) < 60

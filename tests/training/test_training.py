"""Training: the same settings give the same weights, interrupted or not."""

import json
import re
import sys
from pathlib import Path

import numpy as np
import pytest

from sushibelt.bots.families import PLAYERS
from sushibelt.training import __main__ as command
from sushibelt.training.fit import agreement, fit, laid_out, loss, odds
from sushibelt.training.gather import Lesson, chosen
from sushibelt.training.plan import places
from sushibelt.training.store import read_part, write_part
from sushibelt.words import say

TINY = ("--games", "20", "20", "--iterations", "12", "--steps", "4")
USUAL = ("two", "more")
LEARNINGS = {name: players.learning for name, players in PLAYERS.items() if players.learning}


def train(family: str, folder: Path, monkeypatch: pytest.MonkeyPatch, *asked: str) -> bytes:
    monkeypatch.setattr(sys, "argv", ["training", family, str(folder), *asked])
    command.main()
    return (folder / "weights-2.json").read_bytes()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("family", "lists"),
    [
        ("sushi-go", USUAL),
        ("sushi-go", ("golf-two", "golf-more")),
        ("sushi-go", ("piles", "puppet", "battle")),
        ("sushi-roll", USUAL),
    ],
)
def test_a_tiny_training_gives_the_same_bytes_again_and_after_an_interruption(
    family: str,
    lists: tuple[str, ...],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    weights = LEARNINGS[family].weights
    asked = TINY if lists == USUAL else ("--lists", *lists, *TINY)
    once = train(family, tmp_path / "a", monkeypatch, *asked)
    parts = sorted(path.name for path in (tmp_path / "a").glob("*.parquet"))
    assert len(parts) == 4
    again = tmp_path / "b"
    again.mkdir()
    for name in (parts[0], parts[3]):  # the others were lost
        (again / name).write_bytes((tmp_path / "a" / name).read_bytes())
    assert train(family, again, monkeypatch, *asked, "--threads", "2") == once
    assert (again / parts[1]).read_bytes() == (tmp_path / "a" / parts[1]).read_bytes()
    document = json.loads(once)
    kept = json.loads(weights.file.read_text(encoding="utf-8"))
    assert document["format"] == weights.format
    for name, row in document["policy"].items():
        assert len(row) == weights.lengths[name]
        assert (row == kept["policy"][name]) == (name not in lists)
    made = document["made"][-1]
    assert made["lists"] == list(lists)
    assert f"FOLDER {' '.join(asked)}" in made["command"]
    assert f"20 of 20 games, {made['choices']} choices" in capsys.readouterr().err
    with pytest.raises(ValueError, match="other settings"):
        train(family, again, monkeypatch, *asked[:-3], "9", *asked[-2:])


def test_lists_that_nobody_knows_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        train("sushi-roll", tmp_path, monkeypatch, *TINY, "--lists", "golf-two")
    assert "choose from two, more" in capsys.readouterr().err


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
def test_every_generation_plays_other_games_and_all_that_its_lists_are_for(family: str) -> None:
    learning = LEARNINGS[family]
    names = list(learning.lessons)
    for lists in (names, names[:1], names[1:]):
        first, second = (places(learning, lists, generation, 70) for generation in (0, 1))
        assert not {place.number for place in first} & {place.number for place in second}
        played = {(names[place.table], place.name, place.seats) for place in first}
        assert played == {(each, *pair) for each in lists for pair in learning.lessons[each]}


def test_a_list_for_two_learns_from_tables_for_two_and_others_from_all_larger_ones() -> None:
    for learning in LEARNINGS.values():
        for name, lessons in learning.lessons.items():
            seats = {seats for _, seats in lessons}
            assert seats == ({3, 4, 5} if name.endswith("more") else {2})


def test_now_and_then_something_else_is_played_by_how_often_it_was_tried() -> None:
    tried = {7: 10, 8: 30}
    rng = [1, 2, 3, 4]
    found = [chosen((7, 8), tried, rng) for _ in range(800)]
    assert 0 < found.count(7) < 60

"""`sushibelt bench`: every figure of every family, and the best round of each."""

import json
import platform
from collections.abc import Iterator
from pathlib import Path

import pytest

from sushibelt.cli import bench, main
from sushibelt.cli.bench_measures import (
    GAMES,
    MICROSECONDS,
    Figure,
    Measure,
    Timed,
    run_round,
    time_each,
)

DOCS = Path(__file__).parents[2] / "docs"
FIGURES = ["games_per_second", "step_us", "view_us", "replay_ms", "read_ms"]


@pytest.fixture(autouse=True)
def _one_piece_of_each(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "QUICK_SECONDS", 0.0)
    monkeypatch.setattr(bench, "QUICK_ROUNDS", 1)


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as left:
        main(["bench", *arguments])
    said = capsys.readouterr()
    return int(str(left.value.code)), said.out, said.err


def test_json_has_every_figure_of_every_family(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "--quick", "--json")
    told = json.loads(out)
    assert code == 0
    assert told["python"] == platform.python_version()
    assert told["mode"] == "interpreted"
    assert [entry["game"] for entry in told["games"]] == list(GAMES)
    for entry in told["games"]:
        assert list(entry) == ["game", "seats", *FIGURES]
        assert entry["seats"] == 4
        assert all(entry[figure] > 0 for figure in FIGURES)
    documented = (DOCS / "bots.md").read_text(encoding="utf-8")
    for key in (*told, *told["games"][0]):
        assert f"`{key}`" in documented


def test_people_get_a_table_that_names_the_python(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "--quick")
    assert (code, err) == (0, "")
    assert platform.python_version() in out
    assert all(game in out for game in GAMES)
    assert max(len(line) for line in out.splitlines()) <= 80


def test_an_unknown_option_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "--fast")
    assert (code, out) == (2, "")
    assert "--fast" in err


def measure_of(times: list[Timed], per_second: bool = False) -> Measure:
    left: Iterator[Timed] = iter(times)
    return Measure("game", "figure", lambda: next(left), MICROSECONDS, per_second)


def test_work_is_repeated_until_it_took_long_enough() -> None:
    times = [Timed(1.0, 2), Timed(2.0, 3), Timed(9.0, 1)]
    assert time_each(measure_of(times).work, seconds=2.5) == 3.0 / 5
    assert time_each(measure_of(times).work, seconds=0.0) == 0.5


def test_the_best_round_counts() -> None:
    measure = measure_of([Timed(3.0, 1), Timed(2.0, 1), Timed(4.0, 1)])
    best: dict[Figure, float] = {}
    for _ in range(3):
        run_round([measure], 0.0, best)
    assert best == {("game", "figure"): 2.0}


def test_a_figure_is_told_in_its_unit_or_in_pieces_a_second() -> None:
    assert measure_of([]).told(0.002) == 2000
    assert measure_of([], per_second=True).told(0.002) == 500

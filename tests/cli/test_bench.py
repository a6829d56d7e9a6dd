"""`sushibelt bench`: every figure of every family, and the best round of each."""

import platform
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sushibelt.bots.random import Uniform
from sushibelt.cli.bench import command as bench
from sushibelt.cli.bench import compiled as bench_compiled
from sushibelt.cli.bench import patience as bench_patience
from sushibelt.cli.bench.compiled import Start, measure_start
from sushibelt.cli.bench.measures import (
    GAMES,
    MICROSECONDS,
    SEATS,
    VARIANTS,
    Figure,
    Measure,
    Timed,
    run_round,
    time_each,
    time_quickest,
)
from sushibelt.cli.bench.patience import Patience, lateness, percentile
from sushibelt.fast.cache import VARIABLE, wanted_folder
from tests.cli import command_door
from tests.words.wording import wording

DOCS = Path(__file__).parents[2] / "docs"
OF_FAMILIES = ["step_us", "view_us", "replay_ms", "read_ms"]
COMPILED = [
    "compiled_per_second",
    "compiled_ratio",
    "thread_per_second",
    "threads_per_second",
    "threads_ratio",
]
NEVER_QUICK = ["frozen_per_second", "frozen_ratio", "simulate_per_second"]


@pytest.fixture(autouse=True)
def _one_piece_of_each(monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in ("", "QUICK_"):
        monkeypatch.setattr(bench, f"{kind}SECONDS", 0.0)
        monkeypatch.setattr(bench, f"{kind}ROUNDS", 1)
    monkeypatch.setattr(bench_compiled, "TOGETHER", 10)


@pytest.fixture
def _without_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "available", lambda: False)


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    return command_door.run(capsys, "bench", *arguments)


def figures(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    return command_door.answered(capsys, "bench", *arguments)[0]


@pytest.mark.usefixtures("_without_numba")
def test_without_numba_only_interpreted_rules_are_measured(
    capsys: pytest.CaptureFixture[str],
) -> None:
    report = figures(capsys)
    assert report["python"] == platform.python_version()
    assert (report["numba"], report["starts"], report["patience"]) == (None, [], [])
    assert [(e["game"], e["seats"]) for e in report["games"]] == list(SEATS.items())
    for entry in report["games"]:
        assert entry["games_per_second"] > 0
        assert all(entry[figure] is None for figure in (*COMPILED, *NEVER_QUICK))
        for figure in OF_FAMILIES:
            assert (entry[figure] is None) == (entry["game"] in VARIANTS)


@pytest.mark.slow
def test_compiled_rules_are_measured_on_one_thread_and_on_two(
    capsys: pytest.CaptureFixture[str],
) -> None:
    report = figures(capsys, "--quick")
    assert report["numba"]
    assert report["starts"] == []  # to compile anew is not quick
    for entry in report["games"]:
        assert all(entry[figure] > 0 for figure in COMPILED)
        assert all(entry[figure] is None for figure in NEVER_QUICK)
        compiled, interpreted = entry["compiled_per_second"], entry["games_per_second"]
        assert entry["compiled_ratio"] == pytest.approx(compiled / interpreted, abs=0.06)
        alone, together = entry["thread_per_second"], entry["threads_per_second"]
        assert entry["threads_ratio"] == pytest.approx(together / alone, abs=0.006)


def test_the_whole_bench_also_measures_frozen_games_starts_and_patience(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "measures", lambda: [constant(g, "games_per_second") for g in SEATS])

    def compiled(quick: bool) -> list[Measure]:
        assert not quick
        rates = ("compiled_per_second", "thread_per_second", "threads_per_second")
        found = [constant(game, figure) for game in SEATS for figure in rates]
        alone = ("frozen_per_second", "simulate_per_second")
        return [*found, *(constant(game, figure) for game in GAMES for figure in alone)]

    monkeypatch.setattr(bench, "compiled_measures", compiled)
    monkeypatch.setattr(
        bench, "measure_start", lambda game, _: Start(game.split("/")[0], 9.5, 0.75)
    )
    monkeypatch.setattr(
        bench, "measure_patience", lambda game: Patience(game.split("/")[0], 3.25, 8.75)
    )
    report = figures(capsys)
    assert [entry["frozen_per_second"] for entry in report["games"]] == [500, 500, 500, None, None]
    assert report["games"][0]["frozen_ratio"] == 1
    assert [entry["simulate_per_second"] for entry in report["games"]] == [500] * 3 + [None] * 2
    assert report["patience"][1] == {
        "family": "sushi-roll", "late_p99_ms": 3.25, "late_most_ms": 8.75,
    }  # fmt: skip
    assert report["starts"] == [
        {"family": family, "cold_start_s": 9.5, "cached_start_s": 0.75}
        for family in ("sushi-go", "sushi-roll", "sushizock")
    ]
    documented = (DOCS / "bots.md").read_text(encoding="utf-8")
    for key in (*report, *report["games"][0], *report["starts"][0], *report["patience"][0]):
        assert f"`{key}`" in documented
    code, out, err = run(capsys)
    assert (code, err) == (0, "")
    assert "9.5" in out
    assert "8.8" in out
    assert max(len(line) for line in out.splitlines()) <= 80
    assert all(game in out for game in SEATS)


def constant(game: str, figure: str) -> Measure:
    return Measure(game, figure, lambda: Timed(2.0, 1000), 1, per_second=True)


@pytest.mark.usefixtures("_without_numba")
def test_people_get_tables_that_name_the_python(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "--quick")
    assert (code, err) == (0, "")
    facts = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "numba": "none",
        "rounds": 1,
    }
    assert wording("bench-title", implementation="CPython", **facts).match(out)
    assert all(game in out for game in SEATS)
    assert max(len(line) for line in out.splitlines()) <= 80


@pytest.mark.usefixtures("_without_numba")
def test_tables_can_be_had_in_markdown(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "--quick", "--markdown")
    rows = [line for line in out.splitlines() if line.startswith("|")]
    assert len(rows) == (2 + len(SEATS)) + (2 + len(GAMES))
    assert all(line.rstrip().endswith("|") for line in rows)


def test_a_cold_start_has_a_cache_of_its_own_which_the_next_ones_find(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    folders: list[str] = []
    times = iter([12.0, 0.9, 0.7, 0.8])

    def first_game(game_id: str, folder: str) -> float:
        assert game_id == "sushizock/2008"
        assert Path(folder).is_dir()
        folders.append(folder)
        return next(times)

    monkeypatch.setattr(bench_compiled, "first_game", first_game)
    assert measure_start("sushizock/2008", 3) == ("sushizock", 12.0, 0.7)
    assert len(folders) == 4
    assert len(set(folders)) == 1
    assert not Path(folders[0]).exists()


@pytest.mark.slow
def test_a_start_plays_with_the_cache_that_it_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    folder = wanted_folder()  # what is compiled there already is not compiled again
    monkeypatch.setenv(VARIABLE, "/dev/null")
    assert bench_compiled.first_game("sushizock/2008", str(folder)) > 0
    assert list(folder.glob("code-*/sushizock-*-play_games.o"))


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


def test_of_a_rate_the_quickest_piece_counts() -> None:
    times = [Timed(4.0, 2), Timed(3.0, 3), Timed(5.0, 1), Timed(0.1, 9)]
    assert time_quickest(measure_of(times).work, seconds=3.0) == 1.0
    assert time_quickest(measure_of(times).work, seconds=0.0) == 2.0
    best: dict[Figure, float] = {}
    run_round([measure_of(times)._replace(per_second=True)], 3.0, best)
    assert best == {("game", "figure"): 1.0}


def test_the_best_round_counts() -> None:
    measure = measure_of([Timed(3.0, 1), Timed(2.0, 1), Timed(4.0, 1)])
    best: dict[Figure, float] = {}
    for _ in range(3):
        run_round([measure], 0.0, best)
    assert best == {("game", "figure"): 2.0}


def test_a_figure_is_told_in_its_unit_or_in_pieces_a_second() -> None:
    assert measure_of([]).value(0.002) == 2000
    assert measure_of([], per_second=True).value(0.002) == 500


def test_late_is_what_exceeds_the_budget_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_patience, "CHOICES", 3)
    monkeypatch.setattr(bench_patience, "BUDGET", 60.0)
    monkeypatch.setattr(bench_patience, "find_bot", lambda _: Uniform())
    found = lateness("sushi-go/original-2013", 0)
    assert found == [0.0] * 4  # four seats choose at once; nobody takes a minute
    monkeypatch.setattr(bench_patience, "BUDGET", 0.0)
    assert all(late > 0 for late in lateness("sushizock/2008", 0))


def test_of_a_hundred_answers_one_may_be_later() -> None:
    assert percentile([0.005] + [0.001] * 99, 99) == 1.0
    assert percentile([0.005] * 2 + [0.001] * 98, 99) == 5.0
    assert percentile([0.25], 99) == 250.0

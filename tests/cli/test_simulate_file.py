"""`sushibelt simulate --out`: one row for each seat of each game, in a file that is whole."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

from sushibelt.cli.simulate import command as simulate
from sushibelt.cli.simulate import file as simulate_file
from sushibelt.games import find
from sushibelt.simulation.batch import Batch
from sushibelt.simulation.series import Series, last_state, play_some
from sushibelt.words import say
from tests.cli import command_door
from tests.words.wording import wording

GO = "sushi-go/anniversary"
DOCS = Path(__file__).parents[2] / "docs"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    return command_door.run(capsys, "simulate", *arguments)


def rows_of(path: Path) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = parquet.read_table(path).to_pylist()
    return rows


def test_every_seat_of_every_game_has_its_row(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulate_file, "GROUP", 9)  # rows: three games of three seats
    path = tmp_path / "games.parquet"
    bots = "greedy,random,random"
    asked = (GO, "--seats", "3", "--games", "5", "--bots", bots, "--threads", "1", "--seed", "é")
    assert run(capsys, *asked, "--out", str(path))[0] == 0
    assert parquet.ParquetFile(path).num_row_groups == 2
    rows = rows_of(path)
    assert [(row["game"], row["seat"]) for row in rows] == [
        (g, s) for g in range(5) for s in range(3)
    ]
    game, series = find(GO, 3), Series(GO, 3, tuple(bots.split(",")), "é")
    for row in rows:
        state = last_state(series, row["game"])
        sheet, result = game.sheet(state).seats[row["seat"]], game.result(state)
        assert result is not None
        assert row["bot"] == series.bots[row["seat"]]
        assert row["points"] == sheet.total
        assert row["place"] == result.places[row["seat"]]
        lines = [line for part in (*sheet.rounds, sheet.end) for line in part.lines]
        for name in {line.line for line in lines}:
            assert row[name] == sum(line.points for line in lines if line.line == name)
        assert set(row) == {"game", "seat", "bot", "place", "points", *(e.line for e in lines)}
    about = parquet.read_schema(path).metadata
    assert (about[b"game"], about[b"seed"]) == (GO.encode(), "é".encode())


def test_every_column_is_documented(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    documented = (DOCS / "bots.md").read_text(encoding="utf-8")
    run(capsys, GO, "--games", "1", "--out", str(tmp_path / "games.parquet"))
    for name in ("game", "seat", "bot", "place", "points"):
        assert name in parquet.read_schema(tmp_path / "games.parquet").names
        assert f"`{name}`" in documented


@pytest.mark.slow
def test_compiled_games_fill_the_same_rows(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = ("sushizock/2008", "--games", "501", "--threads", "1", "--turn-limit", "50")
    run(capsys, *asked, "--out", str(tmp_path / "compiled.parquet"))
    monkeypatch.setattr("sushibelt.simulation.series.available", lambda: False)
    run(capsys, *asked, "--out", str(tmp_path / "interpreted.parquet"))
    rows = rows_of(tmp_path / "compiled.parquet")
    assert rows == rows_of(tmp_path / "interpreted.parquet")
    assert 0 < len(rows) < 501 * 4  # those that the limit cut off are left out


def test_games_that_were_cut_off_have_no_rows(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "none.parquet"
    assert run(capsys, GO, "--games", "3", "--turn-limit", "2", "--out", str(path))[0] == 0
    assert rows_of(path) == []


def interrupted(series: Series, *_: int) -> Iterator[Batch]:
    yield play_some(series, range(2))
    raise KeyboardInterrupt


def test_an_interrupt_leaves_a_file_of_the_finished_games(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulate, "play_all", interrupted)
    path = tmp_path / "games.parquet"
    code, _, err = run(capsys, GO, "--seats", "2", "--games", "9", "--out", str(path))
    assert (code, err) == (130, say("simulate-stopped", done=2, games=9) + "\n")
    assert [row["game"] for row in rows_of(path)] == [0, 0, 1, 1]
    assert list(tmp_path.iterdir()) == [path]


def test_what_goes_wrong_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any) -> Iterator[Batch]:
        raise ZeroDivisionError
        yield

    monkeypatch.setattr(simulate, "play_all", broken)
    with pytest.raises(ZeroDivisionError):
        simulate.simulate(GO, out=str(tmp_path / "games.parquet"))
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_there_is_replaced_only_by_force(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "games.parquet"
    path.write_text("mine", encoding="utf-8")
    asked = (GO, "--seats", "2", "--games", "1", "--out", str(path))
    code, out, err = run(capsys, *asked)
    assert (code, out) == (2, "")
    assert wording("refusal-simulate-out-exists").search(err)
    assert path.read_text(encoding="utf-8") == "mine"
    assert run(capsys, *asked, "--force")[0] == 0
    assert len(rows_of(path)) == 2


@pytest.mark.parametrize(
    ("name", "said"),
    [("no/such/games.parquet", "refusal-folder-missing"), (".", "refusal-file-is-directory")],
)
def test_a_place_where_no_file_can_be_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str, said: str
) -> None:
    code, out, err = run(capsys, GO, "--games", "1", "--out", str(tmp_path / name))
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert wording(said).search(err)


def test_a_full_disk_is_told_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(parquet.ParquetWriter, "write_table", full)
    code, out, err = run(capsys, GO, "--games", "1", "--out", str(tmp_path / "games.parquet"))
    assert (code, out) == (2, "")
    assert wording("refusal-file-unwritable", problem="No space left on device").search(err)
    assert list(tmp_path.iterdir()) == []


def test_without_pyarrow_the_way_to_get_it_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    code, out, err = run(capsys, GO, "--games", "1", "--out", str(tmp_path / "games.parquet"))
    assert (code, out) == (2, "")
    assert 'pip install "sushibelt[research]"' in err
    assert list(tmp_path.iterdir()) == []

"""What the build writes for the browser: every game, each with its book and its tables."""

import json
from pathlib import Path

import pytest

from sushibelt import export
from sushibelt.export.pads import pad_of
from sushibelt.export.tables import text
from sushibelt.fast.javascript import main
from sushibelt.games import FAMILIES, every_selection
from tests.walks import PAIRS

WEB = Path(__file__).parents[2] / "web"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("export")
    assert main([str(folder)], export.texts) == 0
    return folder


def test_the_menu_lists_every_id_with_its_seats(folder: Path) -> None:
    menu = json.loads((folder / "menu.json").read_text())
    assert [game["id"] for game in menu] == [selection.id for selection in every_selection()]
    assert [(game["id"], n) for game in menu for n in game["seats"]] == PAIRS
    mochi = next(game for game in menu if game["id"] == "sushi-go/anniversary+mochi")
    assert mochi["chosen"] == {"dessert": "mochi", "variant": None, "maki": None}


def test_every_game_has_its_book_and_tables(folder: Path) -> None:
    pads = {name: json.loads((folder / f"{name}.pad.json").read_text()) for name in FAMILIES}
    books = {name: json.loads((folder / f"{name}.books.json").read_text()) for name in FAMILIES}
    for game, seats in PAIRS:
        family = game.partition("/")[0]
        assert books[family][game][str(seats)]
        assert pads[family]["tables"][pads[family]["games"][game]]["slots"]


def test_a_yogurt_without_its_value_cannot_be_entered() -> None:
    pad = json.loads(text(pad_of("sushi-go")))
    slots = pad["tables"][pad["games"]["sushi-go/anniversary+frozen-yogurt"]]["slots"]
    assert slots[-4:] == [None, "yogurt1", "yogurt2", "yogurt3"]


def test_it_writes_the_same_whenever_it_is_asked(folder: Path) -> None:
    written = {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()}
    assert written == export.texts()


def test_nothing_of_it_is_kept_among_the_sources() -> None:
    """Every build translates anew; what lies there between builds is ignored by git."""
    ignored = (WEB.parent / ".gitignore").read_text(encoding="utf-8").split()
    assert "web/src/rules-generated/" in ignored
    assert "rules()" in (WEB / "vite.config.ts").read_text(encoding="utf-8")


@pytest.mark.parametrize("arguments", [[], ["one", "two"]])
def test_it_wants_one_folder(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments, export.texts) == 2
    assert "javascript-folder" in capsys.readouterr().err


def test_a_folder_that_cannot_be_written_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    assert main([str(blocked / "inside")], export.texts) == 2
    assert "javascript-unwritable" in capsys.readouterr().err

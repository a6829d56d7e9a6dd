"""A newer, damaged or foreign file: one plain sentence, exit code 2, and the file is as it was."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from sushibelt.server.upgrading import upgrade
from tests.cli.table_door import refused
from tests.words.wording import wording

ROWS = 2000


def stored(path: Path) -> None:
    """A data file with something in it."""
    upgrade(path)
    with sqlite3.connect(path) as connection:
        rows = [(f"pad-{n}", f"CODE{n}", 0, "{}" * 200, 0) for n in range(ROWS)]
        connection.executemany("INSERT INTO pads VALUES (?, ?, ?, ?, ?)", rows)
    connection.close()


def newer(path: Path) -> None:
    stored(path)
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()


def foreign(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE bookmarks (id INTEGER, url TEXT)")
    connection.close()


def foreign_with_migrations(path: Path) -> None:
    foreign(path)
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES ('0001')")
    connection.close()


def text(path: Path) -> None:
    path.write_text("Dear diary, today we had sushi. " * 500)


def cut_off(path: Path) -> None:
    stored(path)
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2 + 100])


def overwritten(path: Path) -> None:
    """Zeroes over the pages in the middle, as a broken disk leaves them."""
    stored(path)
    whole = bytearray(path.read_bytes())
    middle = len(whole) // 2
    whole[middle : middle + 16_384] = bytes(16_384)
    path.write_bytes(whole)


def without_schema(path: Path) -> None:
    """The first page is gone but for its first bytes."""
    stored(path)
    whole = bytearray(path.read_bytes())
    whole[100:4096] = b"\xff" * 3996
    path.write_bytes(whole)


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (newer, "data-newer"),
        (foreign, "data-foreign"),
        (foreign_with_migrations, "data-foreign"),
        (text, "data-foreign"),
        (cut_off, "data-damaged"),
        (overwritten, "data-damaged"),
        (without_schema, "data-damaged"),
    ],
)
def test_an_unfit_file_is_refused_and_left_alone(
    tmp_path: Path, spoil: Callable[[Path], None], reason: str
) -> None:
    path = tmp_path / "data.sqlite"
    spoil(path)
    before = path.read_bytes()
    refusal = refused("serve", "--port", "0", "--data", str(path))
    assert wording(f"refusal-{reason}", path=str(path)).search(refusal)
    assert path.read_bytes() == before
    assert {other.name for other in tmp_path.iterdir()} <= {path.name, f"{path.name}.lock"}

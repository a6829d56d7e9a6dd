"""A family of games is one value in every room, and no other file knows its name."""

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

import sushibelt
from sushibelt import lessons, scorepad
from sushibelt.bots import families as bots
from sushibelt.cli import families as cli
from sushibelt.export.tables import tellings
from sushibelt.games import GAMES, every_selection, find

ROOT = Path(sushibelt.__file__).parent
FOLDERS = {family.replace("-", "_") for family in GAMES}

ROOMS: Mapping[str, Mapping[str, object]] = {
    "bots": bots.PLAYERS,
    "cli": cli.TABLES,
    "lessons": lessons.COURSES,
    "scorepad": scorepad.PADS,
    "export": tellings(),
}
TABLES = {  # where a room lists its families
    "games/__init__.py",
    "bots/families.py",
    "cli/families.py",
    "lessons/__init__.py",
    "scorepad/__init__.py",
}
EXAMPLES = {  # where one game stands for all, or is offered first
    "cli/bench/measures.py",
    "cli/games.py",
    "cli/usual.py",
}


@pytest.mark.parametrize("room", ROOMS)
def test_every_room_knows_every_family_and_no_other(room: str) -> None:
    assert list(ROOMS[room]) == list(GAMES)


@pytest.mark.parametrize("room", ["games", "bots", "cli", "lessons", "scorepad"])
def test_each_family_has_one_module_or_folder_in_a_room(room: str) -> None:
    found = {path.stem for path in (ROOT / room).iterdir()} & FOLDERS
    assert found == FOLDERS


def test_a_family_goes_by_the_name_that_the_registry_has() -> None:
    for selection in every_selection():
        game = find(selection.id, selection.seats[0])
        assert game.family.name == selection.family


def sources() -> Iterator[tuple[str, ast.Module]]:
    """Every file that is no family's own."""
    for path in sorted(ROOT.rglob("*.py")):
        name = path.relative_to(ROOT)
        if not FOLDERS & {part.removesuffix(".py") for part in name.parts}:
            yield name.as_posix(), ast.parse(path.read_text(encoding="utf-8"))


def texts(tree: ast.Module) -> Iterator[ast.Constant]:
    """The pieces of text in a file that are no docstring."""
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node


def test_no_other_file_names_a_family() -> None:
    named = [
        f"{name}:{node.lineno} {node.value!s}"
        for name, tree in sources()
        for node in texts(tree)
        if str(node.value).partition("/")[0] in GAMES and name not in TABLES | EXAMPLES
    ]
    assert not named


def test_no_other_file_imports_a_family() -> None:
    known = [
        f"{name}:{node.lineno}"
        for name, tree in sources()
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        and FOLDERS & {*(node.module or "").split("."), *(alias.name for alias in node.names)}
        and name not in TABLES
    ]
    assert not known


def test_nobody_asks_a_book_or_a_ruleset_what_it_might_hold() -> None:
    """What one family has and another has not is told by a trait or a function of the family."""
    asked = [
        f"{name}:{node.lineno}"
        for name, tree in sources()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in {"getattr", "hasattr"}
        and any(word in ast.unparse(node.args[0]) for word in ("book", "ruleset"))
        and len(node.args) > 2
    ]
    assert not asked

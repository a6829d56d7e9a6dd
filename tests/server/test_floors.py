"""Imports within the server: from http down to tables and pads, from all of them to the base."""

import ast
import re
from pathlib import Path

import pytest

import sushibelt.server

ROOT = Path(sushibelt.server.__file__).parent
MAY_IMPORT = {
    "tables": {"tables"},
    "pads": {"pads"},
    "admin": {"admin", "tables", "pads"},
    "nodes": {"nodes", "tables", "pads"},
    "http": {"http", "admin", "nodes", "tables", "pads"},
    "sqlite": {"sqlite"},
    "postgres": {"postgres"},
    "": set(),
}
TOOLS = {"types.py", "database.py"}  # one describes all packages, one chooses sqlite or postgres
FILES = [path for path in sorted(ROOT.rglob("*.py")) if "migrations" not in path.parts]


def floor_of(path: Path) -> str:
    parts = path.relative_to(ROOT).parts
    return parts[0] if len(parts) > 1 else ""


def imported_floors(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            parts = node.module.split(".")
            if parts[:2] == ["sushibelt", "server"]:
                found |= {*parts[2:3], *(alias.name for alias in node.names)}
    return found & MAY_IMPORT.keys()


def test_every_package_is_a_floor() -> None:
    assert {floor_of(path) for path in FILES} == set(MAY_IMPORT)


@pytest.mark.parametrize("floor", sorted(set(MAY_IMPORT) - {"sqlite", "postgres"}))
def test_the_docs_say_what_every_file_holds(floor: str) -> None:
    """Tables begin with `server/` or `server/tables/`, and end at an empty line."""
    page = (Path(__file__).parents[2] / "docs" / "design.md").read_text(encoding="utf-8")
    (table,) = re.findall(rf"^\| \w+: `server/{floor}/?` \|.*?\n\n", page, re.M | re.S)
    own = {path.name for path in FILES if floor_of(path) == floor} - {"__init__.py"}
    named = set(re.findall(r"`(\w+\.py)`", table))
    assert named == own


@pytest.mark.parametrize("floor", MAY_IMPORT)
def test_floors_import_downwards_only(floor: str) -> None:
    files = [path for path in FILES if floor_of(path) == floor and path.name not in TOOLS]
    assert files
    for path in files:
        assert imported_floors(path) <= MAY_IMPORT[floor], path

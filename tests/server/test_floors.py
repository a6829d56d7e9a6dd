"""Imports within the server: from http to tables and pads, from all of them to the landing."""

import ast
from pathlib import Path

import pytest

import sushibelt.server

ROOT = Path(sushibelt.server.__file__).parent
MAY_IMPORT = {
    "tables": {"tables"},
    "pads": {"pads"},
    "admin": {"admin", "tables", "pads"},
    "http": {"http", "admin", "tables", "pads"},
    "": set(),
}
TOOLS = {"types.py", "cells.py"}  # they describe what is on several floors
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


@pytest.mark.parametrize("floor", MAY_IMPORT)
def test_floors_import_downwards_only(floor: str) -> None:
    files = [path for path in FILES if floor_of(path) == floor and path.name not in TOOLS]
    assert files
    for path in files:
        assert imported_floors(path) <= MAY_IMPORT[floor], path

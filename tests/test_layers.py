"""Imports point down only, and the rules keep to the integer subset (DESIGN: layers, protocol)."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import sushibelt

ROOT = Path(sushibelt.__file__).parent
FILES = sorted(ROOT.rglob("*.py"))

LAYERS = {
    "core": 0,
    "games": 1,
    "fast": 2,
    "bots": 3,
    "lessons": 3,
    "scorepad": 3,
    "words": 3,
    "simulation": 4,
    "arena": 4,
    "export": 4,
    "server": 5,
    "cli": 6,  # `sushibelt serve` opens the server's door
}

STANDARD_ONLY = {"core", "games"}
OUTSIDE = {"cyclopts", "rich", "fluent", "numpy", "numba"}

RULE_FILES = (
    [ROOT / "core" / name for name in ("chance.py", "ranking.py", "trace.py", "waiting.py")]
    + [
        path
        for path in FILES
        if path.parent.parent == ROOT / "games"
        and path.name
        not in {"__init__.py", "components.py", "editions.py", "state.py", "book.py", "game.py"}
    ]
    + [ROOT / "games" / name for name in ("prizes.py", "progress.py")]
)

ALLOWED = (
    ast.arg, ast.arguments, ast.Name, ast.Load, ast.Store, ast.Constant, ast.Expr, ast.Return,
    ast.Assign, ast.AugAssign, ast.For, ast.While, ast.If, ast.IfExp, ast.Break, ast.Continue,
    ast.Pass, ast.Compare, ast.BoolOp, ast.BinOp, ast.UnaryOp, ast.Call, ast.Subscript,
    ast.Attribute, ast.operator, ast.unaryop, ast.boolop, ast.cmpop, ast.FunctionDef,
)  # fmt: skip
FORBIDDEN_OPERATORS = (ast.Div, ast.Pow, ast.MatMult, ast.In, ast.NotIn, ast.Is, ast.IsNot)
BUILT_IN = {"range", "min", "max", "abs"}
NOT_RULES = {"ranked", "generator", "seed_text", "key_of", "of_move"}  # for interpreted doors


def package_of(path: Path) -> str:
    parts = path.relative_to(ROOT).parts
    return parts[0] if len(parts) > 1 else ""


def imports_of(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports say where from in full"
            yield node.module or ""


def test_every_package_has_its_layer() -> None:
    assert {package_of(path) for path in FILES} - {""} <= set(LAYERS)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_imports_point_down_only(path: Path) -> None:
    package = package_of(path)
    for module in imports_of(path):
        parts = module.split(".")
        if parts[0] == "sushibelt" and len(parts) > 1 and package:
            below = LAYERS[parts[1]] < LAYERS[package]
            beside = LAYERS[parts[1]] == LAYERS[package] in {3, 4}
            assert below or beside or parts[1] == package, f"{path} imports {module}"
        if package in STANDARD_ONLY:
            assert parts[0] not in OUTSIDE, f"{path} imports {module}"
            assert parts[0] not in {"random", "time", "os", "io"}, f"{path} imports {module}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_families_do_not_know_each_other(path: Path) -> None:
    families = {"sushi_go", "sushi_roll", "sushizock"}
    home = set(path.relative_to(ROOT).parts) & families
    if home and package_of(path) == "games":
        for module in imports_of(path):
            assert not (set(module.split(".")) & families) - home, f"{path} imports {module}"


def functions(path: Path) -> Iterator[ast.FunctionDef]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    yield from (node for node in tree.body if isinstance(node, ast.FunctionDef))


@pytest.mark.parametrize("path", RULE_FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_rules_keep_to_the_integer_subset(path: Path) -> None:
    """So that the same source can be compiled by numba and translated to JavaScript."""
    for function in functions(path):
        if function.name in NOT_RULES:
            continue
        assert not function.decorator_list, function.name
        assert not function.args.defaults, function.name
        for statement in function.body:
            for node in ast.walk(statement):
                where = f"{path.name}:{getattr(node, 'lineno', function.lineno)} {type(node)}"
                assert isinstance(node, ALLOWED), where
                assert not isinstance(node, FORBIDDEN_OPERATORS), where
                if isinstance(node, ast.Call):
                    assert isinstance(node.func, ast.Name), where
                    assert not node.keywords, where
                if isinstance(node, ast.For):
                    assert isinstance(node.iter, ast.Call), where
                    assert isinstance(node.iter.func, ast.Name), where
                    assert node.iter.func.id == "range", where
                if isinstance(node, ast.Constant) and statement is not function.body[0]:
                    assert isinstance(node.value, int), where


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_module_says_what_it_is_for(path: Path) -> None:
    assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))), path


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_file_is_a_drawer_for_everything(path: Path) -> None:
    assert path.stem not in {"utils", "util", "helpers", "common", "misc", "manager", "base"}
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 400

"""Imports point down only, and the rules keep to the integer subset (docs/design.md)."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import sushibelt

ROOT = Path(sushibelt.__file__).parent
FILES = sorted(ROOT.rglob("*.py"))
TEXTS = {path: path.read_text(encoding="utf-8") for path in FILES}
TREES = {path: ast.parse(text) for path, text in TEXTS.items()}

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
    "training": 4,
    "server": 5,
    "cli": 6,  # `sushibelt serve` opens the server's door
}
NEIGHBOURLY = {3, 4}  # layers whose packages may import each other

STANDARD_ONLY = {"core", "games"}
IMPURE = {"random", "time", "os", "io"}  # of the standard library, but not for these two
FAMILIES = {"sushi_go", "sushi_roll", "sushizock"}
DRAWERS = {"utils", "util", "helpers", "common", "misc", "manager", "base"}
LONGEST = 400  # lines of a file

# What a family's folder holds besides rules.
TELLING = {
    *("__init__.py", "components.py", "editions.py", "state.py", "book.py", "game.py"),
    *("view.py", "telling.py", "explained.py", "traits.py", "box.py"),
}
RULE_FILES = (
    [ROOT / "core" / name for name in ("chance.py", "event_log.py", "ranking.py")]
    + [path for path in FILES if path.parent.parent == ROOT / "games" and path.name not in TELLING]
    + [ROOT / "games" / name for name in ("faults.py", "prizes.py")]
)

ALLOWED = (
    ast.arg, ast.arguments, ast.Name, ast.Load, ast.Store, ast.Constant, ast.Expr, ast.Return,
    ast.Assign, ast.AugAssign, ast.For, ast.While, ast.If, ast.IfExp, ast.Break, ast.Continue,
    ast.Pass, ast.Compare, ast.BoolOp, ast.BinOp, ast.UnaryOp, ast.Call, ast.Subscript,
    ast.Attribute, ast.operator, ast.unaryop, ast.boolop, ast.cmpop, ast.FunctionDef,
)  # fmt: skip
FORBIDDEN_OPERATORS = (ast.Div, ast.Pow, ast.MatMult, ast.In, ast.NotIn, ast.Is, ast.IsNot)
NOT_RULES = {
    "ranked",
    "generator",
    "seed_text",
    "key_of",
    "of_seat",
    "of_move",
}  # for interpreted doors


def package_of(path: Path) -> str:
    parts = path.relative_to(ROOT).parts
    return parts[0] if len(parts) > 1 else ""


def at(path: Path, node: ast.AST | None = None, line: int = 0) -> str:
    """Where something is wrong: file, line (of the function, for an operator), sort of node."""
    place = str(path.relative_to(ROOT))
    return f"{place}:{getattr(node, 'lineno', line)} {type(node).__name__}" if node else place


def imports() -> Iterator[tuple[Path, str, str]]:
    """Every import of the project: the file, the module it names, and where that stands."""
    for path, tree in TREES.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                yield from ((path, alias.name, at(path, node)) for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                yield path, "." * node.level + (node.module or ""), at(path, node)


def may_import(package: str, module: str) -> bool:
    """Whether a package lies above a module of this project, beside it, or is its own."""
    other = module.partition(".")[2].partition(".")[0]
    if not package or not other or other == package:
        return True
    mine, its = LAYERS[package], LAYERS[other]
    return its < mine or its == mine in NEIGHBOURLY


def test_every_package_has_its_layer() -> None:
    assert {package_of(path) for path in FILES} - {""} <= set(LAYERS)


def test_imports_say_where_from_in_full() -> None:
    assert [where for _, module, where in imports() if module.startswith(".")] == []


def test_imports_point_down_only() -> None:
    assert [
        f"{where} imports {module}"
        for path, module, where in imports()
        if module.partition(".")[0] == "sushibelt" and not may_import(package_of(path), module)
    ] == []


def test_core_and_games_need_nothing_but_the_standard_library() -> None:
    allowed = {"sushibelt", *sys.stdlib_module_names} - IMPURE
    assert [
        f"{where} imports {module}"
        for path, module, where in imports()
        if package_of(path) in STANDARD_ONLY and module.partition(".")[0] not in allowed
    ] == []


def test_nothing_of_postgres_is_imported_until_a_database_is_asked_for() -> None:
    """Only its own package knows the driver, and only `database_of` knows that package."""
    home = ROOT / "server" / "postgres"
    assert [
        f"{where} imports {module}"
        for path, module, where in imports()
        if home not in path.parents
        and (
            module.partition(".")[0] == "psycopg"
            or module.startswith(("sqlalchemy.dialects.postgresql", "sushibelt.server.postgres"))
        )
        and path.name != "database.py"
    ] == []
    asked = """
import asyncio, sys
from pathlib import Path
import sushibelt.server.http.app, sushibelt.cli.serve
from sushibelt.server.store import Store
async def story(path):
    await (await Store.open(path)).close()
asyncio.run(story(Path(sys.argv[1])))
ours = ("psycopg", "psycopg_binary", "sushibelt.server.postgres")
sys.exit(" ".join(name for name in sys.modules if name in ours) or 0)
"""
    with TemporaryDirectory() as folder:
        file = str(Path(folder) / "x.sqlite")
        done = subprocess.run([sys.executable, "-c", asked, file], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr


def test_families_do_not_know_each_other() -> None:
    assert [
        f"{where} imports {module}"
        for path, module, where in imports()
        if package_of(path) == "games"
        and (home := FAMILIES & set(path.relative_to(ROOT).parts))
        and (FAMILIES & set(module.split("."))) - home
    ] == []


def outside_the_subset(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """Whatever of a function could not be compiled and translated."""
    yield from function.decorator_list
    yield from function.args.defaults
    for statement in function.body:
        for node in ast.walk(statement):
            if not isinstance(node, ALLOWED) or isinstance(node, FORBIDDEN_OPERATORS):
                yield node
            if isinstance(node, ast.Call) and (
                node.keywords or not isinstance(node.func, ast.Name)
            ):
                yield node
            if isinstance(node, ast.For) and not is_range(node.iter):
                yield node
            if isinstance(node, ast.Constant) and not (
                isinstance(node.value, int) or statement is function.body[0]
            ):
                yield node


def is_range(node: ast.expr) -> bool:
    """Whether a loop counts."""
    match node:
        case ast.Call(func=ast.Name(id="range")):
            return True
    return False


def test_rules_keep_to_the_integer_subset() -> None:
    """So that the same source can be compiled by numba and translated to JavaScript."""
    assert [
        f"{at(path, node, function.lineno)} in {function.name}"
        for path in RULE_FILES
        for function in TREES[path].body
        if isinstance(function, ast.FunctionDef) and function.name not in NOT_RULES
        for node in outside_the_subset(function)
    ] == []


def test_every_module_says_what_it_is_for() -> None:
    assert [at(path) for path in FILES if not ast.get_docstring(TREES[path])] == []


def test_no_file_is_a_drawer_for_everything() -> None:
    assert [at(path) for path in FILES if path.stem in DRAWERS] == []
    assert [at(path) for path in FILES if len(TEXTS[path].splitlines()) > LONGEST] == []

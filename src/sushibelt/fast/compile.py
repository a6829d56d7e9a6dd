"""The rules of a family compiled by numba: the same functions, over records instead of rows.

One module is generated for a family; it serves all its editions. The functions of the contract and
the drivers have one fixed signature each, read from their annotations, and are kept on disk. All
other rules are compiled into those that call them, or when they are called for the first time.
"""

import ast
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from sushibelt.core.layout import Row
from sushibelt.core.refusal import Refusal
from sushibelt.fast import drivers
from sushibelt.fast.cache import load
from sushibelt.fast.source import Prepared, Rule, contract_of, gather, rows_of, rules_of, unique_name
from sushibelt.games.family import Family, RuledGame

DRIVERS: tuple[Rule, ...] = (drivers.playout, drivers.play_game, drivers.play_games)

HEADER = """\
from numba import from_dtype, int64, njit, void
from numpy import array, dtype

Vector = int64[::1]
Grid = int64[:, ::1]
Cube = int64[:, :, ::1]
"""
OPTIONS = 'nogil=True, error_model="numpy"'  # rules never divide by zero, so nothing checks it
TYPES = {"int": "int64", "None": "void"}  # other annotations are names of the generated module


@dataclass(frozen=True)
class Compiled:
    """A family's contract and the drivers, compiled. They take records, arrays and integers."""

    start: Callable[..., None]
    waiting: Callable[..., int]
    owes: Callable[..., int]
    legal: Callable[..., int]
    step: Callable[..., None]
    odds: Callable[..., int]
    drawn: Callable[..., None]
    chance: Callable[..., int]
    keys: Callable[..., None]
    hide: Callable[..., None]
    imagine: Callable[..., None]
    playout: Callable[..., None]
    play_game: Callable[..., None]
    play_games: Callable[..., None]
    module: ModuleType

    def of(self, rule: Rule) -> Callable[..., Any]:
        """Return any other rule of the family, such as one of its scoring, compiled."""
        twin: Callable[..., Any] = getattr(self.module, unique_name(rule))
        return twin


def available() -> bool:
    """Tell whether numba is installed; without it everything runs interpreted."""
    return find_spec("numba") is not None


@cache
def compiled(family: Family, *more: Rule) -> Compiled:
    """Return the rules of a family compiled, and more drivers beside those of this room."""
    return _loaded(family, more, None)


@cache
def frozen(game: RuledGame, *more: Rule) -> Compiled:
    """Return the rules compiled for one game alone: its book is built in, and so is quicker.

    They are called like all others; the book that they are given is not read.
    """
    return _loaded(game.family, more, game.book)


def _loaded(family: Family, more: Iterable[Rule], book: Row | None) -> Compiled:
    if not available():
        raise Refusal("fast-missing")
    from numba import __version__  # noqa: PLC0415 - slow to import, and may be missing

    title = family.name.replace("-", "_")
    module = load(title, module_text(family, more, book), __version__)
    named = {**contract_of(family), **{driver.__name__: driver for driver in DRIVERS}}
    return Compiled(module=module, **{name: getattr(module, name) for name in named})


def module_text(family: Family, more: Iterable[Rule] = (), book: Row | None = None) -> str:
    """Return the generated module of a family, or of one game of it."""
    roots = {**contract_of(family), **{d.__name__: d for d in (*DRIVERS, *more)}}
    prepared = gather([*rules_of(family), *roots.values()], family)
    parts = [HEADER, *(row_text(name, cls) for name, cls in rows_of(family).items())]
    if book is not None:
        parts += [table_text(name, getattr(book, name)) for name, shape in book.fields if shape]
        freeze(prepared, book)
    trees = {item.rule: item.tree for item in prepared}
    parts += [rule_text(item) for item in prepared]
    parts += [root_text(name, unique_name(rule), trees[rule]) for name, rule in roots.items()]
    return "\n\n".join(parts) + "\n"


def row_text(name: str, cls: type[Row]) -> str:
    """Return the line that declares the type of a row's records."""
    return f"{name} = from_dtype(dtype({cls.dtype()}))"


def rule_text(item: Prepared) -> str:
    """Return a rule as source under its unique name, without annotations."""
    plain = [ast.arg(argument.arg) for argument in item.tree.args.args]
    tree = ast.FunctionDef(
        name=item.name,
        args=ast.arguments(posonlyargs=[], args=plain, kwonlyargs=[], kw_defaults=[], defaults=[]),
        body=item.tree.body,
        decorator_list=[],
    )
    return f"@njit({OPTIONS})\n{ast.unparse(ast.fix_missing_locations(tree))}"


def root_text(name: str, target: str, tree: ast.FunctionDef) -> str:
    """Return a function of one fixed signature that calls a rule, to be kept on disk.

    With several signatures under one name, processes that compile at the same time could mistake
    each other's files in numba's cache.
    """
    given = ", ".join(argument.arg for argument in tree.args.args)
    types = ", ".join(type_name(argument.annotation) for argument in tree.args.args)
    signature = f"{type_name(tree.returns)}({types})"
    return (
        f"@njit({signature}, cache=True, {OPTIONS})\n"
        f"def {name}({given}):\n    return {target}({given})"
    )


def type_name(annotation: ast.expr | None) -> str:
    """Return what the generated module calls the type of an annotation."""
    text = "None" if annotation is None else ast.unparse(annotation)
    return TYPES.get(text, text)


def table_text(name: str, numbers: Any) -> str:
    """Return the line that declares one table of a book that is built in."""
    return f"book__{name} = array({numbers})"


def freeze(prepared: Iterable[Prepared], book: Row) -> None:
    """Put the numbers of this book in the place of every look into a book."""
    shapes = dict(book.fields)
    for item in prepared:
        books = {arg.arg for arg in item.tree.args.args if type_name(arg.annotation) == "Book"}
        for node in ast.walk(item.tree):
            for field, value in ast.iter_fields(node):
                if isinstance(value, ast.expr):
                    setattr(node, field, _frozen(value, books, shapes, book))
                elif isinstance(value, list):
                    value[:] = [_frozen(part, books, shapes, book) for part in value]


def _frozen(node: Any, books: set[str], shapes: dict[str, tuple[int, ...]], book: Row) -> Any:
    looks = isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)
    if not looks or node.value.id not in books:
        return node
    if shapes[node.attr]:
        return ast.Name(f"book__{node.attr}", ast.Load())
    return ast.Constant(getattr(book, node.attr))

"""The rules of a family compiled by numba: the same functions, over records instead of rows.

One module is generated for a family; it serves all its editions. The functions of the contract and
the drivers have one fixed signature each, read from their annotations; they are compiled when they
are first asked for and kept on disk. All other rules are compiled into those that call them.
"""

import ast
import gc
import textwrap
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from math import inf
from types import ModuleType
from typing import Any, TypeAlias

from sushibelt.core.layout import Row
from sushibelt.core.refusal import Refusal
from sushibelt.fast.cache import are_compiled, load
from sushibelt.fast.source import (
    DECLARE,
    Links,
    Prepared,
    Rule,
    contract_of,
    gather,
    is_row,
    rows_of,
    rules_of,
    unique_name,
)
from sushibelt.games.family import AnyFamily, AnyGame

Rows: TypeAlias = Mapping[str, type[Row]]

HEADER = """\
from numba import from_dtype, int64, uint64, void
from numpy import array, dtype
from sushibelt.fast.parts import polished, rough

Vector = int64[::1]
Grid = int64[:, ::1]
Cube = int64[:, :, ::1]

ROOTS = {}
"""
MOST_INLINED = 400  # nodes of syntax
TYPES = {"int": "int64", "None": "void", "Vector": "Vector", "Grid": "Grid", "Cube": "Cube"}


class Compiled:
    """The contract of a family and the drivers, compiled: `legal`, `step`, `play_games`, …

    They take records, arrays of 64-bit integers and integers where the rules take rows, lists and
    integers; a driver does without what is linked into it. Records and arrays belong to one thread
    at a time; other threads may run meanwhile.
    """

    def __init__(self, module: ModuleType) -> None:
        self.module = module

    def __getattr__(self, name: str) -> Callable[..., Any]:
        """Compile a function, or fetch it from the disk."""
        if name not in self.module.ROOTS:
            raise AttributeError(name)
        from numba import njit  # noqa: PLC0415 - slow to import, and may be missing

        from sushibelt.fast.parts import RootCompiler  # noqa: PLC0415

        signature, function = self.module.ROOTS[name]
        with compiling():
            made: Callable[..., Any] = njit(
                signature, cache=True, nogil=True, pipeline_class=RootCompiler
            )(function)
        setattr(self, name, made)
        return made

    def of(self, rule: Rule) -> Callable[..., Any]:
        """Return any rule that a door may call, such as one of scoring, compiled."""
        twin: Callable[..., Any] = getattr(self, unique_name(rule))
        return twin


@contextmanager
def compiling() -> Iterator[None]:
    """Compile loops as they stand, and collect no garbage meanwhile.

    numba would make loops work on vectors. Those of rules run a few times each, and so their games
    lost up to a seventh by it. What a compiler builds is kept to its end, so that looking through
    it for garbage again and again cost a seventh of its time.
    """
    from numba.core import config  # noqa: PLC0415
    from numba.core.compiler_lock import global_compiler_lock  # noqa: PLC0415

    settings = vars(config)
    with global_compiler_lock:
        before, collects = settings["LOOP_VECTORIZE"], gc.isenabled()
        settings["LOOP_VECTORIZE"] = 0
        gc.disable()
        try:
            yield
        finally:
            settings["LOOP_VECTORIZE"] = before
            if collects:
                gc.enable()


def available() -> bool:
    """Tell whether numba is installed and works; without it everything runs interpreted."""
    try:
        import numba  # noqa: F401, PLC0415 - slow to import, and may be missing
    except ImportError:
        return False
    return True


@cache
def compiled(family: AnyFamily, *drivers: Rule, **linked: Any) -> Compiled:
    """Return the rules of a family compiled, and drivers with what is linked into them."""
    return _loaded(family, drivers, linked, None)


@cache
def frozen(game: AnyGame, *drivers: Rule, **linked: Any) -> Compiled:
    """Return the rules compiled for one game alone: its book is built in, which is quicker.

    They are called like the others; the book that they are given is not read.
    """
    return _loaded(game.family, drivers, linked, game.book)


def is_kept(game: AnyGame, *drivers: Rule, **linked: Any) -> bool:
    """Tell whether the rules compiled for one game alone, and these drivers, lie on the disk."""
    if not available():
        return False
    from numba import __version__  # noqa: PLC0415

    text = module_text(game.family, drivers, linked, game.book)
    roots = [f"root__{driver.__name__}" for driver in drivers]
    return are_compiled(titled(game.family), text, __version__, roots)


def titled(family: AnyFamily) -> str:
    """Return how a family is called in names of files."""
    return family.name.replace("-", "_")


def _loaded(
    family: AnyFamily, drivers: Iterable[Rule], linked: Links, book: Row | None
) -> Compiled:
    if not available():
        raise Refusal("fast-missing")
    from numba import __version__  # noqa: PLC0415

    return Compiled(load(titled(family), module_text(family, drivers, linked, book), __version__))


def module_text(
    family: AnyFamily, drivers: Iterable[Rule], linked: Links, book: Row | None = None
) -> str:
    """Return the generated module of a family, or of the one game that has this book."""
    named = {**contract_of(family), **{driver.__name__: driver for driver in drivers}}
    roots = {**{unique_name(rule): rule for rule in rules_of(family)}, **named}
    prepared = gather(roots.values(), family, **linked)
    rows = {**rows_of(family), **rows_named_by(named.values()), **rows_linked(linked)}
    declared = {}
    if book is not None:
        tables = [name for name, shape in book.fields if shape]
        declared = {table_name(name): table_text(name, getattr(book, name)) for name in tables}
        freeze(prepared, book)
    part, limit = ("rough", MOST_INLINED) if book is None else ("polished", inf)
    inside = inlined(prepared, named.values(), limit)
    declared |= {item.name: rule_text(item, part, item.rule in inside) for item in prepared}
    by_rule = {item.rule: item for item in prepared}
    parts = [
        HEADER,
        *(row_text(name, cls) for name, cls in rows.items()),
        *(root_text(name, by_rule[rule], rows) for name, rule in roots.items()),
        declaring_text(declared),
    ]
    return "\n\n".join(parts) + "\n"


def declaring_text(declared: Mapping[str, str]) -> str:
    """Return a function that declares all rules, which only compiling a root needs.

    Roots that lie on the disk are fetched sooner without.
    """
    body = "\n\n".join([f"global {', '.join(declared)}", *declared.values()])
    return f"def {DECLARE}():\n{textwrap.indent(body, '    ')}"


def rows_named_by(roots: Iterable[Rule]) -> dict[str, type[Row]]:
    """Return the rows of their own that drivers take, such as a search's trees."""
    hints = [hint for root in roots for hint in root.__annotations__.values()]
    return {hint.__name__: hint for hint in hints if is_row(hint)}


def rows_linked(linked: Links) -> dict[str, type[Row]]:
    """Return the rows that come with what is linked in, such as an evaluator's scratch."""
    return {name: cls for part in linked.values() for name, cls in part.rows.items()}


def row_text(name: str, cls: type[Row]) -> str:
    """Return the line that declares the type of a row's records."""
    return f"{name} = from_dtype(dtype({cls.dtype()}))"


def inlined(prepared: Sequence[Prepared], roots: Collection[Rule], limit: float) -> set[Rule]:
    """Return the rules that numba puts into their callers: those that are called from one place.

    Games are a sixth to a third quicker for it. Its time for a function grows faster than the
    function, so that there is a limit to what may come of it, in nodes of syntax.
    """
    calls = Counter(callee for item in prepared for callee in item.callees)
    sizes: dict[Rule, int] = {}  # with all that is put into it
    found: set[Rule] = set()
    for item in prepared:  # callees first
        own = sum(1 for _ in ast.walk(item.tree))
        sizes[item.rule] = own + sum(sizes[callee] for callee in item.callees if callee in found)
        if calls[item.rule] == 1 and item.rule not in roots and sizes[item.rule] < limit:
            found.add(item.rule)
    return found


def rule_text(item: Prepared, part: str, inside: bool) -> str:
    """Return a rule as source under its unique name, without annotations."""
    plain = [ast.arg(argument.arg) for argument in item.tree.args.args]
    body = [Quickener().visit(statement) for statement in item.tree.body]
    tree = ast.FunctionDef(
        name=item.name,
        args=ast.arguments(posonlyargs=[], args=plain, kwonlyargs=[], kw_defaults=[], defaults=[]),
        body=body,
        decorator_list=[],
        lineno=item.tree.lineno,  # `unparse` asks for it
    )
    inline = "inline='always'" if inside else ""
    return f"@{part}({inline})\n{ast.unparse(tree)}"


class Quickener(ast.NodeTransformer):
    """Says the same in a way that numba makes quicker code of."""

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        """Divide by powers of two as both do: a shift rounds down, and a mask has no sign."""
        self.generic_visit(node)
        by = node.right.value if isinstance(node.right, ast.Constant) else 0
        if not isinstance(by, int) or by <= 0 or by & (by - 1):
            return node
        if isinstance(node.op, ast.FloorDiv):
            return ast.BinOp(node.left, ast.RShift(), ast.Constant(by.bit_length() - 1))
        if isinstance(node.op, ast.Mod):
            return ast.BinOp(node.left, ast.BitAnd(), ast.Constant(by - 1))
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        """Say that this index is not negative, which spares a check: up to a fifth of a game.

        source.py refuses those that are.
        """
        self.generic_visit(node)
        if not isinstance(node.slice, ast.Constant):
            node.slice = ast.Call(ast.Name("uint64", ast.Load()), [node.slice], [])
        return node


def root_text(name: str, item: Prepared, rows: Rows) -> str:
    """Return a function that calls a rule, and the one signature under which it is compiled.

    With several signatures under one name, processes that compile at the same time could mistake
    each other's files in numba's cache.
    """
    arguments = item.tree.args.args
    given = ", ".join(argument.arg for argument in arguments)
    types = [type_of(argument.annotation, item.rule, rows) for argument in arguments]
    signature = f"{type_of(item.tree.returns, item.rule, rows)}({', '.join(types)})"
    function = f"def root__{name}({given}):\n    return {item.name}({given})"
    return f"{function}\n\nROOTS[{name!r}] = {signature}, root__{name}"


def type_of(annotation: ast.expr | None, rule: Rule, rows: Rows) -> str:
    """Return what the generated module calls the type of an annotation.

    A protocol stands for the smallest row that has all its fields.
    """
    text = "None" if annotation is None else ast.unparse(annotation)
    if text in TYPES or text in rows:
        return TYPES.get(text, text)
    wanted = set(rule.__globals__[text].__annotations__)
    fitting = [name for name, cls in rows.items() if wanted <= {field for field, _ in cls.fields}]
    return min(fitting, key=lambda name: len(rows[name].fields))


def table_text(name: str, numbers: Any) -> str:
    """Return the line that declares one table of a book that is built in."""
    return f"{table_name(name)} = array({numbers})"


def table_name(name: str) -> str:
    """Return what a table of a book that is built in is called."""
    return f"book__{name}"


def freeze(prepared: Iterable[Prepared], book: Row) -> None:
    """Put the numbers of this book in the place of every look into a book."""
    for item in prepared:
        arguments = item.tree.args.args
        books = {
            a.arg
            for a in arguments
            if isinstance(a.annotation, ast.Name) and a.annotation.id == "Book"
        }
        Freezer(books, book).visit(item.tree)


class Freezer(ast.NodeTransformer):
    """Knows one book, and the arguments under which a function gets it."""

    def __init__(self, names: set[str], book: Row) -> None:
        self.names = names
        self.book = book
        self.shapes = dict(book.fields)

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        """Replace a number by itself, and a table by its name in the generated module."""
        self.generic_visit(node)
        if not (isinstance(node.value, ast.Name) and node.value.id in self.names):
            return node
        if self.shapes[node.attr]:
            return ast.Name(table_name(node.attr), ast.Load())
        return ast.Constant(getattr(self.book, node.attr))

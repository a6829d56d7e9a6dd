"""The module that is generated for a family: its rules as numba is given them.

It has the record types of the family's rows, every rule under a name of its own, and one *root* for
each function that may be called from outside, with one fixed signature that its annotations tell.
"""

import ast
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from math import inf
from typing import Any, NamedTuple, TypeAlias

from sushibelt.core.layout import Row
from sushibelt.fast.machine_code import Taken
from sushibelt.fast.source import (
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
from sushibelt.games.family import AnyFamily

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
DIMENSIONS = {"int64": 0, "Vector": 1, "Grid": 2, "Cube": 3}


class Written(NamedTuple):
    """A generated module, and what each of its roots takes."""

    title: str
    text: str
    roots: Mapping[str, Sequence[Taken]]


def written(
    family: AnyFamily, drivers: Iterable[Rule], linked: Links, book: Row | None = None
) -> Written:
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
    types = {name: types_of(by_rule[rule], rows) for name, rule in roots.items()}
    parts = [
        HEADER,
        *(row_text(name, cls) for name, cls in rows.items()),
        *declared.values(),
        *(root_text(name, by_rule[rule], types[name]) for name, rule in roots.items()),
    ]
    taken: dict[str, Taken] = {**rows, **DIMENSIONS}
    return Written(
        family.name,
        "\n\n".join(parts) + "\n",
        {name: [taken[each] for each in takes] for name, (_, takes) in types.items()},
    )


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


def inlined(
    prepared: Sequence[Prepared], roots: Collection[Rule], limit: float
) -> Collection[Rule]:
    """Return the rules that numba puts into their callers: those that are called from one place.

    Games are a sixth to a third quicker for it. Its time for a function grows faster than the
    function, so that there is a limit to what may come of it, in nodes of syntax.
    """
    calls = Counter(callee for item in prepared for callee in item.callees)
    found: dict[Rule, int] = {}  # and their sizes, with all that is put into them
    for item in prepared:  # callees first
        if calls[item.rule] != 1 or item.rule in roots:
            continue
        own = sum(1 for _ in ast.walk(item.tree))
        size = own + sum(found.get(callee, 0) for callee in item.callees)
        if size < limit:
            found[item.rule] = size
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


def root_text(name: str, item: Prepared, types: tuple[str, Sequence[str]]) -> str:
    """Return a function that calls a rule, and the one signature under which it is compiled."""
    given = ", ".join(argument.arg for argument in item.tree.args.args)
    gives, takes = types
    function = f"def root__{name}({given}):\n    return {item.name}({given})"
    return f"{function}\n\nROOTS[{name!r}] = {gives}({', '.join(takes)}), root__{name}"


def types_of(item: Prepared, rows: Rows) -> tuple[str, Sequence[str]]:
    """Return what the generated module calls the types of what a rule returns and takes."""
    arguments = item.tree.args.args
    takes = [type_of(argument.annotation, item.rule, rows) for argument in arguments]
    return type_of(item.tree.returns, item.rule, rows), takes


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

"""Gathers the integer rules of a family, callees first, and prepares their syntax trees.

A prepared rule stands on its own: constants are integers, every function has a name that is unique
in its family, and docstrings are gone. `module_text.py` and `javascript.py` go on from there.
"""

import ast
import inspect
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from pkgutil import iter_modules
from types import FunctionType, ModuleType
from typing import Any, NamedTuple, TypeAlias, TypeGuard

from sushibelt.core import chance, ranking
from sushibelt.core.layout import Row
from sushibelt.core.refusal import Refusal
from sushibelt.fast import drivers
from sushibelt.games.family import AnyFamily

Rule: TypeAlias = Callable[..., Any]

CONTRACT = (
    "start", "waiting", "owes", "legal", "step", "odds", "drawn", "chance", "keys", "hide",
    "imagine",
)  # fmt: skip
"""The integer rules that every family has, by their names in `games.family.Family`."""

BESIDE = ("scoring", "limits")  # modules of a family whose rules doors call, not the contract
SHARED: tuple[Rule, ...] = (chance.word, chance.below, chance.pick, chance.seed, ranking.rank)
BUILT_IN = frozenset({"range", "min", "max", "abs"})
LINKED = ("family", "dealer", "evaluator")
"""Names of a driver's first arguments whose functions are linked in; see drivers.py."""

Links: TypeAlias = Mapping[str, Any]  # what is linked in, by these names


class Prepared(NamedTuple):
    """One rule that stands on its own."""

    rule: Rule
    name: str
    tree: ast.FunctionDef
    file: str
    callees: Sequence[Rule]  # once for each place that calls them


def not_translatable(file: str, node: ast.AST, what: str) -> Refusal:
    """Return the refusal of source outside the integer subset: it says where that stands."""
    return Refusal("not-translatable", file=file, line=getattr(node, "lineno", 0), what=what)


def modules_of(family: AnyFamily) -> dict[str, ModuleType]:
    """Return the modules of a family's package by their short names."""
    package = import_module(family.start.__module__.rpartition(".")[0])
    return {
        module.name: import_module(f"{package.__name__}.{module.name}")
        for module in iter_modules(package.__path__)
    }


def rows_of(family: AnyFamily) -> dict[str, type[Row]]:
    """Return the rows that a family declares: table, book, work, and what scoring fills in."""
    return {
        name: value
        for module in modules_of(family).values()
        for name, value in vars(module).items()
        if is_row(value) and value.__module__ == module.__name__
    }


def is_row(value: object) -> TypeGuard[type[Row]]:
    """Tell whether this is the declaration of a row."""
    return isinstance(value, type) and issubclass(value, Row)


def contract_of(family: AnyFamily) -> dict[str, Rule]:
    """Return the rules of the contract by name."""
    return {name: getattr(family, name) for name in CONTRACT}


def rules_of(family: AnyFamily) -> list[Rule]:
    """Return every rule that a door may call: contract, scoring, limits, chance and ranking."""
    modules = modules_of(family)
    beside = [
        value
        for name in BESIDE
        if name in modules
        for value in vars(modules[name]).values()
        if isinstance(value, FunctionType) and value.__module__ == modules[name].__name__
    ]
    return [*contract_of(family).values(), *beside, *SHARED]


def unique_name(rule: Rule) -> str:
    """Return a name that no other rule of a family has: `scoring__score_round`."""
    return f"{rule.__module__.rpartition('.')[2]}__{rule.__name__}"


def linked_arguments(rule: Rule) -> int:
    """Return how many of a function's first arguments are linked in; only drivers have some."""
    names = rule.__code__.co_varnames[: rule.__code__.co_argcount]
    return next((i for i, name in enumerate(names) if name not in LINKED), len(names))


def gather(roots: Iterable[Rule], family: AnyFamily, **more: Any) -> list[Prepared]:
    """Return these functions and all that they call, prepared; every callee before its callers.

    `more` is linked in beside the family: a `dealer`, an `evaluator`.
    """
    links = {"family": family, "dealer": drivers.STREAM, **more}
    finished: dict[Rule, Prepared] = {}
    begun: dict[Rule, Prepared] = {}
    library = Library()

    def visit(rule: Rule) -> None:
        if rule in finished:
            return
        if rule in begun:
            raise not_translatable(begun[rule].file, begun[rule].tree, "recursion")
        item = begun[rule] = prepare(rule, links, library)
        for callee in item.callees:
            visit(callee)
        finished[rule] = item

    for root in roots:
        visit(root)
    if len({item.name for item in finished.values()}) < len(finished):
        raise ValueError(f"two modules of one name have rules of one name in {family.name}")
    return list(finished.values())


class Library:
    """The functions of modules as syntax trees; a module is parsed once, when it is asked for."""

    def __init__(self) -> None:
        self._shelves: dict[str, dict[str, ast.FunctionDef]] = {}

    def tree_of(self, rule: Rule) -> ast.FunctionDef | None:
        """Return the tree of a function, or None if it does not stand at the top of its module."""
        module = rule.__module__
        if module not in self._shelves:
            body = ast.parse(inspect.getsource(sys.modules[module])).body
            self._shelves[module] = {f.name: f for f in body if isinstance(f, ast.FunctionDef)}
        return self._shelves[module].get(rule.__name__)


def prepare(rule: Rule, links: Links, library: Library) -> Prepared:
    """Return a rule so that it stands on its own."""
    file = rule.__code__.co_filename
    if rule is drivers.clear:
        return Prepared(rule, unique_name(rule), clearing(links["family"].table().fields), file, ())
    parsed = library.tree_of(rule)
    if parsed is None:
        place = ast.Pass(lineno=rule.__code__.co_firstlineno)
        raise not_translatable(file, place, rule.__qualname__)
    if parsed.decorator_list:
        raise not_translatable(file, parsed, "decorator")
    if ast.get_docstring(parsed):
        parsed.body = parsed.body[1:] or [ast.Pass()]
    linker = Linker(rule, links, file)
    parsed.body = [linker.visit(statement) for statement in parsed.body]
    parsed.args.args = parsed.args.args[linked_arguments(rule) :]
    return Prepared(rule, unique_name(rule), parsed, file, linker.callees)


class Linker(ast.NodeTransformer):
    """Puts numbers in the place of constants and unique names in the place of functions."""

    def __init__(self, rule: Rule, links: Links, file: str) -> None:
        self.known = rule.__globals__
        self.local = set(rule.__code__.co_varnames)
        arguments = rule.__code__.co_varnames[: linked_arguments(rule)]
        self.links = {name: links[name] for name in arguments}
        self.file = file
        self.callees: list[Rule] = []

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """Resolve a name that is not a variable of the function itself."""
        if node.id in self.local:
            return node
        value = self.known.get(node.id)
        if value is None and node.id in BUILT_IN:
            return node
        return self.resolved(value, node, node.id)

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        """Resolve `s.TEMPURA` of a module, and a driver's `family.legal` of the family at hand."""
        owner = self.owner(node.value)
        if isinstance(owner, ModuleType):
            return self.resolved(getattr(owner, node.attr, None), node, ast.unparse(node))
        if owner is not None:
            return self.link(getattr(owner, node.attr), node)
        self.generic_visit(node)
        return node

    def owner(self, node: ast.expr) -> object:
        """Return the module, or what is linked into a driver, whose attribute is asked for."""
        if not isinstance(node, ast.Name):
            return None
        if node.id in self.links:
            return self.links[node.id]
        value = None if node.id in self.local else self.known.get(node.id)
        return value if isinstance(value, ModuleType) else None

    def resolved(self, value: object, node: ast.expr, name: str) -> ast.expr:
        """Return a constant as its number, and a function under its unique name."""
        if isinstance(value, int):
            return ast.copy_location(ast.Constant(int(value)), node)
        if isinstance(value, FunctionType):
            return self.link(value, node)
        raise not_translatable(self.file, node, name)

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        """Rules index with one integer, and never from the end: that is Python's own custom."""
        self.generic_visit(node)
        index = node.slice
        if isinstance(index, ast.UnaryOp) and isinstance(index.op, ast.USub):
            raise not_translatable(self.file, node, "negative index")
        if isinstance(index, ast.Constant) and not (
            isinstance(index.value, int) and index.value >= 0
        ):
            raise not_translatable(self.file, node, f"index {index.value!r}")
        if isinstance(index, ast.Slice | ast.Tuple):
            raise not_translatable(self.file, node, type(index).__name__)
        return node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        """Calls of drivers lose what is linked in."""
        called = self.known.get(node.func.id) if isinstance(node.func, ast.Name) else None
        if isinstance(node.func, ast.Attribute):
            called = getattr(self.owner(node.func.value), node.func.attr, None)
        if isinstance(called, FunctionType):
            node.args = node.args[linked_arguments(called) :]
        self.generic_visit(node)
        return node

    def link(self, rule: Rule, node: ast.expr) -> ast.expr:
        """Name another function, and remember that it is needed."""
        self.callees.append(rule)
        return ast.copy_location(ast.Name(unique_name(rule), ast.Load()), node)


def clearing(fields: Iterable[tuple[str, tuple[int, ...]]]) -> ast.FunctionDef:
    """Write `drivers.clear` for a table of these fields: zero by zero."""
    lines = ["def clear(t):"]
    for name, shape in fields:
        lines += _zeroing(f"t.{name}", shape)
    tree = ast.parse("\n".join(lines)).body[0]
    assert isinstance(tree, ast.FunctionDef)
    return tree


def _zeroing(target: str, shape: tuple[int, ...]) -> Iterator[str]:
    for depth, length in enumerate(shape):
        yield f"{'    ' * (depth + 1)}for i{depth} in range({length}):"
        target += f"[i{depth}]"
    yield f"{'    ' * (len(shape) + 1)}{target} = 0"

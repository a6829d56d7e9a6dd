"""The integer rules as JavaScript modules, for the browser: scoring, limits and whole matches.

`python -m sushibelt.fast.javascript FOLDER` writes one module for each family, `sushi-go.mjs`, with
its types (`sushi-go.d.mts`) and its books (`sushi-go.books.json`) beside it. A module exports
`contract`, every Python module of rules under its own name (functions and constants), and `blank`,
`pack` and `unpack` for rows.
"""

import ast
import inspect
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from types import ModuleType

from sushibelt.core.game import NATURE, NOBODY, SEATS
from sushibelt.core.refusal import Refusal
from sushibelt.fast import declarations, drivers
from sushibelt.fast.expressions import Expressions, calls, safe
from sushibelt.fast.source import (
    Prepared,
    Rule,
    contract_of,
    gather,
    modules_of,
    rows_of,
    rules_of,
    unique_name,
)
from sushibelt.games import every_selection, find
from sushibelt.games.family import AnyFamily

INDENT = "  "
WAITING = {"NATURE": NATURE, "SEATS": SEATS, "NOBODY": NOBODY}
REFUSED = 2


def module_text(family: AnyFamily) -> str:
    """Return the JavaScript module of a family."""
    prepared = gather([*rules_of(family), drivers.play_games], family)
    rows = {name: cls.fields for name, cls in rows_of(family).items()}
    parts = [
        f"const ROWS = {json.dumps(rows)};",
        files("sushibelt.fast").joinpath("rows.mjs").read_text(encoding="utf-8").strip(),
        *(function_text(item) for item in prepared),
        *(namespace_text(name, known) for name, known in namespaces(family, prepared).items()),
    ]
    return "\n\n".join(parts) + "\n"


def declarations_text(family: AnyFamily) -> str:
    """Return the types of that module; drivers have none, they take the rows of any family."""
    known = namespaces(family, gather(rules_of(family), family))
    return declarations.module_text(rows_of(family), known)


def namespaces(family: AnyFamily, prepared: Iterable[Prepared]) -> dict[str, dict[str, Rule | int]]:
    """Return what a module exports: the contract, and for each Python module of rules an object
    with its functions and constants.
    """
    found: dict[str, dict[str, Rule | int]] = {}
    for item in prepared:
        module = inspect.getmodule(item.rule)
        assert module is not None
        known = found.setdefault(module.__name__, dict(constants_of(module)))
        known[item.rule.__name__] = item.rule
    for module in modules_of(family).values():  # these may have constants alone
        if constants_of(module):
            found.setdefault(module.__name__, dict(constants_of(module)))
    named = {full.rpartition(".")[2]: known for full, known in found.items()}
    return {"contract": dict(contract_of(family)), "waiting": dict(WAITING), **named}


def constants_of(module: ModuleType) -> dict[str, int]:
    """Return the integers that a module defines itself, by name."""
    tree = ast.parse(inspect.getsource(module))
    defined = {
        name.id
        for statement in tree.body
        if isinstance(statement, ast.Assign)
        for name in ast.walk(statement)
        if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Store)
    }
    return {
        name: int(value)
        for name, value in vars(module).items()
        if name in defined and isinstance(value, int)
    }


def namespace_text(name: str, known: Mapping[str, Rule | int]) -> str:
    """Return an exported object that gathers rules and constants."""
    lines = [
        f"{INDENT}{key}: {value if isinstance(value, int) else unique_name(value)},"
        for key, value in known.items()
    ]
    return "\n".join([f"export const {name} = {{", *lines, "};"])


def function_text(item: Prepared) -> str:
    """Return one rule as a JavaScript function.

    All variables are declared at its top: in Python they belong to the whole function.
    """
    given = [argument.arg for argument in item.tree.args.args]
    stored = {
        node.id: None
        for node in ast.walk(item.tree)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    }
    variables = [safe(name) for name in stored if name not in given]
    head = f"function {item.name}({', '.join(safe(name) for name in given)}) {{"
    declared = [f"let {', '.join(variables)};"] if variables else []
    body = [*declared, *Statements(item.file).block(item.tree.body)]
    return "\n".join([head, *(INDENT + line for line in body), "}"])


class Statements:
    """Writes the statements of one file of rules, line by line."""

    def __init__(self, file: str) -> None:
        self.says = Expressions(file)

    def block(self, statements: Sequence[ast.stmt]) -> Iterator[str]:
        """Return the lines of some statements."""
        for statement in statements:
            yield from self.statement(statement)

    def statement(self, node: ast.stmt) -> Iterator[str]:
        """Return the lines of one statement."""
        match node:
            case ast.Expr(value=ast.Call()):
                yield f"{self.says.value(node.value)};"
            case ast.Assign(targets=[target]):
                yield f"{self.target(target)} = {self.says.value(node.value)};"
            case ast.AugAssign():
                yield self.augmented(node)
            case ast.Return():
                yield f"return {self.says.value(node.value)};" if node.value else "return;"
            case ast.Break():
                yield "break;"
            case ast.Continue():
                yield "continue;"
            case ast.Pass():
                pass
            case ast.If():
                yield from self.decision(node)
            case ast.While(orelse=[]):
                yield f"while ({self.says.truth(node.test)}) {{"
                yield from self.inner(node.body)
                yield "}"
            case ast.For(orelse=[]):
                yield from self.loop(node)
            case _:
                raise self.says.refusal(node)

    def inner(self, statements: Sequence[ast.stmt]) -> Iterator[str]:
        """Return the lines of a nested block."""
        return (INDENT + line for line in self.block(statements))

    def target(self, node: ast.expr) -> str:
        """Return the place that is assigned to."""
        if not isinstance(node, ast.Name | ast.Attribute | ast.Subscript):
            raise self.says.refusal(node)
        return self.says.value(node)

    def augmented(self, node: ast.AugAssign) -> str:
        """Return `x = x op y`; the place stands twice, so it calls nothing."""
        if calls(node.target):
            raise self.says.refusal(node, "call inside the place of an augmented assignment")
        result = self.says.operation(node.target, node.op, node.value, node)
        return f"{self.target(node.target)} = {result};"

    def decision(self, node: ast.If) -> Iterator[str]:
        """Return if, else if and else."""
        yield f"if ({self.says.truth(node.test)}) {{"
        yield from self.inner(node.body)
        while len(node.orelse) == 1 and isinstance(node.orelse[0], ast.If):
            node = node.orelse[0]
            yield f"}} else if ({self.says.truth(node.test)}) {{"
            yield from self.inner(node.body)
        if node.orelse:
            yield "} else {"
            yield from self.inner(node.orelse)
        yield "}"

    def loop(self, node: ast.For) -> Iterator[str]:
        """Return a loop over a range. A counter of its own runs: as in Python, the end is reckoned
        once, and the variable keeps its last value and may be changed without harm.
        """
        call = node.iter
        if not isinstance(call, ast.Call) or ast.unparse(call.func) != "range" or call.keywords:
            raise self.says.refusal(node.iter, "loop over something else than a range")
        if not isinstance(node.target, ast.Name) or len(call.args) not in (1, 2):
            raise self.says.refusal(node, "range with a step")
        bounds = [self.says.value(bound) for bound in call.args]
        first, end = bounds if len(bounds) == 2 else ("0", bounds[0])
        name = node.target.id
        yield f"for (let {name}$i = {first}, {name}$n = {end}; {name}$i < {name}$n; {name}$i++) {{"
        yield f"{INDENT}{safe(name)} = {name}$i;"
        yield from self.inner(node.body)
        yield "}"


def books_text(family: AnyFamily) -> str:
    """Return the books of a family as JSON: packed, by id and seat count."""
    books = {
        selection.id: {seats: find(selection.id, seats).book.pack() for seats in selection.seats}
        for selection in every_selection()
        if selection.family == family.name
    }
    return json.dumps(books, separators=(",", ":")) + "\n"


def families() -> list[AnyFamily]:
    """Return every family of the registry."""
    found = {
        selection.family: find(selection.id, selection.seats[0]).family
        for selection in every_selection()
    }
    return list(found.values())


def texts() -> dict[str, str]:
    """Return the modules and the books of all families, by the names of their files."""
    found = {}
    for family in families():
        found[f"{family.name}.mjs"] = module_text(family)
        found[f"{family.name}.d.mts"] = declarations_text(family)
        found[f"{family.name}.books.json"] = books_text(family)
    return found


def write(folder: Path, texts: Mapping[str, str]) -> None:
    """Write texts into a folder."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in texts.items():
            (folder / name).write_text(text, encoding="utf-8")
    except OSError as problem:
        raise Refusal("javascript-unwritable", folder=str(folder), problem=str(problem)) from None


def main(arguments: Sequence[str], texts: Callable[[], Mapping[str, str]]) -> int:
    """Write texts into the one folder that is named; 0 if that worked.

    This room knows no words; the build reads the reason's id.
    """
    try:
        if len(arguments) != 1:
            raise Refusal("javascript-folder", given=len(arguments))
        write(Path(arguments[0]), texts())
    except Refusal as refusal:
        print(refusal, file=sys.stderr)
        return REFUSED
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], texts))

"""TypeScript declarations of the translated rules: rows as interfaces, rules with their arguments.

They stand beside each module, `sushi-go.d.mts` beside `sushi-go.mjs`, so that whatever is renamed
in a row or a rule is missed by the site's type check, and not by somebody who plays.
"""

import inspect
from collections.abc import Iterable, Mapping
from typing import Any, get_args, get_origin

from sushibelt.core.layout import Row
from sushibelt.fast.source import Rule

HEAD = """\
export interface Rows {
%s
}
export function blank<Name extends keyof Rows>(row: Name): Rows[Name];
export function pack<Name extends keyof Rows>(row: Name, filled: Rows[Name]): number[];
export function unpack<Name extends keyof Rows>(row: Name, numbers: readonly number[]): Rows[Name];
"""


def module_text(
    rows: Mapping[str, type[Row]], namespaces: Mapping[str, Mapping[str, Rule | int]]
) -> str:
    """Return the declarations of a module with these rows, rules and constants."""
    parts = [
        *(row_text(name, row) for name, row in rows.items()),
        HEAD % "\n".join(f"  {name}: {name};" for name in rows),
        *(namespace_text(name, known, rows) for name, known in namespaces.items()),
    ]
    return "\n".join(parts)


def row_text(name: str, row: type[Row]) -> str:
    """Return a row as an interface."""
    fields = [f"  {field}: number{'[]' * len(shape)};" for field, shape in row.fields]
    return _block(f"export interface {name} {{", fields, "}")


def namespace_text(name: str, known: Mapping[str, Rule | int], rows: Iterable[str]) -> str:
    """Return the rules and constants of one Python module as one object."""
    lines = [
        f"  readonly {key}: number;" if isinstance(value, int) else rule_text(key, value, rows)
        for key, value in known.items()
    ]
    return _block(f"export const {name}: {{", lines, "};")


def rule_text(name: str, rule: Rule, rows: Iterable[str]) -> str:
    """Return the signature of one rule."""
    signature = inspect.signature(rule)
    taken = ", ".join(
        f"{n}: {type_text(p.annotation, rows)}" for n, p in signature.parameters.items()
    )
    return f"  {name}({taken}): {type_text(signature.return_annotation, rows)};"


def type_text(annotation: Any, rows: Iterable[str]) -> str:
    """Return a type; a protocol is resolved by the fields it asks for."""
    if annotation is None:
        return "void"
    if annotation in (int, bool):
        return "number"
    if get_origin(annotation) is list:
        return f"{type_text(get_args(annotation)[0], rows)}[]"
    name = getattr(annotation, "__name__", "")
    if name in rows:
        return str(name)
    fields = inspect.get_annotations(annotation) if isinstance(annotation, type) else {}
    asked = " ".join(f"{field}: {type_text(kind, rows)};" for field, kind in fields.items())
    return f"{{ {asked} }}" if asked else "object"


def _block(head: str, lines: Iterable[str], foot: str) -> str:
    return "\n".join([head, *lines, foot, ""])

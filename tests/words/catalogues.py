"""The catalogues as trees: every message, its variables, and what it refers to."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from sushibelt import words

Messages = dict[str, ftl.Message]


@cache
def by_file(language: str) -> dict[str, Messages]:
    """The messages of each file of a language; what is malformed, or there twice, is a fault."""
    found: dict[str, Messages] = {}
    known: set[str] = set()
    for path in sorted(files(words).joinpath(language).iterdir(), key=lambda p: p.name):
        found[path.name] = {}
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in known, f"{path.name}: {entry.id.name} is there twice"
                known.add(entry.id.name)
                found[path.name][entry.id.name] = entry
    return found


@cache
def messages(language: str) -> Messages:
    """All messages of a language."""
    return {name: entry for texts in by_file(language).values() for name, entry in texts.items()}


def parts(node: object) -> Iterator[ftl.BaseNode]:
    """A piece of a Fluent file and all that it is made of."""
    if isinstance(node, list):
        for item in node:
            yield from parts(item)
    elif isinstance(node, ftl.BaseNode):
        yield node
        for value in vars(node).values():
            yield from parts(value)


def references(entry: ftl.BaseNode) -> set[str]:
    """The other messages that a message is made of."""
    return {p.id.name for p in parts(entry) if isinstance(p, ftl.MessageReference)}


def variables(entry: ftl.BaseNode) -> set[str]:
    """The facts that a message is told, those of the messages in it left out."""
    return {p.id.name for p in parts(entry) if isinstance(p, ftl.VariableReference)}


def selections(entry: ftl.BaseNode) -> Iterator[tuple[str, dict[str, ftl.Pattern]]]:
    """Every choice between variants by a fact: its name, and the variants by their key."""
    for part in parts(entry):
        if isinstance(part, ftl.SelectExpression) and isinstance(
            part.selector, ftl.VariableReference
        ):
            keys = {_key(variant.key): variant.value for variant in part.variants}
            yield part.selector.id.name, keys


def _key(key: ftl.Identifier | ftl.NumberLiteral) -> str:
    return key.name if isinstance(key, ftl.Identifier) else key.value


def letters(pattern: ftl.Pattern) -> str:
    """The text of a variant, without what is filled in."""
    return " ".join(p.value for p in pattern.elements if isinstance(p, ftl.TextElement))

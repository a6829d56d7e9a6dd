"""What the source code says: the package's as trees, the site's as text."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import sushibelt

ROOT = Path(sushibelt.__file__).parent
WEB = ROOT.parent.parent / "web" / "src"


# ---- the package


@cache
def trees() -> dict[Path, ast.Module]:
    return {p: ast.parse(p.read_text(encoding="utf-8")) for p in sorted(ROOT.rglob("*.py"))}


def nodes() -> Iterator[ast.AST]:
    for tree in trees().values():
        yield from ast.walk(tree)


@cache
def literals() -> set[str]:
    """Every piece of text in the source code."""
    return {n.value for n in nodes() if isinstance(n, ast.Constant) and isinstance(n.value, str)}


def called(name: str) -> Iterator[ast.Call]:
    """Every call of a function of this name."""
    for node in nodes():
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
            yield node


def literal_of(call: ast.Call) -> str | None:
    """The first argument of a call, if it is written out."""
    first = call.args[0] if call.args else None
    return first.value if isinstance(first, ast.Constant) and isinstance(first.value, str) else None


# ---- the site


@cache
def site() -> dict[Path, str]:
    """Every source file of the site that is written by hand; tests of it say nothing."""
    suffixes = (".ts", ".svelte", ".mjs", ".js")
    found = [path for path in sorted(WEB.rglob("*")) if path.suffix in suffixes]
    kept = [p for p in found if ".test." not in p.name and "generated" not in str(p.parent)]
    return {path: path.read_text(encoding="utf-8") for path in kept}


@cache
def site_literals() -> set[str]:
    """Every id-like piece of text in the site's source."""
    return {word for text in site().values() for word in re.findall(r"[\"'`]([\w+-]+)[\"'`]", text)}


@cache
def site_names() -> set[str]:
    """Every name in the site's source: keys of a table may fill a gap without quotes."""
    return {word for text in site().values() for word in re.findall(r"\b[a-z]\w*", text)}


@cache
def site_patterns() -> dict[str, re.Pattern[str]]:
    """Ids with gaps, such as `family-${family}`, as patterns whose groups are the gaps."""
    found = {}
    for text in site().values():
        for template in re.findall(r"`([a-z][\w-]*-\$\{[^`\s\"<>]*)`", with_plain_gaps(text)):
            pieces = re.split(r"\$\{\}", template)
            found[template] = re.compile(r"([\w-]+)".join(map(re.escape, pieces)))
    return found


def with_plain_gaps(text: str) -> str:
    """A template whose gaps are all alike, whatever fills them."""
    return re.sub(r"\$\{[^{}`]*\}", "${}", text)


def bare(markup: str) -> str:
    """What a page holds besides scripts, styles, tags, comments and what stands in braces."""
    markup = re.sub(r"(?s)<(script|style)\b.*?</\1>|<!--.*?-->", "", markup)
    text, depth = "", 0
    for letter in markup:
        depth += (letter == "{") - (letter == "}")
        text += letter if not depth and letter != "}" else ""
    return re.sub(r"<[^>]*>", " ", text)

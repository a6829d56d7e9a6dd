"""From the bytes of a file to a document: JSON, read strictly."""

import json
from typing import NoReturn

from sushibelt.core.refusal import Refusal
from sushibelt.scorepad.document import shown


def parse(data: bytes) -> object:
    """Return what the bytes of a JSON file say; raise Refusal if they say nothing clear."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        raise Refusal("score-not-utf8", position=problem.start) from None
    try:
        return json.loads(text, object_pairs_hook=_without_doubles, parse_constant=_no_number)
    except json.JSONDecodeError as problem:
        raise Refusal("score-not-json", line=problem.lineno, column=problem.colno) from None
    except (ValueError, RecursionError):  # a number of thousands of digits, or endless brackets
        raise Refusal("score-json-monstrous") from None


def _without_doubles(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Refuse a key that stands twice in one object: JSON itself would drop the first silently."""
    document: dict[str, object] = {}
    for key, value in pairs:
        if key in document:
            raise Refusal("score-key-twice", key=shown(key))
        document[key] = value
    return document


def _no_number(text: str) -> NoReturn:
    """Refuse NaN and Infinity, which Python's JSON would let pass."""
    raise Refusal("score-not-whole-anywhere", given=text)

"""From the text of a file to a document: JSON, read strictly."""

import json
from typing import NoReturn

from sushibelt.core.refusal import Refusal
from sushibelt.scorepad.document import shown

BYTE_ORDER_MARK = "\ufeff"  # some editors begin a file with it


def parse(text: str) -> object:
    """Return what the text of a JSON file says; raise Refusal if it says nothing clear."""
    plain = text.removeprefix(BYTE_ORDER_MARK)
    try:
        return json.loads(plain, object_pairs_hook=_without_doubles, parse_constant=_no_number)
    except json.JSONDecodeError as problem:
        raise Refusal("score-not-json", line=problem.lineno, column=problem.colno) from None
    except (ValueError, RecursionError):  # a number of thousands of digits, or endless brackets
        raise Refusal("score-json-monstrous") from None


def _without_doubles(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Refuse a key that stands twice in one object: JSON itself would drop the first silently."""
    document: dict[str, object] = {}
    for key, value in pairs:
        if key in document:
            raise Refusal("score-key-twice", entry=shown(key))
        document[key] = value
    return document


def _no_number(text: str) -> NoReturn:
    """Refuse NaN and Infinity, which Python's JSON would let pass."""
    raise Refusal("score-no-number", given=text)

"""Whole numbers on the command line: 3.5 seats are refused, not rounded."""

import re
from collections.abc import Sequence

from cyclopts import Token

from sushibelt.core.refusal import Refusal

LONGEST = 30  # digits; no count of anything has more


def whole_number(_type: object, tokens: Sequence[Token]) -> int:
    """Return the number that was typed behind an option; raise Refusal if it is none."""
    token = tokens[0]
    if not re.fullmatch(rf"[+-]?[0-9]{{1,{LONGEST}}}", token.value):
        given = token.value if len(token.value) <= LONGEST else f"{token.value[:LONGEST]}…"
        raise Refusal("number-not-whole", option=token.keyword or "", given=given)
    return int(token.value)

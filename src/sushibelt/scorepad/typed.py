"""What people type at the table, as parts of a document: `2 tempura, wasabi+egg`."""

import re
from collections import Counter
from collections.abc import Sequence

from sushibelt.core.refusal import Refusal

SOME = re.compile(r"(?:(\d{1,3})\s*[x×]?\s*)?(\S.*)", re.DOTALL)
SLOT = re.compile(r"[a-z][a-z0-9+]*")
NUMBERS = re.compile(r"\s*(?:[-−]?\d{1,3}(?:[\s,]+|$))*")


def _some(text: str) -> list[tuple[str, int]]:
    """Return the parts between commas, each with the number before it (1 if there is none)."""
    parts = [SOME.fullmatch(part.strip()) for part in text.split(",") if part.strip()]
    return [(part[2], int(part[1] or 1)) for part in parts if part]


def plate_of(text: str) -> dict[str, int]:
    """Read what lies on a plate or tray, or which tokens a seat has."""
    plate: Counter[str] = Counter()
    for name, count in _some(text):
        slot = "".join(name.lower().split())
        if not SLOT.fullmatch(slot):
            raise Refusal("score-typed-unclear", text=name)
        plate[slot] += count
    return dict(plate)


def takings_of(text: str, names: Sequence[str]) -> list[int]:
    """Read who took the squishy how often: `Ana, 2 Bo`."""
    folded = [name.strip().casefold() for name in names]
    takings = [0] * len(names)
    for name, times in _some(text):
        if name.casefold() not in folded:
            raise Refusal("score-seat-unknown", name=name, known=names)
        takings[folded.index(name.casefold())] += times
    return takings


def numbers_of(text: str) -> list[int]:
    """Read a row of whole numbers: `5 1 2 3`."""
    if not NUMBERS.fullmatch(text):
        raise Refusal("score-typed-number", text=text)
    return [int(number) for number in text.replace("−", "-").replace(",", " ").split()]

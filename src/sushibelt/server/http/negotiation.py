"""Content negotiation: what a browser accepts, what it prefers, and what it rules out."""

from typing import Final

from sushibelt.words import FIRST, LANGUAGES

MOST_WISHES: Final = 10  # a header may go on for ever
SHORTEST_TAG: Final = 2  # letters of a language without its region


def wishes(header: str) -> dict[str, float]:
    """Return what an Accept header lists, in lower case, with each one's weight."""
    found: dict[str, float] = {}
    for wish in header.split(",")[:MOST_WISHES]:
        name, _, weight = wish.partition(";")
        found.setdefault(name.strip().lower(), _weight(weight))
    return found


def _weight(text: str) -> float:
    try:
        return float(text.replace(" ", "").removeprefix("q=") or 1)
    except ValueError:
        return 0.0


def accepts_gzip(header: str) -> bool:
    """Whether an Accept-Encoding header lets a body be compressed by gzip."""
    weights = wishes(header)
    return weights.get("gzip", weights.get("*", 0.0)) > 0


def preferred_language(header: str) -> str:
    """Return the language of ours that an Accept-Language header likes best."""
    by_weight = sorted(wishes(header).items(), key=lambda wish: -wish[1])
    tags = (tag[:SHORTEST_TAG] for tag, weight in by_weight if weight > 0)
    return next((tag for tag in tags if tag in LANGUAGES), FIRST)

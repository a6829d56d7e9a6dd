"""Explanations: what each component of a game does, as the id of a sentence and its numbers.

The terminal and the site explain a component by the same id, and both get its numbers from here. A
family has its own in `games/<family>/explained.py`, made from the numbers of the book.
"""

from collections.abc import Mapping
from typing import NamedTuple


class Explanation(NamedTuple):
    """The id of a sentence, `explain-<id>`, and the facts it gets."""

    id: str
    facts: Mapping[str, object]


Explanations = dict[str, Explanation]  # by component


def for_any_seats(most: Explanations, duo: Explanations | None) -> Explanations:
    """Return explanations that hold whoever plays: what two seats lose is a fact of its own."""
    explanations = dict(most)
    for kind, alike in (duo or {}).items():
        fewest = alike.facts.get("fewest")
        if fewest != explanations[kind].facts.get("fewest"):
            facts = {**explanations[kind].facts, "apart": "yes", "duo": fewest}
            explanations[kind] = Explanation(explanations[kind].id, facts)
    return explanations


def majority(first: int, second: int) -> Explanation:
    """Explain maki: the most win, the second most win less."""
    return Explanation("maki", {"first": first, "second": second})


def prize(most: int, fewest: int) -> dict[str, object]:
    """Return the facts of a dessert at the end: what the most win and the fewest lose."""
    return {"most": most, "fewest": fewest, "apart": "no", "duo": fewest}

"""What a family's limits found: refuse what surely cannot be, warn of what may be an error."""

from collections.abc import Iterable
from typing import NamedTuple

from sushibelt.core.game import Certainty, Fact
from sushibelt.core.refusal import Refusal
from sushibelt.scorepad.card import Notice

UNSURE = (Certainty.INFERRED, Certainty.ASSUMED)
"""A limit that rests on such a number only warns: an owner of the box may know better."""


class Fault(NamedTuple):
    """Something that breaks a limit, and whether that limit is sure."""

    problem: Refusal
    sure: bool


def rests_on(*facts: Fact) -> bool:
    """Tell whether a limit that rests on these numbers is sure."""
    return all(fact.certainty not in UNSURE for fact in facts)


def judge(faults: Iterable[Fault]) -> list[Notice]:
    """Raise the first fault that is sure; return the others as notices."""
    notices = []
    for fault in faults:
        if fault.sure:
            raise fault.problem
        notices.append(Notice("limit-unsure", {"problem": fault.problem}))
    return notices


def short_plates(round_: int, plates: Iterable[tuple[str, int]], full: int) -> Notice:
    """Say whose plates hold fewer cards than a finished round leaves there."""
    told = [f"{seat} ({cards})" for seat, cards in plates]
    return Notice("plates-short", {"round": round_ + 1, "seats": told, "limit": full})


def still_played(round_: int, cards: int, full: int) -> Notice:
    """Say that a round is under way."""
    return Notice("round-under-way", {"round": round_ + 1, "given": cards, "limit": full})

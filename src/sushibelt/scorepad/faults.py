"""What a family's limits found: refuse what surely cannot be, warn of what may be an error."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import NamedTuple, TypeAlias

from sushibelt.core.game import Certainty, Fact
from sushibelt.core.refusal import Refusal
from sushibelt.scorepad.card import Notice

SUPPOSED = (Certainty.INFERRED, Certainty.ASSUMED)
"""A limit that rests on such a number only warns: an owner of the box may know better."""


class Verdict(StrEnum):
    """What a broken limit leads to; the two that only warn are ids of the catalogue."""

    REFUSED = "refused"
    UNSURE = "limit-unsure"  # the limit rests on a supposed number
    DOUBTFUL = "limit-doubtful"  # what people remember wrongly, and what does not lie on the table


class Meaning(NamedTuple):
    """What a code of a family's limits means to people; the browser's pad gets the same table."""

    reason: str  # an id of the catalogue
    verdicts: tuple[Verdict, ...]  # by the thing exceeded; a single one holds for all
    kinds: tuple[str, ...] = ()  # the ids of those things, if the sentence names them
    unlisted: Verdict | None = None  # the verdict if some plates are short of cards

    def verdict(self, kind: int, short: bool = False) -> Verdict:
        """Decide what this leads to, if `short` beside plates on which things are missing."""
        if short and self.unlisted:
            return self.unlisted
        return self.verdicts[kind if len(self.verdicts) > 1 else 0]


Meanings: TypeAlias = Mapping[int, Meaning]  # by code; others are not reported


class Fault(NamedTuple):
    """Something that breaks a limit, and how it is taken."""

    problem: Refusal
    verdict: Verdict


def rests_on(*facts: Fact) -> Verdict:
    """Return what breaking a limit leads to that rests on these numbers."""
    unsure = any(fact.certainty in SUPPOSED for fact in facts)
    return Verdict.UNSURE if unsure else Verdict.REFUSED


def judge(faults: Iterable[Fault]) -> list[Notice]:
    """Raise the first fault that refuses; return the others as notices."""
    notices = []
    for fault in faults:
        if fault.verdict == Verdict.REFUSED:
            raise fault.problem
        notices.append(Notice(fault.verdict, {"problem": fault.problem}))
    return notices


def short_plates(round_: int, plates: Iterable[tuple[str, int]], full: int) -> Notice:
    """Say whose plates hold fewer cards than a finished round leaves there."""
    names = [f"{seat} ({cards})" for seat, cards in plates]
    return Notice("plates-short", {"round": round_ + 1, "seats": names, "limit": full})


def still_played(round_: int, cards: int, full: int) -> Notice:
    """Say that a round is under way."""
    return Notice("round-under-way", {"round": round_ + 1, "given": cards, "limit": full})

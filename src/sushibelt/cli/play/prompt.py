"""How a person answers an offer: numbers, or a key that explains, shows, takes back or leaves."""

import re
from collections.abc import Callable
from typing import NamedTuple

from rich.console import RenderableType

from sushibelt.cli.screen import Leaving, Screen
from sushibelt.cli.table.offers import Numbers, Offer
from sushibelt.core.game import Action
from sushibelt.core.refusal import Refusal
from sushibelt.words import refusal, say

EXPLAIN, SCORE, NEWS, UNDO, QUIT = "?", "s", "n", "u", "q"
LONGEST = 4  # digits of a number that can mean anything


class TakingBack(Exception):  # noqa: N818 - an answer, not a fault of the program
    """The person who chose before wants to choose again."""


class Pages(NamedTuple):
    """What a person can look at while choosing."""

    news: RenderableType | None  # since this person's last choice
    table: Callable[[Offer], list[RenderableType]]
    explanation: Callable[[], RenderableType]
    score: Callable[[], RenderableType]

    def by_key(self, key: str) -> RenderableType:
        """Return what a key shows instead of the table."""
        if key == NEWS:
            return self.news or say("page-no-news")
        return self.explanation() if key == EXPLAIN else self.score()


def answer(screen: Screen, first: Offer, pages: Pages, before: str | None) -> tuple[Action, ...]:
    """Ask until the choice is complete. `before` names who chose before, and may choose again."""
    keys = say("ask-keys-undo", who=before) if before else say("ask-keys")
    path = [first]
    screen.page(*pages.table(first), news=pages.news)
    while True:
        offer = path[-1]
        hint = say("ask-back") if len(path) > 1 else keys
        typed = screen.ask(f"{offer.question} ({hint})").lower()
        if typed in (EXPLAIN, SCORE, NEWS):
            screen.page(pages.by_key(typed))
            screen.pause(say("ask-go-on"))
        elif typed == QUIT:
            raise Leaving(at_end=False)
        elif typed == UNDO and before:
            raise TakingBack
        elif not typed and len(path) > 1:
            path.pop()
        else:
            try:
                got = offer.answer(numbers_in(typed, offer.highest))
            except Refusal as problem:
                screen.remark(refusal(problem))
                continue
            if not isinstance(got, Offer):
                return got
            path.append(got)
        screen.page(*pages.table(path[-1]), news=pages.news)


def numbers_in(typed: str, highest: int) -> Numbers:
    """Return the numbers of an answer; the first must be on offer, the others mean what it says."""
    words = re.split(r"[\s,+]+", typed.strip())
    if words == [""]:
        raise Refusal("input-nothing", highest=highest)
    for word in words:
        if not re.fullmatch(rf"[0-9]{{1,{LONGEST}}}", word):
            raise Refusal("input-not-understood", given=shortened(word), highest=highest)
    numbers = [int(word) for word in words]
    if not 1 <= numbers[0] <= highest:
        raise Refusal("input-not-understood", given=words[0], highest=highest)
    return numbers


def shortened(word: str) -> str:
    """Return what was typed as it can be shown again."""
    shown = "".join(letter if letter.isprintable() else "�" for letter in word)
    return shown if len(shown) <= 20 else f"{shown[:20]}…"

"""Somebody who takes a lesson: does what the chef suggests, or whatever comes first.

What is legal and what is suggested is read from the server's own answers, and done by hand.
"""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, Response, expect

from sushibelt.words import say

MOST = 60  # choices and words of one lesson, at the very most
LEVELS = {level: say(f"level-{level}") for level in ("novice", "apprentice")}


class Pupil:
    """A person in front of a lesson."""

    def __init__(self, page: Page, family: str) -> None:
        self.page, self.family = page, family
        self.answers: list[dict[str, Any]] = []
        self.done = page.get_by_role("heading", name=say("learn-done"), exact=True)
        self._lesson = page.locator(".lesson")
        self.next = self._button("learn-next")
        self._bill = self._button("learn-to-finish")
        self._skip = self._button("receipt-skip")
        page.on("response", self._hear)
        page.goto(f"/learn/{family}")

    def _hear(self, response: Response) -> None:
        if "/api/lessons/" in response.url:
            self.answers.append(response.json())

    def _button(self, key: str, **facts: Any) -> Locator:
        return self.page.get_by_role("button", name=say(key, **facts), exact=True)

    @property
    def game(self) -> str:
        """The id of what is played."""
        return str(self.answers[-1]["steps"][-1]["game"])

    def said(self) -> set[str]:
        """Everything the chef was told to say so far."""
        return {moment["id"] for answer in self.answers for moment in answer["says"]}

    def rest(self) -> None:
        """Wait until the table stands still."""
        expect(self._lesson).to_have_attribute("aria-busy", "false")
        if self._lesson.is_visible():
            expect(self._lesson).to_have_attribute("data-scene", re.compile("table|pass|bill"))

    def play(self, follows: bool, look: Callable[[], None] = lambda: None) -> None:
        """Play to the end; `look` is called whenever something new is to be seen."""
        for _ in range(MOST):
            self.rest()
            look()
            if self.next.is_visible():
                self.next.click()
            elif self._bill.or_(self._skip).is_visible():
                self._bill.or_(self._skip).click()
            else:
                self._choose(follows)
            if self.done.is_visible():
                return
        raise AssertionError("the lesson does not end")

    def _choose(self, follows: bool) -> None:
        answer = self.answers[-1]
        legal, moment = answer["steps"][-1]["legal"], answer["says"][-1]
        hint = moment["hint"] if follows and moment["hint"] else legal[0]
        assert hint in legal
        with self.page.expect_response(lambda response: "/api/lessons/" in response.url):
            self._do(hint, moment)

    def _do(self, hint: str, moment: dict[str, Any]) -> None:
        verb, _, rest = hint.partition(":")
        if self.family == "sushi-go":
            self._cards([slot.rpartition("+")[2] for slot in hint.split(",")])
        elif verb == "menu":
            self._roll_again(moment)
        elif verb == "give":
            self._swap(moment)
        elif verb == "keep":
            self._keep(rest)
        elif self.family == "sushi-roll":
            self._dish(rest)
            self._button("table-roll-take-button").click()
        else:
            self._tile(verb, rest)

    def _dish(self, kind: str) -> None:
        """Press the next dish of a kind that is not pressed yet."""
        name = say(f"component-{kind}", edition=self.game.split("/")[1].split("+")[0])
        dishes = self.page.locator(".hand-place .pick[aria-pressed=false]")
        dishes.filter(has_text=name).first.click()

    def _cards(self, cards: list[str]) -> None:
        if len(cards) > 1:
            self._button("table-chopsticks-on").click()
        for card in cards:
            self._dish(card)
        self._button("table-confirm-both" if len(cards) > 1 else "table-confirm").click()

    def _roll_again(self, moment: dict[str, Any]) -> None:
        self._button("table-roll-menu", **moment["numbers"]).click()
        for kind in moment["marks"]:
            self._dish(kind)
        self._button("table-roll-roll").click()

    def _swap(self, moment: dict[str, Any]) -> None:
        self._button("table-roll-swap", **moment["numbers"]).click()
        self._dish(moment["marks"][0])
        who = LEVELS[self.answers[-1]["steps"][-1]["seats"][moment["who"]]["level"]]
        what = say(f"component-{moment['what']}", edition="2019")
        self._button("table-die-of", what=what, who=who).first.click()
        self._button("table-roll-swap-button").click()

    def _keep(self, dice: str) -> None:
        for part in dice.split("."):
            for _ in range(int(part[-1])):
                self._dish(part[:-1])
        self._button("table-zock-keep-button").click()

    def _tile(self, verb: str, row: str) -> None:
        if verb == "steal":
            self.page.locator("button.stack.lit").first.click()
            self._button("table-zock-steal").click()
        else:
            self.page.locator(f".row.{row} button.tile.lit").click()
            self._button("table-zock-take-button").click()

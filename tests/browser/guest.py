"""What a person does at the site: sets a table up, sits down, takes whatever is on offer.

A guest knows no rule. It presses what can be pressed, which is all that the site lets anybody do.
"""

import re
from random import Random

from playwright.sync_api import Error, Locator, Page, expect

from sushibelt.words import say
from tests.browser.chromium import PATIENCE

NOVICE = "novice"
FRIEND = "friend"
QUICK = 3000  # milliseconds for a press that may come too late

# In the bar under the hand: what leads away from a choice, and what another choice begins with.
AWAY = ("table-cancel", "table-undo", "table-chopsticks-off")
DETOURS = ("table-chopsticks-on",)
COUNTED_DETOURS = ("table-roll-menu", "table-roll-swap")


def exactly(*names: str) -> re.Pattern[str]:
    """A pattern for just these names."""
    return re.compile(f"^({'|'.join(re.escape(name) for name in names)})$")


def _detour() -> str:
    plain = [re.escape(say(key)) for key in DETOURS]
    counted = [re.escape(say(key, count=7)).replace("7", r"\d+") for key in COUNTED_DETOURS]
    return "|".join([*plain, *counted])


class Guest:
    """A person in front of a page."""

    def __init__(self, page: Page, rng: Random | None = None) -> None:
        self.page = page
        self._rng = rng or Random(0)
        bar = page.get_by_role("group", name=say("table-bar"), exact=True)
        answers = bar.get_by_role("button", disabled=False)
        away = "|".join(re.escape(say(key)) for key in AWAY)
        self.undo = bar.get_by_role("button", name=say("table-undo"))
        self._answers = answers.filter(has_not_text=re.compile(f"^\\s*({away}|{_detour()})\\s*$"))
        self._detours = answers.filter(has_text=re.compile(f"^\\s*({_detour()})\\s*$"))
        self.dishes = self._on_offer()
        self.bill = page.get_by_role("button", name=say("receipt-go-on"), exact=True)
        self.cover = page.get_by_role("button", name=re.compile(say("table-hand-over-look", who="")))
        self.over = page.get_by_role("region", name=say("over-title"), exact=True)

    def _on_offer(self) -> Locator:
        page = self.page
        places = [page.get_by_role("region", name=say("table-pyramid"), exact=True)]
        for key in ("table-hand", "table-your-belt", "table-zock-dice"):
            region = page.get_by_role("region", name=say(key), exact=True)
            places.append(region.get_by_role("listitem"))
        rows = re.compile(say("table-zock-row", what=""))
        places.append(page.get_by_role("list", name=rows))
        for key in ("table-belts", "table-zock-stacks"):
            places.append(page.get_by_role("list", name=say(key), exact=True))
        found = [place.get_by_role("button", pressed=False, disabled=False) for place in places]
        either = found[0]
        for more in found[1:]:
            either = either.or_(more)
        return either

    def set_up(
        self,
        game: str,
        others: list[str],
        name: str = "Ana",
        here: tuple[str, ...] = (),
    ) -> None:
        """Lay a table: of the others, a bot's level each, a friend, or people at this device."""
        page = self.page
        page.goto(f"/new?game={game.replace('+', '%2B')}")
        count = str(1 + len(others) + len(here))
        page.get_by_role("group", name=say("setup-seats"), exact=True).get_by_role(
            "radio", name=count, exact=True
        ).check()
        page.get_by_label(say("setup-your-name")).fill(name)
        for place, who in enumerate([*others, *["here"] * len(here)], 2):
            seat = page.get_by_role("combobox", name=say("setup-seat", seat=place), exact=True)
            seat.select_option(who)
        for place, called in enumerate(here):
            page.get_by_role("textbox", name=say("setup-their-name"), exact=True).nth(place).fill(
                called
            )
        word = "setup-open" if FRIEND in others else "setup-play"
        page.get_by_role("button", name=say(word), exact=True).click()

    def join(self, code: str, name: str) -> None:
        """Take a seat with the code that somebody said."""
        page = self.page
        page.goto("/join")
        page.get_by_label(say("join-code")).fill(code)
        page.get_by_role("button", name=say("join-look"), exact=True).click()
        page.get_by_label(say("setup-your-name")).fill(name)
        page.get_by_role("button", name=say("join-sit"), exact=True).click()

    def awaits_others(self) -> bool:
        """Whether the own choice is in."""
        return self.undo.is_visible()

    def act(self) -> None:
        """Wait until something can be done, and do it; whatever it is."""
        anything = self.dishes.or_(self._answers).or_(self.bill).or_(self.cover)
        anything.or_(self.over).or_(self.undo).first.wait_for(timeout=PATIENCE)
        if self.over.is_visible() or self.awaits_others():
            return
        for clear in (self.bill, self.cover, self._answers):
            if self._press(clear):
                return
        if self._rng.random() < 0.3 and self._press(self._detours):
            return
        self._press(self.dishes)

    def _press(self, offers: Locator) -> bool:
        count = offers.count()
        if not count:
            return False
        try:
            offers.nth(self._rng.randrange(count)).click(timeout=QUICK)
        except Error:
            pass  # the table has moved on; what is on offer now is looked at again
        return True

    def play_until(self, seen: Locator, most: int = 600) -> None:
        """Play on until something is seen."""
        for _ in range(most):
            if seen.is_visible():
                return
            self.act()
        expect(seen).to_be_visible()


def play_together(guests: list[Guest], seen: Locator, most: int = 600) -> None:
    """Let several people at several devices play until something is seen."""
    for _ in range(most):
        for guest in guests:
            if seen.is_visible():
                return
            guest.act()
    expect(seen).to_be_visible()

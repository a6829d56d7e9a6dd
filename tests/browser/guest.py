"""What a person does at the site: sets a table up, sits down, takes whatever is on offer.

A guest knows no rule. It presses what can be pressed, which is all that the site lets anybody do.
"""

from collections.abc import Callable
from contextlib import suppress
from random import Random

from playwright.sync_api import Error, Locator, Page

from sushibelt.words import say
from tests.browser.chromium import PATIENCE
from tests.browser.offers import MOST, OFFERS, WORDS, chosen

NOVICE = "novice"
FRIEND = "friend"
HERE = "here"
QUICK = 1000  # milliseconds for a press that may come too late

Press = Callable[[Locator, float], None]


def clicked(button: Locator, patience: float) -> None:
    """Press a button by mouse or finger."""
    button.click(timeout=patience)


class Guest:
    """A person in front of a page."""

    def __init__(self, page: Page, press: Press = clicked, patience: float = PATIENCE) -> None:
        """Sit down; `patience` is how many milliseconds something to do is waited for."""
        self.page, self._patience = page, patience
        self._rng = Random(0)
        self._pressed = press
        self.undo = page.get_by_role("button", name=say("table-undo"), exact=True)
        self.over = page.get_by_role("region", name=say("over-title"), exact=True)

    def hand(self) -> Locator:
        """The cards of the own hand."""
        hand = self.page.get_by_role("region", name=say("table-hand"), exact=True)
        return hand.get_by_role("listitem").get_by_role("button")

    def set_up(
        self, game: str, others: list[str], name: str = "Ana", here: tuple[str, ...] = ()
    ) -> None:
        """Lay a table for others (bots' levels, friends) and for people at this device."""
        page = self.page
        page.goto(f"/new?game={game.replace('+', '%2B')}")
        guests = [*others, *[HERE] * len(here)]
        seats = page.get_by_role("group", name=say("setup-seats"), exact=True)
        seats.get_by_role("radio", name=str(1 + len(guests)), exact=True).check()
        page.get_by_label(say("setup-your-name")).fill(name)
        for place, who in enumerate(guests, 2):
            seat = page.get_by_role("combobox", name=say("setup-seat", seat=place), exact=True)
            seat.select_option(who)
        for place, called in enumerate(here):
            named = page.get_by_role("textbox", name=say("setup-their-name"), exact=True)
            named.nth(place).fill(called)
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

    def act(self, until: str = "over", patience: float = QUICK) -> str:
        """Wait until something can be done, and do it; returns what it was.

        What is played `until`, the bill of a round or the end, is left as it is.
        """
        offers: list[tuple[int, str]] = []
        with suppress(Error):  # the page was just left for another
            asked = {"words": WORDS, "patience": self._patience}
            offers = self.page.evaluate(OFFERS, asked)
        kind, places = chosen(offers, until, self._rng)
        if not places:
            return kind
        return kind if self._press(places, patience) else "nothing"

    def _press(self, places: list[int], patience: float) -> bool:
        """Press one of the buttons that were seen; False if it went before, and was not pressed."""
        button = self.page.locator(f"main button[data-offer='{self._rng.choice(places)}']:enabled")
        try:
            if not button.count():
                return False
            self._pressed(button, patience)
        except Error:
            return False  # the table has moved on; it is looked at again
        return True

    def reach(self, kind: str) -> None:
        """Do whatever is next, until it was something of this kind."""
        assert kind in (self.act(patience=PATIENCE) for _ in range(MOST))

    def do(self, kind: str) -> None:
        """Do the next thing that can be done, which is one of this kind.

        The table waits for it, so that no press comes too late, however slow the machine is. (One
        that was given up may have been done all the same, and another thing would be next.) A
        detour on the way changes nothing.
        """
        tries = (self.act(patience=PATIENCE) for _ in range(MOST))
        assert next(done for done in tries if done not in ("nothing", "detour")) == kind

    def choose(self) -> None:
        """Make the own choice of a turn in which somebody else chooses as well."""
        assert "undo" in (self.act() for _ in range(MOST))

    def play(self, until: str = "over") -> None:
        """Play on until the end, or until the next bill."""
        assert any(self.act(until) in (until, "over") for _ in range(MOST))


def play_together(guests: list[Guest]) -> None:
    """Let several people at several devices play to the end."""
    assert any([guest.act() for guest in guests] == ["over"] * len(guests) for _ in range(MOST))

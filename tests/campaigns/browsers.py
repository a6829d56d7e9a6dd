"""Real pages among the people of a campaign: they play on by themselves, whatever breaks."""

from contextlib import suppress
from pathlib import Path
from threading import Event, Thread
from time import sleep
from typing import Any

from playwright.sync_api import Error

from sushibelt.words import say
from tests.browser.chromium import Windows, chromium
from tests.browser.guest import Guest
from tests.campaigns.players import Invited

PAUSE = 0.2  # seconds between two looks at all pages
LOOK = 500  # milliseconds that one page is looked at: the others wait
MARK = "document.body.dataset.campaign = 'opened'"  # gone if the page was loaded anew
MARKED = "document.body.dataset.campaign"


class Browsers:
    """Windows of one browser in a thread of their own, each at its seat, until the end.

    How they look then is kept in a folder: somebody may have waited for them in vain.
    """

    def __init__(self, address: str, seats: list[Invited], folder: Path) -> None:
        self._address, self._seats, self._folder = address, seats, folder
        self._end = Event()
        self._thread = Thread(target=self._play)
        self.presses = 0
        self.wrong: list[str] = []

    def __enter__(self) -> "Browsers":
        if self._seats:
            self._thread.start()
        return self

    def __exit__(self, *_: Any) -> None:
        self._end.set()
        if self._seats:
            self._thread.join()

    def _play(self) -> None:
        try:
            with chromium() as browser:
                windows = Windows(browser, self._address)
                guests = [self._opened(windows, seat) for seat in self._seats]
                while not self._end.is_set():
                    for guest in guests:
                        self.presses += self._act(guest) not in ("nothing", "undo")
                    sleep(PAUSE)
                for number, guest in enumerate(guests):
                    guest.page.screenshot(path=self._folder / f"page{number}.png")
                    if guest.page.evaluate(MARKED) is None:
                        self.wrong.append("a page was loaded anew")
                windows.close()
        except Exception as problem:  # or nobody would hear of it
            self.wrong.append(f"a browser failed: {problem!r}")

    def _act(self, guest: Guest) -> str:
        """Do whatever is next; at the end of a match that is another one."""
        done = guest.act()
        if done == "over":
            again = guest.page.get_by_role("button", name=say("over-rematch"), exact=True)
            with suppress(Error):  # it has been pressed, or the others' match is on already
                again.click(timeout=LOOK)
        return done

    def _opened(self, windows: Windows, seat: Invited) -> Guest:
        page = windows.new()
        page.goto(f"/t/{seat.table}#{seat.secret}")
        page.evaluate(MARK)
        return Guest(page, patience=LOOK)

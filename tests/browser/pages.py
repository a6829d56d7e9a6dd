"""Every page of the site, and how somebody comes to see it.

Pictures are taken of all of them, and the tests of what holds everywhere look at all of them.
"""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from sushibelt.words import say
from tests.browser.boards import Board
from tests.browser.guest import Guest
from tests.browser.pupil import Pupil
from tests.server.process import Server

# Nobody among them thinks long.
COMPANY: list[str | None] = ["novice", "apprentice", "novice"]

Visit = Callable[[Page, Server], None]


def address(path: str) -> Visit:
    """A page that needs nothing but its address."""

    def visit(page: Page, _: Server) -> None:
        page.goto(path)
        expect(page.get_by_role("heading", level=1).first).to_be_visible()

    return visit


def set_up(page: Page, _: Server) -> None:
    """The menu card."""
    page.goto("/new")
    expect(page.get_by_role("button", name=say("setup-play"), exact=True)).to_be_enabled()


def join(page: Page, server: Server) -> None:
    """A friend has said the code."""
    board = Board(server, "sushi-go/anniversary+mochi", [None, None, "apprentice"])
    page.goto(f"/join/{board.made['code']}")
    expect(page.get_by_role("button", name=say("join-watch"))).to_be_visible()


def lobby(page: Page, server: Server) -> None:
    """A table that waits for friends."""
    board = Board(server, "sushi-go/anniversary+mochi", [None, None, "apprentice"])
    server.seat(board.made, "Bo")
    page.goto("/settings")
    board.remember(page)
    page.goto(board.address)
    expect(page.get_by_role("img", name=say("lobby-qr"))).to_be_visible()
    expect(page.get_by_role("button", name=say("lobby-start"))).to_be_enabled()
    page.get_by_text(say("lobby-change"), exact=True).click()


def playing(game: str, others: int, turns: int) -> Visit:
    """A table in the middle of a match, something just chosen."""

    def visit(page: Page, server: Server) -> None:
        board = Board(server, game, COMPANY[:others])
        board.play(turns)
        page.goto(board.address)
        Guest(page).reach("dish")  # in Battle a second card may be asked about first

    return visit


def lesson(page: Page, _: Server) -> None:
    """A first round: the chef has made a suggestion."""
    pupil = Pupil(page, "sushi-go")
    pupil.rest()
    pupil.next.click()


def watching(page: Page, server: Server) -> None:
    """A match of others, and what can be done beside it."""
    board = Board(server, "sushi-go/anniversary", COMPANY)
    board.play(3)
    page.goto(f"/t/{board.made['table']}#{board.made['watch']}")
    page.get_by_role("button", name=say("table-more"), exact=True).click()
    expect(page.get_by_role("region", name=say("table-more"), exact=True)).to_be_visible()


def screen(page: Page, server: Server) -> None:
    """A table that waits for friends, on a big screen."""
    board = Board(server, "sushi-go/anniversary+mochi", [None, None, "apprentice"])
    page.goto(f"/screen/{board.made['table']}#{board.made['watch']}")
    expect(page.get_by_role("img", name=say("lobby-qr"))).to_be_visible()


def handing_over(page: Page, _: Server) -> None:
    """Between two people at one device."""
    Guest(page).set_up("sushi-go/anniversary", ["novice"], here=("Bo",))
    cover = page.get_by_role("region", name=say("table-hand-over", who="").strip())
    expect(cover).to_be_visible()


def bill(page: Page, server: Server) -> None:
    """The bill of a round."""
    board = Board(server, "sushi-go/anniversary", COMPANY)
    board.play(4)
    page.goto(board.address)
    Guest(page).play("bill")


def result(page: Page, server: Server) -> None:
    """The end of a match, its deals checked."""
    board = Board(server, "sushi-go/anniversary", COMPANY)
    board.finish()
    page.goto(board.address)
    page.get_by_role("button", name=say("over-check")).click()
    expect(page.get_by_text(say("check-good"))).to_be_visible()


def replay(page: Page, server: Server) -> None:
    """A finished match once more."""
    match = Board(server, "sushi-go/anniversary", COMPANY).finish()
    page.goto(f"/replay/{match}")
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    for _ in range(12):
        slider.press("ArrowRight")


def mine(page: Page, server: Server) -> None:
    """What a device remembers."""
    for game in ("sushi-go/anniversary", "sushizock/2008"):
        board = Board(server, game, COMPANY)
        if game == "sushizock/2008":
            board.finish()
        page.goto(board.address)
        expect(page.get_by_role("heading", level=1).first).to_be_visible()
    page.goto("/mine")
    expect(page.get_by_role("heading", level=2)).to_have_count(2)


def score_pad(page: Page, _: Server) -> None:
    """A pad for a real table, a few dishes written down."""
    page.goto("/score#new")
    page.get_by_role("button", name=say("pad-begin"), exact=True).click()
    more = page.get_by_role("button", name=re.compile(say("pad-more", what="").strip()))
    for place in (0, 0, 2, 4):
        more.nth(place).click()


PAGES: dict[str, Visit] = {
    "front": address("/"),
    "set-up": set_up,
    "join": join,
    "lobby": lobby,
    "sushi-go": playing("sushi-go/anniversary", 3, 10),
    "sushi-go-mochi": playing("sushi-go/anniversary+mochi", 3, 8),
    "sushi-go-battle": playing("sushi-go/anniversary+battle", 1, 3),
    "sushi-go-puppet": playing("sushi-go/anniversary+puppet", 1, 5),
    "sushi-roll": playing("sushi-roll/2019", 3, 3),
    "sushizock": playing("sushizock/2008", 3, 6),
    "learn": address("/learn"),
    "lesson": lesson,
    "watching": watching,
    "screen": screen,
    "handing-over": handing_over,
    "bill": bill,
    "result": result,
    "replay": replay,
    "mine": mine,
    "settings": address("/settings"),
    "fair": address("/fair"),
    "gallery": address("/gallery"),
    "privacy": address("/privacy"),
    "score": address("/score"),
    "score-new": address("/score#new"),
    "score-pad": score_pad,
    "rules": address("/rules"),
    "rules-sushi-go": address("/rules/sushi-go/zoch-2014"),
    "rules-sushizock": address("/rules/sushizock/2008"),
    "nothing": address("/join/a/b"),
}

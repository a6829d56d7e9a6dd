"""A phone held sideways, and a dish that is carried by mouse: choosing is never out of reach."""

import pytest
from playwright.sync_api import expect

from sushibelt.words import say
from tests.browser.boards import Board, novices
from tests.browser.chromium import DESKTOP, Windows
from tests.browser.guest import Guest
from tests.server.process import Server

SIDEWAYS = (844, 390)
# Game, seats besides the own, choices before.
TABLES = {
    "sushi-go/anniversary": (3, 0),
    "sushi-go/anniversary+battle": (1, 0),
    "sushi-roll/2019": (4, 0),
    "sushizock/2008": (4, 0),
}
OUT_OF_SIGHT = """() => {
  const inside = (box) =>
    box.top >= -1 && box.bottom <= innerHeight + 1 && box.left >= -1 && box.right <= innerWidth + 1;
  return [...document.querySelectorAll(".hand-place button, .plays-middle .middle button")]
    .filter((node) => node.checkVisibility() && !inside(node.getBoundingClientRect()))
    .map((node) => node.ariaLabel ?? node.innerText);
}"""


@pytest.mark.parametrize("game", TABLES)
def test_a_phone_held_sideways_shows_all_that_can_be_chosen(
    windows: Windows, server: Server, game: str
) -> None:
    others, turns = TABLES[game]
    board = Board(server, game, novices(1 + others))
    board.play(turns)
    page = windows.new(SIDEWAYS)
    page.goto(board.address)
    Guest(page).do("dish")  # now the button that confirms is there, too
    bar = page.get_by_role("group", name=say("table-bar"), exact=True)
    expect(bar.get_by_role("button").last).to_be_visible()
    assert not page.evaluate(OUT_OF_SIGHT)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")


def test_a_card_can_be_carried_to_the_tray(windows: Windows, server: Server) -> None:
    board = Board(server, "sushi-go/anniversary+golf", novices(2))
    board.play(0)
    page = windows.new(DESKTOP)
    page.goto(board.address)
    cards = Guest(page).hand()
    expect(cards).to_have_count(10)
    name = str(cards.first.get_attribute("aria-label"))
    tray = page.get_by_role("list", name=say("table-your-tray"), exact=True)
    # Put down elsewhere, it goes back and nothing was chosen.
    for goal, laid in ((page.get_by_role("heading", level=1), 0), (tray, 1)):
        cards.first.hover()
        page.mouse.down()
        box = goal.bounding_box()
        assert box
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=5)
        page.mouse.up()
        expect(tray.get_by_role("button")).to_have_count(laid)
    assert name in str(tray.get_by_role("button").get_attribute("aria-label"))

"""A phone held sideways, and a dish that is carried by mouse: choosing is never out of reach."""

import pytest
from playwright.sync_api import expect

from sushibelt.words import say
from tests.browser.boards import Board, novices
from tests.browser.chromium import DESKTOP, Windows, resize
from tests.browser.guest import Guest
from tests.server.process import Server

SIDEWAYS = (844, 390)
# A phone, and laptops at twice the size.
LOW = [SIDEWAYS, (640, 400), (683, 384), (720, 450)]
# Game, seats besides the own, choices before.
TABLES = {
    "sushi-go/anniversary": (3, 4),
    "sushi-go/anniversary+battle": (1, 0),
    "sushi-roll/2019": (4, 1),
    "sushizock/2008": (4, 3),
}
OUT_OF_SIGHT = """() => {
  const frame = { top: 0, left: 0, bottom: innerHeight, right: innerWidth };
  const within = (box, edge) =>
    box.top >= edge.top - 1 && box.bottom <= edge.bottom + 1 &&
    box.left >= edge.left - 1 && box.right <= edge.right + 1;
  const inside = (node) => {
    const box = node.getBoundingClientRect();
    const held = node.closest(".stools-place, .middle, .hand-place").getBoundingClientRect();
    return within(box, frame) && within(box, held);
  };
  const chosen = ".hand-place button, .plays-middle .middle button";
  return [...document.querySelectorAll(`${chosen}, .tray .dish, .row .tile, .stack`)]
    .filter((node) => node.checkVisibility() && !inside(node))
    .map((node) => node.ariaLabel ?? (node.innerText || node.className));
}"""
# Buttons of which the focused one does not show its middle, and tiles smaller than a thumb.
HIDDEN = """() => {
  const buttons = [...document.querySelectorAll("main button:enabled, main a")];
  const hidden = buttons.filter((button) => button.checkVisibility()).filter((button) => {
    button.focus();
    const { x, y, width, height } = button.getClientRects()[0]; // of several lines, the first
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return !top || !button.contains(top);
  });
  const tiles = [...document.querySelectorAll(".row .tile")];
  const small = tiles.filter((tile) => tile.getBoundingClientRect().width < 44);
  return [...hidden, ...small].map((node) => node.ariaLabel ?? (node.innerText || node.className));
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
    for size in LOW:
        resize(page, size)
        assert not page.evaluate(OUT_OF_SIGHT), size
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


@pytest.mark.parametrize("game", TABLES)
def test_nothing_that_has_the_focus_hides_in_the_lowest_windows(
    windows: Windows, server: Server, game: str
) -> None:
    others, turns = TABLES[game]
    board = Board(server, game, novices(1 + others))
    board.play(turns)
    page = windows.new((320, 256))
    page.goto(board.address)
    Guest(page).do("dish")
    assert not page.evaluate(HIDDEN)

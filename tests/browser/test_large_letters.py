"""Letters twice as large, and lines with little room: what is written is read, or isn't there."""

import pytest
from playwright.sync_api import Page, expect

from sushibelt.words import say
from tests.browser.boards import Board, novices
from tests.browser.chromium import DESKTOP, PHONE, Windows, resize
from tests.browser.test_sideways import OUT_OF_SIGHT
from tests.server.process import Server

TABLES = {"sushi-go/anniversary": 4, "sushi-roll/2019": 4, "sushizock/2008": 4}
TWICE = {"fontSizes": {"standard": 32, "fixed": 26}}
# Lines that tell what somebody does, and are seen in part only.
CUT = """() => [...document.querySelectorAll(".stool .state")].filter((line) => {
  const range = document.createRange();
  range.selectNodeContents(line);
  const [text, box] = [range.getBoundingClientRect(), line.getBoundingClientRect()];
  const inside = text.top + text.height / 2 < box.bottom;
  const seen = line.checkVisibility() && box.width > 1 && inside;
  return seen && text.width > box.width + 1;
}).map((line) => line.textContent)"""
# One's own stool has as many signs beside it as there can be.
THREE_SIGNS = """() => {
  const sign = document.querySelector(".stool .facts > .asks");
  const own = document.querySelector(".stool.mine .facts");
  while (own.querySelectorAll(".asks").length < 3) own.append(sign.cloneNode(true));
}"""
# The letters of the longest line of a text.
LONGEST_LINE = """(node) => {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const lines = {};
  while (walker.nextNode()) {
    for (let at = 0; at < walker.currentNode.length; at++) {
      const range = document.createRange();
      range.setStart(walker.currentNode, at);
      range.setEnd(walker.currentNode, at + 1);
      const top = Math.round(range.getBoundingClientRect().top);
      lines[top] = (lines[top] ?? 0) + 1;
    }
  }
  return Math.max(...Object.values(lines));
}"""


def sit(windows: Windows, server: Server, game: str, size: tuple[int, int]) -> Page:
    """A window at a table, with letters twice as large from the start."""
    board = Board(server, game, novices(TABLES[game]))
    board.play(2)
    page = windows.new(size)
    page.context.new_cdp_session(page).send("Page.setFontSizes", TWICE)
    page.goto(board.address)
    expect(page.locator("main .counter button:enabled:visible").first).to_be_visible()
    return page


@pytest.mark.parametrize("game", TABLES)
def test_no_state_is_cut_and_all_buttons_are_in_sight(
    windows: Windows, server: Server, game: str
) -> None:
    page = sit(windows, server, game, DESKTOP)
    for size in (DESKTOP, (1440, 900), (1366, 768)):
        resize(page, size)
        assert page.evaluate(CUT) == [], size
        assert page.evaluate(OUT_OF_SIGHT) == [], size


@pytest.mark.parametrize("game", TABLES)
def test_how_far_a_match_is_stands_there_in_words_not_in_letters(
    windows: Windows, server: Server, game: str
) -> None:
    page = sit(windows, server, game, PHONE)
    title = page.get_by_role("heading", level=1)
    assert title.evaluate(LONGEST_LINE) >= len(say("table-round", round=1, rounds=3))


def test_who_chooses_is_told_in_a_whole_word_beside_any_number_of_signs(
    windows: Windows, server: Server
) -> None:
    board = Board(server, "sushi-go/anniversary+puppet", novices(2), name=say("level-novice"))
    board.play(1)
    page = windows.new(PHONE)
    page.goto(board.address)
    expect(page.locator(".stool .facts > .asks").first).to_be_visible()
    assert say("table-chooses") in page.locator(".stool.mine").inner_text()
    page.evaluate(THREE_SIGNS)
    for width in (320, 360, 375, 390, 412, 430):
        resize(page, (width, 844))
        assert page.evaluate(CUT) == [], width

"""The result: who is who on the smallest phone, what to do next, and every round's bill."""

import pytest
from playwright.sync_api import expect

from sushibelt import words
from sushibelt.words import say
from tests.browser.boards import Board, novices
from tests.browser.chromium import Windows
from tests.browser.tongues import speak
from tests.server.process import Server, play_on

SMALLEST = (320, 568)
DEALS = 20  # are enough to lose one
# Whether the whole of a thing is in the window.
WHOLE = """(one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}"""


def test_a_result_names_everybody_and_has_what_comes_next_above_the_fold(
    windows: Windows, server: Server
) -> None:
    board = Board(server, "sushi-go/anniversary", novices(5))
    board.finish()
    page = windows.new(SMALLEST)
    page.goto(board.address)
    stand = page.locator(".stand")
    names = ["Ana", *(f"{say('level-novice')} {letter}" for letter in "BCDE")]
    for name in names:
        expect(stand.get_by_text(name, exact=True).locator("visible=true")).to_have_count(1)
    for key in ("over-rematch", "over-share", "over-check"):
        assert page.get_by_role("button", name=say(key), exact=True).evaluate(WHOLE), key
    assert page.get_by_role("link", name=say("over-replay"), exact=True).evaluate(WHOLE)

    bills = page.locator(".sheets details")
    expect(bills).to_have_count(5)
    parts = [*(say("receipt-round", round=number) for number in (1, 2, 3)), say("receipt-end")]
    expect(bills.first.get_by_role("heading")).to_have_text(parts)
    expect(bills.nth(2).get_by_role("heading")).to_have_count(0)
    bills.nth(2).locator("summary").click()
    expect(bills.nth(2).get_by_role("heading")).to_have_text(parts)
    # What the rounds and the end come to is what stands above them.
    for bill in (bills.first, bills.nth(2)):
        totals = bill.locator("tfoot .total td").all_inner_texts()
        assert len(totals) == len(parts)
        assert totals[-1] == bill.locator("summary b").inner_text()


def test_where_reading_goes_on_is_marked_only_for_who_plays_by_keys(
    windows: Windows, server: Server
) -> None:
    board = Board(server, "sushi-go/anniversary", novices(2))
    board.finish()
    page = windows.new()
    page.goto(board.address)
    title = page.get_by_role("heading", level=1)
    expect(title).to_be_focused()
    expect(title).to_have_css("outline-style", "none")
    page.keyboard.press("Shift")
    expect(title).to_have_css("outline-style", "solid")


def lost(server: Server) -> tuple[Board, int, int]:
    """A match that Ana didn't win: her place, and how many points she is behind."""
    for _ in range(DEALS):
        board = Board(server, "sushi-go/anniversary", novices(5))
        line = board.start()
        play_on([line])
        line.close()
        result = line.message["result"]
        if 0 not in result["winners"]:
            ahead = result["points"][result["winners"][0]] - result["points"][0]
            return board, result["places"][0], ahead
    pytest.fail("nobody else ever wins")


def test_whoever_lost_reads_who_won_and_a_kind_word_in_every_language(
    windows: Windows, server: Server
) -> None:
    board, place, behind = lost(server)
    page = windows.new(SMALLEST)
    page.goto(board.address)
    title = page.get_by_role("heading", level=1)
    for language in words.LANGUAGES:
        speak(page, language)
        start, _, end = say("over-somebody-won", language, who="|").partition("|")
        expect(title).to_contain_text(start)
        expect(title).to_contain_text(end)
        kind = say("over-own-place", language, place=place, behind=behind)
        expect(page.get_by_text(kind, exact=True)).to_be_in_viewport(ratio=1)
        assert page.get_by_role("button", name=say("over-check", language)).evaluate(WHOLE)

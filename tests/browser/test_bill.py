"""The bill: dishes in its lines, all seats side by side where there is room, else a swipe away."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from sushibelt.words import say
from tests.browser.boards import Board, novices
from tests.browser.chromium import DESKTOP, PHONE, Windows, resize
from tests.browser.guest import Guest
from tests.browser.test_at_the_table import button
from tests.browser.test_room import EMPTIEST, MOST_EMPTY
from tests.browser.test_scenes import before_the_last_choice, bill_of, choose, until
from tests.server.process import Server

# How many dishes lie on a plate, and how many stand in the lines of its bill.
DISHES = """(plate) => [".plates > li:nth-child(" + (plate + 1) + ") .dish:not(.gap)",
    "[data-bill='" + plate + "'] .dishes .dish"]
  .map((found) => document.querySelectorAll(found).length)"""


def counted(windows: Windows, server: Server, size: tuple[int, int]) -> tuple[Page, Locator]:
    """The count of a round among three, all of it printed."""
    page = windows.new(size)
    before_the_last_choice(page, server)
    choose(page)
    until(page, "bill")
    bill = bill_of(page, 1)
    expect(bill.locator("[data-bill]")).to_have_count(3)
    return page, bill


def box(found: Locator) -> dict[str, Any]:
    there = found.bounding_box()
    assert there
    return dict(there)


def test_at_a_desk_every_bill_stands_below_its_plate_with_its_dishes(
    windows: Windows, server: Server
) -> None:
    page, bill = counted(windows, server, DESKTOP)
    for plate in range(3):
        paper = box(bill.locator(f"[data-bill='{plate}']"))
        wood = box(bill.locator(".plates > li").nth(plate))
        assert abs(paper["x"] - wood["x"]) <= 2
        assert 0 <= paper["x"] < paper["x"] + paper["width"] <= DESKTOP[0]
        # All that lies on the plate made some line, or will count at the end of the match.
        lies, told = page.evaluate(DISHES, plate)
        assert 0 < told <= lies


def test_at_a_desk_five_bills_are_whole(windows: Windows, server: Server) -> None:
    board = Board(server, "sushi-go/anniversary", novices(5))
    board.play(5)
    page = windows.new(DESKTOP)
    page.goto(board.address)
    Guest(page).play("bill")
    bill = bill_of(page, 1)
    expect(bill.locator(".columns.whole .total")).to_have_count(5)
    for size in (DESKTOP, (DESKTOP[0], 600)):  # so low that no deal's bills are short enough
        resize(page, size)
        for total in bill.locator(".total").all():
            expect(total).to_be_in_viewport(ratio=1)


def test_on_a_phone_the_others_are_a_swipe_away(windows: Windows, server: Server) -> None:
    page, bill = counted(windows, server, PHONE)
    papers = bill.locator("[data-bill]")
    expect(papers.first).to_be_in_viewport(ratio=0.5)
    expect(papers.nth(1)).not_to_be_in_viewport(ratio=0.2)
    there = box(bill.locator(".columns"))
    page.mouse.move(there["x"] + there["width"] / 2, there["y"] + 60)
    page.mouse.wheel(PHONE[0], 0)
    expect(papers.nth(1)).to_be_in_viewport(ratio=0.5)
    # The buttons lead on from there, to either side.
    for place in (0, 2):
        heading = papers.nth(place).get_by_role("heading").inner_text()
        name = heading.split("\n")[-1].strip()
        expect(
            bill.get_by_role("button", name=say("receipt-of", name=name), exact=True)
        ).to_be_enabled()


def test_the_final_count_of_two_fills_a_phone(windows: Windows, server: Server) -> None:
    board = Board(server, "sushi-go/anniversary", novices(2))
    board.play(3 * 9 - 1)
    page = windows.new(PHONE)
    page.goto(board.address)
    choose(page)
    button(page, "stage-to-ending").click()
    onward = button(page, "stage-to-podium")
    expect(onward).to_be_in_viewport(ratio=1)
    expect(page.locator(".columns [data-bill]")).to_have_count(2)
    share = page.evaluate(EMPTIEST)["share"]
    assert share <= MOST_EMPTY, share

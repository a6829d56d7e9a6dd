"""What stands on the table stays where it is: measured by places, and by the browser's own account.

A layout shift is what the browser counts when something that was there moves without being moved:
the share of the window it touches, times how far it goes.
"""

import pytest
from playwright.sync_api import Page, expect

from sushibelt.words import say
from tests.browser.boards import Board, novices
from tests.browser.chromium import PHONE, Windows, resize
from tests.browser.guest import Guest
from tests.server.process import Server

FRONT_PAGE = 0.05
A_TURN = 0.02
SHIFTS = """() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const nodes = entry.sources.map(({ node }) => node?.className ?? node?.nodeName ?? "");
      window.shifts.push([entry.value, nodes.join(" | ")]);
    }
  }).observe({ type: "layout-shift", buffered: true });
}"""
# How high the bar is, and where things stand on the page that can be chosen or looked at.
STANDS = """() => [".bar", ".offer", ".stool", ".stacks"]
  .flatMap((one) => [...document.querySelectorAll(`.counter ${one}`)])
  .map((node) => [node.matches(".bar") ? NaN : scrollY, node.getBoundingClientRect()])
  .map(([by, { top, height }]) => [Math.round(top + by) || 0, Math.round(height)])"""
# What is lit and draws its ring over what stands beside it.
COVERED = """() => {
  const lit = [...document.querySelectorAll(".lit")].map((node) => ({
    box: node.getBoundingClientRect(),
    ring: Math.max(...getComputedStyle(node).boxShadow.match(/\\d+(?=px(,|$))/g).map(Number)),
  }));
  return lit.flatMap((one, at) => lit.slice(at + 1).filter(({ box }) => {
    const beside = Math.abs(box.top - one.box.top) < 2;
    const between = Math.max(box.left - one.box.right, one.box.left - box.right);
    return beside && between + 1 < one.ring;
  }).map(({ box }) => [one.box.right, box.left, one.ring]));
}"""
# Until the counter on the front page has gone on by itself.
GOES_ON = """async () => {
  const shown = () => document.querySelector("figure .belt").innerHTML;
  const before = shown();
  while (shown() === before) await new Promise((go) => setTimeout(go, 50));
}"""
# A phone of the middle class on a slow line: bytes and milliseconds.
SLOW_LINE = {
    "offline": False,
    "downloadThroughput": 200_000,
    "uploadThroughput": 90_000,
    "latency": 150,
}


def shifted(page: Page) -> list[tuple[float, str]]:
    """What has shifted since the page was opened or since it was asked last."""
    found: list[tuple[float, str]] = page.evaluate("window.shifts.splice(0)")
    return found


def test_the_front_page_holds_still_while_it_loads(windows: Windows) -> None:
    page = windows.new(PHONE, reduced_motion="no-preference")
    page.add_init_script(f"({SHIFTS})()")
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", SLOW_LINE)
    line.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.goto("/")
    expect(page.get_by_role("navigation", name=say("front-more"))).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => undefined)")
    page.evaluate(GOES_ON)
    found = shifted(page)
    assert sum(value for value, _ in found) <= FRONT_PAGE, found


@pytest.mark.parametrize(
    ("game", "seats"), [("sushi-go/anniversary", 4), ("sushi-roll/2019", 4), ("sushizock/2008", 4)]
)
def test_a_turn_moves_nothing_that_stays(
    windows: Windows, server: Server, monkeypatch: pytest.MonkeyPatch, game: str, seats: int
) -> None:
    monkeypatch.setattr("tests.browser.offers.DETOUR", 0)  # a detour is more than a choice
    board = Board(server, game, novices(seats))
    board.play(2)
    page = windows.new(PHONE)
    page.add_init_script(f"({SHIFTS})()")
    page.goto(board.address)
    guest = Guest(page)
    guest.do("dish")
    # From one choice of one's own until the next; where seats take turns, each has one.
    turns = 1 if game.startswith("sushi-go") else seats
    for _ in range(2):
        shifted(page)
        guest.do("answer")
        guest.do("dish")
        found = shifted(page)
        assert sum(value for value, _ in found) <= A_TURN * turns, found


def test_chopsticks_menu_and_swap_leave_the_dice_where_they_are(
    windows: Windows, server: Server
) -> None:
    board = Board(server, "sushi-roll/2019", novices(4))
    board.play(0)
    page = windows.new()
    page.goto(board.address)
    bar = page.get_by_role("group", name=say("table-bar"), exact=True)
    for size in ((390, 844), (320, 640), (1280, 800)):
        resize(page, size)
        expect(bar.get_by_role("button")).to_have_count(2)
        stands = page.evaluate(STANDS)
        for which in (0, 1):
            bar.get_by_role("button").nth(which).click()
            expect(bar.get_by_role("button", name=say("table-cancel"), exact=True)).to_be_visible()
            assert page.evaluate(STANDS) == stands, size
            bar.get_by_role("button", name=say("table-cancel"), exact=True).click()
            expect(bar.get_by_role("button")).to_have_count(2)
        page.get_by_role("region", name=say("table-your-belt"), exact=True).get_by_role(
            "button"
        ).first.click()
        expect(bar.get_by_role("button", name=say("table-roll-take-button"))).to_be_visible()
        assert page.evaluate(STANDS) == stands, size
        bar.get_by_role("button", name=say("table-cancel"), exact=True).click()


@pytest.mark.parametrize("size", [PHONE, (320, 640)])
def test_a_sign_at_a_stool_makes_it_no_larger(
    windows: Windows, server: Server, size: tuple[int, int]
) -> None:
    board = Board(server, "sushi-go/anniversary", [None])
    bo = server.page(board.made["table"], server.seat(board.made, "Maximilian")["secret"])
    board.start().close()
    page = windows.new(size)
    page.goto(board.address)
    expect(Guest(page).hand().first).to_be_enabled()
    stands = page.evaluate(STANDS)
    bo.close()
    away = say("table-away-grace", seconds=7).partition("7")[0].strip()
    expect(page.get_by_role("list", name=say("table-stools"))).to_contain_text(away)
    assert page.evaluate(STANDS) == stands


def test_dice_that_can_be_asked_for_move_nothing(windows: Windows, server: Server) -> None:
    board = Board(server, "sushi-roll/2019", novices(4))
    board.play(0)
    page = windows.new()
    page.goto(board.address)
    bar = page.get_by_role("group", name=say("table-bar"), exact=True)
    expect(bar.get_by_role("button")).to_have_count(2)
    stands = page.evaluate(STANDS)
    bar.get_by_role("button").nth(1).click()
    own = page.get_by_role("region", name=say("table-your-belt"), exact=True)
    own.get_by_role("button").first.click()
    others = page.get_by_role("list", name=say("table-belts"), exact=True)
    expect(others.get_by_role("button").first).to_be_visible()
    assert page.evaluate(STANDS) == stands
    assert page.evaluate(COVERED) == []


def test_cards_of_the_pyramid_that_are_free_cover_no_other(
    windows: Windows, server: Server
) -> None:
    board = Board(server, "sushi-go/anniversary+battle", novices(2))
    board.play(0)
    page = windows.new()
    page.goto(board.address)
    pyramid = page.get_by_role("region", name=say("table-pyramid"), exact=True)
    expect(pyramid.get_by_role("button").nth(1)).to_be_visible()
    assert page.evaluate(COVERED) == []

"""What changes all over the table is drawn in one frame after the other, so that none takes long.

How long it takes is measured by `make smooth`; here only the order counts, which no busy machine
changes.
"""

from playwright.sync_api import Page, expect

from tests.browser.boards import Board, novices
from tests.browser.chromium import PHONE, Windows
from tests.browser.guest import Guest
from tests.browser.test_scenes import GAME, MOVING, before_the_last_choice, choose, until
from tests.server.process import Server

# Which trays got a dish, or lost one, before which frame.
WATCH = """() => {
  window.frames_drawn = 0;
  window.changed = [];
  const draw = () => { window.frames_drawn += 1; requestAnimationFrame(draw); };
  requestAnimationFrame(draw);
  new MutationObserver((records) => {
    for (const { target, addedNodes, removedNodes } of records) {
      const elements = [...addedNodes, ...removedNodes].filter((node) => node.nodeType === 1);
      const tray = target.closest(".tray")?.getAttribute("aria-label");
      if (tray && elements.length) window.changed.push([window.frames_drawn, tray]);
    }
  }).observe(document.querySelector(".table"), { childList: true, subtree: true });
}"""
# Until something came to lie on each of four trays.
ALL_FOUR = """async () => {
  while (new Set(window.changed.map(([, tray]) => tray)).size < 4) {
    await new Promise((go) => setTimeout(go, 50));
  }
}"""


def trays_by_frame(page: Page) -> dict[int, set[str]]:
    """The trays on which something came to lie, by frame."""
    frames: dict[int, set[str]] = {}
    for frame, tray in page.evaluate("window.changed"):
        frames.setdefault(frame, set()).add(tray)
    return frames


def test_dishes_reach_their_trays_in_frames_of_their_own(windows: Windows, server: Server) -> None:
    board = Board(server, GAME, novices(4))
    board.play(1)
    page = windows.new(PHONE, **MOVING)
    page.goto(board.address)
    expect(Guest(page).hand().first).to_be_enabled()
    page.evaluate(WATCH)
    choose(page)
    page.evaluate(ALL_FOUR)
    frames = trays_by_frame(page)
    assert all(len(trays) == 1 for trays in frames.values()), frames


def test_who_wants_no_motion_sees_all_of_it_at_once(windows: Windows, server: Server) -> None:
    board = Board(server, GAME, novices(4))
    board.play(1)
    page = windows.new(PHONE)
    page.goto(board.address)
    expect(Guest(page).hand().first).to_be_enabled()
    page.evaluate(WATCH)
    choose(page)
    page.evaluate(ALL_FOUR)
    assert len(trays_by_frame(page)) == 1


def test_plates_that_are_counted_come_one_by_one(windows: Windows, server: Server) -> None:
    page = windows.new(PHONE, **MOVING)
    before_the_last_choice(page, server)
    expect(Guest(page).hand().first).to_be_enabled()
    page.evaluate(WATCH)
    choose(page)
    until(page, "bill")
    plates = page.locator(".plates .tray")
    expect(plates.filter(has=page.get_by_role("button"))).to_have_count(3)
    frames = trays_by_frame(page)
    assert all(len(trays) == 1 for trays in frames.values()), frames

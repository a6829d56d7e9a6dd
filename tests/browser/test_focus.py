"""Where the focus is: seen everywhere, in light and dark, and never lost."""

from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from sushibelt.words import say
from tests.browser.boards import Board, novices
from tests.browser.chromium import DESKTOP, PHONE, Windows, resize
from tests.browser.test_every_page import violations
from tests.server.process import Server

LOOK = (Path(__file__).parent / "focus.js").read_text()
TABLES = {
    "sushi-go/anniversary": 3,
    "sushi-go/anniversary+battle": 1,
    "sushi-roll/2019": 3,
    "sushizock/2008": 3,
}
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
MOST_TABS = 80
RING = "node => getComputedStyle(node).outlineStyle"
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
NOT_REACHED = """() => [...document.querySelectorAll("a[href], button:enabled, [tabindex='0']")]
  .filter((node) => node.checkVisibility({ visibilityProperty: true }) && !reached.has(node))
  .filter((node) => !node.closest("[data-waits]")) // the bar explains what has the focus
  .map((node) => node.ariaLabel ?? node.innerText)"""
STICKS = ("red", "blue", "chopsticks")
LEAST = 3.0  # WCAG 1.4.11
MISMATCH = {"runOnly": {"type": "rule", "values": ["label-content-name-mismatch"]}}
EXPERIMENTS = {**MISMATCH, "rules": {"label-content-name-mismatch": {"enabled": True}}}


def tabbed_round(page: Page) -> list[dict[str, Any]]:
    """How the focus shows on everything that Tab reaches."""
    seen: list[dict[str, Any]] = []
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        here = page.evaluate(LOOK)
        if here["role"] == "BODY" or (seen and here == seen[0]):
            return seen
        seen.append(here)
    return seen


@pytest.mark.parametrize("game", TABLES)
def test_the_focus_is_seen_wherever_it_is(windows: Windows, server: Server, game: str) -> None:
    board = Board(server, game, novices(1 + TABLES[game]))
    board.play(6)
    page = windows.new(DESKTOP)
    page.goto(board.address)
    expect(page.get_by_role("group", name=say("table-bar"), exact=True)).to_be_visible()
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        seen = tabbed_round(page)
        assert len(seen) > 8
        for one in seen:
            assert one["ring"]["style"] != "none", (scheme, one)
            assert one["ring"]["width"] >= 2, (scheme, one)
            assert one["contrast"] >= LEAST, (scheme, one)
    assert not violations(page, EXPERIMENTS)


def test_tab_leaves_a_table_after_its_last_place_and_comes_back_to_its_first(
    windows: Windows, server: Server
) -> None:
    """No keyboard trap (WCAG 2.1.2): what brings a lost focus back lets go of who leaves."""
    board = Board(server, "sushi-go/anniversary", novices(4))
    board.play(3)
    page = windows.new(DESKTOP)
    page.goto(board.address)
    expect(page.get_by_role("group", name=say("table-bar"), exact=True)).to_be_visible()
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.hasAttribute('aria-keyshortcuts')"):
            break
    page.evaluate("window.reached = new Set()")  # from a card of the hand on
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        page.evaluate(DRAWN)  # what was lost would have been brought back by then
        page.evaluate("reached.add(document.activeElement)")
    assert page.evaluate(NOT_REACHED) == []


def when(server: Server, game: str, verb: str, seats: int = 3) -> Board:
    """A table at which somebody may do this now, and who likes chopsticks best."""
    for _ in range(20):
        board = Board(server, game, novices(seats))
        line = board.start()
        while line.until(lambda message: message["legal"] or message["stage"] == "finished")[
            "legal"
        ]:
            legal = line.message["legal"]
            if any(name.startswith(verb) for name in legal):
                line.close()
                return board
            line.pick(max(legal, key=chopsticks))
            line.later_than(line.message["version"])
        line.close()
    raise AssertionError(f"nobody could {verb}")


def chopsticks(name: str) -> int:
    """How many chopsticks, of one colour, a choice brings."""
    words = [word for word in name.split(".") if any(kind in word for kind in STICKS)]
    return max((int(word[-1]) for word in words if word[-1].isdigit()), default=0)


def offered(page: Page) -> Locator:
    """Stacks of others that can be stolen from, and dice of others that can be had."""
    who = say("table-zock-steal-from", who="", what="").partition(":")[0].strip()
    return page.get_by_role("button", name=who).first


def rings(page: Page, thing: Locator) -> None:
    """By day and by night a thing that is lit stands out, and so does the focus on it."""
    expect(thing).to_be_visible()
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        page.keyboard.press("Tab")
        plain = thing.evaluate(RING)
        thing.focus()
        here = page.evaluate(LOOK)
        assert plain == "none", scheme
        assert here["ring"]["style"] == "solid", scheme
        assert here["contrast"] >= LEAST, (scheme, here)
        assert here["lit"] >= LEAST, (scheme, here)


def test_the_focus_is_seen_on_a_stack_that_can_be_stolen_from(
    windows: Windows, server: Server
) -> None:
    page = windows.new(DESKTOP)
    page.goto(when(server, "sushizock/2008", "steal").address)
    rings(page, offered(page))


def test_the_focus_is_seen_on_dice_that_can_be_had_in_a_swap(
    windows: Windows, server: Server
) -> None:
    page = windows.new(DESKTOP)
    page.goto(when(server, "sushi-roll/2019", "give").address)
    swap = say("table-roll-swap", count=7).partition("7")[0]
    page.get_by_role("button", name=swap).click()
    belt = page.get_by_role("region", name=say("table-your-belt"), exact=True)
    belt.get_by_role("button").first.click()
    belts = page.get_by_role("list", name=say("table-belts"), exact=True)
    rings(page, belts.get_by_role("button").first)


def test_the_focus_is_seen_on_tiles_and_cards_that_can_be_taken(
    windows: Windows, server: Server
) -> None:
    page = windows.new(DESKTOP)
    page.goto(when(server, "sushizock/2008", "take").address)
    rings(page, page.locator(".rows button.lit").first)
    page.goto(when(server, "sushi-go/anniversary+battle", "row", seats=2).address)
    rings(page, page.locator(".pyramid button.lit").first)


def test_what_is_chosen_stands_out_from_the_belt(windows: Windows, server: Server) -> None:
    board = Board(server, "sushi-roll/2019", novices(3))
    board.play(2)
    page = windows.new(DESKTOP)
    page.goto(board.address)
    belt = page.get_by_role("region", name=say("table-your-belt"), exact=True)
    belt.get_by_role("button").first.click()
    expect(belt.get_by_role("button", pressed=True)).to_be_visible()
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        ring = page.evaluate(LOOK, '[aria-pressed="true"] > :first-child')
        assert ring["ring"]["style"] == "solid", scheme
        assert ring["contrast"] >= LEAST, (scheme, ring)


SMALL = {"twice": (640, 400), "four times": (320, 256)}


@pytest.mark.parametrize("game", TABLES)
def test_what_has_the_focus_lies_in_sight_however_large_the_page_is_drawn(
    windows: Windows, server: Server, game: str
) -> None:
    board = Board(server, game, novices(1 + TABLES[game]))
    board.play(3)
    page = windows.new(SMALL["twice"])
    page.goto(board.address)
    expect(page.get_by_role("group", name=say("table-bar"), exact=True)).to_be_visible()
    for large, size in SMALL.items():
        resize(page, size)
        assert not [one["name"] for one in tabbed_round(page) if one["covered"]], large


def test_whose_turn_it_is_shows_without_colours_of_our_own(
    windows: Windows, server: Server
) -> None:
    board = Board(server, "sushizock/2008", novices(3))
    board.play(0)
    page = windows.new(DESKTOP, forced_colors="active")
    page.goto(board.address)
    stacks = page.get_by_role("list", name=say("table-zock-stacks"), exact=True)
    expect(stacks).to_be_visible()
    rings = stacks.locator("> li").evaluate_all(
        "all => all.map((node) => getComputedStyle(node).outlineStyle)"
    )
    assert sorted(rings) == ["none", "none", "solid"]


def test_whose_turn_it_is_shows_on_a_phone_without_colours_of_our_own(
    windows: Windows, server: Server
) -> None:
    board = Board(server, "sushi-roll/2019", novices(3))
    board.play(0)
    page = windows.new(PHONE, forced_colors="active")
    page.goto(board.address)
    badges = page.get_by_role("list", name=say("table-stools"), exact=True).locator(".badge")
    expect(badges).to_have_count(3)
    assert badges.evaluate_all(f"all => all.map({RING})") == ["solid", "none", "none"]


def test_the_focus_is_never_lost_on_a_pad(windows: Windows) -> None:
    page = windows.new()
    page.goto("/score")
    page.get_by_role("link", name=say("pad-new")).focus()
    page.keyboard.press("Enter")
    begin = page.get_by_role("button", name=say("pad-begin"), exact=True)
    expect(begin).to_be_visible()
    expect(page.get_by_role("main")).to_be_focused()
    begin.focus()
    page.keyboard.press("Enter")
    more = page.get_by_role("button", name=say("pad-more", what="tempura"), exact=True)
    expect(more).to_be_visible()
    expect(page.get_by_role("main")).to_be_focused()
    more.focus()
    page.keyboard.press("Enter")
    less = page.get_by_role("button", name=say("pad-less", what="tempura"), exact=True)
    less.focus()
    page.keyboard.press("Enter")
    expect(less).to_be_disabled()
    expect(less).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("group", name="tempura").get_by_role("status")).to_have_text("0")
    rename = page.get_by_role("button", name=say("pad-seat-rename"), exact=True)
    for key in ("Escape", "Enter"):
        rename.focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("textbox", name=say("pad-seat-name"))).to_be_focused()
        page.keyboard.press("X")
        page.keyboard.press(key)
        expect(rename).to_be_focused()

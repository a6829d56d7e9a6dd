"""What stands on a table says what it does; and "More" has only what makes sense."""

import pytest
from playwright.sync_api import Page, expect

from sushibelt.words import say
from tests.browser.boards import dealt
from tests.browser.chromium import Windows
from tests.server.process import Server
from tests.shapes import EVERYTHING

# A table, so many choices later, and what lies or stands there: its name, and how its text begins.
TABLES = [
    ("sushi-go/anniversary+mochi", 3, 9, [("component-boat", "explain-boat")]),
    ("sushi-roll/2019", 3, 2, [("component-red-belt", "explain-red-belt")]),
    ("sushi-go/anniversary+puppet", 2, 2, [("table-leads-puppet", "explain-puppet")]),
]


def tells(page: Page, text: str) -> None:
    """Check what the edge of the counter says."""
    expect(page.get_by_role("group", name=say("table-bar"), exact=True)).to_contain_text(text)


@pytest.mark.parametrize(("game", "seats", "turns", "things"), TABLES if EVERYTHING else TABLES[:2])
def test_things_beside_the_dishes_explain_themselves(
    windows: Windows,
    server: Server,
    game: str,
    seats: int,
    turns: int,
    things: list[tuple[str, str]],
) -> None:
    # As long as several lead, nobody has the boat.
    board = dealt(
        server, game, seats, turns, lambda table: table["view"].get("boat", 0) is not None
    )
    page = windows.new(has_touch=True)
    page.goto("/settings")
    board.remember(page)
    page.goto(board.address)
    for name, text in things:
        page.get_by_role("button", name=say(name), exact=True).locator("visible=true").first.tap()
        tells(page, say(text))
    small = page.locator(".asks:visible")
    assert small.count() >= 1
    for box in small.evaluate_all("all => all.map((one) => one.getBoundingClientRect().toJSON())"):
        assert min(box["width"], box["height"]) >= 24
    for at in range(small.count()):
        small.nth(at).focus()
        expect(page.locator(".bar .words b")).to_be_visible()  # it is about this one, not a prompt
        small.nth(at).blur()

    # Nobody is there to talk to, to invite, or to leave behind.
    page.get_by_role("button", name=say("table-more"), exact=True).click()
    more = page.get_by_role("region", name=say("table-more"), exact=True)
    expect(more.get_by_role("button", name=say("table-abandon"), exact=True)).to_be_visible()
    for word in ("lobby-code-new", "lobby-close", "table-leave"):
        expect(more.get_by_role("button", name=say(word), exact=True)).to_have_count(0)
    expect(more.get_by_text(say("table-say-something"), exact=True)).to_have_count(0)

"""An address that names a game: whoever follows it gets that game, or is told why not."""

from playwright.sync_api import Page, expect

from sushibelt.words import say
from tests.browser.chromium import Windows


def is_chosen(page: Page, key: str) -> None:
    """Check what the menu card has ticked."""
    expect(page.get_by_role("radio", name=say(key), exact=True)).to_be_checked()


def test_a_game_is_found_however_its_options_are_ordered(windows: Windows) -> None:
    page = windows.new()
    for address in ("anniversary+mochi+puppet", "anniversary+puppet+mochi"):
        for plus in ("+", "%2B"):
            page.goto(f"/new?game=sushi-go/{address.replace('+', plus)}")
            is_chosen(page, "setup-option-mochi")
            is_chosen(page, "setup-option-puppet")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_game_that_there_is_not_is_named(windows: Windows) -> None:
    page = windows.new()
    page.goto("/new?game=sushi-roll/2019%2Bwine")
    told = say("setup-game-unknown", game="sushi-roll/2019+wine")
    expect(page.get_by_role("alert")).to_have_text(told)
    is_chosen(page, "family-sushi-roll")

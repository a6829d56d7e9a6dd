"""A whole match without a mouse, from the street to the bill and to the replay."""

from playwright.sync_api import Error, Locator, Page, expect

from sushibelt.words import say
from tests.browser.chromium import DESKTOP, PATIENCE, Windows
from tests.browser.guest import Guest

MOST_TABS = 60
HAS_FOCUS = "node => node === document.activeElement"
IS_THERE = "node => node.isConnected && !node.disabled"


def tabbed(target: Locator, patience: float = PATIENCE) -> None:
    """Go on by Tab until something has the focus, and press Enter there."""
    page = target.page
    expect(target).to_be_visible()
    node = target.element_handle(timeout=patience)  # itself, whatever takes its place meanwhile
    for _ in range(MOST_TABS):
        if node.evaluate(HAS_FOCUS):
            page.keyboard.press("Enter")
            return
        if not node.evaluate(IS_THERE):
            raise Error(f"{target} is gone")
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {target}")


def keyed(button: Locator, patience: float) -> None:
    """Press a button by its own key if it has one."""
    key = button.get_attribute("aria-keyshortcuts", timeout=patience)
    if key:
        button.page.keyboard.press(key)
    else:
        tabbed(button, patience)


def focus_is_seen(page: Page) -> bool:
    """Whether whoever looks can tell where the focus is."""
    style = "getComputedStyle(document.activeElement)"
    return bool(page.evaluate(f"{style}.outlineStyle !== 'none' || {style}.boxShadow !== 'none'"))


def test_a_match_is_played_from_the_street_to_the_replay_by_keys_alone(windows: Windows) -> None:
    page = windows.new(DESKTOP)
    page.goto("/")
    game = say("family-sushi-go")
    tabbed(page.get_by_role("button", name=say("front-sit-down-at", game=game), exact=True))
    guest = Guest(page, press=keyed)
    expect(guest.hand().first).to_be_visible()
    page.keyboard.press("Tab")
    assert focus_is_seen(page)
    guest.play()
    tabbed(guest.over.get_by_role("link", name=say("over-replay")))
    expect(page.get_by_role("slider")).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_text(say("receipt-total"))).to_be_visible()

"""Pages that are loaded anew, networks that go away, a server that is killed: no choice is lost."""

from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Locator, Page, expect

from sushibelt.words import say
from tests.browser.chromium import Windows
from tests.browser.guest import FRIEND, NOVICE, Guest
from tests.server.process import Server, running


def two_friends(windows: Windows) -> tuple[Guest, Guest]:
    """Ana and Bo at a table with a bot, the cards dealt."""
    ana, bo = Guest(windows.new()), Guest(windows.new())
    ana.set_up("sushi-go/zoch-2014", [FRIEND, NOVICE])
    code = ana.page.get_by_role("region", name=say("lobby-invite")).locator(".code").inner_text()
    bo.join(code, "Bo")
    expect(bo.page.get_by_text(say("lobby-host-starts"))).to_be_visible()
    ana.page.get_by_role("button", name=say("lobby-start"), exact=True).click()
    return ana, bo


def chosen(guest: Guest) -> str:
    """The card of the choice that is in."""
    card = guest.page.get_by_role("region", name=say("table-hand"), exact=True).get_by_role(
        "button", pressed=True
    )
    expect(guest.undo).to_be_visible()
    expect(card).to_have_count(1)
    return str(card.get_attribute("aria-label"))


def on_tray(page: Page) -> Locator:
    """What lies on the own tray."""
    return page.get_by_role("list", name=say("table-your-tray"), exact=True).get_by_role("button")


def reconnecting(page: Page) -> Locator:
    """What the page says while there is no line to the server."""
    return page.get_by_role("status").filter(has_text=say("table-reconnecting"))


def test_a_choice_is_still_there_when_the_page_is_loaded_anew(windows: Windows) -> None:
    ana, bo = two_friends(windows)
    ana.choose()
    card = chosen(ana)
    ana.page.reload()
    assert chosen(ana) == card
    ana.undo.click()
    expect(ana.undo).to_have_count(0)
    ana.choose()
    card = chosen(ana)
    bo.choose()
    expect(on_tray(ana.page)).to_have_count(1)
    assert card in str(on_tray(ana.page).get_attribute("aria-label"))


def test_a_server_killed_in_mid_turn_loses_no_choice(browser: Browser, tmp_path: Path) -> None:
    with running(tmp_path) as server:
        windows = Windows(browser, server.address)
        windows.outage = True
        ana, bo = two_friends(windows)
        ana.choose()
        card = chosen(ana)
        server.kill()
        for guest in (ana, bo):
            expect(reconnecting(guest.page)).to_be_visible()
        # Bo chooses while nobody listens: the page keeps it until somebody does.
        bo.do("dish")
        bo.do("answer")
        restart(server)
        for guest in (ana, bo):
            expect(reconnecting(guest.page)).to_have_count(0)
        expect(on_tray(ana.page)).to_have_count(1)
        assert card in str(on_tray(ana.page).get_attribute("aria-label"))
        windows.close()
        assert not windows.complaints


def restart(server: Server) -> None:
    """Start a killed server again where pages look for it."""
    port = urlsplit(server.address).port
    assert port
    server.restart(port)


def test_a_choice_made_without_a_network_counts_once_it_is_back(windows: Windows) -> None:
    windows.outage = True
    guest = Guest(windows.new())
    guest.set_up("sushi-go/anniversary", [NOVICE])
    guest.do("dish")
    offline = guest.page.get_by_role("status").filter(has_text=say("shell-offline"))
    guest.page.context.set_offline(True)
    expect(offline).to_be_visible()
    guest.do("answer")
    expect(on_tray(guest.page)).to_have_count(0)
    guest.page.context.set_offline(False)
    expect(offline).to_have_count(0)
    expect(on_tray(guest.page)).to_have_count(1)
    guest.play("bill")

"""Sounds are offered once, and the own reveal is felt: as everybody wants it."""

from playwright.sync_api import expect

from sushibelt.words import say
from tests.browser.boards import Board, novices
from tests.browser.chromium import Windows
from tests.browser.guest import Guest
from tests.browser.test_at_the_table import button
from tests.browser.test_scenes import GAME, MOVING, before_the_last_choice, bill_of, choose, until
from tests.server.process import Server

# What is heard, in which scene, and how often the device trembles.
LISTEN = """
window.heard = [];
window.touched = 0;
const oscillator = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () {
    window.heard.push(document.querySelector("[data-scene]")?.dataset.scene ?? "");
    return oscillator.call(this);
};
navigator.vibrate = () => Boolean(window.touched += 1);
"""


def test_sounds_are_offered_once_with_one_tap_and_remembered(
    windows: Windows, server: Server
) -> None:
    page = windows.new(**MOVING)
    page.add_init_script(LISTEN)
    before_the_last_choice(page, server)
    expect(Guest(page).hand().first).to_be_visible()
    button(page, "sound-offer").click()
    expect(button(page, "sound-offer")).to_have_count(0)
    page.evaluate("window.heard.length = 0")
    choose(page)
    until(page, "bill")
    expect(bill_of(page, 1).locator(".waits")).to_have_count(0)
    heard = set(page.evaluate("window.heard"))
    assert {"table", "reveal", "land", "bill"} <= heard  # pick, reveal, dishes, coins
    page.reload()
    expect(Guest(page).hand().first).to_be_visible()
    expect(button(page, "sound-offer")).to_have_count(0)
    page.goto("/settings")
    expect(page.get_by_label(say("settings-sound"))).to_be_checked()


def test_sounds_that_were_not_wanted_are_not_offered_again(
    windows: Windows, server: Server
) -> None:
    page = windows.new()
    for offered in (1, 0):
        board = Board(server, GAME, novices(2))
        board.play(0)
        page.goto(board.address)
        expect(Guest(page).hand().first).to_be_visible()
        expect(button(page, "sound-offer")).to_have_count(offered)
        page.get_by_role("link", name=say("table-home"), exact=True).first.click()
        expect(page.get_by_role("heading", level=2).first).to_be_visible()


def test_the_own_reveal_is_felt_unless_that_is_switched_off(
    windows: Windows, server: Server
) -> None:
    page = windows.new(**MOVING)
    page.add_init_script(LISTEN)
    for wanted in (True, False):
        page.goto("/settings")
        page.get_by_label(say("settings-vibration")).set_checked(wanted)
        before_the_last_choice(page, server)
        choose(page)
        until(page, "bill")
        assert (page.evaluate("window.touched") > 0) == wanted

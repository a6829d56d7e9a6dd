"""Things that once went wrong at the table, each as somebody met it."""

import re
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from sushibelt.words import component, listed, say
from tests.browser.boards import Board, novices
from tests.browser.chromium import DESKTOP, PHONE, Windows
from tests.browser.guest import NOVICE, Guest
from tests.browser.test_at_the_table import button
from tests.browser.test_scenes import MOVING
from tests.server.process import Server, play_on

GAME = "sushi-go/anniversary"
# How often a text is seen on the belt from now on.
TOLD = """(text) => {
  window.told = 0;
  const look = () => { window.told += document.querySelector(".belt").innerText.includes(text); };
  const all = { subtree: true, childList: true, characterData: true };
  new MutationObserver(look).observe(document.body, all);
}"""


def bar(page: Page) -> Locator:
    """The edge of the counter, where a choice is asked for."""
    return page.get_by_role("group", name=say("table-bar"), exact=True)


def past(number: int, message: dict[str, Any]) -> bool:
    """Whether a turn is over."""
    return bool(message["turn"]["number"] > number)


NIGIRI = ("egg", "salmon", "squid")


def with_chopsticks(server: Server) -> Board:
    """A table at which the first person has chopsticks on the tray, and more than nigiri."""
    for _ in range(20):
        board = Board(server, GAME, novices(2))
        line = board.start()
        play_on([line], stop=lambda message: any("chopsticks" in name for name in message["legal"]))
        if "chopsticks" in line.message["legal"]:
            number = line.message["turn"]["number"]
            line.pick("chopsticks")
            line.until(partial(past, number))
            line.until(lambda message: message["legal"] and not message["picked"])
            line.close()
            legal = line.message["legal"]
            single = [name for name in legal if "," not in name]
            if len(single) < len(legal) and not all(name.startswith(NIGIRI) for name in single):
                return board
        line.close()
    raise AssertionError


def test_chopsticks_ask_for_the_second_card(windows: Windows, server: Server) -> None:
    page = windows.new()
    page.goto(with_chopsticks(server).address)
    hand = Guest(page).hand()
    button(page, "table-chopsticks-on").click()
    hand.nth(0).click()
    expect(bar(page)).to_contain_text(say("table-choose-second"))
    expect(button(page, "table-confirm")).to_have_count(0)
    expect(button(page, "table-only-this")).to_be_visible()
    hand.nth(0).click()  # not this one after all
    expect(bar(page)).to_contain_text(say("table-choose-two"))
    held = hand.count()
    hand.nth(0).click()
    hand.nth(1).click()
    bar(page).locator(".first").first.click()
    expect(hand).to_have_count(held - 1)  # two are laid, the chopsticks are back
    # On the belt they look used: grey and faint, where nothing lies any more.
    used = page.get_by_role("img", name=say("table-chopsticks-used"), exact=True)
    expect(used).to_have_css("opacity", "0.65")
    expect(used.locator("xpath=..")).to_have_css("filter", "grayscale(0.85)")


def test_only_this_one_takes_one_card(windows: Windows, server: Server) -> None:
    page = windows.new()
    page.goto(with_chopsticks(server).address)
    hand = Guest(page).hand()
    button(page, "table-chopsticks-on").click()
    held = hand.count()
    # A dish that can lie in one place only.
    hand.filter(has_not_text=re.compile("nigiri")).first.click()
    button(page, "table-only-this").click()
    expect(hand).to_have_count(held - 1)


def test_whoever_takes_the_own_card_back_is_asked_for_it_again(
    windows: Windows, server: Server
) -> None:
    board = Board(server, "sushi-go/anniversary+puppet", novices(2))
    line = board.start()
    play_on([line], stop=lambda message: any(":" in name for name in message["legal"]))
    line.close()
    page = windows.new()
    page.goto(board.address)
    hand = Guest(page).hand()
    hand.nth(0).click()
    expect(bar(page)).to_contain_text(say("table-choose-puppet"))
    hand.nth(0).click()
    expect(bar(page)).to_contain_text(say("table-choose-own-first"))


def test_sitting_down_shows_no_lobby(windows: Windows) -> None:
    page = windows.new()
    page.add_init_script(
        """window.seen = [];
        addEventListener("DOMContentLoaded", () => {
            const look = () => window.seen.push(document.body.innerText);
            new MutationObserver(look).observe(document, { subtree: true, childList: true });
        });"""
    )
    page.goto("/")
    page.get_by_role("button", name=say("front-sit-down")).first.click()
    expect(Guest(page).hand().first).to_be_visible()
    seen: list[str] = page.evaluate("window.seen")
    assert seen
    assert not [text for text in seen if say("lobby-start") in text]


def test_without_a_network_one_banner_leaves_the_bar_in_sight(
    windows: Windows, server: Server
) -> None:
    windows.outage = True
    board = Board(server, GAME, novices(4))
    board.play(1)
    page = windows.new()
    page.goto(board.address)
    Guest(page).do("dish")
    page.context.set_offline(True)
    said = page.get_by_text(say("shell-offline"))
    expect(said).to_be_visible()
    expect(page.locator("[role=status]:visible", has_text=say("shell-offline"))).to_have_count(1)
    expect(page.get_by_text(say("table-reconnecting"))).to_have_count(0)
    expect(button(page, "table-confirm")).to_be_in_viewport(ratio=1)


def test_a_pad_without_a_network_says_that_it_works(windows: Windows) -> None:
    windows.outage = True
    page = windows.new()
    page.goto("/score#new")
    button(page, "pad-begin").click()
    page.context.set_offline(True)
    expect(page.get_by_text(say("shell-offline-works"))).to_be_visible()
    expect(page.get_by_text(say("shell-offline"))).to_have_count(0)


def test_two_cooks_that_are_waited_for_are_told_apart(windows: Windows, server: Server) -> None:
    board = Board(server, GAME, [None, None])
    others = [server.seat(board.made, name) for name in ("Bo", "Cy")]
    lines = [server.page(board.made["table"], one["secret"]) for one in others]
    board.play(0)
    page = windows.new()
    page.goto(board.address)
    Guest(page).choose()
    for_them = say("table-waiting-for", names=listed(["Bo", "Cy"]))
    expect(bar(page)).to_contain_text(for_them)
    for line in lines:
        line.close()


def test_what_somebody_says_stands_beside_them(windows: Windows, server: Server) -> None:
    board = Board(server, GAME, [None, None])
    bo = server.seat(board.made, "Bo")
    line = server.page(board.made["table"], bo["secret"])
    board.play(0)
    for size in (PHONE, DESKTOP):
        page = windows.new(size)
        page.goto(board.address)
        expect(Guest(page).hand().first).to_be_visible()
        line.say("say", phrase="phrase-yum")
        said = page.locator(".said")
        expect(said).to_contain_text(say("phrase-yum"))
        face = page.locator(f"[data-stool='{line.message['you']}']").first.bounding_box()
        bubble = said.bounding_box()
        assert face
        assert bubble
        middle = face["x"] + face["width"] / 2
        assert bubble["x"] - 12 <= middle <= bubble["x"] + bubble["width"] + 12
        assert 0 <= bubble["y"] - (face["y"] + face["height"]) < 30
    line.close()


def test_a_cloche_on_a_desk_leaves_the_words_beside_it_free(
    windows: Windows, server: Server
) -> None:
    board = Board(server, GAME, [None])
    bo = server.page(board.made["table"], server.seat(board.made, "Bo")["secret"])
    board.play(0)
    page = windows.new(DESKTOP)
    page.goto(board.address)
    expect(Guest(page).hand().first).to_be_visible()
    bo.until(lambda message: bool(message["legal"]))
    bo.pick(bo.message["legal"][0])
    words = page.get_by_text(say("table-has-chosen"), exact=True)
    expect(words).to_be_visible()
    boxes = [one.bounding_box() for one in (words, page.locator(".cloche").last)]
    text, cloche = boxes
    assert text
    assert cloche
    assert cloche["x"] + cloche["width"] <= text["x"] + 1 or (
        cloche["y"] + cloche["height"] <= text["y"] + 1
    )
    bo.close()


def test_the_title_says_whose_turn_it_is(windows: Windows, server: Server) -> None:
    board = Board(server, "sushizock/2008", novices(3))
    board.play(1)
    page = windows.new()
    page.goto(board.address)
    expect(page.get_by_role("heading", level=1)).to_contain_text(say("table-your-turn"))


def test_empty_stacks_have_no_number(windows: Windows, server: Server) -> None:
    board = Board(server, "sushizock/2008", novices(3))
    board.play(0)
    page = windows.new()
    page.goto(board.address)
    empty = page.get_by_label(say("table-zock-no-stack", what=component("sushi", "")))
    expect(empty.first.locator("b")).to_be_hidden()


def test_the_log_marks_every_line_with_its_seat(windows: Windows) -> None:
    guest = Guest(windows.new(DESKTOP))
    guest.set_up("sushi-roll/2019", [NOVICE] * 3)
    guest.do("dish")
    guest.do("answer")
    log = guest.page.get_by_role("region", name=say("table-log"), exact=True)
    lines = log.get_by_role("listitem").filter(has_text=say("level-novice"))
    marked = lines.filter(has=guest.page.locator(".badge"))
    expect(marked.first).to_be_visible()
    for line in marked.all():
        letter = line.locator(".badge").inner_text()
        assert f"{say('level-novice')} {letter}" in line.inner_text()


def test_people_have_figures_of_their_own(windows: Windows, server: Server) -> None:
    board = Board(server, GAME, [None] * 4)
    names = ["Bo", "Cy", "Dee", "Eli"]
    lines = [server.page(board.made["table"], server.seat(board.made, n)["secret"]) for n in names]
    board.play(0)
    page = windows.new()
    page.goto(board.address)
    expect(Guest(page).hand().first).to_be_visible()
    figures = page.locator("[data-stool] > svg use").evaluate_all(
        "all => all.map((one) => one.getAttribute('href'))"
    )
    assert len(figures) == 5
    assert len(set(figures)) == 5
    for line in lines:
        line.close()


def test_nothing_flashes_where_somebody_taps(windows: Windows, server: Server) -> None:
    board = Board(server, GAME, novices(2))
    board.play(0)
    page = windows.new()
    page.goto(board.address)
    colour = (
        Guest(page).hand().first.evaluate("card => getComputedStyle(card).webkitTapHighlightColor")
    )
    assert colour == "rgba(0, 0, 0, 0)"


def test_the_drawer_has_parts_with_headings(windows: Windows, server: Server) -> None:
    board = Board(server, GAME, novices(2))
    board.play(0)
    page = windows.new()
    page.goto(board.address)
    button(page, "table-more").click()
    drawer = page.get_by_role("region", name=say("table-more"), exact=True)
    headings = drawer.get_by_role("heading").all_inner_texts()
    assert headings == [say(key) for key in ("table-log", "more-table", "more-help")]
    # Whoever only looks on has nothing to do there, and no heading for it.
    page.goto(f"/t/{board.made['table']}#{board.made['watch']}")
    button(page, "table-more").click()
    headings = drawer.get_by_role("heading").all_inner_texts()
    assert headings == [say(key) for key in ("table-log", "more-help")]


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_plain_click_on_the_check_is_never_lost(
    windows: Windows, server: Server, motion: str
) -> None:
    """On a machine as slow as can be, right after the end, while the table is told again."""
    board = Board(server, GAME, novices(2))
    board.play(3 * 9 - 1)
    page = windows.new(PHONE, reduced_motion=motion)
    line = page.context.new_cdp_session(page)
    page.goto(board.address)
    line.send("Emulation.setCPUThrottlingRate", {"rate": 6})
    Guest(page).play()
    check = button(page, "over-check")
    check.click()
    expect(check).to_have_attribute("aria-expanded", "true")


def test_two_cards_are_taken_by_a_button_that_says_so(windows: Windows, server: Server) -> None:
    page = windows.new()
    page.goto(with_chopsticks(server).address)
    hand = Guest(page).hand()
    button(page, "table-chopsticks-on").click()
    hand.nth(0).click()
    hand.nth(1).click()
    expect(button(page, "table-confirm-both")).to_be_visible()
    expect(button(page, "table-confirm")).to_have_count(0)


def test_only_before_the_first_card_the_belt_asks_for_it(windows: Windows, server: Server) -> None:
    board = Board(server, GAME, novices(2))
    board.play(1)
    page = windows.new(**MOVING)
    page.goto(board.address)
    guest = Guest(page)
    expect(guest.hand().first).to_be_enabled()
    held = guest.hand().count()
    page.evaluate(TOLD, say("table-belt-starts"))
    guest.hand().first.click()
    button(page, "table-confirm").click()
    expect(guest.hand()).to_have_count(held - 1)
    assert page.evaluate("window.told") == 0

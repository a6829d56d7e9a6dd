"""Beside the choices: watching, speaking, letting a bot play, calling off, playing again."""

import pytest
from playwright.sync_api import Locator, Page, expect

from sushibelt.words import say
from tests.browser.boards import Board, novices
from tests.browser.chromium import PHONE, Windows
from tests.browser.guest import NOVICE, Guest
from tests.server.process import Server

GAME = "sushi-go/anniversary"
WIDE = (1280, 540)


def button(page: Page, key: str) -> Locator:
    """The button with these words on it."""
    return page.get_by_role("button", name=say(key), exact=True)


def test_who_comes_late_watches_without_seeing_a_hand(windows: Windows, server: Server) -> None:
    board = Board(server, GAME, novices(3))
    board.play(2)
    page = windows.new()
    page.goto(f"/join/{board.made['code']}")
    expect(page.get_by_text(say("join-late"))).to_be_visible()
    button(page, "join-watch").click()
    expect(page.get_by_text(say("table-watching"))).to_be_visible()
    for letter in "BC":
        name = f"{say('level-novice')} {letter}"
        tray = page.get_by_role("list", name=say("table-tray-of", who=name), exact=True)
        expect(tray).to_be_in_viewport(ratio=1)
    expect(Guest(page).hand()).to_have_count(0)


def test_what_one_says_is_read_by_the_others(windows: Windows, server: Server) -> None:
    board = Board(server, GAME, novices(3))  # against bots, but not unseen
    board.start().close()
    ana, other = windows.new(), windows.new()
    ana.goto(board.address)
    other.goto(f"/t/{board.made['table']}#{board.made['watch']}")
    expect(other.get_by_text(say("table-watching"))).to_be_visible()
    button(ana, "table-more").click()
    ana.get_by_text(say("table-say-something"), exact=True).click()
    phrase = say("phrase-hello")
    ana.get_by_role("button", name=phrase, exact=True).click()
    expect(other.get_by_role("status").filter(has_text=phrase)).to_contain_text("Ana")


def test_a_bot_plays_for_who_goes_away_until_they_are_back(
    windows: Windows, server: Server
) -> None:
    board = Board(server, GAME, [None])
    slow = server.page(board.made["table"], server.seat(board.made, "Bo")["secret"])
    board.start().close()  # now Bo thinks, so that nobody gets ahead of this test
    page = windows.new()
    page.goto(board.address)
    button(page, "table-more").click()
    button(page, "table-let-bot-play").click()
    button(page, "table-back").click()
    expect(button(page, "table-back")).to_be_hidden()
    expect(button(page, "table-let-bot-play")).to_be_visible()
    slow.close()


def test_a_match_is_called_off_only_after_a_second_thought(
    windows: Windows, server: Server
) -> None:
    board = Board(server, GAME, novices(2))
    board.play(1)
    page = windows.new()
    page.goto("/settings")
    board.remember(page)
    page.goto(board.address)
    button(page, "table-more").click()
    button(page, "table-abandon").click()
    expect(Guest(page).hand().first).to_be_visible()
    button(page, "table-abandon-sure").click()
    expect(page.get_by_role("heading", name=say("table-abandoned"))).to_be_focused()


def test_the_same_table_plays_again_at_one_press(windows: Windows, server: Server) -> None:
    board = Board(server, "sushizock/2008", novices(2))
    board.finish()
    guest = Guest(windows.new())
    guest.page.goto(board.address)
    button(guest.page, "over-rematch").click()
    dice = guest.page.get_by_role("region", name=say("table-zock-dice"), exact=True)
    expect(dice).to_be_visible()
    guest.do("dish")


@pytest.mark.parametrize(
    ("size", "game", "lines"), [(PHONE, "sushizock/2008", 14), (WIDE, "sushi-go/zoch-2014", 25)]
)
def test_the_latest_news_are_in_sight(
    windows: Windows, size: tuple[int, int], game: str, lines: int
) -> None:
    guest = Guest(windows.new(size))
    guest.set_up(game, [NOVICE] * 4)
    log = guest.page.get_by_role("region", name=say("table-log"), exact=True)
    line = log.get_by_role("listitem")
    while line.count() < lines:  # more than there is room for
        assert guest.act() != "over"
    expect(line.last).to_be_in_viewport(ratio=0.9)
    expect(line.first).not_to_be_in_viewport()


def test_a_wrong_code_is_refused_in_words(windows: Windows) -> None:
    windows.missing = True
    page = windows.new()
    page.goto("/join")
    page.get_by_label(say("join-code")).fill("QQQQQQ")
    button(page, "join-look").click()
    expect(page.get_by_role("alert")).to_have_text(say("refusal-code-unknown"))


def test_a_link_that_opens_no_table_says_so(windows: Windows, server: Server) -> None:
    board = Board(server, GAME, novices(2))
    page = windows.new()
    page.goto(f"/t/{board.made['table']}#{'A' * 43}")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("lost-title"))

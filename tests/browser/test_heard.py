"""What somebody hears who plays with a screen reader: cards, turns, bills, the clock, the end."""

import json
import re
from functools import partial

import pytest
from playwright.sync_api import WebSocketRoute, expect

from sushibelt.words import say
from tests.browser.boards import Board, novices
from tests.browser.chromium import DESKTOP, Windows
from tests.browser.guest import Guest
from tests.browser.listener import Listener, Node, focus_in, kind_of
from tests.server.process import Server

GAME = "sushi-go/anniversary"
ZOCK = "sushizock/2008"
TABLES = {GAME: 3, "sushi-go/anniversary+battle": 1, "sushi-roll/2019": 3, ZOCK: 3}


def at_table(windows: Windows, server: Server, game: str, others: int = 2) -> Listener:
    """Somebody whose turn it is."""
    board = Board(server, game, novices(1 + others))
    board.play(0)
    page = windows.new(DESKTOP)
    page.goto(board.address)
    listener = Listener(page)
    listener.until(dishes)
    return listener


def dishes(nodes: list[Node]) -> list[Node]:
    """What can be chosen."""
    return [node for node in nodes if kind_of(node) == "dish"]


def is_called(name: str, node: Node) -> bool:
    """Whether it is the button with this name."""
    return node.role == "button" and node.name == name


def opens(wanted: str, node: Node) -> bool:
    """Whether a button opens something, and says so."""
    return "expanded" in node.states and wanted in node.name


def is_open(opener: Node, wanted: bool, nodes: list[Node]) -> bool:
    """Whether what a button opens is open, or shut."""
    return any(node.id == opener.id and node.states["expanded"] is wanted for node in nodes)


def test_a_digit_focuses_what_it_chooses_and_enter_takes_the_same(
    windows: Windows, server: Server
) -> None:
    listener = at_table(windows, server, GAME)
    listener.go_to(lambda node: node.role == "button" and node.states.get("keyshortcuts") == "1")
    listener.press("3")
    focused = focus_in(listener.until(lambda nodes: focus_in(nodes).pressed))
    assert focused.states["keyshortcuts"] == "3"
    listener.hears(say("table-confirm-this", what=focused.name))
    listener.press("Enter")
    listener.hears(say("event-sushi-go-laid", you="yes", who="", what=focused.name))


def test_keys_that_are_switched_off_choose_nothing(windows: Windows, server: Server) -> None:
    board = Board(server, GAME, novices(3))
    board.play(0)
    page = windows.new(DESKTOP)
    page.goto("/settings")
    page.get_by_role("switch", name=say("settings-keys")).uncheck()
    page.goto(board.address)
    listener = Listener(page)
    cards = dishes(listener.until(dishes))
    listener.hears(say("table-choose-card"))
    assert not any("keyshortcuts" in node.states for node in cards)
    heard = list(listener.heard)
    listener.press("3")
    listener.press("r")
    listener.go_to(lambda node: node.id == cards[0].id)
    assert not any(node.pressed for node in listener.rest())
    assert [text for text in listener.heard if text not in heard] == []


def test_the_last_news_are_told_again_at_a_key(windows: Windows, server: Server) -> None:
    listener = at_table(windows, server, GAME)
    for key in ("1", "Enter"):
        listener.press(key)
    you = say("event-sushi-go-laid", you="yes", who="", what="")
    listener.hears(you)
    news = next(text for text in listener.heard if you in text)
    listener.press("r")
    listener.until(lambda _: listener.heard.count(news) > 1)


def test_news_come_after_the_focus_has_moved_not_with_it(windows: Windows, server: Server) -> None:
    """A screen reader that speaks of the new focus would cut them off."""
    board = Board(server, GAME, novices(3))
    board.play(0)
    page = windows.new(DESKTOP)
    page.clock.install()
    page.goto(board.address)
    hand = Guest(page).hand()
    hand.first.wait_for()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 10)  # time goes on by steps only
    held = hand.count()
    page.keyboard.press("1")
    page.clock.run_for(2000)
    page.keyboard.press("Enter")
    expect(hand).to_have_count(held - 1)
    page.clock.run_for(100)
    assert hand.first.evaluate("card => card === document.activeElement")
    voice = page.get_by_role("log", name=say("shell-voice"), exact=True)
    mine = say("event-sushi-go-laid", you="yes", who="", what="").strip()
    page.clock.run_for(150)
    assert mine not in voice.inner_text()
    page.clock.run_for(400)
    assert mine in voice.inner_text()


def test_the_help_of_a_card_is_read_once_with_its_button(windows: Windows, server: Server) -> None:
    listener = at_table(windows, server, GAME)
    nodes = listener.rest()
    cards = dishes(nodes)
    assert all(card.description for card in cards)
    helps = {card.description for card in cards}
    assert not [node for node in nodes if node.role == "StaticText" and node.name in helps]


@pytest.mark.parametrize("game", TABLES)
def test_a_table_has_headings_and_a_way_past_them(
    windows: Windows, server: Server, game: str
) -> None:
    listener = at_table(windows, server, game, TABLES[game])
    nodes = listener.rest()
    assert len([n for n in nodes if n.role == "heading" and n.states["level"] == 2]) >= 3
    listener.page.reload()
    listener.until(dishes)
    skip = listener.go_to(lambda node: node.name == say("table-skip"))
    assert skip.role == "button"
    listener.press("Enter")
    nodes = listener.until(lambda nodes: kind_of(focus_in(nodes)) == "dish")
    trays = [n.name for n in nodes if n.role == "list" and n.name not in ("", say("table-tokens"))]
    assert len(trays) >= 3
    assert len(trays) == len(set(trays)), "two trays or stacks are called the same"


def test_what_can_be_taken_is_named(windows: Windows, server: Server) -> None:
    listener = at_table(windows, server, ZOCK)
    place = say("table-zock-tile", tile="", place=7).partition("7")[0].strip()
    for _ in range(60):
        offered = [node for node in listener.rest() if node.role == "button" and node.enabled]
        if any(say("table-zock-row", what="").strip() in node.place for node in offered):
            break
        listener.act()
    listener.until(lambda _: any(place in text for text in listener.heard))


def test_escape_closes_what_is_open_and_the_focus_returns(windows: Windows, server: Server) -> None:
    board = Board(server, GAME, novices(3))
    board.play(1)
    page = windows.new()
    page.goto(board.address)
    listener = Listener(page)
    listener.until(dishes)
    opener = listener.go_to(partial(opens, say("table-more")))
    listener.press("Enter")
    listener.until(partial(is_open, opener, True))
    listener.press("Tab")
    listener.press("Escape")
    nodes = listener.until(partial(is_open, opener, False))
    assert focus_in(nodes).id == opener.id


def test_the_round_before_can_still_be_read(windows: Windows, server: Server) -> None:
    board = Board(server, GAME, novices(3))
    board.play(0)
    guest = Guest(windows.new(DESKTOP))
    guest.page.goto(board.address)
    guest.play("bill")
    guest.act()
    expect(guest.hand().first).to_be_visible()
    log = guest.page.get_by_role("region", name=say("table-log"), exact=True)
    expect(log.get_by_role("heading", name=say("table-log-earlier"))).to_be_visible()
    expect(log.get_by_role("listitem").first).not_to_have_text(say("table-log-empty"))


def test_the_last_choices_are_told_before_the_bill_and_no_question_after_it(
    windows: Windows, server: Server
) -> None:
    board = Board(server, GAME, novices(4))
    board.play(6)
    page = windows.new(DESKTOP)
    page.goto(board.address)
    listener = Listener(page)
    listener.until(dishes)
    listener.hears(say("table-choose-card"))
    listener.press("1")
    card = focus_in(listener.until(lambda nodes: focus_in(nodes).pressed)).name
    listener.press("Enter")
    title = say("receipt-round", round=1)
    listener.until(lambda _: any(text.startswith(title) for text in listener.heard))
    listener.rest()
    laid = say("event-sushi-go-laid", you="yes", who="", what=card)
    told = [at for at, text in enumerate(listener.heard) if laid in text]
    counted = [at for at, text in enumerate(listener.heard) if text.startswith(title)]
    assert max(told) < min(counted)
    # What could be done before is neither told late nor told again.
    asked = say("table-confirm-this", what=card)
    assert asked not in listener.heard[max(told) :]
    listener.press("r")
    listener.until(
        lambda _: len([text for text in listener.heard if text.startswith(title)]) > len(counted)
    )
    assert asked not in listener.heard[max(told) :]


def test_a_replay_tells_the_last_choices_before_the_bill(windows: Windows, server: Server) -> None:
    match = Board(server, GAME, novices(5)).finish()
    page = windows.new(DESKTOP)
    page.goto(f"/replay/{match}")
    listener = Listener(page)
    slider = listener.go_to(lambda node: node.role == "slider")
    title = say("receipt-round", round=1)
    for _ in range(10):
        if any(text.startswith(title) for text in listener.heard):
            break
        listener.go_to(lambda node: node.id == slider.id)
        listener.press("ArrowRight")
        page.wait_for_timeout(400)  # until what is announced has come
        listener.rest()
    counted = [at for at, text in enumerate(listener.heard) if text.startswith(title)]
    last = say("event-sushi-go-laid", you="", who="Ana", what="").strip()
    assert max(at for at, text in enumerate(listener.heard) if last in text) < counted[0]


def test_who_is_asked_again_keeps_the_focus(windows: Windows, server: Server) -> None:
    board = Board(server, GAME, novices(2))
    board.play(0)
    page = windows.new(DESKTOP)
    page.goto("/settings")
    board.remember(page)
    page.goto(board.address)
    listener = Listener(page)
    listener.until(dishes)
    for name in ("table-more", "table-abandon"):
        listener.go_to(partial(is_called, say(name)))
        listener.press("Enter")
    sure = partial(is_called, say("table-abandon-sure"))
    listener.until(lambda nodes: any(map(sure, nodes)))
    assert sure(focus_in(listener.rest()))
    listener.press("Enter")
    listener.until(lambda nodes: focus_in(nodes).role == "heading")


def hears_of(listener: Listener, who: str, since: int) -> list[str]:
    """What is told of one of the others, as soon as something is."""

    def spoken() -> list[str]:
        return [text for text in listener.heard[since:] if text.startswith(who)]

    listener.until(lambda _: spoken())
    listener.rest()
    return spoken()


def test_others_wait_for_who_wants_it_and_each_turn_is_told_once(
    windows: Windows, server: Server
) -> None:
    board = Board(server, ZOCK, novices(4))
    board.play(0)
    page = windows.new(DESKTOP)
    page.goto(board.address)
    page.get_by_role("button", name=say("table-more"), exact=True).click()
    pace = page.get_by_role("combobox", name=say("settings-bots"), exact=True)
    pace.select_option(say("settings-bots-wait"))
    page.get_by_role("button", name=say("table-close"), exact=True).click()
    expect(page.get_by_role("button", name=say("table-more"), exact=True)).to_be_focused()
    listener = Listener(page)
    listener.until(dishes)
    listener.until(lambda _: listener.heard)  # what happened before, told in a piece
    other = say("level-novice")
    turns, said = 0, len(listener.heard)
    while turns < 3:
        nodes = listener.rest()
        onward = [node for node in nodes if node.name == say("receipt-go-on")]
        if onward:
            answer = hears_of(listener, other, said)
            assert len(answer) == 1, answer
            assert onward[0].focused, "who plays by keys goes on at one press"
            said = len(listener.heard)
            listener.press("Enter")
            turns += 1
        else:
            listener.act()
            said = len(listener.heard)


def test_time_that_runs_out_is_said_in_time(windows: Windows, server: Server) -> None:
    made = server.table(GAME, 2, name="Ana", bots=[None, "novice"], timer="brisk")
    line = server.page(made["table"], made["secret"], host=made["host"])
    assert line.say("start")["type"] == "ack"
    line.until(lambda message: message["stage"] == "playing")
    page = windows.new(DESKTOP)
    page.clock.install()
    page.goto(f"/t/{made['table']}#{made['secret']}")
    listener = Listener(page)
    listener.until(dishes)
    page.clock.fast_forward(15_500)
    left = [say("table-seconds-left", seconds=seconds) for seconds in range(1, 6)]
    listener.until(lambda _: any(one in text for one in left for text in listener.heard))
    line.close()


def test_that_time_ran_out_is_told_and_stands_in_the_log(windows: Windows, server: Server) -> None:
    board = Board(server, GAME, novices(2))
    line = board.start()
    page = windows.new(DESKTOP)
    # Nobody waits for a clock: this page believes that one runs, and somebody else chooses.
    page.route_web_socket(re.compile("/ws"), hurried)
    page.goto(board.address)
    listener = Listener(page)
    listener.until(dishes)
    assert line.pick(line.message["legal"][0])["type"] == "ack"
    listener.hears(say("event-time-up"))
    log = page.get_by_role("region", name=say("table-log"), exact=True)
    expect(log.get_by_text(say("event-time-up"), exact=True)).to_be_visible()
    line.close()


def hurried(page_side: WebSocketRoute) -> None:
    """Pass everything on; whoever is asked for something has seven seconds left."""
    server_side = page_side.connect_to_server()

    def told(message: str | bytes) -> None:
        said = json.loads(message)
        page_side.send(json.dumps({**said, "deadline_ms": 7000} if said.get("legal") else said))

    server_side.on_message(told)


def test_a_wrong_code_is_said_with_its_field(windows: Windows) -> None:
    windows.missing = True
    page = windows.new()
    page.goto("/join")
    code = page.get_by_label(say("join-code"))
    code.fill("ZZZZZZ")
    code.press("Enter")
    expect(page.get_by_role("alert")).not_to_have_text("")
    field = next(node for node in Listener(page).rest() if node.role == "textbox")
    assert field.focused
    assert field.states["invalid"] == "true"
    assert field.description == page.get_by_role("alert").inner_text()


def test_that_a_rule_opens_another_tab_is_said(windows: Windows, server: Server) -> None:
    listener = at_table(windows, server, GAME)
    listener.go_to(lambda node: kind_of(node) == "dish")
    links = [node.name for node in listener.rest() if node.role == "link"]
    assert any(say("rules-link-new-tab") in name for name in links)


def test_tiles_that_are_not_on_offer_explain_themselves_to_keys(
    windows: Windows, server: Server
) -> None:
    listener = at_table(windows, server, ZOCK)
    rows = say("table-zock-row", what=say("component-sushi"))
    listener.go_to(lambda node: node.role == "button" and node.name == rows)
    listener.until(
        lambda nodes: any(
            node.role == "StaticText" and say("explain-sushi-tile") in node.name for node in nodes
        )
    )

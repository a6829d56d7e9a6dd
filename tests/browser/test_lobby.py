"""Before the start and between two matches: what is played can be changed, late friends come in."""

from playwright.sync_api import Page, expect

from sushibelt.words import say
from tests.browser.boards import Board, novices
from tests.browser.chromium import Windows
from tests.browser.guest import Guest
from tests.server.process import Server

GAME = "sushi-go/anniversary"


def chosen(page: Page, group: str, value: str) -> None:
    """Choose a value of something."""
    page.get_by_role("group", name=group, exact=True).get_by_role(
        "radio", name=value, exact=True
    ).check()


def test_the_host_changes_what_is_played_and_everybody_sees_it(
    windows: Windows, server: Server
) -> None:
    board = Board(server, GAME, [None, None])
    friend = server.page(board.made["table"], server.seat(board.made, "Bo")["secret"])
    server.seat(board.made, "Cleo")
    page = windows.new()
    page.goto("/settings")
    board.remember(page)
    page.goto(board.address)
    page.get_by_text(say("lobby-change"), exact=True).click()
    chosen(page, say("setup-group-dessert"), say("setup-option-mochi"))
    friend.until(lambda message: message["game"] == f"{GAME}+mochi")
    chosen(page, say("setup-timer"), say("setup-timer-brisk"))
    friend.until(lambda message: message["timer"] == "brisk")
    chosen(page, say("setup-memory"), say("setup-memory-open"))
    friend.until(lambda message: message["memory"] == "open")
    chosen(page, say("setup-seats"), "5")
    friend.until(lambda message: len(message["seats"]) == 5)
    expect(page.get_by_role("combobox")).to_have_count(2)
    page.get_by_role("combobox").last.select_option("chef")
    friend.until(lambda message: message["seats"][4]["level"] == "chef")
    # Three people sit here, and nobody is sent away.
    two = page.get_by_role("group", name=say("setup-seats"), exact=True)
    two = two.get_by_role("radio", name="2", exact=True)
    expect(two).to_be_disabled()
    expect(two).to_have_accessible_description(say("setup-people-sit", people=3))
    chosen(page, say("setup-game"), say("family-sushizock"))
    friend.until(lambda message: message["game"] == "sushizock/2008" and len(message["seats"]) == 5)
    page.get_by_role("button", name=say("lobby-rename"), exact=True).click()
    page.get_by_role("textbox", name=say("lobby-your-name"), exact=True).fill("Anastasia")
    page.get_by_role("button", name=say("lobby-rename-save"), exact=True).click()
    friend.until(lambda message: message["seats"][0]["name"] == "Anastasia")
    page.get_by_role("button", name=say("lobby-start"), exact=True).click()
    friend.until(
        lambda message: message["stage"] == "playing" and message["deadline_ms"] is not None
    )
    friend.close()


def test_a_friend_hears_how_long_an_absent_host_is_waited_for(
    windows: Windows, server: Server
) -> None:
    board = Board(server, GAME, [None])
    secret = server.seat(board.made, "Bo")["secret"]
    page = windows.new()
    page.goto(f"/t/{board.made['table']}#{secret}")
    away = say("lobby-host-away", seconds=7).partition("7")[0]
    expect(page.get_by_text(away)).to_be_visible()
    host = server.page(board.made["table"], board.made["secret"], host=board.made["host"])
    expect(page.get_by_text(say("lobby-host-starts"), exact=True)).to_be_visible()
    host.close()
    expect(page.get_by_text(away)).to_be_visible()


def test_who_only_watched_is_in_the_next_match_at_one_press(
    windows: Windows, server: Server
) -> None:
    board = Board(server, "sushizock/2008", [None])
    bo = server.page(board.made["table"], server.seat(board.made, "Bo")["secret"])
    ana = board.start()
    page = windows.new()
    page.goto(f"/t/{board.made['table']}#{board.made['watch']}")
    page.get_by_role("button", name=say("join-wait"), exact=True).click()
    expect(page.get_by_text(say("table-watching-until-rematch"))).to_be_visible()
    page.reload()  # the address is that of the seat now
    expect(page.get_by_text(say("table-watching-until-rematch"))).to_be_visible()
    assert ana.say("abandon")["type"] == "ack"
    assert bo.say("rematch")["type"] == "ack"
    dice = page.get_by_role("region", name=say("table-zock-dice"), exact=True)
    expect(dice).to_be_visible()
    ana.until(
        lambda message: [seat["name"] for seat in message["seats"]][2:] == [say("guest-name")]
    )
    ana.close()
    bo.close()


def test_nobody_goes_on_while_somebody_reads_the_bill(windows: Windows, server: Server) -> None:
    board = Board(server, "sushi-go/anniversary+golf", novices(2))
    board.play(8)
    page = windows.new()
    page.goto(board.address)
    watcher = server.page(board.made["table"], board.made["watch"])
    Guest(page).play("bill")
    expect(page.get_by_text(say("receipt-waits"), exact=True)).to_be_visible()
    watcher.until(lambda message: message["seats"][0]["holds"])
    page.get_by_role("button", name=say("stage-next-round", round=2), exact=True).click()
    watcher.until(lambda message: not message["seats"][0]["holds"])
    watcher.close()

"""Friends are invited by somebody with a name, and say when they're ready."""

from playwright.sync_api import Page, expect

from sushibelt.words import say
from tests.browser.boards import Board
from tests.browser.chromium import DESKTOP, Windows
from tests.server.process import Server

GAME = "sushizock/2008"
# What the first drawing of each consists of; one that there isn't is an empty picture.
DRAWN = """all => all.map((one) => {
  const art = one.querySelector(".art");
  return art.querySelector("image")?.getAttribute("href") ?? art.innerHTML;
})"""
BLANK = (
    "data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20width%3D%2272"
)
COLOURS = """seat => [".figure", ".badge i"]
  .map((one) => getComputedStyle(seat.querySelector(one)))
  .map(({ color, backgroundColor }, at) => (at ? backgroundColor : color))"""


def button(page: Page, key: str) -> None:
    page.get_by_role("button", name=say(key), exact=True).click()


def test_friends_are_invited_as_easily_as_one_plays_alone(windows: Windows) -> None:
    for size in ((390, 844), DESKTOP):
        page = windows.new(size)
        page.goto("/")
        for family in ("sushi-go", "sushi-roll", "sushizock"):
            name = say(f"family-{family}")
            alone = page.get_by_role("button", name=say("front-sit-down-at", game=name)).first
            friends = page.get_by_role("link", name=say("front-friends-at", game=name)).first
            one, other = alone.bounding_box(), friends.bounding_box()
            assert one
            assert other
            assert abs(one["width"] - other["width"]) < 2
            assert abs(one["height"] - other["height"]) < 2


def test_a_host_gives_a_name_before_friends_are_invited(windows: Windows, server: Server) -> None:
    page = windows.new()
    page.goto("/new?friends")
    name = page.get_by_role("textbox", name=say("setup-your-name"), exact=True)
    button(page, "setup-open")
    expect(page.get_by_role("alert")).to_have_text(say("setup-name-first"))
    expect(name).to_be_focused()
    assert name.get_attribute("aria-invalid") == "true"
    name.fill("Ana")
    button(page, "setup-open")
    expect(page.get_by_role("button", name=say("lobby-share"), exact=True)).to_be_in_viewport()
    expect(page.get_by_text(say("table-name-you", name="Ana"), exact=True)).to_be_visible()
    assert server.address


def test_a_guest_who_wants_company_is_asked_for_a_name(windows: Windows, server: Server) -> None:
    board = Board(server, GAME, [None], name=say("guest-name"))
    page = windows.new()
    page.goto("/settings")
    board.remember(page)
    page.goto(board.address)
    share = page.get_by_role("button", name=say("lobby-share"), exact=True)
    name = page.get_by_role("textbox", name=say("lobby-name-first"), exact=True)
    expect(name).to_be_visible()
    expect(share).to_have_count(0)
    name.fill("Ana")
    button(page, "lobby-rename-save")
    expect(share).to_be_visible()
    line = server.page(board.made["table"], board.made["watch"])
    assert line.message["seats"][0]["name"] == "Ana"
    line.close()


def test_the_host_sees_who_is_ready_and_may_start_anyway(windows: Windows, server: Server) -> None:
    board = Board(server, GAME, [None, None])
    server.page(board.made["table"], server.seat(board.made, "Cleo")["secret"]).close()
    host = windows.new()
    host.goto("/settings")
    host.evaluate("localStorage.setItem('sushibelt.name', '\"Ana\"')")
    board.remember(host)
    host.goto(board.address)
    friend = windows.new()
    friend.goto(f"/t/{board.made['table']}#{server.seat(board.made, 'Bo')['secret']}")
    expect(host.get_by_text(say("lobby-unready", names="Cleo and Bo"), exact=True)).to_be_visible()
    ready = friend.get_by_role("button", name=say("lobby-ready"), exact=True)
    ready.click()
    expect(ready).to_have_attribute("aria-pressed", "true")
    expect(host.get_by_text(say("lobby-unready", names="Cleo"), exact=True)).to_be_visible()
    expect(host.get_by_text(say("lobby-is-ready"), exact=True)).to_be_visible()
    ready.click()
    expect(host.get_by_text(say("lobby-unready", names="Cleo and Bo"), exact=True)).to_be_visible()
    button(host, "lobby-start")
    expect(friend.get_by_role("region", name=say("table-zock-dice"), exact=True)).to_be_visible()


def test_a_shared_link_says_in_which_language_it_was_sent(windows: Windows, server: Server) -> None:
    board = Board(server, GAME, [None])
    page = windows.new(permissions=["clipboard-read", "clipboard-write"])
    page.goto("/settings")
    page.evaluate("localStorage.setItem('sushibelt.name', '\"Ana\"')")
    board.remember(page)
    page.goto(board.address)
    button(page, "lobby-share")
    expect(page.get_by_role("button", name=say("lobby-copied"), exact=True)).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/join/{board.made['code']}?in=en")
    page.goto(link)
    expect(page.get_by_role("heading", level=2)).to_be_visible()


def test_the_big_screen_shows_who_is_there_and_how_to_come(
    windows: Windows, server: Server
) -> None:
    board = Board(server, GAME, [None, None, "chef"])
    server.seat(board.made, "Bo")
    page = windows.new(DESKTOP)
    page.goto(f"/screen/{board.made['table']}#{board.made['watch']}")
    stools = page.get_by_role("list", name=say("table-stools"), exact=True).get_by_role("listitem")
    expect(stools).to_have_count(4)
    # Everybody has a figure: a drawing with something in it, and no two people the same.
    figures = stools.evaluate_all(DRAWN)
    assert len(set(figures)) == 4
    assert BLANK not in figures
    # This server is known to this computer alone, and says so where phones are asked to come.
    expect(page.get_by_text(say("lobby-alone"), exact=True)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    server.seat(board.made, "Cleo")
    expect(stools.nth(2)).to_contain_text("Cleo")
    expect(page.get_by_text(say("lobby-alone"), exact=True)).to_have_count(0)


def test_a_free_stool_has_the_colour_of_its_seat(windows: Windows, server: Server) -> None:
    board = Board(server, GAME, [None, None])
    page = windows.new()
    page.goto("/settings")
    page.evaluate("localStorage.setItem('sushibelt.name', '\"Ana\"')")
    board.remember(page)
    page.goto(board.address)
    seats = page.get_by_role("listitem").filter(has=page.get_by_role("combobox"))
    expect(seats).to_have_count(2)
    for seat in seats.all():
        cushion, mark = seat.evaluate(COLOURS)
        assert cushion == mark

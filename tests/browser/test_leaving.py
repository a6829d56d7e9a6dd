"""Leaving a table for good, and the host removing somebody: what everybody's pages show then."""

from playwright.sync_api import Page, expect

from sushibelt.words import say
from tests.browser.boards import Board
from tests.browser.chromium import Windows
from tests.server.process import Server, play_on

GAME = "sushi-go/anniversary"


def pressed(page: Page, *words: str) -> None:
    """Press buttons, one after the other."""
    for word in words:
        page.get_by_role("button", name=word, exact=True).click()


def removed(host: Page, name: str) -> None:
    """Have the host remove somebody, with the second press that it takes."""
    pressed(host, say("lobby-kick", name=name), say("lobby-kick-sure", name=name))


def seated(windows: Windows, server: Server, board: Board, name: str) -> Page:
    """Open the page of somebody who joins by the code."""
    page = windows.new()
    page.goto(f"/t/{board.made['table']}#{server.seat(board.made, name)['secret']}")
    expect(page.get_by_role("heading", name=say("lobby-title"), exact=True)).to_be_visible()
    return page


def shows_why(page: Page, reason: str) -> None:
    """Check that a page says why it is shut, and that its link opens nothing any more."""
    for _ in range(2):
        expect(page.get_by_text(say(f"refusal-{reason}"), exact=True)).to_be_visible()
        expect(page.get_by_role("list", name=say("table-stools"))).to_have_count(0)
        page.reload()
    expect(page.get_by_text(say(f"refusal-{reason}"), exact=True)).to_be_visible()


def test_the_host_removes_people_with_a_seat_and_without_and_they_are_told_why(
    windows: Windows, server: Server
) -> None:
    board = Board(server, GAME, [None])
    ana = windows.new()
    ana.goto("/settings")
    board.remember(ana)
    ana.goto(board.address)
    bo, cleo = (seated(windows, server, board, name) for name in ("Bo", "Cleo"))
    screen = windows.new()
    screen.goto(f"/t/{board.made['table']}#{board.made['watch']}")
    expect(screen.get_by_role("heading", name=say("lobby-title"), exact=True)).to_be_visible()
    expect(ana.get_by_text(say("lobby-waiting", names="Cleo"), exact=True)).to_be_visible()
    removed(ana, "Cleo")
    shows_why(cleo, "secret-removed")
    shows_why(screen, "secret-renewed")
    expect(ana.get_by_text(say("lobby-waiting", names="Cleo"), exact=True)).to_have_count(0)
    removed(ana, "Bo")
    shows_why(bo, "secret-removed")
    stools = ana.get_by_role("list", name=say("table-stools"), exact=True)
    expect(stools).not_to_contain_text("Bo")
    # The link for the big screen is a new one, which works.
    watch = ana.get_by_role("link", name=say("lobby-screen"), exact=True)
    expect(watch).not_to_have_attribute(
        "href", f"/screen/{board.made['table']}#{board.made['watch']}"
    )
    screen.goto(str(watch.get_attribute("href")))
    expect(screen.get_by_role("region", name=say("lobby-title"), exact=True)).to_be_visible()


def test_a_bot_plays_on_for_who_leaves_amid_a_match(windows: Windows, server: Server) -> None:
    board = Board(server, GAME, [None])
    bo = seated(windows, server, board, "Bo")
    address = bo.url
    ana = board.start()
    pressed(bo, say("table-more"), say("table-leave"), say("table-leave-sure"))
    expect(bo).to_have_url(f"{server.address}/")
    ana.until(lambda message: message["seats"][1]["stands_in"])
    play_on([ana])  # alone: whoever left owes half of the choices
    assert [seat["name"] for seat in ana.message["seats"]] == ["Ana", "Bo"]
    bo.goto(address)
    expect(bo.get_by_text(say("refusal-secret-left"), exact=True)).to_be_visible()
    ana.close()


def test_the_host_renews_the_code_and_closes_the_table(windows: Windows, server: Server) -> None:
    board = Board(server, GAME, [None])
    ana = windows.new()
    ana.goto("/settings")
    board.remember(ana)
    ana.goto(board.address)
    code = ana.get_by_role("region", name=say("lobby-invite"), exact=True).locator(".code")
    expect(code).to_have_text(board.made["code"])
    pressed(ana, say("lobby-code-new"), say("lobby-code-new-sure"))
    expect(code).not_to_have_text(board.made["code"])
    renewed = code.inner_text()
    pressed(ana, say("lobby-close"))
    expect(ana.get_by_text(say("lobby-closed"), exact=True)).to_be_visible()
    expect(code).to_have_count(0)
    for known in (board.made["code"], renewed):
        assert server.http.get(f"/api/codes/{known}").json()["reason"] == "code-unknown"
    pressed(ana, say("lobby-reopen"))
    expect(code).to_be_visible()
    assert code.inner_text() not in (renewed, board.made["code"])

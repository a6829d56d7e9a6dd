"""After a match with others: nobody is taken from their result, everybody keeps the own mark."""

from playwright.sync_api import Page, expect

from sushibelt.words import say
from tests.browser.boards import Board
from tests.browser.chromium import DESKTOP, Windows
from tests.browser.test_at_the_table import button
from tests.server.process import Page as Line
from tests.server.process import Server, play_on

GAME = "sushizock/2008"


def ended(windows: Windows, server: Server) -> tuple[list[str], Page, Page, Line]:
    """Ana, who is host, and Bo after their match: secrets, devices, and a line to follow it."""
    board = Board(server, GAME, [None])
    bo = server.seat(board.made, "Bo")
    lines = [server.page(board.made["table"], bo["secret"]), board.start()]
    play_on(lines)
    pages = windows.new(), windows.new(DESKTOP)
    pages[0].goto("/settings")
    board.remember(pages[0])
    pages[0].goto(board.address)
    pages[1].goto(f"/t/{board.made['table']}#{bo['secret']}")
    for page in pages:
        expect(button(page, "over-rematch")).to_be_visible()
    for line in lines:
        line.close()
    secrets = [board.made["secret"], bo["secret"]]
    return secrets, *pages, server.page(board.made["table"], board.made["watch"])


def dice(page: Page) -> None:
    """A match is on."""
    expect(page.get_by_role("region", name=say("table-zock-dice"), exact=True)).to_be_visible()


def badge(page: Page, name: str) -> str:
    """The letter of somebody's mark at the table."""
    stack = page.get_by_role("list", name=say("table-zock-stacks"), exact=True)
    return stack.get_by_role("listitem").filter(has_text=name).locator(".badge").inner_text()


def test_playing_again_is_proposed_and_begins_when_all_agree(
    windows: Windows, server: Server
) -> None:
    _, ana, bo, line = ended(windows, server)
    marks = {seat["name"]: seat["mark"] for seat in line.message["seats"]}
    button(bo, "over-rematch").click()
    expect(ana.get_by_text(say("over-wants-again", names="Bo", count=1))).to_be_visible()
    expect(bo.get_by_text(say("table-waiting-for", names="Ana"))).to_be_visible()
    expect(button(bo, "over-start-without")).to_have_count(0)  # that is the host's to say
    expect(ana.get_by_role("region", name=say("over-title"), exact=True)).to_be_visible()
    button(ana, "over-rematch").click()
    for page in (ana, bo):
        dice(page)
        for name, mark in marks.items():
            assert badge(page, name) == "ABCDE"[mark]
    line.close()


def test_the_host_begins_without_those_who_stay_with_their_result(
    windows: Windows, server: Server
) -> None:
    _, ana, bo, line = ended(windows, server)
    button(bo, "over-check").click()
    button(ana, "over-rematch").click()
    button(ana, "over-start-without").click()
    dice(ana)
    # Whoever reads on has everything as it was, until they want to see what goes on.
    expect(bo.get_by_text(say("over-began-without"))).to_be_visible()
    expect(bo.get_by_text(say("check-good"))).to_be_visible()
    button(bo, "over-look-on").click()
    dice(bo)
    expect(bo.get_by_text(say("table-watching-until-rematch"))).to_be_visible()
    line.close()


def test_what_others_want_moves_no_button(windows: Windows, server: Server) -> None:
    """A finger that is on its way must not meet another button, or none."""
    _, ana, bo, line = ended(windows, server)
    before = {key: button(ana, key).bounding_box() for key in ("over-check", "over-share")}
    button(bo, "over-rematch").click()
    expect(ana.get_by_text(say("over-wants-again", names="Bo", count=1))).to_be_visible()
    assert {key: button(ana, key).bounding_box() for key in before} == before
    expect(button(bo, "over-rematch")).to_be_disabled()
    line.close()


def test_who_sets_up_the_next_game_takes_nobody_along(windows: Windows, server: Server) -> None:
    _, ana, bo, line = ended(windows, server)
    button(ana, "over-change").click()
    expect(button(ana, "lobby-start")).to_be_visible()
    expect(bo.get_by_text(say("over-set-up"))).to_be_visible()
    button(bo, "over-to-table").click()
    expect(bo.get_by_text(say("lobby-host-starts"))).to_be_visible()
    line.close()


def test_a_series_shows_who_has_won_how_often(windows: Windows, server: Server) -> None:
    secrets, ana, bo, line = ended(windows, server)
    first = line.message["match"]
    wins = {seat["name"]: seat["wins"] for seat in line.message["seats"]}
    expect(ana.get_by_role("columnheader", name=say("over-wins"))).to_have_count(0)
    button(bo, "over-rematch").click()
    button(ana, "over-rematch").click()
    dice(ana)
    players = [server.page(line.message["table"], secret) for secret in secrets]
    play_on(players)
    line.until(lambda message: message["result"] is not None and message["match"] != first)
    for winner in line.message["result"]["winners"]:
        wins[line.message["seats"][winner]["name"]] += 1
    button(ana, "stage-to-podium").click()
    expect(ana.get_by_role("columnheader", name=say("over-wins"))).to_be_visible()
    for name, won in wins.items():
        named = ana.get_by_role("rowheader", name=name, exact=True)
        row = ana.locator("table.numbers").get_by_role("row").filter(has=named)
        expect(row.get_by_role("cell").last).to_have_text(str(won))
    for one in (*players, line):
        one.close()

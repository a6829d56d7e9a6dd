"""What a menu brings somebody else is seen, read and heard."""

from functools import partial
from typing import Any

from sushibelt.words import say
from tests.browser.boards import Board
from tests.browser.chromium import PHONE, Windows
from tests.browser.listener import Listener
from tests.server.process import Page as Line
from tests.server.process import Server

GAME = "sushi-roll/2019"
BRINGS = say("event-sushi-roll-rolled", you="no", who="Bo", what="").strip()
PICKED_UP = say("event-sushi-roll-picked-up", you="no", who="Bo", what="|").partition("|")[0]


def turn_of_bo(server: Server) -> tuple[Board, Line]:
    """A table at which it is Bo's turn; he plays over a line."""
    board = Board(server, GAME, [None])
    bo = server.page(board.made["table"], server.seat(board.made, "Bo")["secret"])
    ana = board.start()
    ana.until(lambda message: message["turn"]["actors"])
    if ana.message["legal"]:
        ana.pick(ana.message["legal"][0])
    ana.close()
    bo.until(lambda message: message["stage"] == "playing" and message["legal"])
    return board, bo


def roll_again(bo: Line) -> None:
    """Spend a menu on two dice."""
    for verb in ("menu", "mark:", "mark:", "roll"):
        number = bo.message["turn"]["number"]
        assert bo.pick(first(verb, bo))["type"] == "ack"
        bo.until(partial(past, number))


def past(number: int, message: dict[str, Any]) -> bool:
    """Whether something can be chosen after that."""
    return bool(message["turn"]["number"] > number and message["legal"])


def first(verb: str, line: Line) -> str:
    """The first choice of this kind."""
    return next(name for name in line.message["legal"] if name.startswith(verb))


def test_what_a_menu_brings_another_is_seen_read_and_heard(
    windows: Windows, server: Server
) -> None:
    board, bo = turn_of_bo(server)
    page = windows.new(PHONE)
    page.goto(board.address)
    listener = Listener(page)
    bar = page.get_by_role("group", name=say("table-bar"), exact=True)
    bar.get_by_text(say("table-turn-of", who="Bo")).wait_for()
    roll_again(bo)
    bar.get_by_text(BRINGS).wait_for()
    marked = page.locator(".belts .anew")
    assert marked.count() == 2
    assert marked.first.evaluate("die => getComputedStyle(die).outlineStyle") == "dashed"
    bo.pick(first("take:", bo))
    listener.hears(BRINGS)
    told = next(text for text in listener.heard if BRINGS in text)
    assert PICKED_UP not in told
    assert marked.count() == 0
    bo.close()

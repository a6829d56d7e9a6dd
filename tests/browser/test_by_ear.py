"""Whole matches by keyboard and by ear alone, in windows as they are when a page is enlarged.

640 by 400 is a laptop at 200 %, 320 by 256 one at 400 %. Each family once; nightly each in all.
"""

import pytest

from sushibelt.words import say
from tests.browser.boards import Board, novices
from tests.browser.chromium import DESKTOP, Windows
from tests.browser.listener import Listener, focus_in
from tests.server.process import Server
from tests.shapes import EVERYTHING

SIZES = {"whole": DESKTOP, "twice": (640, 400), "four-times": (320, 256)}
# With as many as there can be: the more they are, the sooner a match is over.
GAMES = {
    "sushi-go/zoch-2014": 5,
    "sushi-go/anniversary+battle": 2,
    "sushi-go/anniversary+puppet": 2,
    "sushi-roll/2019": 5,
    "sushizock/2008": 5,
}
ONE_EACH = [
    (game, list(SIZES)[at % len(SIZES)]) for at, game in enumerate(GAMES) if "+" not in game
]
PRAISE = say("over-somebody-won", who="").rstrip("!")
ALL = [(game, size) for game in GAMES for size in SIZES]


@pytest.mark.parametrize(("game", "size"), ALL if EVERYTHING else ONE_EACH)
def test_a_match_is_played_by_keyboard_and_by_ear_alone(
    windows: Windows, server: Server, game: str, size: str
) -> None:
    board = Board(server, game, novices(GAMES[game]))
    board.start().close()
    page = windows.new(SIZES[size])
    page.goto(board.address)
    listener = Listener(page)
    listener.hears(say("table-your-turn"))
    listener.play()
    title = focus_in(listener.until(lambda nodes: focus_in(nodes).role == "heading")).name
    assert title == say("over-you-won") or title.startswith(PRAISE)
    listener.hears(title)

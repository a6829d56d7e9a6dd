"""The big screen: everybody's bill and points are read from afar, and none is cut off."""

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boards import Board, novices
from tests.browser.chromium import Windows, resize
from tests.server.process import Page as Line
from tests.server.process import Server
from tests.shapes import EVERYTHING

SIZES = [(1280, 720), (1920, 1080)]
LETTERS = 0.028  # of the window's height: 2 cm on a television 70 cm high, read from seven metres
TABLES = [("sushi-go/anniversary+mochi", 5), ("sushi-go/anniversary", 2)]
MORE_TABLES = [
    ("sushi-roll/2019", 5),
    ("sushi-go/anniversary+bubble-tea", 3),
    ("sushizock/2008", 4),
]
# What isn't wholly in the window, what scrolls, and the smallest letters.
SEEN = """(what) => {
  const all = [...document.querySelectorAll(what)].filter((one) => one.checkVisibility());
  const outside = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1;
  };
  const scrolls = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
    scrollHeight > clientHeight + 2 || scrollWidth > clientWidth + 2;
  const around = [document.documentElement, ...document.querySelectorAll(".columns")];
  return {
    count: all.length,
    cut: all.filter(outside).map((one) => one.innerText),
    short: all.filter((it) => it.scrollWidth > it.clientWidth + 1 && it.matches(".name")).length,
    scrolling: around.filter(scrolls).map((one) => one.className || one.tagName),
    letters: Math.min(...all.map((one) => parseFloat(getComputedStyle(one).fontSize))),
  };
}"""
BILLS = ".plates .name, .plates .tray, .columns .bill, .columns th, .columns td"
PODIUM = ".podium .block, .over h1, .over p, .over td, .over tbody th"


def is_read(page: Page, what: str, least: int) -> None:
    """Check that all of it is in the window, at each size."""
    for size in SIZES:
        resize(page, size)
        seen = page.evaluate(SEEN, what)
        assert (seen["cut"], seen["scrolling"], seen["short"]) == ([], [], 0), (size, seen)
        assert seen["count"] >= least
        assert seen["letters"] >= LETTERS * size[1] - 0.5, (size, seen)


def varied(message: dict[str, Any]) -> str:
    """The first choice of a kind that one doesn't have yet: bills get longer so."""
    plates = message["view"].get("plates")
    has = plates[message["you"]]["laid"] if plates else {}
    fresh = [one for one in message["legal"] if one not in has and " " not in one]
    return str((fresh or message["legal"])[0])


def play(line: Line, rounds: int | None) -> None:
    """Play on until so many rounds are counted, or to the end."""
    while True:
        line.until(
            lambda said: said["stage"] != "playing" or (said["legal"] and not said["picked"])
        )
        message = line.message
        done = rounds is not None and len(message["sheet"][0]["rounds"]) >= rounds
        if message["stage"] != "playing" or done:
            return
        assert line.pick(varied(message))["type"] == "ack"
        line.until(partial(_past, message["turn"]["number"]))


def _past(number: int, message: dict[str, Any]) -> bool:
    """Whether a turn is over, or everything."""
    return message["stage"] != "playing" or bool(message["turn"]["number"] > number)


@pytest.mark.parametrize(("game", "seats"), [*TABLES, *(MORE_TABLES if EVERYTHING else [])])
def test_every_bill_and_the_result_are_whole_on_a_big_screen(
    windows: Windows, server: Server, game: str, seats: int
) -> None:
    board = Board(server, game, novices(seats))
    line = board.start()
    page = windows.new(SIZES[0])
    page.goto(f"/screen/{board.made['table']}#{board.made['watch']}")
    expect(page.locator(".stools .badge, .stacks .badge")).to_have_count(seats)
    rounds = 0 if game.startswith("sushizock") else 3
    bills = page.locator(".count .columns.whole .bill")
    for number in range(1, rounds + 1):
        play(line, number if number < rounds else None)
        expect(page.locator(f".count[data-round='{number}']")).to_be_visible()
        expect(bills).to_have_count(seats)
        is_read(page, BILLS, seats * 5)
        page.keyboard.press("Enter")
    play(line, None)
    expect(page.locator("[data-scene=ending]")).to_be_visible()
    expect(bills).to_have_count(seats)
    is_read(page, BILLS, seats * 3)
    expect(page.locator("aside.corner")).to_have_count(0)  # it would cover a bill
    page.keyboard.press("Enter")
    expect(page.locator("[data-scene=result]")).to_be_visible()
    is_read(page, PODIUM, seats * 3)
    expect(page.locator("aside.corner")).to_be_visible()
    line.close()

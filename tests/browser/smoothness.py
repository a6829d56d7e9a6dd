"""Whether scenes hold 60 frames a second on a phone: `python -m tests.browser.smoothness`.

The browser records how much processor time each task of the page takes while the end of a match is
played, and each is multiplied by how much slower a phone of the middle class is. That isn't the
clock's time, so another program beside hardly matters; but a task that is stopped in between finds
cold caches and takes longer, never shorter: of several tries the best one counts.
"""

import json
import sys
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page

from sushibelt.words import say
from tests.browser.boards import Board, novices
from tests.browser.chromium import PHONE, Windows, chromium
from tests.browser.guest import Guest
from tests.browser.test_scenes import until
from tests.server.process import Server, running

SLOWER = 4
LONG = 50  # milliseconds
TRIES = 5
GAME, SEATS = "sushi-go/anniversary", 4
LAST = 3 * 7 - 1  # choices before the last one of a match among four
CATEGORIES = ["blink.user_timing", "devtools.timeline", "disabled-by-default-devtools.timeline"]
SCENE = "scene:"
# What the page itself does. A task without any of it answers a question of this program.
OWN = {"EventDispatch", "FireAnimationFrame", "FunctionCall", "Layerize", "PrePaint", "TimerFire"}


def played(page: Page, server: Server) -> bytes:
    """Play the end of a match; returns what the browser recorded."""
    board = Board(server, GAME, novices(SEATS))
    board.play(LAST - 1)
    page.goto(board.address)
    guest = Guest(page)
    guest.hand().first.wait_for()
    browser = page.context.browser
    assert browser
    browser.start_tracing(page=page, categories=CATEGORIES)
    for _ in range(2):
        guest.do("dish")
        guest.do("answer")
    until(page, "bill")
    for key in ("stage-to-ending", "stage-to-podium"):
        page.get_by_role("button", name=say(key), exact=True).click()
    until(page, "result")
    return browser.stop_tracing()


def tasks(events: list[dict[str, Any]]) -> Iterator[tuple[float, float]]:
    """When each task of the page ended, and the milliseconds of processor time that it took."""
    began = sorted((event for event in events if event["name"] == "RunTask"), key=_start)
    inside = sorted((event for event in events if event["name"] in OWN), key=_start)
    starts = [_start(event) for event in inside]
    for task in began:
        end = _start(task) + task["dur"]
        if bisect_right(starts, end) > bisect_right(starts, _start(task) - 1):
            yield end, task["tdur"] / 1000


def _start(event: dict[str, Any]) -> float:
    return float(event["ts"])


def longest(recorded: bytes) -> dict[str, float]:
    """The longest task of every scene; one that begins a scene belongs to it."""
    events = json.loads(recorded)["traceEvents"]
    marks = sorted((event for event in events if event["name"].startswith(SCENE)), key=_start)
    page = (marks[0]["pid"], marks[0]["tid"])
    own = [event for event in events if (event["pid"], event["tid"]) == page]
    done = list(tasks([event for event in own if event["ph"] == "X"]))
    worst: dict[str, float] = defaultdict(float)
    for mark, following in pairwise([*marks, {"ts": float("inf")}]):
        scene = mark["name"].removeprefix(SCENE)
        during = [took for end, took in done if _start(mark) <= end < _start(following)]
        worst[scene] = max([worst[scene], *during])
    del worst["table"]
    return {scene: took * SLOWER for scene, took in worst.items()}


def measured(browser: Browser, server: Server) -> dict[str, float]:
    """The best of several tries."""
    best: dict[str, float] = {}
    for _ in range(TRIES):
        windows = Windows(browser, server.address)
        page = windows.new(PHONE, reduced_motion="no-preference")
        for scene, took in longest(played(page, server)).items():
            best[scene] = min(best.get(scene, took), took)
        windows.close()
        if all(took <= LONG for took in best.values()):
            break
    return best


def main() -> None:
    """Print the longest task of each scene; fail if one is too long."""
    with TemporaryDirectory() as data, running(Path(data)) as server, chromium() as browser:
        best = measured(browser, server)
    for scene, took in best.items():
        print(f"{scene:<8} {took:5.0f} ms{' too long' if took > LONG else ''}")
    sys.exit(any(took > LONG for took in best.values()))


if __name__ == "__main__":
    main()

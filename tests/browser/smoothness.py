"""Whether scenes hold 60 frames a second on a phone: `python -m tests.browser.smoothness`.

The browser is slowed down to a quarter, as a phone of the middle class is, and asked which tasks
took longer than 50 ms while each scene was played. A machine that does something else beside makes
tasks longer, never shorter: of several tries the best one counts.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

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
LAST = 3 * 8 - 1  # choices before the last one of a match among three
WATCH = """
window.long = [];
new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
        window.long.push([startTime, duration]);
}).observe({ type: "longtask", buffered: true });
"""
TASKS = """() => {
    const all = performance.getEntriesByType("mark");
    const marks = all.filter(({ name }) => name.startsWith("scene:"));
    const worst = {};
    marks.forEach(({ name, startTime }, at) => {
        const end = marks[at + 1]?.startTime ?? Infinity;
        const during = ([start, lasts]) => start + lasts > startTime && start < end;
        const inside = window.long.filter(during);
        const scene = name.slice(6);
        worst[scene] = Math.max(worst[scene] ?? 0, ...inside.map(([, lasts]) => lasts));
    });
    delete worst.table;
    return worst;
}"""


def played(page: Page, server: Server) -> dict[str, float]:
    """Play the end of a match; returns the longest task of every scene."""
    page.add_init_script(WATCH)
    board = Board(server, "sushi-go/anniversary", novices(3))
    board.play(LAST - 1)
    page.goto(board.address)
    guest = Guest(page)
    guest.hand().first.wait_for()
    slow = page.context.new_cdp_session(page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    for _ in range(2):
        guest.do("dish")
        guest.do("answer")
    until(page, "bill")
    for key in ("stage-to-ending", "stage-to-podium"):
        page.get_by_role("button", name=say(key), exact=True).click()
    until(page, "result")
    return {scene: float(longest) for scene, longest in page.evaluate(TASKS).items()}


def measured(browser: Browser, server: Server) -> dict[str, float]:
    """The best of several tries."""
    best: dict[str, float] = {}
    for _ in range(TRIES):
        windows = Windows(browser, server.address)
        page = windows.new(PHONE, reduced_motion="no-preference")
        for scene, longest in played(page, server).items():
            best[scene] = min(best.get(scene, longest), longest)
        windows.close()
        if all(longest <= LONG for longest in best.values()):
            break
    return best


def main() -> None:
    """Print the longest task of each scene; fail if one is too long."""
    with TemporaryDirectory() as data, running(Path(data)) as server, chromium() as browser:
        best = measured(browser, server)
    for scene, longest in best.items():
        print(f"{scene:<8} {longest:5.0f} ms" if longest else f"{scene:<8} no long task")
    sys.exit(any(longest > LONG for longest in best.values()))


if __name__ == "__main__":
    main()

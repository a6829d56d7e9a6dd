"""Pictures of every page, on a phone and at a desk: `python -m tests.browser.screenshots`.

They are written to docs/pictures/web; a folder given as an argument gets them as PNG instead, and
words after it choose pages by their names.
"""

import sys
from base64 import b64decode
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page

from sushibelt.words import say
from tests.browser.boards import Board
from tests.browser.chromium import DESKTOP, PHONE, Windows, chromium
from tests.browser.guest import Guest
from tests.server.process import Server, running

FOLDER = Path(__file__).parents[2] / "docs" / "pictures" / "web"
QUALITY = 72
COMPANY: list[str | None] = ["apprentice", "cook", "master"]
SIZES = {"phone": PHONE, "desktop": DESKTOP}

Shot = Callable[[Page, Server], None]


def address(path: str) -> Shot:
    """A page that needs nothing but its address."""

    def shot(page: Page, _: Server) -> None:
        page.goto(path)
        page.get_by_role("heading", level=1).first.wait_for()

    return shot


def join(page: Page, server: Server) -> None:
    """A friend has said the code."""
    board = Board(server, "sushi-go/anniversary+mochi", [None, None, "cook"])
    page.goto(f"/join/{board.made['code']}")
    page.get_by_role("button", name=say("join-watch")).wait_for()


def lobby(page: Page, server: Server) -> None:
    """A table that waits for friends."""
    board = Board(server, "sushi-go/anniversary+mochi", [None, None, "cook"])
    server.seat(board.made, "Bo")
    page.goto("/settings")
    board.remember(page)
    page.goto(board.address)
    page.get_by_role("img", name=say("lobby-qr")).wait_for()


def playing(game: str, company: list[str | None], turns: int) -> Shot:
    """A table in the middle of a match."""

    def shot(page: Page, server: Server) -> None:
        board = Board(server, game, company)
        board.play(turns)
        page.goto(board.address)
        guest = Guest(page)
        guest.dishes.first.wait_for()
        guest.dishes.first.click()

    return shot


def bill(page: Page, server: Server) -> None:
    """The bill of a round."""
    board = Board(server, "sushi-go/anniversary", COMPANY)
    board.play(4)
    page.goto(board.address)
    guest = Guest(page)
    guest.play_until(guest.bill)


def result(page: Page, server: Server) -> None:
    """The end of a match, its deals checked."""
    board = Board(server, "sushi-go/anniversary", COMPANY)
    board.finish()
    page.goto(board.address)
    page.get_by_role("button", name=say("over-check")).click()
    page.get_by_text(say("check-good")).wait_for()


def replay(page: Page, server: Server) -> None:
    """A finished match once more."""
    match = Board(server, "sushi-go/anniversary", COMPANY).finish()
    page.goto(f"/replay/{match}")
    slider = page.get_by_role("slider")
    slider.wait_for()
    slider.focus()
    for _ in range(12):
        slider.press("ArrowRight")


def mine(page: Page, server: Server) -> None:
    """What a device remembers."""
    for game in ("sushi-go/anniversary", "sushizock/2008"):
        board = Board(server, game, COMPANY)
        if game == "sushizock/2008":
            board.finish()
        page.goto(board.address)
        page.get_by_role("heading", level=1).first.wait_for()
    page.goto("/mine")
    page.get_by_role("heading", level=2).first.wait_for()


SHOTS: dict[str, Shot] = {
    "front": address("/"),
    "set-up": address("/new"),
    "join": join,
    "lobby": lobby,
    "sushi-go": playing("sushi-go/anniversary", COMPANY, 10),
    "sushi-go-mochi": playing("sushi-go/anniversary+mochi", COMPANY, 8),
    "sushi-go-battle": playing("sushi-go/anniversary+battle", ["cook"], 3),
    "sushi-go-puppet": playing("sushi-go/anniversary+puppet", ["cook"], 5),
    "sushi-roll": playing("sushi-roll/2019", COMPANY, 5),
    "sushizock": playing("sushizock/2008", COMPANY, 6),
    "bill": bill,
    "result": result,
    "replay": replay,
    "mine": mine,
    "settings": address("/settings"),
    "fair": address("/fair"),
    "gallery": address("/gallery"),
    "score": address("/score"),
    "nothing": address("/nothing-here"),
}
AT_NIGHT = ("front", "sushi-go", "result")
FILLING = ("sushi", "replay", "bill")  # pages that never scroll: what is seen is all there is


def take(browser: Browser, server: Server, name: str, target: Callable[[str], Path]) -> None:
    """Take all pictures of one page."""
    for size, pixels in SIZES.items():
        for night in [False, True] if name in AT_NIGHT else [False]:
            windows = Windows(browser, server.address)
            scheme = "dark" if night else "light"
            page = windows.new(pixels, color_scheme=scheme)
            SHOTS[name](page, server)
            path = target(f"{name}-{size}{'-night' if night else ''}")
            _save(page, path, whole=size == "phone" and not name.startswith(FILLING))
            windows.close()


def _save(page: Page, path: Path, whole: bool) -> None:
    page.evaluate("document.fonts.ready.then(() => undefined)")
    if path.suffix == ".png":
        page.screenshot(path=path, full_page=whole)
        return
    asked = {"format": "webp", "quality": QUALITY, "captureBeyondViewport": whole}
    if whole:
        high = page.evaluate("document.documentElement.scrollHeight")
        asked["clip"] = {"x": 0, "y": 0, "width": PHONE[0], "height": high, "scale": 1}
    line = page.context.new_cdp_session(page)
    path.write_bytes(b64decode(line.send("Page.captureScreenshot", asked)["data"]))


def main(arguments: list[str]) -> None:
    """Take the pictures."""
    folder, suffix = (Path(arguments[0]), "png") if arguments else (FOLDER, "webp")
    folder.mkdir(parents=True, exist_ok=True)
    chosen = [name for name in SHOTS if name in arguments[1:] or len(arguments) < 2]
    with TemporaryDirectory() as data, running(Path(data)) as server, chromium() as browser:
        for name in chosen:
            take(browser, server, name, lambda one: folder / f"{one}.{suffix}")


if __name__ == "__main__":
    main(sys.argv[1:])

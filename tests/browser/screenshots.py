"""Pictures of every page, on a phone and at a desk: `python -m tests.browser.screenshots`.

They are written to docs/pictures/web; a folder given as an argument gets them as PNG instead, and
words after it choose pages by their names. Some pages are taken in all six languages.
"""

import sys
from base64 import b64decode
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page

from tests.browser.chromium import DESKTOP, PHONE, Windows, chromium
from tests.browser.languages import LANGUAGES
from tests.browser.pages import PAGES
from tests.browser.tongues import speak
from tests.server.process import Server, running

FOLDER = Path(__file__).parents[2] / "docs" / "pictures" / "web"
QUALITY = 72
SIZES = {"phone": PHONE, "desktop": DESKTOP}
AT_NIGHT = ("front", "sushi-go", "result")
IN_EVERY_LANGUAGE = ("score-pad", "rules-sushi-go", "lesson", "sushi-go")  # on a phone
# Pages of which one window is shown, not all that can be scrolled to.
FILLING = ("sushi", "lesson", "rules-", "replay", "bill", "watching", "handing")


def take(browser: Browser, server: Server, name: str, target: Callable[[str], Path]) -> None:
    """Take all pictures of one page."""
    for size, pixels in SIZES.items():
        for night in [False, True] if name in AT_NIGHT else [False]:
            windows = Windows(browser, server.address)
            page = windows.new(pixels, color_scheme="dark" if night else "light")
            PAGES[name](page, server)
            whole = size == "phone" and not name.startswith(FILLING)
            _save(page, target(f"{name}-{size}{'-night' if night else ''}"), whole)
            if size == "phone" and not night and name in IN_EVERY_LANGUAGE:
                for language in LANGUAGES:
                    speak(page, language)
                    _save(page, target(f"{name}-{size}-{language}"), whole)
            windows.close()


def _save(page: Page, path: Path, whole: bool) -> None:
    page.mouse.move(0, 0)
    page.evaluate("scrollTo(0, 0)")  # whatever was pressed on the way may lie further down
    page.evaluate("document.fonts.ready.then(() => undefined)")
    if whole:  # a window as high as the page, so that what sticks to its foot is at the foot
        high = page.evaluate("document.documentElement.scrollHeight")
        page.set_viewport_size({"width": PHONE[0], "height": high})
    if path.suffix == ".png":
        page.screenshot(path=path)
        return
    line = page.context.new_cdp_session(page)
    asked = {"format": "webp", "quality": QUALITY}
    path.write_bytes(b64decode(line.send("Page.captureScreenshot", asked)["data"]))


def main(arguments: list[str]) -> None:
    """Take the pictures."""
    folder, suffix = (Path(arguments[0]), "png") if arguments else (FOLDER, "webp")
    folder.mkdir(parents=True, exist_ok=True)
    chosen = [name for name in PAGES if name in arguments[1:] or len(arguments) < 2]
    with TemporaryDirectory() as data, running(Path(data)) as server, chromium() as browser:
        for name in chosen:
            take(browser, server, name, lambda one: folder / f"{one}.{suffix}")


if __name__ == "__main__":
    main(sys.argv[1:])

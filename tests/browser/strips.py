"""Scenes as strips of frames, on a phone and at a desk: `python -m tests.browser.strips`.

They are written to docs/pictures/web; a folder given as an argument gets them instead. Time stands
still while a frame is taken: the page's clock and its animations go on in steps.
"""

import sys
from base64 import b64decode, b64encode
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page

from sushibelt.words import say
from tests.browser.boards import Board
from tests.browser.chromium import DESKTOP, PHONE, Windows, chromium
from tests.browser.guest import Guest
from tests.browser.pages import COMPANY
from tests.browser.screenshots import FOLDER
from tests.server.process import Server, running

GAME = "sushi-go/anniversary"
TURNS = 7  # choices of a round among four; the last card is laid by itself
STEP = 50  # milliseconds
AHEAD = 10  # seconds: a moment that hasn't passed yet when the page is told to stop there
# Whatever moves has moved on by a step, and rests again.
MOVE_ON = """(step) => {
    for (const one of document.getAnimations()) {
        one.pause();
        const end = one.effect.getComputedTiming().endTime;
        const now = Number(one.currentTime ?? 0) + step;
        if (now >= end) one.finish();
        else one.currentTime = now;
    }
}"""
JOIN = """async ([pictures, wide, across]) => {
    const frames = await Promise.all(pictures.map(async (data) => {
        const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
        return createImageBitmap(new Blob([bytes]));
    }));
    const high = Math.round(wide * frames[0].height / frames[0].width);
    const [gap, rows] = [8, Math.ceil(frames.length / across)];
    const sheet = document.createElement("canvas");
    sheet.width = across * (wide + gap) - gap;
    sheet.height = rows * (high + gap) - gap;
    const pen = sheet.getContext("2d");
    pen.imageSmoothingQuality = "high";
    frames.forEach((frame, at) => {
        const [x, y] = [(at % across) * (wide + gap), Math.floor(at / across) * (high + gap)];
        pen.drawImage(frame, x, y, wide, high);
    });
    return sheet.toDataURL("image/webp", 0.8).split(",")[1];
}"""
Shot = Callable[[], None]


class Camera:
    """Takes frames of a page whose time it keeps."""

    def __init__(self, page: Page) -> None:
        self.page, self.frames = page, list[bytes]()

    def wait(self, milliseconds: int) -> None:
        """Let time pass in small steps."""
        for _ in range(milliseconds // STEP):
            self.page.evaluate(MOVE_ON, STEP)
            self.page.clock.run_for(STEP)

    def shoot(self, count: int, apart: int) -> None:
        """Take so many frames."""
        for _ in range(count):
            self.frames.append(self.page.screenshot())
            self.wait(apart)

    def until(self, scene: str) -> None:
        """Let time pass until a scene is on stage."""
        for _ in range(400):
            if self.page.locator(f"[data-scene={scene}]").count():
                return
            self.wait(STEP)
        raise AssertionError(scene)

    def press(self, key: str) -> None:
        """Press a button once it is there."""
        button = self.page.get_by_role("button", name=say(key), exact=True)
        for _ in range(400):
            if button.count():
                break
            self.wait(STEP)
        button.click()


def choose(camera: Camera) -> None:
    """Take the first card, and let the others choose."""
    guest = Guest(camera.page)
    guest.hand().first.click()
    camera.page.locator(".bar .first").first.click()


def reveal(camera: Camera) -> None:
    """A turn: cloches close and lift, dishes and hands move on."""
    choose(camera)
    camera.until("close")
    camera.wait(150)
    camera.shoot(6, 150)


def bill(camera: Camera) -> None:
    """The end of a round: the last reveal, then the bill line by line."""
    choose(camera)
    camera.until("reveal")
    camera.wait(300)
    camera.shoot(1, 0)
    camera.until("bill")
    camera.wait(200)
    camera.shoot(5, 1300)


def finale(camera: Camera) -> None:
    """The end of a match: the final count, the podium, the winner."""
    choose(camera)
    camera.until("bill")
    camera.press("receipt-skip")
    camera.press("stage-to-ending")
    camera.wait(1500)
    camera.shoot(1, 0)
    camera.press("receipt-skip")
    camera.press("stage-to-podium")
    camera.until("podium")
    camera.wait(1300)
    camera.shoot(3, 1000)
    camera.until("winner")
    camera.wait(400)
    camera.shoot(1, 0)
    camera.until("result")
    camera.shoot(1, 0)


STRIPS = {"reveal": (reveal, 3), "bill": (bill, TURNS - 1), "finale": (finale, 3 * TURNS - 1)}
SIZES = {"phone": (PHONE, 260, 6), "desktop": (DESKTOP, 620, 2)}


def take(windows: Windows, server: Server, name: str, size: str) -> bytes:
    """One strip."""
    act, turns = STRIPS[name]
    pixels, wide, across = SIZES[size]
    board = Board(server, GAME, COMPANY)
    board.play(turns)
    page = windows.new(pixels, reduced_motion="no-preference")
    page.clock.install()
    page.goto(board.address)
    Guest(page).hand().first.wait_for()
    # From here on the clock only goes on in the camera's steps, however slow the machine is.
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + AHEAD)
    camera = Camera(page)
    camera.wait(1000)
    act(camera)
    pictures = [b64encode(frame).decode() for frame in camera.frames]
    desk = windows.new()
    desk.goto("/settings")
    return b64decode(desk.evaluate(JOIN, [pictures, wide, across]))


def main(arguments: list[str]) -> None:
    """Take the strips."""
    folder = Path(arguments[0]) if arguments else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data, running(Path(data)) as server, chromium() as browser:
        for name in STRIPS:
            for size in SIZES:
                windows = Windows(browser, server.address)
                path = folder / f"strip-{name}-{size}.webp"
                path.write_bytes(take(windows, server, name, size))
                windows.close()


if __name__ == "__main__":
    main(sys.argv[1:])

"""Browser windows that notice what no test should have to look for.

Whatever a page complains about on its console, and every request that leaves the site, is
remembered; `Windows.complaints` is empty as long as all is well.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from shutil import which
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.devices import ALIKE, Device, Devices

# The shell without windows draws the same pages for a fifth less processor time.
EXECUTABLE = os.environ.get("CHROMIUM") or which("chromium-headless-shell") or which("chromium")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--renderer-process-limit=1",  # a process for each window costs more than what it shows
]
PATIENCE = 30_000  # milliseconds until something that should be seen is missed
PHONE = (390, 844)
DESKTOP = (1280, 800)
# What the browser itself says when a test takes something away: its worker, server or network.
BLOCKED = "Service Worker registration blocked by Playwright"
LOST = "the server responded with a status of 404"
UNREACHABLE = ("net::ERR_CONNECTION_REFUSED", "net::ERR_INTERNET_DISCONNECTED")


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser without windows."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=EXECUTABLE, args=ARGUMENTS)
        yield browser
        browser.close()


FRAMES = """async () => {
  for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame);
}"""


def resize(page: Page, size: tuple[int, int]) -> None:
    """Give a window another size, and let it be drawn: what measures its room is a frame late."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(FRAMES)


class Windows:
    """Windows of different people: each has a device of its own, which remembers nothing yet."""

    def __init__(self, browser: Browser, address: str, devices: Devices | None = None) -> None:
        self._browser, self.address = browser, address
        self._devices = devices
        self._borrowed: list[Device] = []
        self._own: list[Device] = []
        self.complaints: list[str] = []
        self.outage = False  # whether a server that does not answer is part of the plan
        self.missing = False  # whether a page that does not exist is

    def new(self, size: tuple[int, int] = PHONE, *, fresh: bool = False, **more: Any) -> Page:
        """Open a window of a new device, or of one that was wiped unless it has to be `fresh`."""
        if self._devices and not fresh and more.keys() <= ALIKE.keys():
            device = self._devices.borrow(self.address) or self._device(size)
            self._borrowed.append(device)
        else:
            device = self._device(size, **more)
            self._own.append(device)
        device.tell = self._hear
        return device.show(size, **{name: more[name] for name in more.keys() & ALIKE.keys()})

    def _device(self, size: tuple[int, int], **more: Any) -> Device:
        given: dict[str, Any] = {
            "base_url": self.address,
            "viewport": {"width": size[0], "height": size[1]},
            "reduced_motion": "reduce",
            "service_workers": "block",
            "locale": "en-GB",
            **more,
        }
        return Device(self._browser, PATIENCE, **given)

    def _hear(self, kind: str, text: str) -> None:
        expected = [
            BLOCKED,
            *(UNREACHABLE if self.outage else []),
            *([LOST] if self.missing else []),
        ]
        planned = any(words in text for words in expected)
        near = text.startswith((f"{self.address}/", "data:", "blob:"))
        if (
            kind == "exception"
            or (kind == "request" and not near)
            or (kind in ("error", "warning") and not planned)
        ):
            self.complaints.append(f"{kind}: {text}")

    def close(self) -> None:
        """Close all of them."""
        for device in self._own:
            device.close()
        for device in self._borrowed:
            if self._devices:
                self._devices.take_back(device)

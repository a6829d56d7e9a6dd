"""Devices that one test after another borrows.

Nothing is left on a device that comes back: it's wiped. But its renderer runs already and has the
site's files, so that it opens a page for two thirds of the processor time. What can't be wiped, say
a script that runs on every page, is noticed; such a device goes to nobody else.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any

from playwright.sync_api import Browser, Page

# What is done to a page, its device or its clock, and isn't undone by whatever comes next.
LASTING = {
    *("add_init_script", "expose_binding", "expose_function", "new_cdp_session", "on", "once"),
    *("route", "route_from_har", "route_web_socket", "set_extra_http_headers", "set_geolocation"),
    *("grant_permissions", "set_offline", "set_default_timeout", "set_default_navigation_timeout"),
    *("fast_forward", "install", "pause_at", "run_for", "set_fixed_time", "set_system_time"),
}
ALIKE = {"reduced_motion": "reduce", "color_scheme": "light", "forced_colors": "none"}
MOST_IDLE = 2  # of one worker: each keeps a process


class Device:
    """A browser that knows nobody, with one window."""

    def __init__(self, browser: Browser, patience: float, **given: Any) -> None:
        self.address: str = given["base_url"]
        self._context = browser.new_context(**given)
        self._context.set_default_timeout(patience)
        self.tell: Callable[[str, str], None]  # its owner what happened: of which kind, and what
        self._context.on("console", lambda message: self.tell(message.type, message.text))
        self._context.on("weberror", lambda problem: self.tell("exception", str(problem.error)))
        self._context.on("request", lambda request: self.tell("request", request.url))
        self.page = self._context.new_page()
        self._changed = False
        self._line = self._context.new_cdp_session  # one that is open would tell it of no outage
        for thing in (self.page, self._context, self._context.clock):
            for name in LASTING & set(dir(thing)):
                setattr(thing, name, self._noticed(getattr(thing, name)))

    def _noticed(self, lasting: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(lasting)
        def noticed(*args: Any, **more: Any) -> Any:
            self._changed = True
            return lasting(*args, **more)

        return noticed

    def show(self, size: tuple[int, int], **looks: Any) -> Page:
        """Give its window a size and the looks that its owner likes."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.emulate_media(**{**ALIKE, **looks})
        return self.page

    def wiped(self) -> bool:
        """Forget everything; returns whether that was possible."""
        self.tell = _nobody  # what breaks off now, with its page, is no complaint
        if self._changed or self.page.is_closed():
            return False
        for other in self._context.pages:
            if other is not self.page:
                other.close()
        self.page.mouse.move(-1, -1)
        self.page.goto("about:blank")
        self._context.clear_cookies()
        everything = {"origin": self.address, "storageTypes": "all"}
        line = self._line(self.page)
        line.send("Storage.clearDataForOrigin", everything)
        line.send("Page.resetNavigationHistory")
        line.detach()
        return True

    def close(self) -> None:
        """Throw it away."""
        self._context.close()


def _nobody(kind: str, text: str) -> None:
    """Listens to a device that nobody has."""


class Devices:
    """The devices of a worker that nobody has just now."""

    def __init__(self) -> None:
        self._idle: list[Device] = []

    def borrow(self, address: str) -> Device | None:
        """One that is like a new one, if there is one."""
        found = next((one for one in self._idle if one.address == address), None)
        if found:
            self._idle.remove(found)
        return found

    def take_back(self, device: Device) -> None:
        """Keep it for the next test."""
        if len(self._idle) < MOST_IDLE and device.wiped():
            self._idle.append(device)
        else:
            device.close()

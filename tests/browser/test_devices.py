"""A test that borrows a device finds nothing of the one before."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.chromium import DESKTOP, PHONE, Windows
from tests.browser.devices import Devices
from tests.server.process import Server

LEAVE = """async () => {
  localStorage.setItem("left", "behind");
  document.cookie = "left=behind";
  await (await caches.open("left")).put("/left", new Response("behind"));
  await new Promise((done) => { indexedDB.open("left").onsuccess = done; });
}"""
FIND = """async () => [
  localStorage.getItem("left"), document.cookie, await caches.keys(),
  (await indexedDB.databases()).map(({ name }) => name).filter((name) => name === "left"),
  innerWidth, matchMedia("(prefers-reduced-motion: reduce)").matches,
  matchMedia("(prefers-color-scheme: dark)").matches,
]"""
NEW: list[object] = [None, "", [], [], PHONE[0], True, False]
# What no wiping undoes.
CHANGES: dict[str, Callable[[Page], object]] = {
    "a script": lambda page: page.add_init_script("window.left = 1"),
    "a script everywhere": lambda page: page.context.add_init_script("window.left = 1"),
    "a route": lambda page: page.route("**/left", lambda route: route.abort()),
    "a line": lambda page: page.context.new_cdp_session(page),
    "a clock": lambda page: page.clock.install(),
    "no network": lambda page: page.context.set_offline(True),
    "an ear": lambda page: page.on("response", lambda _: None),
    "no page": lambda page: page.close(),
}


def test_a_device_that_is_borrowed_again_remembers_nothing(
    browser: Browser, server: Server
) -> None:
    devices = Devices()
    one = Windows(browser, server.address, devices)
    page = one.new(DESKTOP, reduced_motion="no-preference", color_scheme="dark")
    page.goto("/settings")
    page.evaluate(LEAVE)
    assert page.evaluate(FIND) != NEW
    one.close()
    two = Windows(browser, server.address, devices)
    again = two.new()
    again.goto("/settings")
    assert again is page
    assert again.evaluate(FIND) == NEW
    assert two.new() is not again
    two.close()


@pytest.mark.parametrize("change", CHANGES)
def test_a_device_that_cannot_be_wiped_goes_to_nobody_else(
    browser: Browser, server: Server, change: str
) -> None:
    devices = Devices()
    one = Windows(browser, server.address, devices)
    CHANGES[change](one.new())
    one.close()
    assert devices.borrow(server.address) is None

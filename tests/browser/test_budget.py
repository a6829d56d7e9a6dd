"""What the first page costs, and what is left of the site without a network."""

from playwright.sync_api import expect

from sushibelt.words import say
from tests.browser.chromium import Windows

MOST_BYTES = 200_000  # compressed, as they come over the wire
MOST_REQUESTS = 30


def test_the_first_page_is_light(windows: Windows) -> None:
    page = windows.new(fresh=True)
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    finished: list[int] = []
    line.on("Network.loadingFinished", lambda one: finished.append(one["encodedDataLength"]))
    page.goto("/")
    expect(page.get_by_role("button", name=say("front-sit-down")).first).to_be_visible()
    page.wait_for_load_state("networkidle")
    sizes = [size for size in finished if size]  # drawings inside the page come over no wire
    assert 5 < len(sizes) <= MOST_REQUESTS, len(sizes)
    assert 20_000 < sum(sizes) <= MOST_BYTES, sum(sizes)


def test_the_site_opens_without_a_network_once_it_was_visited(windows: Windows) -> None:
    windows.outage = True
    page = windows.new(service_workers="allow")
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.wait_for_function("caches.match('/').then((kept) => Boolean(kept))")
    page.context.set_offline(True)
    page.goto("/settings")
    offline = page.get_by_role("status").filter(has_text=say("shell-offline"))
    expect(offline).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()

"""Two phones on one pad, as two people hold them; one loses the network for a while."""

import json

import pytest
from playwright.sync_api import Page, expect

from sushibelt.words import say
from tests.browser.chromium import Windows
from tests.pad.test_pad_page import begin, tap, turn_to
from tests.words.wording import wording

pytestmark = pytest.mark.slow

FORGET = """() => {
  const pads = JSON.parse(localStorage.getItem("sushibelt.pads"));
  pads[0].shared.secret = "x".repeat(43);
  localStorage.setItem("sushibelt.pads", JSON.stringify(pads));
}"""


def share(page: Page) -> str:
    """Let others write along; return the code."""
    page.get_by_role("button", name=say("pad-phones")).click()
    panel = page.get_by_role("region", name=say("pad-phones"))
    expect(panel.get_by_role("img", name=say("pad-phones-qr"))).to_be_visible()
    return panel.locator(".code").inner_text()


def claim(page: Page, name: str) -> None:
    mine = page.get_by_role("group", name=say("pad-claim"))
    mine.get_by_role("button", name=name, exact=True).click()
    expect(page.get_by_role("region", name=name)).to_be_focused()


def stands(page: Page, name: str, total: int) -> None:
    seat = page.get_by_role("navigation", name=say("pad-plates")).get_by_role("button", name=name)
    expect(seat.locator(".total")).to_have_text(str(total))


def test_two_phones_see_each_others_edits_with_and_without_a_network(windows: Windows) -> None:
    windows.outage = True
    ana, bo = windows.new(), windows.new()
    begin(ana, "Sushi Go!", "Ana", "Bo", "Cleo", edition="Zoch 2014")
    tap(ana, "tempura", 2)
    code = share(ana)
    claim(ana, "Ana")
    bo.goto(f"/join/{code}")
    claim(bo, "Bo")
    for page in (ana, bo):
        expect(page.get_by_role("button", name=say("pad-phones-count", count=2))).to_be_visible()
        expect(page.get_by_role("img", name=say("pad-claimed"))).to_have_count(2)
        stands(page, "Ana", 5)
    tap(bo, "maki 3")
    stands(ana, "Bo", 6)

    bo.context.set_offline(True)
    expect(bo.get_by_role("button", name=say("pad-phones-lost"))).to_be_visible()
    tap(bo, "tempura", 2)
    tap(bo, "egg nigiri")
    expect(bo.get_by_text(wording("pad-phones-waiting"))).to_be_visible()
    tap(ana, "maki 1")  # second with one
    stands(ana, "Ana", 8)
    bo.context.set_offline(False)
    for page in (ana, bo):
        stands(page, "Ana", 8)
        stands(page, "Bo", 12)
    turn_to(bo, say("pad-stage-bill"))
    maki = bo.get_by_role("article", name="Ana").get_by_role("row", name="maki")
    expect(maki.get_by_role("cell")).to_have_text("+3")


def test_a_pad_that_was_shared_goes_on_alone(windows: Windows) -> None:
    page = windows.new()
    begin(page, "Sushizock", "Ana", "Bo")
    share(page)
    claim(page, "Ana")
    pad = page.url
    page.goto("/rules")  # an open pad would keep its own secret again with the server's next word
    page.evaluate(FORGET)
    page.goto(pad)
    expect(page.get_by_role("alert")).to_have_text(say("pad-phones-gone"))
    page.get_by_role("button", name=say("pad-tile-on", tile="sushi 5")).click()
    stands(page, "Ana", 0)
    kept = json.loads(page.evaluate("localStorage.getItem('sushibelt.pads')"))[0]
    assert kept["document"]["stacks"][0]["sushi"] == [5]
    assert "shared" not in kept
    page.goto("/score#with=no-such-pad.no-such-secret")
    expect(page.get_by_role("alert")).to_contain_text(say("pad-joining-shut"))

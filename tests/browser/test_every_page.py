"""What holds on every page: nothing that axe-core finds, in light and dark, and no sideways scroll.

Narrow means 320 px wide, in all six languages; large means letters twice as big, on a phone.
"""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.chromium import PHONE, Windows, resize
from tests.browser.languages import complaints
from tests.browser.pages import PAGES
from tests.server.process import Server

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
BY_DAY = {"runOnly": {"type": "tag", "values": TAGS}}
BY_NIGHT = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}  # the rest is the same
# Of all that axe-core tells, what is wrong: all else would only be carried about.
BROKEN = """async (options) =>
  (await axe.run(document, { ...options, resultTypes: ["violations"] })).violations"""
# Things that stick out at the side, unless a scrolling box holds them or they only decorate.
STICKING_OUT = """() => {
  const wide = document.documentElement.clientWidth;
  const held = (node) => {
    for (let up = node.parentElement; up; up = up.parentElement)
      if (/auto|scroll/.test(getComputedStyle(up).overflowX) || up.ariaHidden) return true;
    return false;
  };
  const found = [...document.querySelectorAll("body *")].filter((node) => {
    const box = node.getBoundingClientRect();
    const seen = box.width > 1 && box.height > 1 && node.checkVisibility();
    return seen && (box.right > wide + 1 || box.left < -1) && !held(node);
  });
  if (document.documentElement.scrollWidth > wide) found.unshift(document.documentElement);
  const named = (node) => `${node.tagName}.${node.getAttribute("class")}`;
  return found.slice(0, 4).map(named);
}"""


COVERED = """() => {
  const named = (node) => (node.ariaLabel ?? node.innerText ?? node.name).trim();
  const covered = (node) => {
    node.scrollIntoView({ block: "center", inline: "center" });
    const box = node.getClientRects()[0]; // of a link over several lines, the first
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const beside = top?.closest("label")?.contains(node) || top?.closest("#table-more");
    return top && !node.contains(top) && !beside;
  };
  return [...document.querySelectorAll("main :is(button, a, select, input):enabled, main a")]
    .filter((node) => node.checkVisibility() && node.getBoundingClientRect().width > 1)
    .filter(covered)
    .map((node) => `covered: ${named(node)}`);
}"""


def violations(page: Page, options: dict[str, Any]) -> str:
    """What axe-core has against a page."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found = page.evaluate(BROKEN, options)
    return "\n".join(
        f"{rule['id']}: {node['target']} {node.get('failureSummary', '')}"
        for rule in found
        for node in rule["nodes"][:3]
    )


def misfits(page: Page) -> str:
    """What sticks out at the side, or cannot be pressed because something else lies on it."""
    return "\n".join([*page.evaluate(STICKING_OUT), *page.evaluate(COVERED)])


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_open_to_everybody(windows: Windows, server: Server, name: str) -> None:
    windows.missing = name == "nothing"
    page = windows.new()
    PAGES[name](page, server)
    assert not violations(page, BY_DAY)
    page.emulate_media(color_scheme="dark")
    assert not violations(page, BY_NIGHT)
    resize(page, (320, 640))
    assert not misfits(page), "narrow"
    assert not complaints(page, name, STICKING_OUT, violations)
    resize(page, PHONE)
    twice = {"fontSizes": {"standard": 32, "fixed": 26}}
    page.context.new_cdp_session(page).send("Page.setFontSizes", twice)
    page.wait_for_function("getComputedStyle(document.documentElement).fontSize === '32px'")
    assert not misfits(page), "large"

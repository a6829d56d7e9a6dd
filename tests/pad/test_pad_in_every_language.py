"""Every part of the pad on the narrowest phone, in every language: it fits, and all of it is said.

Each part is made once, in English, and then told in the other languages without a new visit.
"""

import re
from typing import Any

import pytest
from playwright.sync_api import Page

from sushibelt.words import say
from tests.browser.chromium import Windows
from tests.browser.languages import asked_in, looked_at
from tests.browser.test_every_page import AXE, BY_DAY, BY_NIGHT, STICKING_OUT, violations
from tests.browser.tongues import speak
from tests.pad.test_pad_page import begin, tap, turn_to
from tests.pad.test_several_phones import share

pytestmark = pytest.mark.slow

NARROW = (320, 2400)  # and so tall that nothing lies under the bar at the foot
# What a language can spoil: names that are read aloud, sizes, and which language it is said to be.
BY_LANGUAGE = {
    "runOnly": {
        "type": "rule",
        "values": [
            *("button-name", "link-name", "image-alt", "svg-img-alt", "label", "empty-heading"),
            *("aria-command-name", "aria-input-field-name", "document-title", "target-size"),
            *("html-has-lang", "html-lang-valid", "valid-lang", "label-content-name-mismatch"),
        ],
    }
}
NAMES = ["Bartholomäus", "Ana", "Bo", "Cleo", "Dan"]
# Whatever is written or read aloud on the page.
SAID = """() => {
  const said = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const { parentElement: at, textContent } = walk.currentNode;
    if (at.checkVisibility() && !at.closest(".code, .badge")) said.add(textContent.trim());
  }
  for (const name of ["aria-label", "alt", "placeholder", "title"])
    for (const node of document.querySelectorAll(`[${name}]:not(.code)`))
      said.add(node.getAttribute(name));
  return [...said];
}"""
# What is cut off at its edge; names of people may be, and what lies in a box that scrolls.
CUT = """() => [...document.querySelectorAll("main *")]
  .filter((node) => node.checkVisibility() && node.clientWidth > 1 && !node.matches(".name, svg *"))
  .filter((node) => /hidden|clip/.test(getComputedStyle(node).overflowX))
  .filter((node) => node.scrollWidth > node.clientWidth + 1)
  .map((node) => `cut: ${node.className} ${node.innerText}`)"""
# Alike in several languages: names of games and dishes, and short words that happen to be.
ALIKE = re.compile(
    r"(?i)(Sushi Go!|Sushi Roll|Sushizock( im Gockelwok)?|Sushibelt|Zoch 2014"
    r"|tempura|sashimi|maki|wasabi|mochi|gyoza|pudding|menu|dessert|sushi|nigiri|bonus|total|bon|start|privacy|qr|[\W\d])*"
)
KEY = re.compile(r"[a-z]+(-[a-z0-9]+)+")


@pytest.fixture
def page(windows: Windows) -> Page:
    return windows.new(NARROW)


def faults(page: Page, part: str) -> list[str]:
    """What is wrong with a part, in any language; first by day, then by night."""
    found: list[str] = []
    english = set(page.evaluate(SAID))
    for number, language in enumerate(("en", *looked_at(part))):
        speak(page, language)
        page.emulate_media(color_scheme="dark" if number else "light")
        said = set(page.evaluate(SAID))
        answer = [f"a key: {text}" for text in said if KEY.fullmatch(text)]
        if language != "en":
            same = {text for text in said & english if not ALIKE.fullmatch(text)}
            answer += [f"English: {text}" for text in same - set(NAMES)]
        answer += page.evaluate(STICKING_OUT) + page.evaluate(CUT)
        answer += filter(None, (violations(page, rules) for rules in rules_for(part, language)))
        found += [f"{part}, {language}: {one}" for one in answer]
    speak(page, "en")
    return found


def rules_for(part: str, language: str) -> list[dict[str, Any]]:
    """What axe-core is asked: all by day, contrast by night, names in another language."""
    if language == "en":
        return [BY_DAY]
    asked = [BY_LANGUAGE] if language in asked_in(part) else []
    return [BY_NIGHT, *asked] if language == looked_at(part)[0] else asked


def none_of(found: list[str]) -> None:
    """Tell all faults at once."""
    assert AXE.is_file()
    assert not found, "\n".join(found)


def test_plates_and_phones_are_told_in_every_language(page: Page) -> None:
    begin(page, "Sushi Go!", *NAMES, edition="Zoch 2014")
    tap(page, "chopsticks", 5)
    found = faults(page, "a plate with a refusal")
    share(page)
    none_of(found + faults(page, "several phones"))


def test_a_bill_is_told_in_every_language(page: Page) -> None:
    begin(page, "Sushi Go!", *NAMES, edition="Zoch 2014")
    tap(page, "chopsticks", 5)
    for stage in (say("pad-stage-round", round=2), say("pad-stage-round", round=3)):
        turn_to(page, stage)
        tap(page, "pudding")
    turn_to(page, say("pad-stage-bill"))
    none_of(faults(page, "a bill"))


def test_stacks_and_tokens_are_told_in_every_language(page: Page) -> None:
    begin(page, "Sushizock", "Ana", "Bo")
    page.get_by_role("button", name=say("pad-tile-on", tile="sushi 5")).click()
    found = faults(page, "stacks")
    begin(page, "Sushi Roll", "Ana", "Bo")
    turn_to(page, say("pad-stage-end"))
    none_of(found + faults(page, "tokens"))


def test_the_shelf_and_new_pads_are_told_in_every_language(page: Page) -> None:
    begin(page, "Sushizock", *NAMES[:2])
    begin(page, "Sushi Roll", *NAMES[1:3])
    page.goto("/score")
    found = faults(page, "the shelf")
    page.goto("/score#new")
    page.get_by_role("button", name=say("pad-begin"), exact=True).wait_for()
    none_of(found + faults(page, "a new pad"))

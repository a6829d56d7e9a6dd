"""No word is broken inside, in any language, on the narrowest phones.

Which cards are dealt is chance; so every name that one can have is tried on what lies there.
"""

import pytest
from playwright.sync_api import Page, expect

from sushibelt import words
from sushibelt.export.tables import boxes
from sushibelt.words import knows, say
from tests.browser.boards import Board
from tests.browser.chromium import Windows, resize
from tests.browser.tongues import speak
from tests.server.process import Server
from tests.shapes import EVERYTHING

COMPANY: list[str | None] = ["apprentice", "novice", "cook", "apprentice"]
# Nine cards, and five seats.
TABLES: list[tuple[str, list[str | None]]] = [
    ("sushi-go/anniversary", COMPANY[:2]),
    ("sushi-roll/2019", COMPANY),
    ("sushizock/2008", COMPANY),
    ("sushi-go/anniversary", COMPANY),
]
NOT_CHOSEN = ("tiles", "tokens", "dice")  # lines of a box
WIDTHS = [(320, 640), (390, 844)]
# Words that stand on more than one line, or reach out of the box that they are in. A hyphen at a
# syllable, where the catalogue allows one, is how a language divides a word.
BROKEN = """() => {
  const found = new Set();
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const holder = text.parentElement;
    if (!holder.checkVisibility() || holder.closest(".visually-hidden, .badge")) continue;
    if (getComputedStyle(holder).clipPath !== "none") continue; // it is only heard
    const cell = holder.closest("li, .bar, header, p, main").getBoundingClientRect();
    for (const word of text.data.matchAll(/[^\\s-]+-?/g)) {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      const tops = new Set(lines.map(({ top }) => Math.round(top)));
      const divides = word[0].includes("\\u00AD");
      if (tops.size > 1 && !divides) found.add(`broken: ${word[0]}`);
      if (lines.some(({ left, right }) => left < cell.left - 3 || right > cell.right + 3))
        found.add(`reaches out: ${word[0]}`);
    }
  }
  return [...found];
}"""
# What of these names does not fit what can be chosen here.
TRIED = f"""(names) => {{
  const look = {BROKEN};
  const places = [...document.querySelectorAll("main .pick .name")];
  const before = places.map((place) => place.textContent);
  const found = new Set(look());
  for (const name of names) {{
    for (const place of places) place.textContent = name;
    for (const one of look()) found.add(`${{one}} of ${{name}}`);
  }}
  places.forEach((place, at) => {{ place.textContent = before[at]; }});
  return [...found];
}}"""


def names_in(game: str, language: str) -> list[str]:
    """Everything that can be held or rolled in this family, as this language calls it."""
    family, edition = game.split("/")
    lines = [line for id_, box in boxes().items() if id_.startswith(family) for line in box]
    kinds = sorted({kind for part, kind, *_ in lines if part not in NOT_CHOSEN})
    fact = int(edition) if edition.isdigit() else edition
    keys = [f"component-{kind}" for kind in kinds]
    names = [say(key, language, edition=fact) for key in keys if knows(key)]
    return [name.replace("\xa0", " ") for name in names]  # as plates have them


def misfits(page: Page, game: str) -> list[str]:
    """Every word that does not fit, with its language in front."""
    found = []
    for language in words.LANGUAGES:
        speak(page, language)
        answer = page.evaluate(TRIED, names_in(game, language))
        found += [f"{language}: {one}" for one in answer]
    return found


@pytest.mark.parametrize(("game", "bots"), TABLES if EVERYTHING else TABLES[:3])
def test_names_fit(windows: Windows, server: Server, game: str, bots: list[str | None]) -> None:
    board = Board(server, game, bots)
    board.start().close()
    page = windows.new(WIDTHS[0])
    page.goto(board.address)
    expect(page.locator("main .pick").first).to_be_visible()
    found = {}
    for wide, high in WIDTHS:
        resize(page, (wide, high))
        found[wide] = misfits(page, game)
    assert not {wide: expected for wide, expected in found.items() if expected}

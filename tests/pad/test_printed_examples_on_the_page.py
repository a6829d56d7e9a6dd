"""Every printed example in a real browser: its bill shows the printed result, and why.

The examples are those of tests/cli/test_score_examples.py; each is opened as a pad that was sent,
and read in English and one other language, nightly in all of them. What it has to say comes from
the words of the command line.
"""

import json
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from sushibelt.cli.score.command import card_as_json
from sushibelt.cli.table.sentences import is_idle, reason_text, result_sentences
from sushibelt.core.game import Part, SeatSheet
from sushibelt.games import find
from sushibelt.scorepad import Card, score
from sushibelt.words import LANGUAGES, line_name, speaking
from tests.browser.chromium import Windows
from tests.browser.tongues import in_each
from tests.cli import test_score_examples as printed
from tests.cli.score_door import Said
from tests.cli.test_score_examples import *  # noqa: F403
from tests.pad.node_pad import NodePad
from tests.scorepad.documents import Document
from tests.server.process import Server
from tests.shapes import EVERYTHING

pytestmark = pytest.mark.slow

NUMBERS = count()
TURNS = count()
# Every line of every receipt: what it is called, why it has its points, and the points; then who
# won, with what parted them.
READ = """() => {
const seen = (link) =>  // without what only those hear who don't see that a link opens a tab
  [...link.childNodes].map((part) => (part.className === "visually-hidden" ? "" : part.textContent))
    .join("").trim();
return { lines: [...document.querySelectorAll("article.one")].map((seat) =>
  [...seat.querySelectorAll("table")].map((part) =>
    [...part.querySelectorAll("tbody tr:has(small)")].map((row) => [
      seen(row.querySelector("th").firstChild),
      row.querySelector("small").textContent.trim(),
      Number(row.querySelector("td").textContent.replace("−", "-")),
    ]))),
  totals: [...document.querySelectorAll("article.whole tbody tr")].map((row) => [
    row.querySelector("th span:last-child").textContent,
    Number(row.querySelector("td.total").textContent.replace("−", "-")),
  ]),
  won: [...document.querySelectorAll(".won p")].map((line) => line.textContent),
}; }"""


@pytest.fixture(scope="module")
def page(server: Server, browser: Browser) -> Iterator[Page]:
    windows = Windows(browser, server.address)
    page = windows.new()
    page.goto("/score")
    yield page
    windows.close()
    assert not windows.complaints


def lines_of(part: Part, game: str) -> list[list[Any]]:
    return [
        [line_name(line.line, game), reason_text(game, line), line.points]
        for line in part.lines
        if not is_idle(game, line)
    ]


def parts_of(sheet: SeatSheet) -> list[Part]:
    return [*sheet.rounds, *([sheet.end] if sheet.end.lines else [])]


def compare(page: Page, card: Card) -> None:
    """The page that shows this card tells the same lines, totals and winners in all languages."""
    game = find(card.game, len(card.seats))
    names = [seat.name for seat in card.seats]
    other = LANGUAGES[1 + next(TURNS) % (len(LANGUAGES) - 1)]
    for language, read in in_each(page, LANGUAGES if EVERYTHING else ("en", other), READ).items():
        with speaking(language):
            lines = [[lines_of(part, card.game) for part in parts_of(s)] for s in card.sheet.seats]
            won = result_sentences(game, names, card.result) if card.result else []
        assert read["lines"] == lines, language
        assert dict(read["totals"]) == {seat.name: seat.total for seat in card.seats}
        assert read["won"] == won, language


@pytest.fixture(autouse=True)
def on_the_page(page: Page, pad: NodePad, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    asked: list[Document] = []

    def scored(document: Document) -> Said:
        asked.append(document)
        number = next(NUMBERS)  # in the names, so that an earlier page is not taken for this one
        named = document | {"seats": [f"{name} {number}" for name in document["seats"]]}
        link = pad.link_of(named)
        page.evaluate("(link) => { location.hash = `s=${link}` }", link)
        page.get_by_role("article", name=named["seats"][0], exact=True).wait_for()
        compare(page, score(named))
        return Said(0, json.dumps(card_as_json(score(document))), "")

    monkeypatch.setattr(printed, "scored", scored)
    yield
    assert asked

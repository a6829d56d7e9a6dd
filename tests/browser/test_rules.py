"""Rules at hand: examples that the other pad confirms, links that lead somewhere, words found."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sushibelt import games
from sushibelt.cli.table.sentences import reason_text
from sushibelt.core.game import Line, Reason
from sushibelt.core.refusal import Refusal
from sushibelt.scorepad import score
from sushibelt.words import say
from tests.browser import pages
from tests.browser.chromium import Windows, resize
from tests.server.process import Server

FAMILIES = Path(__file__).parents[2] / "web/src/families"
EXAMPLES: dict[str, list[dict[str, Any]]] = {
    path.parts[-3]: json.loads(path.read_text(encoding="utf-8"))
    for path in FAMILIES.glob("*/rules/examples.json")
}
EDITIONS = list(dict.fromkeys(one.id.partition("+")[0] for one in games.every_selection()))
LETTERS = "ABCDE"
# The first two are printed in the rulebook; in the third the leader has it already.
SQUISHY = [[0, 2], [0, 0], [0, 0, 0]]

OPEN = "document.querySelectorAll('article details').forEach((more) => { more.open = true; })"
ALL_OPEN = """[...document.querySelectorAll("article details")]
  .every((more) => more.querySelector("figure"))"""
# What each paragraph's examples say, and what its little tables of points say.
SHOWN = """() => Object.fromEntries([...document.querySelectorAll("article[id]")].map((article) => {
  const rows = (figure) => [...figure.querySelectorAll("li")].map((row) =>
    [row.querySelector(".points").textContent, row.querySelector(".why").textContent]);
  return [article.id, [...article.querySelectorAll("figure")].map(rows)];
}))"""
NUMBERS = """(strip) => ["above", "below"].map((row) =>
  [...strip.querySelectorAll(`[data-${row}]`)].map((cell) => Number(cell.textContent)))"""
COMPARED = """() => [...document.querySelectorAll("#editions .plates")].map((table) =>
  [...table.tBodies[0].rows].map((row) =>
    [...row.cells].slice(1).map((cell) => Number(cell.textContent.replace("−", "-")))))"""
NOWHERE = """() => [...document.querySelectorAll("main a[href^='#']")]
  .filter((link) => !document.getElementById(link.hash.slice(1))).map((link) => link.hash)"""
ANCHORS = "() => [...document.querySelectorAll('article[id]')].map((article) => article.id)"
RULE_LINKS = "() => [...document.querySelectorAll('main a[data-rule]')].map((link) => link.href)"


def id_for(edition: str, example: dict[str, Any]) -> str | None:
    """The id under which an edition scores an example; None if it cannot be played so."""
    seats = len(example.get("plates") or example.get("tokens") or example["stacks"])
    for option in (f"+{example['option']}" if "option" in example else "", ""):
        try:
            return games.find(edition + option, seats).id
        except Refusal:
            continue
    return None


def lines_of(game: str, example: dict[str, Any]) -> list[Line]:
    """The line of each seat, by the pad in Python."""
    if example["line"] == "squishy":
        turns = [one for one in EXAMPLES["sushi-go"] if one["line"] == "squishy"]
        points = SQUISHY[turns.index(example)]
        return [Line("squishy", n, Reason("squishy", {"times": int(n > 0)})) for n in points]
    stacks, tokens, plates = (example.get(key) for key in ("stacks", "tokens", "plates"))
    seats = list(LETTERS[: len(stacks or tokens or plates or [])])
    document: dict[str, Any] = {"game": game, "seats": seats}
    if stacks:
        document["stacks"] = stacks
    else:
        key = "trays" if game.startswith("sushi-roll") else "plates"
        none: list[dict[str, int]] = [{} for _ in seats]
        ended = example["line"] in ("dessert", "tokens")
        document["rounds"] = [{key: laid} for laid in (plates or none, none, none)[: 1 + 2 * ended]]
    if tokens:
        document["tokens"] = tokens
    if "mochi_dice" in example:
        document["mochi_dice"] = example["mochi_dice"]
    sheets = [seat.sheet for seat in score(document).seats]
    parts = [(*sheet.rounds, sheet.end) for sheet in sheets]
    lines = [[line for part in expected for line in part.lines] for expected in parts]
    return [next(one for one in expected if one.line == example["line"]) for expected in lines]


def signed(points: int) -> str:
    return f"{points:+}".replace("-", "−") if points else "0"


def opened(page: Page, edition: str) -> None:
    page.goto(f"/rules/{edition}")
    expect(page.locator("article").first).to_be_visible()


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_example_is_what_the_other_pad_says(windows: Windows, edition: str) -> None:
    page = windows.new()
    opened(page, edition)
    family = edition.partition("/")[0]
    page.evaluate(OPEN)
    page.wait_for_function(ALL_OPEN)
    shown = page.evaluate(SHOWN)
    for about in shown:
        found = [(id_for(edition, one), one) for one in EXAMPLES[family] if one["about"] == about]
        expected = [
            [[signed(line.points), reason_text(game, line)] for line in lines_of(game, example)]
            for game, example in found
            if game
        ]
        assert shown[about] == expected, about
    assert sum(map(len, shown.values())) > 0
    assert page.evaluate(NOWHERE) == []
    resize(page, (320, 640))
    assert page.evaluate("document.documentElement.scrollWidth") == 320
    if family != "sushizock":
        check_ladders(page, edition)


def check_ladders(page: Page, edition: str) -> None:
    """What 1, 2, 3 … of a kind score."""
    seats = min(games.select(edition).seats)
    for kind in ("tempura", "sashimi", "dumpling"):
        counts, points = page.locator(f"article#{kind} .strip").evaluate(NUMBERS)
        plates = [[{kind: n}, *({} for _ in range(seats - 1))] for n in counts]
        examples = [{"line": kind, "plates": plate} for plate in plates]
        assert points == [lines_of(edition, example)[0].points for example in examples]
        assert len(counts) > 4


def test_editions_are_compared_by_their_own_rules(windows: Windows) -> None:
    page = windows.new()
    opened(page, "sushi-go/zoch-2014")
    editions = ["sushi-go/zoch-2014", "sushi-go/anniversary", "sushi-go/original-2013"]
    compared = [example for example in EXAMPLES["sushi-go"] if example.get("compared")]
    columns = [
        [[line.points for line in lines_of(id_for(e, one) or "", one)] for e in editions]
        for one in compared
    ]
    assert page.evaluate(COMPARED) == [
        [list(row) for row in zip(*table, strict=True)] for table in columns
    ]
    names = {"maki": say("line-maki"), "pudding": say("component-pudding")}
    assert page.locator("#editions .plates caption").all_inner_texts() == [
        say("rules-differ-same-plates", what=names[example["about"]]) for example in compared
    ]
    answers = page.locator("#editions .answers tbody tr").filter(
        has_text=say("rules-differ-wasabi")
    )
    assert answers.locator("td").all_inner_texts() == [
        "may go on it",
        "must go on it",
        "must go on it",
    ]


def test_a_word_is_found_with_the_keyboard_alone(windows: Windows) -> None:
    page = windows.new()
    opened(page, "sushi-go/anniversary")
    everything = page.locator("article:visible").count()
    field = page.get_by_role("searchbox", name=say("rules-find"))
    field.press_sequentially("SQUISHY")
    expect(page.locator("article:visible").first).to_have_id("strawberry")
    assert page.locator("article:visible").count() < everything
    field.press("Enter")
    expect(page.locator("#strawberry")).to_be_focused()
    field.fill("no such word")
    expect(page.get_by_text(say("rules-found", count=0))).to_be_visible()
    field.press("Escape")
    expect(page.locator("article:visible")).to_have_count(everything)


def test_every_line_of_a_bill_leads_to_its_paragraph(windows: Windows, server: Server) -> None:
    page = windows.new()
    pages.bill(page, server)
    expect(page.locator("main a[data-rule]").nth(2)).to_be_visible()  # lines come one by one
    links = page.evaluate(RULE_LINKS)
    table = page.url
    with page.expect_popup() as popup:
        page.locator("main a[data-rule]").first.click()
    rules = popup.value
    expect(rules.locator("article").first).to_be_visible()
    assert rules.url == links[0]
    there = set(rules.evaluate(ANCHORS))
    assert len(links) > 2
    assert {link.partition("#")[2] for link in links} <= there
    expect(rules.locator(f"article#{links[0].partition('#')[2]}")).to_be_focused()
    assert page.url == table  # nobody has left the table
    expect(page.locator("main a[data-rule]").first).to_be_visible()


def test_a_chosen_card_leads_to_its_paragraph(windows: Windows, server: Server) -> None:
    page = windows.new()
    pages.PAGES["sushi-go"](page, server)
    chosen = page.locator("button[aria-pressed=true]")
    card = chosen.get_attribute("aria-label") or ""
    with page.expect_popup() as popup:
        page.get_by_role("link", name=say("rules-link-card")).click()
    expect(popup.value.locator("article:focus")).to_have_count(1)
    expect(chosen).to_have_accessible_name(card)


def test_rules_are_at_hand_without_a_network(windows: Windows) -> None:
    windows.outage = True
    page = windows.new(service_workers="allow")
    page.goto("/score")
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.wait_for_function("caches.match('/').then((kept) => Boolean(kept))")
    page.context.set_offline(True)
    page.goto("/rules/sushi-go/anniversary#maki")
    expect(page.locator("article#maki figure").first).to_be_visible()
    expect(page.locator("article#maki")).to_be_in_viewport()

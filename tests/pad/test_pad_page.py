"""The score pad as people meet it: tapped in, refused with a sentence, kept, sent, offline."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from sushibelt.words import say
from tests.browser.chromium import DESKTOP, Windows
from tests.words.wording import wording

pytestmark = pytest.mark.slow

MOST_PUDDINGS = wording("reason-sushi-go-pudding-first", count=1, tie="full", sharers=2)
TWO_TOGETHER = say(
    "reason-sushi-roll-sets", count=2, full=0, size=3, full_points=0, rest=2, rest_points=6
)

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
AXE_RUN = (
    "axe.run().then((result) => result.violations.map((v) => [v.id, v.nodes.map((n) => n.html)]))"
)

ALL_KEPT = """async () => {
  const used = performance.getEntriesByType("resource").map((entry) => entry.name);
  const kept = used.filter((name) => name.includes("/assets/")).map((name) => caches.match(name));
  return (await Promise.all(kept)).every(Boolean);
}"""


@pytest.fixture
def page(windows: Windows) -> Page:
    return windows.new()


def begin(page: Page, game: str, *names: str, edition: str = "", dessert: str = "") -> None:
    """Open a new pad."""
    page.goto("/score")
    page.get_by_role("link", name=say("pad-new")).click()
    page.get_by_role("radio", name=game, exact=True).check()
    if edition:
        page.get_by_role("radio", name=edition).check()
    if dessert:
        page.get_by_role("radio", name=dessert).check()
    page.get_by_role("radio", name=str(len(names)), exact=True).check()
    for at, name in enumerate(names, start=1):
        page.get_by_label(say("pad-player", seat=at)).fill(name)
    page.get_by_role("button", name=say("pad-begin"), exact=True).click()


def tap(page: Page, what: str, times: int = 1) -> None:
    for _ in range(times):
        page.get_by_role("button", name=say("pad-more", what=what), exact=True).click()


def turn_to(page: Page, stage: str) -> None:
    page.get_by_role("navigation", name=say("pad-stages")).get_by_role("button", name=stage).click()


def go_on(page: Page) -> None:
    page.get_by_role("button", name=wording("pad-next")).click()


def test_a_whole_game_is_scored_without_a_network(windows: Windows) -> None:
    windows.outage = True
    page = windows.new(service_workers="allow")
    page.goto("/score")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function(ALL_KEPT)
    page.context.set_offline(True)
    begin(page, "Sushi Go!", "Ana", "Bo", "Cleo", edition="Zoch 2014")
    tap(page, "tempura", 4)
    tap(page, "tuna on wasabi")
    tap(page, "pudding")
    expect(page.get_by_text(say("pad-running", name="Ana", gained="+19", total=19))).to_be_visible()
    go_on(page)
    tap(page, "maki 3", 2)
    tap(page, "pudding")
    for stage in (say("pad-stage-round", round=2), say("pad-stage-round", round=3)):
        turn_to(page, stage)
        tap(page, "mussel", 2)
    turn_to(page, say("pad-stage-bill"))
    bill = page.get_by_role("article", name=say("pad-bill"))
    expect(
        bill.get_by_text(say("result-wins", count=1, who="Ana", you="no", points=25))
    ).to_be_visible()
    expect(bill.get_by_role("row", name="1 Ana 19 0 0 6 25")).to_be_visible()
    own = page.get_by_role("article", name="Bo")
    expect(own.get_by_text(MOST_PUDDINGS)).to_be_visible()


def test_a_fifth_pair_of_chopsticks_is_refused_as_it_is_tapped(page: Page) -> None:
    begin(page, "Sushi Go!", "Ana", "Bo", "Cleo", edition="Zoch 2014")
    tap(page, "chopsticks", 5)
    where = say("refusal-score-at-plate", round=1, seat="Ana")
    facts = {"given": 5, "kind": "chopsticks", "limit": 4}
    sentence = say("refusal-score-deck-exceeded", where=where, **facts)
    expect(page.get_by_role("alert")).to_have_text(sentence)
    more = page.get_by_role("button", name=say("pad-more", what="chopsticks"))
    expect(more).to_have_accessible_description(sentence)
    group = page.get_by_role("group", name="chopsticks")
    expect(group.get_by_role("status")).to_have_text("4")
    tap(page, "egg nigiri")
    expect(page.get_by_role("alert")).to_be_empty()


def test_what_is_only_supposed_warns_and_is_counted(page: Page) -> None:
    begin(page, "Sushi Go!", "Ana", "Bo", edition="anniversary")
    tap(page, "chopsticks", 5)
    expect(page.get_by_role("alert")).to_be_empty()
    expect(page.get_by_text(wording("warning-limit-unsure"))).to_be_visible()


def test_tiles_lie_in_order_and_can_be_taken_off(page: Page) -> None:
    begin(page, "Sushizock", "Ana", "Bo")
    for tile in ("sushi 5", "sushi 1", "sushi 2", "bone −2", "bone −1"):
        page.get_by_role("button", name=say("pad-tile-on", tile=tile)).click()
    expect(page.get_by_text(say("pad-total", name="Ana", total=3))).to_be_visible()
    page.get_by_role("button", name=say("pad-tile-off", tile="sushi 5", place=1)).click()
    expect(page.get_by_text(say("pad-total", name="Ana", total=0))).to_be_visible()


def test_tokens_and_dice_are_asked_for_at_the_end(page: Page) -> None:
    begin(page, "Sushi Roll", "Ana", "Bo")
    tap(page, "tempura", 4)
    turn_to(page, say("pad-stage-end"))
    tap(page, "menu", 2)
    expect(page.get_by_role("group", name="menu").get_by_role("status")).to_have_text("2")
    begin(page, "Sushi Go!", "Ana", "Bo", edition="anniversary", dessert="Mochi")
    tap(page, "mochi")
    turn_to(page, say("pad-stage-end"))
    page.get_by_role("radio", name="6").check()
    expect(page.get_by_role("radio", name="6")).to_be_checked()


def test_a_pad_is_kept_named_and_thrown_away(page: Page) -> None:
    begin(page, "Sushi Roll", "Ana", "Bo")
    tap(page, "tempura", 3)
    page.reload()
    expect(page.get_by_role("group", name="tempura").get_by_role("status")).to_have_text("3")
    page.get_by_role("link", name=say("pad-own")).click()
    expect(page.get_by_role("link", name="Ana 10 and Bo 0")).to_be_visible()
    page.get_by_role("button", name=say("pad-rename")).click()
    page.get_by_label(say("pad-name")).fill("Friday")
    page.get_by_role("button", name=say("pad-name-keep")).click()
    page.get_by_role("button", name=say("pad-drop", pad="Friday")).click()
    expect(page.get_by_role("link", name="Friday")).to_have_count(0)
    page.get_by_role("button", name=say("pad-undo")).click()
    page.get_by_role("link", name="Friday").click()
    expect(page.get_by_role("heading", name="Friday")).to_be_visible()


def test_a_pad_is_sent_as_a_link_and_as_a_picture(page: Page, tmp_path: Path) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    begin(page, "Sushi Roll", "Ana", "Bo")
    tap(page, "sashimi", 2)
    turn_to(page, say("pad-stage-bill"))
    page.get_by_role("button", name=say("pad-send-link")).click()
    expect(page.get_by_text(say("pad-link-copied"))).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    other = page.context.new_page()
    other.goto(link)
    expect(other.get_by_role("article", name="Ana").get_by_text(TWO_TOGETHER)).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name=say("pad-send-picture")).click()
    download.value.save_as(tmp_path / "bill.png")
    assert (tmp_path / "bill.png").read_bytes().startswith(b"\x89PNG")


def test_a_broken_link_says_so(page: Page) -> None:
    page.goto("/score#s=WyJzdX")
    expect(page.get_by_text(say("pad-link-unreadable"), exact=True)).to_be_visible()


def test_every_part_fits_a_wide_window_and_can_be_used_by_all(windows: Windows) -> None:
    """Narrow ones: test_pad_in_every_language.py."""
    page = windows.new(DESKTOP)

    def fits(part: str) -> None:
        assert page.evaluate("document.documentElement.scrollWidth") <= DESKTOP[0], part
        page.evaluate(AXE.read_text(encoding="utf-8"))
        assert page.evaluate(AXE_RUN) == [], part

    begin(page, "Sushi Go!", "Bartholomäus", "Ana", "Bo", "Cleo", "Dan", edition="Zoch 2014")
    tap(page, "chopsticks", 5)
    fits("a plate with a refusal")
    for stage in (say("pad-stage-round", round=2), say("pad-stage-round", round=3)):
        turn_to(page, stage)
        tap(page, "pudding")
    turn_to(page, say("pad-stage-bill"))
    fits("a bill")
    begin(page, "Sushizock", "Ana", "Bo")
    page.get_by_role("button", name=say("pad-tile-on", tile="sushi 5")).click()
    fits("stacks")
    begin(page, "Sushi Roll", "Ana", "Bo")
    turn_to(page, say("pad-stage-end"))
    fits("tokens")
    page.goto("/score")
    fits("the shelf")
    page.goto("/score#new")
    page.get_by_role("button", name=say("pad-begin"), exact=True).wait_for()
    fits("a new pad")

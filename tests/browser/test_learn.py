"""Lessons in a browser: played to the end in any way, left at any moment, said as it should be."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sushibelt.words import say
from tests.browser.chromium import DESKTOP, PHONE, Windows
from tests.browser.pupil import Pupil

BUTTONS = {
    "sushi-go-two": "table-chopsticks-on",
    "sushi-roll-menu": "table-roll-menu",
    "sushi-roll-swap": "table-roll-swap",
}
FAMILIES = ("sushi-go", "sushi-roll", "sushizock")


def sentence(pupil: Pupil, moment: dict[str, Any]) -> str:
    """What the chef should say, put together from the catalogue by Python."""
    table = pupil.answers[-1]["steps"][-1]
    edition = pupil.game.split("/")[1].split("+")[0]
    what, who, button = moment["what"], moment["who"], BUTTONS.get(moment["id"])
    level = "" if who is None else table["seats"][who]["level"]
    text = say(
        f"learn-{moment['id']}",
        what=say(f"component-{what}", edition=edition) if what else "",
        who=(say(f"level-{level}") if level else say("guest-name")) if who is not None else "",
        button=say(button, **moment["numbers"]) if button else "",
        **moment["numbers"],
    )
    return text[:1].upper() + text[1:]


@pytest.mark.parametrize("family", FAMILIES)
def test_a_lesson_as_the_chef_suggests_it(windows: Windows, family: str) -> None:
    page = windows.new(PHONE)
    pupil = Pupil(page, family)
    heard: set[str] = set()
    bubble = page.get_by_role("region", name=say("learn-coach"), exact=True).get_by_role("status")
    pupil.play(follows=True, look=lambda: heard.add(bubble.locator("p").first.inner_text()))
    moments = {str(one): one for answer in pupil.answers for one in answer["says"]}
    assert heard == {sentence(pupil, moment) for moment in moments.values()}
    assert not any("{" in text for text in heard)
    page.get_by_role("link", name=say("learn-front"), exact=True).click()
    expect(page.get_by_role("link", name=say("learn-title"), exact=True)).to_be_visible()


@pytest.mark.parametrize("family", FAMILIES)
def test_a_lesson_in_which_the_first_best_is_taken(windows: Windows, family: str) -> None:
    pupil = Pupil(windows.new(DESKTOP), family)
    pupil.play(follows=False)
    assert pupil.said() & {"own-way", "own-way-again"}


def test_a_lesson_can_be_left_at_any_moment_and_real_play_begins(windows: Windows) -> None:
    page = windows.new(PHONE)
    page.goto("/")
    page.get_by_role("link", name=say("learn-invite", game=say("family-sushi-go"))).click()
    back = page.get_by_role("button", name=say("learn-back"), exact=True)
    chef = page.get_by_role("region", name=say("learn-coach"), exact=True)
    expect(chef).to_contain_text(say("learn-welcome"))
    page.keyboard.press("1")
    expect(chosen(page)).to_have_count(1)
    page.keyboard.press("Escape")  # drops what is chosen
    expect(chosen(page)).to_have_count(0)
    page.keyboard.press("Escape")
    expect(back).to_be_visible()
    back.click()
    expect(chef).to_contain_text(say("learn-welcome"))
    page.get_by_role("button", name=say("learn-skip"), exact=True).click()
    page.get_by_role("button", name=say("learn-go-on"), exact=True).click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.get_by_role("region", name=say("table-hand"), exact=True)).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("button", name=say("front-sit-down")).first).to_be_visible()
    expect(page.locator("a[href='/learn/sushi-go']")).to_have_count(0)  # no beginner any more


def chosen(page: Page) -> Any:
    """The cards that are lifted."""
    return page.locator(".pick[aria-pressed=true]")

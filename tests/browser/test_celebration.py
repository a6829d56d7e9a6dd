"""Whoever won is celebrated, with paper and a melody; not for who wants neither."""

import pytest
from playwright.sync_api import Page, expect

from sushibelt.words import say
from tests.browser.boards import Board, novices
from tests.browser.chromium import PATIENCE, PHONE, Windows
from tests.browser.test_at_the_table import button
from tests.browser.test_scenes import LOOK, MOVING, finale, once_played, scenes, until
from tests.server.process import Server

# Every tone, by the scene in which it sounds.
TONES = """
window.tones = [];
const set = AudioParam.prototype.setValueAtTime;
AudioParam.prototype.setValueAtTime = function (value, when) {
    const scene = document.querySelector("[data-scene]")?.dataset.scene ?? "";
    if (value > 20) window.tones.push([scene, Math.round(value / 1.02)]);
    return set.call(this, value, when);
};
"""
MELODY = [523, 659, 784, 1047]
WOOD = range(400, 601)  # hertz of what falls on it, as dice do: other tones are higher
CONFETTI = """() => {
    window.fell = 0;
    new MutationObserver(() => {
        window.fell = Math.max(window.fell, document.querySelectorAll(".confetti > i").length);
    }).observe(document.body, { subtree: true, childList: true });
}"""


def tones(page: Page, scene: str) -> list[int]:
    """What sounded in a scene."""
    return [pitch for where, pitch in page.evaluate("window.tones") if where == scene]


def falls_on_wood(page: Page) -> bool:
    """Whether something did by now; if not, wait a moment."""
    fell = any(pitch in WOOD for _, pitch in page.evaluate("window.tones"))
    page.wait_for_timeout(0 if fell else LOOK)
    return fell


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_paper_falls_for_who_won_and_none_without_motion(
    windows: Windows, server: Server, motion: str
) -> None:
    page = windows.new(PHONE, reduced_motion=motion)
    finale(page, server)
    page.evaluate(CONFETTI)
    moving = motion == "no-preference"
    for scene in ("ending", "podium"):
        if moving:
            button(page, "receipt-skip").click()
        button(page, f"stage-to-{scene}").click()
    until(page, "result")
    assert ("winner" in scenes(page)) == moving
    assert (page.evaluate("window.fell") >= 20) == moving
    expect(page.locator(".confetti")).to_have_count(0)  # it falls once


def test_a_melody_sounds_when_the_winner_stands_on_the_podium(
    windows: Windows, server: Server
) -> None:
    page = windows.new(PHONE, **MOVING)
    page.add_init_script(TONES)
    page.add_init_script("localStorage.setItem('sushibelt.settings', '{\"sound\": true}')")
    finale(page, server)
    for key in ("receipt-skip", "stage-to-ending", "receipt-skip", "stage-to-podium"):
        button(page, key).click()
    once_played(page, "winner")
    until(page, "result")
    played = page.evaluate("window.tones.map(([, pitch]) => pitch)")
    assert [pitch for pitch in played if pitch in MELODY][-4:] == MELODY
    assert not set(tones(page, "bill") + tones(page, "ending")) & set(MELODY)


def test_dice_that_are_rolled_are_heard(windows: Windows, server: Server) -> None:
    board = Board(server, "sushi-roll/2019", novices(2))
    board.play(0)
    page = windows.new(PHONE, **MOVING)
    page.add_init_script(TONES)
    page.goto(board.address)
    expect(page.locator(".offer .pick").first).to_be_visible()
    button(page, "sound-offer").click()
    page.evaluate("window.tones.length = 0")
    menu = page.get_by_role("button", name=say("table-roll-menu", count=7).partition("7")[0])
    menu.first.click()
    page.locator(".offer .pick").first.click()
    page.locator(".bar .first").first.click()
    assert any(falls_on_wood(page) for _ in range(PATIENCE // LOOK))

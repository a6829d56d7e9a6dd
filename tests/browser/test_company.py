"""Several people: at two browsers with a bot, and at one device that is handed round."""

from playwright.sync_api import expect

from sushibelt.words import say
from tests.browser.chromium import DESKTOP, Windows
from tests.browser.guest import FRIEND, NOVICE, Guest, play_together

# Twenty characters that would do harm if they were read as markup.
MARKUP = "<svg/onload=alert(1)"


def test_two_browsers_and_a_bot_play_a_match_to_its_end(windows: Windows) -> None:
    ana, bo = Guest(windows.new()), Guest(windows.new(DESKTOP))
    ana.set_up("sushi-go/zoch-2014", [FRIEND, NOVICE], name="<b>Ana</b>")
    code = ana.page.get_by_role("region", name=say("lobby-invite")).locator(".code").inner_text()
    bo.join(code, MARKUP)
    expect(bo.page.get_by_text(say("lobby-host-starts"))).to_be_visible()
    expect(ana.page.get_by_role("list", name=say("table-stools"))).to_contain_text(MARKUP)
    ana.page.get_by_role("button", name=say("lobby-start"), exact=True).click()
    play_together([ana, bo])
    for guest in (ana, bo):
        standings = guest.over.get_by_role("table").first
        expect(standings).to_contain_text("<b>Ana</b>")
        expect(standings).to_contain_text(MARKUP)
        assert guest.page.locator("main svg[onload], main table b").count() == 0
    totals = [guest.over.get_by_role("table").first.inner_text() for guest in (ana, bo)]
    assert totals[0] == totals[1]


def test_a_device_is_handed_round_without_showing_anybody_elses_hand(windows: Windows) -> None:
    guest = Guest(windows.new())
    guest.set_up("sushi-go/anniversary", [NOVICE], here=("Bo",))
    page, seen = guest.page, set()
    for _ in range(4):  # two turns of two people
        cover = page.get_by_role("region", name=say("table-hand-over", who="").strip())
        expect(cover).to_be_visible()
        expect(guest.hand()).to_have_count(0)
        button = cover.get_by_role("button")
        seen.add(button.inner_text().strip())
        button.click()
        expect(guest.hand().first).to_be_visible()
        expect(cover).to_have_count(0)
        guest.play(until="cover")
    assert seen == {say("table-hand-over-look", who=name) for name in ("Ana", "Bo")}

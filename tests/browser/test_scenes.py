"""What happens is told in scenes: their order by the marks that the page sets for each."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from sushibelt.words import say
from tests.browser.boards import Board, novices
from tests.browser.chromium import DESKTOP, PATIENCE, PHONE, Windows
from tests.browser.guest import Guest
from tests.server.process import Server

GAME = "sushi-go/anniversary"
LOOK = 50  # milliseconds until one looks again
TURNS = 9  # choices of a round among three; the last of them is made by itself
MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}
SCENES = """performance.getEntriesByType("mark").map((mark) => mark.name)
    .filter((name) => name.startsWith("scene:")).map((name) => name.slice(6))"""


def scenes(page: Page) -> list[str]:
    """Every scene that was played so far."""
    return [str(name) for name in page.evaluate(SCENES)]


def until(page: Page, scene: str) -> None:
    """Wait for a scene."""
    expect(page.locator(f"[data-scene={scene}]")).to_be_visible()


def once_played(page: Page, scene: str) -> None:
    """Wait for a scene that goes by itself: on a busy machine it may be over when one looks."""
    for _ in range(PATIENCE // LOOK):
        if scene in scenes(page):
            return
        page.wait_for_timeout(LOOK)
    raise AssertionError(scenes(page))


def before_the_last_choice(page: Page, server: Server, game: str = GAME) -> Board:
    """A table of three in which one more choice ends the first round."""
    board = Board(server, game, novices(3))
    board.play(TURNS - 2)
    page.goto(board.address)
    return board


def choose(page: Page) -> None:
    """Take the first card of the hand."""
    guest = Guest(page)
    guest.do("dish")
    guest.do("answer")


def bill_of(page: Page, number: int) -> Locator:
    """The count of a round."""
    return page.get_by_role("region", name=say("receipt-round", round=number), exact=True)


def test_the_end_of_a_round_is_shown_then_counted_then_cleared(
    windows: Windows, server: Server
) -> None:
    page = windows.new(DESKTOP, **MOVING)
    before_the_last_choice(page, server)
    choose(page)
    until(page, "bill")
    assert scenes(page)[-5:] == ["close", "reveal", "reveal", "land", "bill"]
    # The plates of the round that is counted lie there, under its own heading.
    bill = bill_of(page, 1)
    tray = bill.get_by_role("list", name=say("table-your-tray"), exact=True)
    expect(tray.locator(".dish:not(.gap)")).to_have_count(TURNS)
    expect(page.get_by_role("heading", level=1)).to_contain_text(
        say("table-round", round=1, rounds=3)
    )
    expect(Guest(page).hand()).to_have_count(0)
    # Others' bills wait for one's own lines, which one tap prints.
    others = bill.locator(".bill.waits")
    expect(others).to_have_count(2)
    expect(bill.get_by_text(say("receipt-total"))).to_have_count(3)
    expect(bill.get_by_text(say("receipt-total")).first).to_be_hidden()
    paper = bill.locator(".columns")
    place = paper.bounding_box()
    bill.get_by_role("heading", name=say("receipt-round", round=1)).click()
    expect(others).to_have_count(0)
    assert paper.bounding_box() == place  # the news above it move nothing
    # What is won against others says who had how many.
    maki = bill.locator("tr[data-line=maki] .compared").first
    counts = [int(count) for count in maki.locator("b").all_inner_texts()]
    assert len(counts) == 3
    assert counts == sorted(counts, reverse=True)
    for total in bill.get_by_text(say("receipt-total")).all():
        expect(total).to_be_visible()
    page.get_by_role("button", name=say("stage-next-round", round=2), exact=True).click()
    expect(Guest(page).hand()).to_have_count(TURNS)
    until(page, "table")
    assert scenes(page)[-4:] == ["bill", "sweep", "deal", "table"]


# What the log says until the bill, in which scene: beside the table, and where More opens it.
LOGGED = """() => {
    window.logged = [];
    new MutationObserver(() => {
        const scene = document.querySelector("[data-scene]")?.dataset.scene;
        if (!["close", "reveal", "land"].includes(scene)) return;
        for (const log of document.querySelectorAll(".log")) window.logged.push(log.textContent);
    }).observe(document, { subtree: true, childList: true, attributes: true });
}"""


def test_the_log_tells_of_the_round_on_stage_and_not_who_leads_before_the_bill(
    windows: Windows, server: Server
) -> None:
    page = windows.new(DESKTOP, **MOVING)
    before_the_last_choice(page, server)
    expect(Guest(page).hand().first).to_be_visible()
    page.get_by_role("button", name=say("table-more"), exact=True).click()
    page.evaluate(LOGGED)
    choose(page)
    until(page, "bill")
    logged: list[str] = page.evaluate("window.logged")
    assert logged
    # The server has dealt the next round by then, and knows the last one's sums.
    early = [say("table-log-earlier"), say("event-sushi-go-dealt", round=2)]
    for told in (*early, say("event-sushi-go-boat", who="", you="no").strip()):
        assert not [text for text in logged if told in text], told


def test_a_line_that_prints_lights_up_its_dishes(windows: Windows, server: Server) -> None:
    page = windows.new(PHONE, **MOVING)
    before_the_last_choice(page, server)
    choose(page)
    until(page, "bill")
    bill = bill_of(page, 1)
    lit = bill.locator(".group.lit")
    expect(lit.first).to_be_visible()
    # Untouched, it prints to its end.
    expect(bill.locator(".waits")).to_have_count(0)


def test_who_wants_no_motion_reads_the_whole_bill_at_once(windows: Windows, server: Server) -> None:
    page = windows.new(PHONE)
    before_the_last_choice(page, server)
    choose(page)
    until(page, "bill")
    assert scenes(page)[-1:] == ["bill"]
    assert not {"reveal", "land"} & set(scenes(page))
    bill = bill_of(page, 1)
    expect(bill.get_by_text(say("receipt-total")).first).to_be_visible()
    # The others are one press away.
    names = [say("level-novice") + f" {letter}" for letter in "BC"]
    for name in names:
        there = bill.get_by_role("heading", name=name)
        expect(there).not_to_be_in_viewport(ratio=0.9)
        bill.get_by_role("button", name=say("receipt-of", name=name), exact=True).click()
        expect(there).to_be_in_viewport(ratio=0.9)


def test_the_arrow_points_where_hands_go(windows: Windows, server: Server) -> None:
    page = windows.new(DESKTOP, **MOVING)
    board = Board(server, GAME, novices(3))
    board.play(1)
    page.goto(board.address)
    belt = page.get_by_role("region", name=say("table-belt"), exact=True)
    expect(belt).to_contain_text(say("table-passing-left"))
    expect(belt.locator("use[href='#art-sign-left']")).to_have_count(1)
    # The left neighbour, who gets one's hand, stands to the left on the belt.
    mine, next_one = (belt.locator(f"[data-belt='{seat}']").bounding_box() for seat in (0, 1))
    assert mine
    assert next_one
    assert next_one["x"] < mine["x"]


def test_a_page_that_is_loaded_anew_goes_straight_to_the_table(
    windows: Windows, server: Server
) -> None:
    page = windows.new(PHONE, **MOVING)
    before_the_last_choice(page, server)
    choose(page)
    until(page, "bill")
    page.reload()
    expect(Guest(page).hand()).to_have_count(TURNS)
    assert scenes(page) == []


def test_who_chooses_while_a_scene_plays_is_taken_at_their_word(
    windows: Windows, server: Server
) -> None:
    page = windows.new(PHONE, **MOVING)
    board = Board(server, GAME, novices(3))
    board.play(1)
    page.goto(board.address)
    line = server.page(board.made["table"], board.made["watch"])
    number = line.message["turn"]["number"]
    choose(page)
    once_played(page, "reveal")
    choose(page)  # of the hand that is just coming along the belt
    line.until(lambda message: message["turn"]["number"] >= number + 2)
    line.close()
    until(page, "table")
    expect(Guest(page).hand()).to_have_count(TURNS - 3)


def test_who_watches_sees_the_same_scenes_without_pressing(
    windows: Windows, server: Server
) -> None:
    page, other = windows.new(PHONE), windows.new(DESKTOP, **MOVING)
    screen = windows.new((1920, 1080), **MOVING)
    board = before_the_last_choice(page, server)
    other.goto(f"/t/{board.made['table']}#{board.made['watch']}")
    expect(other.get_by_text(say("table-watching"))).to_be_visible()
    screen.goto(f"/screen/{board.made['table']}#{board.made['watch']}")
    expect(screen.locator(".table.screen")).to_be_visible()
    choose(page)
    for eyes in (other, screen):
        until(eyes, "bill")
    for eyes in (other, screen):
        until(eyes, "table")
        acts = ["close", "reveal", "reveal", "land", "bill", "sweep", "deal", "table"]
        assert scenes(eyes)[-8:] == acts


def finale(page: Page, server: Server) -> None:
    """A match of which the last choice is made, up to its last bill."""
    board = Board(server, GAME, novices(3))
    board.play(3 * (TURNS - 1) - 1)
    page.goto(board.address)
    choose(page)
    until(page, "bill")


def test_the_winner_is_named_after_the_last_bill_the_final_count_and_the_podium(
    windows: Windows, server: Server
) -> None:
    page = windows.new(PHONE, **MOVING)
    finale(page, server)
    page.evaluate(WATCH)
    press = page.get_by_role("button", name=say("receipt-skip"), exact=True)
    press.click()
    page.get_by_role("button", name=say("stage-to-ending"), exact=True).click()
    until(page, "ending")
    press.click()
    ending = page.get_by_role("region", name=say("receipt-end"), exact=True)
    expect(ending.get_by_text(say("receipt-end"), exact=True).first).to_be_visible()
    expect(ending.get_by_text(say("receipt-total"), exact=True)).to_have_count(0)
    page.get_by_role("button", name=say("stage-to-podium"), exact=True).click()
    until(page, "podium")
    until(page, "winner")
    until(page, "result")
    played = scenes(page)
    assert played[played.index("bill") :] == ["bill", "ending", "podium", "winner", "table"]
    # Whatever was written or spoken before the winner's scene does not say who won.
    head = page.locator(".head p").first.inner_text()
    early: list[str] = page.evaluate("window.before")
    assert early
    assert not [text for text in early if head in text]
    # What can be done next is in sight.
    for key in ("over-rematch", "over-share", "over-check"):
        there = page.get_by_role("button", name=say(key), exact=True)
        expect(there).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("link", name=say("over-replay"))).to_be_in_viewport(ratio=1)


WATCH = """() => {
    window.before = [];
    const look = () => {
        const scene = document.querySelector("[data-scene]")?.dataset.scene;
        if (["winner", "result", undefined].includes(scene)) return;
        window.before.push(document.title + document.body.textContent);
    };
    new MutationObserver(look).observe(document, {
        subtree: true, childList: true, characterData: true, attributes: true,
    });
}"""


# Have the stamp come down again, and hold it where it begins.
STAMP = """() => {
    const stamp = document.querySelector(".stamped");
    stamp.classList.add("fresh");
    for (const motion of stamp.getAnimations()) {
        motion.pause();
        motion.currentTime = 0;
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    return [stamp.getAnimations().length, scrollWidth - clientWidth];
}"""


def test_the_stamp_comes_down_without_making_the_page_wider(
    windows: Windows, server: Server
) -> None:
    board = Board(server, GAME, novices(3))
    board.finish()
    page = windows.new(PHONE, **MOVING)
    page.goto(board.address)
    expect(page.locator(".stamped")).to_be_visible()
    assert page.evaluate(STAMP) == [1, 0]


def test_a_tap_hurries_the_podium(windows: Windows, server: Server) -> None:
    page = windows.new(PHONE, **MOVING)
    finale(page, server)
    for key in ("receipt-skip", "stage-to-ending", "receipt-skip", "stage-to-podium"):
        page.get_by_role("button", name=say(key), exact=True).click()
    page.locator("[data-scene=podium] .podium").click(force=True)
    until(page, "result")
    expect(page.get_by_role("button", name=say("over-rematch"), exact=True)).to_be_visible()
    assert "winner" not in scenes(page)


def test_what_was_opened_after_the_end_survives_what_others_do(
    windows: Windows, server: Server
) -> None:
    board = Board(server, GAME, novices(3))
    board.finish()
    page = windows.new(PHONE)
    page.goto(board.address)
    button = page.get_by_role("button", name=say("over-check"), exact=True)
    box = button.bounding_box()
    assert box
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    other = server.seat(board.made, "Bo")  # somebody wants to be in next time, amid the press
    expect(page.get_by_text(say("over-waiting-too", names="Bo"))).to_be_visible()
    page.mouse.up()
    expect(button).to_have_attribute("aria-expanded", "true")
    line = server.page(board.made["table"], other["secret"])
    assert line.say("say", phrase="phrase-hello")["type"] == "ack"
    assert line.say("leave")["type"] == "ack"
    expect(page.get_by_text(say("over-waiting-too", names="Bo"))).to_have_count(0)
    expect(button).to_have_attribute("aria-expanded", "true")
    expect(page.get_by_text(say("check-good"))).to_be_visible()
    line.close()

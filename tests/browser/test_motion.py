"""What moves tells what happened: from where to where, in time, and not at all for who minds it."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from sushibelt.words import say
from tests.browser.boards import Board, novices
from tests.browser.chromium import DESKTOP, PHONE, Windows
from tests.browser.guest import Guest
from tests.browser.pupil import Pupil
from tests.browser.test_at_the_table import button
from tests.browser.test_scenes import (
    GAME,
    MOVING,
    TURNS,
    before_the_last_choice,
    bill_of,
    choose,
    finale,
    once_played,
    scenes,
    until,
)
from tests.server.process import Server, play_on

LONGEST = 1000  # milliseconds: nothing is on its way for longer
# Everything that is set in motion by a program: what, from where, to where, for how long.
RECORD = """
window.flights = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
    const box = this.getBoundingClientRect();
    const [first, last] = [frames[0], frames.at ? frames.at(-1) : undefined];
    const moved = (frame) => {
        const shift = /translate\\((-?[\\d.]+)px, (-?[\\d.]+)px\\)/.exec(frame?.transform ?? "");
        const [x, y] = shift ? [Number(shift[1]), Number(shift[2])] : [0, 0];
        return [box.x + box.width / 2 + x, box.y + box.height / 2 + y];
    };
    window.flights.push({
        what: this.className?.baseVal ?? this.className,
        inside: this.closest("[class]:not([aria-hidden])")?.parentElement?.className ?? "",
        stack: this.closest("[data-stack]")?.dataset.stack ?? "",
        tray: Boolean(this.closest(".tray")),
        seat: this.closest("[data-belt]")?.dataset.belt ?? "",
        copy: this.style?.position === "fixed",
        text: this.textContent,
        from: moved(first),
        to: moved(last),
        lasts: (options.duration ?? 0) + (options.delay ?? 0),
    });
    return animate.call(this, frames, options);
};
"""
# How much wider than its window the page ever was, frame by frame.
WIDEST = """
window.widest = 0;
const look = () => {
    const page = document.documentElement;
    if (page) window.widest = Math.max(window.widest, page.scrollWidth - page.clientWidth);
    requestAnimationFrame(look);
};
look();
"""
AT_REST = """async () => {
    while (document.getAnimations().length) await new Promise(requestAnimationFrame);
}"""
LAYERS = "all => [...new Set(all.map((one) => getComputedStyle(one).willChange))]"
TUMBLES = "all => [...new Set(all.map((one) => getComputedStyle(one).animationName))]"


def flights(page: Page) -> list[dict[str, Any]]:
    """Everything that was set in motion so far."""
    return list(page.evaluate("window.flights"))


def eventually(page: Page, there: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Wait for a flight."""
    for _ in range(600):
        found = [one for one in flights(page) if there(one)]
        if found:
            return found[0]
        page.wait_for_timeout(50)
    raise AssertionError(flights(page))


def middle_of(page: Page, selector: str) -> tuple[float, float]:
    """Where something is, of what can be seen of it."""
    box = page.locator(f"{selector} >> visible=true").first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def near(place: list[float], there: tuple[float, float], far: float = 30) -> bool:
    return abs(place[0] - there[0]) < far and abs(place[1] - there[1]) < far


def recorded(windows: Windows, size: tuple[int, int] = PHONE, **more: Any) -> Page:
    """A window that remembers what moves in it."""
    page = windows.new(size, **{**MOVING, **more})
    page.add_init_script(RECORD)
    return page


def test_a_choice_flies_under_its_cloche_and_dishes_to_their_plates(
    windows: Windows, server: Server
) -> None:
    page = recorded(windows)
    board = Board(server, GAME, novices(3))
    board.play(1)
    page.goto(board.address)
    expect(Guest(page).hand().first).to_be_visible()
    page.evaluate("window.flights.length = 0")
    card = middle_of(page, "section.hand li")
    stool = middle_of(page, "[data-stool='0']")
    Guest(page).hand().first.click()
    page.locator(".bar .first").first.click()
    taken = eventually(page, lambda one: one["copy"])
    assert near(taken["from"], card, 60)
    assert near(taken["to"], stool)
    # Everybody's dish hops from under the cloche to the belt, and on to the plate.
    eventually(page, lambda one: one["tray"] and not one["copy"])
    until(page, "table")
    laid = [one for one in flights(page) if "dish" in one["what"] and one["seat"]]
    assert {one["seat"] for one in laid} == {"0", "1", "2"}
    assert all(one["lasts"] <= LONGEST for one in flights(page))


def test_a_dish_flies_to_its_plate_once(windows: Windows, server: Server) -> None:
    """What was laid a turn ago stays where it is while others choose."""
    page = recorded(windows)
    board = Board(server, GAME, novices(3))
    board.play(1)
    page.goto(board.address)
    eventually(page, lambda one: one["tray"])  # what lies there came with the page
    page.evaluate(AT_REST)
    page.evaluate("window.flights.length = 0")
    Guest(page).hand().first.click()
    page.locator(".bar .first").first.click()
    eventually(page, lambda one: one["tray"])
    until(page, "table")
    dishes = [one for one in flights(page) if "dish" in one["what"] and not one["copy"]]
    laid = [one for one in dishes if one["seat"]]
    assert len([one for one in dishes if one["tray"]]) == len(laid) >= 3


def test_cloches_of_bots_close_too_and_lift_together(windows: Windows, server: Server) -> None:
    page = recorded(windows)
    page.add_init_script(
        """addEventListener("DOMContentLoaded", () => {
            window.cloches = {};
            new MutationObserver(() => {
                const scene = document.querySelector("[data-scene]")?.dataset.scene;
                const now = document.querySelectorAll(".figure .cloche:not([inert])").length;
                window.cloches[scene] = Math.max(window.cloches[scene] ?? 0, now);
            }).observe(document, { subtree: true, childList: true, attributes: true });
        });"""
    )
    board = Board(server, GAME, novices(4))
    board.play(1)
    page.goto(board.address)
    choose(page)
    once_played(page, "pass")
    until(page, "table")
    expect(page.locator(".figure .cloche")).to_have_count(0)
    assert scenes(page)[-4:] == ["close", "reveal", "pass", "table"]
    assert page.evaluate("window.cloches.close") == 4


def test_hands_travel_along_the_belt_the_way_the_arrow_points(
    windows: Windows, server: Server
) -> None:
    page = recorded(windows, DESKTOP)
    board = Board(server, GAME, novices(4))
    board.play(1)
    page.goto(board.address)
    expect(page.locator("use[href='#art-sign-left']")).to_have_count(1)
    page.evaluate("window.flights.length = 0")
    choose(page)
    eventually(page, lambda one: "held" in one["what"])
    until(page, "table")
    hands = [one for one in flights(page) if "held" in one["what"]]
    assert len(hands) == 4
    to_the_left = [one for one in hands if one["from"][0] > one["to"][0]]
    assert len(to_the_left) == 3  # and one from the end of the belt to its beginning


def test_points_fly_from_the_bill_to_their_stools(windows: Windows, server: Server) -> None:
    page = recorded(windows, DESKTOP)
    before_the_last_choice(page, server)
    choose(page)
    until(page, "bill")
    points = bill_of(page, 1).locator("[data-points]")
    before = points.all_inner_texts()
    assert before == ["0", "0", "0"]
    expect(bill_of(page, 1).locator(".bill.waits")).to_have_count(0)
    sums = [one for one in flights(page) if one["copy"] and one["text"].strip("+−").isdigit()]
    assert len(sums) == 3
    for seat in range(3):
        stool = middle_of(page, f"[data-points='{seat}']")
        assert any(near(one["to"], stool) for one in sums)
    # One's own came first: the others' totals waited for it.
    assert near(sums[0]["to"], middle_of(page, "[data-points='0']"))


def test_a_stolen_tile_flies_from_stack_to_stack(windows: Windows, server: Server) -> None:
    for seed in range(12):
        board = Board(server, "sushizock/2008", novices(2), name=f"Ana {seed}")
        line = board.start()
        play_on([line], stop=lambda message: any("steal" in name for name in message["legal"]))
        line.close()
        if any("steal" in name for name in line.message["legal"]):
            break
    page = recorded(windows)
    page.goto(board.address)
    stack = page.locator("button.stack.lit").first
    place = str(stack.get_attribute("data-stack"))
    start = middle_of(page, f"[data-stack='{place}']")
    stack.click()
    which = page.get_by_role("group", name=say("table-bar"), exact=True).locator(".button")
    if not button(page, "table-zock-steal").is_visible():
        which.last.click()
    button(page, "table-zock-steal").click()
    own = f"{line.message['you']} {place.split()[1]}"
    flight = eventually(page, lambda one: one["stack"] == own)
    assert near(flight["from"], start)


def test_nothing_flies_for_who_wants_no_motion(windows: Windows, server: Server) -> None:
    page = recorded(windows, reduced_motion="reduce")
    before_the_last_choice(page, server)
    choose(page)
    until(page, "bill")
    page.get_by_role("button", name=say("stage-next-round", round=2), exact=True).click()
    until(page, "table")
    assert [one for one in flights(page) if one["lasts"] > 0] == []


def test_one_tap_hurries_the_last_reveal(windows: Windows, server: Server) -> None:
    page = windows.new(**MOVING)
    before_the_last_choice(page, server)
    choose(page)
    page.locator("[data-scene=close], [data-scene=reveal]").first.wait_for()
    page.locator(".table .middle").first.click(force=True)
    until(page, "bill")
    assert "land" not in scenes(page)


def test_a_page_that_had_no_line_goes_straight_to_the_table(
    windows: Windows, server: Server
) -> None:
    windows.outage = True
    page = windows.new(**MOVING)
    lines: list[WebSocketRoute] = []
    cut = False

    def connect(line: WebSocketRoute) -> None:
        if cut:
            line.close()
        else:
            line.connect_to_server()
            lines.append(line)

    page.route_web_socket("**/ws/**", connect)
    board = before_the_last_choice(page, server)
    expect(Guest(page).hand().first).to_be_visible()
    cut = True
    for line in lines:
        line.close()
    expect(page.get_by_text(say("table-reconnecting"))).to_be_visible()
    other = server.page(board.made["table"], board.made["secret"])
    other.pick(other.message["legal"][0])
    other.until(lambda message: bool(message["sheet"][0]["rounds"]))
    cut = False
    expect(Guest(page).hand()).to_have_count(TURNS)
    assert scenes(page) == []
    other.close()


def test_a_replay_plays_the_same_scenes(windows: Windows, server: Server) -> None:
    match = Board(server, GAME, novices(3)).finish()
    page = windows.new(DESKTOP, **MOVING)
    page.goto(f"/replay/{match}")
    forth = button(page, "replay-forth")
    for _ in range(60):
        if "bill" in scenes(page):
            break
        forth.click()
        expect(page.locator("[data-scene=table], [data-scene=bill]")).to_be_visible()
    until(page, "bill")
    played = scenes(page)
    assert played[-5:] == ["close", "reveal", "reveal", "land", "bill"]
    slider = page.get_by_role("slider")
    slider.focus()
    slider.press("End")
    slider.press("ArrowLeft")
    forth.click()
    until(page, "bill")
    button(page, "receipt-skip").click()
    button(page, "stage-to-ending").click()
    button(page, "receipt-skip").click()
    button(page, "stage-to-podium").click()
    until(page, "podium")
    until(page, "winner")
    until(page, "table")
    expect(page.get_by_role("columnheader", name=say("receipt-total"))).to_be_visible()
    assert scenes(page)[-4:] == ["ending", "podium", "winner", "table"]


def test_a_lesson_plays_the_same_scenes(windows: Windows) -> None:
    page = windows.new(**MOVING)
    pupil = Pupil(page, "sushi-go")
    seen: set[str] = set()
    pupil.play(follows=True, look=lambda: seen.update(scenes(page)))
    assert {"close", "reveal", "land", "bill"} <= seen


def test_nobody_is_told_early_who_leads_or_wins(windows: Windows, server: Server) -> None:
    """The boat tells who leads; it comes when the bill is printed."""
    page = windows.new(DESKTOP, **MOVING)
    finale(page, server)
    said = page.locator("[role=status], [role=alert], .log").all_inner_texts()
    taken = say("event-sushi-go-boat", who="", you="no").strip()
    assert not [text for text in said if taken in text]


def test_what_comes_from_outside_the_window_never_makes_the_page_wider(
    windows: Windows, server: Server
) -> None:
    page = windows.new(PHONE, **MOVING)
    page.add_init_script(WIDEST)
    before_the_last_choice(page, server)
    Guest(page).hand().first.wait_for()
    choose(page)
    until(page, "bill")
    assert "land" in scenes(page)
    assert page.evaluate("window.widest") == 0


def test_what_has_landed_is_drawn_at_its_own_size(windows: Windows, server: Server) -> None:
    page = recorded(windows)
    board = Board(server, GAME, novices(3))
    board.play(1)
    page.goto(board.address)
    Guest(page).hand().first.click()
    page.locator(".bar .first").first.click()
    eventually(page, lambda one: one["tray"] and not one["copy"])
    until(page, "table")
    page.evaluate(AT_REST)
    # A layer of its own keeps the size in which it set out.
    assert page.locator(".tray .dish").evaluate_all(LAYERS) == ["auto"]


def test_a_mochi_die_tumbles_only_when_it_is_rolled(windows: Windows, server: Server) -> None:
    board = Board(server, "sushi-go/anniversary+mochi", novices(3))
    board.play(1)
    page = windows.new(**MOVING)
    page.goto(board.address)
    dice = page.get_by_role("button", name=say("table-die", face="").strip()).locator(".die")
    expect(dice).to_have_count(3)
    assert dice.evaluate_all(TUMBLES) == ["none"]

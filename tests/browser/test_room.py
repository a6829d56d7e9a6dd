"""Room: every window is used, every plate is in sight, and the hand is the largest thing.

The empty stretches that are measured are those of the table in the middle of a round.
"""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sushibelt import words
from sushibelt.words import say
from tests.browser.boards import Board, dealt, novices
from tests.browser.chromium import PHONE, Windows, resize
from tests.browser.guest import Guest
from tests.browser.tongues import speak
from tests.server.process import Server
from tests.shapes import EVERYTHING

EMPTIEST = (Path(__file__).parent / "emptiest.js").read_text()
MOST_EMPTY = 0.25  # of the window
TELEVISION = (1920, 1080)
# Phones as their browsers show pages, between two bars.
LOW = [(390, 664), (360, 640)]
NARROW = (320, 640)
SMALLEST = (320, 568)
UPRIGHT = [PHONE, (768, 1024), (820, 1180)]
SIZES = [*UPRIGHT, (1180, 820), (844, 390), (1280, 800), (1440, 900), (1920, 1080)]
# Game, seats, and the choices until the middle of a round.
TABLES = [("sushi-go/anniversary", 4, 4), ("sushi-roll/2019", 4, 3), ("sushizock/2008", 4, 6)]
ALL_TABLES = [
    *TABLES,
    ("sushi-go/zoch-2014", 3, 5),
    ("sushi-go/anniversary+mochi", 5, 4),
    ("sushi-go/anniversary+battle", 2, 4),
    ("sushi-go/anniversary+puppet", 2, 5),
    ("sushi-roll/2019", 2, 4),
    ("sushi-roll/2019", 5, 2),
    ("sushizock/2008", 2, 6),
    ("sushizock/2008+matching", 5, 6),
]
# What lies in front of others, and whether all of it can be seen.
PLATES = """(names) => [...document.querySelectorAll("ul.tray")]
  .filter((tray) => names.includes(tray.ariaLabel) && tray.checkVisibility())
  .map((tray) => {
    const { x, y, width, height, right, bottom } = tray.getBoundingClientRect();
    const inside = x >= 0 && y >= 0 && right <= innerWidth && bottom <= innerHeight;
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return [tray.ariaLabel, inside && tray.contains(top)];
  })"""
# How far the tray reaches below its last dish, in pixels.
SPARE = """(tray) => {
  const lowest = Math.max(...[...tray.children].map((one) => one.getBoundingClientRect().bottom));
  return tray.getBoundingClientRect().bottom - lowest;
}"""

# What was laid last and reaches out of the belt, over what lies in front of somebody.
BESIDE_THE_BELT = """() => {
  const { top, bottom } = document.querySelector(".belt, .belts, .rows").getBoundingClientRect();
  return [...document.querySelectorAll(":is(.belt, .belts, .rows) :is(.dish, .tile)")]
    .map((dish) => dish.getBoundingClientRect())
    .filter((dish) => dish.top < top - 1 || dish.bottom > bottom + 1);
}"""
# Numbers on cards that others lie on: the middle of each is what is seen there.
UNREADABLE = """() => [...document.querySelectorAll(".covered b")].filter((number) => {
  const { x, y, width, height } = number.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) !== number || height < 14;
}).map((number) => number.textContent)"""

HAIR = 2  # pixels that letters may reach over their line
# How much of an explanation is out of sight, in pixels, if it is this one.
READ = """(told, [name, text]) => {
  told.querySelector("b").textContent = name;
  const written = [...told.childNodes].find((node) => node.nodeType === 3 && node.data.trim());
  written.data = ` ${text} `;
  return told.scrollHeight - told.clientHeight;
}"""


def sit(
    windows: Windows, server: Server, game: str, seats: int, turns: int, size: tuple[int, int]
) -> Page:
    """A window at a table at which so many choices were made."""
    board = Board(server, game, novices(seats))
    board.play(turns)
    return seated(windows, board, size)


def seated(windows: Windows, board: Board, size: tuple[int, int]) -> Page:
    """A window at a table."""
    page = windows.new(size)
    page.goto(board.address)
    expect(page.locator("main .counter button:enabled:visible").first).to_be_visible()
    return page


def has_covered_number(table: dict[str, Any]) -> bool:
    """Whether a number is printed on a card that nobody can take yet."""
    spots, free = table["view"]["spots"], table["legal"]
    return any(card[-1].isdigit() for spot, card in spots.items() if spot not in free)


def box(found: Any) -> dict[str, float]:
    """Where something is."""
    there = found.bounding_box()
    assert there
    return dict(there)


def area(found: Any) -> float:
    """How large something is."""
    there = box(found)
    return there["width"] * there["height"]


@pytest.mark.parametrize(("game", "seats", "turns"), ALL_TABLES if EVERYTHING else TABLES)
def test_no_stretch_of_a_table_is_bare(
    windows: Windows, server: Server, game: str, seats: int, turns: int
) -> None:
    page = sit(windows, server, game, seats, turns, PHONE)
    found = {}
    for size in SIZES:
        resize(page, size)
        found[size] = page.evaluate(EMPTIEST)
    assert not {
        size: expected for size, expected in found.items() if expected["share"] > MOST_EMPTY
    }


@pytest.mark.parametrize(
    ("game", "seats", "turns"), [("sushi-go/anniversary", 4, 5), ("sushi-roll/2019", 4, 3)]
)
def test_a_phone_shows_every_plate_and_nothing_scrolls(
    windows: Windows, server: Server, game: str, seats: int, turns: int
) -> None:
    page = sit(windows, server, game, seats, turns, PHONE)
    names = [f"{say('level-novice')} {letter}" for letter in "BCD"]
    trays = [say("table-tray-of", who=name) for name in names]
    for size in UPRIGHT:
        resize(page, size)
        assert sorted(page.evaluate(PLATES, trays)) == [[tray, True] for tray in trays], size
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), size
        own = page.get_by_role("list", name=say("table-your-tray"), exact=True)
        assert own.evaluate(SPARE) <= 16, size


def test_the_hand_is_the_largest_thing_on_a_phone(windows: Windows, server: Server) -> None:
    page = sit(windows, server, "sushi-go/anniversary", 4, 3, PHONE)
    hand = page.get_by_role("region", name=say("table-hand"), exact=True).get_by_role("list")
    trays = page.locator("ul.tray:visible")
    belt = page.get_by_role("region", name=say("table-belt"), exact=True)
    others = [area(one) for one in [*trays.all(), belt]]
    assert len(others) == 5
    assert area(hand) > max(others)


# Five at a table, and two with the puppet.
CROWDED = [("sushi-go/anniversary", 5, 0), ("sushi-roll/2019", 5, 3), ("sushizock/2008", 5, 0)]
FEW = [("sushi-go/anniversary+puppet", 2, 4), ("sushizock/2008", 2, 6)]


@pytest.mark.parametrize(
    ("game", "seats", "turns"),
    [*TABLES, *CROWDED, *FEW] if EVERYTHING else [*TABLES, *CROWDED, FEW[0]],
)
def test_everything_is_in_sight_between_the_bars_of_a_browser(
    windows: Windows, server: Server, game: str, seats: int, turns: int
) -> None:
    turns = 0 if game == "sushi-go/anniversary" else turns
    page = sit(windows, server, game, seats, turns, LOW[0])
    things = page.locator(".offer .pick")
    for size in [*LOW, NARROW, SMALLEST, *UPRIGHT]:
        resize(page, size)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), size
        assert not page.evaluate(BESIDE_THE_BELT), size
        assert box(page.locator(".bar .words"))["x"] >= 8, size
        for thing in things.all():
            expect(thing).to_be_in_viewport(ratio=1)
            least = 50 if size[0] == NARROW[0] else 56
            assert box(thing.locator("> :first-child"))["width"] >= least, size


@pytest.mark.parametrize(
    ("game", "seats", "least"),
    [("sushi-roll/2019", 2, 88), ("sushi-roll/2019", 4, 70), ("sushizock/2008", 4, 70)],
)
def test_dice_on_a_phone_are_as_large_as_cards(
    windows: Windows, server: Server, game: str, seats: int, least: int
) -> None:
    page = sit(windows, server, game, seats, 0, PHONE)
    for die in page.locator(".offer .pick").all():
        assert box(die.locator("> :first-child"))["width"] >= least


def test_what_leads_on_from_a_bill_is_in_sight_at_every_size(
    windows: Windows, server: Server
) -> None:
    page = sit(windows, server, "sushi-go/anniversary", 4, 6, PHONE)
    Guest(page).play("bill")
    onward = page.get_by_role("button", name=say("stage-next-round", round=2), exact=True)
    for size in [*SIZES, *LOW, NARROW]:
        resize(page, size)
        page.evaluate("scrollTo(0, 0)")
        expect(onward).to_be_in_viewport(ratio=1)
        there = box(page.locator(".columns"))
        seen = min(size[1], there["y"] + there["height"]) - there["y"]
        assert seen >= size[1] * 0.4, (size, "the bill has too little room")
    resize(page, PHONE)
    wide = box(onward)["width"]
    assert wide >= PHONE[0] / 2, wide


def test_what_can_be_done_after_a_match_is_in_sight_at_every_size(
    windows: Windows, server: Server
) -> None:
    board = Board(server, "sushi-go/anniversary", novices(4))
    board.finish()
    page = windows.new(PHONE)
    page.goto(board.address)
    again = page.get_by_role("button", name=say("over-rematch"), exact=True)
    for size in [*SIZES, LOW[0]]:
        resize(page, size)
        expect(again).to_be_in_viewport(ratio=1)
        for key in ("over-share", "over-check"):
            expect(page.get_by_role("button", name=say(key), exact=True)).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("link", name=say("over-replay"))).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("seats", "turns", "held", "least"), [(4, 2, 6, 88), (2, 0, 10, 72)])
def test_cards_on_a_phone_are_large(
    windows: Windows, server: Server, seats: int, turns: int, held: int, least: int
) -> None:
    page = sit(windows, server, "sushi-go/anniversary", seats, turns, PHONE)
    cards = Guest(page).hand()
    expect(cards).to_have_count(held)
    for card in cards.all():
        assert box(card.locator("> :first-child"))["width"] >= least


def test_a_hand_of_ten_stands_in_one_row_at_a_desk(windows: Windows, server: Server) -> None:
    page = sit(windows, server, "sushi-go/anniversary", 2, 0, (1280, 800))
    cards = Guest(page).hand()
    expect(cards).to_have_count(10)
    for size in [size for size in SIZES if size[0] >= 1180]:
        resize(page, size)
        assert len({box(card)["y"] for card in cards.all()}) == 1, size


def test_a_replay_on_a_phone_shows_every_tray(windows: Windows, server: Server) -> None:
    match = Board(server, "sushi-go/anniversary", novices(4)).finish()
    page = windows.new()
    page.goto(f"/replay/{match}")
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    for _ in range(5):
        slider.press("ArrowRight")
    names = ["Ana", *(f"{say('level-novice')} {letter}" for letter in "BCD")]
    trays = [say("table-tray-of", who=name) for name in names]
    assert sorted(page.evaluate(PLATES, trays)) == [[tray, True] for tray in sorted(trays)]


def test_numbers_on_covered_cards_can_be_read(windows: Windows, server: Server) -> None:
    board = dealt(server, "sushi-go/anniversary+battle", 2, 0, has_covered_number)
    page = seated(windows, board, PHONE)
    assert page.locator(".covered b").count()
    for size in SIZES:
        resize(page, size)
        assert not page.evaluate(UNREADABLE), size
    assert not page.locator(".covered:has(b) use:visible").count(), "a number stands there twice"


def test_the_fewer_cards_a_pyramid_has_the_larger_they_are(
    windows: Windows, server: Server
) -> None:
    whole = sit(windows, server, "sushi-go/anniversary+battle", 2, 0, UPRIGHT[1])
    page = sit(windows, server, "sushi-go/anniversary+battle", 2, 8, UPRIGHT[1])
    cards = page.locator(".pyramid .card")
    assert box(cards.first)["width"] >= box(whole.locator(".pyramid .card").first)["width"]
    for size in SIZES:
        resize(page, size)
        for card in cards.all():
            expect(card).to_be_in_viewport(ratio=1)


def test_belts_on_a_tablet_stand_side_by_side(windows: Windows, server: Server) -> None:
    page = sit(windows, server, "sushi-roll/2019", 4, 3, UPRIGHT[1])
    belts = page.get_by_role("list", name=say("table-belts"), exact=True).locator("> li")
    expect(belts).to_have_count(3)
    for size in UPRIGHT[1:]:
        resize(page, size)
        assert len({box(belt)["y"] for belt in belts.all()}) == 1, size
        for die in belts.locator(".die").all():
            assert box(die)["width"] >= 48, size


def test_dice_for_mochi_lie_on_their_trays(windows: Windows, server: Server) -> None:
    page = sit(windows, server, "sushi-go/anniversary+mochi", 4, 3, PHONE)
    face = say("table-die", face=7).partition("7")[0].strip()
    for tray in page.locator("ul.tray:visible").all():
        die, wood = box(tray.get_by_role("button", name=face)), box(tray)
        for start, length in (("x", "width"), ("y", "height")):
            assert wood[start] < die[start]
            assert die[start] + die[length] < wood[start] + wood[length]


def test_a_big_screen_shows_the_way_in_while_seats_are_free(
    windows: Windows, server: Server
) -> None:
    board = Board(server, "sushi-go/anniversary", [None, *novices(3)])
    page = windows.new(TELEVISION)
    page.goto(f"/screen/{board.made['table']}#{board.made['watch']}")
    corner = box(page.get_by_role("img", name=say("lobby-qr")))
    assert corner["width"] >= 250
    assert corner["x"] > TELEVISION[0] / 2
    assert corner["y"] > TELEVISION[1] / 2
    server.seat(board.made, "Bo")
    expect(page.get_by_role("list", name=say("table-stools"))).to_contain_text("Bo")


@pytest.mark.parametrize(("game", "seats", "turns"), TABLES)
def test_a_big_screen_can_be_read_from_three_metres(
    windows: Windows, server: Server, game: str, seats: int, turns: int
) -> None:
    board = Board(server, game, novices(seats))
    board.play(turns)
    page = windows.new(TELEVISION)
    page.goto(f"/screen/{board.made['table']}#{board.made['watch']}")
    expect(page.locator("main .counter")).to_be_visible()
    names = page.locator("main .counter .name:visible").all()
    assert len(names) >= seats
    for name in names:
        assert name.evaluate("(node) => parseFloat(getComputedStyle(node).fontSize)") >= 28
    for dish in page.locator("main :is(.tray .dish, .stack .tile, .row .tile):visible").all():
        assert box(dish)["height"] >= 48
    assert page.evaluate(EMPTIEST)["share"] <= MOST_EMPTY
    expect(page.get_by_role("button", name=say("table-more"), exact=True)).to_have_count(0)


def test_the_narrowest_phones_show_all_five_dice(windows: Windows, server: Server) -> None:
    board = Board(server, "sushizock/2008", novices(4))
    board.play(0)
    page = windows.new(NARROW)
    page.goto(board.address)
    dice = page.get_by_role("region", name=say("table-zock-dice"), exact=True).get_by_role("button")
    expect(dice.first).to_be_enabled()
    for size in (NARROW, SMALLEST):
        resize(page, size)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), size
        for die in dice.all():
            expect(die).to_be_in_viewport(ratio=1)
            die.click(trial=True)  # nothing lies over it
            assert box(die)["width"] >= 44


def test_what_a_card_does_is_read_without_scrolling(windows: Windows, server: Server) -> None:
    page = sit(windows, server, "sushi-go/anniversary+mochi", 4, 1, PHONE)
    Guest(page).hand().first.click()
    facts = {"faces": 6, "squishy": 2, "most": 6, "fewest": 3, "apart": "yes", "duo": 0}
    for language in words.LANGUAGES:
        speak(page, language)
        told = page.get_by_role("group", name=say("table-bar", language), exact=True).locator("p")
        expect(told).to_contain_text(say("rules-link-card", language))
        for kind in ("mochi", "strawberry"):  # the longest
            text = say(f"explain-{kind}", language, **facts)
            name = say(f"component-{'mochi' if kind == 'mochi' else 'strawberry1'}", language)
            assert told.evaluate(READ, [name, text]) <= HAIR, (language, kind)

"""What a visitor with another browser does: plays a match to its end, checks it, keeps a score."""

from random import Random
from typing import Any, NamedTuple

from sushibelt.words import say
from tests.browser.offers import MOST, OFFERS, WORDS, chosen
from tests.engines.window import Window, waited
from tests.server.process import Server

BUTTON = "(at) => document.querySelectorAll('main button:enabled')[at] ?? null"
ON_STAGE = "() => document.querySelector('[data-scene]')?.dataset.scene ?? null"
SCENES = """() => performance.getEntriesByType("mark").map(({ name }) => name)
    .filter((name) => name.startsWith("scene:")).map((name) => name.slice(6))"""
PODIUM = "() => [...document.querySelectorAll('.podium.full b')].map((one) => one.innerText)"
ADDRESS = "(name) => [...document.links].find((one) => one.innerText.trim() === name)?.pathname"
TITLE = "() => document.querySelector('.over h1').innerText"
STANDINGS = """() => [...document.querySelectorAll(".over table")[0].rows].slice(1)
    .map((row) => row.innerText.split(/\\s+/).filter(Boolean))"""
MOVED = "() => document.querySelector('input[type=range]')?.max > 0"
# All that this page has used is kept for when there is no network.
KEPT = """async () => {
    const used = performance.getEntriesByType("resource").map(({ name }) => name);
    const kept = used.filter((name) => name.includes("/assets/")).map((name) => caches.match(name));
    return Boolean(await caches.match("/")) && (await Promise.all(kept)).every(Boolean);
}"""


PLAYER = say("pad-player", seat=1)
LOOK = 30_000  # milliseconds that something to do is waited for


class Pad(NamedTuple):
    """What is written on a score pad: things to press, and what it says then."""

    first: tuple[str, ...]
    says: str
    then: str
    says_then: str


def _dish(what: str) -> str:
    return say("pad-more", what=what)


def _tile(tile: str) -> str:
    return say("pad-tile-on", tile=tile)


def _running(points: int) -> str:
    return say("pad-running", name=PLAYER, gained=f"+{points}", total=points)


def _total(points: int) -> str:
    return say("pad-total", name=PLAYER, total=points)


PADS = {
    "sushi-go": Pad((_dish("tempura"),) * 2, _running(5), _dish("salmon nigiri"), _running(7)),
    "sushi-roll": Pad((_dish("tempura"),) * 2, _running(5), _dish("salmon nigiri"), _running(7)),
    "sushizock": Pad((_tile("sushi 5"), _tile("bone −1")), _total(4), _tile("sushi 2"), _total(4)),
}


def play(window: Window, server: Server, family: str) -> None:
    """Sit down from the front page, and play to the end."""
    window.open(f"{server.address}/")
    window.fits()
    window.press("button", say("front-sit-down-at", game=say(f"family-{family}")))
    rng = Random(0)
    for _ in range(MOST):
        kind, places = chosen(window.ask(OFFERS, {"words": WORDS, "patience": LOOK}), "over", rng)
        window.fits()
        if kind == "over":
            return
        if places:
            button = window.node(BUTTON, rng.choice(places))
            if button:
                window.press_node(button)
    raise AssertionError("the match does not end")


def see_the_end(window: Window, server: Server) -> None:
    """Everybody's place and points are shown, and the deals can be checked."""
    waited("the result", lambda: window.ask(ON_STAGE) == "result")
    scenes = window.ask(SCENES)
    assert scenes[-3:] == ["podium", "winner", "table"], scenes
    match = window.ask(ADDRESS, say("over-replay")).rsplit("/", 1)[1]
    result = _result(server, match)
    title = window.ask(TITLE)
    praised = title.startswith(say("over-somebody-won", who="").rstrip("!"))
    assert title == say("over-you-won") if 0 in result["winners"] else praised, title
    rows = [[_plain(word) for word in row] for row in window.ask(STANDINGS)]
    seen = sorted((int(row[0]), int(row[-1])) for row in rows)
    assert seen == sorted(zip(result["places"], result["points"], strict=True)), rows
    steps = sorted(int(_plain(points)) for points in window.ask(PODIUM))
    assert steps == sorted(result["points"]), steps
    window.press("button", say("over-check"))
    window.says(say("check-good"))
    window.press("button", say("over-share"))
    window.says("sushibelt-bill.png")
    window.fits()
    window.press("a", say("over-replay"))
    waited("the replay", lambda: window.ask(MOVED))
    window.fits()


def _plain(number: str) -> str:
    return number.replace("−", "-")


def _result(server: Server, match: str) -> dict[str, Any]:
    answer = server.http.get(f"/api/matches/{match}/replay?eyes=open")
    return dict(answer.json()["result"])


def keep_score(window: Window, server: Server, family: str) -> None:
    """Begin a score pad, lose the server, and go on with it."""
    pad = PADS[family]
    window.open(f"{server.address}/score")
    window.press("a", say("pad-new"))
    window.press("input[type=radio]", say(f"family-{family}"))
    window.press("button", say("pad-begin"))
    for name in pad.first:
        window.press("button", name)
    window.says(pad.says)
    window.fits()
    waited("a copy of the site", lambda: window.ask(KEPT))
    server.stop()
    window.reload()
    window.says(pad.says)
    window.press("button", pad.then)
    window.says(pad.says_then)
    window.fits()

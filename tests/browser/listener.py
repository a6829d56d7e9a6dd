"""Somebody who plays by keyboard and by ear.

A listener knows what the accessibility tree holds and what the live region said, as a screen reader
does: roles, names, states and where the focus is. It never asks the page itself, nor where on the
screen a thing is, and it knows no rule: it presses what is on offer.
"""

from collections.abc import Callable, Iterator
from random import Random
from time import monotonic
from typing import Any, NamedTuple

from playwright.sync_api import Page

from sushibelt.words import say
from tests.browser.chromium import PATIENCE
from tests.browser.guest import WORDS

MOST = 1500  # things done in one match, at the very most
MOST_TABS = 120
LOOK = 25  # milliseconds between two looks
LINGERS = 2.0  # seconds in which a press should show
DETOUR = 0.25  # how often chopsticks, menus and swaps are tried when they are on offer
TAKES = (say("table-confirm"), say("table-confirm-both"), say("table-roll-take-button"))
LOST = "RootWebArea"  # what has the focus when nothing on the page has it
STOPS = ("button", "link", "combobox", "textbox", "DisclosureTriangle")  # where Tab stops
NAMED = ("region", "group", "list", "listitem", "log", "main")


class Node(NamedTuple):
    """One thing in the accessibility tree."""

    id: str
    role: str
    name: str
    description: str
    states: dict[str, Any]
    within: tuple[str, ...]  # the names of what it is part of, innermost first

    @property
    def focused(self) -> bool:
        return bool(self.states.get("focused"))

    @property
    def enabled(self) -> bool:
        return not self.states.get("disabled")

    @property
    def pressed(self) -> bool:
        return self.states.get("pressed") == "true"

    @property
    def place(self) -> str:
        """The nearest part of the page that has a name."""
        return next((name for name in self.within if name), "")


class Listener:
    """A person with a screen reader in front of a page."""

    def __init__(self, page: Page, seed: int = 0) -> None:
        self.page = page
        self._rng = Random(seed)
        self._line = page.context.new_cdp_session(page)
        self._line.send("Accessibility.enable")
        self._known: set[str] = set()
        self._seen: list[Node] = []  # when it looked last
        self.heard: list[str] = []  # everything that the live region said, in order
        self.keys = 0  # pressed so far

    # ---- what there is

    def look(self) -> list[Node]:
        """Everything in the tree, in reading order."""
        # As Playwright's own send does, but it would look through the whole tree for its objects.
        asked = self._line._impl_obj.send("Accessibility.getFullAXTree", None, None)
        answer = self._line._sync(asked)["nodes"]
        by_id = {one["nodeId"]: one for one in answer}
        found = list(_walk(by_id, answer[0]["nodeId"], ()))
        for node in found:
            said = node.role == "StaticText" and "log" in node.states["roles"]
            if said and node.id not in self._known and node.name.strip():
                self._known.add(node.id)
                self.heard.append(node.name)
        self._seen = found
        return found

    def rest(self) -> list[Node]:
        """Everything in the tree, as soon as it stays as it is."""
        before, until = self._seen, monotonic() + PATIENCE / 1000
        while monotonic() < until:
            self.page.wait_for_timeout(LOOK)
            now = self.look()
            if now == before:
                return now
            before = now
        raise AssertionError("the page never rests")

    def until(self, holds: Callable[[list[Node]], Any]) -> list[Node]:
        """Look again and again until something is so."""
        until = monotonic() + PATIENCE / 1000
        while monotonic() < until:
            nodes = self.look()
            if holds(nodes):
                return nodes
            self.page.wait_for_timeout(LOOK)
        raise AssertionError(f"never so; heard {self.heard[-6:]}")

    def focused(self) -> list[Node]:
        """Everything in the tree, as soon as something on the page has the focus.

        What had it may be taken off the page a moment before another thing gets it.
        """
        return self.until(lambda nodes: focus_in(nodes).role != LOST)

    def hears(self, text: str) -> None:
        """Listen until something was said, from now on or before."""
        self.until(lambda _: any(text in said for said in self.heard))

    # ---- what can be done

    def press(self, key: str) -> None:
        """Press a key."""
        self.keys += 1
        self.page.keyboard.press(key)

    def go_to(self, wanted: Callable[[Node], bool]) -> Node:
        """Go on by Tab, or back if it lies behind, until something wanted has the focus."""
        self.until(lambda nodes: any(map(wanted, nodes)))
        here = self._reach(wanted)
        assert here, "gone before Tab reached it"
        return here

    def _reach(self, wanted: Callable[[Node], bool]) -> Node | None:
        """The same, unless it goes from the page on the way."""
        for _ in range(MOST_TABS):
            nodes = self.look()
            here = focus_in(nodes)
            if wanted(here):
                return here
            at = nodes.index(here)
            goals = [place for place, node in enumerate(nodes) if wanted(node)]
            if not goals:
                return None
            goal = next((place for place in goals if place > at), goals[0])
            between = nodes[at + 1 : goal] if goal > at else nodes[goal + 1 : at]
            stops = sum(node.role in STOPS and node.enabled for node in between)
            for _ in range(stops + 1):
                self.press("Tab" if goal > at else "Shift+Tab")
        raise AssertionError("Tab does not reach it")

    def choose(self, node: Node) -> None:
        """Press a button: by its own key if it has one, else by Enter."""
        key = node.states.get("keyshortcuts")
        if key:
            self.press(key)
        elif self._reach(lambda one: one.id == node.id):
            self.press("Enter")

    def act(self) -> str:
        """Wait until something can be done, and do it; returns what it was."""
        nodes = self.rest()
        if self.keys and focus_in(nodes).role == LOST:
            nodes = self.focused()
        offers = [(kind_of(node), node) for node in nodes]
        kinds = {kind for kind, _ in offers}
        if "over" in kinds:
            return "over"
        detour = ["detour"] if self._rng.random() < DETOUR else []
        for kind in ("bill", "answer", *detour, "dish"):
            found = [node for one, node in offers if one == kind]
            if found:
                self._do(kind, self._rng.choice(found), nodes)
                return kind
        self.page.wait_for_timeout(LOOK)
        return "nothing"

    def _do(self, kind: str, node: Node, before: list[Node]) -> None:
        if kind == "bill":
            self._go_on()
        elif node.name in TAKES and focus_in(before).pressed:
            self.press("Enter")  # what was just chosen has the focus: it is taken where it lies
        else:
            self.choose(node)
        # What was pressed shows: in the tree, or in what is said.
        until = monotonic() + LINGERS
        while monotonic() < until and self.look() == before:
            self.page.wait_for_timeout(LOOK)

    def _go_on(self) -> None:
        """The heading of a bill has the focus, its text was said, and Enter leads on."""
        heading = focus_in(self.until(lambda nodes: focus_in(nodes).role == "heading"))
        self.hears(heading.name)
        self.press("Enter")

    def play(self) -> None:
        """Play on until the end; nothing but keys and ears."""
        assert any(self.act() == "over" for _ in range(MOST))


def focus_in(nodes: list[Node]) -> Node:
    """What has the focus: of those that hold each other, the innermost; else the whole page."""
    return next((node for node in reversed(nodes) if node.focused), nodes[0])


def kind_of(node: Node) -> str:
    """What a thing is to somebody who plays."""
    if node.role == "region" and node.name == WORDS["over"]:
        return "over"
    if node.role != "button" or not node.enabled:
        return "other"
    if any(node.name.startswith(start) for start in WORDS["bills"]):
        return "bill"
    if node.place == WORDS["bar"]:
        return _answer(node.name)
    offered = any(
        node.place.startswith(part) or node.place.endswith(part) for part in WORDS["places"]
    )
    return "dish" if offered and not node.pressed else "other"


def _answer(name: str) -> str:
    """What a button in the bar under the hand is."""
    if name == WORDS["undo"] or name in WORDS["away"]:
        return "away"
    return "detour" if any(name.startswith(start) for start in WORDS["detours"]) else "answer"


def _walk(by_id: dict[str, Any], at: str, path: tuple[tuple[str, str], ...]) -> Iterator[Node]:
    """Every node that is not ignored, with the names and roles around it."""
    answer = by_id[at]
    role = answer.get("role", {}).get("value", "")
    name = answer.get("name", {}).get("value", "")
    inner = path
    if not answer["ignored"]:
        states = {one["name"]: one["value"].get("value") for one in answer.get("properties", ())}
        states["roles"] = tuple(kind for kind, _ in path)
        within = tuple(called for kind, called in path if kind in NAMED)
        description = answer.get("description", {}).get("value", "")
        yield Node(at, role, name, description, states, within)
        inner = ((role, name), *path)
    for child in answer.get("childIds", ()):
        if child in by_id:
            yield from _walk(by_id, child, inner)

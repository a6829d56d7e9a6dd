"""A window of some browser, as large as a phone, and what a person can do with it."""

import json
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep
from typing import Any

SIZE = (390, 844)
PATIENCE = 60.0  # seconds until something that should be seen is missed
PAUSE = 0.05
FIND = (Path(__file__).parent / "find.js").read_text()
# Whether a press in the middle of something reaches it; it is scrolled to first, as by a person.
REACHED = """(node) => {
    node.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { left, top, width, height } = node.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (node.contains(hit) || hit.contains(node));
}"""
TOO_WIDE = """() => {
    const room = document.documentElement.clientWidth;
    return document.documentElement.scrollWidth - room;
}"""
SAYS = """(text) =>
    document.body.innerText.replace(/\\s+/g, " ").includes(text)"""


class MissingError(AssertionError):
    """Something that a person would have seen by now isn't there."""


class RefusedError(Exception):
    """The browser could not do what it was asked to, or the page's script failed."""


class Window(ABC):
    """What every engine's client can do, and what follows from it."""

    engine: str
    complaints: list[str]

    @abstractmethod
    def open(self, url: str) -> None:
        """Go to an address, and wait until its page is there."""

    @abstractmethod
    def reload(self) -> None:
        """Load the page again."""

    @abstractmethod
    def ask(self, function: str, *arguments: Any) -> Any:
        """Call a function in the page; what it returns is waited for."""

    @abstractmethod
    def node(self, function: str, *arguments: Any) -> Any:
        """Call a function that returns a thing of the page, or nothing."""

    @abstractmethod
    def press_node(self, node: Any) -> bool:
        """Press a thing in its middle; whether it could be reached."""

    @abstractmethod
    def listen(self) -> None:
        """Hear everything that the page has complained of up to now."""

    @abstractmethod
    def picture(self) -> bytes:
        """What can be seen, as PNG."""

    @abstractmethod
    def close(self) -> None:
        """Leave the browser."""

    def find(self, css: str, name: str | None = None) -> Any:
        """A thing by its name, once it is there."""
        return waited(f"{name or css} on the page", lambda: self.node(FIND, css, name))

    def press(self, css: str, name: str | None = None) -> None:
        """Press a thing by its name."""
        waited(f"{name or css} within reach", lambda: self.press_node(self.find(css, name)))

    def says(self, text: str) -> None:
        """Wait until a text can be read on the page."""
        waited(repr(text), lambda: self.ask(SAYS, text))

    def fits(self) -> None:
        """Nothing lies outside the page's width."""
        wide = self.ask(TOO_WIDE)
        assert wide <= 0, f"the page is {wide} px too wide"


def waited(what: str, seen: Callable[[], Any]) -> Any:
    """Look again until there is something to see."""
    end = monotonic() + PATIENCE
    while not (found := seen()):
        if monotonic() > end:
            raise MissingError(what)
        sleep(PAUSE)
    return found


def as_text(function: str, arguments: tuple[Any, ...]) -> str:
    """A call in JavaScript, its arguments written into it."""
    return (
        f"({function.strip().removesuffix(';')})({', '.join(json.dumps(one) for one in arguments)})"
    )

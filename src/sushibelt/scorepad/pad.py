"""The declaration of a family's pad: what its documents hold, and how they are entered.

A document has the names of the `seats` and, where a game has rounds, of every round what lies on
the plates: counts of slots under the pad's `key`. Whatever else it holds is a field. Reading a
document, the cells of a shared pad, the questions of the terminal and the browser's pad all follow
this declaration.
"""

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from typing import Any, NamedTuple, TypeAlias

from sushibelt.core.refusal import Refusal
from sushibelt.games.family import AnyGame
from sushibelt.scorepad.card import Entered, Notice
from sushibelt.scorepad.faults import Meanings


class Each(StrEnum):
    """How often a field is filled in."""

    ROUND = "round"
    GAME = "game"


class Numbers(NamedTuple):
    """One number for every plate, the puppet's included; `number` stands there before a writing."""

    number: int


class Counts(NamedTuple):
    """For every seat, how many there are of these."""

    counts: tuple[str, ...]


class Stacks(NamedTuple):
    """For every seat, a row of numbers for each of these."""

    stacks: tuple[str, ...]


class Field(NamedTuple):
    """What a document holds besides names and plates; the first part of its cells' names."""

    name: str
    each: Each
    holds: Numbers | Counts | Stacks
    asked: bool  # whether this game asks for it
    question: str  # the text with which the terminal asks for it
    missing: str = ""  # the notice that says that it should have been filled in
    unknown: str = ""  # the refusal if this game does not ask for it, and somebody tells it
    most: tuple[int, ...] = ()  # the highest number, of each stack if there are several; (): any

    def unwritten(self) -> Any:
        """Return what stands for a plate or seat before somebody writes."""
        match self.holds:
            case Numbers(number):
                return number
            case Counts():
                return {}
            case Stacks(names):
                return {name: [] for name in names}

    def as_json(self) -> dict[str, object]:
        """Return what the browser gets."""
        data = {
            "name": self.name,
            "each": self.each,
            "holds": self.holds._asdict(),
            "asked": self.asked,
        }
        return {**data, "most": self.most} if self.most else data


Fields: TypeAlias = tuple[Field, ...]


class Round(NamedTuple):
    """One round of a document: counts of every plate, and the fields that were filled in."""

    plates: list[dict[str, int]]
    fields: Mapping[str, list[Any]]
    notices: Sequence[Notice]


class Typed(NamedTuple):
    """A document as it was read; `plates` are the names of all plates, the puppet's at the end."""

    plates: tuple[str, ...]
    rounds: Sequence[Round]
    fields: Mapping[str, list[Any]]
    notices: Sequence[Notice]


def any_plate(_cards: Mapping[str, object], _game: AnyGame, _where: Refusal) -> None:
    """Let every plate pass: slots and counts are checked anyway."""


class Pad(NamedTuple):
    """How one family is written down; `scorepad/<family>.py` exports it as `PAD`."""

    key: str  # of what lies before the seats
    slots: Callable[[AnyGame], Sequence[str | None]]  # by number; None cannot be entered
    fields: Callable[[AnyGame], Fields]
    enter: Callable[[Typed, AnyGame], Entered]  # fills a table, and asks the limits
    meanings: Callable[[AnyGame], Meanings]  # of the codes of its limits
    check_plate: Callable[[Mapping[str, object], AnyGame, Refusal], None] = any_plate

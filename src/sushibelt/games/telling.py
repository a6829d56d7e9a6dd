"""Telling: which facts the events and reasons of a family give to the sentences of the catalogues.

A family declares this once, as data (`games/<family>/telling.py`, exported as `TELLING`); the
terminal and the browser interpret the same declaration. The export writes `telling.json`:

    {"<family>": {
        "events": {"<kind of event>": {
            "facts": {"<datum>": ["<variable>", "<fact kind>"], ...},
            "news": "all" | "own" | "none",
            "after": "<kind of the event before>" | null,
            "joins": "<datum>" | null,
            "echoes": {"<kind of the event before>": "<its datum>"}}, ...},
        "mode": "<group of options>" | null,
        "scales": ["<number of a reason>", ...],
        "compares": {"<line>": "<number of its reasons>", ...},
        "pieces": {"<reason>": {"<number>": {"component": "<id>" | null, "reason": "<id>" | null,
                                             "facts": {"<variable>": <number>},
                                             "explained": "<id>" | null}, ...}, ...}},
     ...}

An event is said by `event-<family>-<kind>`. It always gets `$who` (the name of its seat's plate, or
nothing), `$you` (yes, no: whether that is the reader) and `$mode` (the option that the game's id
has of the group `mode`, or `other`). Each datum it carries becomes a variable, by its fact kind:

* `value`: the number or id as it is;
* `component`: the name of a component; of a list of them an enumeration ("a, b and c");
* `row`: the names of components in their order, with commas;
* `tally`: how many there are of each component ("2× tempura, egg"), from a list or from counts;
* `seat`: the name of a seat;
* `each`: the name of every seat with its number ("Ana 3, Bo 5");
* `spot`: a place such as `row3.2`: the variable is `table`, and there are `$row` and `$place`;
* `mark`: the variable is the datum's own name, whatever it holds.

`news` tells whom an event is news to: `none`, if the table shows its outcome anyway; `own`, if it
is but a step to the next event: a page made for one seat tells it to that seat only, a running log
tells it to everybody. What is `own` is news to all `after` an event of this kind by the same seat.
Whatever an event is, only those in its `to` may know it.

Consecutive events of one kind and seat that have `joins` share a sentence: that datum becomes a
list. An event that `echoes` the sentence before (same value there) gets none of its own.

A line of a sheet is said by `reason-<family>-<reason>`. It gets the reason's own numbers,
`$points`, `$gain` (points without a sign), `$stake` (`prize` without a sign), `$edition`, `$tie`
(`alone` with one sharer or no such number; else `full` if the points are the prize, or `shared`),
`$pieces` and `$kinds` (how many pieces there are). Pieces are the numbers of a reason that are not
0, each said by itself: a component as `some-of` with `$count` and `$what`; a reason by its own
sentence, with `$count`, the facts given and those that explain the component `explained` in this
game (`games.explained`), and with a component's text as `$what`.

A line without points needs no reason if all of its numbers are 0 but for the `scales`: numbers that
say how a line is counted, not that anything lies there. `compares` names the lines that are won by
having more or fewer than others, and the number of their reasons that is compared.
"""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Any, NamedTuple


class FactKind(StrEnum):
    """What a datum of an event is, and so how a sentence gets it."""

    VALUE = "value"
    COMPONENT = "component"
    ROW = "row"
    TALLY = "tally"
    SEAT = "seat"
    EACH = "each"
    SPOT = "spot"
    MARK = "mark"


class News(StrEnum):
    """Whom an event is news to, among those who may know it."""

    ALL = "all"
    OWN = "own"
    NONE = "none"


Fact = tuple[str, FactKind]  # the variable of the sentence, and what the datum is
NO_FACTS: Mapping[str, Any] = MappingProxyType({})


class EventTelling(NamedTuple):
    """The sentence of one kind of event."""

    facts: Mapping[str, Fact] = NO_FACTS
    news: News = News.ALL
    after: str | None = None
    joins: str | None = None
    echoes: Mapping[str, str] = NO_FACTS


class Piece(NamedTuple):
    """The text of one number of a reason that adds up several things."""

    component: str | None = None
    reason: str | None = None
    facts: Mapping[str, int] = NO_FACTS
    explained: str | None = None


class Telling(NamedTuple):
    """The facts that a family's events and reasons give to sentences."""

    events: Mapping[str, EventTelling]
    scales: frozenset[str]
    compares: Mapping[str, str] = NO_FACTS
    pieces: Mapping[str, Mapping[str, Piece]] = NO_FACTS
    mode: str | None = None


def value(*names: str) -> dict[str, Fact]:
    """Return facts that are passed on as they are, under their own names."""
    return {name: (name, FactKind.VALUE) for name in names}


def component(**variables: str) -> dict[str, Fact]:
    """Return facts that are components: the variable of each datum."""
    return {datum: (variable, FactKind.COMPONENT) for datum, variable in variables.items()}


def as_json(telling: Telling) -> dict[str, object]:
    """Return a family's part of `telling.json`."""
    return {
        "events": {
            kind: {
                "facts": {datum: list(fact) for datum, fact in event.facts.items()},
                "news": event.news,
                "after": event.after,
                "joins": event.joins,
                "echoes": dict(event.echoes),
            }
            for kind, event in telling.events.items()
        },
        "mode": telling.mode,
        "scales": sorted(telling.scales),
        "compares": dict(telling.compares),
        "pieces": {
            reason: {
                number: {**piece._asdict(), "facts": dict(piece.facts)}
                for number, piece in pieces.items()
            }
            for reason, pieces in telling.pieces.items()
        },
    }

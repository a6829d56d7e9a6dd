"""A line of a score sheet, explained: its reason's id and numbers become a sentence."""

from collections.abc import Mapping
from typing import Any

from sushibelt.core.game import Line
from sushibelt.words import say


def tell_reason(game: str, line: Line) -> str:
    """Return why a line has its points. `game` is the id the sheet belongs to."""
    family, _, rest = game.partition("/")
    edition = rest.partition("+")[0]
    pieces = _pieces(edition, line.why.reason, line.why.numbers)
    facts: dict[str, Any] = {
        **line.why.numbers,
        "edition": edition,
        "points": line.points,
        "gain": abs(line.points),
        "stake": abs(line.why.numbers.get("prize", 0)),
        "tie": _tie(line),
        "pieces": pieces,
        "kinds": len(pieces),
    }
    return say(f"reason-{family}-{line.why.reason}", **facts)


def _tie(line: Line) -> str:
    """Whether others have as many, and if so, whether the prize or loss was divided."""
    if line.why.numbers.get("sharers", 1) == 1:
        return "alone"
    return "full" if line.points == line.why.numbers["prize"] else "shared"


def _pieces(edition: str, reason: str, numbers: Mapping[str, int]) -> list[str]:
    """Tell the pieces of a line that adds up several things: Sushi Go!'s nigiri and teas."""
    counted = [(name, count) for name, count in numbers.items() if count]
    if reason == "tea-runs":
        return [
            say("reason-sushi-go-run", count=count, length=int(name.removeprefix("runs")))
            for name, count in counted
        ]
    if "bare_wasabi" in numbers:
        return [_nigiri(edition, name, count) for name, count in counted]
    return []


def _nigiri(edition: str, name: str, count: int) -> str:
    if name == "bare_wasabi":
        return say("reason-sushi-go-bare-wasabi", count=count)
    what = say(f"component-{name.replace('_', '-')}", edition=edition)
    some = say("some-of", count=count, what=what)
    return say("reason-sushi-go-on-wasabi", nigiri=some) if "_" in name else some

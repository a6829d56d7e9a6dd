"""The outcome of an arena as a picture: ratings above, pairings below, each with its interval."""

from collections.abc import Iterable
from typing import NamedTuple
from xml.sax.saxutils import escape, quoteattr

from sushibelt.arena.outcome import Outcome
from sushibelt.cli.arena.report import pairing_name, share_text, strength_text, title
from sushibelt.words import say

WIDTH = 960
LEFT, RIGHT = 330, 690  # of the scale on which intervals are drawn
ROW = 26
MARGIN = 20
BASE = 5  # from the middle of a row down to the foot of its letters
LONGEST_LABEL = 42  # letters that fit on the left

STYLE = (
    "text{font:14px sans-serif;fill:#222}.head{font-weight:bold}.soft{fill:#666}"
    "line{stroke:#999}.bar{stroke-width:4;stroke:#1f6f8b}.open{stroke:#999}"
    "circle{fill:#1f6f8b}.open-dot{fill:#999}"
)


class Bar(NamedTuple):
    """One row: a value with its interval, as parts of the scale from 0 to 1."""

    label: str
    caption: str
    low: float
    value: float | None
    high: float
    sure: bool


def picture(shown: Outcome) -> str:
    """Return the picture as SVG."""
    y = MARGIN + ROW
    parts = [text(MARGIN, y, title(shown), "head")]
    for heading, bars, middle in (
        (say("arena-picture-ratings"), list(rating_bars(shown)), False),
        (say("arena-picture-pairings"), list(pairing_bars(shown)), True),
    ):
        y += 2 * ROW
        parts.append(text(MARGIN, y, heading, "soft"))
        if middle:
            centre = (LEFT + RIGHT) / 2
            parts.append(line(centre, y + ROW // 2, centre, y + ROW * len(bars) + ROW // 2, ""))
        for bar in bars:
            y += ROW
            parts.extend(drawn(bar, y))
    height = y + ROW + MARGIN
    opening = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" '
        f'viewBox="0 0 {WIDTH} {height}" role="img" aria-label={quoteattr(clean(title(shown)))}>'
    )
    ground = f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>'
    return "\n".join([opening, f"<style>{STYLE}</style>", ground, *parts, "</svg>\n"])


def rating_bars(shown: Outcome) -> Iterable[Bar]:
    """Yield a bar for each bot, on a scale that holds all intervals."""
    rated = [competitor.rating for competitor in shown.competitors]
    lowest = min(rating.strength - rating.margin for rating in rated)
    highest = max(rating.strength + rating.margin for rating in rated)
    span = max(highest - lowest, 1e-9)
    for competitor, (strength, margin) in zip(shown.competitors, rated, strict=True):
        low, value, high = (
            (at - lowest) / span for at in (strength - margin, strength, strength + margin)
        )
        yield Bar(competitor.bot, strength_text(strength, margin), low, value, high, True)


def pairing_bars(shown: Outcome) -> Iterable[Bar]:
    """Yield a bar for each pairing, on a scale from no deal won to all."""
    for pairing in shown.pairings:
        stands = pairing.standing
        low, high = stands.interval
        caption = share_text(pairing)
        yield Bar(pairing_name(pairing), caption, low, stands.share, high, stands.decided)


def drawn(bar: Bar, y: int) -> Iterable[str]:
    """Yield the elements of one row."""
    middle = y - BASE
    yield text(MARGIN, y, shortened(bar.label), "")
    yield line(at(bar.low), middle, at(bar.high), middle, "bar" if bar.sure else "bar open")
    if bar.value is not None:
        dot = "" if bar.sure else ' class="open-dot"'
        yield f'<circle cx="{at(bar.value):.1f}" cy="{middle}" r="5"{dot}/>'
    yield text(RIGHT + MARGIN, y, bar.caption, "")


def at(part: float) -> float:
    """Return the place of a part of the scale."""
    return LEFT + part * (RIGHT - LEFT)


def shortened(label: str) -> str:
    """Return a label that does not run into the scale."""
    return label if len(label) <= LONGEST_LABEL else f"{label[: LONGEST_LABEL - 1]}…"


def text(x: float, y: float, words: str, kind: str) -> str:
    """Return a piece of text."""
    return f'<text x="{x}" y="{y}"{_class(kind)}>{escape(clean(words))}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """Return a straight line."""
    return f'<line x1="{x1:.1f}" y1="{y1}" x2="{x2:.1f}" y2="{y2}"{_class(kind)}/>'


def clean(words: str) -> str:
    """Return words without the control characters that no XML may hold."""
    return "".join(letter if letter.isprintable() else "�" for letter in words)


def _class(kind: str) -> str:
    return f' class="{kind}"' if kind else ""

"""What all tables are drawn with: names and colours of components, sets, logs, numbered lists."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from sushibelt.cli.table.names import plate_names
from sushibelt.cli.table.sentences import LogLine
from sushibelt.core.game import Seat
from sushibelt.games.family import AnyGame
from sushibelt.words import component, say

# Colour only helps: everything is also named.
STYLES = {
    "tempura": "yellow",
    "sashimi": "magenta",
    "dumpling": "cyan",
    "maki": "red",
    "egg": "bright_yellow",
    "salmon": "bright_red",
    "squid": "bright_magenta",
    "wasabi": "green",
    "chopsticks": "bright_blue",
    "menu": "blue",
    "pudding": "bright_cyan",
    "mochi": "bright_cyan",
    "strawberry": "bright_red",
    "yogurt": "bright_cyan",
    "tea": "bright_green",
    "sushi": "bright_green",
    "bone": "bright_red",
    "bones": "bright_red",
    "blue": "bright_blue",
    "red": "bright_magenta",
}
NIGIRI = ("egg", "salmon", "squid")
HAVE, LACK = "●", "○"
GAP = "   "


class Scene(NamedTuple):
    """Whose eyes a page is drawn for; `me` is None on a page for all."""

    game: AnyGame
    names: tuple[str, ...]
    me: Seat | None

    def name(self, plate: int) -> Text:
        """Return the name of a plate, one's own marked."""
        name = Text(plate_names(self.names)[plate], style="bold")
        if plate == self.me:
            name.append(f" ({say('page-you')})", style="dim")
        return name

    def kind(self, kind: str) -> Text:
        """Return a component's name in its colour."""
        return Text(component(kind, self.game.id), style=style_of(kind))

    def some(self, kind: str, count: int) -> Text:
        """Return a component's name, with how many there are of it if several."""
        return Text(
            say("some-of", count=count, what=component(kind, self.game.id)), style=style_of(kind)
        )


def style_of(kind: str) -> str:
    """Return the colour of a component."""
    return STYLES.get(kind.rpartition("+")[2].rstrip("0123456789"), "")


def title(scene: Scene, *parts: str) -> list[RenderableType]:
    """Return the top of a table: its game, then how far it has come."""
    rule = Rule(Text(scene.game.id, style="bold"), align="left")
    return [rule, Pieces(Text(part) for part in parts)] if parts else [rule]


def chain(scene: Scene, step: int) -> str:
    """Return who passes on to whom, all round: `Ana → Bo → Cleo → Ana`."""
    seats = [seat * step % scene.game.seats for seat in range(scene.game.seats + 1)]
    return " → ".join(plate_names(scene.names)[seat] for seat in seats)


def in_sets(scene: Scene, kind: str, count: int, size: int) -> Text:
    """Return components of a kind as complete sets and the gaps in the last one."""
    full, rest = divmod(count, size)
    groups = [HAVE * size] * full + ([HAVE * rest + LACK * (size - rest)] if rest else [])
    return Text.assemble(scene.kind(kind), " ", " ".join(groups))


def maki(icons: Sequence[int]) -> list[Text]:
    """Return maki as what counts: the sum of their icons, and what it is made of."""
    if not icons:
        return []
    text = say("page-maki", icons=sum(icons), cards="+".join(str(n) for n in icons))
    return [Text(text, style=style_of("maki"))]


def nigiri(scene: Scene, laid: Mapping[str, int], factor: int) -> list[Text]:
    """Return nigiri, those on wasabi with what they are multiplied by, and wasabi still open."""
    pieces = [scene.some(kind, laid[kind]) for kind in NIGIRI if kind in laid]
    for kind in (f"wasabi+{kind}" for kind in NIGIRI):
        if kind in laid:
            times = (f" ×{factor}", style_of("wasabi"))
            pieces.append(Text.assemble(scene.some(kind, laid[kind]), times))
    if "wasabi" in laid:
        what = scene.some("wasabi", laid["wasabi"]).plain
        text = say("page-open-wasabi", what=what, factor=factor)
        pieces.append(Text(text, style=style_of("wasabi")))
    return pieces


class Pieces:
    """Things side by side, as many on a line as fit; a name is never broken in two."""

    def __init__(self, pieces: Iterable[Text]) -> None:
        self._pieces = list(pieces) or [Text(say("nothing-there"), style="dim")]

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [cell_len(piece.plain) for piece in self._pieces]
        return Measurement(max(widths), sum(widths) + len(GAP) * (len(widths) - 1))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Yield the lines."""
        line = self._pieces[0]
        for piece in self._pieces[1:]:
            if cell_len(line.plain) + len(GAP) + cell_len(piece.plain) <= options.max_width:
                line = Text.assemble(line, GAP, piece)
            else:
                yield line
                line = piece
        yield line


def log(lines: Sequence[LogLine], names: Sequence[str]) -> Table:
    """Return what happened, a sentence on each line; names stand out."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column()
    grid.add_column(ratio=1)
    shown = plate_names(names)
    for line in lines:
        text = Text(line.text, style="dim" if line.seat is None else "")
        if line.seat is not None:
            text.highlight_words([shown[line.seat]], "bold")
        grid.add_row("·", text)
    return grid


def numbered(labels: Sequence[Text], first: int = 1) -> Pieces:
    """Return choices with their numbers, as many on a line as fit."""
    return Pieces(
        Text.assemble((f"{number})", "bold"), " ", label)
        for number, label in enumerate(labels, start=first)
    )


def counted(scene: Scene, counts: Mapping[str, int]) -> Pieces:
    """Return components side by side, with how many there are of each."""
    return Pieces(scene.some(kind, n) for kind, n in counts.items())


def tokens(words: Iterable[str]) -> list[Text]:
    """Return what stands beside a plate, such as whose turn it is."""
    return [Text(f"[{word}]", style="reverse") for word in words]

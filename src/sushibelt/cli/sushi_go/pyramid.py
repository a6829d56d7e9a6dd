"""The Battle table: rows of cards, each half covered by two of the row below it."""

from collections.abc import Mapping

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from sushibelt.cli.table.drawing import Scene, style_of
from sushibelt.games.sushi_go.components import BATTLE_ROWS
from sushibelt.words import edition_of, say

WIDE = 13  # columns for a number and a short name side by side; with fewer they share two lines
FACE_DOWN = "face-down"


class Pyramid:
    """Draws itself as wide as there is room. `marks` are the numbers of cards that are free."""

    def __init__(self, scene: Scene, spots: Mapping[str, str], marks: Mapping[str, int]) -> None:
        self._scene = scene
        self._spots = spots
        self._marks = marks

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Yield the rows from the top."""
        widest = max(row.value for row in BATTLE_ROWS)
        cell = max(4, min(WIDE, options.max_width // widest))
        for number, row in enumerate(BATTLE_ROWS, start=1):
            size = row.value
            indent = " " * ((widest - size) * cell // 2)
            cells = [self._cell(f"row{number}.{place}", cell) for place in range(1, size + 1)]
            for lines in zip(*cells, strict=True):
                yield Text.assemble(indent, *lines)

    def _cell(self, spot: str, width: int) -> list[Text]:
        """Return the lines of one card."""
        mark = str(self._marks.get(spot, ""))
        name = self._name(spot)
        lines = [Text.assemble((f"{mark:>2} ", "bold"), name)]
        if width < WIDE:
            lines = [Text(mark, style="bold"), name]
        for line in lines:
            line.truncate(width - 1)
            line.pad_right(width - len(line))
        return lines

    def _name(self, spot: str) -> Text:
        card = self._spots.get(spot)
        if card is None:
            return Text()
        if card == FACE_DOWN:
            return Text("▒▒▒▒▒▒", style="dim")
        free = not self._marks or spot in self._marks
        text = say(f"short-{card}", edition=edition_of(self._scene.game.id))
        return Text(text, style=style_of(card) if free else "dim")

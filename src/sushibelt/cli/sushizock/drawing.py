"""A table of Sushizock: the two rows, the dice, and every seat's stacks."""

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from sushibelt.cli.table.drawing import Pieces, Scene, style_of, title
from sushibelt.games.sushizock.view import SushizockView
from sushibelt.words import say

Kind: TypeAlias = Literal["sushi", "bones"]
KINDS: tuple[Kind, ...] = ("sushi", "bones")


def draw(scene: Scene, view: SushizockView, marks: Mapping[str, int]) -> list[RenderableType]:
    """Return the table as a view tells it; with `marks` the dice are drawn with the choices."""
    rolls = say("page-roll", roll=view["roll"], rolls=view["rolls"])
    page = title(scene, *([] if view["seat"] is None else [rolls]))
    page.append(_rows(scene, view))
    if view["aside"]:
        page.append(dice(scene, say("page-aside"), view["aside"]))
    if view["rolled"] and not marks:
        page.append(dice(scene, say("page-dice"), view["rolled"]))
    page.append(_stacks(scene, view))
    return page


def dice(scene: Scene, label: str, faces: Mapping[str, int]) -> Pieces:
    """Return dice behind a word that says which."""
    return Pieces([Text(label), *(scene.some(face, n) for face, n in faces.items())])


def _rows(scene: Scene, view: SushizockView) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    for kind in KINDS:
        row = _row(view["rows"][kind], view["offers"][kind])
        row.stylize(style_of(kind))
        name = say("page-row", what=scene.kind(kind).plain)
        grid.add_row(name, row if row.plain else Text(say("nothing-there"), style="dim"))
    return grid


def _row(tiles: Sequence[str], offered: int | None) -> Text:
    """Return the values of a row from the left; the one that the dice name in brackets."""
    values = [value_of(tile) for tile in tiles]
    return Text(" ").join(
        Text(f"[{value}]", style="bold reverse") if place == offered else Text(f" {value} ")
        for place, value in enumerate(values, start=1)
    )


def value_of(tile: str) -> str:
    """Return what a tile counts, as it is printed on it: `5`, `−2`."""
    return f"−{tile[-1]}" if tile.startswith("bone") else tile[-1]


def _stacks(scene: Scene, view: SushizockView) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    for seat, stacks in enumerate(view["stacks"]):
        turn = Text(f"[{say('page-on-turn')}]", style="reverse") if view["seat"] == seat else ""
        grid.add_row(scene.name(seat), *(stack(scene, kind, stacks[kind]) for kind in KINDS), turn)
    return grid


def stack(scene: Scene, kind: str, tiles: Sequence[str | None]) -> Text:
    """Return a stack as people may see it: its top tile and how many lie beneath."""
    if not tiles:
        return Text(say("page-stack-empty", what=scene.kind(kind).plain), style="dim")
    top = scene.kind(tiles[-1] or kind).plain
    return Text(say("page-stack", top=top, under=len(tiles) - 1), style=style_of(kind))

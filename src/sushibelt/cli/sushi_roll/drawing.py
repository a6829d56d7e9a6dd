"""A table of Sushi Roll: belts, trays and tokens of every seat."""

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from sushibelt.cli.table.drawing import (
    Pieces,
    Scene,
    chain,
    counted,
    in_sets,
    maki,
    nigiri,
    title,
    tokens,
)
from sushibelt.games.sushi_roll.components import SET_LINES
from sushibelt.words import say, tally


def draw(scene: Scene, view: Mapping[str, Any], marks: Mapping[str, int]) -> list[RenderableType]:
    """Return the table as a view tells it; with `marks` the own belt is drawn with the choices."""
    rounds = say("page-round", round=view["round"], rounds=view["rounds"])
    supply = {token: n for token, n in view["supply"].items() if n}
    page = title(scene, rounds, say("page-belts", chain=chain(scene, 1)))
    page.append(Text(say("page-supply", what=tally(supply, scene.game.id)), style="dim"))
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True, style="dim")
    grid.add_column(ratio=1)
    for seat in range(scene.game.seats):
        _seat(scene, view, seat, bool(marks), grid)
    return [*page, grid]


def _seat(scene: Scene, view: Mapping[str, Any], seat: int, chooses: bool, grid: Table) -> None:
    """Add a seat's belt, tray and tokens to the table."""
    tray = [*tray_pieces(scene, view["trays"][-1][seat]), *_tokens(scene, view, seat)]
    points = Text(say("page-points", points=view["points"][seat]))
    if chooses and seat == scene.me:
        name = Text.assemble(scene.name(seat), "  ", points)
        grid.add_row(name, say("page-tray"), Pieces(tray))
    else:
        grid.add_row(scene.name(seat), say("page-belt"), counted(scene, view["belts"][seat]))
        grid.add_row(points, say("page-tray"), Pieces(tray))


def _tokens(scene: Scene, view: Mapping[str, Any], seat: int) -> list[Text]:
    """Return the tokens a seat has, and what stands beside its tray."""
    held = {token: n for token, n in view["tokens"][seat].items() if n}
    words = {"red": "page-red-belt", "actor": "page-on-turn"}
    beside = [say(word) for key, word in words.items() if view[key] == seat]
    text = say("page-tokens", what=tally(held, scene.game.id))
    return [*([Text(text, style="dim")] if held else []), *tokens(beside)]


def tray_pieces(scene: Scene, tray: Mapping[str, int]) -> list[Text]:
    """Return what lies on a tray, by kind, sets as sets."""
    book = scene.game.book
    pieces = [in_sets(scene, kind, tray[kind], book.set_size) for kind in SET_LINES if kind in tray]
    faces = (kind for kind in tray if kind.startswith("maki"))
    pieces += maki([int(kind[-1]) for kind in faces for _ in range(tray[kind])])
    return pieces + nigiri(scene, tray, book.wasabi_factor)

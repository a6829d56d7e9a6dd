"""A table of Sushi Roll: belts, trays and tokens of every seat."""

from collections.abc import Mapping

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
from sushibelt.games.sushi_roll.view import SushiRollView, TokensView
from sushibelt.words import say, tally


def draw(scene: Scene, view: SushiRollView, marks: Mapping[str, int]) -> list[RenderableType]:
    """Return the table as a view tells it; with `marks` the own belt is drawn with the choices."""
    rounds = say("page-round", round=view["round"], rounds=view["rounds"])
    supply = _held(view["supply"])
    page = title(scene, rounds, say("page-belts", chain=chain(scene, 1)))
    page.append(Text(say("page-supply", what=tally(supply, scene.game.id)), style="dim"))
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True, style="dim")
    grid.add_column(ratio=1)
    for seat in range(scene.game.seats):
        _seat(scene, view, seat, bool(marks), grid)
    return [*page, grid]


def _seat(scene: Scene, view: SushiRollView, seat: int, chooses: bool, grid: Table) -> None:
    """Add a seat's belt, tray and tokens to the table."""
    tray = [*tray_pieces(scene, view["trays"][-1][seat]), *_tokens(scene, view, seat)]
    points = Text(say("page-points", points=view["points"][seat]))
    if chooses and seat == scene.me:
        name = Text.assemble(scene.name(seat), "  ", points)
        grid.add_row(name, say("page-tray"), Pieces(tray))
    else:
        grid.add_row(scene.name(seat), say("page-belt"), counted(scene, view["belts"][seat]))
        grid.add_row(points, say("page-tray"), Pieces(tray))


def _tokens(scene: Scene, view: SushiRollView, seat: int) -> list[Text]:
    """Return the tokens a seat has, and what stands beside its tray."""
    held = _held(view["tokens"][seat])
    words = {"page-red-belt": view["red"], "page-on-turn": view["actor"]}
    beside = [say(word) for word, whose in words.items() if whose == seat]
    text = say("page-tokens", what=tally(held, scene.game.id))
    return [*([Text(text, style="dim")] if held else []), *tokens(beside)]


def _held(tokens: TokensView) -> dict[str, int]:
    """Return tokens by kind, without the zeros."""
    counts = {
        "pudding": tokens["pudding"],
        "menu": tokens["menu"],
        "chopsticks": tokens["chopsticks"],
    }
    return {token: n for token, n in counts.items() if n}


def tray_pieces(scene: Scene, tray: Mapping[str, int]) -> list[Text]:
    """Return what lies on a tray, by kind, sets as sets."""
    book = scene.game.book
    pieces = [in_sets(scene, kind, tray[kind], book.set_size) for kind in SET_LINES if kind in tray]
    faces = (kind for kind in tray if kind.startswith("maki"))
    pieces += maki([int(kind[-1]) for kind in faces for _ in range(tray[kind])])
    return pieces + nigiri(scene, tray, book.wasabi_factor)

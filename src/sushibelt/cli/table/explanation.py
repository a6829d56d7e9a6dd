"""What every component does, for a person who asks: sentences with the numbers of the book."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sushibelt.games import explanations_of
from sushibelt.games.family import AnyGame
from sushibelt.words import component, knows, line_name, say


def explain(game: AnyGame, may_undo: bool) -> Group:
    """Return a page that says what counts how much in this game, and which keys there are."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    for kind, explanation in explanations_of(game).items():
        text = say(f"explain-{explanation.id}", **explanation.facts)
        grid.add_row(Text(_name(kind, game.id), style="bold"), Text(text))
    if game.fewest_win:
        grid.add_row(Text(say("bill-total"), style="bold"), Text(say("result-golf")))
    shown: list[RenderableType] = [Text(say("explain-title"), style="bold underline"), grid]
    shown.append(Text(say("explain-keys")))
    if may_undo:
        shown.append(Text(say("explain-keys-undo")))
    return Group(*shown)


def _name(kind: str, game: str) -> str:
    """Return a component's name; what has none is known by its line of the sheet."""
    if knows(f"component-{kind}"):
        return component(kind, game)
    return line_name(kind if knows(f"line-{kind}") else "dessert", game)

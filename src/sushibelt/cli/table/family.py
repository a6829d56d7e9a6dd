"""The part of a family in the terminal: how its table is drawn, and what a seat is offered."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from rich.console import RenderableType

from sushibelt.cli.table.drawing import Scene
from sushibelt.cli.table.offers import Offering

# (scene, view, marks); the view is the one that the family describes
Drawing: TypeAlias = Callable[[Scene, Any, Mapping[str, int]], list[RenderableType]]


class FamilyTable(NamedTuple):
    """One family's table: `cli/<family>/` exports one as `TABLE`."""

    draw: Drawing
    offer: Offering

"""`sushibelt games`: every edition with its seats and options, or every id as JSON."""

from __future__ import annotations  # help is said in the language of who asks, not at import

import json
from collections.abc import Iterable
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from sushibelt.games import FAMILIES, every_selection
from sushibelt.games.ids import Edition, Option
from sushibelt.games.menu import menu
from sushibelt.words import say

ID_WIDTH = 22  # the longest id of an edition; titles are wrapped to it


def games(
    *,
    as_json: Annotated[bool, Parameter("--json", negative="", help=say("cli-games-json"))] = False,
) -> None:
    """List every game."""
    if as_json:
        print(json.dumps(menu(), indent=1))
        return
    console = Console(highlight=False)
    console.print(editions_table())
    console.print(Text(say("games-how")))
    console.print(Text(say("games-count", ids=len(every_selection()))))
    console.print(Text(say("games-example", game="sushi-go/anniversary+mochi", seats=4)))


def editions_table() -> Table:
    """Return the editions with their seats, their options by group, and their source."""
    table = Table(show_lines=True)
    table.add_column(say("games-column-id"), width=ID_WIDTH)
    table.add_column(say("games-column-seats"), no_wrap=True)
    table.add_column(say("games-column-options"), ratio=1)
    for family, editions in FAMILIES.items():
        for edition in editions:
            title = say(f"edition-{family}-{edition.id}")
            source = say(
                "games-source", edition=f"{family}-{edition.id}", source=edition.ruleset.source
            )
            table.add_row(
                Text.assemble((f"{family}/{edition.id}", "bold"), f"\n{title}\n", (source, "dim")),
                seats_text(edition.seats),
                _options(edition),
            )
    return table


def _options(edition: Edition) -> RenderableType:
    """Options by group: those of one group exclude each other."""
    groups: dict[str, list[Option]] = {}
    for option in edition.options:
        groups.setdefault(option.group, []).append(option)
    parts: list[RenderableType] = []
    for name, options in groups.items():
        parts.append(say("games-group", name=say(f"group-{name}"), options=len(options)))
        parts += [Padding(_option(option), (0, 0, 0, 2)) for option in options]
    return Group(*parts) if parts else Text(say("games-no-options"), style="dim")


def _option(option: Option) -> Text:
    remark = say("games-option-default") if option.default else ""
    if option.seats:
        remark = say("games-option-seats", seats=seats_text(option.seats))
    what = say(f"option-{option.id}")
    return Text.assemble((option.id, "bold"), remark, (f" – {what}", "dim"))


def seats_text(seats: Iterable[int]) -> str:
    """Return seat counts in brief: `2–5`."""
    counts = list(seats)
    return str(counts[0]) if len(counts) == 1 else f"{counts[0]}–{counts[-1]}"

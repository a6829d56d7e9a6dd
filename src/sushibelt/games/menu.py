"""The menu: the entry of every id, as programs, the server and the browser get it."""

from typing import TypedDict

from sushibelt.core.record import RULES_VERSION
from sushibelt.games import every_selection
from sushibelt.games.ids import Selection


class MenuEntry(TypedDict):
    """One id, for programs."""

    id: str
    family: str
    edition: str
    options: list[str]
    seats: list[int]
    chosen: dict[str, str | None]  # the option of every group, defaults included
    source: str
    rules: int


def entry(selection: Selection) -> MenuEntry:
    """Return the entry of an id."""
    return {
        "id": selection.id,
        "family": selection.family,
        "edition": selection.edition.id,
        "options": sorted(option.id for option in selection.options),
        "seats": list(selection.seats),
        "chosen": selection.chosen,
        "source": selection.ruleset.source,
        "rules": RULES_VERSION,
    }


def menu() -> list[MenuEntry]:
    """Return every id there is."""
    return [entry(selection) for selection in every_selection()]

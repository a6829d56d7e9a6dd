"""The menu: the entry of every id, as programs, the server and the browser get it."""

from typing import Any

from sushibelt.core.record import RULES_VERSION
from sushibelt.games import every_selection
from sushibelt.games.ids import Selection


def entry(selection: Selection) -> dict[str, Any]:
    """Return one id: `chosen` has the option of every group, defaults included."""
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


def menu() -> list[dict[str, Any]]:
    """Return every id there is."""
    return [entry(selection) for selection in every_selection()]

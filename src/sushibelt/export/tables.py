"""Tables about every id: what is special about it, what its components do, what its box holds."""

import json
from collections.abc import Mapping
from typing import Any

from sushibelt.bots.levels import LEVELS
from sushibelt.games import GAMES, every_selection, explanations_of, find, traits_of
from sushibelt.games.box import BoxLine
from sushibelt.games.explained import for_any_seats
from sushibelt.games.ids import Selection
from sushibelt.games.telling import as_json
from sushibelt.games.traits import Dessert


def traits() -> dict[str, object]:
    """Return the traits of every id."""
    tables: dict[str, object] = {}
    for selection in every_selection():
        game = find(selection.id, selection.seats[-1])
        of_game = traits_of(game)
        tables[selection.id] = {
            "rounds": game.rounds,
            "sets": dict(of_game.sets),
            "dessert": _dessert(selection, of_game.dessert),
            "rows": list(of_game.rows),
            "fewest_win": game.fewest_win,
            "hidden_score": game.hidden_score,
            "puppet": game.plates > game.seats,
        }
    return {**each_once(tables), "levels": list(LEVELS), "families": list(GAMES)}


def _dessert(selection: Selection, dessert: Dessert | None) -> dict[str, object] | None:
    """Return a dessert with the option that names it; where none does, that is its component."""
    if dessert is None:
        return None
    return {"option": selection.chosen.get("dessert") or dessert.component, **dessert._asdict()}


def explanations() -> dict[str, object]:
    """Return what each component of each id does, whoever plays."""
    by_id = {}
    for selection in every_selection():
        most = explanations_of(find(selection.id, selection.seats[-1]))
        duo = explanations_of(find(selection.id, 2)) if 2 in selection.seats else None
        by_id[selection.id] = for_any_seats(most, duo)
    return each_once(by_id)


def tellings() -> dict[str, object]:
    """Return the facts that events and reasons of every family give to sentences."""
    return {family: as_json(entry.telling) for family, entry in GAMES.items()}


def digests() -> dict[str, dict[int, str]]:
    """Return the digest of every book, by id and seat count."""
    return {
        selection.id: {seats: find(selection.id, seats).digest for seats in selection.seats}
        for selection in every_selection()
    }


def boxes() -> dict[str, list[BoxLine]]:
    """Return the box of every edition, and of an edition with each of its desserts, by id."""
    found: dict[str, list[BoxLine]] = {}
    for selection in every_selection():
        if all(option.group == "dessert" for option in selection.options):
            found[selection.id] = list(GAMES[selection.family].box(selection.ruleset))
    return found


def each_once(tables: Mapping[str, Any]) -> dict[str, object]:
    """Return which number an id's table has, and the tables; ids with equal tables share one."""
    numbers: dict[str, int] = {}  # of tables, by their text
    games = {id_: numbers.setdefault(text(table), len(numbers)) for id_, table in tables.items()}
    return {"games": games, "tables": [json.loads(table) for table in numbers]}


def text(table: object) -> str:
    """Return a table as the text of its file."""
    return json.dumps(table, separators=(",", ":")) + "\n"

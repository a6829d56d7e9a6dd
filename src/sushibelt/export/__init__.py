"""What the browser gets at build time: the translated rules, and tables that speak for them.

`python -m sushibelt.export FOLDER` writes what `sushibelt.fast.javascript` writes, and

* `menu.json`: every id with its seats and, by group, the options chosen in it;
* `boxes.json`: what lies in the box of every edition, and how sure each number is;
* `explained.json`: which sentence explains each component of an id, and the numbers in it;
* of each family `sushi-go.pad.json`: what can be entered, the lines and reasons of a bill, and
  what the codes of its limits mean. Ids that are told alike share a table.

The law of this room: nothing is decided here. The tables are those that the terminal, the server
and the interpreted score pad read.
"""

import json
from collections.abc import Mapping
from typing import Any

from sushibelt.core.record import RULES_VERSION
from sushibelt.export.boxes import boxes
from sushibelt.fast import javascript
from sushibelt.games import FAMILIES, every_selection, find
from sushibelt.games.explained import for_any_seats
from sushibelt.games.family import RuledGame
from sushibelt.scorepad import PADS


def menu() -> list[dict[str, Any]]:
    """Return every id there is, told as the server tells them."""
    return [
        {
            "id": selection.id,
            "family": selection.family,
            "edition": selection.edition.id,
            "options": sorted(option.id for option in selection.options),
            "seats": list(selection.seats),
            "chosen": selection.chosen,
            "source": selection.ruleset.source,
            "rules": RULES_VERSION,
        }
        for selection in every_selection()
    ]


def tables_of(game: RuledGame) -> dict[str, Any]:
    """Return what tells the integers of one game in ids."""
    pad = PADS[game.family.name]
    labels = game.family.sheet_labels(game.book)
    return {
        "slots": pad.slots(game),
        "rounds": list(labels.rounds.items()),
        "end": list(labels.end.items()),
        "reasons": labels.reasons,
        "faults": {code: told._asdict() for code, told in pad.meanings(game).items()},
    }


def pad_of(family: str) -> dict[str, Any]:
    """Return the tables of all ids of a family, each table once."""
    selections = [selection for selection in every_selection() if selection.family == family]
    tables = {
        selection.id: tables_of(find(selection.id, selection.seats[0])) for selection in selections
    }
    pad = PADS[family]
    return {"key": pad.key, "tokens": list(pad.tokens), **_each_once(tables)}


def explanations() -> dict[str, Any]:
    """Return what each component of each id does, each table once."""
    told = {}
    for selection in every_selection():
        duo = find(selection.id, 2) if 2 in selection.seats else None
        told[selection.id] = for_any_seats(find(selection.id, selection.seats[-1]), duo)
    return _each_once(told)


def _each_once(tables: Mapping[str, Any]) -> dict[str, Any]:
    """Return which number an id's table has, and the tables; ids told alike share one."""
    numbers: dict[str, int] = {}  # of tables, by their text
    games = {id_: numbers.setdefault(_text(table), len(numbers)) for id_, table in tables.items()}
    return {"games": games, "tables": [json.loads(text) for text in numbers]}


def _text(told: object) -> str:
    return json.dumps(told, separators=(",", ":"))


def texts() -> dict[str, str]:
    """Return rules, books, menu and tables, by the names of their files."""
    tables = {f"{family}.pad.json": _text(pad_of(family)) + "\n" for family in FAMILIES}
    told = {"menu": menu(), "boxes": boxes(), "explained": explanations()}
    told_alone = {f"{name}.json": _text(each) + "\n" for name, each in told.items()}
    return {**javascript.texts(), **told_alone, **tables}

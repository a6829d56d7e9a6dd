"""The score pad for the browser: the translated rules, and what tells their integers in ids.

`python -m sushibelt.scorepad.export FOLDER` writes what `sushibelt.fast.javascript` writes, and

* `menu.json`: every id with its seats and, by group, the options chosen in it;
* of each family `sushi-go.pad.json`: what can be entered, the lines and reasons of a bill, and
  what the codes of its limits mean. Ids that are told alike share a table.

Nothing is decided here: the tables are those that the interpreted pad reads.
"""

import json
import sys
from typing import Any

from sushibelt.core.notation import RULES_VERSION
from sushibelt.fast import javascript
from sushibelt.games import FAMILIES, every_choice, find
from sushibelt.games.family import RuledGame
from sushibelt.scorepad import PADS


def menu() -> list[dict[str, Any]]:
    """Return every id there is, told as the server tells them."""
    return [
        {
            "id": choice.id,
            "family": choice.family,
            "edition": choice.edition.id,
            "options": sorted(option.id for option in choice.options),
            "seats": list(choice.seats),
            "chosen": choice.chosen,
            "source": choice.ruleset.source,
            "rules": RULES_VERSION,
        }
        for choice in every_choice()
    ]


def tables_of(game: RuledGame) -> dict[str, Any]:
    """Return what tells the integers of one game in ids."""
    pad = PADS[game.family.name]
    tongue = game.family.tongue(game.book)
    return {
        "slots": pad.slots(game),
        "rounds": list(tongue.rounds.items()),
        "end": list(tongue.end.items()),
        "reasons": tongue.reasons,
        "faults": {code: told._asdict() for code, told in pad.meanings(game).items()},
    }


def pad_of(family: str) -> dict[str, Any]:
    """Return the tables of all ids of a family, each table once."""
    numbers: dict[str, int] = {}  # of tables, by their text
    games: dict[str, int] = {}
    for choice in every_choice():
        if choice.family == family:
            text = _text(tables_of(find(choice.id, choice.seats[0])))
            games[choice.id] = numbers.setdefault(text, len(numbers))
    pad = PADS[family]
    return {
        "key": pad.key,
        "tokens": list(pad.tokens),
        "games": games,
        "tables": [json.loads(text) for text in numbers],
    }


def _text(told: object) -> str:
    return json.dumps(told, separators=(",", ":"))


def texts() -> dict[str, str]:
    """Return rules, books, menu and tables, by the names of their files."""
    tables = {f"{family}.pad.json": _text(pad_of(family)) + "\n" for family in FAMILIES}
    return {**javascript.texts(), "menu.json": _text(menu()) + "\n", **tables}


if __name__ == "__main__":
    sys.exit(javascript.main(sys.argv[1:], texts))

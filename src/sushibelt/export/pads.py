"""The score pads of the families: what tells the integers of their limits and bills in ids."""

from sushibelt.export.tables import each_once
from sushibelt.games import every_selection, find
from sushibelt.games.family import AnyGame
from sushibelt.scorepad import PADS


def pad_of(family: str) -> dict[str, object]:
    """Return the tables of all ids of a family, each table once."""
    own = [selection for selection in every_selection() if selection.family == family]
    tables = {each.id: tables_of(find(each.id, each.seats[0])) for each in own}
    return {"key": PADS[family].key, **each_once(tables)}


def tables_of(game: AnyGame) -> dict[str, object]:
    """Return what tells the integers of one game in ids."""
    pad = PADS[game.family.name]
    labels = game.family.sheet_labels(game.book)
    return {
        "slots": pad.slots(game),
        "fields": [field.as_json() for field in pad.fields(game)],
        "rounds": list(labels.rounds.items()),
        "end": list(labels.end.items()),
        "reasons": labels.reasons,
        "faults": {code: meaning._asdict() for code, meaning in pad.meanings(game).items()},
    }

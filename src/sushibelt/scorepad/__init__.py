"""The score pad: what people typed at a real table, scored by the rules' own functions.

The law of this room: read and check what was typed, fill the rows of a game, let its scoring and
its limits speak. No rule of any game is written here, nothing is read or printed, and what cannot
be is a Refusal that names the seat, the round and the limit.

    card = score({"game": "sushi-go/zoch-2014", "seats": ["Ana", "Bo", "Cleo"], "rounds": [...]})
    card.winners, card.seats[0].total, card.seats[0].sheet.rounds[0].lines[0].why

docs/score.md describes the document for every family.
"""

from collections.abc import Mapping

from sushibelt import games
from sushibelt.scorepad import sushi_go, sushi_roll, sushizock
from sushibelt.scorepad.card import Card, Notice, SeatCard
from sushibelt.scorepad.document import read_game, read_names, require_object
from sushibelt.scorepad.layout import Reader
from sushibelt.scorepad.pad import Pad
from sushibelt.scorepad.text import parse

__all__ = ["PADS", "Card", "Notice", "SeatCard", "parse", "score"]

PADS: Mapping[str, Pad] = {
    "sushi-go": sushi_go.PAD,
    "sushi-roll": sushi_roll.PAD,
    "sushizock": sushizock.PAD,
}


def score(document: object) -> Card:
    """Score a document; raise Refusal if it is unreadable or cannot have happened."""
    typed = require_object(document)
    chosen = games.select(read_game(typed))
    names = read_names(typed)
    game = games.find(chosen.id, len(names))
    pad = PADS[chosen.family]
    entered = pad.enter(Reader(pad, game, names).read(typed), game)
    sheets = game.sheet(entered.table).seats
    result = game.result(entered.table) if entered.finished else None
    places = result.places if result else (None,) * len(names)
    return Card(
        game=game.id,
        seats=tuple(map(SeatCard, names, sheets, places)),
        puppet=sheets[len(names)] if len(sheets) > len(names) else None,
        result=result,
        warnings=entered.notices,
    )

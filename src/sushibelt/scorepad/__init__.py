"""The score pad: what people typed at a real table, scored by the rules' own functions.

The law of this room: read and check what was typed, fill the rows of a game, let its scoring and
its limits speak. No rule of any game is written here, nothing is read or printed, and what cannot
be is a Refusal that names the seat, the round and the limit.

    card = score({"game": "sushi-go/zoch-2014", "seats": ["Ana", "Bo", "Cleo"], "rounds": [...]})
    card.winners, card.seats[0].total, card.seats[0].sheet.rounds[0].lines[0].why

docs/score.md describes the document for every family.
"""

from collections.abc import Callable, Mapping

from sushibelt import games
from sushibelt.games.family import RuledGame
from sushibelt.scorepad import sushi_go, sushi_roll, sushizock
from sushibelt.scorepad.card import Card, Entered, Notice, SeatCard
from sushibelt.scorepad.document import read_game, read_names, require_object
from sushibelt.scorepad.text import parse

__all__ = ["Card", "Notice", "SeatCard", "parse", "score"]

Pad = Callable[[Mapping[str, object], RuledGame, tuple[str, ...]], Entered]

PADS: Mapping[str, Pad] = {
    "sushi-go": sushi_go.enter,
    "sushi-roll": sushi_roll.enter,
    "sushizock": sushizock.enter,
}


def score(document: object) -> Card:
    """Score a document; raise Refusal if it is unreadable or cannot have happened."""
    typed = require_object(document)
    chosen = games.choice(read_game(typed))
    names = read_names(typed)
    game = games.find(chosen.id, len(names))
    entered = PADS[chosen.family](typed, game, names)
    sheets = game.sheet(entered.table).seats
    result = game.result(entered.table) if entered.finished else None
    places = result.places if result else (None,) * len(names)
    return Card(
        game=game.id,
        seats=tuple(map(SeatCard, names, sheets, places)),
        puppet=sheets[len(names)] if len(sheets) > len(names) else None,
        result=result,
        fewest_win=entered.fewest_win,
        warnings=entered.notices,
    )

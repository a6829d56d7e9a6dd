"""The cells of a shared pad: which there are, what writing on one does to the document. Pure.

Whether a document can be read is decided by the score pad itself, which knows every slot and every
number. What can be read but cannot have happened is taken: two phones may each have been right
without the other, and both want to see what does not fit together.
"""

from collections.abc import Iterable
from copy import deepcopy
from typing import Any

from sushibelt import games, scorepad
from sushibelt.core.refusal import Refusal
from sushibelt.games.family import RuledGame
from sushibelt.scorepad import PADS
from sushibelt.server.pads.messages import Cell

LONGEST = 60  # letters of a name; the same as in a cell

Document = dict[str, Any]
Value = int | str | list[int]


def opened(document: Document) -> Document:
    """Return a document that somebody wants to share, under the canonical id of its game."""
    try:
        card = scorepad.score(document)
    except Refusal as problem:
        raise plain(problem) from None
    for name in document["seats"]:
        if len(name) > LONGEST:
            raise Refusal("name-too-long", name=name[:LONGEST], limit=LONGEST)
    whole: Document = {**document, "game": card.game}
    if "stacks" in whole:
        kinds = PADS["sushizock"].slots(games.find(card.game, len(card.seats)))
        whole["stacks"] = [{kind: own.get(kind, []) for kind in kinds} for own in whole["stacks"]]
    return whole


def written(document: Document, cells: Iterable[Cell]) -> Document:
    """Return the document with these cells written; raise Refusal if it cannot be read then."""
    game = games.find(document["game"], len(document["seats"]))
    after = deepcopy(document)
    for cell in cells:
        _put(after, game, cell)
    _check_readable(after, game)
    for round_ in after.get("rounds", []):
        for plate in round_[PADS[game.family.name].key]:
            for slot in [slot for slot, count in plate.items() if count == 0]:
                del plate[slot]
    return after


def _check_readable(document: Document, game: RuledGame) -> None:
    try:
        scorepad.score(document)
    except Refusal as problem:
        limits = PADS[game.family.name].meanings(game).values()
        if problem.reason not in {limit.reason for limit in limits}:
            raise plain(problem) from None


def _put(document: Document, game: RuledGame, cell: Cell) -> None:
    """Write one cell; what it stands in is made if it is not there yet."""
    pad, plates = PADS[game.family.name], plates_of(game)
    value: Value = cell.value
    match cell.at.split("/"):
        case ["seats", seat]:
            document["seats"][_number(cell, seat, game.seats)] = value
        case ["rounds", round_, plate, slot] if game.rounds:
            laid = _round(document, game, _number(cell, round_, game.rounds))[pad.key]
            laid[_number(cell, plate, plates)][slot] = value
        case ["squishy", round_, plate] if pad.key == "plates":
            entry = _round(document, game, _number(cell, round_, game.rounds))
            _entries(entry, "squishy", 0, plates)[_number(cell, plate, plates)] = value
        case ["mochi_dice", plate] if pad.key == "plates":
            _entries(document, "mochi_dice", 1, plates)[_number(cell, plate, plates)] = value
        case ["tokens", seat, token] if pad.tokens:
            held = document.setdefault("tokens", [{} for _ in range(game.seats)])
            held[_number(cell, seat, game.seats)][token] = value
        case ["stacks", seat, kind] if pad.key == "stacks":
            document["stacks"][_number(cell, seat, game.seats)][kind] = value
        case _:
            raise Refusal("cell-unknown", cell=cell.at)


def plates_of(game: RuledGame) -> int:
    """Return how many plates lie on the table: one more than seats with a puppet."""
    return game.plates


def _round(document: Document, game: RuledGame, round_: int) -> Document:
    """Return a round; it and those before it are begun if they are missing."""
    key, rounds = PADS[game.family.name].key, document["rounds"]
    while len(rounds) <= round_:
        rounds.append({key: [{} for _ in range(plates_of(game))]})
    found: Document = rounds[round_]
    return found


def _entries(holder: Document, key: str, unwritten: int, plates: int) -> list[Any]:
    """Return the list under a key, with an entry for every plate; a puppet's may be missing."""
    entries: list[Any] = holder.setdefault(key, [])
    entries.extend([unwritten] * (plates - len(entries)))
    return entries


def _number(cell: Cell, text: str, below: int) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) == 1) or int(text) >= below:
        raise Refusal("cell-unknown", cell=cell.at)
    return int(text)


def plain(problem: Refusal) -> Refusal:
    """Return a refusal whose facts can go over the wire: those inside it as objects."""
    return Refusal(problem.reason, **{name: _plain(fact) for name, fact in problem.facts.items()})


def _plain(fact: Any) -> Any:
    if isinstance(fact, Refusal):
        return {"reason": fact.reason, "facts": plain(fact).facts}
    return fact

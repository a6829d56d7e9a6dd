"""The cells of a pad: every place that can be written on, named by the way to it. Pure.

Phones that share a pad never send a document, they write cells: `seats/<seat>`,
`rounds/<round>/<plate>/<slot>`, and of a field `<field>[/<round>]/<plate or seat>[/<name>]`.

Whether a document can be read is decided by the score pad itself, which knows every slot and every
number. What can be read but cannot have happened is taken: two phones may each have been right
without the other, and both want to see what does not fit together.
"""

from collections.abc import Iterable
from copy import deepcopy
from typing import Any, Protocol

from sushibelt import games, scorepad
from sushibelt.core.refusal import Refusal
from sushibelt.games.family import AnyGame
from sushibelt.scorepad import PADS
from sushibelt.scorepad.pad import Each, Field, Numbers, Stacks

LONGEST = 60  # letters of a name; the same as in a cell

Document = dict[str, Any]
Value = int | str | list[int]


class Cell(Protocol):
    """One place of a pad, and what is written there."""

    @property
    def at(self) -> str:
        """The way to it."""

    @property
    def value(self) -> Value:
        """What is written."""


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
    game = games.find(card.game, len(card.seats))
    for field in PADS[game.family.name].fields(game):
        if isinstance(field.holds, Stacks):
            whole[field.name] = [{**field.unwritten(), **own} for own in whole[field.name]]
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


def _check_readable(document: Document, game: AnyGame) -> None:
    try:
        scorepad.score(document)
    except Refusal as problem:
        limits = PADS[game.family.name].meanings(game).values()
        if problem.reason not in {limit.reason for limit in limits}:
            raise plain(problem) from None


def _put(document: Document, game: AnyGame, cell: Cell) -> None:
    """Write one cell; what it stands in is made if it is not there yet."""
    what, *way = cell.at.split("/")
    fields = {field.name: field for field in PADS[game.family.name].fields(game)}
    if what == "seats" and len(way) == 1:
        document["seats"][_number(cell, way[0], game.seats)] = cell.value
    elif what == "rounds" and len(way) == 3 and game.rounds:
        round_, plate, slot = way
        laid = _round(document, game, cell, round_)[PADS[game.family.name].key]
        laid[_number(cell, plate, game.plates)][slot] = cell.value
    elif what in fields:
        _put_field(document, game, fields[what], cell, way)
    else:
        raise Refusal("cell-unknown", cell=cell.at)


def _put_field(document: Document, game: AnyGame, field: Field, cell: Cell, way: list[str]) -> None:
    by_name = not isinstance(field.holds, Numbers)
    if len(way) != (field.each is Each.ROUND) + 1 + by_name:
        raise Refusal("cell-unknown", cell=cell.at)
    holder = document
    if field.each is Each.ROUND:
        holder = _round(document, game, cell, way[0])
        way = way[1:]
    wanted = game.seats if by_name else game.plates
    entries: list[Any] = holder.setdefault(field.name, [])
    while len(entries) < wanted:  # a puppet's may have been left out
        entries.append(field.unwritten())
    place = _number(cell, way[0], wanted)
    if by_name:
        entries[place][way[1]] = cell.value
    else:
        entries[place] = cell.value


def _round(document: Document, game: AnyGame, cell: Cell, text: str) -> Document:
    """Return a round; it and those before it are begun if they are missing."""
    key, rounds = PADS[game.family.name].key, document["rounds"]
    number = _number(cell, text, game.rounds)
    while len(rounds) <= number:
        rounds.append({key: [{} for _ in range(game.plates)]})
    found: Document = rounds[number]
    return found


def _number(cell: Cell, text: str, below: int) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) == 1) or int(text) >= below:
        raise Refusal("cell-unknown", cell=cell.at)
    return int(text)


def plain(problem: Refusal) -> Refusal:
    """Return a refusal whose facts can go over the wire: those inside it as objects."""
    return Refusal(problem.reason, **{name: _plain(fact) for name, fact in problem.facts.items()})


def _plain(fact: object) -> object:
    if isinstance(fact, Refusal):
        return {"reason": fact.reason, "facts": plain(fact).facts}
    return fact

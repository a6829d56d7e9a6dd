"""The layout of a document, read as its family's pad declares it: right keys, lengths and numbers.

What a family's limits think of the numbers is not asked here.
"""

from collections.abc import Sequence
from typing import Any

from sushibelt.core.refusal import Refusal
from sushibelt.games.family import AnyGame
from sushibelt.scorepad.card import Notice
from sushibelt.scorepad.document import (
    LARGEST,
    Document,
    at_plate,
    at_round,
    at_seat,
    at_top,
    counts,
    require_keys,
    require_length,
    require_list,
    require_object,
    require_rounds,
    whole,
)
from sushibelt.scorepad.pad import Counts, Each, Field, Numbers, Pad, Round, Typed

PUPPET = "puppet"  # the name of the plate that is nobody's


class Reader:
    """Reads the parts of one document."""

    def __init__(self, pad: Pad, game: AnyGame, names: tuple[str, ...]) -> None:
        self._pad = pad
        self._game = game
        self._plates = (*names, PUPPET) if game.plates > game.seats else names
        self._fields = pad.fields(game)

    def read(self, typed: Document) -> Typed:
        """Return all that was typed; raise Refusal if it cannot be read."""
        most = self._game.rounds
        once = [field for field in self._fields if field.each is Each.GAME]
        own = [field.name for field in once]
        needed, optional = (["rounds"], own) if most else (own, [])
        require_keys(typed, at_top(), ("game", "seats", *needed), optional)
        entries = require_rounds(typed, most) if most else ()
        rounds = [self._round(entry, number) for number, entry in enumerate(entries)]
        places = [at_seat(plate) for plate in self._plates]
        fields, notices = self._read_fields(once, typed, at_top(), places)
        return Typed(self._plates, rounds, fields, notices)

    def _round(self, entry: object, number: int) -> Round:
        where = at_round(number)
        typed = require_object(entry, where)
        own = [field for field in self._fields if field.each is Each.ROUND]
        key = self._pad.key
        require_keys(typed, where, (key,), [field.name for field in own])
        laid = require_list(typed, key, where)
        require_length(laid, key, where, len(self._plates))
        places = [at_plate(number, plate) for plate in self._plates]
        plates = [self._plate(*each) for each in zip(laid, places, strict=True)]
        fields, notices = self._read_fields(own, typed, where, places)
        return Round(plates, fields, notices)

    def _plate(self, typed: object, where: Refusal) -> dict[str, int]:
        cards = require_object(typed, where)
        self._pad.check_plate(cards, self._game, where)
        slots = [slot for slot in self._pad.slots(self._game) if slot]
        return counts(cards, slots, where)

    def _read_fields(
        self, fields: Sequence[Field], typed: Document, where: Refusal, places: Sequence[Refusal]
    ) -> tuple[dict[str, list[Any]], list[Notice]]:
        """Return those fields that were filled in; a puppet's number may be left out."""
        found: dict[str, list[Any]] = {}
        notices = []
        for field in fields:
            if field.name not in typed:
                continue
            given = require_list(typed, field.name, where)
            wanted = len(places) if isinstance(field.holds, Numbers) else self._game.seats
            if len(given) == self._game.seats < wanted:
                notices.append(Notice("puppet-left-out", {"where": where, "entry": field.name}))
            else:
                require_length(given, field.name, where, wanted)
            pairs = zip(given, places, strict=False)
            found[field.name] = [read_entry(field, entry, place) for entry, place in pairs]
        return found, notices


def read_entry(field: Field, entry: object, where: Refusal) -> Any:
    """Return what a field holds for one plate or seat."""
    match field.holds:
        case Numbers(number):
            value = whole(entry, field.name, where, lowest=number if field.asked else 0)
            if value > number and not field.asked:
                raise Refusal(field.unknown, where=where)
            return value
        case Counts(names):
            return counts(entry, names, where)
        case _:
            return _stacks(field.holds.stacks, entry, where)


def _stacks(names: Sequence[str], entry: object, where: Refusal) -> dict[str, list[int]]:
    typed = require_object(entry, where)
    require_keys(typed, where, (), names)
    rows = {name: require_list(typed, name, where) if name in typed else [] for name in names}
    return {
        name: [whole(value, name, where, lowest=-LARGEST) for value in row]
        for name, row in rows.items()
    }

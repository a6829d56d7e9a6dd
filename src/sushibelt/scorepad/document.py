"""Reading a document: right types, known keys, sensible numbers; whatever else is refused.

A place in the document ("Round 2, Ana") is a Refusal too, one that is never raised: the
catalogue has the words for it, and a sentence can hold another.
"""

import json
from collections.abc import Mapping, Sequence
from unicodedata import category

from sushibelt.core.refusal import Refusal

LARGEST = 999  # no number on a pad is larger; it keeps nonsense out of every sum and sentence
SHOWN = 40

Document = Mapping[str, object]


def shown(value: object) -> str:
    """Return a value as it was typed, cut off if it is long."""
    try:
        text = json.dumps(value)
    except (TypeError, ValueError, RecursionError):
        text = type(value).__name__
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"


def at_top() -> Refusal:
    """The document as a whole."""
    return Refusal("score-at-top")


def at_round(round_: int) -> Refusal:
    """One round, counted from 0."""
    return Refusal("score-at-round", round=round_ + 1)


def at_plate(round_: int, seat: str) -> Refusal:
    """What lies before one seat in one round."""
    return Refusal("score-at-plate", round=round_ + 1, seat=seat)


def at_seat(seat: str) -> Refusal:
    """One seat, in the game as a whole."""
    return Refusal("score-at-seat", seat=seat)


def require_object(value: object, where: Refusal | None = None) -> Document:
    """Return an object with keys, or refuse."""
    if not isinstance(value, Mapping):
        raise Refusal("score-not-an-object", where=where or at_top(), given=shown(value))
    return value


def require_keys(
    typed: Document, where: Refusal, needed: Sequence[str], optional: Sequence[str] = ()
) -> None:
    """Refuse missing keys and unknown ones: a typing error must not silently change a score."""
    known = [*needed, *optional]
    for key in typed:
        if key not in known:
            raise Refusal("score-key-unknown", where=where, entry=shown(key), known=known)
    for key in needed:
        if key not in typed:
            raise Refusal("score-key-missing", where=where, entry=key)


def require_list(typed: Document, key: str, where: Refusal) -> Sequence[object]:
    """Return the list under a key, or refuse."""
    value = typed[key]
    if not isinstance(value, Sequence) or isinstance(value, str | bytes):
        raise Refusal("score-not-a-list", where=where, entry=key, given=shown(value))
    return value


def require_length(entries: Sequence[object], key: str, where: Refusal, wanted: int) -> None:
    """Refuse a list that has not one entry for each seat."""
    if len(entries) != wanted:
        facts = {"given": len(entries), "wanted": wanted}
        raise Refusal("score-wrong-length", where=where, entry=key, **facts)


def require_rounds(typed: Document, most: int) -> Sequence[object]:
    """Return the rounds typed so far; a game has no more than `most`."""
    rounds = require_list(typed, "rounds", at_top())
    if len(rounds) > most:
        raise Refusal("score-too-many-rounds", given=len(rounds), limit=most)
    return rounds


def whole(value: object, what: str, where: Refusal, lowest: int = 0) -> int:
    """Return a whole number of sensible size, or refuse. True and 2.0 are none."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise Refusal("score-not-whole", where=where, what=what, given=shown(value))
    if abs(value) > LARGEST:
        raise Refusal("score-number-senseless", where=where, what=what, limit=LARGEST)
    if value < lowest:
        raise Refusal("score-number-too-low", where=where, what=what, given=value, lowest=lowest)
    return value


def counts(typed: object, slots: Sequence[str], where: Refusal) -> dict[str, int]:
    """Return how many of each slot were typed."""
    plate = require_object(typed, where)
    for slot in plate:
        if slot not in slots:
            raise Refusal("score-slot-unknown", where=where, slot=shown(slot), known=slots)
    return {slot: whole(count, slot, where) for slot, count in plate.items()}


def read_game(typed: Document) -> str:
    """Return the id under `game`, as typed."""
    if "game" not in typed:
        raise Refusal("score-key-missing", where=at_top(), entry="game")
    if not isinstance(typed["game"], str):
        raise Refusal("score-game-not-text", given=shown(typed["game"]))
    return typed["game"]


def read_names(typed: Document) -> tuple[str, ...]:
    """Return the names under `seats`. Winners go by name, so all must differ."""
    if "seats" not in typed:
        raise Refusal("score-key-missing", where=at_top(), entry="seats")
    names: dict[str, str] = {}  # as they look, without blanks around, and as typed
    for name in require_list(typed, "seats", at_top()):
        if not isinstance(name, str) or not name.strip() or not _fits_a_line(name):
            raise Refusal("score-name-impossible", name=shown(name))
        if name.strip() in names:
            raise Refusal("score-name-twice", name=name)
        names[name.strip()] = name
    return tuple(names.values())


def _fits_a_line(name: str) -> bool:
    """Whether a name has no line ends, control characters or halves of characters."""
    return all(category(letter) not in ("Cc", "Cs", "Zl", "Zp") for letter in name)

"""Messages that nobody should send: bytes, JSON of any shape, and valid messages gone wrong."""

import json
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from sushibelt.core.chance import below
from sushibelt.core.layout import Vector
from sushibelt.server.tables.table import Table

Thing = TypeVar("Thing")

ODD_TEXTS = (
    *("", " ", "\x00", "\x07bell", "x" * 21, "x" * 41, "x" * 81, "x" * 3000, "<script>x</script>"),
    *("\ud800", "a\udfffb", "\u202eright to left", "e\u0301" * 9, "ﷺ", "🍣" * 20, "cook-1", "null"),
    *("' or 1=1 --", "../../etc/passwd", "${x}", "{0}", "%s%n", "\u2028", "0" * 64, "f" * 64),
)
ODD_NUMBERS = (-1, 0, 1, 2, 7, 8, 9, 255, 2**31, 2**53, 2**63, 2**64, 10**40, -(10**40))
ODD_FLOATS = ("1e999", "-0.0", "1.5", "NaN", "Infinity", "-Infinity", "1e-400", "01", "0x10", "+1")
KINDS = (
    *("hello", "pick", "undo", "mingle", "open", "sit", "stand", "rename", "bots", "setup"),
    *("start", "rematch", "say", "away", "back", "abandon", "ping"),
)


def one_of(rng: Vector, things: Sequence[Thing]) -> Thing:
    """Return any of these."""
    return things[below(rng, len(things))]


def anything(rng: Vector, depth: int = 0) -> Any:
    """Return any value that JSON can hold, and some that it cannot."""
    kind = below(rng, 8 if depth < 3 else 5)
    if kind == 0:
        return one_of(rng, (None, True, False))
    if kind == 1:
        return one_of(rng, ODD_NUMBERS)
    if kind <= 4:
        return one_of(rng, ODD_TEXTS)
    if kind == 5:
        return [anything(rng, depth + 1) for _ in range(below(rng, 4))]
    if kind == 6:
        return {str(one_of(rng, ODD_TEXTS)): anything(rng, depth + 1) for _ in range(3)}
    return below(rng, 1000) / 8


def proper(rng: Vector, table: Table, serial: int) -> dict[str, Any]:
    """Return a message of the right shape, about things that exist at this table."""
    kind = one_of(rng, (*KINDS, "pick", "pick", "pick", "undo"))
    match = table.match
    number = 0 if match is None else match.turn.number
    names = ["egg"]
    if match is not None:
        names = [match.game.name(below(rng, match.game.actions))]
        owing = [seat for seat in match.turn.actors if below(rng, 2)]
        legal = match.game.legal(match.state, owing[0]) if owing else ()
        names = [match.game.name(one_of(rng, legal))] if legal else names
    way = below(rng, 8)
    fields: dict[str, dict[str, Any]] = {
        "hello": {"secret": "x" * 43, "host": "", "match": table.deal.match, "seen": number},
        "pick": {"n": number, "actions": names},
        "undo": {"n": number},
        "mingle": {"hash": "ab" * 32},
        "open": {"entropy": one_of(rng, ("00" * 32, "cd" * 32))},
        "sit": {"seat": one_of(rng, (None, 0, 1, 2, 3, 7))},
        "rename": {"name": one_of(rng, ("Zoë", "Ana", "<b>Bo</b>", "Player 1", "李"))},
        "bots": {"seat": below(rng, 8), "level": one_of(rng, (None, "novice", "master"))},
        "setup": {"seats": 1 + below(rng, 8), "game": one_of(rng, (None, "sushizock/2008"))},
        "rematch": {"lobby": way > 3, "now": way % 4 == 3},
        "say": {"phrase": one_of(rng, ("phrase-hello", "phrase-bye"))},
    }
    if kind in ("pick", "undo") and below(rng, 3) == 0:
        fields[kind]["match"] = one_of(rng, (table.deal.match, "another"))
    return {"type": kind, "id": f"m{serial}", **fields.get(kind, {})}


def written(value: Any) -> bytes:
    """Return a value as JSON; surrogates become escapes, as a hostile page may send them."""
    return json.dumps(value).encode()


def plain(rng: Vector, table: Table, serial: int) -> bytes:
    """A proper message; who sends it when is another matter."""
    return written(proper(rng, table, serial))


def field_wrong(rng: Vector, table: Table, serial: int) -> bytes:
    """A field has any value, is missing, or is one too many."""
    message = proper(rng, table, serial)
    for _ in range(1 + below(rng, 2)):
        name = one_of(rng, (*message, "surprise", "seat", "who", "host"))
        if below(rng, 4) == 0:
            message.pop(name, None)
        else:
            message[name] = anything(rng)
    return written(message)


def bytes_wrong(rng: Vector, table: Table, serial: int) -> bytes:
    """Bytes are changed, missing, doubled or cut off."""
    data = bytearray(plain(rng, table, serial))
    for _ in range(1 + below(rng, 3)):
        place = below(rng, len(data))
        how = below(rng, 4)
        if how == 0:
            data[place] = below(rng, 256)
        elif how == 1:
            data[place:place] = bytes([below(rng, 256)])
        elif how == 2:
            del data[place : place + 1 + below(rng, 4)]
        else:
            del data[place:]
        if not data:
            return b""
    return bytes(data)


def number_wrong(rng: Vector, table: Table, serial: int) -> bytes:
    """A number that Python or JSON would not write like this."""
    text = plain(rng, table, serial).decode()
    digits = [place for place, letter in enumerate(text) if letter.isdigit()]
    place = one_of(rng, digits)
    return (text[:place] + one_of(rng, ODD_FLOATS) + text[place + 1 :]).encode()


def twice(rng: Vector, table: Table, serial: int) -> bytes:
    """A field is there twice."""
    message = proper(rng, table, serial)
    name = one_of(rng, list(message))
    return plain(rng, table, serial)[:-1] + f', "{name}": '.encode() + written(anything(rng)) + b"}"


def deep(rng: Vector, table: Table, serial: int) -> bytes:
    """Brackets within brackets."""
    left, right = one_of(rng, (("[", "]"), ('{"a":', "}")))
    many = 1 + below(rng, 1200)
    inside = left * many + "1" + (right * many if below(rng, 2) else "")
    if below(rng, 2):
        return inside.encode()
    return plain(rng, table, serial)[:-1] + f', "actions": {inside}}}'.encode()


def any_json(rng: Vector, table: Table, serial: int) -> bytes:  # noqa: ARG001
    """JSON of any shape."""
    return written(anything(rng))


def any_bytes(rng: Vector, table: Table, serial: int) -> bytes:  # noqa: ARG001
    """Bytes of any sort."""
    return bytes(below(rng, 256) for _ in range(below(rng, 60)))


WAYS: tuple[Callable[[Vector, Table, int], bytes], ...] = (
    *(plain, plain, plain, field_wrong, field_wrong, field_wrong, bytes_wrong, bytes_wrong),
    *(number_wrong, twice, any_json, any_bytes),
)
RARE = 50  # one in so many is nested deeply


def message(rng: Vector, table: Table, serial: int) -> bytes:
    """Return one message of any sort."""
    way = deep if below(rng, RARE) == 0 else one_of(rng, WAYS)
    return way(rng, table, serial)

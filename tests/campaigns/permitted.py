"""What docs/protocol.md lets have an effect: read with another parser, judged without the server.

It takes a message as bytes and says whether this person may do this now. It may say yes too often
(a game id is not looked at closely), never no to what is accepted rightly.
"""

import json
from hashlib import sha256
from typing import Any

from sushibelt.server.keys import Who
from sushibelt.server.tables.table import Table

# Fields of each message: their JSON types; those with a star may be left out.
SHAPES: dict[str, dict[str, tuple[type, ...]]] = {
    "pick": {"n": (int,), "actions": (list,), "match*": (str,)},
    "undo": {"n": (int,), "match*": (str,)},
    "mingle": {"hash": (str,)},
    "open": {"entropy": (str,)},
    "sit": {"seat*": (int, type(None))},
    "stand": {},
    "rename": {"name": (str,)},
    "bots": {"seat": (int,), "level*": (str, type(None))},
    "setup": {
        "game*": (str, type(None)),
        "seats*": (int, type(None)),
        "timer*": (str, type(None)),
        "memory*": (str, type(None)),
    },
    "start": {},
    "rematch": {"lobby*": (bool,), "now*": (bool,)},
    "say": {"phrase": (str,)},
    "away": {},
    "back": {},
    "abandon": {},
}
HOSTS = {"bots", "setup", "start", "abandon"}
SEATED = {"pick", "undo", "mingle", "open", "stand", "away", "back"}
MEMBERS = {"sit", "rename", "say"}
BEFORE = {"lobby"}
OVER = {"finished", "abandoned"}
STAGES: dict[str, set[str]] = {
    "pick": {"playing"},
    "undo": {"playing"},
    "mingle": {"lobby", "opening"},
    "open": {"opening"},
    "sit": BEFORE,
    "stand": BEFORE,
    "rename": BEFORE | OVER,
    "bots": BEFORE,
    "setup": BEFORE,
    "start": BEFORE,
    "rematch": OVER,
    "abandon": {"opening", "playing"},
}


def understood(data: bytes) -> dict[str, Any] | None:
    """Return a message of the right shape, or None."""
    try:
        message = json.loads(data.decode("utf-8"))
    except (ValueError, RecursionError):
        return None
    if not isinstance(message, dict) or not isinstance(message.get("type"), str):
        return None
    shape = SHAPES.get(message["type"])
    name = message.get("id")
    if shape is None or not isinstance(name, str) or not 1 <= len(name) <= 40:
        return None
    known = {field.rstrip("*"): types for field, types in shape.items()}
    needed = {field for field in shape if not field.endswith("*")}
    given = {field: value for field, value in message.items() if field not in ("type", "id")}
    if not needed <= given.keys() <= known.keys():
        return None
    right = all(type(value) in known[field] for field, value in given.items())
    return message if right else None


def permitted(table: Table, who: Who, data: bytes) -> bool:
    """Whether the protocol lets this message of this person have an effect now."""
    message = understood(data)
    if message is None:
        return False
    chairs = [chair.member for chair in table.lobby.chairs]
    seat = chairs.index(who.member) if who.member is not None and who.member in chairs else None
    if table.stage not in STAGES.get(message["type"], {table.stage}):
        return False
    if message.get("now") and not who.host:
        return False
    return _may(message["type"], who, seat) and _content(table, message, seat)


def _may(kind: str, who: Who, seat: int | None) -> bool:
    """Whether this is for the host, for a seat, or for anybody with a place at the table."""
    if kind == "rematch":
        return who.host or seat is not None
    if kind in HOSTS:
        return who.host
    if kind in MEMBERS:
        return who.member is not None
    return seat is not None or kind not in SEATED


def _content(table: Table, message: dict[str, Any], seat: int | None) -> bool:
    kind = message["type"]
    right = True
    if kind in ("pick", "undo"):
        right = _choice(table, message, seat)
    elif kind == "open" and seat is not None:
        opened = sha256(bytes.fromhex(message["entropy"])).hexdigest()
        right = table.deal.shares[seat].hash == opened
    elif kind == "mingle":
        right = len(message["hash"]) == 64
    elif kind in ("sit", "bots") and message.get("seat") is not None:
        right = _free(table, message["seat"])
    elif kind == "rename":
        right = 1 <= len(message["name"].strip()) <= 20 and message["name"].isprintable()
    elif kind == "say":
        right = message["phrase"].startswith("phrase-")
    elif kind == "setup" and message.get("seats") is not None:
        right = len(table.people) <= message["seats"] <= 8
    return right


def _free(table: Table, seat: int) -> bool:
    chairs = table.lobby.chairs
    return 0 <= seat < len(chairs) and chairs[seat].member is None


def _choice(table: Table, message: dict[str, Any], seat: int | None) -> bool:
    match = table.match
    assert match is not None
    turn = match.turn
    if message["n"] != turn.number or seat not in turn.actors:
        return False
    if message.get("match", "") not in ("", table.deal.match):
        return False
    if message["type"] == "undo":
        return seat in match.pending
    legal = [match.game.name(action) for action in match.game.legal(match.state, seat)]
    return bool(message["actions"]) and message["actions"][0] in legal

"""Names of seats: what a person may be called, and which bot a seat's name tells of."""

import re
from collections.abc import Collection

from sushibelt.bots.bot import BOTS
from sushibelt.bots.look_alikes import in_latin, look_alike
from sushibelt.bots.spelling import respelled
from sushibelt.core.refusal import Refusal

LONGEST_NAME = 20


def bot_of(name: str) -> str | None:
    """Return the bot that a seat's name tells of, such as `greedy` of `greedy-2`."""
    match = re.fullmatch(r"(.+)-[1-9]", name)
    return match[1] if match and match[1] in BOTS else None


def tidy_name(given: str, taken: Collection[str] = ()) -> str:
    """Return a name fit for a person's seat; raise Refusal if it is none."""
    name = respelled(given)
    if not name:
        raise Refusal("name-empty")
    if len(name) > LONGEST_NAME:
        raise Refusal("name-too-long", name=name[:LONGEST_NAME], limit=LONGEST_NAME)
    if bot_of(name) or bot_of(f"{in_latin(name[:-1])}{name[-1]}"):
        raise Refusal("name-is-a-bot", name=name)
    if name in taken:
        raise Refusal("name-twice", name=name)
    other = look_alike(name, tuple(taken))
    if other is not None:
        raise Refusal("name-looks-like", name=name, other=other)
    return name

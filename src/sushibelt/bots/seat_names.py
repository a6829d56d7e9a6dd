"""Names of seats: what a person may be called, and which bot a seat's name tells of."""

import re
from collections.abc import Collection

from sushibelt.bots.bot import BOTS
from sushibelt.core.refusal import Refusal

LONGEST_NAME = 20


def bot_of(name: str) -> str | None:
    """Return the bot that a seat's name tells of, such as `greedy` of `greedy-2`."""
    told = re.fullmatch(r"(.+)-[1-9]", name)
    return told[1] if told and told[1] in BOTS else None


def tidy_name(given: str, taken: Collection[str] = ()) -> str:
    """Return a name fit for a person's seat; raise Refusal if it is none."""
    name = " ".join(given.split())
    if not name:
        raise Refusal("name-empty")
    if len(name) > LONGEST_NAME:
        raise Refusal("name-too-long", name=name[:LONGEST_NAME], limit=LONGEST_NAME)
    if not given.isprintable():  # `split` would take control characters for spaces
        raise Refusal("name-unprintable")
    if bot_of(name):
        raise Refusal("name-is-a-bot", name=name)
    if name in taken:
        raise Refusal("name-twice", name=name)
    return name

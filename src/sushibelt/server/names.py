"""Names of people: what somebody at a table may be called."""

import re

from sushibelt.core.refusal import Refusal

LONGEST_NAME = 20
BOTS_NAME = re.compile(r".+-[1-9]")  # how a record names bots


def tidy_name(given: str, taken: tuple[str, ...] = ()) -> str:
    """Return a name fit for a seat; raise Refusal if it is none."""
    name = " ".join(given.split())
    if not name:
        raise Refusal("name-empty")
    if len(name) > LONGEST_NAME:
        raise Refusal("name-too-long", name=name[:LONGEST_NAME], limit=LONGEST_NAME)
    if not name.isprintable():
        raise Refusal("name-unprintable")
    if BOTS_NAME.fullmatch(name):
        raise Refusal("name-is-a-bot", name=name)
    if name in taken:
        raise Refusal("name-twice", name=name)
    return name

"""Names at a table, as they can be shown."""

from collections.abc import Sequence

from sushibelt.bots.levels import LEVELS
from sushibelt.bots.seat_names import bot_of
from sushibelt.words import say

LETTERS = "ABCDE"  # of the seats, as on the site
SOFT_HYPHEN = "\u00ad"


def plate_names(names: Sequence[str]) -> tuple[str, ...]:
    """Return the names of all plates: those of the seats, and the puppet's behind them.

    Bots of a level are called as on the site: by it, and with a letter if there are several.
    """
    short = [_called(name) for name in names]
    called = [
        say("table-name-letter", name=name, letter=LETTERS[seat]) if short.count(name) > 1 else name
        for seat, name in enumerate(short)
    ]
    return (*called, say("page-puppet"))


def _called(name: str) -> str:
    level = bot_of(name)
    if level not in LEVELS:
        return printable(name)
    return say(f"level-{level}").replace(SOFT_HYPHEN, "")


def printable(name: object) -> str:
    """Return a name as it can be shown: a record may come from anywhere and hold anything."""
    return "".join(letter if letter.isprintable() else "�" for letter in str(name))

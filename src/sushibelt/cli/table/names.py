"""Names at a table, as they can be shown."""

from collections.abc import Sequence

from sushibelt.words import say


def plate_names(names: Sequence[str]) -> tuple[str, ...]:
    """Return the names of all plates: those of the seats, and the puppet's behind them."""
    return (*map(printable, names), say("page-puppet"))


def printable(name: object) -> str:
    """Return a name as it can be shown: a record may come from anywhere and hold anything."""
    return "".join(letter if letter.isprintable() else "�" for letter in str(name))

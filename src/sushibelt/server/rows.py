"""Database rows: what the store is given to write, and what it returns. Pure."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, TypeAlias

import msgspec

DbRow: TypeAlias = Mapping[str, Any]


class Write(NamedTuple):
    """One row to be put or dropped; `kind` names one of the store's statements."""

    kind: str
    row: dict[str, Any]


class Stored(NamedTuple):
    """The rows of one table and of its current match."""

    table: DbRow
    match: DbRow
    moves: Iterable[DbRow]
    picks: Iterable[DbRow]


def text(value: Any) -> str:
    """Return a value as JSON."""
    return msgspec.json.encode(value).decode()


def answer_row(table: str, who: str, message: str, serial: int, refusal: str | None) -> Write:
    """Return the row that says: this message had its effect, or was refused like this."""
    row = {"table_id": table, "who": who, "message": message, "serial": serial}
    return Write("put_answer", {**row, "refusal": refusal})


def forgotten_answer_row(table: str, who: str, message: str) -> Write:
    """Return the order to forget that."""
    return Write("drop_answer", {"of_table": table, "of_who": who, "of_message": message})


def touched_table_row(table: str, now: int) -> Write:
    """Return the order to remember that somebody was at a table."""
    return Write("touch_table", {"of_table": table, "now": now})


def touched_pad_row(pad: str, now: int) -> Write:
    """Return the order to remember that somebody was at a shared pad."""
    return Write("touch_pad", {"of_pad": pad, "now": now})

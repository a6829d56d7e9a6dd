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


class Aged(NamedTuple):
    """What is old enough to be deleted, and among how many."""

    ids: list[str]
    among: int


def text(value: object) -> str:
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


def dropped_place_rows(place: str) -> list[Write]:
    """Return the orders to forget the keys and answers of a table or pad."""
    return [Write("drop_keys", {"of_place": place}), Write("drop_answers", {"of_place": place})]


def dropped_table_rows(table: str) -> list[Write]:
    """Return the orders to forget a table; its matches are rows of their own."""
    return [*dropped_place_rows(table), Write("drop_table", {"of_table": table})]


def dropped_pad_rows(pad: str) -> list[Write]:
    """Return the orders to forget a shared pad."""
    return [*dropped_place_rows(pad), Write("drop_pad", {"of_pad": pad})]


def dropped_match_rows(match: str) -> list[Write]:
    """Return the orders to forget a match."""
    of = {"of_match": match}
    return [Write("drop_moves", of), Write("clear_picks", of), Write("drop_match", of)]


def spell_row(since: int, until: int) -> Write:
    """Return the row that says: from then until then the server ran, and its clock was steady."""
    return Write("put_spell", {"since": since, "until": until})


def forgotten_spells_row(before: int) -> Write:
    """Return the order to forget the times that ended before a date."""
    return Write("drop_spells", {"before": before})


def blocked_row(network: str, until: int) -> Write:
    """Return the row that says: nobody from there, until then."""
    return Write("put_block", {"network": network, "until": until})


def unblocked_row(network: str) -> Write:
    """Return the order to forget that."""
    return Write("drop_block", {"of_network": network})


def probe_row(noise: bytes) -> Write:
    """Return a row that means nothing; that it could be written does."""
    return Write("put_probe", {"id": 0, "noise": noise})

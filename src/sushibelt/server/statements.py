"""What can be written: one statement for each kind of row, alike for every database."""

from collections.abc import Callable
from typing import Any, TypeAlias

from sqlalchemy import Delete, Insert, Table, Update, bindparam, delete, update

from sushibelt.server import schema

# `insert` of a dialect: putting a row in the place of another is not in the common language.
InsertInto: TypeAlias = Callable[[Table], Any]


def statements(insert: InsertInto) -> dict[str, Insert | Delete | Update]:
    """Return all statements, in the order in which a transaction runs them.

    What is cleared comes before what is put.
    """
    return {
        "drop_answer": _drop(
            schema.answers, table_id="of_table", who="of_who", message="of_message"
        ),
        "clear_picks": _drop(schema.picks, match_id="of_match"),
        "drop_pick": _drop(schema.picks, match_id="of_match", seat="of_seat"),
        "drop_key": _drop(schema.keys, hash="of_hash"),
        "drop_keys": _drop(schema.keys, table_id="of_place"),
        "drop_answers": _drop(schema.answers, table_id="of_place"),
        "drop_table": _drop(schema.tables, id="of_table"),
        "drop_pad": _drop(schema.pads, id="of_pad"),
        "drop_moves": _drop(schema.moves, match_id="of_match"),
        "drop_match": _drop(schema.matches, id="of_match"),
        "drop_block": _drop(schema.blocks, network="of_network"),
        "drop_spells": delete(schema.spells).where(schema.spells.c.until < bindparam("before")),
        "put_table": _put(insert, schema.tables),
        "put_match": _put(insert, schema.matches),
        "put_move": insert(schema.moves),
        "put_pick": _put(insert, schema.picks),
        "put_answer": _put(insert, schema.answers),
        "put_key": insert(schema.keys),
        "revoke_key": update(schema.keys)
        .where(schema.keys.c.hash == bindparam("of_hash"))
        .values(revoked=bindparam("why")),
        "put_pad": _put(insert, schema.pads),
        "touch_pad": update(schema.pads)
        .where(schema.pads.c.id == bindparam("of_pad"))
        .values(touched=bindparam("now")),
        "touch_table": update(schema.tables)
        .where(schema.tables.c.id == bindparam("of_table"))
        .values(touched=bindparam("now")),
        "put_spell": _put(insert, schema.spells),
        "put_probe": _put(insert, schema.probes),
        "put_block": _put(insert, schema.blocks),
    }


def _put(insert: InsertInto, table: Table) -> Insert:
    """Insert a row, or put it in the place of the one with the same key."""
    statement = insert(table)
    rest = {c.name: statement.excluded[c.name] for c in table.columns if not c.primary_key}
    put: Insert = statement.on_conflict_do_update(
        index_elements=table.primary_key.columns, set_=rest
    )
    return put


def _drop(table: Table, **columns: str) -> Delete:
    return delete(table).where(*(table.c[c] == bindparam(name) for c, name in columns.items()))

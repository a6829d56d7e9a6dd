"""Sessions: a node's right to write to a database, and the fence that ends it.

Whoever begins to write begins an epoch of its own row in `nodes`. Every transaction names that
epoch and the leases it writes under, and the database itself refuses one whose epoch is over, or
whose leases are others' by now: it would have to divide by zero. So a node that was paused or cut
off for a while, and replaced meanwhile, can change nothing, whatever it believes.

Among several nodes a session lapses unless something is written every few seconds, by the clock of
the database. Then others may end it (the epoch goes up) and take what it held. A server that is
alone has a session that doesn't lapse; it ends those of all nodes, and they end its.
"""

from collections.abc import Sequence
from typing import Any, Final

import psycopg
from psycopg import errors
from psycopg.sql import SQL

from sushibelt.server.leases import Lease

ALONE: Final = ""  # the name of a server that has the whole database
LASTS: Final = 3  # seconds from a node's latest transaction until others may take over

LAPSES = SQL(f"""
    CASE WHEN %(node)s::text <> '' THEN clock_timestamp() + interval '{LASTS} seconds' END
""")
# Whoever cannot reach Postgres because it was restarted has as long again to come back.
LAPSED = SQL(f"""
    greatest(expires, pg_postmaster_start_time() + interval '{LASTS} seconds') < clock_timestamp()
    AND expires IS NOT NULL
""")
END_OTHER_KIND = SQL("""
    UPDATE nodes SET epoch = epoch + 1, holder = NULL WHERE (id = '') <> (%(node)s::text = '')
""")
BEGIN = SQL("""
    INSERT INTO nodes (id, epoch, serial, expires) VALUES (%(node)s::text, 1, 0, {})
    ON CONFLICT (id) DO UPDATE SET epoch = nodes.epoch + 1, expires = excluded.expires
    RETURNING epoch, serial
""").format(LAPSES)
GO_ON = SQL("""
    UPDATE nodes SET epoch = epoch + 1, expires = {}
    WHERE id = %(node)s::text AND epoch = %(epoch)s
    RETURNING epoch, serial
""").format(LAPSES)
KEEP = SQL("UPDATE leases SET epoch = epoch + 1 WHERE node = %(node)s::text AND epoch = %(epoch)s")
STATE = SQL("SELECT epoch, serial FROM nodes WHERE id = %(node)s::text")
FENCE = SQL("""
    WITH fenced AS (
        UPDATE nodes SET serial = %(serial)s, expires = {}
        WHERE id = %(node)s::text AND epoch = %(epoch)s AND cardinality(%(places)s::text[]) = (
            SELECT count(*) FROM leases
            JOIN unnest(%(places)s::text[], %(epochs)s::bigint[]) AS held (place, epoch)
            USING (place, epoch)
            WHERE leases.node = %(node)s::text AND epoch = %(epoch)s
        )
        RETURNING 1
    )
    SELECT 1 / count(*) FROM fenced
""").format(LAPSES)


class Session:
    """The right of one node to write, in its present epoch."""

    def __init__(self, node: str) -> None:
        self.node = node
        self.epoch = self.serial = 0  # the latest transaction that was committed

    @property
    def _now(self) -> dict[str, Any]:
        return {"node": self.node, "epoch": self.epoch}

    def begin(self, connection: psycopg.Connection) -> None:
        """Begin an epoch: whatever was begun before under this name is over."""
        with connection.transaction():
            connection.execute(END_OTHER_KIND, self._now)
            self._is(connection.execute(BEGIN, self._now).fetchone())

    def go_on(self, connection: psycopg.Connection, leases: Sequence[Lease]) -> bool:
        """Begin the next epoch, and hold in it what was held; False if somebody took over.

        What an older connection might still do is refused from then on.
        """
        with connection.transaction():
            row = connection.execute(GO_ON, self._now).fetchone()
            if row is None:
                return False
            connection.execute(KEEP, self._now)
        before = self.epoch
        self._is(row)
        for lease in leases:
            if lease.epoch == before:
                lease.epoch = self.epoch
        return True

    def look(self, connection: psycopg.Connection) -> bool:
        """Find out which transaction was the latest; False if somebody took over."""
        row = connection.execute(STATE, self._now).fetchone()
        if row is None or row[0] != self.epoch:
            return False
        self._is(row)
        return True

    def fence(self, cursor: psycopg.Cursor, serial: int, leases: Sequence[Lease]) -> None:
        """Number a transaction, and have it refused if it may not be written."""
        held = sorted({(lease.place, lease.epoch) for lease in leases})
        named = {"places": [place for place, _ in held], "epochs": [epoch for _, epoch in held]}
        cursor.execute(FENCE, {**self._now, "serial": serial, **named}, prepare=True)

    def _is(self, row: Any) -> None:
        self.epoch, self.serial = row


def is_fence(problem: psycopg.Error) -> bool:
    """Whether the database refused a transaction of an epoch or a lease that is over."""
    return isinstance(problem, errors.DivisionByZero)

"""The writer of a node among several: it holds leases of tables and pads, and can lose them all.

Taking a lease from a node whose session lapsed ends that session first, under the lock that every
transaction of it needs. So whatever the other node had written by then is there to be read, and
whatever it writes later is refused.
"""

from collections.abc import Callable, Collection

import psycopg
from psycopg.sql import SQL

from sushibelt.core.refusal import Refusal
from sushibelt.server import logs
from sushibelt.server.data import DatabaseAddress
from sushibelt.server.leases import Elsewhere, Lease
from sushibelt.server.postgres.lock import WRITING, take
from sushibelt.server.postgres.session import LAPSED
from sushibelt.server.postgres.writer import PostgresWriter

HOLDER = SQL("""
    SELECT leases.node, leases.epoch, coalesce(nodes.epoch = leases.epoch AND NOT ({}), false)
    FROM leases LEFT JOIN nodes ON nodes.id = leases.node
    WHERE leases.place = %(place)s::text
""").format(LAPSED)
TAKE_FREE = SQL("""
    INSERT INTO leases (place, node, epoch)
    SELECT %(place)s::text, %(node)s::text, %(epoch)s
    WHERE EXISTS (SELECT FROM tables WHERE id = %(place)s::text)
       OR EXISTS (SELECT FROM pads WHERE id = %(place)s::text)
    ON CONFLICT (place) DO NOTHING
""")
END_LAPSED = SQL("""
    UPDATE nodes SET epoch = epoch + 1 WHERE id IN (
        SELECT id FROM nodes WHERE id = %(from)s AND epoch = %(from_epoch)s AND {}
        FOR UPDATE SKIP LOCKED  -- else all that we write would wait for somebody who may be paused
    )
""").format(LAPSED)
# A node that was paused or cut off between two statements keeps its row locked. Postgres ends those
# who are silent after a statement, but not in the middle of a pipeline (see `connecting`): we do.
HANG_UP = SQL("""
    SELECT pg_terminate_backend(silent.pid)
    FROM nodes
    JOIN pg_locks AS locked ON locked.transactionid = nodes.xmax AND locked.granted
    JOIN pg_stat_activity AS silent ON silent.pid = locked.pid
    WHERE nodes.id = %(from)s AND nodes.epoch = %(from_epoch)s AND {}
      AND silent.wait_event = 'ClientRead'
      AND silent.xact_start < clock_timestamp() - interval '2 seconds'
""").format(LAPSED)
THE_LAPSED = SQL("SELECT id FROM nodes WHERE id = ANY(%(nodes)s) AND {}").format(LAPSED)
TAKE_OVER = SQL("""
    UPDATE leases SET node = %(node)s::text, epoch = %(epoch)s
    WHERE place = %(place)s::text AND node = %(from)s AND epoch = %(from_epoch)s
      AND NOT EXISTS (SELECT FROM nodes WHERE id = %(from)s AND epoch = %(from_epoch)s)
""")
GIVE_BACK = SQL("""
    DELETE FROM leases
    WHERE node = %(node)s::text AND epoch = %(epoch)s AND place = ANY(%(places)s)
""")
END = SQL("""
    WITH ended AS (UPDATE nodes SET epoch = epoch + 1 WHERE id = %(node)s AND epoch = %(epoch)s)
    DELETE FROM leases WHERE node = %(node)s AND epoch <= %(epoch)s
""")


class NodeWriter(PostgresWriter):
    """Carries out transactions of one node; `lost` is called, in its thread, if all is lost."""

    def __init__(self, address: DatabaseAddress, node: str) -> None:
        super().__init__(address, node)
        self._leases: dict[str, Lease] = {}
        self.lost: Callable[[], None] = lambda: None

    async def take(self, place: str) -> Lease | None:
        """Return the lease of a table or pad, None if there is none such.

        Raise Elsewhere if another node has it, and Refusal if the database is away.
        """
        return await self._in_thread(lambda: self._take(place))

    def holds(self, lease: Lease) -> bool:
        """Whether a lease is still ours, as far as we know."""
        return self._leases.get(lease.place) is lease

    async def give_back(self, places: Collection[str]) -> None:
        """Let others have tables or pads; nothing must be left to be written to them."""
        await self._in_thread(lambda: self._give_back(places))

    async def lapsed(self, nodes: Collection[str]) -> list[str]:
        """Return those nodes whose tables others may take over."""
        return await self._in_thread(lambda: self._lapsed(nodes))

    async def close(self) -> None:
        """Let others have everything at once, and finish."""
        await self._in_thread(self._end)
        await super().close()

    # ---- in the thread

    def _take(self, place: str) -> Lease | None:
        connection = self._connection
        assert connection is not None
        try:
            found = connection.execute(HOLDER, {"place": place}).fetchone()
            if found is None:
                asked = {"place": place, "node": self._session.node, "epoch": self._session.epoch}
                if connection.execute(TAKE_FREE, asked).rowcount:
                    return self._held(place)
                if (found := connection.execute(HOLDER, asked).fetchone()) is None:
                    return None
            node, epoch, valid = found
            if (node, epoch) == (self._session.node, self._session.epoch):
                return self._held(place)
            if valid or not self._taken_over(connection, place, node, epoch):
                raise Elsewhere(node if valid else "")
        except psycopg.Error:
            raise Refusal("store-away") from None
        logs.note("taken-over", place=place, node=node)
        return self._held(place)

    def _held(self, place: str) -> Lease:
        lease = self._leases[place] = Lease(place, self._session.epoch)
        return lease

    def _taken_over(
        self, connection: psycopg.Connection, place: str, node: str, epoch: int
    ) -> bool:
        """Take a lease from a node that has not been heard of; False if somebody was quicker."""
        names = {"place": place, "from": node, "from_epoch": epoch}
        names |= {"node": self._session.node, "epoch": self._session.epoch}
        with connection.transaction():
            connection.execute(END_LAPSED, names)
            taken = bool(connection.execute(TAKE_OVER, names).rowcount)
        if not taken:
            connection.execute(HANG_UP, names)
        return taken

    def _give_back(self, places: Collection[str]) -> None:
        for place in places:
            self._leases.pop(place, None)
        asked = {"node": self._session.node, "epoch": self._session.epoch, "places": list(places)}
        assert self._connection is not None
        try:
            self._connection.execute(GIVE_BACK, asked)
        except psycopg.Error as problem:  # then they are free when we are not heard of any more
            logs.warn("leases-kept", problem=self._address.hidden(str(problem)))

    def _lapsed(self, nodes: Collection[str]) -> list[str]:
        assert self._connection is not None
        try:
            rows = self._connection.execute(THE_LAPSED, {"nodes": list(nodes)}).fetchall()
        except psycopg.Error:  # we are no better off
            return []
        return [node for (node,) in rows]

    def _end(self) -> None:
        if self._connection is not None and self._problem is None:
            asked = {"node": self._session.node, "epoch": self._session.epoch}
            try:
                self._connection.execute(END, asked)
            except psycopg.Error as problem:
                logs.warn("leases-kept", problem=self._address.hidden(str(problem)))

    def _fenced(self) -> None:
        """Find out what was refused: everything since others took over, or a lease alone.

        In another session whatever needs no lease is written after all.
        """
        assert self._connection is not None
        try:
            self._connection.execute("ROLLBACK")
            is_ours = self._session.look(self._connection)
            if not is_ours:
                self._begin_anew(self._connection)
        except psycopg.Error:
            self._come_back()
        else:
            if is_ours:
                raise Elsewhere

    def _go_on(self, connection: psycopg.Connection) -> None:
        """Be who writes again; all that was held is others' if they took over meanwhile."""
        went_on = self._session.go_on(connection, list(self._leases.values()))
        try:
            take(connection, WRITING, self._session.node)
        except Refusal:  # another process has our name
            super()._fenced()
            return
        if not went_on:
            self._begin_anew(connection)

    def _begin_anew(self, connection: psycopg.Connection) -> None:
        """Begin another session, which holds nothing."""
        self._session.begin(connection)
        self._leases.clear()
        logs.warn("leases-lost")
        self.lost()

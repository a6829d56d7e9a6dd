"""What a database saw written, and by whom: triggers of ours, independent of the server's code.

Every choice and move that is written is noted with the lease that its table has at that moment, and
with the node whose row the same transaction numbered.
"""

import psycopg

from sushibelt.server.data import DatabaseAddress

WATCH = """
    CREATE TABLE witnessed (
        xid xid8 NOT NULL, match text NOT NULL, n bigint NOT NULL, node text, epoch bigint
    );
    CREATE TABLE numbered (xid xid8 NOT NULL, node text NOT NULL, epoch bigint NOT NULL);
    CREATE FUNCTION witness() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO witnessed
        SELECT pg_current_xact_id(), NEW.match_id, NEW.n, leases.node, leases.epoch
        FROM matches LEFT JOIN leases ON leases.place = matches.table_id
        WHERE matches.id = NEW.match_id;
        RETURN NEW;
    END $$;
    CREATE FUNCTION number() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF NEW.serial <> OLD.serial THEN
            INSERT INTO numbered VALUES (pg_current_xact_id(), NEW.id, NEW.epoch);
        END IF;
        RETURN NEW;
    END $$;
    CREATE TRIGGER witness BEFORE INSERT OR UPDATE ON moves
        FOR EACH ROW EXECUTE FUNCTION witness();
    CREATE TRIGGER witness BEFORE INSERT OR UPDATE ON picks
        FOR EACH ROW EXECUTE FUNCTION witness();
    CREATE TRIGGER number BEFORE UPDATE ON nodes FOR EACH ROW EXECUTE FUNCTION number();
"""
STALE = """
    SELECT witnessed.match, witnessed.n, witnessed.node, witnessed.epoch, numbered.node,
        numbered.epoch
    FROM witnessed LEFT JOIN numbered USING (xid)
    WHERE (witnessed.node, witnessed.epoch) IS DISTINCT FROM (numbered.node, numbered.epoch)
"""


def watch(database: DatabaseAddress) -> None:
    """Have everything noted from now on."""
    with psycopg.connect(database.conninfo) as connection:
        connection.execute(WATCH)


def stale(database: DatabaseAddress) -> list[str]:
    """Return what was written by a node that did not have the table, in words."""
    with psycopg.connect(database.conninfo) as connection:
        rows = connection.execute(STALE).fetchall()
    return [f"{m} {n}: {ours} {e} had the table, {by} {b} wrote" for m, n, ours, e, by, b in rows]


def count(database: DatabaseAddress) -> tuple[int, int]:
    """Return how many rows were noted, and by how many sessions of nodes."""
    asked = "SELECT count(*), count(DISTINCT (node, epoch)) FROM witnessed"
    with psycopg.connect(database.conninfo) as connection:
        row = connection.execute(asked).fetchone()
    assert row is not None
    return row[0], row[1]

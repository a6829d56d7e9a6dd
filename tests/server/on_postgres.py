"""What tests of servers on a Postgres database have in common."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

from sushibelt.server.data import DatabaseAddress
from sushibelt.server.rows import Write
from tests.server.cluster import Cluster
from tests.server.process import Page, Server, running
from tests.server.raw import eventually


@contextmanager
def served(folder: Path, address: DatabaseAddress, **more: str) -> Iterator[Server]:
    """Run a server on a database."""
    with running(folder, SUSHIBELT_DATA=address.conninfo, **more) as server:
        yield server


def readiness(server: Server) -> str | None:
    """Why it is not ready; None if it is."""
    answer = server.http.get("/readyz")
    text: str | None = answer.json().get("reason")
    assert (answer.status_code == 200) == (text is None), answer.text
    return text


def chooser(pages: list[Page]) -> Page:
    """Whoever may choose now."""
    for page in pages:
        page.drain()
    return next(page for page in pages if page.message["legal"] and not page.message["picked"])


def stop_in_order_while_it_is_away(server: Server, cluster: Cluster) -> None:
    """A server does not wait for ever for a database."""
    cluster.stop()
    try:
        assert eventually(lambda: readiness(server) == "store-away")
        server.close_lines()
        assert server.stop() == 0
    finally:
        cluster.start()


def cut_off(database: DatabaseAddress) -> None:
    """End all connections to a database but this one."""
    with psycopg.connect(database.conninfo, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


@contextmanager
def disk_full(database: DatabaseAddress) -> Iterator[None]:
    """Have Postgres say what it says when a table cannot grow."""
    with psycopg.connect(database.conninfo, autocommit=True) as connection:
        connection.execute("""
            CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
                RAISE EXCEPTION 'could not extend file "base/1/2": No space left on device'
                    USING ERRCODE = 'disk_full';
            END $$;
            CREATE TRIGGER disk BEFORE INSERT OR UPDATE ON answers EXECUTE FUNCTION full_disk();
            CREATE TRIGGER disk BEFORE INSERT OR UPDATE ON probes EXECUTE FUNCTION full_disk();
        """)
        yield
        connection.execute("DROP FUNCTION full_disk CASCADE")


def move(number: int) -> list[Write]:
    """Return what writes a move of a match that nobody plays."""
    return [Write("put_move", {"match_id": "m", "n": number, "body": "[1]"})]

"""Several nodes on one database, each a process of its own."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import psycopg

from sushibelt.server.data import DatabaseAddress
from tests.server.process import HERE, Program, Server, running


def free_port() -> int:
    """Return a port that nobody has."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def of_node(database: DatabaseAddress | str, port: int | None = None) -> dict[str, str]:
    """Return the settings of a node that listens on a free port."""
    port = port or free_port()
    given = database if isinstance(database, str) else database.conninfo
    return {
        "SUSHIBELT_DATA": given,
        "SUSHIBELT_PORT": str(port),
        "SUSHIBELT_NODE": f"http://127.0.0.1:{port}",
        "SUSHIBELT_PROXIES": "127.0.0.1",
    }


@contextmanager
def node(
    folder: Path, database: DatabaseAddress, program: Program = HERE, **more: str
) -> Iterator[Server]:
    """Run one node."""
    folder.mkdir(exist_ok=True)
    with running(folder, program, **{**of_node(database), **more}) as server:
        yield server


@contextmanager
def nodes(folder: Path, database: DatabaseAddress, many: int = 2) -> Iterator[list[Server]]:
    """Run several nodes."""
    with ExitStack() as stack:
        yield [
            stack.enter_context(node(folder / f"node{number}", database)) for number in range(many)
        ]


def leases(database: DatabaseAddress) -> dict[str, str]:
    """Which node has which table, as the database says."""
    with psycopg.connect(database.conninfo) as connection:
        return dict(connection.execute("SELECT place, node FROM leases").fetchall())

"""A server with few connections and little patience."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.server.process import Server, running

PATIENCE = 2  # seconds for a request
EACH, ALL = 40, 100  # connections of one address; in all


@contextmanager
def few_connections(folder: Path) -> Iterator[Server]:
    """Run it; nothing that is sent to it may be its own fault."""
    limits = {
        "SUSHIBELT_CONNECTIONS": str(ALL),
        "SUSHIBELT_CONNECTIONS_PER_ADDRESS": str(EACH),
        "SUSHIBELT_PATIENCE_SECONDS": str(PATIENCE),
    }
    with running(folder, **limits) as one:
        yield one
    assert '"fault"' not in one.log.read_text()


def answered(server: Server, source: str = "127.0.0.1") -> bool:
    """Whether somebody there still gets an answer, on a connection of their own."""
    where = httpx.HTTPTransport(local_address=source)
    with httpx.Client(transport=where, base_url=server.address, timeout=20) as http:
        return http.get("/api/address").status_code == 200

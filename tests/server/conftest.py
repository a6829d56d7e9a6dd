"""What tests of the server share."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from sushibelt.server.data import Data, DatabaseAddress
from tests.server.few_connections import few_connections
from tests.server.process import Server
from tests.server.raw import Caller

if TYPE_CHECKING:
    from tests.server.cluster import Cluster

SOURCES = count()


@pytest.fixture
def call() -> Iterator[Caller]:
    """Makes connections for one test, and hangs up whatever becomes of it."""
    caller = Caller()
    yield caller
    caller.hang_up()


@pytest.fixture
def source() -> str:
    """An address that no other test comes from, so that none pays for another's flood."""
    number = next(SOURCES)
    return f"127.1.{number // 250}.{number % 250 + 1}"


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with few connections and little patience."""
    with few_connections(tmp_path_factory.mktemp("small")) as one:
        yield one


@pytest.fixture(scope="session")
def cluster() -> "Iterator[Cluster]":
    """A Postgres server; whoever stops it starts it again."""
    from tests.server.cluster import one_cluster

    with one_cluster() as one:
        yield one


@pytest.fixture
def database(cluster: "Cluster") -> Iterator[DatabaseAddress]:
    """An empty database."""
    with cluster.database() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgres"])
def data(request: pytest.FixtureRequest, tmp_path: Path) -> Data:
    """A place for data, of either kind: what the store promises, it promises for both."""
    if request.param == "sqlite":
        return tmp_path / "x.sqlite"
    address: DatabaseAddress = request.getfixturevalue("database")
    return address

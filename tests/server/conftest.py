"""What tests of the server share."""

from collections.abc import Iterator
from itertools import count

import pytest

from tests.server.raw import Caller

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

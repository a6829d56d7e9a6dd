"""One pad under Node for all tests of a worker."""

from collections.abc import Iterator

import pytest

from tests.pad.node_pad import NodePad, opened


@pytest.fixture(scope="session")
def pad(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NodePad]:
    with opened(tmp_path_factory.mktemp("rules")) as pad:
        yield pad

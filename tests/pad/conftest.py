"""One pad of the browser for all tests of this folder."""

from collections.abc import Iterator

import pytest

from tests.pad.browser import Browser, opened


@pytest.fixture(scope="session")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    with opened(tmp_path_factory.mktemp("rules")) as browser:
        yield browser

"""One pad under Node, one built site and one Chromium for all tests of this folder."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser as Chromium

from tests.pad.browser import Browser, opened
from tests.pad.site import build, chromium, served


@pytest.fixture(scope="session")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    with opened(tmp_path_factory.mktemp("rules")) as browser:
        yield browser


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("site")
    build(folder)
    with served(folder) as address:
        yield address


@pytest.fixture(scope="session")
def chrome() -> Iterator[Chromium]:
    with chromium() as chrome:
        yield chrome

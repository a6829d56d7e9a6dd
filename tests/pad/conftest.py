"""One pad under Node, one server with the built site, one browser for all tests of this folder."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from sushibelt.server.site import BUILT
from tests.browser.chromium import Windows, chromium
from tests.pad.node_pad import NodePad, opened
from tests.server.process import Server, running


@pytest.fixture(scope="session")
def pad(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NodePad]:
    with opened(tmp_path_factory.mktemp("rules")) as pad:
        yield pad


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (BUILT / "index.html").is_file(), "the site is not built: make site"
    with running(tmp_path_factory.mktemp("pad")) as server:
        yield server


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture
def windows(server: Server, browser: Browser) -> Iterator[Windows]:
    windows = Windows(browser, server.address)
    yield windows
    windows.close()
    assert not windows.complaints

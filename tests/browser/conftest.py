"""One server and one browser for all tests of a worker; windows of its own for each test."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from sushibelt.server.site import BUILT
from tests.browser.chromium import Windows, chromium
from tests.server.process import Server, running


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "tests/browser" in item.path.as_posix():
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (BUILT / "index.html").is_file(), "the site is not built: npm run build in web/"
    with running(tmp_path_factory.mktemp("browser")) as one:
        yield one


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as one:
        yield one


@pytest.fixture
def windows(server: Server, browser: Browser) -> Iterator[Windows]:
    some = Windows(browser, server.address)
    yield some
    some.close()
    assert not some.complaints

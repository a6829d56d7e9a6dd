"""One server and one browser for all tests of a worker; windows of its own for each test.

They stand at the top because a process runs one Playwright at a time: a folder with a browser of
its own would stop every other folder's tests on the same worker. What they need is imported when
they are asked for: it takes a second, and most tests need neither.
"""

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.browser.chromium import Windows
    from tests.browser.devices import Devices
    from tests.server.process import Server

os.environ["SUSHIBELT_LANGUAGE"] = "en"  # what tests read is English, whoever runs them


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "tests/browser" in item.path.as_posix():
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> "Iterator[Server]":
    from sushibelt.server.http.site import BUILT
    from tests.server.process import running

    assert (BUILT / "index.html").is_file(), "the site is not built: make site"
    with running(tmp_path_factory.mktemp("site")) as one:
        yield one


@pytest.fixture(scope="session")
def browser() -> "Iterator[Browser]":
    from tests.browser.chromium import chromium

    with chromium() as one:
        yield one


@pytest.fixture(scope="session")
def devices() -> "Devices":
    from tests.browser.devices import Devices

    return Devices()


@pytest.fixture
def windows(server: "Server", browser: "Browser", devices: "Devices") -> "Iterator[Windows]":
    from tests.browser.chromium import Windows

    some = Windows(browser, server.address, devices)
    yield some
    some.close()
    assert not some.complaints

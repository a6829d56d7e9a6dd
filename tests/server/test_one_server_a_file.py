"""One server at a time uses a data file, and whoever comes second is told who has it."""

import os
import signal
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from sushibelt.server.lock import lock_of
from tests.cli import table_door
from tests.server.process import Server, play_on, running
from tests.words.wording import wording


def refused(data: Path) -> str:
    """Start a second server, which has to leave at once with one sentence."""
    return table_door.refused("serve", "--port", "0", "--data", str(data))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on a file that was empty."""
    folder = tmp_path_factory.mktemp("one")
    (folder / "data.sqlite").touch()
    with running(folder) as server:
        yield server


def test_a_second_server_is_refused_and_the_first_plays_on(server: Server) -> None:
    refusal = refused(server.data)
    holder = {"path": str(server.data), "host": socket.gethostname()}
    pid = str(server.process.pid)
    found = wording("refusal-data-in-use", pid=pid, address=f"{server.address}/", **holder)
    assert found.search(refusal)
    _, pages = server.couple()
    play_on(pages)
    for page in pages:
        page.close()
    with closing(sqlite3.connect(server.data)) as connection:
        assert connection.execute("SELECT count(*) FROM tables").fetchone() == (1,)


def test_a_link_to_the_file_is_the_same_file(server: Server) -> None:
    link = server.data.with_name("link.sqlite")
    link.symlink_to(server.data)
    assert str(server.process.pid) in refused(link)


def test_a_stopped_server_still_holds_its_file(server: Server) -> None:
    os.kill(server.process.pid, signal.SIGSTOP)
    try:
        assert str(server.process.pid) in refused(server.data)
    finally:
        os.kill(server.process.pid, signal.SIGCONT)


def test_what_stands_in_the_lock_keeps_nobody_out_and_lets_nobody_in(server: Server) -> None:
    lock_of(server.data).write_text("[1, {")
    assert wording("refusal-data-in-use-by-someone").search(refused(server.data))
    server.kill()
    lock_of(server.data).write_text("nonsense")
    server.restart()  # the lock died with the process
    assert server.http.get("/healthz").json()["ok"]
    assert server.stop() == 0
    server.restart()
    assert str(server.process.pid) in refused(server.data)


def test_where_nothing_can_be_written_no_server_starts() -> None:
    refusal = refused(Path("/proc/data.sqlite"))
    assert wording("refusal-file-unwritable", path="/proc/data.sqlite.lock").search(refusal)

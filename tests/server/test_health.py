"""Health is whether choices reach the disk: a full one shows, and passes; so does draining."""

import os
import resource
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

import httpx
import pytest

from sushibelt.server.health import FRESH
from tests.server.process import PATIENCE, Server, running
from tests.server.raw import eventually

MEGABYTE = 1 << 20


@contextmanager
def disk_full(server: Server) -> Iterator[None]:
    """Let no file of the server grow or be written to beyond its first bytes."""
    limits = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, limits[1]))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limits)


def asked(server: Server, path: str) -> tuple[int, str | None]:
    """The status, and the reason if there is one; after what was found out before has expired."""
    sleep(FRESH)
    answer = server.http.get(path)
    return answer.status_code, answer.json().get("reason")


def test_a_full_disk_shows_and_passes_and_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        _, pages = server.couple()
        page = next(one for one in pages if one.message["legal"])
        choice, number = page.message["legal"][0], page.message["turn"]["number"]
        assert asked(server, "/healthz") == (200, None)
        with disk_full(server):
            assert asked(server, "/healthz") == (503, "store-unwritable")
            assert server.http.get("/readyz").json()["reason"] == "store-unwritable"
            assert page.pick(choice)["reason"] == "server-fault"
        assert asked(server, "/healthz") == (200, None)
        assert server.http.get("/readyz").status_code == 200
        assert page.pick(choice)["type"] == "ack"
        page.until(lambda message: message["turn"]["number"] > number)
        for one in pages:
            one.close()
        check_that_asking_is_cheap(server)


def check_that_asking_is_cheap(server: Server) -> None:
    """Whoever asks often makes no work for the disk."""
    journal = server.data.with_name("data.sqlite-wal")
    before = journal.stat().st_size
    end = monotonic() + FRESH
    asked = 0
    while monotonic() < end and asked < 50:
        answer = httpx.get(f"{server.address}/healthz", timeout=PATIENCE)
        assert answer.status_code == 200
        asked += 1
    assert journal.stat().st_size - before < MEGABYTE // 4


def test_a_server_that_is_about_to_stop_is_not_ready_but_well(tmp_path: Path) -> None:
    with running(tmp_path, SUSHIBELT_DRAIN_SECONDS="12") as server:
        _, pages = server.couple()
        page = next(one for one in pages if one.message["legal"])
        assert server.http.get("/readyz").json()["ok"]
        server.process.terminate()
        assert eventually(lambda: server.http.get("/readyz").status_code != 200)
        answer = server.http.get("/readyz")
        assert (answer.status_code, answer.json()["reason"]) == (503, "server-stopping")
        assert server.http.get("/healthz").status_code == 200
        assert page.pick(page.message["legal"][0])["type"] == "ack"  # who is there plays on
        for one in pages:
            one.close()
        assert server.ended() == 0
        with pytest.raises(httpx.ConnectError):
            server.http.get("/readyz")


def test_asked_twice_it_stops_at_once(tmp_path: Path) -> None:
    with running(tmp_path, SUSHIBELT_DRAIN_SECONDS="600") as server:
        assert server.http.get("/readyz").json()["ok"]
        server.process.terminate()
        assert eventually(lambda: server.http.get("/readyz").status_code == 503)
        server.http.close()
        os.kill(server.process.pid, signal.SIGTERM)
        assert server.ended() == 0

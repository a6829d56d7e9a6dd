"""Figures are for whoever runs the server: with its token, or on a port of their own."""

import socket
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from sushibelt.core.refusal import Refusal
from sushibelt.server.http.serving import publish_metrics
from sushibelt.server.settings import Variables
from tests.server.process import PATIENCE, TOKEN, Server, running


@pytest.fixture(scope="module")
def port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, port: int) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("x"), SUSHIBELT_METRICS_PORT=str(port)) as one:
        yield one


def test_figures_are_told_to_whoever_has_the_token(server: Server) -> None:
    server.table("sushizock/2008", 3)
    assert server.figures()["sushibelt_tables_made_total"] == 1
    for wrong in ("", "Bearer", f"Bearer {TOKEN}x", f"Bearer {TOKEN[:-1]}", f"Basic {TOKEN}"):
        answer = server.http.get("/metrics", headers={"Authorization": wrong})
        assert (answer.status_code, answer.json()["reason"]) == (401, "metrics-token-wrong")


def test_without_a_token_figures_are_told_to_nobody(tmp_path: Path) -> None:
    with running(tmp_path, SUSHIBELT_METRICS_TOKEN="") as server:
        for given in ("", "Bearer", f"Bearer {TOKEN}"):
            answer = server.http.get("/metrics", headers={"Authorization": given})
            assert (answer.status_code, answer.json()["reason"]) == (404, "not-found")


def test_figures_have_a_port_of_their_own_and_nothing_else_is_there(
    server: Server, port: int
) -> None:
    answer = httpx.get(f"http://127.0.0.1:{port}/metrics")
    assert "sushibelt_rooms" in answer.text
    assert "sushibelt_rooms" in server.figures()
    assert '"games"' not in httpx.get(f"http://127.0.0.1:{port}/api/games").text


def test_vital_signs_are_among_the_figures(server: Server) -> None:
    until = monotonic() + PATIENCE
    while not (report := server.figures())["sushibelt_loop_lag_seconds_count"]:
        assert monotonic() < until
        sleep(0.05)
    assert report["sushibelt_disk_free_bytes"] > 0
    assert report["sushibelt_data_bytes"] > 4096
    for queue in ("disk", "rooms", "bots"):
        assert report[f'sushibelt_queued{{queue="{queue}"}}'] == 0
    assert report["process_resident_memory_bytes"] > 1_000_000
    assert any(name.startswith("sushibelt_info{version=") for name in report)


def test_a_socket_that_is_turned_away_is_counted(server: Server) -> None:
    name = 'sushibelt_connections_refused_total{why="origin"}'
    before = server.figures().get(name, 0)
    address = server.address.replace("http", "ws", 1)
    evil = Origin("http://evil.example")
    with pytest.raises(InvalidStatus), connect(f"{address}/ws/x", origin=evil):
        pass
    assert server.figures()[name] == before + 1


def test_a_port_that_is_taken_is_refused(port: int, server: Server) -> None:
    assert server.process.poll() is None
    with pytest.raises(Refusal) as caught:
        publish_metrics("127.0.0.1", port)
    assert caught.value.reason == "metrics-port-taken"


@pytest.mark.parametrize(
    "weak", ["short", "x" * 15, "with a space in the middle", "жжжжжжжжжжжжжжжж"]
)
def test_a_token_that_can_be_guessed_is_refused_and_not_repeated(weak: str) -> None:
    with pytest.raises(Refusal) as caught:
        Variables({"SUSHIBELT_METRICS_TOKEN": weak}).token("METRICS_TOKEN")
    assert caught.value.reason == "token-weak"
    assert weak not in str(caught.value.facts)

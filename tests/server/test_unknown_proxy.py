"""A proxy that SUSHIBELT_PROXIES does not name is noticed, loudly and once."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from sushibelt.core.refusal import Refusal
from sushibelt.server import metrics
from sushibelt.server.http.unknown_proxy import UnknownProxy
from sushibelt.server.settings import Variables
from sushibelt.words import say
from tests.server.process import running

VISITORS = ("192.0.2.1", "192.0.2.2")


def warnings(log: Path) -> list[dict[str, Any]]:
    found = [json.loads(line) for line in log.read_text().splitlines()]
    return [one for one in found if one["level"] == "warning"]


def test_visitors_behind_an_unknown_proxy_are_noticed_loudly_and_once(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        assert server.http.get("/healthz").status_code == 200
        assert not warnings(server.log)
        for visitor in (*VISITORS, *VISITORS):
            server.http.get("/healthz", headers={"X-Forwarded-For": visitor})
        assert server.figures()["sushibelt_proxy_unknown"] == 1
        warned = warnings(server.log)
        assert [(one["what"], one["variable"]) for one in warned] == [
            ("proxy-unknown", "SUSHIBELT_PROXIES")
        ]
        assert not any(visitor in server.log.read_text() for visitor in VISITORS)
        server.http.close()
        server.process.terminate()
        said, _ = server.process.communicate()
        assert said.count(say("serve-proxy-unknown")) == 1


def test_nothing_is_said_behind_a_proxy_that_is_known(tmp_path: Path) -> None:
    with running(tmp_path, SUSHIBELT_PROXIES="127.0.0.0/8") as server:
        for visitor in (*VISITORS, "127.0.0.1", "192.0.2.3:4711"):
            server.http.get("/healthz", headers={"X-Forwarded-For": visitor})
        assert server.figures()["sushibelt_proxy_unknown"] == 0
        assert not warnings(server.log)


def test_a_known_proxy_that_tells_visitors_in_another_way_is_noticed(tmp_path: Path) -> None:
    with running(tmp_path, SUSHIBELT_PROXIES="127.0.0.1") as server:
        server.http.get("/healthz", headers={"Forwarded": "for=192.0.2.1"})
        assert server.figures()["sushibelt_proxy_unknown"] == 1


@pytest.mark.parametrize(
    ("peer", "visitors", "noticed"),
    [
        ("10.0.0.7", 1, True),
        ("fd00::7", 1, True),
        ("8.8.8.8", 1, False),  # somebody who pretends
        ("8.8.8.8", 3, True),
    ],
)
def test_a_single_stranger_cannot_raise_the_alarm(peer: str, visitors: int, noticed: bool) -> None:
    async def nothing(*_: Any) -> Any:
        pass

    async def visited() -> None:
        app = UnknownProxy(nothing, lambda: None)
        for number in [*range(visitors)] * 3:
            header = (b"x-forwarded-for", f"192.0.2.{number}".encode())
            scope: Any = {"type": "http", "client": (peer, 5000), "headers": [header]}
            await app(scope, nothing, nothing)

    asyncio.run(visited())
    assert metrics.PROXY_UNKNOWN._value.get() == noticed


@pytest.mark.parametrize("wrong", ["localhost", "127.0.0.1,proxy", "10.0.0.7/8", "127.0.0.1;::1"])
def test_what_is_no_address_of_a_proxy_is_refused(wrong: str) -> None:
    with pytest.raises(Refusal) as caught:
        Variables({"SUSHIBELT_PROXIES": wrong}).proxies()
    assert caught.value.reason == "proxy-wrong"


@pytest.mark.parametrize("right", ["*", "127.0.0.1", "127.0.0.1, ::1", "10.0.0.0/8"])
def test_addresses_and_networks_of_proxies_are_understood(right: str) -> None:
    assert Variables({"SUSHIBELT_PROXIES": right}).proxies() == right.replace(" ", "")

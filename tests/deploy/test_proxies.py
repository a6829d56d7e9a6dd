"""What deploy/ promises of Caddy and nginx, asked of them over TLS, and played through them."""

import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from time import monotonic

import httpx
import pytest
from playwright.sync_api import Browser, WebSocket
from websockets.exceptions import InvalidStatus

from tests.browser.chromium import ARGUMENTS, EXECUTABLE, PHONE, Windows
from tests.browser.guest import NOVICE, Guest
from tests.deploy.proxies import KINDS, NAME, SITE, Proxy, behind
from tests.server.process import PATIENCE, unique
from tests.shapes import EVERYTHING

SOCKETS = 4  # at once, for one address
HEADERS_WITHIN = 10  # seconds that a visitor has for the head of a request


@pytest.fixture(scope="module", params=KINDS)
def proxy(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Proxy]:
    few = {"SUSHIBELT_SOCKETS_PER_ADDRESS": str(SOCKETS)}
    with behind(request.param, tmp_path_factory.mktemp("behind"), **few) as one:
        yield one


def test_the_site_is_there_and_stays_on_https(proxy: Proxy) -> None:
    page = proxy.ask("/")
    assert page.status_code == 200
    assert "<!doctype html>" in page.text.lower()
    assert int(page.headers["strict-transport-security"].removeprefix("max-age=")) >= 31_536_000
    assert "content-security-policy" in page.headers


def test_http_leads_to_https(proxy: Proxy) -> None:
    answer = httpx.get(f"http://127.0.0.1:{proxy.plain}/join", headers={"Host": NAME})
    assert answer.status_code in (301, 308)
    assert answer.headers["location"].startswith(SITE)
    assert answer.headers["location"].endswith("/join")


def test_links_name_the_site_whatever_the_visitor_says(proxy: Proxy) -> None:
    assert proxy.ask("/api/address").json() == {"address": SITE, "alone": False}
    forged = {"X-Forwarded-Host": "evil.example", "Forwarded": "host=evil.example"}
    assert proxy.ask("/api/address", **forged).json()["address"] == SITE


def test_other_names_are_not_served(proxy: Proxy) -> None:
    with proxy.client("evil.example") as client:
        try:
            answer = client.get("/api/address", extensions={"sni_hostname": NAME})
        except httpx.HTTPError:
            return  # hung up
    assert "evil.example" not in answer.text or answer.status_code >= 400
    assert '"address"' not in answer.text


def test_visitors_are_told_apart_and_cannot_say_who_they_are(proxy: Proxy) -> None:
    address = f"/ws/{'x' * 22}"
    headers = {"X-Forwarded-For": "127.0.0.3", "X-Real-IP": "127.0.0.3"}
    with ExitStack() as open_sockets:
        for _ in range(SOCKETS):
            open_sockets.enter_context(proxy.open_socket(address, "127.0.0.2", **headers))
        with pytest.raises(InvalidStatus):
            proxy.open_socket(address, "127.0.0.2", **headers)
        open_sockets.enter_context(proxy.open_socket(address, "127.0.0.3"))


def test_figures_are_not_for_the_world(proxy: Proxy) -> None:
    for path in ("/metrics", "/metrics/"):
        answer = proxy.ask(path, Authorization="Bearer a-token-of-another")
        assert "sushibelt_rooms" not in answer.text
        assert answer.status_code in (401, 404)


def test_large_bodies_are_refused(proxy: Proxy) -> None:
    with proxy.client() as client:
        sni = {"sni_hostname": NAME}
        answer = client.post("/api/tables", content=b" " * 100_000, extensions=sni)
    assert answer.status_code == 413


def test_a_table_is_played_at_over_a_socket_that_is_not_compressed(proxy: Proxy) -> None:
    wanted = {"id": unique("r"), "game": "sushizock/2008", "seats": 2, "name": "Ana"}
    with proxy.client(Origin=SITE) as client:
        sni = {"sni_hostname": NAME}
        made = client.post("/api/tables", json=wanted, extensions=sni).json()
    with proxy.open_socket(f"/ws/{made['table']}") as line:
        assert line.response is not None
        assert "sec-websocket-extensions" not in line.response.headers
        hello = {"type": "hello", "id": unique("m"), "secret": made["secret"]}
        line.send(json.dumps(hello))
        found = [json.loads(line.recv(PATIENCE)) for _ in range(2)]
    assert [message["type"] for message in found] == ["ack", "table"]


def test_half_a_request_is_not_waited_for_for_ever(proxy: Proxy) -> None:
    line = proxy.trust.wrap_socket(
        socket.create_connection(("127.0.0.1", proxy.port), PATIENCE), server_hostname=NAME
    )
    with closing(line):
        begun = monotonic()
        line.sendall(f"GET / HTTP/1.1\r\nHost: {NAME}\r\n".encode())
        received = b""
        with suppress(ConnectionError):
            while piece := line.recv(4096):
                received += piece
    assert b" 200 " not in received
    assert monotonic() - begun < 3 * HEADERS_WITHIN


@pytest.fixture
def outside(browser: Browser, proxy: Proxy) -> Iterator[Windows]:
    """Windows of a browser for which the site's name leads to the proxy."""
    led = f"--host-resolver-rules=MAP {NAME}:443 127.0.0.1:{proxy.port}"
    own = browser.browser_type.launch(executable_path=EXECUTABLE, args=[*ARGUMENTS, led])
    windows = Windows(own, SITE)
    yield windows
    windows.close()
    own.close()
    assert not windows.complaints


def test_a_match_is_played_in_the_browser(outside: Windows, proxy: Proxy) -> None:
    """A few moments of it; nightly to its end."""
    page = outside.new(PHONE, ignore_https_errors=True)
    opened: list[WebSocket] = []
    page.on("websocket", lambda line: opened.append(line))  # noqa: PLW0108 - it is marked
    guest = Guest(page)
    guest.set_up("sushi-go/zoch-2014", [NOVICE] * 2)
    if EVERYTHING:
        guest.play()
    else:
        guest.do("dish")
    assert opened
    assert all(line.url.startswith(f"wss://{NAME}/ws/") for line in opened)
    assert proxy.server.figures()["sushibelt_proxy_unknown"] == 0

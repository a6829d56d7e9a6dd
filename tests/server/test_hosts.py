"""A server answers to its own names only, and invitations hold no other."""

import json
import socket
from collections.abc import Iterator
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from sushibelt.server.hosts import is_known
from sushibelt.server.settings import Variables
from sushibelt.words import say
from tests.server.process import PATIENCE, Server, running, unique

NAMES = frozenset({"sushi.example", "kitchen", "kitchen.local"})


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has been given a name."""
    with running(tmp_path_factory.mktemp("named"), SUSHIBELT_HOSTS="Sushi.example") as one:
        yield one


@pytest.mark.parametrize(
    "host",
    [
        *("localhost", "localhost:8000", "LOCALHOST", "localhost.", "a.localhost:80"),
        *("127.0.0.1", "127.0.0.1:8000", "127.8.8.8", "[::1]:8000", "[::ffff:192.168.0.3]"),
        *("192.168.1.20:8000", "10.0.0.7", "172.16.0.1", "169.254.3.4", "100.64.0.9:8000"),
        *("[fe80::1]", "[fd12:3456::1]:8000"),
        *("sushi.example", "Sushi.Example:443", "kitchen:8000", "kitchen.local"),
    ],
)
def test_own_names_and_neighbours_are_known(host: str) -> None:
    assert is_known(host, NAMES)


@pytest.mark.parametrize(
    "host",
    [
        *("", " ", "evil.example", "sushi.example.evil.example", "xsushi.example", "a.kitchen"),
        *("127.0.0.1.evil.example", "localhost.evil.example", "evillocalhost", "127.1", "0x7f.1"),
        *("2130706433", "8.8.8.8", "8.8.8.8:8000", "[2001:4860:4860::8888]", "[::ffff:8.8.8.8]"),
        *("0.0.0.0:8000", "[::]", "224.0.0.1", "evil@127.0.0.1", "127.0.0.1@evil.example"),
        *("127.0.0.1:65536", "127.0.0.1:x", "127.0.0.1:", "127.0.0.1:80:80", "::1", "[::1"),
        *("127.0.0.1/x", "127.0.0.1#", "127.0.0.1\\", "sushi.example,evil.example", "kitchen\n"),
        *("a" * 254, "a" * 100_000, "кухня", "*", "."),
    ],
)
def test_what_could_be_anybody_is_not(host: str) -> None:
    assert not is_known(host, NAMES)


@pytest.mark.parametrize(
    ("method", "path"),
    [
        *(("GET", path) for path in ("/", "/healthz", "/api/games", "/schema/openapi.json")),
        *(("GET", path) for path in ("/api/codes/AAAAAA/invite.svg", "/nowhere", "/metrics")),
        *(("POST", path) for path in ("/api/tables", "/nowhere", "/healthz")),
        *(("DELETE", "/"), ("OPTIONS", "/api/tables")),
    ],
)
def test_an_unknown_name_is_refused_everywhere(named: Server, method: str, path: str) -> None:
    answer = named.http.request(method, path, headers={"Host": "evil.example"})
    assert answer.status_code == 421
    assert answer.json() == {"reason": "host-unknown", "facts": {}}
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["cache-control"] == "no-store"


def test_a_person_is_told_in_a_language_of_theirs(named: Server) -> None:
    asked = {"Host": "evil.example", "Accept": "text/html,*/*;q=0.8"}
    for given, language in (("pl-PL,pl;q=0.9,en;q=0.8", "pl"), ("ja, fr;q=0.5", "fr"), ("", "en")):
        answer = named.http.get("/", headers={**asked, "Accept-Language": given})
        assert answer.status_code == 421
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert answer.text == say("refusal-host-unknown", language)


def test_a_socket_under_an_unknown_name_is_refused_and_not_written_down(named: Server) -> None:
    made = named.table("sushizock/2008", 2)
    port = urlsplit(named.address).port
    log = named.log.stat().st_size
    with (
        pytest.raises(InvalidStatus) as caught,
        connect(
            f"ws://evil.example:{port}/ws/{made['table']}",
            sock=socket.create_connection(("127.0.0.1", port or 0)),
        ),
    ):
        pass
    assert caught.value.response.status_code == 421
    assert named.http.get("/healthz").status_code == 200
    assert named.log.stat().st_size == log


def test_a_name_that_was_set_up_is_answered(named: Server) -> None:
    for host in ("sushi.example", "SUSHI.example:443", "192.168.7.7:8000", "localhost"):
        assert named.http.get("/healthz", headers={"Host": host}).status_code == 200, host


def test_a_request_without_any_name_is_refused(named: Server) -> None:
    where = urlsplit(named.address)
    with socket.create_connection((where.hostname or "", where.port or 0)) as raw:
        raw.sendall(b"GET /healthz HTTP/1.0\r\n\r\n")
        assert raw.recv(12) == b"HTTP/1.1 421"


def test_pages_opened_under_any_local_name_can_play(named: Server) -> None:
    """A phone finds the machine by an address that the server itself did not think of."""
    host = f"192.168.7.7:{urlsplit(named.address).port}"
    wanted = {"id": unique("request"), "game": "sushizock/2008", "seats": 2, "name": "Ana"}
    own = {"Host": host, "Origin": f"http://{host}"}
    answer = named.http.post("/api/tables", json=wanted, headers=own)
    assert answer.status_code == 201
    made = answer.json()
    for origin in ("http://192.168.7.8", f"https://{host}", "http://evil.example", "null"):
        foreign = {"Host": host, "Origin": origin}
        wanted = {**wanted, "id": unique("request")}
        assert named.http.post("/api/tables", json=wanted, headers=foreign).status_code == 403
    where = urlsplit(named.address)
    raw = socket.create_connection((where.hostname or "", where.port or 0))
    page = connect(f"ws://{host}/ws/{made['table']}", sock=raw, origin=Origin(f"http://{host}"))
    with page:
        page.send(json.dumps({"type": "hello", "id": "1", "secret": made["secret"]}))
        assert json.loads(page.recv(PATIENCE))["type"] == "ack"


def test_an_invitation_never_holds_a_name_of_the_askers_choice(named: Server) -> None:
    path = "/api/codes/AAAAAA/invite.svg"
    at_home = named.http.get(path).content
    assert named.http.get(path, headers={"Host": "sushi.example"}).content != at_home
    for host in ("evil.example", "a" * 2000, f"127.0.0.1:{'1' * 200}"):
        assert named.http.get(path, headers={"Host": host}).status_code == 421


def test_answers_come_from_the_cache(named: Server) -> None:
    with httpx.Client(base_url=named.address) as http:
        first, second = (http.get("/api/codes/ACDEFH/invite.svg") for _ in range(2))
    assert first.content == second.content
    assert "max-age" in first.headers["cache-control"]


def test_many_invitations_hold_nobody_up(named: Server) -> None:
    """Each asked for under another address, so that none can be had from a cache."""
    statuses = []
    for number in range(100):
        host = {"Host": f"10.0.{number}.1:{10000 + number}"}
        answer = named.http.get("/api/codes/AAAAAA/invite.svg", headers=host)
        statuses.append(answer.status_code)
        assert named.http.get("/healthz").status_code == 200
    assert statuses[-1] == 429
    assert set(statuses) <= {200, 429}


def test_names_that_are_none_are_refused_at_the_start() -> None:
    for wrong in ("https://sushi.example", "*", "a b", "sushi.example/x", ",", "a" * 254):
        with pytest.raises(Exception, match="host-wrong"):
            Variables({"SUSHIBELT_HOSTS": wrong}).hosts()
    answer = Variables({"SUSHIBELT_HOSTS": "Sushi.example, kitchen"}).hosts()
    assert answer == {"sushi.example", "kitchen"}
    assert Variables({}).hosts() == frozenset()

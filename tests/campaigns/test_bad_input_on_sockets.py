"""Nonsense over real sockets and as bodies of requests: refused, never a fault, never forgotten.

More than 2,000 pieces in all. Doors that stay shut for one address, one origin, one seat.
"""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from time import sleep
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from sushibelt.core.chance import below, generator
from sushibelt.core.layout import Vector
from sushibelt.words import knows
from tests.campaigns.nonsense import anything, message, one_of, written
from tests.server.process import Page, Server, running, unique
from tests.server.worlds import walk

SOCKETS, MESSAGES = 13, 97  # a socket may send 100 in 20 seconds
REQUESTS = 800
SAFE = {
    "content-security-policy",
    "x-content-type-options",
    "referrer-policy",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
    "permissions-policy",
    "cache-control",
}
TABLE = next(walk("sushi-go/zoch-2014", 3, seed=1))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("nonsense")) as one:
        yield one
        assert '"fault"' not in one.log.read_text()


def failures(server: Server) -> float:
    """How many faults the server has counted."""
    return server.figures()["sushibelt_failures_total"]


def test_there_is_enough_nonsense() -> None:
    assert SOCKETS * MESSAGES + REQUESTS >= 2_000


def party(server: Server) -> tuple[dict[str, Any], list[Page]]:
    """Three people who play; the host, a guest and a watcher have their pages open."""
    made = server.table("sushi-go/zoch-2014", 3, bots=[None, None, "novice"])
    guest = server.seat(made, "<i>Bo</i>")
    pages = [
        server.page(made["table"], made["secret"], host=made["host"]),
        server.page(made["table"], guest["secret"]),
        server.page(made["table"], made["watch"]),
    ]
    return made, pages


def nonsense_of(rng: Vector) -> str | bytes:
    """A text frame, or rarely a binary one; none so large that it would end the socket."""
    while True:
        data = message(rng, TABLE, below(rng, 100_000))
        if len(data) > 8000:
            continue
        try:
            return data.decode()
        except UnicodeDecodeError:
            return data


def answers_to(page: Page, frames: list[str | bytes]) -> list[dict[str, Any]]:
    """Send all frames, then a ping, and return the answers up to its pong."""
    for frame in frames:
        page.socket.send(frame)
    page.socket.send(json.dumps({"type": "ping", "id": "the last"}))
    heard: list[dict[str, Any]] = []
    while True:
        answer = page.receive()
        if answer["type"] == "pong" and answer["id"] == "the last":
            return heard
        if answer["type"] != "table":
            heard.append(answer)


@pytest.mark.parametrize("number", range(SOCKETS))
def test_each_frame_of_nonsense_is_answered_once_and_the_socket_lives(
    server: Server, number: int
) -> None:
    rng = generator(b"sockets", str(number).encode())
    made, pages = party(server)
    page = pages[number % 3]
    if number % 2:
        pages[0].say("start")
    before = failures(server)
    frames = [nonsense_of(rng) for _ in range(MESSAGES)]
    answers = answers_to(page, frames)
    assert len(answers) == len(frames)
    reasons: Counter[str] = Counter(one.get("reason", one["type"]) for one in answers)
    assert reasons["message-unreadable"] > MESSAGES // 4
    for reason in reasons.keys() - {"ack", "pong"}:
        assert knows(f"refusal-{reason}"), reason
    assert failures(server) == before
    again = server.page(made["table"], made["secret"])
    assert again.message["stage"] in ("lobby", "opening", "playing", "abandoned")
    for one in (*pages, again):
        one.close()


PATHS = (
    *("/api/tables", "/api/tables", "/api/tables/{table}/seats", "/api/tables/{table}/watchers"),
    *("/api/tables/none/seats", "/api/games", "/healthz", "/ws/{table}", "/%ff", "/api/codes/%00"),
)


def request_of(rng: Vector, made: dict[str, Any]) -> tuple[str, str, bytes, dict[str, str]]:
    """A request with something wrong in it."""
    path = one_of(rng, PATHS).format(table=made["table"])
    body: dict[str, Any] = {
        "id": unique("request"), "game": "sushizock/2008", "seats": 3, "name": "Ana",
    }  # fmt: skip
    if "seats" in path or "watchers" in path:
        body = {"id": unique("request"), "name": "Bo", "code": made["code"]}
    for _ in range(1 + below(rng, 2)):
        name = one_of(rng, (*body, "surprise", "bots", "timer", "seat"))
        body[name] = anything(rng)
    data = written(body)
    if below(rng, 4) == 0:
        data = bytes(below(rng, 256) for _ in range(below(rng, 80)))
    if below(rng, 40) == 0:
        data = data + b" " * 8192
    headers = {"content-type": one_of(rng, ("application/json", "text/plain", "x", ""))}
    if below(rng, 3) == 0:
        secret = one_of(rng, ("-", "x" * 5000, "\xff", made["secret"], made["watch"]))
        headers["authorization"] = f"Bearer {secret}"
    method = one_of(rng, ("POST", "POST", "POST", "POST", "GET", "PUT", "DELETE", "PATCH"))
    return method, path, data, headers


def test_no_request_is_answered_with_a_fault_and_all_have_the_headers(server: Server) -> None:
    rng = generator(b"requests")
    made = server.table("sushizock/2008", 3)
    before = failures(server)
    statuses: Counter[int] = Counter()
    for _ in range(REQUESTS):
        method, path, data, headers = request_of(rng, made)
        encoded = {name.encode(): value.encode("latin-1") for name, value in headers.items()}
        answer = server.http.request(method, path, content=data, headers=encoded)
        statuses[answer.status_code] += 1
        assert answer.status_code < 500, (method, path, data, answer.text)
        check_headers(answer)
        if answer.status_code >= 400:
            assert knows(f"refusal-{answer.json()['reason']}"), answer.text
    assert failures(server) == before
    assert statuses[400] > REQUESTS // 8
    assert {404, 413} <= set(statuses)


def check_headers(answer: httpx.Response) -> None:
    """Every answer has the headers that keep pages safe; no style or script but our own files."""
    assert answer.headers.keys() >= SAFE, (answer.request.url, dict(answer.headers))
    policy = answer.headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "default-src 'none'" in policy
    sources = {word for part in policy.split("; ") for word in part.split()[1:]}
    assert sources <= {"'none'", "'self'", "data:"}


def test_no_secret_acts_for_another_seat(server: Server) -> None:
    made = server.table("sushi-go/zoch-2014", 3)
    guests = [server.seat(made, name) for name in ("Bo", "Cleo")]
    ana = server.page(made["table"], made["secret"], host=made["host"])
    bo, cleo = (server.page(made["table"], guest["secret"]) for guest in guests)
    ana.say("start")
    for page in (ana, bo, cleo):
        page.until(lambda message: message["stage"] == "playing")
    mine = cleo.message["legal"][0]
    assert cleo.pick(mine)["type"] == "ack"
    number = cleo.message["turn"]["number"]
    for wrong in ({"seat": 2}, {"you": 2}, {"secret": guests[1]["secret"]}, {"who": "member2"}):
        answer = bo.say("pick", n=number, actions=[mine], **wrong)
        assert answer["reason"] == "message-unreadable"
    assert bo.say("undo", n=number)["reason"] == "undo-nothing"
    assert bo.say("hello", secret=guests[1]["secret"])["reason"] == "message-out-of-place"
    assert bo.message["you"] == 1
    again = server.page(made["table"], guests[1]["secret"])
    assert again.message["picked"] == [mine]
    for page in (ana, bo, cleo, again):
        page.close()


@pytest.mark.parametrize("size", [8192, 8193, 20_000, 200_000])
def test_frames_of_eight_kibibytes_are_read_and_larger_ones_end_the_socket(
    server: Server, size: int
) -> None:
    made = server.table("sushizock/2008", 2)
    page = server.page(made["table"], made["secret"])
    text = json.dumps({"type": "ping", "id": "1"})
    page.socket.send(text + " " * (size - len(text)))
    if size <= 8192:
        assert page.receive()["type"] == "pong"
    else:
        with pytest.raises(ConnectionClosed) as closed:
            page.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    page.close()


def test_limits_of_one_address_hold_for_tables_codes_and_sockets(tmp_path: Path) -> None:
    limits = {
        "SUSHIBELT_TABLES_PER_HOUR": "5",
        "SUSHIBELT_CODES_PER_MINUTE": "6",
        "SUSHIBELT_SOCKETS_PER_ADDRESS": "3",
    }
    with running(tmp_path, **limits) as server:
        tables = [server.table("sushizock/2008", 2) for _ in range(5)]
        wanted = {"id": unique("request"), "game": "sushizock/2008", "seats": 2, "name": "Ana"}
        refused = server.http.post("/api/tables", json=wanted)
        assert (refused.status_code, refused.json()["reason"]) == (429, "too-many-requests")
        check_headers(refused)
        codes = [server.http.get("/api/codes/AAAAAA").status_code for _ in range(8)]
        assert codes == [404] * 6 + [429] * 2
        pages = [server.page(one["table"], one["secret"]) for one in tables[:3]]
        with pytest.raises(InvalidStatus, match="403"):
            server.page(tables[3]["table"], tables[3]["secret"])
        pages.pop().close()
        pages.append(opened_at_last(server, tables[3]))
        for page in pages:
            page.close()


def opened_at_last(server: Server, made: dict[str, Any]) -> Page:
    """Open a page as soon as the server has noticed that another one is gone."""
    for _ in range(200):
        try:
            return server.page(made["table"], made["secret"])
        except InvalidStatus:
            sleep(0.05)
    raise AssertionError("the place of a page that is gone stays taken")


def test_pages_of_other_origins_are_kept_out_however_they_are_written(server: Server) -> None:
    made = server.table("sushizock/2008", 2)
    port = server.address.rpartition(":")[2]
    address = f"{server.address.replace('http', 'ws', 1)}/ws/{made['table']}"
    for origin in (
        *("null", "", "*", "http://evil.example", f"http://evil.example:{port}", "file://"),
        *(f"https://127.0.0.1:{port}", "http://127.0.0.1", f"http://127.0.0.1:{port}1"),
        *(f"http://127.0.0.1:{port}.evil.example", f"http://127.0.0.1:{port}@evil.example"),
        *(f"http://evil.example#http://127.0.0.1:{port}", f"http://127.0.0.1:{port}/"),
    ):
        wanted = {"id": unique("request"), "game": "sushizock/2008", "seats": 2, "name": "Ana"}
        answer = server.http.post("/api/tables", json=wanted, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["reason"]) == (403, "origin-foreign"), origin
        check_headers(answer)
        headers = {"Origin": origin}
        with (
            pytest.raises(InvalidStatus, match="403"),
            connect(address, additional_headers=headers, compression=None),
        ):
            pass


@pytest.mark.parametrize("name", ["<script>x()</script>", "<img src=x>", "&lt;b&gt;", "\"'`${a}"])
def test_names_with_markup_come_back_as_the_same_text(server: Server, name: str) -> None:
    made = server.table("sushizock/2008", 2, name=name)
    code = server.http.get(f"/api/codes/{made['code']}")
    assert code.json()["seats"][0]["name"] == name
    assert code.headers["content-type"].startswith("application/json")
    page = server.page(made["table"], made["watch"])
    assert page.message["seats"][0]["name"] == name
    page.close()

"""The HTTP API, its headers and its refusals, in process."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from sushibelt.games import every_selection
from sushibelt.games.menu import entry
from sushibelt.server.http.app import make_app
from sushibelt.server.http.headers import POLICY
from sushibelt.server.http.site import Site
from sushibelt.server.settings import Settings
from sushibelt.words import knows
from tests.server.tables import Thoughtless, unique

HOME = "http://127.0.0.1:8000"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    settings = Settings(
        data=tmp_path_factory.mktemp("api") / "x.sqlite",
        origins=frozenset({HOME}),
        bot_pause=0,
        tables_per_hour=1000,
        codes_per_minute=1000,
    )
    with TestClient(make_app(settings, bots=Thoughtless())) as one:
        yield one


def made(client: TestClient[Litestar], **more: Any) -> dict[str, Any]:
    wanted = {"id": unique("r"), "game": "sushizock/2008", "seats": 3, "name": "Ana", **more}
    answer = client.post("/api/tables", json=wanted)
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def bearer(secret: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {secret}"}


def test_all_that_can_be_played_is_listed_as_on_the_command_line(
    client: TestClient[Litestar],
) -> None:
    document = client.get("/api/games").json()
    assert document["games"] == json.loads(json.dumps([entry(one) for one in every_selection()]))
    assert document["levels"] == ["novice", "apprentice", "cook", "chef", "master"]
    assert [timer["id"] for timer in document["timers"]] == ["none", "relaxed", "brisk"]
    assert all(knows(phrase) for phrase in document["phrases"])


def test_a_table_can_be_found_by_its_code_however_it_is_typed(client: TestClient[Litestar]) -> None:
    table = made(client, bots=["novice", None, "chef"], timer="brisk", memory="open")
    code = table["code"]
    for typed in (code, code.lower(), f"{code[:3]}-{code[3:]}", f" {code[:3]} {code[3:]}"):
        document = client.get(f"/api/codes/{typed}").json()
        assert document["table"] == table["table"]
    assert (document["timer"], document["memory"], document["stage"]) == ("brisk", "open", "lobby")
    assert [seat["who"] for seat in document["seats"]] == ["bot", "person", "bot"]
    assert table["seat"] == 1
    assert client.get("/api/codes/AAAAAA").json()["reason"] == "code-unknown"


def test_a_table_is_told_only_to_whoever_has_a_secret_of_it(client: TestClient[Litestar]) -> None:
    one, two = made(client), made(client)
    path = f"/api/tables/{one['table']}"
    assert client.get(path, headers=bearer(one["secret"])).json()["you"] == 0
    assert client.get(path, headers=bearer(one["watch"])).json()["role"] == "watch"
    assert client.get(path, headers=bearer(one["host"])).json()["role"] == "host"
    for wrong in (two["secret"], two["host"], "", "x" * 43, one["table"], one["code"]):
        answer = client.get(path, headers=bearer(wrong))
        assert (answer.status_code, answer.json()["reason"]) == (401, "secret-unknown")
    assert client.get(path).status_code == 401
    assert client.get("/api/tables/none", headers=bearer(one["secret"])).status_code == 404


def test_a_seat_needs_the_code_or_a_secret(client: TestClient[Litestar]) -> None:
    table = made(client)
    path = f"/api/tables/{table['table']}/seats"
    wanted = {"id": unique("r"), "name": "Bo"}
    assert client.post(path, json=wanted).status_code == 401
    wrong = {**wanted, "code": "AAAAAA"}
    assert client.post(path, json=wrong).status_code == 401
    answer = client.post(path, json=wanted, headers=bearer(table["watch"]))
    assert answer.json()["seat"] == 1
    by_code = client.post(path, json={"id": unique("r"), "name": "Cleo", "code": table["code"]})
    assert by_code.json()["seat"] == 2
    again = {"id": unique("r"), "name": "Dora", "code": table["code"]}
    assert client.post(path, json=again).json()["seat"] is None
    twin = {"id": unique("r"), "name": " Bo ", "code": table["code"]}
    assert client.post(path, json=twin).json()["reason"] == "name-twice"


def test_a_code_gives_a_secret_to_watch_with(client: TestClient[Litestar]) -> None:
    table = made(client)
    path = f"/api/tables/{table['table']}"
    wanted = {"id": unique("r"), "code": table["code"]}
    given = client.post(f"{path}/watchers", json=wanted).json()
    assert client.post(f"{path}/watchers", json=wanted).json() == given
    assert client.get(path, headers=bearer(given["secret"])).json()["role"] == "watch"
    wrong = {"id": unique("r"), "code": "AAAAAA"}
    assert client.post(f"{path}/watchers", json=wrong).status_code == 401


def test_an_invitation_is_a_picture_and_says_nothing_about_the_table(
    client: TestClient[Litestar],
) -> None:
    for code in (made(client)["code"], "AAAAAA"):
        answer = client.get(f"/api/codes/{code}/invite.svg")
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert b"<svg" in answer.content
    assert client.get("/api/codes/AAAAAAAAAA/invite.svg").status_code == 404


def test_friends_are_sent_where_they_can_come_and_told_where_nobody_can(tmp_path: Path) -> None:
    def invitation(host: str, address: str) -> dict[str, Any]:
        settings = Settings(data=tmp_path / "x.sqlite", address=address, any_own_name=True)
        app = make_app(settings, bots=Thoughtless())
        with TestClient(app) as client:
            return dict(client.get("/api/address", headers={"host": host}).json())

    alone, lan = "http://127.0.0.1:8000", "http://10.0.0.7:8000"
    assert invitation("127.0.0.1:8000", alone) == {"address": alone, "alone": True}
    assert invitation("127.0.0.1:8000", lan) == {"address": lan, "alone": False}
    # Whoever came by another name has found one that works, such as a proxy's.
    assert invitation("sushi.example", lan) == {"address": "http://sushi.example", "alone": False}


@pytest.mark.parametrize(
    "wrong",
    [
        {"id": "short"},
        {"game": "sushi-go/none"},
        {"game": 7},
        {"seats": 9},
        {"seats": 0},
        {"name": ""},
        {"name": "   "},
        {"name": "x" * 21},
        {"name": "a\u0007b"},
        {"name": "cook-1"},
        {"bots": ["nobody"]},
        {"bots": ["novice"] * 3},
        {"bots": ["novice"] * 9},
        {"bots": ["process:rm"]},
        {"timer": "fast"},
        {"memory": "all"},
        {"surprise": 1},
    ],
)
def test_nonsense_is_refused_with_a_reason_that_has_words(
    client: TestClient[Litestar], wrong: dict[str, Any]
) -> None:
    wanted = {"id": unique("r"), "game": "sushizock/2008", "seats": 3, "name": "Ana", **wrong}
    answer = client.post("/api/tables", json=wanted)
    assert 400 <= answer.status_code < 500
    assert knows(f"refusal-{answer.json()['reason']}")


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b'{"id": "\xff"}', b"[" * 5000])
def test_what_is_no_request_is_refused(client: TestClient[Litestar], body: bytes) -> None:
    answer = client.post("/api/tables", content=body)
    assert answer.status_code == 400
    assert answer.json() == {"reason": "request-unreadable", "facts": {}}


def test_what_is_too_large_is_refused(client: TestClient[Litestar]) -> None:
    answer = client.post("/api/tables", content=b" " * 9000)
    assert (answer.status_code, answer.json()["reason"]) == (413, "request-too-large")


def test_pages_of_other_sites_cannot_change_anything(client: TestClient[Litestar]) -> None:
    wanted = {"id": unique("r"), "game": "sushizock/2008", "seats": 3, "name": "Ana"}
    for origin in ("http://evil.example", "null", "http://127.0.0.1:8001", f"{HOME}.evil.example"):
        answer = client.post("/api/tables", json=wanted, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["reason"]) == (403, "origin-foreign")
    assert client.post("/api/tables", json=wanted, headers={"Origin": HOME}).status_code == 201


def test_a_match_under_way_cannot_be_read(client: TestClient[Litestar]) -> None:
    table = made(client)
    path = f"/api/tables/{table['table']}"
    match = client.get(path, headers=bearer(table["secret"])).json()["match"]
    for what in ("record", "replay", "fair"):
        answer = client.get(f"/api/matches/{match}/{what}")
        nothing = client.get(f"/api/matches/{'x' * 22}/{what}")
        assert answer.status_code == 404
        assert answer.json() == nothing.json() == {"reason": "match-not-over", "facts": {}}


@pytest.mark.parametrize("path", ["/", "/api/games", "/nowhere/at/all", "/healthz", "/t/abc"])
def test_every_answer_carries_the_headers_that_keep_pages_safe(
    client: TestClient[Litestar], path: str
) -> None:
    headers = client.get(path).headers
    assert headers["content-security-policy"] == POLICY
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "unsafe" not in POLICY
    assert "cache-control" in headers


def test_the_page_itself_says_that_there_is_nothing_at_an_address(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "pages.json").write_text('["t"]')
    monkeypatch.setitem(client.app.state._state, "site", Site(tmp_path))
    seen = client.get("/nowhere", headers={"Accept": "text/html,*/*"})
    assert (seen.status_code, seen.text) == (404, "<!doctype html>")
    assert client.get("/nowhere").json() == {"reason": "not-found", "facts": {}}
    assert client.get("/t/abc").text == "<!doctype html>"


def test_the_api_describes_itself_without_help_from_elsewhere(client: TestClient[Litestar]) -> None:
    document = client.get("/schema/openapi.json").json()
    assert {"/api/tables", "/api/games", "/healthz"} <= set(document["paths"])
    socket = client.get("/schema/socket.json").json()
    assert {"Pick", "TableMessage"} <= set(socket["$defs"])


def test_health(client: TestClient[Litestar]) -> None:
    assert client.get("/healthz").json()["ok"] is True


def test_one_address_cannot_make_tables_without_end(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "x.sqlite", tables_per_hour=3, codes_per_minute=2)
    with TestClient(make_app(settings, bots=Thoughtless())) as client:
        for _ in range(3):
            made(client)
        wanted = {"id": unique("r"), "game": "sushizock/2008", "seats": 3, "name": "Ana"}
        assert client.post("/api/tables", json=wanted).status_code == 429
        for status in (404, 404, 429):
            assert client.get("/api/codes/AAAAAA").status_code == status

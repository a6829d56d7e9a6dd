"""The published schema is true: refusals have its shape, and no status is missing from it.

`make openapi` asks every operation hundreds of times; here each refusal is asked for once.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from sushibelt.server.capacity import Capacity
from sushibelt.server.http.app import make_app
from sushibelt.server.http.bodies import Problem
from sushibelt.server.settings import Settings
from tests.server.tables import Thoughtless, unique

HOME = "http://127.0.0.1:8000"
SEVERAL = 12  # requests of which the last is one too many, if they are counted
FOREIGN = {"Origin": "http://evil.example"}
Operation = tuple[str, str]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    data = tmp_path_factory.mktemp("schema") / "x.sqlite"
    with TestClient(
        make_app(Settings(data=data, origins=frozenset({HOME})), bots=Thoughtless())
    ) as one:
        yield one


@pytest.fixture(scope="module")
def schema(client: TestClient[Litestar]) -> dict[str, Any]:
    return dict(client.get("/schema/openapi.json").json())


def operations(schema: dict[str, Any]) -> dict[Operation, dict[str, Any]]:
    return {
        (method, path): expected
        for path, methods in schema["paths"].items()
        for method, expected in methods.items()
    }


def test_every_refusal_in_the_schema_is_a_problem(schema: dict[str, Any]) -> None:
    shape = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    for operation, expected in operations(schema).items():
        good, *refusals = sorted(expected["responses"])
        assert good in ("200", "201"), operation
        assert all(expected["responses"][status]["content"] == shape for status in refusals), (
            operation
        )
        wanted = {"403", "421", "429", *(("400", "413") if operation[0] == "post" else ())}
        assert wanted <= set(refusals), operation


def test_bodies_are_described_with_all_their_limits(schema: dict[str, Any]) -> None:
    for operation, expected in operations(schema).items():
        if "requestBody" in expected:
            name = expected["requestBody"]["content"]["application/json"]["schema"]["$ref"]
            part = schema["components"]["schemas"][name.rpartition("/")[2]]
            assert part["additionalProperties"] is False, operation
    seat = schema["components"]["schemas"]["NewSeat"]["properties"]["seat"]
    assert {"type": "integer", "minimum": 0, "maximum": 7} in seat["anyOf"]


def body(path: str) -> dict[str, Any]:
    """What an operation takes: the same again gets the same again, so each has an id of its own."""
    game = {"game": "sushizock/2008", "seats": 3}
    pad = {"game": "sushi-go/zoch-2014", "seats": ["Ana", "Bo", "Cleo"], "rounds": []}
    bodies: dict[str, dict[str, Any]] = {
        "/api/tables": {"id": unique("r"), "name": "Ana", **game},
        "/api/tables/{table}/seats": {"id": unique("r"), "name": "Bo", "code": "AAAAAA"},
        "/api/tables/{table}/watchers": {"id": unique("r"), "code": "AAAAAA"},
        "/api/lessons/{family}": {"name": "Ana"},
        "/api/pads": {"id": unique("r"), "document": pad},
        "/api/pads/phones": {"id": unique("r"), "code": "AAAAAA"},
    }
    return bodies[path]


def asked(client: TestClient[Litestar], operation: Operation, **more: Any) -> Any:
    """Ask as the schema says, for something that is not there."""
    method, path = operation
    address = re.sub(r"\{\w+\}", "nothing", path)
    if method == "post" and "content" not in more:
        more = {"json": body(path), **more}
    return client.request(method, address, **more)


def provoked(client: TestClient[Litestar], operation: Operation) -> Iterator[Any]:
    """Everything that can be done wrong without a table."""
    yield asked(client, operation, headers={"Authorization": "Bearer nothing"})
    if operation[0] == "post":
        for content in (b"", b"{", b"null", b'{"id": "\xff"}', b"[" * 5000, b"{}"):
            yield asked(client, operation, content=content)
        yield asked(client, operation, content=b" " * 9000)
        yield asked(client, operation, headers=FOREIGN)
        wrong = {**body(operation[1]), "name": "\u0007" * 3, "id": "short"}
        yield asked(client, operation, json=wrong)
        yield asked(client, operation, json={**wrong, "surprise": 1})
    if "eyes" in operation[1] or operation[1].endswith("replay"):
        yield client.get("/api/matches/x/replay?eyes=99")


def test_every_refusal_is_in_the_schema(
    client: TestClient[Litestar], schema: dict[str, Any]
) -> None:
    for operation, expected in operations(schema).items():
        for answer in provoked(client, operation):
            assert str(answer.status_code) in expected["responses"], (operation, answer.text)
            if answer.status_code >= 400:
                msgspec.convert(answer.json(), Problem)


def test_too_many_requests_are_in_the_schema(
    tmp_path_factory: pytest.TempPathFactory,
    schema: dict[str, Any],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sushibelt.server.http.limits.MATCHES_PER_MINUTE", 1)
    monkeypatch.setattr("sushibelt.server.http.limits.LESSONS_PER_MINUTE", 1)
    data = tmp_path_factory.mktemp("few") / "x.sqlite"
    settings = Settings(data=data, tables_per_hour=1, codes_per_minute=1)
    counted = 0
    with TestClient(make_app(settings, bots=Thoughtless())) as client:
        for operation, expected in operations(schema).items():
            answers = [asked(client, operation).status_code for _ in range(SEVERAL)]
            assert 429 not in answers or "429" in expected["responses"], operation
            counted += 429 in answers
    assert counted >= 10


def test_a_full_house_is_in_the_schema(tmp_path: Path, schema: dict[str, Any]) -> None:
    settings = Settings(data=tmp_path / "x.sqlite", capacity=Capacity(tables=0, pads=0))
    with TestClient(make_app(settings, bots=Thoughtless())) as client:
        for path in ("/api/tables", "/api/pads"):
            answer = asked(client, ("post", path))
            assert (answer.status_code, answer.json()["reason"]) == (503, "house-full")
            assert "503" in operations(schema)[("post", path)]["responses"]


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("DELETE", "/api/games", {"GET", "HEAD", "OPTIONS"}),
        ("PUT", "/api/tables", {"POST", "OPTIONS"}),
        ("PATCH", "/api/matches/x/fair", {"GET", "HEAD", "OPTIONS"}),
    ],
)
def test_a_method_that_is_not_served_is_told_which_are(
    client: TestClient[Litestar], method: str, path: str, allowed: set[str]
) -> None:
    answer = client.request(method, path)
    assert answer.status_code == 405
    found = set(answer.headers["allow"].split(", "))
    assert found == allowed
    assert answer.json() == {"reason": "not-found", "facts": {}}


def test_the_schema_says_where_a_secret_is_needed(schema: dict[str, Any]) -> None:
    named = {
        at: expected["security"]
        for at, expected in operations(schema).items()
        if "security" in expected
    }
    assert named[("get", "/api/tables/{table}")] == [{"secret": []}]
    assert json.dumps(schema["components"]["securitySchemes"]).count("bearer") == 1

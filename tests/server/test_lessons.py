"""Lessons over HTTP: a function of the choices, which leaves nothing behind."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from sushibelt import words
from sushibelt.server.http.app import make_app
from sushibelt.server.settings import Settings
from tests.server.tables import Thoughtless


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("lessons") / "x.sqlite"


@pytest.fixture(scope="module")
def client(data: Path) -> Iterator[TestClient[Litestar]]:
    with TestClient(make_app(Settings(data=data), bots=Thoughtless())) as one:
        yield one


def asked(client: TestClient[Litestar], family: str, *choices: str, **more: Any) -> Any:
    body = {"name": "Ana", "choices": list(choices), **more}
    return client.post(f"/api/lessons/{family}", json=body)


def test_a_lesson_is_a_function_of_the_choices_and_its_bill_is_the_games_own(
    client: TestClient[Litestar],
) -> None:
    choices: list[str] = []
    document = asked(client, "sushi-go").json()
    while not document["over"]:
        table = document["steps"][-1]
        hidden = [hand["cards"] for hand in table["view"]["hands"]]
        assert hidden[0]
        assert hidden[1:] == [{}, {}], "nobody sees the hands of others"
        choices.append(table["legal"][0])
        document = asked(client, "sushi-go", *choices).json()
        assert document == asked(client, "sushi-go", *choices).json()
    (bill,) = document["says"]
    assert bill["numbers"]["points"] == document["steps"][-1]["sheet"][0]["rounds"][0]["total"]
    assert document["steps"][-1]["fair"]["secret"] is None
    over = asked(client, "sushi-go", *choices, "egg")
    assert (over.status_code, over.json()["reason"]) == (409, "lesson-over")


def test_nothing_of_a_lesson_is_kept_joined_or_recorded(
    client: TestClient[Litestar], data: Path
) -> None:
    document = asked(client, "sushizock").json()["steps"][-1]
    assert client.get(f"/api/tables/{document['table']}").status_code == 404
    for door in ("record", "replay", "fair"):
        assert client.get(f"/api/matches/{document['match']}/{door}").status_code == 404
    assert client.get("/api/codes/x").json()["reason"] == "code-unknown"
    with sqlite3.connect(data) as store:
        names = [
            name for (name,) in store.execute("select name from sqlite_master where type='table'")
        ]
        rows = {name: store.execute(f"select count(*) from {name}").fetchone()[0] for name in names}
    assert not {name: count for name, count in rows.items() if count and name != "alembic_version"}


def test_nonsense_is_refused_with_a_reason(client: TestClient[Litestar]) -> None:
    legal = asked(client, "sushi-go").json()["steps"][-1]["legal"]
    assert "wasabi+egg" not in legal
    refused = {
        "lesson-unknown": asked(client, "chess"),
        "action-illegal": asked(client, "sushi-go", "wasabi+egg"),
        "action-unknown": asked(client, "sushi-go", "soup"),
        "name-empty": asked(client, "sushi-go", name="  "),
        "request-unreadable": asked(client, "sushi-go", *["egg"] * 101),
    }
    assert {reason: answer.json()["reason"] for reason, answer in refused.items()} == {
        reason: reason for reason in refused
    }
    assert asked(client, "sushi-go", seed="mine").status_code == 400
    assert all(words.knows(f"refusal-{reason}") for reason in refused)

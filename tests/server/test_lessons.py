"""Lessons: they end whatever is chosen, say only what has words, and leave nothing behind."""

import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from sushibelt import words
from sushibelt.lessons import COURSES
from sushibelt.lessons.course import Course, Moment
from sushibelt.server.http import lessons
from sushibelt.server.http.app import make_app
from sushibelt.server.http.lessons import Progress
from sushibelt.server.settings import Settings
from tests.server.tables import Thoughtless
from tests.words.catalogues import messages, variables

MOST = 90  # choices of one lesson
WALKS = 60  # lessons from other seeds, half of their choices the coach's
TAUGHT = {
    "sushi-go": {
        *("choose", "passed", "wasabi", "on-wasabi", "tempura", "pair-made", "dumplings"),
        *("sashimi", "came-back", "chopsticks", "two", "maki", "pudding", "bill"),
    },
    "sushi-roll": {
        *("take", "slid", "menu", "rolled", "swap", "swapped", "wasabi", "on-wasabi"),
        *("sashimi", "maki", "pudding", "gained", "bill"),
    },
    "sushizock": {
        *("roll", "stop", "stacked", "need-bone", "small-bone", "paired"),
        *("chopsticks", "thief", "steal", "end"),
    },
}


def texts() -> dict[str, set[str]]:
    """What the chef can say by the catalogue, and what each text has to be told."""
    spoken = re.compile(r"learn-((sushi-go|sushi-roll|sushizock)-.+|welcome|own-way.*)")
    return {
        name.removeprefix("learn-"): variables(entry)
        for name, entry in messages("en").items()
        if spoken.fullmatch(name)
    }


class Walk:
    """A lesson that is played through by somebody."""

    def __init__(self, course: Course, obeys: float, rng: Random) -> None:
        self.course, self._obeys, self._rng = course, obeys, rng
        self.now: Progress = lessons.begun(course, "Ana")
        self.moments: list[Moment] = list(self.now.says)
        self._plan: list[str] = []
        for _ in range(MOST):
            if lessons.is_over(course, self.now.table):
                break
            self.now = lessons.after(course, self.now, self._choice())
            self.moments += self.now.says

    def _choice(self) -> str:
        scene = lessons.scene(self.now.table, self.now.made)
        legal, moment = scene.legal, self.now.says[-1]
        if self.course.asks(scene):  # amid a re-roll or a swap the chef has nothing new to say
            assert moment.hint is None or moment.hint in legal
        follows = self._rng.random() < self._obeys
        while self._plan:  # what is left of a re-roll or a swap; the game does some by itself
            step = self._plan.pop(0)
            if step in legal:
                return step
        if not follows or moment.hint not in legal or moment.hint is None:
            return self._rng.choice(legal) if self._obeys < 1 else legal[0]
        if moment.hint == "menu":
            self._plan = [*(f"mark:{face}" for face in moment.marks), "roll"]
        if moment.hint.startswith("give:"):
            self._plan = [f"get:{moment.who}:{moment.what}"]
        return moment.hint


@pytest.mark.parametrize("family", COURSES)
def test_who_follows_the_chef_hears_every_idea_and_wins_the_round(family: str) -> None:
    walk = Walk(COURSES[family], 1, Random(0))
    heard = {moment.id.removeprefix(f"{family}-") for moment in walk.moments}
    assert heard >= TAUGHT[family]
    assert not heard & {"own-way", "own-way-again"}
    assert lessons.is_over(walk.course, walk.now.table)
    points = lessons.scene(walk.now.table, 0).view.get("points", [1])  # Sushizock tells none yet
    assert max(points) == points[0] > max(points[1:], default=0)


def test_whatever_is_chosen_a_lesson_ends_and_every_text_has_its_moment() -> None:
    rng, said = Random(1), texts()
    heard: set[str] = set()
    for family, course in COURSES.items():
        for seed in range(WALKS):
            walk = Walk(course._replace(seed=f"walk {seed}"), (1, 0.8, 0.5)[seed % 3], rng)
            assert lessons.is_over(course, walk.now.table), (family, seed)
            for moment in walk.moments:
                given = {*moment.numbers, "button"}
                given |= {"what"} if moment.what is not None else set()
                given |= {"who"} if moment.who is not None else set()
                assert said[moment.id] <= given, moment
                heard.add(moment.id)
    assert heard == said.keys()


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
    told = asked(client, "sushi-go").json()
    while not told["over"]:
        table = told["steps"][-1]
        hidden = [hand["cards"] for hand in table["view"]["hands"]]
        assert hidden[0]
        assert hidden[1:] == [{}, {}], "nobody sees the hands of others"
        choices.append(table["legal"][0])
        told = asked(client, "sushi-go", *choices).json()
        assert told == asked(client, "sushi-go", *choices).json()
    (bill,) = told["says"]
    assert bill["numbers"]["points"] == told["steps"][-1]["sheet"][0]["rounds"][0]["total"]
    assert told["steps"][-1]["fair"]["secret"] is None
    over = asked(client, "sushi-go", *choices, "egg")
    assert (over.status_code, over.json()["reason"]) == (409, "lesson-over")


def test_nothing_of_a_lesson_is_kept_joined_or_recorded(
    client: TestClient[Litestar], data: Path
) -> None:
    told = asked(client, "sushizock").json()["steps"][-1]
    assert client.get(f"/api/tables/{told['table']}").status_code == 404
    for door in ("record", "replay", "fair"):
        assert client.get(f"/api/matches/{told['match']}/{door}").status_code == 404
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

"""Lessons: they end whatever is chosen, and say only what has words."""

import re
from random import Random

import pytest

from sushibelt.lessons import COURSES, lesson
from sushibelt.lessons.course import Course, Moment
from sushibelt.lessons.lesson import Progress
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
        self.lesson: Progress = lesson.begin(course, ())
        self.moments: list[Moment] = list(self.lesson.says)
        self._plan: list[str] = []
        for _ in range(MOST):
            if lesson.is_over(course, self.lesson.now):
                break
            self.lesson = lesson.choose(course, self.lesson, self._choice())
            self.moments += self.lesson.says

    def _choice(self) -> str:
        scene = lesson.scene(self.lesson)
        legal, moment = scene.legal, self.lesson.says[-1]
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
    assert lesson.is_over(walk.course, walk.lesson.now)
    points = lesson.scene(walk.lesson).view.get("points", [1])  # Sushizock tells none yet
    assert max(points) == points[0] > max(points[1:], default=0)


def test_whatever_is_chosen_a_lesson_ends_and_every_text_has_its_moment() -> None:
    rng, said = Random(1), texts()
    heard: set[str] = set()
    for family, course in COURSES.items():
        for seed in range(WALKS):
            walk = Walk(course._replace(seed=f"walk {seed}"), (1, 0.8, 0.5)[seed % 3], rng)
            assert lesson.is_over(course, walk.lesson.now), (family, seed)
            for moment in walk.moments:
                given = {*moment.numbers, "button"}
                given |= {"what"} if moment.what is not None else set()
                given |= {"who"} if moment.who is not None else set()
                assert said[moment.id] <= given, moment
                heard.add(moment.id)
    assert heard == said.keys()

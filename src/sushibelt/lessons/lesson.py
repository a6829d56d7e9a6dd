"""A lesson being played: the match move by move, and what the coach says to it. Pure.

It is a function of the course and of what the learner chose so far; nothing of it is kept.
"""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from sushibelt import games
from sushibelt.core import chance
from sushibelt.core.game import Action, Event, Seat
from sushibelt.core.match import By
from sushibelt.core.refusal import Refusal
from sushibelt.games import Match
from sushibelt.lessons import course as coach
from sushibelt.lessons.course import LEARNER, Course, Moment, Scene


class Step(NamedTuple):
    """A match after some moves, and what happened at each of them."""

    match: Match
    news: tuple[tuple[Event, ...], ...] = ()


class Progress(NamedTuple):
    """A lesson so far: the steps since the last choice, and what the coach said and says."""

    steps: tuple[Step, ...]
    said: frozenset[str] = frozenset()
    says: tuple[Moment, ...] = ()
    made: int = 0  # choices of the learner
    since: int = 0  # the number of the move in which the learner chose last

    @property
    def now(self) -> Step:
        """The match as it is now."""
        return self.steps[-1]


def begin(course: Course, names: Sequence[str]) -> Progress:
    """Return a lesson before the learner's first choice."""
    game = games.find(course.game, len(course.levels) + 1)
    dealt = _played_on(Step(Match.begin(game, chance.key_of(course.seed), names)))
    return _spoken(course, Progress(tuple(_others_play(course, dealt))), ())


def choose(course: Course, before: Progress, name: str) -> Progress:
    """Return a lesson after one more choice of the learner's."""
    step = before.now
    if is_over(course, step):
        raise Refusal("lesson-over")
    chosen = _chosen(step, LEARNER, step.match.game.parse(name), By.PERSON)
    answered = coach.own_way(course, before.says, name, before.made)
    after = before._replace(
        steps=tuple(_others_play(course, chosen)),
        made=before.made + 1,
        since=len(step.match.played),
    )
    return _spoken(course, after, answered)


def _spoken(course: Course, lesson: Progress, answered: tuple[Moment, ...]) -> Progress:
    """Let the coach look at the table; what it said amid a choice stays said."""
    over = is_over(course, lesson.now)
    says = coach.say(course, scene(lesson), lesson.said, over)
    if not says:
        return lesson
    ids = frozenset(moment.id for moment in says)
    return lesson._replace(says=says if over else answered + says, said=lesson.said | ids)


def scene(lesson: Progress) -> Scene:
    """Return what the learner sees."""
    match, news = lesson.now
    game = match.game
    owes = LEARNER in match.turn.actors
    return Scene(
        view=game.describe(match.view(LEARNER).shown),
        legal=tuple(map(game.name, game.legal(match.state, LEARNER))) if owes else (),
        book=game.book,
        events=tuple(one for one in chain(*news[lesson.since :]) if one.is_seen_by(LEARNER)),
        made=lesson.made,
        seats=game.seats,
    )


def is_over(course: Course, step: Step) -> bool:
    """Whether the learner has seen enough."""
    events: list[Event] = list(chain(*step.news))
    return step.match.result is not None or course.over(events)


def _others_play(course: Course, step: Step) -> Iterator[Step]:
    """Yield the match after each move until the learner owes a choice, or it is over."""
    seen = -1
    while True:
        owing = [] if is_over(course, step) else _owing_others(step.match)
        if len(step.match.played) > seen and not (owing and step.match.pending):
            yield step
            seen = len(step.match.played)
        if not owing:
            return
        step = _chosen(step, owing[0], _liked(course, step.match, owing[0]), By.BOT)


def _chosen(step: Step, seat: Seat, action: Action, by: By) -> Step:
    """Put in a choice; it is played as soon as nobody else owes one."""
    match = step.match.submit(seat, action, len(step.match.played), by)
    return _played_on(step._replace(match=match))


def _played_on(step: Step) -> Step:
    """Play every move that needs no further choice."""
    for match, events in step.match.steps():
        step = Step(match, (*step.news, events))
    return step


def _liked(course: Course, match: Match, seat: Seat) -> Action:
    game = match.game
    legal = [game.name(action) for action in game.legal(match.state, seat)]
    return game.parse(coach.liked(course.likings[seat - 1], legal))


def _owing_others(match: Match) -> list[Seat]:
    """Return the others that have to choose now: those beside the learner wait for the learner."""
    pending, actors = match.pending, match.turn.actors
    if LEARNER in actors and LEARNER not in pending:
        return []
    return [seat for seat in actors if seat not in pending]

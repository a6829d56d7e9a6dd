"""Lessons over HTTP: a function of what the learner chose so far, kept nowhere. Pure.

Every answer plays the lesson anew, with the real rules and a seed that everybody may know. There
is no table to join, no link to pass on and no record to show, so a deal that is known beforehand
can be used for nothing else.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from typing import NamedTuple

from sushibelt import games, lessons
from sushibelt.bots.seat_names import tidy_name
from sushibelt.core import chance
from sushibelt.core.fairness import SIZE, Share
from sushibelt.core.game import Action, Event, Seat
from sushibelt.core.match import By
from sushibelt.core.refusal import Refusal
from sushibelt.games import Match
from sushibelt.lessons import course as coach
from sushibelt.lessons.course import LEARNER, Course, Moment, Scene
from sushibelt.server.http.bodies import LessonSoFar, LessonView, MomentView
from sushibelt.server.keys import Who
from sushibelt.server.tables import gate, opening, playing
from sushibelt.server.tables.table import Chair, Deal, Lobby, Member, Table, played_on

WHO = Who("learner")
HERE = gate.Scene(present=frozenset({LEARNER}))


class Progress(NamedTuple):
    """A lesson so far: the tables since the last choice, and what the coach said and says."""

    steps: tuple[Table, ...]
    told: frozenset[str]
    says: tuple[Moment, ...]
    made: int

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.steps[-1]


def told(family: str, request: LessonSoFar) -> LessonView:
    """Return a lesson after these choices: what came of the last one, and what is said to it."""
    course = lessons.COURSES.get(family)
    if course is None:
        raise Refusal("lesson-unknown")
    now = begun(course, tidy_name(request.name))
    for name in request.choices:
        now = after(course, now, name)
    return LessonView(
        seed=course.seed,
        over=is_over(course, now.table),
        says=[_moment_view(moment) for moment in now.says],
        steps=[gate.table_message(step, HERE, WHO, None, step.number) for step in now.steps],
    )


def _moment_view(moment: Moment) -> MomentView:
    return MomentView(
        moment.id, dict(moment.numbers), moment.hint, list(moment.marks), moment.what, moment.who
    )


def begun(course: Course, name: str) -> Progress:
    """Return a lesson before the learner's first choice."""
    game = games.find(course.game, len(course.levels) + 1)
    chairs = (Chair(member=WHO.member), *(Chair(level=level) for level in course.levels))
    lobby = Lobby(game.id, "none", "usual", chairs, (Member(str(WHO.member), name),))
    deal = Deal("lesson", bytes(SIZE), (Share(),) * len(chairs))
    table = Table("lesson", "", lobby, "playing", deal)
    match = Match.begin(game, chance.key_of(course.seed), opening.names(table))
    steps = tuple(_others_play(course, played_on(replace(table, match=match))))
    return _spoken(course, Progress(steps, frozenset(), (), 0), ())


def after(course: Course, before: Progress, name: str) -> Progress:
    """Return a lesson after one more choice of the learner's."""
    table = before.table
    if is_over(course, table):
        raise Refusal("lesson-over")
    action = table.running.game.parse(name)
    chosen = playing.chosen(table, LEARNER, [action], table.number, By.PERSON)
    steps = tuple(_others_play(course, chosen))
    answered = coach.own_way(course, before.says, name, before.made)
    return _spoken(course, before._replace(steps=steps, made=before.made + 1), answered)


def _spoken(course: Course, now: Progress, answered: tuple[Moment, ...]) -> Progress:
    """Let the coach look at the table; what it said amid a choice stays said."""
    over = is_over(course, now.table)
    says = coach.say(course, scene(now.table, now.made), now.told, over)
    ids = frozenset(moment.id for moment in says)
    if not says:
        return now
    return now._replace(says=says if over else answered + says, told=now.told | ids)


def scene(table: Table, made: int) -> Scene:
    """Return what the learner sees."""
    match = table.running
    game = match.game
    owes = LEARNER in table.turn.actors
    legal = tuple(map(game.name, game.legal(match.state, LEARNER))) if owes else ()
    since = gate.last_choice(match, LEARNER)
    events = gate.visible(tuple(chain(*table.news[since:])), LEARNER)
    shown = game.describe(match.view(LEARNER).shown)
    book = games.find(game.id, game.seats).book
    return Scene(shown, legal, book, tuple(events), made, game.seats)


def is_over(course: Course, table: Table) -> bool:
    """Whether the learner has seen enough."""
    events: list[Event] = list(chain(*table.news))
    return table.stage != "playing" or course.over(events)


def _others_play(course: Course, table: Table) -> Iterator[Table]:
    """Yield the table after each move until the learner owes a choice, or it is over."""
    seen = -1
    while True:
        owing = [] if is_over(course, table) else _owing_others(table)
        if table.number > seen and not (owing and table.running.pending):
            yield table
            seen = table.number
        if not owing:
            return
        table = playing.chosen(
            table, owing[0], [_liked(course, table, owing[0])], table.number, By.BOT
        )


def _liked(course: Course, table: Table, seat: Seat) -> Action:
    game, state = table.running.game, table.running.state
    legal = [game.name(action) for action in game.legal(state, seat)]
    return game.parse(coach.liked(course.likings[seat - 1], legal))


def _owing_others(table: Table) -> list[Seat]:
    """Return the others that have to choose now: those beside the learner wait for the learner."""
    pending, actors = table.running.pending, table.turn.actors
    if LEARNER in actors and LEARNER not in pending:
        return []
    return [seat for seat in actors if seat not in pending]

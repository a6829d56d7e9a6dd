"""Lessons over HTTP: a function of what the learner chose so far, kept nowhere. Pure.

Every answer plays the lesson anew, with the real rules and a seed that everybody may know. There
is no table to join, no link to pass on and no record to show, so a deal that is known beforehand
can be used for nothing else.
"""

from dataclasses import replace

from sushibelt import games, lessons
from sushibelt.bots.seat_names import tidy_name
from sushibelt.core.fairness import SIZE, Share
from sushibelt.core.refusal import Refusal
from sushibelt.lessons import lesson
from sushibelt.lessons.course import LEARNER, Course, Moment
from sushibelt.lessons.lesson import Step
from sushibelt.server.http.bodies import LessonSoFar, LessonView, MomentView
from sushibelt.server.keys import Who
from sushibelt.server.tables import gate, messages, opening
from sushibelt.server.tables.table import Chair, Deal, Lobby, Member, Table

WHO = Who("learner")
HERE = gate.Scene(present=frozenset({LEARNER}))


def lesson_view(family: str, request: LessonSoFar) -> LessonView:
    """Return a lesson after these choices: what came of the last one, and what is said to it."""
    course = lessons.COURSES.get(family)
    if course is None:
        raise Refusal("lesson-unknown")
    table = _laid(course, tidy_name(request.name))
    progress = lesson.begin(course, opening.names(table))
    for name in request.choices:
        progress = lesson.choose(course, progress, name)
    return LessonView(
        seed=course.seed,
        over=lesson.is_over(course, progress.now),
        says=[_moment_view(moment) for moment in progress.says],
        steps=[_table_message(table, step) for step in progress.steps],
    )


def _laid(course: Course, name: str) -> Table:
    """Return the table that a lesson looks like, before its match begins."""
    game = games.find(course.game, len(course.levels) + 1)
    chairs = (Chair(member=WHO.member), *(Chair(level=level) for level in course.levels))
    lobby = Lobby(game.id, "none", "usual", chairs, (Member(str(WHO.member), name),))
    deal = Deal("lesson", bytes(SIZE), (Share(),) * len(chairs))
    return Table("lesson", "", lobby, "playing", deal)


def _table_message(table: Table, step: Step) -> messages.TableMessage:
    stage: messages.Stage = "playing" if step.match.result is None else "finished"
    shown = replace(table, match=step.match, news=step.news, stage=stage)
    return gate.table_message(shown, HERE, WHO, None, shown.number)


def _moment_view(moment: Moment) -> MomentView:
    return MomentView(
        moment.id, dict(moment.numbers), moment.hint, list(moment.marks), moment.what, moment.who
    )

"""What a lesson is made of: a prepared deal, ideas, and the moments that show them."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from sushibelt.core.game import Event, Seat

LEARNER: Seat = 0
WELCOME = "welcome"
OWN_WAY = ("own-way", "own-way-again")  # in turn, so that it does not grow tedious


class Moment(NamedTuple):
    """Something the coach says: `learn-<id>` with these facts.

    `hint` is the legal action that is suggested, `marks` are the components it is done with.
    `what` is a component and `who` a seat that the words name.
    """

    id: str
    numbers: Mapping[str, int] = {}
    hint: str | None = None
    marks: tuple[str, ...] = ()
    what: str | None = None
    who: Seat | None = None


class Scene(NamedTuple):
    """What a learner sees when a choice is owed, or when the lesson is over."""

    view: Mapping[str, Any]  # as the game describes what lies visible to the learner
    legal: tuple[str, ...]
    book: Any
    events: tuple[Event, ...]  # since the learner's last choice
    made: int  # choices made so far
    seats: int


Idea: TypeAlias = Callable[[Scene], Moment | None]


class Course(NamedTuple):
    """A family's lesson.

    `talks` stand beside a choice, `ideas` with a suggestion, each once and in this order as soon
    as it fits; `otherwise` is said when no idea is left, `end` when the lesson is over. `kind_of`
    names the component that a choice is about, if it is about one. The others at the table look
    like bots of some level, but take what stands first in their list of likings: so a lesson stays
    as it was prepared, however bots learn to think.
    """

    game: str
    levels: tuple[str, ...]  # how the others look, from the learner's left
    likings: tuple[tuple[str, ...], ...]  # what each of them likes, by name, best first
    seed: str
    talks: tuple[Idea, ...]
    ideas: tuple[Idea, ...]
    otherwise: Callable[[Scene], Moment]
    end: Callable[[Scene], Moment]
    over: Callable[[Sequence[Event]], bool]
    asks: Callable[[Scene], bool]  # whether a turn's own choice is owed, not a part of one
    kind_of: Callable[[str], str | None]


def welcome(scene: Scene) -> Moment | None:
    """Say who is here, and that the deal is prepared."""
    return Moment(WELCOME) if scene.made == 0 else None


def first(ideas: Iterable[Idea], scene: Scene, given: frozenset[str]) -> Moment | None:
    """Return the first idea that fits and was not given yet."""
    for idea in ideas:
        moment = idea(scene)
        if moment is not None and moment.id not in given:
            return moment
    return None


def say(course: Course, scene: Scene, given: frozenset[str], over: bool) -> tuple[Moment, ...]:
    """Return what the coach says now, one thing after the other; nothing amid a choice."""
    if over:
        return (course.end(scene),)
    if not course.asks(scene):
        return ()
    talk = first(course.talks, scene, given)
    idea = first(course.ideas, scene, given) or course.otherwise(scene)
    return (idea,) if talk is None else (talk, idea)


def liked(likings: Sequence[str], legal: Sequence[str]) -> str:
    """Return what somebody takes who likes some things more than others."""
    return next((name for name in likings if name in legal), legal[0])


def own_way(course: Course, said: Sequence[Moment], choice: str, made: int) -> tuple[Moment, ...]:
    """Return the answer to a choice other than the suggested one, if there is anything to say."""
    hint = said[-1].hint if said else None
    kind = course.kind_of(choice)
    if hint is None or hint == choice or kind is None or kind == course.kind_of(hint):
        return ()
    return (Moment(OWN_WAY[made % len(OWN_WAY)], what=kind),)

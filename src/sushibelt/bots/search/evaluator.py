"""Evaluators: what a search believes of a family, as one declared value of integer functions.

They are linked into the drivers of `mcts.py` and `endgame.py` as the rules of the family are. Most
of them are the same for games in which the options of a choice are its legal actions; those are the
defaults here.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from sushibelt.bots.search.search import Search, best_promise
from sushibelt.core.chance import below
from sushibelt.core.layout import Row, Vector

T = TypeVar("T", bound=Row)  # the family's table,
B = TypeVar("B", bound=Row)  # its book,
W = TypeVar("W", bound=Row)  # its work,
S = TypeVar("S", bound=Row)  # and the evaluator's own scratch


class Scratch(Protocol):
    """An evaluator's own row; compiled, that row takes the place of this name."""


def resolve(  # what a choice comes to, if options are actions
    t: Any,  # noqa: ARG001 - other evaluators need it
    book: Any,  # noqa: ARG001
    seat: int,  # noqa: ARG001
    work: Any,  # noqa: ARG001
    s: Search,
    scratch: Any,  # noqa: ARG001
    count: int,
) -> None:
    """Choose the option that promises most."""
    s.chosen = best_promise(s, count)
    s.action = s.option[s.chosen]


def infoset(t: Any, book: Any, node: int) -> int:  # noqa: ARG001
    """Tell information sets apart by the seat's own choices alone.

    Hidden cards and dice fall differently every time; a place of its own for each would be met
    once and never again.
    """
    return node


def final_value(visits: int, value: int) -> int:  # noqa: ARG001
    """Go by how often an option was tried in the end: few trials may be luck."""
    return visits


def prior_weight(trust: int) -> int:
    """So many visits is the prior worth; a bot's habits are meant for this measure."""
    return trust


def exploration(explore: int) -> int:
    """So much does novelty count."""
    return explore


def has_policy(book: Any) -> int:  # noqa: ARG001
    """1 if priors are the logits of a policy: what seats will do, not what it is worth."""
    return 0


def noise(book: Any, rng: Vector, width: int, scratch: Any) -> int:  # noqa: ARG001
    """Blur priors evenly."""
    return below(rng, width)


def horizon(book: Any) -> int:  # noqa: ARG001
    """Evaluate as soon as progress is made: after the round."""
    return 1


@dataclass(frozen=True)
class Evaluator(Generic[T, B, W, S]):
    """Priors, options and evaluations of one family, on its rows and a scratch row of their own."""

    scratch: Callable[[], S]  # a new row, with all that is known beforehand
    # (t, book, seat, actions, count, out, scratch): what each legal action promises
    prior: Callable[[T, B, int, Vector, int, Vector, S], None]
    # (t, book, seat, s, scratch) -> count: what a tree remembers here (`s.option`), and the share
    # of a win that each is believed to bring (`s.belief`)
    options: Callable[[T, B, int, Search, S], int]
    # (t, book, work, out, scratch) -> lead: what each seat may expect, and what lead makes it e
    # times as likely to win; or shares of a win, and SHARES
    evaluate: Callable[[T, B, W, Vector, S], int]
    progress: Callable[[T], int]  # a number that rises towards the end of the game,
    horizon: Callable[[B], int] = horizon  # and by how much before a search stops and evaluates
    # (t, book, seat, work, s, scratch, count): the action that follows from what options promise
    resolve: Callable[[T, B, int, W, Search, S, int], None] = resolve
    infoset: Callable[[T, B, int], int] = infoset  # (t, book, node): the key of a place in a tree
    final_value: Callable[[int, int], int] = final_value  # (visits, value): for the last choice
    prior_weight: Callable[[int], int] = prior_weight  # how many visits the prior is worth
    exploration: Callable[[int], int] = exploration  # how much novelty counts
    # (book, rng, width, scratch): what is added to priors beyond the tree
    noise: Callable[[B, Vector, int, S], int] = noise
    has_policy: Callable[[B], int] = has_policy

    @property
    def rows(self) -> dict[str, type[Row]]:
        """The rows that compiled drivers need for it."""
        return {Scratch.__name__: type(self.scratch())}


AnyEvaluator: TypeAlias = Evaluator[Any, Any, Any, Any]

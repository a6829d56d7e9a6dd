"""Lessons: choices of games among searching bots, and how often the search tried what.

Every game is a function of its number, so parts can be made anew, one by one, and are the same.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple

from sushibelt.bots.budget import Budget
from sushibelt.bots.families import PLAYERS
from sushibelt.bots.learning import Learning
from sushibelt.bots.search.search import fresh_search
from sushibelt.bots.search.searcher import (
    ISMCTS,
    compiled_search,
    compiled_trees,
    evaluator_of,
    room_for,
)
from sushibelt.core.chance import below, generator, key_of
from sushibelt.core.layout import Grid
from sushibelt.core.match import By
from sushibelt.games import Match, find
from sushibelt.games.family import AnyGame
from sushibelt.training.plan import Place

TEACHER = replace(ISMCTS, width=0, endings=0)  # what it tries must not follow the weights
STRAY = 8  # one choice in so many is drawn from what was tried, so that games differ


class Lesson(NamedTuple):
    """One choice: the places of each option in the list of weights, and how often it was tried."""

    table: int  # the list of weights that learns from it
    number: int  # of the game
    places: list[list[int]]
    visits: list[int]


class Tutor:
    """A compiled search that tells how often it tried what."""

    def __init__(self, game: AnyGame, iterations: int) -> None:
        from sushibelt.fast.records import record  # noqa: PLC0415 - numpy may be missing

        self._game, self._bot, self._iterations = game, TEACHER, iterations
        self._made = compiled_search(game)
        self._search, self._trees = record(fresh_search())[0], compiled_trees()[0]
        self._scratch = record(evaluator_of(game).scratch())[0]
        self._table, self._book = record(game.family.table())[0], record(game.book)[0]
        self._work = record(game.silent_work())[0]

    def learn(self, policy: Grid) -> None:
        """Go by these weights from now on."""
        self._scratch["policy"] = policy

    def visits(self, known: Any, seat: int, words: Any) -> dict[int, int]:
        """Return how often each option was tried."""
        from sushibelt.fast.records import record  # noqa: PLC0415

        row, s = record(known)[0], self._search
        s["habit"] = self._bot.habit
        self._made.begin(s, self._trees, room_for(self._bot, Budget(self._iterations)), words)
        self._made.think(
            row, self._table, self._book, words, self._work, s, self._scratch, self._trees, seat,
            self._iterations,
        )  # fmt: skip
        self._made.favourite(row, self._book, seat, self._work, s, self._scratch, self._trees)
        count = len(self._game.legal(known, seat))
        return dict(zip(s["option"][:count].tolist(), s["promise"][:count].tolist(), strict=True))


def lessons(learning: Learning, place: Place, tutor: Tutor) -> Iterator[Lesson]:
    """Play a game and yield its choices."""
    import numpy as np  # noqa: PLC0415 - may be missing

    table, name, seats, number = place
    game = find(name, seats)
    match = Match.begin(game, key_of(f"training/{number}")).advance()[0]
    chance = generator(b"training", name.encode(), str(number).encode())
    words = np.array(generator(b"tutor", name.encode(), str(number).encode()), np.int64)
    while match.turn.actors:
        turn = match.turn.number
        for seat in match.turn.actors:
            known: Any = match.view(seat).recalled
            legal = game.legal(known, seat)
            if len(legal) == 1:
                match = match.submit(seat, legal[0], turn, By.BOT)
                continue
            tried = tutor.visits(known, seat, words)
            features = learning.told(known, game.book, seat, legal)
            yield Lesson(table, number, features, [tried[action] for action in legal])
            match = match.submit(seat, chosen(legal, tried, chance), turn, By.BOT)
        match = match.advance()[0]


def chosen(legal: tuple[int, ...], tried: dict[int, int], chance: list[int]) -> int:
    """Return what was tried most, or now and then something else by how often it was tried."""
    if below(chance, STRAY):
        return max(legal, key=lambda action: tried[action])
    rest = below(chance, sum(tried.values()))
    for action in legal:
        rest -= tried[action]
        if rest < 0:
            return action
    return legal[-1]


@cache
def tutor_of(name: str, seats: int, iterations: int) -> Tutor:
    """Return the search of a game."""
    return Tutor(find(name, seats), iterations)


def played(family: str, iterations: int, policy: Grid, part: list[Place]) -> list[Lesson]:
    """Return the lessons of some games: a task for workers, wherever they are."""
    learning = learning_of(family)
    learnt: list[Lesson] = []
    for place in part:
        tutor = tutor_of(place.name, place.seats, iterations)
        tutor.learn(policy)
        learnt += lessons(learning, place, tutor)
    return learnt


def learning_of(family: str) -> Learning:
    """Return how a family learns."""
    learning = PLAYERS[family].learning
    assert learning is not None
    return learning

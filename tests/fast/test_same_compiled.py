"""Compiled rules do what interpreted rules do: every state of random games, compared.

100 games of every shape; `make same` plays 2,000 of every id and seat count.
"""

import os
from collections.abc import Callable
from functools import partial
from itertools import zip_longest
from typing import Any

import numpy as np
import pytest

from sushibelt.core.chance import seed
from sushibelt.core.game import NOBODY
from sushibelt.core.layout import Row
from sushibelt.fast.compile import Compiled, compiled, frozen
from sushibelt.fast.drivers import STREAM, play_games
from sushibelt.fast.playouts import play_compiled, play_interpreted
from sushibelt.fast.records import record, row
from sushibelt.fast.source import rows_of
from sushibelt.games import find
from sushibelt.games.family import AnyGame
from tests.fast.modes import Interpreted, Mode, Recorded, Strict
from tests.fast.stories import FAULTS, nonsense, story
from tests.fast.walking import advance
from tests.shapes import FEW, SHAPES

pytestmark = pytest.mark.slow

GAMES = int(os.environ.get("SUSHIBELT_SAME_GAMES", "40"))
STORIES = max(1, GAMES // 200)  # games of which every page is compared
FROZEN = [("sushi-go/original-2013", 4), ("sushizock/2008+matching", 3)]


Advance = Callable[[Any, Any, Any, Any], int]
Walk = Callable[[int], list[list[int]]]


def walker(mode: Mode, game: AnyGame, move: Advance) -> Walk:
    """Return what plays a random game and returns all its states, with the words of chance."""
    book, work = mode.row(game.book), mode.row(game.silent_work())  # made once: they are large
    table = type(game.family.table())

    def walk(number: int) -> list[list[int]]:
        t, rng = mode.blank(table), mode.array(4)
        mode.of(seed)(rng, 7, 1, number)
        mode.rules.start(t, book)
        states = []
        awaited = mode.rules.waiting(t, book)
        while awaited != NOBODY:
            awaited = move(t, book, rng, work)
            states.append(mode.numbers(t) + mode.plain(rng))
        return states

    return walk


def check_states(game: AnyGame, rules: Compiled) -> None:
    """Every state and the words of chance are the same, game by game."""
    interpreted = walker(Interpreted(game), game, partial(advance, game.family, STREAM))
    recorded = walker(Recorded(rules), game, rules.advance)
    for number in range(GAMES):
        expected, found = interpreted(number), recorded(number)
        assert len(expected) > 10
        if found != expected:  # looked at closely only then: comparing once is quicker
            pages = enumerate(zip_longest(expected, found))
            page = next(page for page, (wanted, got) in pages if wanted != got)
            pytest.fail(f"game {number} differs from state {page} on")


@pytest.mark.parametrize(("game_id", "seats"), SHAPES)
def test_every_state_of_every_game_is_alike(game_id: str, seats: int) -> None:
    game = find(game_id, seats)
    check_states(game, compiled(game.family, advance))


@pytest.mark.parametrize(("game_id", "seats"), SHAPES)
def test_every_page_of_a_game_is_alike(game_id: str, seats: int) -> None:
    game = find(game_id, seats)
    rules = compiled(game.family, advance)
    for number in range(STORIES):
        slow = story(Interpreted(game), game, number, every_seat=True)
        fast = story(Recorded(rules), game, number, every_seat=True)
        pages = list(zip_longest(slow, fast))
        assert len(pages) > 10
        for page, (expected, found) in enumerate(pages):
            assert found == expected, f"game {number}, page {page}"


@pytest.mark.parametrize(("game_id", "seats"), FEW)
def test_rules_never_count_from_the_end(game_id: str, seats: int) -> None:
    """Compiled and translated rules could not."""
    game = find(game_id, seats)
    assert len(list(story(Strict(game), game, 0, every_seat=False))) > 10


@pytest.mark.parametrize(("game_id", "seats"), SHAPES)
def test_limits_find_the_same_faults_in_nonsense(game_id: str, seats: int) -> None:
    game = find(game_id, seats)
    check = FAULTS[game.family.name]
    slow, fast = Interpreted(game), Recorded(compiled(game.family, advance))
    for number in range(max(4, GAMES // 50)):
        table: Row = type(game.family.table()).unpack(nonsense(game, number))
        found = check(fast, fast.row(table), fast.row(game.book), seats)
        assert found == check(slow, table, game.book, seats)
        assert any(found)


@pytest.mark.parametrize(("game_id", "seats"), FROZEN)
def test_every_state_of_every_frozen_game_is_alike(game_id: str, seats: int) -> None:
    game = find(game_id, seats)
    rules = frozen(game, advance, play_games)
    check_states(game, rules)
    assert play_compiled(rules, game, 1 << 40, 5, 50) == play_interpreted(game, 1 << 40, 5, 50)


@pytest.mark.parametrize(("game_id", "seats"), [SHAPES[0], *FROZEN, ("sushi-roll/2019", 5)])
def test_rows_and_records_hold_the_same_numbers(game_id: str, seats: int) -> None:
    game = find(game_id, seats)
    for cls in rows_of(game.family).values():
        numbers = range(-3, len(cls().pack()) - 3)
        made = record(cls.unpack(numbers))
        assert len(made) == 1
        assert row(made, cls).pack() == tuple(numbers)
        for name, _ in cls.fields:
            assert np.array_equal(made[0][name], getattr(cls.unpack(numbers), name))
    assert row(record(game.book), type(game.book)).pack() == game.book.pack()

"""Compiled rules do what interpreted rules do: every state of every id and seat count, compared.

200 random games each; `make same` plays 2,000.
"""

import os
from itertools import zip_longest

import numpy as np
import pytest

from sushibelt.core.layout import Row
from sushibelt.fast import drivers
from sushibelt.fast.compile import Compiled, compiled, frozen
from sushibelt.fast.playouts import play_compiled, play_interpreted
from sushibelt.fast.records import record, row
from sushibelt.fast.source import rows_of
from sushibelt.games import find
from sushibelt.games.family import RuledGame
from tests.fast.modes import Interpreted, Recorded, Strict
from tests.fast.stories import FAULTS, nonsense, story
from tests.walks import PAIRS

pytestmark = pytest.mark.slow

GAMES = int(os.environ.get("SUSHIBELT_SAME_GAMES", "200"))
STORIES = 1 + GAMES // 200  # games of which every page is compared
FROZEN = [("sushi-go/original-2013", 4), ("sushizock/2008+matching", 3)]


def check_ends(game: RuledGame, rules: Compiled) -> None:
    """The last state and the words of chance are the same, game by game."""
    t, work, rng = game.family.table(), game.silent_work(), [0, 0, 0, 0]
    table, book, scratch = record(t), record(game.book), record(work)
    words = np.zeros(4, np.int64)
    for number in range(GAMES):
        drivers.play_game(game.family, t, game.book, rng, work, 7, 1, number)
        rules.play_game(table[0], book[0], words, scratch[0], 7, 1, number)
        assert list(t.pack()) == table.view(np.int64).tolist(), number
        assert rng == words.tolist(), number


@pytest.mark.parametrize(("game_id", "seats"), PAIRS)
def test_games_end_alike(game_id: str, seats: int) -> None:
    game = find(game_id, seats)
    check_ends(game, compiled(game.family))


@pytest.mark.parametrize(("game_id", "seats"), PAIRS)
def test_every_page_of_a_game_is_alike(game_id: str, seats: int) -> None:
    game = find(game_id, seats)
    rules = compiled(game.family)
    for number in range(STORIES):
        slow = story(Interpreted(game), game, number, every_seat=True)
        fast = story(Recorded(rules), game, number, every_seat=True)
        pages = list(zip_longest(slow, fast))
        assert len(pages) > 10
        for page, (expected, found) in enumerate(pages):
            assert found == expected, f"game {number}, page {page}"


@pytest.mark.parametrize(("game_id", "seats"), PAIRS)
def test_rules_never_count_from_the_end(game_id: str, seats: int) -> None:
    """Compiled and translated rules could not."""
    game = find(game_id, seats)
    assert len(list(story(Strict(game), game, 0, every_seat=True))) > 10


@pytest.mark.parametrize(("game_id", "seats"), PAIRS)
def test_limits_find_the_same_faults_in_nonsense(game_id: str, seats: int) -> None:
    game = find(game_id, seats)
    check = FAULTS[game.family.name]
    slow, fast = Interpreted(game), Recorded(compiled(game.family))
    for number in range(GAMES // 50):
        table: Row = type(game.family.table()).unpack(nonsense(game, number))
        found = check(fast, fast.row(table), fast.row(game.book), seats)
        assert found == check(slow, table, game.book, seats)
        assert any(found)


@pytest.mark.parametrize(("game_id", "seats"), FROZEN)
def test_frozen_games_end_alike(game_id: str, seats: int) -> None:
    game = find(game_id, seats)
    check_ends(game, frozen(game))
    assert play_compiled(frozen(game), game, 1 << 40, 5, 50) == play_interpreted(
        game, 1 << 40, 5, 50
    )


@pytest.mark.parametrize(("game_id", "seats"), [PAIRS[0], *FROZEN, ("sushi-roll/2019", 5)])
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

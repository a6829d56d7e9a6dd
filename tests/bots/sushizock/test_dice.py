"""The solved dice of Sushizock agree with playing out every fall of every die by the rules."""

from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from sushibelt.bots.sushizock import dice
from sushibelt.bots.sushizock.dice_odds import WHOLE, DiceOdds, write_odds
from sushibelt.bots.sushizock.prior import clear_values
from sushibelt.bots.sushizock.scratch import FALLS, KEPT_MORE, NOTHING, Scratch
from sushibelt.core.chance import below, generator
from sushibelt.games import find
from sushibelt.games.family import AnyGame
from sushibelt.games.sushizock import rules, turns
from sushibelt.games.sushizock import state as s

Dice = tuple[int, ...]


def table_with_portions(game: AnyGame, number: int) -> tuple[s.Table, Scratch]:
    """A table in the middle of a turn, and random values for what dice may offer there."""
    rng = generator(b"portions", bytes([number]))
    t = s.Table()
    t.phase, t.roll, t.actor = s.PHASE_CHOOSE, 1, 0
    scratch = Scratch()
    clear_values(scratch)
    for kind in range(s.KINDS):
        t.lengths[kind] = below(rng, 5) if number % 2 else 3 + below(rng, 6)
        t.rows[kind][: t.lengths[kind]] = [1] * t.lengths[kind]
        for place in range(1, min(t.lengths[kind], game.book.dice) + 1):
            scratch.tile[kind][place] = below(rng, 10**6)
        if below(rng, 3):  # another seat has tiles of this kind
            t.heights[1][kind] = 2
            scratch.top[kind] = below(rng, 10**6)
            scratch.deep[kind] = scratch.top[kind] + below(rng, 10**6)
    scratch.fall_back = below(rng, 10**5)
    return t, scratch


class Enumeration:
    """The same turn, every fall of the dice played out; asks the rules what is legal."""

    def __init__(self, game: AnyGame, t: s.Table, scratch: Scratch) -> None:
        self.game, self.t, self.scratch = game, t, scratch
        self.best = cache(self._best)
        self.kept = cache(self._kept)

    def _best(self, aside: Dice, rolled: Dice, roll: int) -> Fraction:
        t = self.t.copy()
        t.aside[:], t.rolled[:], t.roll = aside, rolled, roll
        out = [0] * s.ACTIONS
        count = rules.legal(t, self.game.book, 0, out)
        if count == 0:
            return Fraction(self.scratch.fall_back)
        return max(self.worth(t, action) for action in out[:count])

    def worth(self, t: s.Table, action: int) -> Fraction:
        book = self.game.book
        if action < book.takes:
            aside = tuple(map(sum, zip(t.aside, book.kept[action], strict=True)))
            return self.kept(aside, t.roll + 1)
        if action < book.steals:
            kind = action - book.takes
            place = t.aside[kind] + t.rolled[kind]
            return Fraction(self.scratch.tile[kind][place])
        kind = (action - book.steals) // s.TILES // book.seats
        deep = turns.reach(t, book, kind) > 1
        return Fraction((self.scratch.deep if deep else self.scratch.top)[kind])

    def _kept(self, aside: Dice, roll: int) -> Fraction:
        sides = [face for face in range(s.FACES) for _ in range(self.game.book.faces[face])]
        falls = list(product(sides, repeat=self.game.book.dice - sum(aside)))
        rolls = [tuple(fall.count(face) for face in range(s.FACES)) for fall in falls]
        return sum((self.best(aside, rolled, roll) for rolled in rolls), Fraction()) / len(falls)


@pytest.mark.parametrize("game_id", ["sushizock/2008", "sushizock/2008+matching"])
def test_every_way_to_set_dice_aside_has_the_mean_that_enumeration_finds(game_id: str) -> None:
    game: AnyGame = find(game_id, 2)
    for number in range(4):
        t, v = table_with_portions(game, number)
        dice.solve(game.book, v, game.book.rolls - 1)
        enumeration = Enumeration(game, t, v)
        for action in range(game.book.takes):
            for t.roll in (1, 2):
                found = dice.promise_of_keeping(t, game.book, v, action)
                exact = enumeration.kept(tuple(game.book.kept[action]), t.roll + 1)
                assert abs(found - exact) < 3  # each of two divisions rounds down


@pytest.mark.parametrize("game_id", ["sushizock/2008", "sushizock/2008+matching"])
def test_a_whole_turn_has_the_mean_that_enumeration_finds_and_its_ends_add_up_to_it(
    game_id: str,
) -> None:
    game: AnyGame = find(game_id, 2)
    for number in range(2):
        t, v = table_with_portions(game, number)
        exact = Enumeration(game, t, v).kept((0,) * s.FACES, 1)
        dice.solve(game.book, v, game.book.rolls - 1)
        assert abs(dice.promise_of(v, game.book.takes, game.book.rolls) - exact) < 4
        odds = DiceOdds()
        write_odds(game.book, v, odds)
        assert sum(odds.last) == WHOLE
        ends = v.best
        got = [v.fall_back if end == NOTHING else end for end in ends]
        mean = Fraction(sum(p * end for p, end in zip(odds.last, got, strict=True)), WHOLE)
        assert abs(mean - exact) < 4  # rounding may let an equal die lie


@pytest.mark.parametrize("game_id", ["sushizock/2008", "sushizock/2008+matching"])
def test_what_is_written_down_once_fills_its_place_and_no_more(game_id: str) -> None:
    book, v = find(game_id, 2).book, Scratch()
    dice.prepare(book, v)
    last = v.first_fall[book.takes + 1]
    more = v.first_more[: last + 1]
    assert last <= FALLS == len(v.fall_five)
    assert 0 == more[0] < more[-1] <= KEPT_MORE == len(v.more)
    assert more == sorted(more)


def test_dice_that_were_solved_for_other_values_do_not_linger() -> None:
    game: AnyGame = find("sushizock/2008", 2)
    (_, first), (_, second) = (table_with_portions(game, number) for number in (0, 1))
    used = first.copy()
    dice.solve(game.book, used, 2)
    for name in ("tile", "top", "deep", "fall_back"):
        setattr(used, name, getattr(second, name))
    for v in (used, second):
        dice.solve(game.book, v, 2)
    assert used == second

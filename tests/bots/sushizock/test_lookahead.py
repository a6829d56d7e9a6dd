"""Looking ahead at Sushizock: what it finds is what playing out every fall of the dice finds."""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any, cast

import pytest

from sushibelt.bots.budget import Budget
from sushibelt.bots.search.search import FINE, SHARE
from sushibelt.bots.sushizock import lookahead
from sushibelt.bots.sushizock.dice_odds import DiceOdds
from sushibelt.bots.sushizock.evaluate import fresh_scratch, write_shares
from sushibelt.bots.sushizock.expectimax import FRESH, OPEN, Ahead, look_on
from sushibelt.bots.sushizock.lookahead import Lookahead
from sushibelt.core.chance import generator
from sushibelt.core.game import View
from sushibelt.games import find
from sushibelt.games.family import AnyGame
from sushibelt.games.sushizock import rules, turns
from sushibelt.games.sushizock import state as s
from tests.walks import moments, walk

WHOLE = SHARE * FINE
Dice = tuple[int, ...]
Worth = Sequence[Fraction]


def looked(game: AnyGame, t: s.Table, limit: int) -> Ahead:
    a, odds, blank, scratch = Ahead(), DiceOdds(), s.Table(), fresh_scratch()
    a.limit = limit
    while look_on(t, blank, game.book, t.actor, scratch, a, odds, 5) == OPEN:
        pass
    return a


class Oracle:
    """What a turn is worth to all seats, found by the rules alone: every choice, every fall."""

    def __init__(self, game: AnyGame) -> None:
        self.game, self.work, self.scratch = game, game.silent_work(), fresh_scratch()

    def after_portion(self, t: s.Table, turns: int) -> Worth:
        """`t` begins a turn, or is over: judge it, or look at so many turns more."""
        if turns == 0 or t.phase == s.PHASE_OVER:
            out = [0] * s.SEATS
            write_shares(t, self.game.book, t.actor, out, self.scratch)
            return [Fraction(share) for share in out[: self.game.seats]]
        return Turn(self, t, turns).rolled((0,) * s.FACES, 1)


class Turn:
    """One turn of one seat, which goes for its own share."""

    def __init__(self, oracle: Oracle, t: s.Table, turns: int) -> None:
        self.oracle, self.t, self.turns, self.book = oracle, t, turns, oracle.game.book
        self.best = cache(self._best)
        self.rolled = cache(self._rolled)
        self.ends: dict[tuple[int, ...], Worth] = {}

    def _rolled(self, aside: Dice, roll: int) -> Worth:
        sides = [face for face in range(s.FACES) for _ in range(self.book.faces[face])]
        falls = list(product(sides, repeat=self.book.dice - sum(aside)))
        dice = [tuple(fall.count(face) for face in range(s.FACES)) for fall in falls]
        all_worth = [self.best(aside, each, roll) for each in dice]
        return [sum(column) / len(falls) for column in zip(*all_worth, strict=True)]

    def _best(self, aside: Dice, rolled: Dice, roll: int) -> Worth:
        t, work = self.t.copy(), self.oracle.work
        t.phase, t.roll = s.PHASE_CHOOSE, roll
        t.aside[:], t.rolled[:] = aside, rolled
        count = rules.legal(t, self.book, t.actor, work.legal)
        actions = work.legal[:count]
        if not actions:
            turns.fall_back(t, work)
            turns.end_turn(t, self.book, work)
            return self.ended(t)
        return max((self.worth(t, action) for action in actions), key=lambda w: w[self.t.actor])

    def worth(self, t: s.Table, action: int) -> Worth:
        if action < self.book.takes:
            aside = tuple(map(sum, zip(t.aside, self.book.kept[action], strict=True)))
            return self.rolled(aside, t.roll + 1)
        after = t.copy()
        turns.act(after, self.book, self.oracle.work, action)
        return self.ended(after)

    def ended(self, after: s.Table) -> Worth:
        key = after.pack()
        if key not in self.ends:
            self.ends[key] = self.oracle.after_portion(after, self.turns - 1)
        return self.ends[key]


def small_table(seats: int) -> s.Table:
    """Two tiles left, and nothing below the tops that a thief could reach."""
    t = s.Table()
    t.phase, t.roll, t.actor = s.PHASE_CHOOSE, 1, 1
    t.rolled[:] = [1, 1, 2, 1]
    t.lengths[:] = [1, 1]
    t.rows[s.SUSHI][0], t.rows[s.BONES][0] = 5, 2
    for seat in range(seats):
        t.heights[seat][:] = [1, 1]
        t.stacks[seat][s.SUSHI][0], t.stacks[seat][s.BONES][0] = 6 - seat, 1 + seat % 2
    return t


@pytest.mark.parametrize("seats", [2, 3])
def test_portions_are_worth_what_the_rules_make_of_the_next_turn(seats: int) -> None:
    game: AnyGame = find("sushizock/2008", seats)
    t = small_table(seats)
    a = looked(game, t, limit=20)
    assert a.depth == 2
    for kind, dice in ((s.SUSHI, (1, 0, 2, 2)), (s.BONES, (0, 1, 2, 2))):
        after = t.copy()
        after.rolled[:] = dice
        turns.act(after, game.book, game.silent_work(), game.book.takes + kind)
        exact = Oracle(game).after_portion(after, 1)
        option = kind * 6 + 1
        found = a.found[a.option[0][: a.count[0] - 1].index(option)]
        assert found == pytest.approx(float(exact[t.actor]), abs=WHOLE / 20_000)


def test_it_looks_further_the_more_turns_it_may_solve_and_keeps_to_their_number() -> None:
    game: AnyGame = find("sushizock/2008", 2)
    match, _ = moments("sushizock/2008", 2, seed=8, every=40)[1]
    found = [looked(game, match.state, limit) for limit in (1, 30)]
    assert [a.depth for a in found] == [1, 2]
    assert [a.spent <= a.limit for a in found] == [True, True]


@pytest.mark.parametrize(
    ("game_id", "seats"), [("sushizock/2008", 4), ("sushizock/2008+matching", 2)]
)
def test_interpreted_and_compiled_it_chooses_alike_and_legally(game_id: str, seats: int) -> None:
    game = find(game_id, seats)
    for match, seat in moments(game_id, seats, seed=8, every=9):
        known = match.view(seat).recalled
        searchers = (lookahead.interpreted_searcher(game), lookahead.compiled_searcher(game))
        chosen = {searcher(known, seat, 30, None) for searcher in searchers}
        assert len(chosen) == 1
        assert chosen <= set(game.legal(match.state, seat))


def test_what_was_looked_at_before_does_not_colour_a_choice() -> None:
    game = find("sushizock/2008", 3)
    asked = moments("sushizock/2008", 3, seed=8, every=7)
    there = [lookahead.interpreted_searcher(game)(m.state, seat, 1, None) for m, seat in asked]
    back = []
    for match, seat in reversed(asked):
        lookahead.interpreted_searcher.cache_clear()
        back.append(lookahead.interpreted_searcher(game)(match.state, seat, 1, None))
    assert there == back[::-1]


class Looks:
    """One look after the other, as a searcher makes them."""

    def __init__(self, game: AnyGame) -> None:
        self.book, self.a, self.odds = game.book, Ahead(), DiceOdds()
        self.blank, self.scratch = s.Table(), fresh_scratch()

    def solves(self, t: s.Table, limit: int) -> bool:
        """Whether anything had to be solved; the look is then finished."""
        a = self.a
        a.status, a.limit, anything = FRESH, limit, False
        while look_on(t, self.blank, self.book, t.actor, self.scratch, a, self.odds, 1) == OPEN:
            anything = True
        return anything


def test_what_was_found_holds_until_a_tile_moves() -> None:
    looks, t = Looks(find("sushizock/2008", 3)), small_table(3)
    rolled = t.copy()
    rolled.roll, rolled.rolled[:], rolled.aside[:] = 2, [1, 0, 1, 0], [0, 1, 1, 1]
    assert looks.solves(t, 30)
    assert not looks.solves(rolled, 30)
    assert looks.solves(rolled, 31)
    others = [t.copy() for _ in range(4)]
    others[0].rows[s.SUSHI][0] = 4
    others[1].stacks[2][s.BONES][0] = 4
    others[2].heights[0][s.SUSHI], others[2].stacks[0][s.SUSHI][0] = 0, 0
    others[3].actor = 2
    for other in others:
        assert looks.solves(other, 31)
        assert looks.solves(t, 31)
        assert not looks.solves(t, 31)


def test_a_look_that_the_clock_cut_short_is_not_kept() -> None:
    game: AnyGame = find("sushizock/2008", 3)
    a, odds, blank, scratch, t = Ahead(), DiceOdds(), s.Table(), fresh_scratch(), small_table(3)
    a.limit = 30
    assert look_on(t, blank, game.book, t.actor, scratch, a, odds, 1) == OPEN
    a.status = FRESH
    assert look_on(t, blank, game.book, t.actor, scratch, a, odds, 1) == OPEN


def test_without_time_it_looks_at_one_turn() -> None:
    game = find("sushizock/2008", 2)
    for match, seat in moments("sushizock/2008", 2, seed=8, every=11):
        at_once, one_turn = (
            Lookahead().choose(game, match.view(seat), budget, generator(b"x"))
            for budget in (Budget(seconds=0.0), Budget(iterations=1))
        )
        assert game.legal(match.state, seat).count(at_once) == 1
        assert game.legal(match.state, seat).count(one_turn) == 1


def test_who_does_not_recall_goes_by_the_top_tiles_alone() -> None:
    game: AnyGame = find("sushizock/2008", 2)
    differing = 0
    for match, seat in moments("sushizock/2008", 2, seed=8, every=2):
        view, budget = match.view(seat), Budget(iterations=1)
        forgetful = Lookahead(recalls=False).choose(game, view, budget, generator(b"x"))
        dreamt = View(seat, view.shown, view.shown)
        assert forgetful == Lookahead().choose(game, dreamt, budget, generator(b"x"))
        differing += forgetful != Lookahead().choose(game, view, budget, generator(b"x"))
    assert differing > 0


def test_it_is_for_sushizock_alone() -> None:
    match = next(m for m in walk("sushi-roll/2019", 2, seed=1) if m.turn.actors)
    view = match.view(match.turn.actors[0])
    with pytest.raises(TypeError, match="Sushizock"):
        Lookahead().choose(cast(Any, match.game), view, Budget(), generator(b"x"))

"""The learned policy of Sushi Roll: sums of the weights that the one encoding names."""

from collections.abc import Iterator
from typing import Any

import pytest

from sushibelt.bots.sushi_roll import places as p
from sushibelt.bots.sushi_roll.encode import look
from sushibelt.bots.sushi_roll.evaluate import fresh_scratch
from sushibelt.bots.sushi_roll.learning import told
from sushibelt.bots.sushi_roll.policy import prior
from sushibelt.bots.sushi_roll.scratch import Scratch
from sushibelt.bots.sushi_roll.taking import deed
from sushibelt.games import find
from sushibelt.games.family import AnyGame
from sushibelt.games.sushi_roll import components
from sushibelt.games.sushi_roll import state as roll
from tests.walks import walk

ROLL = "sushi-roll/2019"


def looks(seats: int) -> Iterator[tuple[AnyGame, Any, int, list[int]]]:
    """Yield what seats know when they choose, in a random match."""
    for match in walk(ROLL, seats, seed=5):
        for seat in match.turn.actors:
            known = match.view(seat).recalled
            yield match.game, known, seat, list(match.game.legal(known, seat))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_promise_is_the_sum_of_the_weights_at_the_places_of_a_choice(seats: int) -> None:
    scratch = fresh_scratch()
    row = scratch.policy[0 if seats == 2 else 1]
    phases = set()
    for game, known, seat, legal in looks(seats):
        out = [0] * len(legal)
        prior(known, game.book, seat, legal, len(legal), out, scratch)
        places = told(known, game.book, seat, legal)
        assert all(0 <= place < p.WEIGHTS for each in places for place in each)
        assert out == [sum(row[place] for place in each) for each in places]
        phases.add(known.phase)
    assert phases == {roll.PHASE_TURN, roll.PHASE_MARK, roll.PHASE_SWAP}


@pytest.mark.parametrize("seats", [2, 4])
def test_every_kind_of_action_has_lists_of_its_own(seats: int) -> None:
    ends = (p.BY_MENU, p.BY_MARK, p.BY_UNMARKED, p.BY_GIVE, p.BY_GET, p.WEIGHTS)
    firsts = (roll.MENU, roll.MARK, roll.ROLL, roll.GIVE, roll.GET, roll.ACTIONS)
    kinds = set()
    for game, known, seat, legal in looks(seats):
        for action, places in zip(legal, told(known, game.book, seat, legal), strict=True):
            kind = sum(action >= first for first in firsts)
            kinds.add(kind)
            assert {sum(place >= end for end in ends) for place in places} == {kind}
            assert len(set(places)) == len(places)
    assert kinds == set(range(6))


def at(name: str) -> int:
    return components.SLOTS.index(name)


def test_what_a_die_does_follows_from_the_tray() -> None:
    game: Any = find(ROLL, 2)
    t = game.start()
    tray = t.trays[0][0]
    squid, tempura = at("squid"), at("tempura")
    assert deed(t, game.book, 0, squid) == p.AS_DRY + 2
    assert deed(t, game.book, 0, tempura) == p.AS_TEMPURA
    tray[at("wasabi")], tray[tempura] = 1, 5
    assert deed(t, game.book, 0, squid) == p.AS_WET + 2
    assert deed(t, game.book, 0, tempura) == p.AS_TEMPURA + 2
    assert deed(t, game.book, 0, at("wasabi")) == p.AS_WASABI + 1
    assert deed(t, game.book, 1, squid) == p.AS_DRY + 2
    ends = [deed(t, game.book, 0, at(name)) for name in ("chopsticks1", "menu2", "pudding3")]
    assert ends == [p.AS_STICKS, p.AS_MENU + 1, p.DEEDS - 1]


def places_of(t: Any, name: str) -> list[int]:
    game: Any = find(ROLL, 2)
    return told(t, game.book, 0, [game.parse(name)])[0]


def test_dice_that_come_next_and_leads_change_one_place_each() -> None:
    game: Any = find(ROLL, 2)
    t = game.start()
    t.phase = roll.PHASE_TURN
    t.belts[0][at("maki2")] = t.belts[0][at("egg")] = 1
    t.belts[1][at("egg")] = 2
    before = places_of(t, "take:maki2")
    t.belts[1][at("egg")], t.belts[1][at("maki1")] = 0, 2
    after = places_of(t, "take:maki2")
    assert after[2] - before[2] == 2
    t.trays[0][1][at("maki3")] = 1
    behind = places_of(t, "take:maki2")
    assert after[5] - behind[5] == 3 * p.SPELLS
    assert after[6] == behind[6]  # nobody is second


def test_a_look_notes_the_best_die_and_the_next() -> None:
    game: Any = find(ROLL, 2)
    t, scratch = game.start(), Scratch()
    t.phase, t.cycle = roll.PHASE_TURN, 7
    t.belts[0][at("squid")] = t.belts[0][at("salmon")] = t.belts[1][at("egg")] = 1
    look(t, game.book, 0, scratch)
    assert (scratch.best, scratch.second, scratch.abroad) == (at("squid"), 200, 100)
    assert scratch.next == [0, 0, 1, 0, 0]

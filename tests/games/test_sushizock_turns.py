"""Sushizock: turns and the end, chance, and whole games against a second reading of the rules."""

from itertools import combinations

import pytest

from sushibelt.core.chance import below, generator
from sushibelt.core.game import Joint
from sushibelt.games.sushizock.state import PHASE_OVER, PHASE_ROLL
from sushibelt.games.sushizock.view import FACE_IDS
from tests.chi_square import fits, is_uniform
from tests.games.sushizock_positions import (
    BONES,
    FREE,
    MATCHING,
    SUSHI,
    choose,
    game_of,
    position,
    row,
    stack,
)

# --- turns and the end


def test_turns_go_to_the_left_and_round() -> None:
    """S4, docs/rules/sushizock.md: the left neighbour of seat i is i + 1."""
    t = position("sushi bones blue red red", seat=2)
    after = choose(game_of(), t, "take:sushi")
    assert (after.actor, after.roll, after.owed, sum(after.rolled)) == (0, 1, 5, 0)
    assert choose(game_of(seats=4), t, "take:sushi").actor == 3


def test_the_dice_set_aside_come_back_for_the_next_turn() -> None:
    """S3: the first roll is made with all five."""
    after = choose(game_of(), position("sushi bones", "blue red red", roll=3), "take:sushi")
    assert (after.aside, after.owed) == ([0] * 4, 5)


@pytest.mark.parametrize("rows", [((3, 4), (2,)), ((3,), (2, 1))])
def test_one_empty_row_does_not_end_the_game(rows) -> None:
    """RULES, contradictions: S3's `no matter which` does not mean one empty row."""
    name = "take:bones" if len(rows[0]) == 2 else "take:sushi"
    t = choose(game_of(), position("sushi bones blue red red", rows=rows), name)
    assert t.phase == PHASE_ROLL
    assert 0 in t.lengths


def test_both_rows_empty_end_the_game() -> None:
    """S3, S4."""
    game = game_of()
    t = choose(game, position("sushi bones blue red red", rows=((3,), ())), "take:sushi")
    assert game.turn(t).actors == ()
    assert game.turn(t).phase == "over"
    assert (t.roll, t.owed, t.rolled, t.aside) == (0, 0, [0] * 4, [0] * 4)
    assert game.nature(t, generator(b"none")) is None
    assert game.result(t) is not None


def test_the_last_tile_may_be_a_bone() -> None:
    """S3: no matter which kind comes last."""
    t = choose(game_of(), position("sushi bones blue red red", rows=((), (3,))), "take:bones")
    assert t.phase == PHASE_OVER


# --- chance


def drawn_starts(seats, games):
    game = game_of(seats=seats)
    rng = generator(b"chi-square", str(seats).encode())
    return [game.nature(game.start(), rng).outcome for _ in range(games)]


def test_a_die_shows_sushi_and_bones_twice_as_often_as_either_chopsticks() -> None:
    """docs/rules/sushizock.md: 2, 2, 1 and 1 of six sides; 3 degrees of freedom, 0.1 %."""
    faces = [face for outcome in drawn_starts(2, 1500) for face in outcome[25:]]
    assert len(faces) == 7500
    assert fits([faces.count(f) for f in range(4)], [2, 2, 1, 1])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_seat_starts_equally_often(seats) -> None:
    """Ruling: random starter."""
    starters = [outcome[24] for outcome in drawn_starts(seats, 1200)]
    assert is_uniform([starters.count(s) for s in range(seats)])


@pytest.mark.parametrize(("first", "copies"), [(0, [2] * 6), (12, [5, 4, 2, 1])])
def test_every_place_of_a_row_holds_each_tile_equally_often(first, copies) -> None:
    """S3: random rows."""
    outcomes = drawn_starts(2, 1500)
    for place in range(first, first + 12):
        values = [outcome[place] for outcome in outcomes]
        seen = [values.count(value) for value in range(len(copies))]
        assert fits(seen, copies)


# --- whole games against an independent reading of the rules


def told_offers(game, t):
    """The same offers, worked out from single dice on the table instead of counts."""
    rolled = [face for face, n in zip(FACE_IDS, t.rolled, strict=True) for _ in range(n)]
    aside = [face for face, n in zip(FACE_IDS, t.aside, strict=True) for _ in range(n)]
    names = set()
    if t.roll < 3:
        for size in range(1, len(rolled)):
            for group in combinations(rolled, size):
                if "matching" in game.id and len({*group, *aside}) > 1:
                    continue
                text = ".".join(f"{f}{group.count(f)}" for f in FACE_IDS if f in group)
                names.add(f"keep:{text}")
    dice = rolled + aside
    for kind, (name, colour) in enumerate((("sushi", "blue"), ("bones", "red"))):
        if name in dice and dice.count(name) <= len(row(t, kind)):
            names.add(f"take:{name}")
        for victim in set(range(game.seats)) - {t.actor}:
            deep = {3: 1, 4: 12, 5: 12}.get(dice.count(colour), 0)
            for place in range(1, min(deep, len(stack(t, victim, kind))) + 1):
                names.add(f"steal:{name}:{victim}:{place}")
    return names


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("name", [FREE, MATCHING])
def test_random_games_end_and_offer_at_every_choice_what_a_second_reading_offers(
    name, seats
) -> None:
    game, rng = game_of(name, seats), generator(name.encode(), bytes([seats]))
    for _ in range(12):
        t, moves = game.start(), 0
        while game.result(t) is None:
            assert game.turn(t).number == moves
            nature = game.nature(t, rng)
            if nature is None:
                assert game.turn(t).actors == (t.actor,)
                legal = game.legal(t, t.actor)
                assert list(legal) == sorted(set(legal))
                assert {game.name(a) for a in legal} == told_offers(game, t)
                assert len(legal) > 1
                assert sum(t.rolled) + sum(t.aside) == 5
                nature = Joint({t.actor: legal[below(rng, len(legal))]})
            else:
                assert len(nature.outcome) <= 30
            t, _ = game.apply(t, nature)
            moves += 1
            assert_every_tile_is_somewhere(game, t)


def assert_every_tile_is_somewhere(game, t):
    for kind, box in ((SUSHI, [2] * 6), (BONES, [5, 4, 2, 1])):
        tiles = row(t, kind)
        for seat in range(game.seats):
            tiles = tiles + stack(t, seat, kind)
        assert [tiles.count(value) for value in range(1, len(box) + 1)] == box
        assert len(tiles) == 12

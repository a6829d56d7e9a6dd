"""A turn of Sushizock, rule by rule and ruling by ruling, and every example of the seeds."""

from itertools import combinations, combinations_with_replacement

import pytest

from sushibelt.core.chance import below, generator
from sushibelt.core.game import Joint, Nature
from sushibelt.core.refusal import Refusal
from sushibelt.games import ids
from sushibelt.games.sushizock.editions import EDITIONS
from sushibelt.games.sushizock.game import FACE_IDS, make
from sushibelt.games.sushizock.state import CHOOSE, OVER, ROLL, Table

FREE = "sushizock/2008"
MATCHING = "sushizock/2008+matching"


def game_of(name=FREE, seats=3):
    return make(ids.parse(name, {"sushizock": EDITIONS}), seats)


def count(dice):
    """`"blue blue sushi"` as counts by face."""
    return [dice.split().count(face) for face in FACE_IDS]


def position(rolled, aside="", *, roll=1, seat=0, rows=((1, 2, 3, 4, 5, 6), (1, 2, 3)), stacks=()):
    """A seat looks at its dice; `stacks` are pairs (sushi, bones) per seat, bottom to top."""
    t = Table()
    t.phase, t.seat, t.roll, t.number = CHOOSE, seat, roll, 1
    t.rolled, t.aside = count(rolled), count(aside)
    for kind, row in enumerate(rows):
        t.lengths[kind] = len(row)
        t.rows[kind][: len(row)] = row
    for holder, pair in enumerate(stacks):
        for kind, stack in enumerate(pair):
            t.heights[holder][kind] = len(stack)
            t.stacks[holder][kind][: len(stack)] = stack
    return t


def offers(game, t):
    return {game.name(action) for action in game.legal(t, t.seat)}


def choose(game, t, name):
    return game.apply(t, Joint({t.seat: game.parse(name)}))[0]


def throw(game, t, dice):
    return game.apply(t, Nature(tuple(FACE_IDS.index(face) for face in dice.split())))[0]


def row(t, kind):
    return t.rows[kind][: t.lengths[kind]]


def stack(t, seat, kind):
    return t.stacks[seat][kind][: t.heights[seat][kind]]


SUSHI, BONES = 0, 1
FIVE = "sushi bones blue red sushi"  # a first roll for whoever comes next


# --- the set-up


def test_both_rows_the_starter_and_the_first_roll_are_one_move_of_nature():
    """S3: both kinds shuffled and laid in two rows; ruling: a random starter; all dice rolled."""
    game = game_of(seats=4)
    nature = game.nature(game.start(), generator(b"set-up"))
    t = game.apply(game.start(), nature)[0]
    assert len(nature.outcome) == 12 + 12 + 1 + 5
    assert sorted(row(t, SUSHI)) == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
    assert sorted(row(t, BONES)) == [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4]
    assert t.seat == nature.outcome[24]
    assert sum(t.rolled) == 5
    assert (t.phase, t.roll, t.number) == (CHOOSE, 1, 1)


def test_no_tile_is_laid_twice():
    """The third tile of a value that exists twice cannot be drawn."""
    game = game_of()
    with pytest.raises(Refusal, match="outcome-impossible"):
        game.apply(game.start(), Nature((0, 0, 0)))


# --- portions


@pytest.mark.parametrize(
    ("dice", "name", "kind", "taken", "left"),
    [
        ("sushi sushi sushi blue red", "take:sushi", SUSHI, 6, [5, 4, 2]),
        ("bones bones red blue sushi", "take:bones", BONES, 2, [1, 3]),
    ],
)
def test_n_dice_take_the_nth_tile_from_the_left_and_the_gap_closes(dice, name, kind, taken, left):
    """S3, S4: three sushi dice, the third sushi tile from the left; bones alike."""
    game = game_of()
    t = choose(game, position(dice, rows=((5, 4, 6, 2), (1, 2, 3))), name)
    assert row(t, kind) == left
    assert stack(t, 0, kind) == [taken]


def test_a_row_is_never_refilled():
    """RULES 3: rows close up; the cell behind the last tile is empty."""
    t = choose(game_of(), position("sushi bones blue red red", rows=((5, 4), (1,))), "take:sushi")
    assert t.rows[SUSHI] == [4] + [0] * 11


def test_nothing_lies_beyond_the_end_of_a_row():
    """RULES 3: exactly the N-th tile, or none."""
    t = position("sushi sushi sushi bones blue", roll=3, rows=((5, 4), (1, 2)))
    assert offers(game_of(), t) == {"take:bones"}


def test_dice_set_aside_count_like_those_just_rolled():
    """S3: set-aside dice need not be used, all five count."""
    t = position("sushi bones", "sushi sushi blue", roll=3)
    assert offers(game_of(), t) == {"take:sushi", "take:bones"}
    assert stack(choose(game_of(), t, "take:sushi"), 0, SUSHI) == [3]


def test_a_new_tile_goes_on_top_of_the_own_stack_of_its_kind():
    """S3, S4."""
    t = position("sushi bones bones blue red", stacks=(((6, 2), (1,)),))
    after = choose(game_of(), t, "take:bones")
    assert stack(after, 0, BONES) == [1, 2]
    assert stack(after, 0, SUSHI) == [6, 2]


# --- thefts

RICH = (((), ()), ((4, 5, 6), (1, 2)), ((), (3,)))  # what three seats have in front of them


@pytest.mark.parametrize(
    ("colour", "expected"),
    [
        ("blue", {"steal:sushi:1:1"}),
        ("red", {"steal:bones:1:1", "steal:bones:2:1"}),
    ],
)
def test_three_chopsticks_take_the_top_tile_only(colour, expected):
    """S3, S4: blue for sushi, red for bones; a seat without such a tile is no target."""
    other = {"blue": "red", "red": "blue"}[colour]
    t = position(" ".join([colour] * 3 + [other] * 2), roll=3, stacks=RICH)
    assert offers(game_of(), t) == expected


@pytest.mark.parametrize("sticks", [4, 5])
def test_four_or_five_chopsticks_take_any_tile_the_top_included(sticks):
    """S3, S4."""
    blue = position(" ".join(["blue"] * sticks + ["red"] * (5 - sticks)), roll=3, stacks=RICH)
    red = position(" ".join(["red"] * sticks + ["blue"] * (5 - sticks)), roll=3, stacks=RICH)
    assert offers(game_of(), blue) == {f"steal:sushi:1:{place}" for place in (1, 2, 3)}
    assert offers(game_of(), red) == {"steal:bones:1:1", "steal:bones:1:2", "steal:bones:2:1"}


def test_two_chopsticks_take_nothing():
    """S3, S4."""
    t = position("blue blue red red sushi", roll=3, stacks=RICH)
    assert offers(game_of(), t) == {"take:sushi"}


def test_nobody_robs_the_own_stack():
    """S3, S4: another seat's stack."""
    t = position("blue blue blue blue blue", roll=2, seat=1, stacks=RICH)
    assert not any(name.startswith("steal") for name in offers(game_of(), t))


def test_chopsticks_set_aside_and_rolled_count_together():
    """S3: its four blue were set aside one after another."""
    t = position("blue sushi", "blue blue red", roll=3, stacks=RICH)
    assert offers(game_of(), t) == {"take:sushi", "steal:sushi:1:1"}


def test_second_from_the_bottom_of_four_goes_to_the_thiefs_top():
    """S3's example: a, b, c, d with d on top; b is the third from the top; a, c, d remain."""
    stacks = (((6,), ()), ((1, 2, 3, 4), ()))
    t = position("sushi blue", "blue blue blue", roll=3, stacks=stacks)
    after = choose(game_of(MATCHING, 2), t, "steal:sushi:1:3")
    assert stack(after, 0, SUSHI) == [6, 2]
    assert stack(after, 1, SUSHI) == [1, 3, 4]


@pytest.mark.parametrize(("colour", "name", "kind"), [("blue", "sushi", 0), ("red", "bones", 1)])
def test_second_from_the_top_of_three_goes_to_the_thiefs_top(colour, name, kind):
    """S4's examples: a, b, c with c on top; b is taken; a, c remain; with red and bones too."""
    stacks = (((4,), (4,)), ((), ()), ((1, 2, 3), (1, 2, 3)))
    t = position(" ".join([colour] * 4 + ["sushi"]), stacks=stacks)
    after = choose(game_of(), t, f"steal:{name}:2:2")
    assert stack(after, 0, kind) == [4, 2]
    assert stack(after, 2, kind) == [1, 3]
    assert stack(after, 2, 1 - kind) == [1, 2, 3]
    assert after.stacks[2][kind][2] == 0


def test_a_theft_leaves_the_rows_alone():
    """RULES 3: one portion a turn."""
    t = position("blue blue blue blue sushi", stacks=RICH)
    after = choose(game_of(), t, "steal:sushi:1:2")
    assert (row(after, SUSHI), row(after, BONES)) == (row(t, SUSHI), row(t, BONES))


def test_equal_tiles_at_two_places_are_two_choices():
    """RULES 3, Memory: the offer must not tell what lies beneath."""
    alike = position("blue blue blue blue red", roll=3, stacks=(((), ()), ((5, 5), ())))
    unlike = position("blue blue blue blue red", roll=3, stacks=(((), ()), ((2, 5), ())))
    assert offers(game_of(), alike) == offers(game_of(), unlike)
    assert len(offers(game_of(), alike)) == 2


# --- rolling on


def test_what_is_set_aside_stays_and_all_others_are_rolled():
    """S3, S4: a die set aside is never rolled again that turn."""
    game = game_of()
    t = choose(game, position("sushi bones blue blue sushi"), "keep:sushi1.blue1")
    assert (t.phase, t.roll, t.owed) == (ROLL, 2, 3)
    assert t.aside == count("sushi blue")
    t = throw(game, t, "red red bones")
    assert (t.aside, t.rolled) == (count("sushi blue"), count("red red bones"))
    assert all("sushi" not in name and "blue" not in name for name in keeps(offers(game, t)))


def keeps(names):
    return {name for name in names if name.startswith("keep")}


def test_any_dice_may_be_set_aside_but_at_least_one_and_never_all():
    """S4 and the published rules; RULES 3: at least one is rolled again."""
    names = keeps(offers(game_of(), position("sushi sushi red", "blue blue", roll=2)))
    assert names == {"keep:sushi1", "keep:sushi2", "keep:red1", "keep:sushi1.red1"}


def test_no_roll_follows_the_third():
    """S3, S4: at most three rolls."""
    t = position("sushi bones red", "blue blue", roll=3)
    assert keeps(offers(game_of(), t)) == set()
    assert keeps(offers(game_of(), position("sushi bones red", "blue blue", roll=2)))


@pytest.mark.parametrize("name", [FREE, MATCHING])
def test_four_set_aside_after_the_first_roll_leave_one_die_and_no_third_roll(name):
    """S3's example; RULES 3: one die rolled alone, no further roll."""
    game = game_of(name)
    t = choose(game, position("red red red red sushi"), "keep:red4")
    assert t.owed == 1
    t = throw(game, t, "sushi " + FIVE)  # the only possibility is the first sushi: played at once
    assert stack(t, 0, SUSHI) == [1]
    assert t.seat == 1


def test_who_can_take_nothing_must_roll_on():
    """RULES 3: while a re-roll is possible the fallback is none."""
    t = position("red red blue blue bones", rows=((3,), ()))
    assert offers(game_of(), t) == keeps(offers(game_of(), t)) != set()


def test_after_the_last_roll_a_portion_must_be_taken_even_if_it_hurts():
    """RULES 3: the single bone on offer is no worse a must than any other portion."""
    game = game_of()
    t = choose(game, position("bones blue blue red red", rows=((5,), (4, 1))), "keep:blue2.red2")
    t = throw(game, t, "bones " + FIVE)
    assert stack(t, 0, BONES) == [4]


# --- matching


def test_matching_sets_aside_one_symbol_and_not_necessarily_all_of_it():
    """S3: any group of equal dice."""
    t = position("sushi sushi bones red red")
    expected = {"keep:sushi1", "keep:sushi2", "keep:bones1", "keep:red1", "keep:red2"}
    assert keeps(offers(game_of(MATCHING), t)) == expected


def test_matching_binds_every_later_step_to_the_first_symbol():
    """S3: what is set aside matches what was set aside before."""
    t = position("blue blue sushi", "blue blue", roll=2)
    assert keeps(offers(game_of(MATCHING), t)) == {"keep:blue1", "keep:blue2"}


def test_matching_ends_the_rolls_when_no_die_matches():
    """Inferred from S3: it then counts as the last roll, after roll 1 or 2 alike."""
    t = position("sushi bones bones", "red red", roll=2)
    assert offers(game_of(MATCHING), t) == {"take:sushi", "take:bones"}


def test_matching_falls_back_after_the_second_roll_when_nothing_matches_and_nothing_can_be_had():
    """Inferred from S3, with S4's fallback."""
    game = game_of(MATCHING)
    t = choose(game, position("red red blue blue blue", rows=((5,), ())), "keep:red2")
    t = throw(game, t, "sushi sushi blue")
    assert stack(t, 0, SUSHI) == [5]
    assert t.phase == OVER


def test_the_turn_told_in_s3_offers_what_it_says():
    """S3's worked turn, roll by roll."""
    game = game_of(MATCHING, 2)
    t = position(FIVE, seat=1, rows=((3, 4, 5), (1, 2)), stacks=(((1, 2, 3, 4), ()),))
    t = throw_again(t, "sushi bones blue blue sushi")
    free = {"keep:sushi1", "keep:sushi2", "keep:bones1", "keep:blue1", "keep:blue2"}
    assert offers(game, t) == {"take:sushi", "take:bones"} | free
    assert game.describe(t)["offers"] == {"sushi": 2, "bones": 1}
    t = throw(game, choose(game, t, "keep:blue2"), "sushi blue bones")
    assert offers(game, t) == {"take:sushi", "take:bones", "steal:sushi:0:1", "keep:blue1"}
    assert game.describe(t)["offers"] == {"sushi": 1, "bones": 1}
    t = throw(game, choose(game, t, "keep:blue1"), "sushi blue")
    assert offers(game, t) == {"take:sushi", *(f"steal:sushi:0:{n}" for n in (1, 2, 3, 4))}
    assert game.describe(t)["offers"] == {"sushi": 1, "bones": None}
    t = choose(game, t, "steal:sushi:0:3")
    assert (stack(t, 1, SUSHI), stack(t, 0, SUSHI)) == ([2], [1, 3, 4])


def test_the_theft_told_in_s3_needs_somebody_with_sushi():
    """RULES, the same turn: if anyone has sushi."""
    t = position("sushi blue bones", "blue blue", roll=2)
    assert offers(game_of(MATCHING), t) == {"take:sushi", "take:bones", "keep:blue1"}


def throw_again(t, dice):
    t = t.copy()
    t.rolled = count(dice)
    return t


# --- the fallback, and what is forced


def last_roll(rows, dice, stacks=(), seats=3):
    """Set four dice aside that lead nowhere, then let the fifth fall (and the next seat's five)."""
    game = game_of(seats=seats)
    t = position("blue blue red red sushi", rows=rows, stacks=stacks)
    return throw(game, choose(game, t, "keep:blue2.red2"), dice)


def test_the_fallback_is_the_bone_with_the_largest_minus_leftmost_among_equals():
    """S4; SZ-9; S3's minimal bone is the most negative one."""
    t = last_roll(((5,), (1, 3, 2, 3)), "red " + FIVE)  # three red, but nobody has bones
    assert stack(t, 0, BONES) == [3]
    assert row(t, BONES) == [1, 2, 3]


def test_with_no_bones_left_the_fallback_is_the_smallest_sushi_leftmost_among_equals():
    """S4; SZ-9: the smallest of the row, not of all that ever lay there."""
    t = last_roll(((5, 2, 6, 2), ()), "bones " + FIVE)
    assert stack(t, 0, SUSHI) == [2]
    assert row(t, SUSHI) == [5, 6, 2]


def test_the_fallback_goes_to_the_bones_although_sushi_is_left():
    """S4: sushi only when no bones lie there; a chopstick without a target is nothing."""
    t = last_roll(((1, 1), (2, 1)), "blue " + FIVE)
    assert (stack(t, 0, BONES), row(t, SUSHI)) == ([2], [1, 1])


def test_the_fallback_is_no_choice_and_no_action():
    """DESIGN: what everybody sees to be forced is played by the engine."""
    game = game_of()
    assert not any("worst" in game.name(action) for action in range(game.actions))
    t = last_roll(((5,), (1, 3)), "red " + FIVE)
    assert (t.seat, t.phase, t.number) == (1, CHOOSE, 3)


def test_a_single_theft_is_played_by_the_engine():
    """DESIGN: heights are public, so everybody sees that it is forced."""
    t = last_roll(((5,), (1,)), "blue " + FIVE, stacks=(((), ()), ((3, 6), ())))
    assert (stack(t, 0, SUSHI), stack(t, 1, SUSHI), t.seat) == ([6], [3], 1)


def test_a_single_way_to_roll_on_is_played_by_the_engine():
    """DESIGN: with `matching`, one die that matches and nothing to take."""
    game = game_of(MATCHING)
    t = choose(game, position("blue sushi sushi bones bones", rows=((4,), ())), "keep:blue1")
    t = throw(game, t, "blue sushi sushi bones" + " red sushi sushi")
    assert stack(t, 0, SUSHI) == [4]  # two sushi dice, one tile: nothing to take but the fallback
    assert t.phase == OVER


def test_two_possibilities_are_asked_about():
    """RULES 3: after the last roll one of the portions on offer, the seat's own choice."""
    game = game_of()
    t = choose(game, position("blue blue red red sushi"), "keep:sushi1.blue1.red2")
    t = throw(game, t, "bones")
    assert (t.phase, t.seat) == (CHOOSE, 0)
    assert offers(game, t) == {"take:sushi", "take:bones"}


def test_two_equal_dice_leave_one_way_to_roll_on():
    """DESIGN: one of two equal dice; which of them makes no difference."""
    game = game_of()
    t = choose(game, position("blue blue red sushi sushi", rows=((4,), (2, 1))), "keep:blue2.red1")
    t = throw(game, t, "sushi sushi" + " red " + FIVE)  # the second sushi tile does not exist
    assert stack(t, 0, SUSHI) == [4]  # one sushi was set aside, the other became red
    assert t.seat == 1


@pytest.mark.parametrize("name", [FREE, MATCHING])
def test_every_first_roll_leaves_a_choice(name):
    """So the engine's own moves end at the latest after the next seat's first roll."""
    game = game_of(name, 2)
    for dice in combinations_with_replacement(FACE_IDS, 5):
        assert len(keeps(offers(game, position(" ".join(dice), rows=((), (1,)))))) >= 4


# --- turns and the end


def test_turns_go_to_the_left_and_round():
    """S4, RULES 3: the left neighbour of seat i is i + 1."""
    t = position("sushi bones blue red red", seat=2)
    after = choose(game_of(), t, "take:sushi")
    assert (after.seat, after.roll, after.owed, sum(after.rolled)) == (0, 1, 5, 0)
    assert choose(game_of(seats=4), t, "take:sushi").seat == 3


def test_the_dice_set_aside_come_back_for_the_next_turn():
    """S3: the first roll is made with all five."""
    after = choose(game_of(), position("sushi bones", "blue red red", roll=3), "take:sushi")
    assert (after.aside, after.owed) == ([0] * 4, 5)


@pytest.mark.parametrize("rows", [((3, 4), (2,)), ((3,), (2, 1))])
def test_one_empty_row_does_not_end_the_game(rows):
    """RULES, contradictions: S3's `no matter which` does not mean one empty row."""
    name = "take:bones" if len(rows[0]) == 2 else "take:sushi"
    t = choose(game_of(), position("sushi bones blue red red", rows=rows), name)
    assert t.phase == ROLL
    assert 0 in t.lengths


def test_both_rows_empty_end_the_game():
    """S3, S4."""
    game = game_of()
    t = choose(game, position("sushi bones blue red red", rows=((3,), ())), "take:sushi")
    assert game.turn(t).actors == ()
    assert game.turn(t).phase == "over"
    assert (t.roll, t.owed, t.rolled, t.aside) == (0, 0, [0] * 4, [0] * 4)
    assert game.nature(t, generator(b"none")) is None
    assert game.result(t) is not None


def test_the_last_tile_may_be_a_bone():
    """S3: no matter which kind comes last."""
    t = choose(game_of(), position("sushi bones blue red red", rows=((), (3,))), "take:bones")
    assert t.phase == OVER


# --- chance


def chi_square(seen, expected):
    return sum((a - b) ** 2 / b for a, b in zip(seen, expected, strict=True))


def drawn_starts(seats, games):
    game = game_of(seats=seats)
    rng = generator(b"chi-square", str(seats).encode())
    return [game.nature(game.start(), rng).outcome for _ in range(games)]


def test_a_die_shows_sushi_and_bones_twice_as_often_as_either_chopsticks():
    """RULES 3: 2, 2, 1 and 1 of six sides; 3 degrees of freedom, 0.1 %."""
    faces = [face for outcome in drawn_starts(2, 1500) for face in outcome[25:]]
    assert len(faces) == 7500
    assert chi_square([faces.count(f) for f in range(4)], [2500, 2500, 1250, 1250]) < 16.3


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_seat_starts_equally_often(seats):
    """Ruling: random starter; 0.1 % of up to 4 degrees of freedom."""
    starters = [outcome[24] for outcome in drawn_starts(seats, 1200)]
    assert chi_square([starters.count(s) for s in range(seats)], [1200 / seats] * seats) < 18.5


@pytest.mark.parametrize(("first", "copies"), [(0, [2] * 6), (12, [5, 4, 2, 1])])
def test_every_place_of_a_row_holds_each_tile_equally_often(first, copies):
    """S3: random rows; all twelve places, up to 5 degrees of freedom each, 0.01 %."""
    outcomes = drawn_starts(2, 1500)
    for place in range(first, first + 12):
        values = [outcome[place] for outcome in outcomes]
        seen = [values.count(value) for value in range(len(copies))]
        assert chi_square(seen, [1500 * n / 12 for n in copies]) < 25.8


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
        for victim in set(range(game.seats)) - {t.seat}:
            deep = {3: 1, 4: 12, 5: 12}.get(dice.count(colour), 0)
            for place in range(1, min(deep, len(stack(t, victim, kind))) + 1):
                names.add(f"steal:{name}:{victim}:{place}")
    return names


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("name", [FREE, MATCHING])
def test_random_games_end_and_offer_at_every_choice_what_a_second_reading_offers(name, seats):
    game, rng = game_of(name, seats), generator(name.encode(), bytes([seats]))
    for _ in range(12):
        t, moves = game.start(), 0
        while game.result(t) is None:
            assert game.turn(t).number == moves
            nature = game.nature(t, rng)
            if nature is None:
                assert game.turn(t).actors == (t.seat,)
                legal = game.legal(t, t.seat)
                assert list(legal) == sorted(set(legal))
                assert {game.name(a) for a in legal} == told_offers(game, t)
                assert len(legal) > 1
                assert sum(t.rolled) + sum(t.aside) == 5
                nature = Joint({t.seat: legal[below(rng, len(legal))]})
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

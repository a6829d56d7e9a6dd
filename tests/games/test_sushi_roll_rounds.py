"""How a game of Sushi Roll begins, goes round and ends: S0, and docs/rules/sushi-roll.md."""

import pytest

from sushibelt.core.chance import generator
from sushibelt.core.game import Nature
from sushibelt.games.sushi_roll.components import FACES
from tests.games.sushi_roll_tables import GAMES, belt, choose, draw, held, names, position, tray

# The beginning.


@pytest.mark.parametrize(
    ("seats", "menus", "sticks"), [(2, 12, 8), (3, 9, 6), (4, 6, 4), (5, 3, 2)]
)
def test_each_seat_begins_with_three_menus_and_two_chopsticks(
    seats: int, menus: int, sticks: int
) -> None:
    t = GAMES[seats].start()
    for seat in range(seats):
        assert held(t, seat) == {"pudding": 0, "menu": 3, "chopsticks": 2}
    assert t.supply == [
        32,
        menus,
        sticks,
    ]  # docs/rules/sushi-roll.md: with five seats 3 and 2 are left


@pytest.mark.parametrize(("seats", "dice"), [(2, 8), (3, 7), (4, 6), (5, 5)])
def test_a_round_begins_with_full_belts_all_rolled(seats: int, dice: int) -> None:
    game = GAMES[seats]
    t = game.start()
    assert game.turn(t).phase == "red-belt"
    move = game.nature(t, generator(b"full belts"))
    assert move is not None
    t, _ = game.apply(t, move)
    assert [sum(t.belts[seat]) for seat in range(seats)] == [dice] * seats
    assert sum(t.bag) == 30 - seats * dice
    assert len(move.outcome) == 1 + 2 * seats * dice  # one Nature move: red, types, faces
    assert game.turn(t) == (1, "turn", (t.red,))  # S0: the red belt goes first


# Between the turns.


def test_belts_slide_left_and_are_rolled_again_when_all_have_taken() -> None:
    game = GAMES[3]
    t = position("egg squid", "maki1 tempura", "menu1 wasabi", actor=2, taken=2)
    t = choose(game, t, "take:wasabi")
    assert (game.turn(t).phase, t.red, [belt(t, seat) for seat in range(3)]) == (
        "roll",
        1,
        [""] * 3,
    )
    t = draw(game, t, "roll0: chopsticks2 roll1: egg salmon roll2: sashimi maki3")
    assert [belt(t, seat) for seat in range(3)] == ["chopsticks2", "egg salmon", "sashimi maki3"]


def test_the_new_owner_of_the_red_belt_begins() -> None:
    game = GAMES[2]
    t = position("egg squid", "maki1 tempura maki1", actor=1, taken=1)
    t = draw(game, choose(game, t, "take:maki1"), "roll0: tempura maki1 roll1: egg squid")
    assert (t.red, t.actor, t.taken) == (1, 1, 0)


@pytest.mark.parametrize(
    ("seats", "offsets"), [(2, [0, 1, 0]), (3, [0, 1, 2]), (4, [0, 1, 2]), (5, [0, 4, 3])]
)
@pytest.mark.parametrize("first", [0, 1])
def test_every_round_begins_at_another_seat(seats: int, offsets: list[int], first: int) -> None:
    """S0: 3 seats slide once more after a round; docs/rules lists the offsets to the left."""
    game = GAMES[seats]
    t = game.start()
    begins = []
    rounds = -1
    while game.result(t) is None:
        move = game.nature(t, generator(b"offsets", str(t.number).encode()))
        if move is not None:
            first_move = t.number == 0
            t, _ = game.apply(t, Nature((first, *move.outcome[1:])) if first_move else move)
        if game.turn(t).actors:
            if t.round > rounds:
                rounds = t.round
                begins.append((t.red - first) % seats)
                assert t.actor == t.red
            t = choose(game, t, names(game, t)[0])  # takes: tokens stay, nothing is forced
    assert begins == offsets


def test_a_new_round_puts_all_dice_back_and_keeps_tokens_and_trays() -> None:
    game = GAMES[2]
    t = position("", "pudding2", actor=1, taken=1, menu={0: 2}, chopsticks={1: 1})
    t.trays[0][0][FACES.index("tempura")] = 3
    t = choose(game, t, "take:pudding2")
    assert (game.turn(t).phase, t.round, t.bag) == ("fill", 1, [10, 6, 5, 5, 4])
    assert (held(t, 0)["menu"], held(t, 1)["chopsticks"], held(t, 1)["pudding"]) == (2, 1, 2)
    assert (t.trays[0][0][FACES.index("tempura")], tray(t, 0)) == (3, "")
    assert (t.points[:2], t.cycle, t.taken) == ([10, 0], 0, 0)


def test_the_game_ends_after_three_rounds() -> None:
    game = GAMES[2]
    t = position("", "egg", actor=1, taken=1, pudding={0: 4, 1: 2}, menu={0: 3, 1: 1})
    t.round = 2
    t = choose(game, t, "take:egg")
    assert game.turn(t) == (1, "over", ())
    assert game.legal(t, 1) == ()
    result = game.result(t)
    assert result is not None
    assert result.points == (7, 1)  # most puddings 6 and 3 menus 1 · egg 1 and one menu 0
    assert result.winners == (0,)


def test_equal_points_go_to_the_most_puddings_and_then_are_shared() -> None:
    """S0: the puddings, not the pieces of cardboard, break a tie."""
    game = GAMES[3]
    t = position("", "", "egg", actor=2, taken=2, menu={2: 1}, pudding={0: 5, 1: 4, 2: 4})
    t.round = 2
    for seat, nigiri in ((1, "salmon"), (2, "egg")):
        t.trays[0][seat][FACES.index("tempura")] = 3
        t.trays[0][seat][FACES.index(nigiri)] = 1
    t.points[:3] = [0, 12, 11]  # then +6, -6, -6 and the last egg
    t = choose(game, t, "take:egg")
    rows = [[0, 0], [0, 0], [0, 0]]
    game.family.keys(t, game.book, rows)
    assert rows == [[6, 5], [6, 4], [6, 4]]
    result = game.result(t)
    assert result is not None
    assert (result.points, result.tie_break) == ((6, 6, 6), (5, 4, 4))
    assert result.places == (1, 2, 2)

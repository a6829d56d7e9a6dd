"""How a game of Sushi Roll runs: S0, and RULES.md section 2 where S0 is silent."""

import pytest

from sushibelt.core.chance import generator
from sushibelt.core.game import Joint, Nature
from sushibelt.core.refusal import Refusal
from sushibelt.games.family import RuledGame
from sushibelt.games.ids import Choice
from sushibelt.games.sushi_roll import game as roll
from sushibelt.games.sushi_roll.components import FACES, SLOTS, TOKENS
from sushibelt.games.sushi_roll.editions import EDITIONS
from sushibelt.games.sushi_roll.state import CHOOSING, NO_FACE, Table

GAMES = {seats: roll.make(Choice("sushi-roll", EDITIONS[0], ()), seats) for seats in (2, 3, 4, 5)}


def position(*belts: str, actor: int = 0, taken: int = 0, **tokens: dict[int, int]) -> Table:
    """A table in the middle of a turn: `belts` are faces per seat, `tokens` counts by seat."""
    seats = len(belts)
    t = GAMES[seats].start()
    t.stage = CHOOSING
    t.given = NO_FACE
    t.actor = actor
    t.taken = taken
    t.red = (actor - taken) % seats
    t.cycle = GAMES[seats].book.belt - len(belts[actor].split())
    for seat, belt in enumerate(belts):
        t.tokens[seat] = [0, 0, 0]
        for face in belt.split():
            t.belts[seat][FACES.index(face)] += 1
    for name, counts in tokens.items():
        for seat, count in counts.items():
            t.tokens[seat][TOKENS.index(name)] = count
    return t


def names(game: RuledGame, t: Table) -> list[str]:
    return [game.name(action) for action in game.legal(t, t.actor)]


def choose(game: RuledGame, t: Table, *actions: str) -> Table:
    for action in actions:
        t, _ = game.apply(t, Joint({t.actor: game.parse(action)}))
    return t


def draw(game: RuledGame, t: Table, text: str) -> Table:
    t, _ = game.apply(t, Nature(game.parse_outcome(t, text)))
    return t


def belt(t: Table, seat: int) -> str:
    return " ".join(face for n, face in enumerate(FACES) for _ in range(t.belts[seat][n]))


def tray(t: Table, seat: int) -> str:
    row = t.trays[t.round][seat]
    return " ".join(slot for n, slot in enumerate(SLOTS) for _ in range(row[n]))


def held(t: Table, seat: int) -> dict[str, int]:
    return dict(zip(TOKENS, t.tokens[seat], strict=True))


def supply(t: Table, **counts: int) -> Table:
    for name, count in counts.items():
        t.supply[TOKENS.index(name)] = count
    return t


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
    assert t.supply == [32, menus, sticks]  # RULES 2: with five seats 3 and 2 are left


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


# A turn.


def test_a_seat_without_tokens_can_only_take_what_lies_on_its_belt() -> None:
    t = position("egg egg squid", "maki1 maki1 maki1")
    assert names(GAMES[2], t) == ["take:egg", "take:squid"]


def test_only_the_acting_seat_owes_a_choice() -> None:
    t = position("egg squid", "maki1 tempura", "wasabi menu1", actor=1)
    assert GAMES[3].turn(t).actors == (1,)
    assert GAMES[3].legal(t, 0) == ()
    with pytest.raises(Refusal, match="choices-not-owed"):
        GAMES[3].apply(t, Joint({0: GAMES[3].parse("take:egg")}))


def test_turns_go_to_the_left() -> None:
    t = position("egg squid", "maki1 tempura", "wasabi menu1", actor=2)
    assert choose(GAMES[3], t, "take:wasabi").actor == 0


def test_a_taken_die_lies_on_the_tray_with_the_same_face() -> None:
    t = choose(GAMES[2], position("egg squid", "maki1 tempura"), "take:squid")
    assert (belt(t, 0), tray(t, 0)) == ("egg", "squid")


def test_tokens_may_be_used_in_any_number_and_order_before_taking() -> None:
    """S0: menus and chopsticks in any combination, each result seen before the next."""
    game = GAMES[2]
    t = position("egg squid", "maki1 tempura", menu={0: 2}, chopsticks={0: 1})
    t = draw(game, choose(game, t, "menu", "mark:egg", "roll"), "roll0: salmon")
    t = choose(game, t, "give:salmon", "get:1:maki1", "menu", "mark:maki1", "mark:squid")
    t = draw(game, t, "roll0: maki3 egg")
    assert names(game, t) == ["take:maki3", "take:egg"]
    assert (t.actor, held(t, 0)) == (0, {"pudding": 0, "menu": 0, "chopsticks": 0})


def test_a_die_must_be_taken_in_every_turn() -> None:
    """S0: taking is mandatory; nothing passes."""
    t = position("egg squid", "maki1 tempura", menu={0: 1}, chopsticks={0: 1})
    assert names(GAMES[2], t) == ["take:egg", "take:squid", "menu", "give:egg", "give:squid"]


# Menu.


def test_a_used_menu_goes_back_to_the_supply_first() -> None:
    t = supply(position("egg squid", "maki1 tempura", menu={0: 1}), menu=0)
    t = choose(GAMES[2], t, "menu")
    assert (held(t, 0)["menu"], t.supply[TOKENS.index("menu")]) == (0, 1)


def test_a_menu_rolls_at_least_one_die() -> None:
    t = choose(GAMES[2], position("egg egg squid", "tempura", menu={0: 1}), "menu")
    assert GAMES[2].turn(t).phase == "mark"
    assert names(GAMES[2], t) == ["mark:egg", "mark:squid"]


def test_dice_are_marked_in_ascending_order_so_a_set_has_one_encoding() -> None:
    game = GAMES[2]
    t = choose(game, position("tempura egg egg squid", "maki1", menu={0: 1}), "menu", "mark:egg")
    assert names(game, t) == ["mark:egg", "mark:squid", "roll"]
    assert names(game, choose(game, t, "mark:egg")) == ["mark:squid", "roll"]


def test_a_menu_rolls_the_marked_dice_at_once_and_leaves_the_others() -> None:
    game = GAMES[2]
    t = position("tempura maki1 egg egg", "maki1", menu={0: 1})
    t = choose(game, t, "menu", "mark:tempura", "mark:egg", "roll")
    assert (game.turn(t).phase, game.turn(t).actors) == ("roll", ())
    t = draw(game, t, "roll0: sashimi squid")
    assert (belt(t, 0), belt(t, 1)) == ("sashimi maki1 egg squid", "maki1")
    assert (game.turn(t).phase, t.actor, t.marked) == ("turn", 0, [0] * len(FACES))


def test_a_die_keeps_its_type_when_rolled_again() -> None:
    game = GAMES[2]
    t = choose(game, position("maki1 egg", "tempura", menu={0: 1}), "menu", "mark:maki1", "roll")
    with pytest.raises(Refusal, match="outcome-impossible"):
        game.parse_outcome(t, "roll0: egg")


# Chopsticks.


def test_used_chopsticks_go_back_to_the_supply_first() -> None:
    t = supply(position("egg squid", "maki1 tempura", chopsticks={0: 1}), chopsticks=0)
    t = choose(GAMES[2], t, "give:egg")
    assert (held(t, 0)["chopsticks"], t.supply[TOKENS.index("chopsticks")]) == (0, 1)
    assert GAMES[2].turn(t).phase == "swap"


def test_chopsticks_swap_two_dice_without_turning_them() -> None:
    game = GAMES[3]
    t = position("egg squid", "maki1 tempura", "menu1 wasabi", chopsticks={0: 1})
    t = choose(game, t, "give:egg", "get:2:wasabi")
    assert [belt(t, seat) for seat in range(3)] == ["squid wasabi", "tempura maki1", "egg menu1"]
    assert (t.given, t.actor, names(game, t)) == (NO_FACE, 0, ["take:squid", "take:wasabi"])


def test_any_die_of_any_other_belt_can_be_got() -> None:
    game = GAMES[3]
    t = position("menu1 wasabi", "egg squid", "maki1 tempura", actor=1, chopsticks={1: 1})
    assert names(game, choose(game, t, "give:egg")) == [
        *("get:0:wasabi", "get:0:menu1", "get:2:tempura", "get:2:maki1")
    ]


def test_a_belt_that_was_taken_from_this_cycle_can_be_swapped_with() -> None:
    t = position("menu1", "egg squid", actor=1, taken=1, chopsticks={1: 1})
    t = choose(GAMES[2], t, "give:egg")  # one die to get: the engine plays it
    assert (belt(t, 0), belt(t, 1)) == ("egg", "squid menu1")


def test_chopsticks_are_useless_when_no_other_belt_has_a_die() -> None:
    t = position("", "egg", actor=1, taken=1, menu={1: 1}, chopsticks={1: 1})
    assert names(GAMES[2], t) == ["take:egg", "menu"]


def test_trays_cannot_be_swapped_with() -> None:
    """S0: dice on trays are out of reach."""
    t = position("", "egg", actor=1, taken=1, menu={1: 1}, chopsticks={1: 1})
    t.trays[0][0][FACES.index("squid")] = 1
    assert names(GAMES[2], t) == ["take:egg", "menu"]


def test_equal_faces_may_be_swapped_and_are_offered_once() -> None:
    """Nothing forbids it; with whom makes no difference, so it is one action."""
    game = GAMES[3]
    t = position("egg squid", "egg maki1", "egg egg", chopsticks={0: 1})
    t = choose(game, t, "give:egg")
    assert names(game, t) == ["get:1:maki1", "get:1:egg"]
    after = choose(game, t, "get:1:egg")
    assert [belt(after, seat) for seat in range(3)] == ["egg squid", "maki1 egg", "egg egg"]
    assert held(after, 0)["chopsticks"] == 0


# Taking.


@pytest.mark.parametrize("nigiri", ["egg", "salmon", "squid"])
def test_a_nigiri_must_go_on_a_free_wasabi(nigiri: str) -> None:
    t = position(f"{nigiri} tempura", "maki1 tempura")
    t.trays[0][0][FACES.index("wasabi")] = 2
    assert tray(choose(GAMES[2], t, f"take:{nigiri}"), 0) == f"wasabi wasabi+{nigiri}"


def test_only_one_nigiri_goes_on_a_wasabi() -> None:
    t = position("egg tempura", "maki1 tempura")
    t.trays[0][0][SLOTS.index("wasabi+squid")] = 1
    assert tray(choose(GAMES[2], t, "take:egg"), 0) == "egg wasabi+squid"


def test_a_nigiri_never_moves_to_a_later_wasabi() -> None:
    t = position("wasabi tempura", "maki1 tempura")
    t.trays[0][0][FACES.index("egg")] = 1
    assert tray(choose(GAMES[2], t, "take:wasabi"), 0) == "egg wasabi"


def test_a_wasabi_of_an_earlier_round_or_another_tray_is_no_use() -> None:
    t = position("egg tempura", "maki1 tempura")
    t.round = 1
    t.trays[0][0][FACES.index("wasabi")] = 1
    t.trays[1][1][FACES.index("wasabi")] = 1
    assert tray(choose(GAMES[2], t, "take:egg"), 0) == "egg"


@pytest.mark.parametrize(
    ("face", "token", "count"),
    [
        *(("pudding1", "pudding", 1), ("pudding2", "pudding", 2), ("pudding3", "pudding", 3)),
        *(("menu1", "menu", 1), ("menu2", "menu", 2)),
        *(("chopsticks1", "chopsticks", 1), ("chopsticks2", "chopsticks", 2)),
    ],
)
def test_taken_faces_give_as_many_tokens_as_they_show(face: str, token: str, count: int) -> None:
    t = supply(position(f"{face} egg", "maki1 tempura"), pudding=9, menu=9, chopsticks=9)
    t = choose(GAMES[2], t, f"take:{face}")
    assert held(t, 0) == {"pudding": 0, "menu": 0, "chopsticks": 0, token: count}
    assert t.supply[TOKENS.index(token)] == 9 - count
    assert tray(t, 0) == face


def test_tokens_are_taken_as_far_as_the_supply_lasts() -> None:
    """S0; RULES 2: no compensation later."""
    t = supply(position("pudding3 egg", "maki1 tempura", pudding={1: 30}), pudding=2)
    t = choose(GAMES[2], t, "take:pudding3")
    assert (held(t, 0)["pudding"], t.supply[0]) == (2, 0)


def test_the_token_used_this_turn_can_be_gained_again() -> None:
    """RULES 2: a used token goes back first, so the supply is not empty any more."""
    game = GAMES[2]
    t = supply(position("menu2 egg squid", "maki1", menu={0: 1}), menu=0)
    t = draw(game, choose(game, t, "menu", "mark:egg", "roll"), "roll0: squid")
    assert held(choose(game, t, "take:menu2"), 0)["menu"] == 1


def test_gained_tokens_serve_from_the_next_turn_on() -> None:
    """SR-1: taking ends the turn."""
    t = choose(GAMES[2], position("menu2 egg", "maki1 tempura"), "take:menu2")
    assert t.actor == 1


# What is forced.


def test_a_single_legal_action_is_played_without_asking() -> None:
    """All is open, so everybody sees that a seat with one kind of dice and no token is forced."""
    game = GAMES[3]
    t = position("egg squid", "tempura tempura", "maki1 maki2")
    t = choose(game, t, "take:egg")
    assert (t.actor, tray(t, 1), belt(t, 1), t.number) == (2, "tempura", "tempura", 1)


def test_a_seat_with_a_token_is_asked_even_for_its_last_die() -> None:
    t = choose(GAMES[2], position("egg", "squid", menu={0: 1, 1: 1}), "take:egg")
    assert names(GAMES[2], t) == ["take:squid", "menu"]


def test_a_menu_for_a_single_die_marks_and_rolls_it() -> None:
    game = GAMES[2]
    t = choose(game, position("egg", "squid", menu={0: 1}), "menu")
    assert (game.turn(t).phase, belt(t, 0)) == ("roll", "")


def test_marking_the_last_die_rolls() -> None:
    game = GAMES[2]
    t = choose(game, position("egg squid", "squid egg", menu={0: 1}), "menu", "mark:squid")
    assert (game.turn(t).phase, belt(t, 0)) == ("roll", "egg")


def test_equal_dice_leave_the_choice_of_how_many_to_roll() -> None:
    game = GAMES[2]
    t = choose(game, position("egg egg", "squid egg", menu={0: 1}), "menu")
    assert names(game, t) == ["mark:egg", "roll"]  # the first mark was forced


def test_the_only_die_to_get_is_got_without_asking() -> None:
    t = position("egg squid", "maki1", chopsticks={0: 1})
    t = choose(GAMES[2], t, "give:squid")
    assert (belt(t, 0), belt(t, 1)) == ("maki1 egg", "squid")


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
    """S0: 3 seats slide once more after a round; RULES 2 lists the offsets to the left."""
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

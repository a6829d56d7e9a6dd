"""The rule of thumb of each family: it beats chance, and it does what a child would see."""

from typing import Any

import pytest

from sushibelt.bots.bot import find
from sushibelt.bots.budget import USUAL
from sushibelt.bots.sushizock.greedy import position, rolls_of
from sushibelt.core.chance import generator, key_of
from sushibelt.core.game import Joint
from sushibelt.games import Match
from sushibelt.games import find as find_game
from sushibelt.games.family import AnyGame
from sushibelt.games.sushi_go import state as go
from sushibelt.games.sushi_roll import components as roll_box
from sushibelt.games.sushi_roll import state as roll
from sushibelt.games.sushizock import state as zock
from sushibelt.simulation.series import Series, play_some

Cards = dict[str, int]


def chosen(game: AnyGame, state: Any, seat: int = 0) -> str:
    action = find("greedy").choose(game, game.view(state, seat), USUAL, generator(b"unused"))
    return game.name(action)


def won_by_greedy(game_id: str, bots: tuple[str, ...], numbers: range) -> int:
    """How many of these games greedy wins alone."""
    batch = play_some(Series(game_id, len(bots), bots, "strength"), numbers)
    seat = bots.index("greedy")
    return sum(places[seat] == 1 and places.count(1) == 1 for places in batch.places)


@pytest.mark.parametrize(
    "game_id",
    [
        "sushi-go/original-2013",
        "sushi-go/anniversary+golf",
        "sushi-go/anniversary+battle+mochi",
        "sushi-go/anniversary+puppet",
        "sushi-go/anniversary+frozen-yogurt+personal-piles",
        "sushi-roll/2019",
        "sushizock/2008",
        "sushizock/2008+matching",
    ],
)
def test_greedy_wins_four_of_five_games_against_random(game_id: str) -> None:
    assert (
        won_by_greedy(game_id, ("greedy", "random"), range(5))
        + won_by_greedy(game_id, ("random", "greedy"), range(5, 10))
        >= 8
    )


def test_greedy_stands_out_among_three_where_two_cannot_play() -> None:
    bots = ("random", "greedy", "random")
    assert won_by_greedy("sushi-go/zoch-2014", bots, range(10)) >= 8


# Sushi Go!


def laid_out(
    game_id: str, hand: Cards, plate: Cards, turn: int = 4, others: Cards | None = None
) -> tuple[Any, Any]:
    """A table for two in the first round: seat 0 holds `hand`, and the other hand is as large."""
    game: Any = find_game(game_id, 2)
    book, t = game.book, game.start()
    t.phase, t.turn = go.PHASE_CHOOSE, turn
    mine = book.holds[0][turn][0]
    for cards, held in ((hand, mine), (others or hand, 1 - mine)):
        for name, count in cards.items():
            t.hands[held][book.kind_names.index(name)] += count
            t.deck[book.kind_names.index(name)] -= count
    for name, count in plate.items():
        t.plates[0][0][book.slot_names.index(name)] += count
        t.deck[book.card[book.slot_names.index(name)]] -= count
    return game, t


ORIGINAL = "sushi-go/original-2013"


def test_a_third_sashimi_comes_before_a_nigiri() -> None:
    hand = {"sashimi": 1, "squid": 1, "egg": 2, "maki1": 2}
    assert chosen(*laid_out(ORIGINAL, hand, {"sashimi": 2})) == "sashimi"
    assert chosen(*laid_out(ORIGINAL, hand, {})) != "sashimi"


def test_a_second_tempura_comes_before_an_egg_or_a_first_dumpling() -> None:
    hand = {"tempura": 1, "egg": 3, "dumpling": 2}
    assert chosen(*laid_out(ORIGINAL, hand, {"tempura": 1})) == "tempura"


def test_a_squid_goes_on_the_open_wasabi() -> None:
    hand = {"squid": 1, "egg": 3, "maki2": 2}
    assert chosen(*laid_out(ORIGINAL, hand, {"wasabi": 1})) == "wasabi+squid"


def test_wasabi_is_laid_early_and_not_at_the_end() -> None:
    early = {"wasabi": 1, "egg": 2, "salmon": 3, "squid": 2, "maki1": 2}
    assert chosen(*laid_out(ORIGINAL, early, {}, turn=0)) == "wasabi"
    late = {"wasabi": 1, "egg": 1}
    assert chosen(*laid_out(ORIGINAL, late, {}, turn=8)) == "egg"


def test_chopsticks_serve_for_two_good_cards_at_once() -> None:
    hand = {"tempura": 1, "sashimi": 1, "egg": 2}
    plate = {"tempura": 1, "sashimi": 2, "chopsticks": 1}
    assert chosen(*laid_out(ORIGINAL, hand, plate, turn=6)) == "tempura,sashimi"


def test_the_last_maki_that_wins_the_comparison_is_taken() -> None:
    hand, others = {"maki3": 1, "salmon": 1}, {"egg": 2}
    game, t = laid_out(ORIGINAL, hand, {"maki1": 1}, turn=8, others=others)
    t.plates[0][1][go.MAKI3] = 1
    assert chosen(game, t) == "maki3"
    t.plates[0][1][go.MAKI3] = 3  # out of reach
    assert chosen(game, t) == "salmon"


def test_golf_shuns_what_the_other_games_want() -> None:
    hand = {"sashimi": 1, "chopsticks": 1, "squid": 1, "dumpling": 2}
    golf = "sushi-go/anniversary+golf"
    assert chosen(*laid_out(golf, hand, {"sashimi": 2, "dumpling": 3})) == "chopsticks"


def test_the_tea_that_closes_a_run_is_taken() -> None:
    hand = {"tea3": 1, "tea5": 1, "egg": 2}
    tea = "sushi-go/anniversary+bubble-tea"
    assert chosen(*laid_out(tea, hand, {"tea1": 1, "tea2": 1, "tea4": 1}, turn=6)) == "tea3"


def test_the_strawberry_that_takes_the_squishy_comes_before_an_egg() -> None:
    hand = {"strawberry4": 1, "egg": 3}
    assert chosen(*laid_out("sushi-go/anniversary", hand, {}, turn=6)) == "strawberry4"


def test_a_low_mochi_die_is_rolled_again_late_in_the_game() -> None:
    game, t = laid_out("sushi-go/anniversary+mochi", {"mochi": 1, "egg": 1}, {}, turn=8)
    t.round = 2
    t.dice[0], t.dice[1] = 1, 3
    assert chosen(game, t) == "mochi"
    t.dice[0] = 6
    assert chosen(game, t) == "egg"


def test_the_puppet_gets_what_the_other_needs_and_the_controller_what_is_best() -> None:
    game: Any = find_game("sushi-go/anniversary+puppet", 2)
    match = Match.begin(game, key_of("puppet")).advance()[0]
    t, book = match.state.copy(), game.book
    seat = t.actor
    hand = t.hands[book.holds[0][t.turn][seat]]
    size = sum(hand)
    hand[:] = [0] * len(hand)
    hand[go.SASHIMI], hand[go.TEMPURA], hand[go.EGG] = 1, 1, size - 2
    t.plates[0][seat][go.TEMPURA] = 1
    t.plates[0][1 - seat][go.SASHIMI] = 2
    assert chosen(game, t, seat) == "tempura:sashimi"


def test_battle_takes_the_card_that_completes_a_set() -> None:
    game: Any = find_game("sushi-go/anniversary+battle", 2)
    t = Match.begin(game, key_of("battle")).advance()[0].state.copy()
    free = game.legal(t, t.actor)
    for spot in free:
        t.spots[spot] = go.EGG + 1
    t.spots[free[2]] = go.SASHIMI + 1
    t.plates[0][t.actor][go.SASHIMI] = 2
    assert chosen(game, t, t.actor) == game.name(free[2])


# Sushi Roll


def rolled(belt: Cards, tray: Cards, other: Cards, **tokens: int) -> tuple[Any, Any]:
    """A table for two in the middle of the first round; seat 0 acts."""
    game: Any = find_game("sushi-roll/2019", 2)
    t = game.start()
    t.phase, t.cycle = roll.PHASE_TURN, 3
    for faces, place in ((belt, t.belts[0]), (other, t.belts[1]), (tray, t.trays[0][0])):
        for name, count in faces.items():
            place[roll_box.SLOTS.index(name)] += count
    t.tokens[0] = [0, tokens.get("menu", 0), tokens.get("chopsticks", 0)]
    return game, t


POOR = {"pudding1": 1, "menu1": 1}


def test_a_third_sashimi_die_is_taken() -> None:
    belt = {"sashimi": 1, "egg": 2, "maki1": 2}
    assert chosen(*rolled(belt, {"sashimi": 2}, POOR)) == "take:sashimi"


def test_a_squid_die_goes_to_the_free_wasabi() -> None:
    belt = {"squid": 1, "dumpling": 2, "maki1": 1, "egg": 1}
    assert chosen(*rolled(belt, {"wasabi": 1}, POOR)) == "take:squid"


def test_a_poor_belt_is_rolled_again_all_but_its_best_die() -> None:
    game, t = rolled({"sashimi": 1, "egg": 1, "dumpling": 3}, {"sashimi": 2}, POOR, menu=2)
    assert chosen(game, t) == "take:sashimi"  # good enough: the menu is kept
    game, t = rolled({"egg": 2, "tempura": 3}, {"sashimi": 2, "wasabi": 1}, POOR, menu=2)
    said = []
    while t.phase in (roll.PHASE_TURN, roll.PHASE_MARK):
        said.append(chosen(game, t))
        t = game.apply(t, _only(game, said[-1]))[0]
    assert said[0] == "menu"
    assert [word.partition(":")[0] for word in said[1:5]] == ["mark"] * 4
    assert sum(t.belts[0]) == 1


def _only(game: Any, text: str) -> Any:
    return Joint({0: game.parse(text)})


def test_chopsticks_fetch_a_much_better_die_for_the_worst() -> None:
    belt, other = {"egg": 2, "maki1": 2, "tempura": 1}, {"sashimi": 1, "egg": 4}
    game, t = rolled(belt, {"sashimi": 2}, other, chopsticks=1)
    first = chosen(game, t)
    assert first.startswith("give:")
    t = game.apply(t, _only(game, first))[0]
    assert chosen(game, t) == "get:1:sashimi"


# Sushizock


def diced(rolled_: tuple[int, ...], roll_number: int = 3) -> tuple[Any, Any]:
    """Two seats early in the game; seat 0 has these dice by face before it."""
    game: Any = find_game("sushizock/2008", 2)
    t = game.start()
    t.phase, t.actor, t.roll = zock.PHASE_CHOOSE, 0, roll_number
    t.rolled = list(rolled_)
    t.rows = [[1, 6, 2, 5, 3, 4, 1, 6, 2, 5, 3, 4], [4, 1, 2, 1, 2, 1, 3, 1, 2, 1, 2, 3]]
    t.lengths = [12, 12]
    return game, t


def test_the_better_of_two_portions_is_taken() -> None:
    assert chosen(*diced((2, 1, 1, 1))) == "take:sushi"  # a six, or a bone of minus four


def test_sushi_without_bones_beneath_count_for_nothing_so_bones_are_taken_late() -> None:
    game, t = diced((1, 1, 2, 1))
    t.rows = [[1] + [0] * 11, [1] + [0] * 11]
    t.lengths = [1, 1]
    t.stacks[0][zock.SUSHI][:2], t.heights[0] = [6, 5], [2, 1]
    t.stacks[0][zock.BONES][0] = 1
    t.stacks[1][zock.BONES][:4], t.heights[1] = [1, 1, 2, 2], [0, 4]
    assert chosen(game, t) == "take:bones"


def test_a_bad_first_roll_is_rolled_on_and_the_good_dice_are_kept() -> None:
    game, t = diced((1, 1, 2, 1), roll_number=1)  # sushi 1 or a bone of minus four
    assert chosen(game, t).startswith("keep:")
    game, t = diced((2, 3, 0, 0), roll_number=1)
    assert chosen(game, t) == "take:sushi"


def test_a_theft_of_the_best_tile_is_preferred() -> None:
    game, t = diced((1, 0, 4, 0))
    t.stacks[1][zock.SUSHI][:3], t.heights[1] = [2, 6, 3], [3, 3]
    t.stacks[1][zock.BONES][:3] = [1, 1, 1]
    t.stacks[0][zock.BONES][:2], t.heights[0] = [1, 1], [0, 2]
    assert chosen(game, t) == "steal:sushi:1:2"


def test_what_the_others_have_counts_against_a_position() -> None:
    game, t = diced((1, 1, 1, 2))
    before = position(t, game.book, 0)
    t.stacks[1][zock.SUSHI][0], t.stacks[1][zock.BONES][0], t.heights[1] = 6, 1, [1, 1]
    assert position(t, game.book, 0) == before - 5
    assert position(t, game.book, 1) == before + 5


@pytest.mark.parametrize("dice", [1, 2, 4])
def test_the_odds_of_all_falls_of_some_dice_are_complete(dice: int) -> None:
    sides = (2, 2, 1, 1)
    rolls = rolls_of(dice, sides)
    assert all(sum(roll) == dice for roll, _ in rolls)
    assert len({roll for roll, _ in rolls}) == len(rolls)
    assert sum(odds for _, odds in rolls) == pytest.approx(1)
    assert dict(rolls)[(dice, 0, 0, 0)] == pytest.approx((2 / 6) ** dice)

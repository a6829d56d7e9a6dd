"""What every bot promises: it sees a view and nothing else, and its choice is legal."""

from typing import get_type_hints

import pytest

from sushibelt.bots.bot import BOTS, find
from sushibelt.bots.budget import USUAL, Budget
from sushibelt.bots.protocol import Bot
from sushibelt.bots.top_k import TopK
from sushibelt.core.chance import generator, key_of
from sushibelt.core.game import Action, View
from sushibelt.core.layout import Vector
from sushibelt.core.refusal import Refusal
from sushibelt.games import Match
from sushibelt.games import find as find_game
from sushibelt.games.family import AnyGame
from sushibelt.simulation.playout import play_with_bots
from tests.chi_square import is_uniform
from tests.shapes import SHAPES
from tests.walks import few_moments, walk

BRIEF = Budget(iterations=50)
IDS = [f"{game}@{seats}" for game, seats in SHAPES]
SECRETIVE = [  # each way in which a seat may not know everything, and both open families
    ("sushi-go/original-2013", 4),
    ("sushi-go/zoch-2014", 3),
    ("sushi-go/anniversary+bubble-tea+two-way", 5),
    ("sushi-go/anniversary+golf", 3),
    ("sushi-go/anniversary+frozen-yogurt+personal-piles", 2),
    ("sushi-go/anniversary+mochi+puppet", 2),
    ("sushi-go/anniversary+battle", 2),
    ("sushi-roll/2019", 3),
    ("sushizock/2008", 3),
]


def test_there_is_one_registry() -> None:
    assert {"greedy", "ismcts", "montecarlo", "random"} <= set(BOTS)
    assert find("greedy") is BOTS["greedy"]


def test_an_unknown_bot_is_refused_and_the_known_ones_are_told() -> None:
    with pytest.raises(Refusal) as refused:
        find("deep-blue")
    assert refused.value.reason == "bot-unknown"
    assert refused.value.facts == {"bot": "deep-blue", "known": sorted(BOTS)}


@pytest.mark.parametrize(("game_id", "seats"), SHAPES, ids=IDS)
def test_a_view_is_enough_to_tell_the_legal_actions(game_id: str, seats: int) -> None:
    game = find_game(game_id, seats)
    for match in walk(game_id, seats, seed=3):
        for seat in match.turn.actors:
            knowledge = match.view(seat).recalled
            assert game.legal(knowledge, seat) == game.legal(match.state, seat)


@pytest.mark.parametrize(("game_id", "seats"), SHAPES, ids=IDS)
def test_both_bots_choose_legally_from_the_deal_to_the_end(game_id: str, seats: int) -> None:
    bots = [find("greedy"), *[find("random")] * (seats - 1)]
    rngs = [generator(b"legal", bytes([seat])) for seat in range(seats)]
    match = play_with_bots(find_game(game_id, seats), key_of("legal"), bots, rngs, USUAL)
    assert match.result is not None  # `submit` refuses whatever is not legal


@pytest.mark.parametrize("name", sorted(BOTS))
@pytest.mark.parametrize(("game_id", "seats"), SECRETIVE)
def test_two_worlds_that_look_alike_get_the_same_choice(
    name: str, game_id: str, seats: int
) -> None:
    game, bot = find_game(game_id, seats), find(name)
    for number, (match, seat) in enumerate(few_moments(game_id, seats, seed=5, about=12)):
        world = game.imagine(match.view(seat), generator(b"world", bytes([number])))
        assert game.view(world, seat) == match.view(seat)
        rng = generator(b"bot", bytes([number]))
        here = bot.choose(game, match.view(seat), BRIEF, rng.copy())
        there = bot.choose(game, game.view(world, seat), BRIEF, rng.copy())
        assert here == there


class Witness:
    """Plays like another bot, and notes all that it is given."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.given: list[tuple[AnyGame, View]] = []

    def choose(self, game: AnyGame, view: View, budget: Budget, rng: Vector) -> Action:
        assert len(rng) == 4
        self.given.append((game, View(view.seat, view.shown.copy(), view.recalled.copy())))
        return self.bot.choose(game, view, budget, rng)


@pytest.mark.parametrize("name", sorted(BOTS))
@pytest.mark.parametrize(
    ("game_id", "seats"),
    [("sushi-go/anniversary+frozen-yogurt", 3), ("sushi-roll/2019", 2), ("sushizock/2008", 2)],
)
def test_a_bot_at_a_table_is_given_its_seats_views_and_nothing_else(
    name: str, game_id: str, seats: int
) -> None:
    """Game, views, budget and chance are all there is; the game knows no match it belongs to."""
    game, witness = find_game(game_id, seats), Witness(find(name))
    bots = [witness, *[find("random")] * (seats - 1)]
    rngs = [generator(b"seen", bytes([seat])) for seat in range(seats)]
    played = play_with_bots(game, key_of("seen"), bots, rngs, Budget(iterations=3), turn_limit=9)
    due = []
    match = Match.begin(game, key_of("seen"))
    for step in played.played:
        if 0 in match.turn.actors:
            due.append((game, game.view(match.state, 0)))
        match = match.play(step.move)[0]
    assert witness.given == due
    assert due


def test_the_worlds_of_the_test_above_do_differ() -> None:
    differing = 0
    for game_id, seats in SECRETIVE[:6]:
        game = find_game(game_id, seats)
        for match, seat in few_moments(game_id, seats, seed=5, about=12):
            differing += game.imagine(match.view(seat), generator(b"world")) != match.state
    assert differing > 20


@pytest.mark.parametrize("name", sorted(BOTS))
@pytest.mark.parametrize(("game_id", "seats"), SECRETIVE)
def test_a_bot_leaves_the_view_as_it_was(name: str, game_id: str, seats: int) -> None:
    game, bot = find_game(game_id, seats), find(name)
    for match, seat in few_moments(game_id, seats, seed=5, about=12):
        view = match.view(seat)
        before = View(view.seat, view.shown.copy(), view.recalled.copy())
        bot.choose(game, view, BRIEF, generator(b"bot"))
        assert view == before


def test_random_takes_each_legal_action_as_often() -> None:
    match = Match.begin(find_game("sushi-go/original-2013", 3), key_of("even")).advance()[0]
    view, rng = match.view(0), generator(b"even")
    legal = match.game.legal(match.state, 0)
    chosen = [find("random").choose(match.game, view, USUAL, rng) for _ in range(4000)]
    assert len(legal) > 3
    assert set(chosen) == set(legal)
    assert is_uniform([chosen.count(action) for action in legal])


@pytest.mark.parametrize("name", sorted(BOTS))
@pytest.mark.parametrize("seat", [None, 1])
def test_asking_for_a_choice_that_nobody_owes_is_a_fault(name: str, seat: int | None) -> None:
    walked = walk("sushizock/2008", 2, seed=1)
    match = next(m for m in walked if m.turn.actors == (0,))
    with pytest.raises(ValueError, match="nobody owes"):
        find(name).choose(match.game, match.view(seat), USUAL, generator(b"bot"))


@pytest.mark.parametrize("bot", [*BOTS.values(), TopK(3)], ids=[*BOTS, "top-k"])
def test_a_bot_needs_a_game_whose_rules_it_can_ask(bot: Bot) -> None:
    """The type check refuses any other game, so that no bot has to."""
    assert get_type_hints(type(bot).choose)["game"] == AnyGame

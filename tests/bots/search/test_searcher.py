"""Searching bots: compiled or not they choose alike, and more thinking never makes them illegal."""

from collections import defaultdict
from collections.abc import Callable
from typing import Any

import pytest

from sushibelt.bots.budget import Budget
from sushibelt.bots.search import mcts
from sushibelt.bots.search.search import Search, fresh_search
from sushibelt.bots.search.searcher import (
    ISMCTS,
    MONTECARLO,
    SearchBot,
    compiled_searcher,
    evaluator_of,
    interpreted_searcher,
    room_for,
    run,
)
from sushibelt.bots.search.trees import EDGES, Trees, edge_key, find_edge
from sushibelt.core.chance import generator
from sushibelt.games import Match, find
from sushibelt.games.family import AnyGame
from tests.games.sushi_go_tables import at
from tests.walks import few_moments

GAMES = [  # with iterations: interpreted, some take long
    ("sushi-go/original-2013", 4, 30),
    ("sushi-go/zoch-2014", 3, 30),
    ("sushi-go/anniversary+golf", 2, 30),
    ("sushi-go/anniversary+frozen-yogurt+personal-piles", 2, 30),
    ("sushi-go/anniversary+mochi+puppet", 2, 30),
    ("sushi-go/anniversary+battle+bubble-tea", 2, 30),
    ("sushi-roll/2019", 2, 12),
    ("sushi-roll/2019", 3, 12),
    ("sushi-roll/2019", 5, 12),
    ("sushizock/2008", 4, 5),
    ("sushizock/2008+matching", 2, 5),
]


@pytest.mark.parametrize("bot", [ISMCTS, MONTECARLO], ids=["ismcts", "montecarlo"])
@pytest.mark.parametrize(("game_id", "seats", "iterations"), GAMES)
def test_interpreted_and_compiled_search_choose_alike(
    game_id: str, seats: int, iterations: int, bot: SearchBot
) -> None:
    game = find(game_id, seats)
    budget = Budget(iterations=iterations)
    for match, seat in few_moments(game_id, seats, seed=8, about=4):
        chosen = []
        for searcher in (interpreted_searcher(game), compiled_searcher(game)):
            rng = generator(b"alike")
            action = searcher(match.view(seat).recalled, seat, bot, budget, rng)
            chosen.append((action, rng))
        assert chosen[0] == chosen[1]
        assert chosen[0][0] in game.legal(match.state, seat)


def test_the_same_view_and_seed_give_the_same_choice() -> None:
    game: AnyGame = find("sushi-go/original-2013", 3)
    match, seat = few_moments("sushi-go/original-2013", 3, seed=8, about=4)[0]
    budget = Budget(iterations=200)
    choices = {ISMCTS.choose(game, match.view(seat), budget, generator(b"same")) for _ in range(3)}
    assert len(choices) == 1


@pytest.mark.parametrize(
    ("budget", "usual", "thought"),
    [
        (Budget(iterations=250), 7, 250),
        (Budget(iterations=0), 7, 0),
        (Budget(), 70, 70),
        (Budget(iterations=50, seconds=60.0), 7, 50),
        (Budget(seconds=0.0), 7, 0),
    ],
)
def test_a_budget_is_kept(budget: Budget, usual: int, thought: int) -> None:
    counts: list[int] = []
    run(counts.append, budget, usual)
    assert sum(counts) == thought


def test_a_search_sees_what_the_last_turns_are_worth() -> None:
    """Two cards left, a wasabi open: the squid is worth nine points, the egg three."""
    play = at("sushi-go/original-2013", "egg squid / wasabi", "egg maki1 /", round=2)
    view = play.game.view(play.state, 0)
    for bot in (ISMCTS, MONTECARLO):
        action = bot.choose(play.game, view, Budget(iterations=200), generator(b"last"))
        assert play.game.name(action) == "wasabi+squid"


def think_at_once(
    family: Any, game: AnyGame, match: Match, seat: int, room: int, s: Search
) -> Trees:
    """Search with 200 iterations, interpreted, and return the trees."""
    trees = Trees()
    evaluator, view = evaluator_of(game), match.view(seat).recalled
    scratch, t, work = evaluator.scratch(), game.family.table(), game.silent_work()
    s.habit[:] = ISMCTS.habit
    mcts.begin(s, trees, room, generator(b"worlds"))
    rows: tuple[Any, ...] = (view, t, game.book, generator(b"tries"), work, s, scratch, trees)
    think: Callable[..., None] = mcts.think
    think(family, evaluator, *rows, seat, 200)
    return trees


def test_a_search_whose_trees_are_full_goes_on_learning() -> None:
    """Three quarters of the room are as much as the trees take."""
    game: AnyGame = find("sushi-go/original-2013", 3)
    match, seat = few_moments(game.id, 3, seed=8, about=4)[0]
    trees = think_at_once(game.family, game, match, seat, 128, fresh_search())
    at_root = [edge_key(0, seat, action) for action in game.legal(match.state, seat)]
    assert trees.edges == 96
    assert sum(trees.visits[find_edge(trees, key)] for key in at_root) == 200


@pytest.mark.parametrize("game_id", ["sushi-go/original-2013", "sushi-roll/2019"])
def test_options_are_compared_in_the_same_worlds(game_id: str) -> None:
    """The n-th trial of every option is given the n-th world, and no two worlds are alike."""
    game: AnyGame = find(game_id, 3)
    match, seat = few_moments(game.id, 3, seed=8, about=4)[0]
    s, worlds = fresh_search(), defaultdict(list)

    class Watched:
        def __getattr__(self, name: str) -> Any:
            return getattr(game.family, name)

        def imagine(self, t: Any, book: Any, rng: list[int]) -> None:
            worlds[s.first].append(tuple(rng))
            game.family.imagine(t, book, rng)

    think_at_once(Watched(), game, match, seat, 1 << 14, s)
    longest = max(worlds.values(), key=len)
    assert len(worlds) > 1
    assert len(set(longest)) == len(longest)
    assert all(tried == longest[: len(tried)] for tried in worlds.values())


def test_trees_have_room_for_what_a_budget_allows() -> None:
    rooms = [room_for(ISMCTS, Budget(iterations=n)) for n in (0, 200, 10_000, 10**9)]
    assert rooms == sorted(rooms)
    assert all(room & (room - 1) == 0 for room in rooms)
    assert 10_000 * 16 < rooms[2] < rooms[3] == EDGES
    short, long = Budget(seconds=0.01), Budget(seconds=60.0)
    assert room_for(ISMCTS, short) < room_for(ISMCTS, long) == EDGES
    assert room_for(ISMCTS, Budget(iterations=200, seconds=60.0)) == rooms[1]


@pytest.mark.parametrize("game_id", ["sushi-go/original-2013", "sushi-roll/2019", "sushizock/2008"])
def test_what_was_thought_about_before_makes_no_difference(game_id: str) -> None:
    game: AnyGame = find(game_id, 2)
    budget = Budget(iterations=40)
    views = [match.view(seat) for match, seat in few_moments(game_id, 2, seed=8, about=4)]
    alone = [ISMCTS.choose(game, view, budget, generator(b"alone")) for view in views]
    backwards = [ISMCTS.choose(game, view, budget, generator(b"alone")) for view in views[::-1]]
    assert alone == backwards[::-1]

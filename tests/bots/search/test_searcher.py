"""Searching bots: compiled or not they choose alike, and more thinking never makes them illegal."""

from collections import defaultdict
from collections.abc import Callable
from dataclasses import replace
from math import exp
from statistics import pstdev
from typing import Any

import pytest

from sushibelt.bots.budget import Budget
from sushibelt.bots.search import mcts
from sushibelt.bots.search.search import (
    BETWEEN_SPREADS,
    DOUBT,
    SHARE,
    Search,
    forget_values,
    fresh_search,
    note_values,
    root_of,
)
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
from sushibelt.bots.search.trees import EDGES, NEW, Trees, edge_key, find_edge, known_edge
from sushibelt.core.chance import below, generator
from sushibelt.games import Match, find
from sushibelt.games.family import AnyGame
from tests.games.sushi_go_tables import at
from tests.walks import few_moments, walk

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
    family: Any,
    game: AnyGame,
    match: Match,
    seat: int,
    room: int,
    s: Search,
    bot: SearchBot = ISMCTS,
    iterations: int = 200,
) -> Trees:
    """Search, interpreted, and return the trees."""
    trees = Trees()
    evaluator, view = evaluator_of(game), match.view(seat).recalled
    scratch, t, work = evaluator.scratch(), game.family.table(), game.silent_work()
    s.habit[:] = bot.habit
    mcts.begin(s, trees, room, generator(b"worlds"))
    rows: tuple[Any, ...] = (view, t, game.book, generator(b"tries"), work, s, scratch, trees)
    think: Callable[..., None] = mcts.think
    think(family, evaluator, *rows, seat, iterations)
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


def moment_with_open_hands() -> tuple[AnyGame, Match, int]:
    """Return a moment of a game for four in which everybody knows every hand."""
    game: AnyGame = find("sushi-go/original-2013", 4)
    for match in walk(game.id, 4, seed=8):
        for seat in match.turn.actors:
            known: Any = match.view(seat).recalled
            if known.turn == 4 and not any(known.missing):
                return game, match, seat
    raise AssertionError("no such moment")


def tried(trees: Trees, game: AnyGame, match: Match, seat: int) -> list[int]:
    """Return how often each first choice of a seat was tried."""
    edges = [known_edge(trees, edge_key(0, seat, a)) for a in game.legal(match.state, seat)]
    return [0 if edge == NEW else trees.visits[edge] for edge in edges]


def policy_of(game: AnyGame, match: Match, seat: int) -> list[float]:
    """Return how likely a seat is to choose what, as far as the policy knows."""
    evaluator, legal = evaluator_of(game), list(game.legal(match.state, seat))
    out = [0] * len(legal)
    known = match.view(seat).recalled
    evaluator.prior(known, game.book, seat, legal, len(legal), out, evaluator.scratch())
    powers = [exp(logit / DOUBT) for logit in out]
    return [power / sum(powers) for power in powers]


def test_the_others_do_what_the_policy_draws_as_often_as_they_stray() -> None:
    game, match, seat = moment_with_open_hands()
    other = next(each for each in match.turn.actors if each != seat)
    always = replace(ISMCTS, stray=100)
    trees = think_at_once(game.family, game, match, seat, 1 << 12, fresh_search(), always, 600)
    visits, likely = tried(trees, game, match, other), policy_of(game, match, other)
    assert sum(visits) == 600
    assert len(visits) > 2
    for count, odds in zip(visits, likely, strict=True):
        assert count / 600 == pytest.approx(odds, abs=0.08)


def test_where_nobody_strays_a_search_settles_on_one_course_of_the_round() -> None:
    """All hands are known: without strays everybody does the same in nearly every iteration."""
    game, match, seat = moment_with_open_hands()
    settled, spreads = [], []
    for bot in (replace(ISMCTS, stray=0), ISMCTS):
        s = fresh_search()
        trees = think_at_once(game.family, game, match, seat, 1 << 12, s, bot, 600)
        others = [tried(trees, game, match, each) for each in match.turn.actors if each != seat]
        settled.append([max(visits) / 600 for visits in others])
        spreads.append(s.spread[seat])
    assert min(settled[0]) > 0.93
    assert max(settled[1]) < 0.88
    assert spreads[1] > 2 * spreads[0]


def test_a_policy_says_what_is_tried_first_and_what_is_better_is_tried_more() -> None:
    game, match, seat = moment_with_open_hands()
    likely = policy_of(game, match, seat)
    once = think_at_once(game.family, game, match, seat, 1 << 12, fresh_search(), ISMCTS, 1)
    assert tried(once, game, match, seat) == [int(odds == max(likely)) for odds in likely]
    trees = think_at_once(game.family, game, match, seat, 1 << 12, fresh_search(), ISMCTS, 600)
    visits = tried(trees, game, match, seat)
    best = visits.index(max(visits))
    edges = [find_edge(trees, edge_key(0, seat, a)) for a in game.legal(match.state, seat)]
    means = [trees.total[edge] / max(1, trees.visits[edge]) for edge in edges]
    assert means[best] == max(means)


def test_without_a_policy_everything_is_tried_before_anything_is_tried_often() -> None:
    game, match, seat = moment_with_open_hands()
    plain = replace(ISMCTS, width=0)
    trees = think_at_once(game.family, game, match, seat, 1 << 12, fresh_search(), plain, 100)
    assert min(tried(trees, game, match, seat)) > 0
    for name, seats, learned in (
        ("sushi-go/anniversary", 2, 0),
        ("sushi-go/anniversary+golf", 2, 0),
        ("sushi-go/anniversary+golf", 3, 1),
        ("sushi-go/anniversary+personal-piles", 2, 0),
        ("sushi-go/anniversary+battle", 2, 0),
        ("sushi-go/anniversary+puppet", 2, 1),
        ("sushi-roll/2019", 3, 1),
        ("sushizock/2008", 3, 0),
    ):
        assert bool(evaluator_of(find(name, seats)).has_policy(find(name, seats).book)) == learned


def test_how_far_values_are_apart_is_their_standard_deviation() -> None:
    s, rng = fresh_search(), generator(b"values")
    forget_values(s)
    seen: list[list[int]] = [[], []]
    for s.tries in range(1, 3 * BETWEEN_SPREADS + 1):
        s.value[:2] = below(rng, 10_000), 2_500 + below(rng, 300)
        for seat in (0, 1):
            seen[seat].append(s.value[seat])
        note_values(s, 2)
    for seat in (0, 1):
        assert s.spread[seat] == pytest.approx(pstdev(seen[seat]), abs=2)
    assert [root_of(n * n, SHARE // 2) for n in (1, 30, 5_000)] == [1, 30, 5_000]


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

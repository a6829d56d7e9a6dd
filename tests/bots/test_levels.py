"""Levels: the same names everywhere, budgets that repeat, and a novice who forgets."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import pytest

from sushibelt.bots import levels as module
from sushibelt.bots.bot import BOTS, find
from sushibelt.bots.budget import USUAL, Budget
from sushibelt.bots.families import PLAYERS
from sushibelt.bots.levels import LEVELS, Level
from sushibelt.bots.players import Strength
from sushibelt.bots.search.searcher import ISMCTS, SearchBot
from sushibelt.bots.sushizock.lookahead import Lookahead
from sushibelt.bots.top_k import TopK, priors
from sushibelt.core.chance import generator, key_of
from sushibelt.core.game import Action, Game, View
from sushibelt.core.layout import Vector
from sushibelt.games import GAMES, Match
from sushibelt.games import find as find_game
from sushibelt.games.sushi_go.state import SASHIMI
from tests.chi_square import is_uniform
from tests.walks import walk

GO = find_game("sushi-go/original-2013", 4)


@dataclass
class Clock:
    """A thinker that notes how long it may think."""

    given: list[Budget] = field(default_factory=list)

    def choose(self, game: Game, view: View, budget: Budget, rng: Vector) -> Action:  # noqa: ARG002
        self.given.append(budget)
        return game.legal(view.recalled, cast(int, view.seat))[-1]


def opening() -> Match:
    return Match.begin(GO, key_of("levels")).advance()[0]


def opening_of(family: str) -> Match:
    edition = GAMES[family].editions[0]
    return Match.begin(find_game(f"{family}/{edition.id}", edition.seats[0]), key_of("levels"))


def asked_with(iterations: int, budget: Budget) -> Budget:
    clock = Clock()
    strength = Strength(9 * iterations, with_more=iterations, instead=clock)
    level = Level(clock, {"sushi-go": strength})
    level.choose(GO, opening().view(0), budget, generator(b"x"))
    return clock.given[0]


def test_people_find_five_levels_from_weak_to_strong() -> None:
    assert list(LEVELS) == ["novice", "apprentice", "cook", "chef", "master"]
    for name, level in LEVELS.items():
        assert find(name) is BOTS[name] is level


def test_every_family_has_its_players_and_they_say_how_each_upper_level_thinks() -> None:
    assert list(PLAYERS) == list(GAMES)
    searching = [name for name, level in LEVELS.items() if level.searches]
    assert all(list(players.levels) == searching for players in PLAYERS.values())


@pytest.mark.parametrize("family", GAMES)
def test_a_higher_level_thinks_no_shorter_and_the_highest_longest_in_every_family(
    family: str,
) -> None:
    thinking = [level.strengths[family].iterations for level in LEVELS.values() if level.searches]
    assert len(thinking) == 3
    assert thinking == sorted(thinking)
    assert thinking[2] == max(thinking) > thinking[0]


def test_a_higher_level_thinks_no_shorter_at_larger_tables_either() -> None:
    for family in GAMES:
        for seats in (2, 3, 4, 5):
            strengths = [level.strengths[family] for level in LEVELS.values() if level.searches]
            thinking = [strength.iterations_at(seats) for strength in strengths]
            assert thinking == sorted(thinking)
    assert Strength(9).iterations_at(4) == Strength(9, with_more=5).iterations_at(2) == 9
    assert Strength(9, with_more=5).iterations_at(3) == 5


def test_levels_that_search_have_a_number_of_iterations_and_no_clock() -> None:
    for level in LEVELS.values():
        for family in GAMES:
            bot = level.bot_for(opening_of(family).game)
            searches = isinstance(bot, SearchBot | Lookahead)
            assert searches == (family in level.strengths) == level.searches
        assert level.shortened(GO, USUAL).seconds is None


def test_another_bot_stands_behind_a_level_only_where_the_level_says_so() -> None:
    usual, other = Clock(), Clock()
    level = Level(usual, {"sushizock": Strength(7, instead=other)})
    level.choose(GO, opening().view(0), USUAL, generator(b"x"))
    assert (usual.given, other.given) == ([USUAL], [])
    match = next(m for m in walk("sushizock/2008", 2, seed=1) if m.turn.actors)
    level.choose(
        match.game, match.view(match.turn.actors[0]), Budget(iterations=3), generator(b"x")
    )
    assert (usual.given, other.given) == ([USUAL], [Budget(iterations=3)])


def test_whoever_lets_others_follow_the_prior_still_thinks_for_a_single_opponent() -> None:
    """Against a searcher that thinks for both, one that does not loses three games in four."""
    for name, trees in (("cook", 0), ("chef", 1), ("master", 1)):
        for seats in (2, 3, 4, 5):
            bot = LEVELS[name].bot_for(find_game("sushi-go/original-2013", seats))
            assert isinstance(bot, SearchBot)
            assert bot.trees == (1 if seats == 2 else trees)


def test_a_level_says_how_often_others_follow_the_policy_at_larger_tables() -> None:
    for stray, expected in ((None, ISMCTS.stray), (0, 0), (70, 70)):
        level = Level(ISMCTS, {"sushi-go": Strength(9, stray=stray)})
        for seats in (2, 3, 4, 5):
            bot = level.bot_for(find_game("sushi-go/original-2013", seats))
            assert isinstance(bot, SearchBot)
            assert bot.stray == (ISMCTS.stray if seats == 2 else expected)


def test_a_budget_can_shorten_a_level_and_never_lengthen_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "available", lambda: True)
    assert asked_with(300, USUAL) == Budget(300, None)
    assert asked_with(300, Budget(iterations=20)) == Budget(20, None)
    assert asked_with(300, Budget(iterations=9999)) == Budget(300, None)
    assert asked_with(300, Budget(seconds=0.5)) == Budget(300, 0.5)


def test_where_nothing_is_compiled_levels_think_less(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "available", lambda: False)
    assert asked_with(10_000, USUAL) == Budget(100, None)
    assert asked_with(30, USUAL) == Budget(1, None)


def test_what_is_forced_is_not_thought_about() -> None:
    clock = Clock()
    level = Level(clock)
    moments = [
        (m, seat) for m in walk("sushi-go/original-2013", 5, seed=3) for seat in m.turn.actors
    ]
    for match, seat in moments:
        legal = match.game.legal(match.state, seat)
        before = len(clock.given)
        assert level.choose(match.game, match.view(seat), USUAL, generator(b"x")) == legal[-1]
        assert (len(clock.given) == before) == (len(legal) == 1)
    assert 0 < len(clock.given) < len(moments)


def test_a_level_chooses_the_same_from_the_same_view_and_chance() -> None:
    view = opening().view(1)
    for name in LEVELS:
        twice = {
            find(name).choose(GO, view, Budget(iterations=40), generator(b"same")) for _ in range(2)
        }
        assert len(twice) == 1


def test_a_novice_takes_any_of_the_three_choices_that_look_best() -> None:
    view, rng = opening().view(2), generator(b"novice")
    legal = GO.legal(view.recalled, 2)
    looks = priors(GO, view.shown, 2, legal)
    chosen = [find("novice").choose(GO, view, USUAL, rng) for _ in range(1500)]
    assert len(set(chosen)) == 3 < len(legal)
    assert is_uniform([chosen.count(action) for action in set(chosen)])
    assert min(looks[action] for action in set(chosen)) >= sorted(looks.values())[-3]


def test_a_novice_forgets_what_does_not_lie_on_the_table() -> None:
    """It goes by `shown` alone: sashimi that is only in its memory does not tempt it to more."""
    game = find_game("sushi-go/original-2013", 3)
    tempted = 0
    for match in (m for m in walk(game.id, 3, seed=4) if 0 in m.turn.actors):
        view = match.view(0)
        dreamt: Any = view.recalled.copy()
        dreamt.plates[dreamt.round][0][SASHIMI] = 2
        remembering, seeing = View(0, view.shown, dreamt), View(0, dreamt, view.recalled)
        chosen = [
            TopK(1).choose(game, each, USUAL, generator(b"x"))
            for each in (view, remembering, seeing)
        ]
        assert chosen[0] == chosen[1]
        tempted += chosen[0] != chosen[2]
    assert tempted > 0


def test_the_documentation_tells_how_long_each_level_thinks() -> None:
    documented = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    for name, level in LEVELS.items():
        row = next(line for line in documented.splitlines() if line.startswith(f"| `{name}` |"))
        found = [
            f"{level.strengths[family].iterations:,}" if level.searches else "–" for family in GAMES
        ]
        assert row.endswith(f"| {' | '.join(found)} |")

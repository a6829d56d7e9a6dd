"""The arena: the same deals for both, and one result however it is played."""

import os
from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import islice
from math import sqrt
from pathlib import Path
from statistics import stdev
from typing import Any

import pytest

from sushibelt.arena import contest as module
from sushibelt.arena.contest import (
    Contest,
    Deal,
    Played,
    Task,
    counted,
    key_of_deal,
    line_ups,
    looks,
    next_look,
    play,
    play_deal,
    standing,
)
from sushibelt.arena.intervals import exact_interval
from sushibelt.arena.outcome import outcome
from sushibelt.arena.ratings import ratings
from sushibelt.bots import random as uniform
from sushibelt.bots.budget import Budget
from sushibelt.bots.process import process_bot
from sushibelt.core.chance import key_of
from sushibelt.core.game import Action, Nature, View
from sushibelt.core.layout import Vector
from sushibelt.core.refusal import Refusal
from sushibelt.games import Match
from sushibelt.games.family import AnyGame
from sushibelt.simulation.figures import SHARES
from sushibelt.simulation.playout import play_with_bots
from sushibelt.simulation.workers import Processes
from tests.bots.programs import FALLS_OVER, command

GO = Contest("sushi-go/original-2013", 3, ("greedy", "random"), "seed")
ZOCK = Contest("sushizock/2008", 2, ("random", "greedy"), "seed")
PAIR = ("greedy", "random")
WON, LOST, DRAWN = (
    Deal(won, ({}, {}), 0, points, (2, 2))
    for won, points in (((120, 0), (90, 60)), ((0, 120), (70, 80)), ((60, 60), (71, 71)))
)


def blank(contest: Contest) -> Played:
    return {pair: [] for pair in contest.pairs}


def played(contest: Contest, limit: int, processes: int = 1) -> Played:
    deals = blank(contest)
    for _ in play(contest, deals, limit, partial(Processes, processes)):
        pass
    return deals


def test_neighbours_meet_each_other_and_nobody_else() -> None:
    four = Contest("sushizock/2008", 2, ("a", "b", "c", "d"), "seed")
    assert len(four.pairs) == 6
    near = four._replace(neighbours=True)
    assert near.pairs == [("a", "b"), ("b", "c"), ("c", "d")]


def test_every_choice_gets_the_seconds_and_iterations_that_were_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    budgets = set()

    class Noting:
        def choose(self, game: AnyGame, view: View, budget: Budget, rng: Vector) -> Action:
            budgets.add(budget)
            return uniform.Uniform().choose(game, view, budget, rng)

    monkeypatch.setattr(module, "find_bot", lambda _: Noting())
    play_deal(Task(ZOCK._replace(seconds=0.25), ("a", "b"), 0))
    play_deal(Task(ZOCK._replace(iterations=7), ("a", "b"), 0))
    play_deal(Task(ZOCK, ("a", "b"), 0))
    assert budgets == {Budget(seconds=0.25), Budget(iterations=7), Budget()}


# ---- duplicate deals


@pytest.mark.parametrize(("seats", "games"), [(2, 2), (3, 6), (4, 2), (5, 10)])
def test_both_bots_sit_as_often_in_every_seat(seats: int, games: int) -> None:
    seatings = line_ups(seats)
    assert len(set(seatings)) == len(seatings) == games
    for seat in range(seats):
        assert Counter(line_up[seat] for line_up in seatings) == {0: games // 2, 1: games // 2}
    for line_up in seatings:
        assert abs(2 * sum(line_up) - seats) <= 1  # never two against one more than needed


def test_every_game_of_a_deal_is_dealt_alike_and_the_next_deal_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    dealt: list[tuple[int, ...]] = []
    who: list[list[str]] = []
    really = play_with_bots

    def watched(game: Any, key: bytes, bots: Sequence[Any], *rest: Any) -> Match:
        match = really(game, key, bots, *rest)
        first = match.played[0].move
        assert isinstance(first, Nature)
        dealt.append(first.outcome)
        who.append([type(bot).__name__ for bot in bots])
        return match

    monkeypatch.setattr(module, "play_with_bots", watched)
    play_deal(Task(GO, PAIR, 4))
    assert len(dealt) == 6
    assert len(set(dealt)) == 1
    assert sorted(who) == sorted(
        [("Greedy", "Uniform")[bot] for bot in line_up] for line_up in line_ups(3)
    )
    play_deal(Task(GO, PAIR, 5))
    assert len(set(dealt)) == 2


def test_a_deal_is_that_of_the_game_with_its_number_in_a_simulation() -> None:
    assert key_of_deal(Task(GO, PAIR, 4)) == key_of("seed/4")


def test_the_wins_of_a_deal_are_all_given_out() -> None:
    for number in range(3):
        deal = play_deal(Task(GO, PAIR, number))
        assert sum(deal.won) == SHARES * len(line_ups(3))
        assert deal.won[0] > deal.won[1]  # greedy against random


def test_a_bot_against_its_twin_has_no_advantage_by_being_named_first() -> None:
    """With both as `greedy`, who needs no chance, each game is won by seats and not by names."""
    twins = Task(GO._replace(seats=2), ("greedy", "apprentice"), 2)
    deal = play_deal(twins)
    assert deal.won == (SHARES, SHARES)


def test_games_that_would_not_end_are_broken_off_and_won_by_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "TURN_LIMIT", 3)
    assert play_deal(Task(ZOCK, ("random", "greedy"), 0)) == Deal(
        (0, 0), ({}, {}), 2, (0, 0), (2, 2)
    )
    shown = outcome(ZOCK, played(ZOCK, 2), 2)
    assert shown.pairings[0].unfinished == shown.pairings[0].games == 4
    assert shown.pairings[0].win_share is None
    assert shown.pairings[0].points is None
    assert shown.pairings[0].lead == (None, None, None)


def test_forfeits_are_counted_for_the_bot_that_made_them_and_stop_nothing(tmp_path: Path) -> None:
    name = f"process:{command(tmp_path, FALLS_OVER)}"  # answers twice, then falls over
    contest = GO._replace(seats=2, bots=("random", name))
    deals = played(contest, 2)
    process_bot(name.removeprefix("process:")).close()
    process_bot.cache_clear()
    choices = 2 * 2 * 27  # two deals, each from both seats; 27 choices in a game
    shown = outcome(contest, deals, 2)
    by_name = {competitor.bot: competitor for competitor in shown.competitors}
    assert by_name["random"].forfeits == {}
    assert by_name[name].forfeits == {"crash": choices // 3}
    assert shown.pairings[0].forfeits[1] == {"crash": choices // 3}


def test_points_are_those_of_the_seats_that_each_bot_had() -> None:
    deal = play_deal(Task(GO, PAIR, 1))
    twins = play_deal(Task(GO._replace(seats=2), ("greedy", "apprentice"), 2))
    assert deal.points[0] > deal.points[1] > 0  # greedy against random
    assert twins.points[0] == twins.points[1]


# ---- one against all others


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_alone_the_first_bot_sits_in_every_seat_once(seats: int) -> None:
    solo = GO._replace(seats=seats, solo=True)
    assert [line_up.index(0) for line_up in solo.line_ups()] == list(range(seats))
    assert all(line_up.count(0) == 1 for line_up in solo.line_ups())
    assert solo.places == (seats, seats * (seats - 1))
    assert GO._replace(seats=4).places == (4, 4)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_mirrored_a_deal_is_a_line_up_and_its_image_and_all_of_them_take_turns(seats: int) -> None:
    mirrored, all_of_them = GO._replace(seats=seats, mirrored=True), GO._replace(seats=seats)
    for number in range(2 * seats):
        first, second = mirrored.line_ups(number)
        assert [sum(bots) for bots in zip(first, second, strict=True)] == [1] * seats
    met = {line_up for number in range(seats) for line_up in mirrored.line_ups(number)}
    assert met == set(all_of_them.line_ups())
    assert mirrored.places == (seats, seats)


def test_mirrored_two_games_are_a_deal() -> None:
    deal = play_deal(Task(GO._replace(seats=3, mirrored=True), PAIR, 1))
    assert sum(deal.won) == 2 * SHARES
    assert deal.places == (3, 3)
    assert outcome(GO._replace(seats=3, mirrored=True), {PAIR: [deal]}, 1).pairings[0].games == 2


def test_alone_a_fair_share_of_the_wins_is_an_even_deal() -> None:
    """At three seats: one win of three games is fair, none is lost, two are won."""
    fair, lost, won = (
        Deal((wins * SHARES, (3 - wins) * SHARES), ({}, {}), 0, (90, 120), (3, 6))
        for wins in (1, 0, 2)
    )
    stands = standing([fair, lost, won, won])
    assert (stands.wins, stands.even, stands.losses) == (2, 1, 1)
    level = ratings(PAIR, {PAIR: [fair] * 5})
    assert level["greedy"].strength == pytest.approx(level["random"].strength)
    shown = outcome(GO._replace(solo=True), {PAIR: [fair, won]}, 2).pairings[0]
    assert shown.games == 6
    assert shown.win_share == pytest.approx(0.5)
    assert shown.points == (30, 20)
    assert shown.lead.mean == pytest.approx(10)


def test_alone_a_greedy_bot_beats_random_ones() -> None:
    deal = play_deal(Task(GO._replace(solo=True), PAIR, 1))
    assert sum(deal.won) == 3 * SHARES
    assert deal.shares[0] > deal.shares[1]
    assert deal.points[0] / 3 > deal.points[1] / 6


# ---- an exact number of deals


def test_an_exact_contest_plays_every_deal_whatever_it_shows() -> None:
    exact = GO._replace(exact=True, seats=2)
    assert [len(deals) for deals in played(exact, 27).values()] == [27]
    assert [len(deals) for deals in played(exact._replace(exact=False), 27).values()] == [25]
    assert next_look([WON] * 25, 200, exact=True) == 200
    assert next_look([WON] * 200, 200, exact=True) is None
    assert counted([WON] * 60, 40, exact=True) == [WON] * 40
    assert len(counted([WON] * 60, 80, exact=True)) == 60


def test_shares_and_points_come_with_standard_errors_over_deals() -> None:
    two = GO._replace(exact=True, seats=2)
    shown = outcome(two, {PAIR: [WON, WON, LOST, DRAWN]}, 4).pairings[0]
    assert shown.win_share == pytest.approx(0.625)
    shares = (1, 1, 0, 0.5)
    assert shown.win_share_error == pytest.approx(stdev(shares) / sqrt(4))
    assert shown.points == pytest.approx(((90 + 90 + 70 + 71) / 8, (60 + 60 + 80 + 71) / 8))
    assert shown.lead.mean == pytest.approx((15 + 15 - 5 + 0) / 4)
    assert shown.lead.se == pytest.approx(stdev((15, 15, -5, 0)) / sqrt(4))
    first = outcome(two, {PAIR: [WON]}, 4).pairings[0]
    assert (first.win_share, first.win_share_error, first.lead.se) == (1.0, None, None)


def test_games_that_were_broken_off_are_in_no_points() -> None:
    broken = Deal((0, 60), ({}, {}), 1, (3, 900), (2, 2))
    shown = outcome(GO._replace(seats=2), {PAIR: [WON, broken]}, 4).pairings[0]
    assert shown.points == (45, 30)


# ---- when a pairing ends


def test_even_deals_are_counted_and_say_nothing_about_the_share() -> None:
    stands = standing([WON, DRAWN, LOST, WON, DRAWN])
    assert (stands.deals, stands.wins, stands.even, stands.losses) == (5, 2, 2, 1)
    assert stands.share == pytest.approx(2 / 3)
    assert stands.interval == exact_interval(2, 3)
    assert standing([DRAWN]).share is None


def test_pairings_are_looked_at_after_ever_more_deals() -> None:
    assert list(looks(10)) == [10]
    assert list(looks(25)) == [25]
    assert list(looks(120)) == [25, 50, 100, 120]


def test_a_pairing_ends_at_the_first_look_that_decides() -> None:
    assert next_look([], 200) == 25
    assert next_look([WON] * 24, 200) == 25
    assert next_look([WON] * 25, 200) is None
    assert next_look([LOST] * 25, 200) is None
    assert next_look([WON, LOST] * 13, 200) == 50
    assert next_look([WON, LOST] * 13 + [WON] * 24, 200) is None
    assert next_look([DRAWN] * 200, 200) is None
    assert next_look([WON] * 10, 10) is None


def test_deals_beyond_the_end_do_not_count() -> None:
    assert counted([WON] * 25 + [LOST] * 25, 200) == [WON] * 25
    assert counted([WON, LOST] * 30, 40) == [WON, LOST] * 20
    assert len(counted([WON, LOST] * 30, 200)) == 60


def test_a_limit_raised_later_does_not_count_a_look_that_would_not_have_been() -> None:
    deals = [WON] * 10
    assert next_look(deals, 10) is None
    assert next_look(deals, 100) == 25


# ---- one result


def test_a_clear_pairing_stops_early_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "FIRST_LOOK", 6)
    contest = ZOCK._replace(bots=("greedy", "random"))
    left = list(play(contest, deals := blank(contest), 50, partial(Processes, 1)))
    assert len(deals[PAIR]) == 6
    assert left == [49, 48, 47, 46, 45, 44]
    assert standing(deals[PAIR]).decided


def test_two_processes_give_the_deals_of_one() -> None:
    contest = GO._replace(bots=("novice", "greedy"))
    alone = played(contest, 5)
    assert played(contest, 5, processes=2) == alone
    assert played(contest._replace(seed="other"), 5) != alone


def test_an_arena_that_is_interrupted_comes_to_the_same_end() -> None:
    contest = GO._replace(seats=2, bots=("random", "greedy", "novice"))
    deals = blank(contest)
    for count in (2, 5):
        list(islice(play(contest, deals, 6, partial(Processes, 1)), count))
    assert sum(map(len, deals.values())) == 7
    for _ in play(contest, deals, 6, partial(Processes, 1)):
        pass
    assert deals == played(contest, 6)


def die(_: Task) -> None:
    os._exit(1)


def test_a_process_that_dies_is_told_in_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "play_deal", die)
    with pytest.raises(Refusal) as refused:
        played(GO, 4, processes=2)
    assert refused.value.reason == "simulation-broke-down"


# ---- ratings


def test_ratings_rise_with_wins_and_grow_surer_with_deals() -> None:
    few = ratings(PAIR, {PAIR: [WON] * 3})
    many = ratings(PAIR, {PAIR: [WON] * 60})
    assert few["greedy"].strength > few["random"].strength
    assert many["greedy"].margin < few["greedy"].margin
    level = ratings(PAIR, {PAIR: [DRAWN] * 5})
    assert level["greedy"].strength == pytest.approx(level["random"].strength)


def test_every_pairing_counts_for_the_ratings_though_some_have_fewer_deals() -> None:
    deals = {("a", "b"): [WON], ("a", "c"): [WON] * 5, ("b", "c"): [WON] * 3}
    rated = ratings(("a", "b", "c"), deals)
    assert rated["a"].strength > rated["b"].strength > rated["c"].strength


def test_an_outcome_adds_up_and_names_the_strongest_first() -> None:
    contest = Contest(GO.game, 2, ("a", "b", "c"), "seed")
    deals = {("a", "b"): [LOST, DRAWN, LOST], ("a", "c"): [LOST] * 3, ("b", "c"): [WON, LOST, WON]}
    shown = outcome(contest, deals, 3)
    assert [each.bot for each in shown.competitors][-1] == "a"
    sums = {each.bot: (each.wins, each.even, each.losses) for each in shown.competitors}
    assert sums == {"a": (0, 1, 5), "b": (4, 1, 1), "c": (4, 0, 2)}
    assert [pairing.games for pairing in shown.pairings] == [6, 6, 6]
    assert shown.pairings[0].win_share == pytest.approx((0 + 60 + 0) / (6 * SHARES))

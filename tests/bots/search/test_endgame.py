"""Exact endings agree with playing every pair of choices to the end, in fractions."""

from fractions import Fraction
from typing import Any

import pytest

from sushibelt.bots.search import endgame, mcts
from sushibelt.bots.search.endgame import SOLVED, TOO_LARGE, UNSUITED, Ending, draw_choice
from sushibelt.bots.search.matrix_game import MOVES, WHOLE, Duel
from sushibelt.bots.search.searcher import compiled_search, evaluator_of
from sushibelt.core.chance import generator
from sushibelt.core.event_log import SILENT
from sushibelt.core.game import Joint
from sushibelt.fast.records import numbers_of, record
from sushibelt.games import find
from sushibelt.games.family import AnyGame
from tests.bots.search.endings import LIMIT, SCRATCH, SEARCH, positions, solve
from tests.bots.search.exact_matrix import exact_value, least, most
from tests.games.sushi_go_tables import at
from tests.walks import walk

CLOSE = Fraction(1, 20)  # of a ten-thousandth of a win
ALWAYS = [
    "sushi-go/original-2013",
    "sushi-go/original-2013+two-way",
    "sushi-go/anniversary",
    "sushi-go/anniversary+golf",
    "sushi-go/anniversary+pudding+must-have-maki",
    "sushi-go/anniversary+bubble-tea+two-way",
    "sushi-go/anniversary+personal-piles",
]
SOMETIMES = [
    "sushi-go/anniversary+mochi",
    "sushi-go/anniversary+frozen-yogurt",
    "sushi-go/anniversary+battle",
]


def measure(game: AnyGame, state: Any) -> Fraction:
    """What a search holds of this state, for seat 0, from an even share."""
    with game.scratch(SILENT) as work:
        mcts.judge(game.family, evaluator_of(game), state, game.book, work, SEARCH, SCRATCH)
    return Fraction(SEARCH.value[0] - SEARCH.value[1], 2)


def matrix_at(game: AnyGame, state: Any) -> list[list[Fraction]]:
    """The value of every pair of choices; a seat that owes none has an empty one."""
    own, others = ([{seat: a} for a in game.legal(state, seat)] or [{}] for seat in (0, 1))
    return [
        [value_at(game, game.apply(state, Joint(a | b))[0], state.round) for b in others]
        for a in own
    ]


def value_at(game: AnyGame, state: Any, round_: int) -> Fraction:
    """The value by the game's own moves: of the matrix of values one choice further."""
    if game.result(state) is not None or state.round > round_:
        return measure(game, state)
    assert game.turn(state).actors, "chance would have to be asked"
    return exact_value(matrix_at(game, state))


def check(game: AnyGame, state: Any) -> None:
    """Compare a solution with all moves played out."""
    e, duel = solve(game, state)
    assert e.status == SOLVED
    matrix = matrix_at(game, state)
    value = exact_value(matrix)
    assert abs(Fraction(e.value, endgame.FINE) - value) < CLOSE
    weights = duel.row_weight[: len(matrix)], duel.column_weight[: len(matrix[0])]
    assert value - CLOSE < least(matrix, weights[0]) <= value
    assert value <= most(matrix, weights[1]) < value + CLOSE
    for seat in (0, 1):
        assert e.moves[0][seat][: e.count[0][seat]] == (list(game.legal(state, seat)) or [0])


@pytest.mark.parametrize("game_id", ALWAYS)
def test_two_and_three_cards_left_are_solved_as_all_moves_played_out_tell(game_id: str) -> None:
    game: AnyGame = find(game_id, 2)
    states = [*positions(game, 2, games=12), *positions(game, 3, games=6)]
    assert len(states) == 54
    for state in states:
        check(game, state)


def test_where_choices_are_mixed_all_moves_played_out_tell_the_same() -> None:
    game: AnyGame = find("sushi-go/original-2013", 2)
    mixed = 0
    for state in positions(game, 3, games=45):
        if max(solve(game, state)[1].row_weight) < WHOLE:
            check(game, state)
            mixed += 1
    assert mixed > 2


@pytest.mark.slow
def test_four_cards_left_are_solved_as_all_moves_played_out_tell() -> None:
    game: AnyGame = find("sushi-go/original-2013", 2)
    for state in positions(game, 4, games=1):
        check(game, state)


@pytest.mark.parametrize("game_id", SOMETIMES)
def test_what_chance_may_still_change_is_not_solved(game_id: str) -> None:
    """All that is solved is right, and there is some of both kinds."""
    game: AnyGame = find(game_id, 2)
    states = [*positions(game, 2, games=12), *positions(game, 4, games=4)]
    left = [state for state in states if solve(game, state)[0].status == UNSUITED]
    for state in states:
        if state not in left:
            check(game, state)
    assert 0 < len(left) < len(states)


def test_the_puppets_cards_are_drawn_too_late_for_a_solution() -> None:
    game: AnyGame = find("sushi-go/anniversary+puppet", 2)
    for turns_left in (1, 2, 3):
        for state in positions(game, turns_left, games=2):
            assert solve(game, state)[0].status == UNSUITED


@pytest.mark.parametrize(
    ("game_id", "turns_left"),
    [("sushi-go/original-2013", 10), ("sushi-go/anniversary+personal-piles", 5)],
)
def test_where_hands_hold_secrets_nothing_is_solved(game_id: str, turns_left: int) -> None:
    """Nobody has seen the other hand of a first turn, or what was drawn from a pile just now."""
    game: AnyGame = find(game_id, 2)
    for state in positions(game, turns_left, games=2):
        for seat in (0, 1):
            assert solve(game, state, seat)[0].status == UNSUITED


def test_tables_for_three_are_left_alone() -> None:
    game: AnyGame = find("sushi-go/original-2013", 3)
    for match in walk(game.id, 3, seed=5):
        for seat in match.turn.actors:
            assert solve(game, match.state, seat)[0].status == UNSUITED


def test_what_is_too_large_is_noticed_before_it_is_solved() -> None:
    game: AnyGame = find("sushi-go/original-2013", 2)
    for turns_left in (9, 7, 5):
        for state in positions(game, turns_left, games=1):
            e = solve(game, state, limit=200)[0]
            assert (e.status, e.spent) == (TOO_LARGE, 0)


def test_a_few_paths_tell_how_large_an_ending_is() -> None:
    """With half of the positions next to none is solved, with four times as many nearly all."""
    game: AnyGame = find("sushi-go/original-2013", 2)
    states = list(positions(game, 3, games=15))
    solved = {0.5: 0, 4: 0}
    for state in states:
        size = solve(game, state)[0].spent
        for factor in solved:
            solved[factor] += solve(game, state, limit=round(size * factor))[0].status == SOLVED
    assert solved[0.5] == 0
    assert solved[4] >= len(states) - 2


def test_a_limit_is_kept_where_paths_promised_less(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endgame, "MARGIN", 0)
    game: AnyGame = find("sushi-go/original-2013", 2)
    for state in positions(game, 3, games=3):
        e = solve(game, state, limit=12)[0]
        assert e.status == TOO_LARGE
        assert 12 <= e.spent <= 12 + MOVES


def test_solving_bit_by_bit_and_from_the_other_seat_finds_the_same() -> None:
    game: AnyGame = find("sushi-go/anniversary", 2)
    for state in positions(game, 3, games=2):
        whole = [row.pack() for row in solve(game, state)]
        for seat, chunk in ((0, 1), (0, 7), (1, LIMIT)):
            assert [row.pack() for row in solve(game, state, seat, chunk=chunk)] == whole


def test_the_last_win_is_found() -> None:
    """The squid on the wasabi wins the match, and would do so on the other plate."""
    play = at("sushi-go/original-2013", "egg squid / wasabi", "egg maki1 / wasabi", round=3)
    e, duel = solve(play.game, play.state)
    weights = dict(zip(play.legal(0), duel.row_weight, strict=False))
    assert weights == {"wasabi+egg": 0, "wasabi+squid": WHOLE}
    assert e.value > 4500 * endgame.FINE
    assert draw_choice(duel, e, 0, generator(b"any")) == play.game.parse("wasabi+squid")


@pytest.mark.slow
def test_compiled_and_interpreted_solve_alike() -> None:
    game: AnyGame = find("sushi-go/original-2013", 2)
    twin = compiled_search(game).solve_on
    s, scratch = record(SEARCH), record(SCRATCH)
    t, work, book = map(record, (game.family.table(), game.silent_work(), game.book))
    for state in [*positions(game, 3, games=4), *positions(game, 2, games=20)]:
        known, e, duel = map(record, (game.view(state, 0).recalled, Ending(), Duel()))
        e["limit"] = LIMIT
        twin(known[0], t[0], book[0], 0, work[0], s[0], scratch[0], duel[0], e[0], LIMIT)
        plain = solve(game, state)
        assert numbers_of(e, Ending) == list(plain[0].pack())
        assert numbers_of(duel, Duel) == list(plain[1].pack())

"""Matrix games solved in integers agree with fractions, and their strategies secure the value."""

from fractions import Fraction

import numpy as np
import pytest

from sushibelt.bots.search.matrix_game import FAINT, GAINS, MOVES, WHOLE, Duel, solve_matrix
from sushibelt.core.chance import below, generator
from sushibelt.fast.compile import compiled
from sushibelt.fast.records import numbers_of, record
from sushibelt.games import find
from tests.bots.search.exact_matrix import exact_value, least, most

Matrix = list[list[int]]

CLOSE = 5  # units of which gains have up to ten millions


def solved(matrix: Matrix) -> Duel:
    duel = Duel()
    gain = [row + [0] * (MOVES - len(row)) for row in matrix]
    solve_matrix(duel, gain, len(matrix), len(matrix[0]))
    return duel


def random_matrix(number: int, largest: int, reach: int, grid: int = 1) -> Matrix:
    rng = generator(b"matrix", str(number).encode())
    rows, columns = 1 + below(rng, largest), 1 + below(rng, largest)
    return [
        [(below(rng, 2 * reach + 1) - reach) * grid for _ in range(columns)] for _ in range(rows)
    ]


def secured(matrix: Matrix, duel: Duel) -> tuple[Fraction, Fraction]:
    return (
        least(matrix, duel.row_weight[: len(matrix)]),
        most(matrix, duel.column_weight[: len(matrix[0])]),
    )


@pytest.mark.parametrize(
    ("reach", "grid"), [(1, 1), (3, 1_000_000), (100, 1), (20_000, 1), (10_000_000, 1)]
)
def test_value_and_both_strategies_are_those_found_in_fractions(reach: int, grid: int) -> None:
    mixed = 0
    for number in range(100):
        matrix = random_matrix(number, 4 if number % 4 else 5, reach, grid)
        duel, value = solved(matrix), exact_value(matrix)
        rows, columns = secured(matrix, duel)
        assert value - CLOSE <= rows <= value <= columns <= value + CLOSE
        assert abs(duel.value - value) <= CLOSE
        mixed += max(duel.row_weight) < WHOLE
    assert mixed > 10


def test_large_matrices_have_strategies_that_secure_the_same() -> None:
    """Which proves them: no strategy secures more than another concedes."""
    for number in range(6):
        matrix = random_matrix(number, MOVES, 10_000_000)
        duel = solved(matrix)
        rows, columns = secured(matrix, duel)
        assert 0 <= columns - rows <= CLOSE
        for weight in (*duel.row_weight, *duel.column_weight):
            assert weight == 0 or weight >= FAINT, "rounding would be played"


def test_rows_that_differ_by_next_to_nothing_do_no_harm() -> None:
    for number in range(300):
        rng = generator(b"noise", str(number).encode())
        matrix = random_matrix(number, 9, 3, 1_000_000)
        matrix = [[gain + below(rng, 7) - 3 for gain in row] for row in matrix]
        rows, columns = secured(matrix, solved(matrix))
        assert 0 <= columns - rows <= 200


def test_a_saddle_is_played_pure() -> None:
    duel = solved([[4, 2, 9], [1, 0, 8], [7, -5, 3]])
    assert duel.value == 2
    assert duel.row_weight[:3] == [WHOLE, 0, 0]
    assert duel.column_weight[:3] == [0, WHOLE, 0]


def test_of_equally_safe_choices_the_one_that_gains_most_by_errors_is_played() -> None:
    duel = solved([[0, 5, 0], [0, 6, 0], [0, 3, 3], [-1, 9, 9]])
    assert duel.value == 0
    assert duel.row_weight[:4] == [0, WHOLE, 0, 0]
    duel = solved([[0, 0, -1], [5, 6, 5]])
    assert duel.value == 5
    assert duel.column_weight[:3] == [0, 0, WHOLE]


def test_stone_scissors_paper() -> None:
    duel = solved([[0, 1000, -1000], [-1000, 0, 1000], [1000, -1000, 0]])
    assert abs(duel.value) <= 1
    for weight in (*duel.row_weight[:3], *duel.column_weight[:3]):
        assert abs(weight - WHOLE / 3) < WHOLE / 1_000_000


def test_dominated_choices_are_not_played() -> None:
    duel = solved([[300, -100, 100], [-100, 300, 100], [250, -150, 90], [-101, 299, 99]])
    assert duel.row_weight[2:4] == [0, 0]
    assert abs(duel.value - 100) <= 1


def test_choices_that_are_the_same_share_what_one_would_get() -> None:
    single, double = [[5, -3], [-4, 6]], [[5, -3, 5], [-4, 6, -4], [5, -3, 5]]
    one, two = solved(single), solved(double)
    assert abs(one.value - two.value) <= 1
    assert abs(one.row_weight[0] - two.row_weight[0] - two.row_weight[2]) < 10
    assert abs(one.column_weight[0] - two.column_weight[0] - two.column_weight[2]) < 10


def test_the_largest_gains_fit() -> None:
    duel = solved([[GAINS - 1, 1 - GAINS], [1 - GAINS, GAINS - 1]])
    assert abs(duel.value) <= 1


@pytest.mark.slow
def test_compiled_and_interpreted_find_the_same() -> None:
    twin = compiled(find("sushizock/2008", 2).family, solve_matrix).solve_matrix
    for number in range(200):
        matrix = random_matrix(number, 8 if number % 20 else MOVES, 10**7)
        gain = np.zeros((MOVES, MOVES), np.int64)
        gain[: len(matrix), : len(matrix[0])] = matrix
        duel = record(Duel())
        twin(duel[0], gain, len(matrix), len(matrix[0]))
        assert numbers_of(duel, Duel) == list(solved(matrix).pack())

"""The value of a small matrix game in fractions, by trying which choices are mixed."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations

Matrix = Sequence[Sequence[Fraction | int]]
Mix = Sequence[Fraction | int]


def least(matrix: Matrix, weights: Mix) -> Fraction:
    """What a mix of rows gains whatever the column is."""
    totals = [
        sum(w * row[j] for w, row in zip(weights, matrix, strict=True)) for j in columns(matrix)
    ]
    return Fraction(min(totals)) / sum(weights)


def most(matrix: Matrix, weights: Mix) -> Fraction:
    """What a mix of columns concedes whatever the row is."""
    return -least([[-row[j] for row in matrix] for j in columns(matrix)], weights)


def columns(matrix: Matrix) -> range:
    return range(len(matrix[0]))


def exact_value(matrix: Matrix) -> Fraction:
    """The value: of some rows and as many columns, mixes secure the same (Shapley, Snow)."""
    for size in range(1, min(len(matrix), len(matrix[0])) + 1):
        for some_rows in combinations(range(len(matrix)), size):
            for some_columns in combinations(columns(matrix), size):
                part = [[Fraction(matrix[i][j]) for j in some_columns] for i in some_rows]
                rows = levelling(part)
                if rows is None or least(matrix, spread(rows, some_rows, len(matrix))) < rows[-1]:
                    continue
                turned = [[row[j] for row in part] for j in range(size)]
                answer = levelling(turned)
                if (
                    answer is not None
                    and most(matrix, spread(answer, some_columns, len(matrix[0]))) == rows[-1]
                ):
                    return rows[-1]
    raise AssertionError("every matrix game has a value")


def spread(mix: Mix, places: Sequence[int], size: int) -> list[Fraction | int]:
    """The weights of a part at their places in the whole."""
    weights: list[Fraction | int] = [0] * size
    for place, weight in zip(places, mix[:-1], strict=True):
        weights[place] = weight
    return weights


def levelling(part: list[list[Fraction]]) -> list[Fraction] | None:
    """Weights of the rows under which all columns gain the same, and that gain; None if none."""
    size = len(part)
    equations = [
        [*(part[i][j] for i in range(size)), Fraction(-1), Fraction(0)] for j in range(size)
    ]
    equations.append([*[Fraction(1)] * size, Fraction(0), Fraction(1)])
    solution = solved(equations)
    return None if solution is None or min(solution[:-1]) < 0 else solution


def solved(equations: list[list[Fraction]]) -> list[Fraction] | None:
    """The one solution of linear equations (Gauss, Jordan); None if there is not just one."""
    for step in range(len(equations)):
        pivots = [i for i in range(step, len(equations)) if equations[i][step] != 0]
        if not pivots:
            return None
        equations[step], equations[pivots[0]] = equations[pivots[0]], equations[step]
        lead = [number / equations[step][step] for number in equations[step]]
        equations = [
            lead if i == step else [a - row[step] * b for a, b in zip(row, lead, strict=True)]
            for i, row in enumerate(equations)
        ]
    return [row[-1] for row in equations]

"""The value of a zero-sum matrix game, and mixed strategies that secure it.

One seat chooses a row, the other at the same time a column; the first gains what the second loses.
Where some row and some column answer each other best, that is all. Otherwise the simplex method
finds how often to play which, in the integer subset: every row of its tableau is a vector of
integers of about thirty bits that may be multiplied by anything, so no fraction is needed and
nothing overflows. It rounds, so it is not believed: what the two strategies that it found secure
is computed exactly, and the value lies between. Where rows are so nearly alike that these differ,
gains are rounded until they are alike, and the same is tried again.
"""

from sushibelt.core.layout import Grid, Row, Vector, ints

MOVES = 64  # rows or columns, at most
GAINS = 1 << 25  # gains lie between this and its negative
LARGE = 1 << 30  # numbers of the tableau stay below: two products and their sum fit 64 bits
NOISE = 64  # numbers of the tableau this small are nothing but rounding
WHOLE = 1 << 30  # the weights of a strategy make this together, but for rounding
FAINT = 1 << 10  # weights below this, a millionth of the whole, are not meant
CLOSE = 4  # what both strategies secure may be so far apart
COARSEST = 1 << 16  # gains are not rounded further
PIVOTS = 1000  # far more than any matrix of this size was seen to take


class Duel(Row):
    """A solution: the value to the seat that chooses rows, and how often to play what."""

    value: int = ints()
    row_weight: Vector = ints(MOVES)
    column_weight: Vector = ints(MOVES)
    # Scratch. A row of the tableau reads: unit · basic variable + Σ entry · free variable = side.
    tableau: Grid = ints(MOVES + 1, MOVES + 1)  # the last row is the objective, the last column
    unit: Vector = ints(MOVES + 1)  # the side
    basic: Vector = ints(MOVES)  # variables: first the weights of columns, then the slack of rows
    free: Vector = ints(MOVES)


def solve_matrix(duel: Duel, gain: Grid, rows: int, columns: int) -> None:
    """Find the value of a game and strategies that secure it."""
    if find_saddle(duel, gain, rows, columns):
        return
    grain = 1
    while mix(duel, gain, rows, columns, grain) > CLOSE * grain and grain < COARSEST:
        grain *= 16


def mix(duel: Duel, gain: Grid, rows: int, columns: int, grain: int) -> int:
    """Find mixed strategies and the value; say how far apart what they secure lies."""
    lay_out(duel, gain, rows, columns, grain)
    column = entering(duel, rows, columns)
    pivots = 0
    while column < columns and pivots < PIVOTS:
        pivot(duel, rows, columns, leaving(duel, rows, columns, column), column)
        column = entering(duel, rows, columns)
        pivots += 1
    read_strategies(duel, rows, columns)
    low = secured_by_rows(duel, gain, rows, columns)
    high = secured_by_columns(duel, gain, rows, columns)
    duel.value = (low + high) // 2
    return high - low


def find_saddle(duel: Duel, gain: Grid, rows: int, columns: int) -> int:
    """1 if one row and one column answer each other best; these are played then.

    Of several that secure as much, the one is taken that does best if the other seat errs: the one
    with the largest sum, so that no other is as good against every choice and better against some.
    """
    low = -GAINS
    largest = 0
    row = 0
    for i in range(rows):
        duel.row_weight[i] = 0
        worst = GAINS
        total = 0
        for j in range(columns):
            worst = min(worst, gain[i][j])
            total += gain[i][j]
        if worst > low or (worst == low and total > largest):
            low = worst
            largest = total
            row = i
    high = GAINS
    smallest = 0
    column = 0
    for j in range(columns):
        duel.column_weight[j] = 0
        worst = -GAINS
        total = 0
        for i in range(rows):
            worst = max(worst, gain[i][j])
            total += gain[i][j]
        if worst < high or (worst == high and total < smallest):
            high = worst
            smallest = total
            column = j
    duel.value = low
    duel.row_weight[row] = WHOLE
    duel.column_weight[column] = WHOLE
    return low == high


def lay_out(duel: Duel, gain: Grid, rows: int, columns: int, grain: int) -> None:
    """Write the columns' linear program: most weight, while no row gains more than one.

    Gains are moved and stretched to lie between a half and one, which changes no strategy.
    """
    low = GAINS
    high = -GAINS
    for i in range(rows):
        for j in range(columns):
            low = min(low, gain[i][j])
            high = max(high, gain[i][j])
    spread = max(1, (high - low) // grain)
    stretch = (LARGE - 1) // (2 * spread)
    one = 2 * spread * stretch
    for i in range(rows):
        for j in range(columns):
            duel.tableau[i][j] = ((gain[i][j] - low) // grain + spread) * stretch
        duel.tableau[i][columns] = one
        duel.unit[i] = one
        duel.basic[i] = columns + i
    for j in range(columns):
        duel.tableau[rows][j] = -one
        duel.free[j] = j
    duel.tableau[rows][columns] = 0
    duel.unit[rows] = one


def entering(duel: Duel, rows: int, columns: int) -> int:
    """The free variable that should grow, the first of several (Bland); `columns`: none."""
    chosen = columns
    for j in range(columns):
        promising = duel.tableau[rows][j] < -NOISE
        if promising and (chosen == columns or duel.free[j] < duel.free[chosen]):
            chosen = j
    return chosen


def leaving(duel: Duel, rows: int, columns: int, column: int) -> int:
    """The row whose basic variable is the first to reach zero then; the first of equals (Bland)."""
    chosen = -1
    for i in range(rows):
        step = duel.tableau[i][column]
        if step > NOISE:
            ahead = 1
            if chosen >= 0:
                side = duel.tableau[i][columns] * duel.tableau[chosen][column]
                other = duel.tableau[chosen][columns] * step
                ahead = side < other or (side == other and duel.basic[i] < duel.basic[chosen])
            if ahead:
                chosen = i
    return max(chosen, 0)  # there is one: weights without end would gain without end


def pivot(duel: Duel, rows: int, columns: int, row: int, column: int) -> None:
    """Exchange a basic variable and a free one."""
    source = duel.tableau[row]
    unit = duel.unit[row]
    step = source[column]
    for i in range(rows + 1):
        if i != row:
            target = duel.tableau[i]
            share = target[column]
            duel.unit[i] *= step
            top = duel.unit[i]
            for j in range(columns + 1):
                if j == column:
                    target[j] = -share * unit
                else:
                    target[j] = target[j] * step - share * source[j]
                top = max(top, abs(target[j]))
            shorten(duel, i, columns, top)
    source[column] = unit
    duel.unit[row] = step
    entered = duel.free[column]
    duel.free[column] = duel.basic[row]
    duel.basic[row] = entered


def shorten(duel: Duel, row: int, columns: int, top: int) -> None:
    """Make the numbers of a row small again, all by the same factor."""
    shift = 0
    while top >> shift >= LARGE - 1:
        shift += 1
    if shift > 0:
        half = 1 << (shift - 1)
        for j in range(columns + 1):
            duel.tableau[row][j] = (duel.tableau[row][j] + half) >> shift
        duel.unit[row] = max(1, (duel.unit[row] + half) >> shift)


def read_strategies(duel: Duel, rows: int, columns: int) -> None:
    """Read weights off the finished tableau: of columns its sides, of rows its objective."""
    for i in range(rows):
        duel.row_weight[i] = 0
    for j in range(columns):
        duel.column_weight[j] = 0
    for i in range(rows):
        if duel.basic[i] < columns:
            weight = max(0, duel.tableau[i][columns]) * WHOLE // duel.unit[i]
            duel.column_weight[duel.basic[i]] = weight
    for j in range(columns):
        if duel.free[j] >= columns:
            weight = max(0, duel.tableau[rows][j]) * WHOLE // duel.unit[rows]
            duel.row_weight[duel.free[j] - columns] = weight
    make_whole(duel.row_weight, rows)
    make_whole(duel.column_weight, columns)


def make_whole(weight: Vector, count: int) -> None:
    """Let weights make a whole together, without the faint ones."""
    total = 0
    for i in range(count):
        total += weight[i]
    if total == 0:
        weight[0] = WHOLE
        total = WHOLE
    for i in range(count):
        weight[i] = weight[i] * WHOLE // total
        if weight[i] < FAINT:
            weight[i] = 0


def secured_by_rows(duel: Duel, gain: Grid, rows: int, columns: int) -> int:
    """What the rows' strategy gains at least, rounded down."""
    whole = 0
    for i in range(rows):
        whole += duel.row_weight[i]
    least = GAINS
    for j in range(columns):
        total = 0
        for i in range(rows):
            total += duel.row_weight[i] * gain[i][j]
        least = min(least, total // whole)
    return least


def secured_by_columns(duel: Duel, gain: Grid, rows: int, columns: int) -> int:
    """What the columns' strategy concedes at most, rounded up."""
    whole = 0
    for j in range(columns):
        whole += duel.column_weight[j]
    most = -GAINS
    for i in range(rows):
        total = 0
        for j in range(columns):
            total += duel.column_weight[j] * gain[i][j]
        most = max(most, -(-total // whole))
    return most

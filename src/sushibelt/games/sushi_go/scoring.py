"""Points and the reasons for them: pure functions of what lies on the plates.

`bill.points[part][plate][line]` gets the points, `bill.why[part][plate][line]` the numbers behind
them; the first is a code where a line knows several reasons. The score pad, the browser and a
match all come through here.
"""

from sushibelt.core.layout import Cube, Grid, Vector
from sushibelt.games.prizes import extremes, majority
from sushibelt.games.sushi_go import state as s
from sushibelt.games.sushi_go.book import Book
from sushibelt.games.sushi_go.state import Billed

RUNS = 16  # a code beside those of games.prizes: the dessert line tells runs
PRIZE_NUMBERS = 5  # of games.prizes


def score_round(plates: Grid, taken: Vector, book: Book, bill: Billed, part: int) -> None:
    """Score what was laid in one round; `taken` says how often each plate took the squishy."""
    for plate in range(book.plates):
        points = bill.points[part][plate]
        slots = plates[plate]
        why = bill.why[part][plate]
        points[s.LINE_TEMPURA] = score_sets(slots, book, s.TEMPURA, why[s.LINE_TEMPURA])
        points[s.LINE_SASHIMI] = score_sets(slots, book, s.SASHIMI, why[s.LINE_SASHIMI])
        points[s.LINE_DUMPLING] = score_dumplings(slots, book, why[s.LINE_DUMPLING])
        points[s.LINE_NIGIRI] = score_nigiri(slots, book, why[s.LINE_NIGIRI])
        points[s.LINE_SQUISHY] = book.squishy * taken[plate]
        why[s.LINE_SQUISHY][1] = taken[plate]
    score_maki(plates, book, bill, part)


def score_sets(slots: Vector, book: Book, slot: int, why: Vector) -> int:
    """Complete sets of tempura or sashimi; what is left over scores nothing (S1, S2)."""
    count = slots[slot]
    size = book.set_size[slot]
    sets = count // size
    why[1] = count
    why[2] = sets
    why[3] = count - sets * size
    why[4] = size
    why[5] = book.set_points[slot]
    return sets * book.set_points[slot]


def score_dumplings(slots: Vector, book: Book, why: Vector) -> int:
    """Count up the ladder, whose last step holds for five or more (S1, S2)."""
    count = slots[s.DUMPLING]
    why[1] = count
    why[2] = book.ladder_top
    why[3] = max(0, count - book.ladder_top)
    return book.ladder[min(count, book.ladder_top)]


def score_nigiri(slots: Vector, book: Book, why: Vector) -> int:
    """Add up nigiri, tripled where they lie on a wasabi; a bare wasabi scores nothing (S1, S2)."""
    points = 0
    for i in range(s.NIGIRI):
        dry = slots[s.EGG + i]
        wet = slots[s.WET + i]
        why[1 + i] = dry
        why[1 + s.NIGIRI + i] = wet
        points += dry * book.nigiri[s.EGG + i] + wet * book.nigiri[s.WET + i]
    why[1 + 2 * s.NIGIRI] = slots[s.WASABI]
    return points


def score_maki(plates: Grid, book: Book, bill: Billed, part: int) -> None:
    """Most icons and second most (S1, S2; the editions differ in ties and in none at all)."""
    for plate in range(book.plates):
        icons = 0
        for slot in range(s.MAKI1, s.MAKI3 + 1):
            icons += plates[plate][slot] * book.icons[slot]
        bill.counts[plate] = icons
    majority(
        bill.counts,
        book.plates,
        book.maki_needs_one,
        book.maki_share,
        book.maki_first,
        book.maki_second,
        bill.prizes,
        bill.prize_why,
    )
    write_prizes(book, bill, part, s.LINE_MAKI)


def write_prizes(book: Book, bill: Billed, part: int, line: int) -> None:
    """Copy what games.prizes found into the bill."""
    for plate in range(book.plates):
        bill.points[part][plate][line] = bill.prizes[plate]
        for i in range(PRIZE_NUMBERS):
            bill.why[part][plate][line][i] = bill.prize_why[plate][i]


def desserts(plates: Cube, book: Book, plate: int) -> int:
    """What a plate counts in the comparison of desserts: cards or symbols, over all rounds."""
    count = 0
    for round_ in range(book.rounds):
        for slot in range(s.DESSERT_SLOT, book.slots):
            count += plates[round_][plate][slot] * book.symbols[slot]
    return count


def score_end(plates: Cube, dice: Vector, book: Book, bill: Billed) -> None:
    """Score the desserts of all rounds; mochi compares the dice instead (S1, S2)."""
    if book.teas:
        for plate in range(book.plates):
            score_tea(plates, book, plate, bill)
        return
    for plate in range(book.plates):
        bill.counts[plate] = dice[plate] if book.die else desserts(plates, book, plate)
    extremes(
        bill.counts,
        book.plates,
        book.most,
        book.fewest,
        book.share,
        book.level_counts,
        bill.prizes,
        bill.prize_why,
    )
    write_prizes(book, bill, s.END, s.LINE_DESSERT)


def score_tea(plates: Cube, book: Book, plate: int, bill: Billed) -> None:
    """Split the teas into runs for the most points, whatever the table of run points says.

    Every part of a holding has a number: its counts as digits, the radix of each being one more
    than the count held. `best` grows from the empty part upwards; a part's lowest tea starts a run.
    """
    size = 1
    for tea in range(book.teas):
        bill.held[tea] = 0
        for round_ in range(book.rounds):
            bill.held[tea] += plates[round_][plate][book.tea_slot + tea]
        size *= bill.held[tea] + 1
    bill.best[0] = 0
    for holding in range(1, size):
        best_run(holding, book, bill)
    write_runs(size - 1, book, bill, plate)


def best_run(holding: int, book: Book, bill: Billed) -> None:
    """Find the best run to start with the lowest tea of a holding, and its points in all."""
    rest = holding
    weight = 1  # of the digit looked at
    run = 0
    left = holding  # without the cards of the run so far
    bill.best[holding] = -1
    for tea in range(book.teas):
        radix = bill.held[tea] + 1
        has = rest % radix > 0
        if run > 0 and not has:
            break
        if has:
            run += 1
            left -= weight
            points = book.run_points[run] + bill.best[left]
            if points > bill.best[holding]:
                bill.best[holding] = points
                bill.run[holding] = run
        rest //= radix
        weight *= radix


def write_runs(holding: int, book: Book, bill: Billed, plate: int) -> None:
    """Write the points of the best split, and how many runs of each length it has."""
    why = bill.why[s.END][plate][s.LINE_DESSERT]
    why[0] = RUNS
    for length in range(1, book.teas + 1):
        why[length] = 0
    bill.points[s.END][plate][s.LINE_DESSERT] = bill.best[holding]
    while holding > 0:
        run = bill.run[holding]
        why[run] += 1
        rest = holding
        weight = 1
        for tea in range(book.teas):
            radix = bill.held[tea] + 1
            if rest % radix > 0 and run > 0:
                holding -= weight
                run -= 1
            rest //= radix
            weight *= radix

"""The examples of docs/rules/sushi-go.md."""

from collections.abc import Callable, Sequence

from sushibelt.core.chance import generator
from sushibelt.core.game import Joint, Nature
from sushibelt.games import find
from sushibelt.games.sushi_go import state as s
from sushibelt.games.sushi_go.battle import next_starter
from sushibelt.games.sushi_go.components import BASE_KINDS, BATTLE_FACE_DOWN
from sushibelt.games.sushi_go.limits import check
from tests.games.desserts import CARDS
from tests.games.sushi_go_tables import at, begun, counted, dessert_points, desserts, scored
from tests.rules_docs.pages import Example, amounts, cards, codes, number, numbers
from tests.rules_docs.shared import Rules

PEOPLE = ("Ana", "Bo")


def words(text: str) -> list[str]:
    return sorted(text.split())


def dealt(game: str, seats: int) -> int:
    return len(begun(game, seats).hand(0).split())


def lines_of_round(game: str, plates: Sequence[str], taken: Sequence[int]) -> list[dict[str, int]]:
    found = scored(game, *plates, taken=taken)
    return [{name: line.points for name, line in lines.items()} for lines in found]


def holding(game: str, count: int) -> str:
    """Dessert cards that count so many: the largest first."""
    book = find(game, 3).book
    values = {
        book.symbols[slot]: book.slot_names[slot]
        for slot in range(book.slots)
        if book.stays[slot] and slot != book.frozen
    }
    held = []
    while count:
        largest = max(value for value in values if value <= count)
        held.append(values[largest])
        count -= largest
    return " ".join(held)


def dessert(game: str, counts: Sequence[int]) -> list[int]:
    if find(game, len(counts)).book.die:
        return dessert_points(game, *[""] * len(counts), dice=counts)
    return dessert_points(game, *(holding(game, count) for count in counts))


def places(game_id: str, totals: Sequence[int], puddings: Sequence[int]) -> tuple[int, ...]:
    game = find(game_id, len(totals))
    t = game.start()
    t.phase = s.PHASE_OVER
    t.points[: len(totals)] = totals
    for seat, count in enumerate(puddings):
        t.plates[0][seat][game.book.slot_names.index("pudding")] = count
    result = game.result(t)
    assert result is not None
    return result.places


RULES = Rules(dealt, lines_of_round, dessert, places)


def check_deck(example: Example) -> None:
    assert [codes(row[0])[0] for row in example.rows] == list(BASE_KINDS)
    for row in example.rows:
        for column, game in example.columns:
            book = find(game, 3).book
            count = book.deck[book.kind_names.index(codes(row[0])[0])]
            assert count == number(row[column]), f"{game}: {row}"


def check_desserts(example: Example) -> None:
    """Every dessert of every edition is listed, with its cards and their values."""
    for _, games, expected in example.rows:
        for edition in codes(games):
            held = find(f"sushi-go/{edition}", 3).ruleset.dessert
            facts = {**held.cards, **held.values}
            assert amounts(expected) == {name: fact.value for name, fact in facts.items()}, edition
    listed = {find(f"sushi-go/{edition}", 3).book.dessert for edition in codes_of(example, 1)}
    assert listed == set(CARDS)


def codes_of(example: Example, column: int) -> list[str]:
    return [code for row in example.rows for code in codes(row[column])]


def check_choices(example: Example) -> None:
    """What is offered to a seat, whatever two others hold."""
    for row in example.rows:
        hand, front = cards(row[0]), cards(row[1])
        others = [" ".join([kind] * len(hand.split())) for kind in ("maki2", "dumpling")]
        for column, game in example.columns:
            play = at(game, f"{hand} / {front}", *others)
            assert sorted(play.legal(0)) == sorted(codes(row[column])), f"{game}: {row}"


def check_turn(example: Example) -> None:
    """One turn of Ana, and the hand that Bo then has from her."""
    for front, chosen, then, passed in example.rows:
        hand = f"egg squid maki1 / {cards(front)}"
        play = at(example.game, hand, "maki2 maki2 maki2").choose(f"{cards(chosen)} maki2")
        assert words(play.plate(0)) == words(cards(then))
        assert words(play.hand(1)) == words(cards(passed))


def check_puppet(example: Example) -> None:
    """What is offered to whoever controls the puppet; the other seat has one card less."""
    for hand, front, puppet, expected in example.rows:
        other = " ".join(["maki2"] * (len(cards(hand).split()) - 1))
        places = (f"{cards(hand)} / {cards(front)}", other, f"/ {cards(puppet)}")
        play = at("sushi-go/anniversary+puppet", *places)
        assert sorted(play.legal(0)) == sorted(codes(expected)), hand


def check_passing(example: Example) -> None:
    for row in example.rows:
        for column, game_id in example.columns:
            game = find(game_id, 3)
            t = game.start()
            t.round = number(row[0]) - 1
            assert game.describe(t)["passing"] == row[column], f"{game_id}: {row}"


def check_next_starter(example: Example) -> None:
    book = find("sushi-go/anniversary+battle", 2).book
    for points, started, starts in example.rows:
        t = s.Table()
        t.points[:2] = numbers(points)
        t.starter = PEOPLE.index(started)
        assert PEOPLE[next_starter(t, book)] == starts, points


def check_game(example: Example) -> None:
    """A whole game: plates of three rounds, and every sum down to the places."""
    found = [row[1:] for row in example.rows]
    labels = [row[0] for row in example.rows]
    assert labels == [
        "round 1", "points", "round 2", "points", "round 3", "points", "dessert", "total", "place",
    ]  # fmt: skip
    game = find(example.game, len(found[0]))
    t = game.start()
    for round_ in range(game.book.rounds):
        for seat, cell in enumerate(found[2 * round_]):
            t.plates[round_][seat] = counted(game.book.slot_names, cards(cell), s.SLOTS)
    t.round, t.phase = game.book.rounds, s.PHASE_OVER
    faults = s.Faults()
    check(t.plates, t.taken, t.dice, game.book.rounds, game.book, faults)
    assert not faults.found, "such plates cannot be"
    sheets = game.sheet(t).seats
    t.points[: game.seats] = [sheet.total for sheet in sheets]
    for round_ in range(game.book.rounds):
        points = [sheet.rounds[round_].total for sheet in sheets]
        assert points == list(map(number, found[2 * round_ + 1])), labels[2 * round_]
    result = game.result(t)
    assert result is not None
    assert [sheet.end.total for sheet in sheets] == list(map(number, found[6]))
    assert list(result.points) == list(map(number, found[7]))
    assert list(result.places) == list(map(number, found[8]))


def check_squishy(example: Example) -> None:
    """One turn of two seats with strawberries from an earlier round."""
    for row in example.rows:
        has, lays = (cards(row[0]), cards(row[1])), (cards(row[3]), cards(row[4]))
        holder = s.NO_SEAT if row[2] == "nobody" else PEOPLE.index(row[2])
        seats = [f"{lays[i]} maki{i + 1} salmon / / {has[i]}" for i in range(2)]
        before = at("sushi-go/anniversary", *seats, round=2, squishy=holder)
        after = before.choose(" ".join(lays))
        takers = [
            PEOPLE[event.seat] for event in after.events_of("squishy") if event.seat is not None
        ]
        assert (takers or ["nobody"]) == [row[5]], row
        gained = [now - then for now, then in zip(after.totals(), before.totals(), strict=True)]
        assert gained == [2 * (row[5] == person) for person in PEOPLE], row


def check_tea(example: Example) -> None:
    """The points of teas, and the lengths of the runs that make them."""
    for held, split, points in example.rows:
        plate = " ".join(f"tea{value}" for value in numbers(held))
        line = desserts("sushi-go/anniversary+bubble-tea", plate, "")[0]
        assert line.points == number(points), held
        runs = [list(map(int, run.split())) for run in split.split("+")]
        assert sorted(value for run in runs for value in run) == numbers(held)
        assert all(run == list(range(run[0], run[0] + len(run))) for run in runs), split
        lengths = [len(run) for run in runs]
        assert line.why.numbers == {f"runs{n}": lengths.count(n) for n in range(1, 6)}, split


def sizes_of_first_round(game_id: str) -> list[list[int]]:
    """The hands of two seats, the larger first, whenever somebody chooses in round 1."""
    game = find(game_id, 2)
    t, sizes = game.start(), []
    while t.round == 0:
        move: Joint | Nature | None = game.nature(t, generator(b"hands"))
        if move is None:
            actors = game.turn(t).actors
            move = Joint({seat: game.legal(t, seat)[0] for seat in actors})
            sizes.append(sorted((sum(t.hands[hand]) for hand in range(2)), reverse=True))
        t, _ = game.apply(t, move)
    return sizes


def check_hand_sizes(example: Example) -> None:
    for label, expected in example.rows:
        sizes = sizes_of_first_round(f"sushi-go/{cards(label.split(',')[0])}")
        which = 1 if label.endswith("the other") else 0
        assert [pair[which] for pair in sizes] == numbers(expected), label
        assert "," in label or all(pair[0] == pair[1] for pair in sizes), label


def check_battle_table(example: Example) -> None:
    """The drawing: which cards lie face down, and which two lie half on each."""
    book = find("sushi-go/anniversary+battle", 2).book
    rows = [line for line in example.drawing if not line.startswith("```")]
    cards_drawn = [
        (row, column, sign)
        for row, line in enumerate(rows)
        for column, sign in enumerate(line)
        if sign != " "
    ]
    assert len(cards_drawn) == s.SPOTS
    spots = {(row, column): spot for spot, (row, column, _) in enumerate(cards_drawn)}
    for spot, (row, column, sign) in enumerate(cards_drawn):
        covered = row + 1 in [down.value for down in BATTLE_FACE_DOWN]
        assert (sign == "#") == covered, f"row {row + 1}"
        covers = [spots.get((row + 1, column + side), -1) for side in (-2, 2)]
        assert covers == book.covers[spot], f"card {spot + 1}"


CHECKS: dict[str, Callable[[Example], None]] = {
    "deck": check_deck,
    "desserts in the box": check_desserts,
    "choices": check_choices,
    "turn": check_turn,
    "puppet": check_puppet,
    "passing": check_passing,
    "next starter": check_next_starter,
    "game": check_game,
    "squishy": check_squishy,
    "tea": check_tea,
    "hand sizes": check_hand_sizes,
    "battle table": check_battle_table,
}

"""Nature in Sushi Roll: what it draws, how evenly, and how much at once."""

from collections import Counter
from dataclasses import replace
from functools import cache

import pytest

from sushibelt.core.chance import generator, pick
from sushibelt.core.event_log import WIDTH
from sushibelt.core.game import NATURE, Certainty, Fact, Nature
from sushibelt.games.ids import Selection
from sushibelt.games.sushi_roll import draws, rules
from sushibelt.games.sushi_roll import game as roll
from sushibelt.games.sushi_roll.components import BELT, DICE, FACES, SIDES, TYPES
from sushibelt.games.sushi_roll.editions import EDITIONS
from sushibelt.games.sushi_roll.state import NOTES, OUTCOMES, PHASE_FILL, PHASE_ROLL, Table, Work

GAMES = {
    seats: roll.make(Selection("sushi-roll", EDITIONS[0], ()), seats) for seats in (2, 3, 4, 5)
}
CRITICAL = {2: 13.8, 3: 16.3, 4: 18.5}  # chi-square at p = 0.001, by degrees of freedom


def chi_square(seen: dict[str, int], odds: dict[str, float]) -> float:
    total, weight = sum(seen.values()), sum(odds.values())
    return sum(
        (seen.get(k, 0) - total * p / weight) ** 2 / (total * p / weight) for k, p in odds.items()
    )


@cache
def openings(seats: int, count: int) -> list[list[str]]:
    """What Nature draws first in `count` games: the red seat, types and faces, by name."""
    game, rng = GAMES[seats], generator(b"openings", str(seats).encode())
    collected = []
    for _ in range(count):
        t = game.start()
        move = game.nature(t, rng)
        assert move is not None
        collected.append(
            [w for w in game.name_outcome(t, move.outcome).split() if not w.endswith(":")]
        )
    return collected


def test_the_red_belt_begins_at_any_seat_alike() -> None:
    seen = Counter(words[0] for words in openings(5, 2000))
    assert chi_square(seen, {str(seat): 1 for seat in range(5)}) < CRITICAL[4]


def test_the_bag_gives_types_in_proportion_to_its_dice() -> None:
    """The first and the last die drawn are equally likely to be of any of the 30 dice."""
    words = openings(5, 2000)
    odds = {kind: float(fact.value) for kind, fact in DICE.items()}
    for place in (1, 25):
        seen = Counter(opening[place] for opening in words)
        assert chi_square(seen, odds) < CRITICAL[4]


def test_dice_leave_the_bag() -> None:
    game, rng = GAMES[2], generator(b"bag")
    for _ in range(50):
        t = game.start()
        move = game.nature(t, rng)
        assert move is not None
        t, _ = game.apply(t, move)
        lying = [sum(row[i] for row in t.belts) for i in range(len(FACES))]
        for kind, name in enumerate(TYPES):
            on_belts = sum(lying[FACES.index(face)] for face in SIDES[name])
            assert t.bag[kind] + on_belts == DICE[name].value


@pytest.mark.parametrize("kind", TYPES)
def test_faces_come_in_proportion_to_their_sides(kind: str) -> None:
    odds = {face: float(fact.value) for face, fact in SIDES[kind].items()}
    seen: Counter[str] = Counter()
    for words in openings(5, 2000)[:400]:
        seen.update(word for word in words[25:] if word in odds)
    assert chi_square(seen, odds) < CRITICAL[len(odds) - 1]


def test_a_face_without_sides_never_comes_up() -> None:
    """How an owner of the box takes a face off the dice: components.py gives it 0 sides."""
    ruleset = EDITIONS[0].ruleset
    specials = {**SIDES["specials"], "menu2": Fact(0, Certainty.SEED, "box")}
    edition = replace(EDITIONS[0], ruleset=replace(ruleset, sides={**SIDES, "specials": specials}))
    game, rng = roll.make(Selection("sushi-roll", edition, ()), 5), generator(b"no such face")
    seen: Counter[str] = Counter()
    for _ in range(60):
        t = game.start()
        move = game.nature(t, rng)
        assert move is not None
        seen.update(game.name_outcome(t, move.outcome).split())
    assert seen["menu1"] > 0
    assert seen["menu2"] == 0


def test_rolling_again_is_as_even_as_the_first_roll() -> None:
    game, rng = GAMES[2], generator(b"again")
    t = game.start()
    t.phase = PHASE_ROLL
    t.loose[1][TYPES.index("pudding")] = 4
    t.cursor = len(TYPES) + TYPES.index("pudding")
    seen: Counter[str] = Counter()
    for _ in range(800):
        move = game.nature(t, rng)
        assert move is not None
        assert len(move.outcome) == 4
        seen.update(game.name_outcome(t, move.outcome).split()[1:])
    odds = {face: float(fact.value) for face, fact in SIDES["pudding"].items()}
    assert chi_square(seen, odds) < CRITICAL[2]


def test_a_whole_game_without_a_choice_is_one_move_of_nature() -> None:
    """Five belts of one type each, one face each roll, no tokens: everything is forced."""
    game = GAMES[5]
    t = game.start()
    for seat in range(5):
        t.tokens[seat] = [0, 0, 0]
    word = {"appetizer": "tempura", "maki": "maki1", "nigiri": "egg", "specials": "wasabi"}
    kinds = ["appetizer", "appetizer", "maki", "nigiri", "specials"]
    outcome = [0]
    probe, work = t.copy(), game.silent_work()
    draws.drawn(probe, game.book, work, 0)
    while rules.waiting(probe, game.book) == NATURE:
        if probe.phase == PHASE_FILL:
            value = TYPES.index(kinds[probe.placed // 5])
        else:
            kind = probe.cursor % len(TYPES)
            value = FACES.index(word[TYPES[kind]]) - game.book.first_face[kind]
        outcome.append(value)
        draws.drawn(probe, game.book, work, value)
    after, events = game.apply(t, Nature(tuple(outcome)))
    assert len(outcome) == 1 + 3 * (25 + 75) <= OUTCOMES
    assert game.result(after) is not None
    assert after.number == 1
    assert events[-1].kind == "ended"


def test_the_scratch_is_large_enough_for_any_move() -> None:
    """A move can at most run through a whole game: count its dice, takes, gains and slides."""
    for seats, fact in BELT.items():
        size = fact.value
        rolls = seats * size * (size + 1) // 2
        gains = DICE["pudding"].value + DICE["specials"].value
        assert 1 + 3 * (seats * size + rolls) <= OUTCOMES
        assert 2 + 3 * (rolls + seats * size + gains + size + 2) <= NOTES
    assert len(Work().log) == WIDTH * NOTES


def test_chance_and_drawn_tell_the_same_story() -> None:
    """`chance` plays on the state it is given exactly what its outcome replays."""
    game = GAMES[3]
    t, work = game.start(), game.silent_work()
    count = draws.chance(t, game.book, generator(b"story"), work)
    replayed, _ = game.apply(game.start(), Nature(tuple(work.outcome[:count])))
    assert isinstance(t, Table)
    assert t == replayed


@pytest.mark.parametrize("seats", GAMES)
def test_all_at_once_chance_draws_what_it_would_draw_one_by_one(seats: int) -> None:
    """The same words of chance lead to the same dice, from any place of a move."""
    game = GAMES[seats]
    for number in range(30):
        t, work = game.start(), game.silent_work()
        rng = generator(b"one by one", str(number).encode())
        states, words, values = [], [], []
        while rules.waiting(t, game.book) == NATURE:
            states.append(t.copy())
            words.append(rng[:])
            value = pick(rng, work.odds, draws.odds(t, game.book, work.odds))
            values.append(value)
            draws.drawn(t, game.book, work, value)
        for begun in (0, 1, 2 + number, len(values) - 1):
            there, left = states[begun], words[begun]
            count = draws.chance(there, game.book, left, work)
            assert work.outcome[:count] == values[begun:]
            assert (there, left) == (t, rng)

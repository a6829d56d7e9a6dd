"""How Sushi Roll is told: names, events, views, sheets; and laws that whole games must keep."""

import json
from collections import Counter
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from sushibelt.core.chance import below, generator
from sushibelt.core.game import Certainty, Event, Fact, Joint, Nature
from sushibelt.games.family import AnyGame
from sushibelt.games.ids import Selection, parse
from sushibelt.games.sushi_roll import components, editions
from sushibelt.games.sushi_roll import game as roll
from sushibelt.games.sushi_roll.components import BELT, DICE, FACES, SIDES, SLOTS, TOKENS, TYPES
from sushibelt.games.sushi_roll.state import ACTIONS, WASABI, Table

GAMES = {
    seats: roll.make(Selection("sushi-roll", editions.EDITIONS[0], ()), seats)
    for seats in (2, 3, 4, 5)
}
Position = tuple[Table, tuple[Event, ...]]


def random_game(game: AnyGame, seed: str) -> list[Position]:
    """Every state of a random game, each with the events that led to it."""
    rng = generator(seed.encode())
    t = game.start()
    path: list[Position] = [(t, ())]
    while game.result(t) is None:
        move: Joint | Nature | None = game.nature(t, rng)
        if move is None:
            (seat,) = game.turn(t).actors
            actions = game.legal(t, seat)
            move = Joint({seat: actions[below(rng, len(actions))]})
        t, events = game.apply(t, move)
        path.append((t, events))
    return path


PATHS = {seats: random_game(GAMES[seats], f"path {seats}") for seats in (2, 3, 4, 5)}


def numbers(names: tuple[str, ...], tally: dict[str, int]) -> list[int]:
    return [tally.get(name, 0) for name in names]


# Data.


def test_the_id_is_understood_and_printed() -> None:
    choice = parse("sushi-roll/2019", {"sushi-roll": editions.EDITIONS})
    game = roll.make(choice, 4)
    assert (game.id, game.seats, choice.seats) == ("sushi-roll/2019", 4, (2, 3, 4, 5))


def test_every_die_has_six_sides_and_there_are_thirty() -> None:
    assert all(sum(fact.value for fact in sides.values()) == 6 for sides in SIDES.values())
    assert sum(fact.value for fact in DICE.values()) == 30
    assert tuple(face for sides in SIDES.values() for face in sides) == FACES
    assert tuple(SIDES) == tuple(DICE) == TYPES
    assert FACES[WASABI] == "wasabi"


def test_numbers_printed_in_the_rulebook_are_marked_as_such() -> None:
    """docs/rules/sushi-roll.md: three of the nine set values are seed."""
    sure = [
        (name, size)
        for name, facts in components.SETS.items()
        for size, fact in enumerate(facts, start=1)
        if fact.certainty is Certainty.SEED
    ]
    assert sure == [("tempura", 1), ("tempura", 3), ("sashimi", 2)]
    assert all(fact.certainty is Certainty.MANY for fact in BELT.values())


# Names.


def test_the_largest_action_space_has_138_actions() -> None:
    assert [GAMES[seats].actions for seats in (2, 3, 4, 5)] == [87, 104, 121, 138]
    assert ACTIONS == 138


def test_actions_have_one_readable_word_each() -> None:
    game = GAMES[3]
    words = [game.name(action) for action in range(game.actions)]
    assert len(set(words)) == len(words)
    assert not any(set(word) & set(" /=#") for word in words)
    assert [game.parse(word) for word in words] == list(range(game.actions))
    for word in ("take:squid", "menu", "mark:maki1", "roll", "give:egg", "get:2:squid"):
        assert word in words


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_outcomes_can_be_read_back(seats: int) -> None:
    game, t = GAMES[seats], GAMES[seats].start()
    move = game.nature(t, generator(b"names"))
    assert move is not None
    text = game.name_outcome(t, move.outcome)
    assert game.parse_outcome(t, text) == move.outcome
    assert text.startswith("red: ")
    labels = [word for word in text.split() if word.endswith(":")]
    belts = range(seats)
    assert labels == ["red:", *(f"bag{s}:" for s in belts), *(f"roll{s}:" for s in belts)]


def test_every_phase_of_a_game_has_a_name() -> None:
    seen = {GAMES[seats].turn(t).phase for seats, path in PATHS.items() for t, _ in path}
    assert seen == {"red-belt", "fill", "roll", "turn", "mark", "swap", "over"}


# Events.


def follow(table: dict[str, Any], event: Event, seats: int) -> None:
    """Move the dice of a real table as an event says; written without looking at the rules."""
    seat, data = event.seat, event.data
    belts, trays, tokens = table["belts"], table["trays"], table["tokens"]
    if event.kind == "round-opened":
        trays.append([Counter() for _ in range(seats)])
    elif event.kind == "rolled":
        belts[seat].update(data["faces"])
    elif event.kind == "picked-up":
        belts[seat].subtract(data["faces"])
    elif event.kind == "used":
        tokens[seat][data["token"]] -= 1
    elif event.kind == "gained":
        tokens[seat][data["token"]] += data["count"]
        assert data["count"] <= data["icons"]
    elif event.kind == "swapped":
        belts[seat].subtract([data["gave"]])
        belts[seat].update([data["got"]])
        belts[data["other"]].subtract([data["got"]])
        belts[data["other"]].update([data["gave"]])
    elif event.kind == "took":
        belts[seat].subtract([data["face"]])
        tray = trays[-1][seat]
        if data["face"] in ("egg", "salmon", "squid") and tray["wasabi"]:
            tray.subtract(["wasabi"])
            tray.update([f"wasabi+{data['face']}"])
        else:
            tray.update([data["face"]])
        assert tray[data["slot"]] > 0
    elif event.kind in ("red-belt", "slid"):
        table["red"] = seat if event.kind == "red-belt" else data["red"]
        table["belts"] = [Counter() for _ in range(seats)]
    else:
        assert event.kind in ("round-scored", "ended")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_table_can_be_rebuilt_from_the_events_alone(seats: int) -> None:
    empty: list[Counter[str]] = [Counter() for _ in range(seats)]
    begun = [Counter(menu=3, chopsticks=2) for _ in range(seats)]
    table: dict[str, Any] = {"belts": empty, "trays": [], "tokens": begun, "red": None}
    for t, events in PATHS[seats]:
        for event in events:
            follow(table, event, seats)
            assert event.to is None
            json.dumps(event.data)
        shown = GAMES[seats].describe(t)
        assert shown["red"] == table["red"]
        assert [numbers(TOKENS, row) for row in shown["tokens"]] == [
            numbers(TOKENS, row) for row in table["tokens"]
        ]
        assert [numbers(FACES, row) for row in shown["belts"]] == [
            numbers(FACES, row) for row in table["belts"]
        ]
        for expected, kept in zip(shown["trays"], table["trays"], strict=bool(events)):
            assert [numbers(SLOTS, row) for row in expected] == [
                numbers(SLOTS, row) for row in kept
            ]


def test_dice_rolled_together_are_one_event() -> None:
    _, events = PATHS[2][1]
    kinds = [(event.kind, event.seat) for event in events[:4]]
    assert kinds == [
        *(("red-belt", events[0].seat), ("round-opened", None), ("rolled", 0), ("rolled", 1))
    ]
    assert [len(event.data["faces"]) for event in events[2:4]] == [8, 8]
    assert events[1].data == {"round": 1}


# Views.


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_sees_everything(seats: int) -> None:
    """docs/rules/sushi-roll.md: all is open, for spectators as well; nothing is left to imagine."""
    game = GAMES[seats]
    for t, _ in PATHS[seats][::3]:
        for who in (None, *range(seats)):
            view = game.view(t, who)
            assert view.shown == t
            assert view.recalled == t
            assert view.shown.trays is not t.trays  # type: ignore[attr-defined]
        assert game.imagine(view, generator(b"any")) == t


def test_the_description_is_json_and_says_what_lies_there() -> None:
    t = GAMES[2].start()
    assert json.loads(json.dumps(GAMES[2].describe(t))) == {
        "phase": "red-belt",
        "round": 1,
        "rounds": 3,
        "red": None,
        "actor": None,
        "belts": [{}, {}],
        "loose": [{}, {}],
        "trays": [[{}, {}]],
        "tokens": [{"pudding": 0, "menu": 3, "chopsticks": 2}] * 2,
        "supply": {"pudding": 32, "menu": 12, "chopsticks": 8},
        "bag": {"appetizer": 10, "maki": 6, "nigiri": 5, "specials": 5, "pudding": 4},
        "marked": {},
        "given": None,
        "points": [0, 0],
    }


def test_the_description_shows_a_turn_in_the_middle() -> None:
    game = GAMES[2]
    t, _ = PATHS[2][1]
    face = next(face for n, face in enumerate(FACES) if t.belts[t.actor][n])
    marking, _ = game.apply(t, Joint({t.actor: game.parse("menu")}))
    marking, _ = game.apply(marking, Joint({t.actor: game.parse(f"mark:{face}")}))
    assert game.describe(marking)["marked"] == {face: 1}
    swapping, _ = game.apply(t, Joint({t.actor: game.parse(f"give:{face}")}))
    assert (game.describe(swapping)["given"], game.describe(swapping)["actor"]) == (face, t.actor)


# Laws of whole games.


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_dice_and_tokens_are_never_lost(seats: int) -> None:
    for t, _ in PATHS[seats]:
        assert [sum(row[n] for row in t.tokens) + t.supply[n] for n in range(3)] == [32, 18, 12]
        assert min(n for row in (*t.tokens, t.supply, *t.belts, t.bag) for n in row) >= 0
        trays = t.trays[min(t.round, 2)]
        for kind, name in enumerate(TYPES):
            count = t.bag[kind] + sum(row[kind] for row in t.loose)
            for slot, word in enumerate(SLOTS):
                lying = sum(tray[slot] for tray in trays)
                lying += sum(belt[slot] for belt in t.belts) if slot < len(FACES) else 0
                count += lying * sum(face in SIDES[name] for face in word.split("+"))
            assert count == DICE[name].value or t.round == 3


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_exactly_one_party_is_awaited_and_it_has_a_real_choice(seats: int) -> None:
    game = GAMES[seats]
    for number, (t, _) in enumerate(PATHS[seats]):
        turn = game.turn(t)
        owed = game.nature(t, generator(b"who")) is not None
        over = game.result(t) is not None
        assert turn.number == number
        assert [bool(turn.actors), owed, over].count(True) == 1
        assert len(turn.actors) <= 1
        for seat in turn.actors:
            actions = game.legal(t, seat)
            assert len(actions) > 1  # single ones are played by the engine
            assert list(actions) == sorted(set(actions))


@pytest.mark.parametrize("seats", [2, 3])
def test_no_two_actions_have_the_same_effect(seats: int) -> None:
    game = GAMES[seats]
    for t, _ in PATHS[seats][::3]:
        for seat in game.turn(t).actors:
            after = [game.apply(t, Joint({seat: a}))[0].pack() for a in game.legal(t, seat)]
            assert len(set(after)) == len(after)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_points_kept_on_the_table_are_those_of_the_sheet(seats: int) -> None:
    game = GAMES[seats]
    for t, _ in PATHS[seats]:
        sheet = game.sheet(t)
        assert [seat.total for seat in sheet.seats] == t.points[:seats]
        assert all(len(seat.rounds) == t.round for seat in sheet.seats)
    result = game.result(PATHS[seats][-1][0])
    assert result is not None
    assert list(result.points) == PATHS[seats][-1][0].points[:seats]


# Documentation.


def uncertain(name: str, value: Any) -> list[str]:
    """Rows of the documentation for every number that is neither printed nor agreed upon."""
    if isinstance(value, Fact):
        known = value.certainty in (Certainty.SEED, Certainty.MANY)
        return [] if known else [f"| `{name}` | {value.value} | {value.certainty} |"]
    if isinstance(value, tuple):
        value = dict(enumerate(value, start=1))
    if not isinstance(value, dict):
        return []
    return [row for key, inner in value.items() for row in uncertain(f"{name}.{key}", inner)]


def test_the_documentation_lists_every_number_that_is_not_certain() -> None:
    ruleset = editions.SUSHI_ROLL_2019
    rows = [row for f in fields(ruleset) for row in uncertain(f.name, getattr(ruleset, f.name))]
    page = Path(__file__).parents[2] / "docs" / "rules" / "sushi-roll.md"
    found = [line for line in page.read_text().splitlines() if line.startswith("| `")]
    assert found == rows

"""What cannot lie on trays or beside them, and how sure that is (docs/rules/sushi-roll.md)."""

from dataclasses import replace
from typing import Any

import pytest

from sushibelt.core.game import Certainty, Fact
from sushibelt.games.faults import FAULTS, ROUND
from sushibelt.games.sushi_roll import limits
from sushibelt.games.sushi_roll.book import make_book
from sushibelt.games.sushi_roll.components import SLOTS, TOKENS, TYPES
from sushibelt.games.sushi_roll.editions import EDITIONS
from sushibelt.games.sushi_roll.game import is_sure
from sushibelt.games.sushi_roll.state import Faults

RULESET = EDITIONS[0].ruleset
FAULT_IDS = {
    limits.SLOT_NEGATIVE: "slot-negative",
    limits.TRAY_OVERFULL: "tray-overfull",
    limits.TRAY_SHORT: "tray-short",
    limits.DICE_EXCEEDED: "dice-exceeded",
    limits.TOKEN_NEGATIVE: "token-negative",
    limits.TOKENS_EXCEEDED: "tokens-exceeded",
    limits.TOKENS_UNEARNED: "tokens-unearned",
    limits.PUDDINGS_MISSING: "puddings-missing",
}
FULL: dict[str, int] = {"dumpling": 5, "maki1": 3}  # eight dice: a tray of two seats


def rows(rounds: list[list[dict[str, int]]]) -> list[list[list[int]]]:
    return [[[tray.get(slot, 0) for slot in SLOTS] for tray in trays] for trays in rounds]


def round_faults(*trays: dict[str, int]) -> list[tuple[Any, ...]]:
    """Faults of the second of two rounds, as (id, round, seat, kind, given, limit)."""
    faults = Faults()
    book = make_book(RULESET, len(trays))
    limits.check_rounds(rows([list(trays)] * 2), 2, book, faults)
    found = [tuple(row) for row in faults.rows[: faults.found]]
    return [(FAULT_IDS[row[0]], *row[1:]) for row in found if row[ROUND] == 1]


def token_faults(
    *tokens: tuple[int, int, int], rounds: list[list[dict[str, int]]]
) -> list[tuple[Any, ...]]:
    """Faults of (puddings, menus, chopsticks) after these rounds, as (id, seat, ...)."""
    faults = Faults()
    book = make_book(RULESET, len(tokens))
    held = [list(row) for row in tokens]
    limits.check_tokens(rows(rounds), len(rounds), held, book, faults)
    answer = faults.rows[: faults.found]
    assert all(row[ROUND] == -1 for row in answer)
    return [(FAULT_IDS[row[0]], *row[2:]) for row in answer]


def test_full_trays_of_dice_that_exist_are_possible() -> None:
    assert round_faults(FULL, {"dumpling": 5, "maki3": 3}) == []


@pytest.mark.parametrize(("seats", "dice"), [(2, 8), (3, 7), (4, 6), (5, 5)])
def test_a_tray_holds_what_a_belt_began_with(seats: int, dice: int) -> None:
    trays: list[dict[str, int]] = [{"egg": dice}] + [{}] * (seats - 1)
    short = [("tray-short", 1, seat, -1, 0, dice) for seat in range(1, seats)]
    dice_fault = [("dice-exceeded", 1, -1, 2, dice, 5)] if dice > 5 else []
    assert round_faults(*trays) == short + dice_fault
    trays[0] = {"tempura": dice + 1}
    assert round_faults(*trays)[0] == ("tray-overfull", 1, 0, -1, dice + 1, dice)


def test_a_nigiri_on_wasabi_is_two_dice() -> None:
    tray = {"wasabi+egg": 2, "dumpling": 5}
    assert round_faults(tray, FULL) == [("tray-overfull", 1, 0, -1, 9, 8)]


@pytest.mark.parametrize(
    ("kind", "limit", "first", "second"),
    [
        ("appetizer", 10, {"dumpling": 3, "tempura": 3, "sashimi": 2}, {"dumpling": 3, "egg": 5}),
        ("maki", 6, {"maki1": 4, "egg": 4}, {"maki2": 2, "maki3": 1, "dumpling": 5}),
        ("nigiri", 5, {"egg": 3, "dumpling": 5}, {"wasabi+squid": 2, "salmon": 1, "dumpling": 3}),
        ("specials", 5, {"wasabi": 3, "maki1": 5}, {"wasabi+egg": 2, "menu1": 1, "tempura": 3}),
        ("pudding", 4, {"pudding1": 3, "egg": 5}, {"pudding2": 1, "pudding3": 1, "maki1": 6}),
    ],
)
def test_no_type_has_more_dice_than_the_box(
    kind: str, limit: int, first: dict[str, int], second: dict[str, int]
) -> None:
    """Faces are unlimited within a type; wasabi beneath nigiri counts among the specials."""
    found = round_faults(first, second)
    assert found == [("dice-exceeded", 1, -1, TYPES.index(kind), limit + 1, limit)]


def test_bare_wasabi_beside_plain_nigiri_is_possible() -> None:
    """The wasabi was taken later; a nigiri never moves."""
    assert round_faults({"egg": 2, "wasabi": 2, "wasabi+egg": 1, "dumpling": 2}, FULL) == []


def test_negative_counts_are_impossible() -> None:
    found = round_faults(
        {"egg": -1, "dumpling": 6, "maki1": 3}, {"dumpling": 4, "maki1": 3, "egg": 1}
    )
    assert found == [("slot-negative", 1, 0, SLOTS.index("egg"), -1, 0)]


# Tokens.


@pytest.mark.parametrize(("token", "total"), [("menu", 18), ("chopsticks", 12)])
def test_no_more_tokens_than_there_are(token: str, total: int) -> None:
    kind = TOKENS.index(token)
    plenty = [[{f"{token}2": 4}] * 2] * 3
    below = [0, 0, 0]
    below[kind] = total // 2
    above = list(below)
    above[kind] += 1
    assert token_faults(tuple(below), tuple(below), rounds=plenty) == []  # type: ignore[arg-type]
    assert token_faults(tuple(below), tuple(above), rounds=plenty) == [  # type: ignore[arg-type]
        ("tokens-exceeded", -1, kind, total + 1, total)
    ]


def test_puddings_are_worth_thirty_two_in_all() -> None:
    """SR-6: one number per seat; what was taken beyond the stock gave nothing."""
    rounds = [[{"pudding3": 2}] * 2] * 3  # 18 icons each
    assert token_faults((16, 0, 0), (16, 0, 0), rounds=rounds) == []
    assert token_faults((18, 0, 0), (14, 0, 0), rounds=rounds) == []
    assert token_faults((16, 0, 0), (17, 0, 0), rounds=rounds) == [
        ("tokens-exceeded", -1, 0, 33, 32)
    ]


def test_nobody_holds_tokens_that_never_came() -> None:
    """Three menus and two chopsticks at the start, and what the faces taken show."""
    rounds = [[{"menu2": 1, "chopsticks1": 1}, {"pudding3": 1}]]
    assert token_faults((0, 5, 3), (3, 3, 2), rounds=rounds) == []
    assert token_faults((0, 6, 4), (4, 3, 2), rounds=rounds) == [
        ("tokens-unearned", 1, 0, 4, 3),
        ("tokens-unearned", 0, 1, 6, 5),
        ("tokens-unearned", 0, 2, 4, 3),
    ]


def test_puddings_are_never_spent() -> None:
    rounds = [[{"pudding2": 1}, {"pudding3": 1}]]
    assert token_faults((2, 0, 0), (3, 0, 0), rounds=rounds) == []
    assert token_faults((2, 0, 0), (2, 0, 0), rounds=rounds) == [("puddings-missing", -1, 0, 4, 5)]


def test_negative_tokens_are_impossible() -> None:
    assert token_faults((0, -1, 0), (0, 0, 0), rounds=[]) == [("token-negative", 0, 1, -1, 0)]


# How sure.


def test_limits_on_assumed_numbers_only_warn() -> None:
    """docs/rules: dice, belts and totals have sources; how many icons a face shows is assumed."""
    unsure = {name for code, name in FAULT_IDS.items() if not is_sure(RULESET, code)}
    assert unsure == {"tokens-unearned", "puddings-missing"}


def test_a_corrected_number_makes_its_limit_sure() -> None:
    known = {face: Fact(fact.value, Certainty.SEED, "box") for face, fact in RULESET.icons.items()}
    assert is_sure(replace(RULESET, icons=known), limits.TOKENS_UNEARNED)


def test_faults_stop_at_a_readable_number() -> None:
    faults = Faults()
    book = make_book(RULESET, 5)
    limits.check_rounds([[[-1] * len(SLOTS)] * 5] * 3, 3, book, faults)
    assert faults.found == FAULTS

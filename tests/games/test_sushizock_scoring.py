"""What stacks are worth, why, and which stacks cannot be."""

from dataclasses import replace

import pytest

from sushibelt.core.game import Certainty
from sushibelt.games.faults import ANYWHERE
from sushibelt.games.sushizock import components as box
from sushibelt.games.sushizock.book import make_book
from sushibelt.games.sushizock.editions import PUBLISHED
from sushibelt.games.sushizock.game import SHEET_LABELS
from sushibelt.games.sushizock.limits import (
    NO_SUCH_TILE,
    TOO_MANY_OF_VALUE,
    TOO_MANY_TILES,
    check,
    finished,
)
from sushibelt.games.sushizock.scoring import points_of, score
from sushibelt.games.sushizock.state import Bill, Faults

BOOK = make_book(PUBLISHED, 3)


def heights_of(stacks):
    return [[len(stack) for stack in pair] for pair in stacks]


def line(sushi, bones):
    """The line of a seat with these stacks, behind an empty-handed one."""
    stacks = [[[], []], [sushi, bones]]
    bill = Bill()
    score(stacks, heights_of(stacks), 2, bill)
    [only] = SHEET_LABELS.part(SHEET_LABELS.end, bill.points[0][1], bill.why[0][1]).lines
    return only


@pytest.mark.parametrize(
    ("sushi", "bones", "points"),
    [
        ([5, 1, 2, 3], [2, 1], 3),  # RULES, derived: the two lowest sushi count
        ([6, 6], [1, 1], 10),  # as high as each other
        ([6], [1, 2, 4], -1),  # bones above count all the same (S4)
        ([6, 5, 4], [], 0),  # no bones, no sushi
        ([], [4, 3], -7),  # a total may be below zero (SZ-15)
        ([], [], 0),
    ],
)
def test_sushi_above_the_bones_drop_out_and_bones_all_count(sushi, bones, points) -> None:
    """S3, S4; the latest taken lie on top."""
    assert points_of([sushi, bones], [len(sushi), len(bones)]) == points
    assert line(sushi, bones).points == points


def test_the_reason_tells_what_counted_and_what_dropped_out() -> None:
    sentence = line([5, 1, 2, 3], [2, 1])
    assert sentence.line == "tiles"
    assert sentence.why.reason == "sushi-above-bones"
    assert sentence.why.numbers == {
        "sushi": 2, "sushi_sum": 6, "dropped": 2, "dropped_sum": 5, "bones": 2, "bones_sum": 3,
    }  # fmt: skip


def test_the_reason_says_when_everything_counted() -> None:
    sentence = line([5], [2, 1])
    assert sentence.why.reason == "stacks-counted"
    assert sentence.why.numbers == {
        "sushi": 1, "sushi_sum": 5, "dropped": 0, "dropped_sum": 0, "bones": 2, "bones_sum": 3,
    }  # fmt: skip


def test_one_empty_stack_is_not_nothing() -> None:
    assert line([], [4]).why.reason == "stacks-counted"
    assert line([6], []).why.reason == "sushi-above-bones"


def test_the_reason_says_when_there_was_nothing_to_count() -> None:
    sentence = line([], [])
    assert sentence.why.reason == "no-tiles"
    assert set(sentence.why.numbers.values()) == {0}


def test_a_used_bill_can_be_written_again() -> None:
    """Every number is written, none is added to."""
    bill = Bill()
    score([[[5, 1], [2]]], [[2, 1]], 1, bill)
    score([[[], []]], [[0, 0]], 1, bill)
    assert bill == Bill()


# --- limits


def fault_of(*stacks):
    """The first fault as (code, seat, kind, value, given, limit); None if there is none."""
    found = Faults()
    check(list(stacks), heights_of(stacks), len(stacks), BOOK, found)
    if not found.found:
        return None
    [(code, round_, seat, kind, given, limit, value)] = found.rows
    assert (found.found, round_) == (1, ANYWHERE)
    return code, seat, kind, value, given, limit


ALL_SUSHI = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
ALL_BONES = [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4]


def test_the_whole_box_on_the_table_is_possible_and_finished() -> None:
    stacks = [[ALL_SUSHI[:5], ALL_BONES[3:]], [ALL_SUSHI[5:], ALL_BONES[:3]]]
    assert fault_of(*stacks) is None
    assert finished(heights_of(stacks), 2, BOOK) == 1


@pytest.mark.parametrize(
    ("sushi", "bones"), [(ALL_SUSHI[1:], ALL_BONES), (ALL_SUSHI, ALL_BONES[1:]), ([], [])]
)
def test_a_game_with_a_tile_still_in_a_row_is_possible_and_not_finished(sushi, bones) -> None:
    assert fault_of([sushi, bones]) is None
    assert finished(heights_of([[sushi, bones]]), 1, BOOK) == 0


@pytest.mark.parametrize(
    ("kind", "value", "limit"),
    [*((0, value, 2) for value in range(1, 7)), (1, 1, 5), (1, 2, 4), (1, 3, 2), (1, 4, 1)],
)
def test_one_tile_more_of_a_value_than_the_box_holds_is_found(kind, value, limit) -> None:
    """the split; found at the seat with which it becomes too many, and counted there."""
    pairs: list[list[list[int]]] = [[[], []], [[], []], [[], []]]
    pairs[0][kind] = [value] * limit
    assert fault_of(*pairs) is None
    pairs[2][kind] = [value]
    assert fault_of(*pairs) == (TOO_MANY_OF_VALUE, 2, kind, value, limit + 1, limit)


@pytest.mark.parametrize("kind", [0, 1])
def test_a_thirteenth_tile_of_a_kind_is_found(kind) -> None:
    pairs: list[list[list[int]]] = [[[], []], [[], []]]
    pairs[0][kind] = [ALL_SUSHI, ALL_BONES][kind]
    pairs[1][kind] = [1, 1]
    assert fault_of(*pairs) == (TOO_MANY_TILES, 1, kind, 0, 14, 12)


@pytest.mark.parametrize(("kind", "value"), [(0, 0), (0, 7), (1, 5), (1, -1)])
def test_a_tile_that_is_not_in_the_box_is_found(kind, value) -> None:
    pair: list[list[int]] = [[], []]
    pair[kind] = [1, value]
    found = fault_of(pair, [[9], [9]])  # the first fault stands
    assert found == (NO_SUCH_TILE, 0, kind, value, value, (6, 4)[kind])


# --- the box


def test_the_split_adds_up_to_the_rows() -> None:
    for tiles in (box.SUSHI_TILES, box.BONE_TILES):
        assert sum(fact.value for fact in tiles.values()) == box.TILES_OF_A_KIND.value == 12


def test_a_split_that_does_not_add_up_makes_no_book() -> None:
    """An owner who corrects one number is told to correct the other."""
    one_more = {**box.BONE_TILES, 4: box.BONE_TILES[4]._replace(value=2)}
    with pytest.raises(ValueError, match="adds up to 13, not 12"):
        make_book(replace(PUBLISHED, bones=one_more), 2)


def test_no_limit_of_the_box_rests_on_an_inferred_or_assumed_number() -> None:
    """docs/score.md: such limits would only warn; these refuse."""
    facts = [*box.SUSHI_TILES.values(), *box.BONE_TILES.values(), box.TILES_OF_A_KIND]
    assert {fact.certainty for fact in facts} == {Certainty.ONE, Certainty.MANY}
    assert all(fact.source for fact in facts)


def test_a_die_has_six_sides() -> None:
    """docs/rules/sushizock.md: two sushi, two bones, one blue, one red."""
    assert {face: fact.value for face, fact in box.DIE_FACES.items()} == {
        "sushi": 2, "bones": 2, "blue": 1, "red": 1,
    }  # fmt: skip

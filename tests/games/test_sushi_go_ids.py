"""Ids of Sushi Go!: what is accepted, how it is printed, what is refused (docs/rules, Ids)."""

from itertools import permutations, product

import pytest

from sushibelt.core.refusal import Refusal
from sushibelt.games import every_selection, find, select
from tests.games.desserts import DESSERTS

FOR_ALL = ("", "two-way", "golf")
FOR_TWO = ("personal-piles", "battle", "puppet")


def expected_ids() -> dict[str, tuple[int, ...]]:
    """Every id in canonical form with its seat counts, straight from the table of docs/rules."""
    ids = {
        "sushi-go/zoch-2014": (3, 4, 5),
        "sushi-go/zoch-2014+two-way": (3, 4, 5),
        "sushi-go/zoch-2014+forced-wasabi": (3, 4, 5),
        "sushi-go/zoch-2014+forced-wasabi+two-way": (3, 4, 5),
        "sushi-go/original-2013": (2, 3, 4, 5),
        "sushi-go/original-2013+two-way": (2, 3, 4, 5),
    }
    variants = [*FOR_ALL, *FOR_TWO]
    for dessert, variant, maki in product(DESSERTS, variants, ("", "must-have-maki")):
        words = sorted(word for word in (dessert, variant, maki) if word not in ("", "strawberry"))
        seats = (2,) if maki or variant in FOR_TWO else (2, 3, 4, 5)
        ids["+".join(["sushi-go/anniversary", *words])] = seats
    return ids


def test_every_id_of_the_table_exists_at_its_seat_counts_and_no_other() -> None:
    found = {c.id: c.seats for c in every_selection() if c.family == "sushi-go"}
    assert found == expected_ids()


@pytest.mark.parametrize(("game_id", "seats"), expected_ids().items())
def test_every_id_can_be_found_and_keeps_its_name(game_id: str, seats: tuple[int, ...]) -> None:
    for count in (1, 2, 3, 4, 5, 6):
        if count in seats:
            game = find(game_id, count)
            assert (game.id, game.seats) == (game_id, count)
        else:
            with pytest.raises(Refusal) as refused:
                find(game_id, count)
            assert refused.value.reason == "seats-impossible"
            assert refused.value.facts["allowed"] == list(seats)


def test_options_may_come_in_any_order() -> None:
    for words in permutations(("must-have-maki", "mochi", "puppet")):
        text = "+".join(["sushi-go/anniversary", *words])
        assert select(text).id == "sushi-go/anniversary+mochi+must-have-maki+puppet"


def test_a_written_out_default_is_accepted_and_not_printed() -> None:
    assert select("sushi-go/anniversary+strawberry").id == "sushi-go/anniversary"
    assert select("sushi-go/anniversary+golf+strawberry").id == "sushi-go/anniversary+golf"
    plain = find("sushi-go/anniversary", 2)
    assert find("sushi-go/anniversary+strawberry", 2).digest == plain.digest


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "family-unknown"),
        ("sushi", "family-unknown"),
        ("Sushi-Go/anniversary", "family-unknown"),
        ("sushi-go", "edition-unknown"),
        ("sushi-go/", "edition-unknown"),
        ("sushi-go/zoch", "edition-unknown"),
        ("sushi-go/anniversary ", "edition-unknown"),
        ("sushi-go/anniversary/x", "edition-unknown"),
        ("sushi-go/anniversary+", "option-unknown"),
        ("sushi-go/anniversary+cake", "option-unknown"),
        ("sushi-go/anniversary+forced-wasabi", "option-unknown"),
        ("sushi-go/zoch-2014+mochi", "option-unknown"),
        ("sushi-go/zoch-2014+must-have-maki", "option-unknown"),
        ("sushi-go/original-2013+golf", "option-unknown"),
        ("sushi-go/original-2013+forced-wasabi", "option-unknown"),
        ("sushi-go/anniversary+golf+golf", "option-twice"),
        ("sushi-go/anniversary+strawberry+strawberry", "option-twice"),
        ("sushi-go/anniversary+mochi+pudding", "options-contradict"),
        ("sushi-go/anniversary+strawberry+pudding", "options-contradict"),
        ("sushi-go/anniversary+two-way+golf", "options-contradict"),  # S1: variants do not mix
        ("sushi-go/anniversary+battle+puppet", "options-contradict"),
        ("sushi-go/anniversary+golf+personal-piles", "options-contradict"),
    ],
)
def test_what_is_no_id_is_refused(text: str, reason: str) -> None:
    with pytest.raises(Refusal) as refused:
        select(text)
    assert refused.value.reason == reason


@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 10**9])
def test_an_impossible_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(Refusal) as refused:
        find("sushi-go/original-2013", seats)
    assert refused.value.reason == "seats-impossible"

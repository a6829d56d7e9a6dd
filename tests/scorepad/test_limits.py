"""What cannot have happened is refused with its place and limit; what is not certain only warns."""

from typing import Any

import pytest

from sushibelt.core.refusal import Refusal
from sushibelt.games.faults import under_way
from sushibelt.scorepad import Card, score
from tests.scorepad.documents import Document, over, plates, stacks, trays

FULL_OF_NINE = {"dumpling": 4, "maki1": 1, "maki2": 2, "salmon": 2}


def refused(document: Document) -> tuple[str, dict[str, Any]]:
    """The reason and the facts of a refusal; its place is told as (round, seat)."""
    with pytest.raises(Refusal) as caught:
        score(document)
    facts = dict(caught.value.facts)
    if isinstance(facts.get("where"), Refusal):
        facts["where"] = tuple(facts["where"].facts.values())
    return caught.value.reason, facts


def warned(document: Document) -> list[str]:
    """The reasons of all notices; behind an unsure limit stands the problem itself."""
    notices = score(document).warnings
    return [n.facts["problem"].reason if "problem" in n.facts else n.reason for n in notices]


def test_a_fifteenth_tempura_is_refused_with_the_plate_that_brings_it() -> None:
    """S2 prints 14: over the whole game, since the deck is never shuffled again."""
    fourteen: tuple[list[dict[str, int]], ...] = [{"tempura": 8}, {}, {"tempura": 6}], [{}, {}, {}]
    assert "score-deck-exceeded" not in warned(plates("zoch-2014", *fourteen))
    fifteen = plates("zoch-2014", *fourteen, [{}, {"tempura": 1}, {}])
    assert refused(fifteen) == (
        "score-deck-exceeded",
        {"where": (3, "Bo"), "kind": "tempura", "given": 15, "limit": 14},
    )


@pytest.mark.parametrize(
    ("plate", "kind", "limit"),
    [
        ({"sashimi": 5}, "sashimi", 14),
        ({"dumpling": 5}, "dumpling", 14),
        ({"maki1": 3}, "maki1", 6),
        ({"maki2": 5}, "maki2", 12),
        ({"maki3": 3}, "maki3", 8),
        ({"egg": 2}, "egg", 5),
        ({"egg": 1, "wasabi+egg": 1}, "egg", 5),
        ({"salmon": 2, "wasabi+salmon": 2}, "salmon", 10),
        ({"wasabi+squid": 1, "squid": 1}, "squid", 5),
        ({"wasabi": 3}, "wasabi", 6),
        ({"wasabi": 1, "wasabi+salmon": 2}, "wasabi", 6),
        ({"chopsticks": 2}, "chopsticks", 4),
        ({"pudding": 4}, "pudding", 10),
    ],
)
def test_no_kind_is_laid_more_often_than_the_deck_has_it(
    plate: dict[str, int], kind: str, limit: int
) -> None:
    """A nigiri on wasabi is two cards: one of each kind."""
    reason, facts = refused(plates("original-2013", [plate] * 3))
    assert (reason, facts["kind"], facts["limit"]) == ("score-deck-exceeded", kind, limit)
    assert facts["given"] > limit


def test_a_deck_that_is_only_inferred_warns_and_is_scored_all_the_same() -> None:
    document = over("anniversary+pudding", [{"tempura": 8}, {"tempura": 8}, {"pudding": 2}])
    card = score(document)
    assert card.seats[0].sheet.rounds[0].lines[0].points == 20
    assert warned(document).count("score-deck-exceeded") == 1


@pytest.mark.parametrize(
    ("game", "plates_", "kind"),
    [
        ("anniversary", [{"strawberry4": 3}, {}], "strawberry4"),
        ("anniversary+frozen-yogurt", [{"yogurt1": 3}, {"yogurt1": 1}], "yogurt1"),
        ("anniversary+frozen-yogurt", [{"yogurt2": 8}, {"yogurt1": 3}], "yogurt"),
        ("anniversary+bubble-tea", [{"tea1": 3}, {}], "tea1"),
        ("anniversary+mochi", [{"mochi": 6}, {"mochi": 5}], "mochi"),
        ("anniversary+pudding", [{"pudding": 6}, {"pudding": 5}], "pudding"),
    ],
)
def test_supposed_splits_and_sizes_of_dessert_sets_only_warn(
    game: str, plates_: list[dict[str, int]], kind: str
) -> None:
    notices = score(plates(game, plates_)).warnings
    problems = [n.facts["problem"] for n in notices if "problem" in n.facts]
    kinds = [p.facts["kind"] for p in problems if p.reason == "score-deck-exceeded"]
    assert kinds.count(kind) == 1


def test_an_eleventh_strawberry_card_is_refused_whatever_it_shows() -> None:
    """S1 prints that there are ten; how they split is supposed."""
    ten = [{"strawberry1": 5}, {"strawberry1": 5}]
    assert "score-deck-exceeded" in warned(plates("anniversary", ten))
    assert refused(plates("anniversary", ten, [{}, {"strawberry2": 1}])) == (
        "score-deck-exceeded",
        {"where": (2, "Bo"), "kind": "strawberry", "given": 11, "limit": 10},
    )


@pytest.mark.parametrize(
    ("game", "seats", "hand"),
    [
        ("zoch-2014", 3, 9),
        ("zoch-2014", 4, 8),
        ("zoch-2014", 5, 7),
        ("original-2013", 2, 10),
        ("anniversary", 2, 10),
        ("anniversary+mochi", 5, 7),
        ("anniversary+battle", 2, 10),
        ("anniversary+personal-piles", 2, 10),
        ("anniversary+puppet", 3, 9),
    ],
)
def test_nobody_lays_more_cards_in_a_round_than_a_hand_has(
    game: str, seats: int, hand: int
) -> None:
    full = {"salmon": hand - 4, "wasabi+salmon": 2}
    rest: list[dict[str, int]] = [{} for _ in range(seats - 1)]
    score(plates(game, [full, *rest]))
    for seat in range(seats):
        laid = [*rest[:seat], {**full, "tempura": 1}, *rest[seat:]]
        reason, facts = refused(plates(game, laid))
        name = (
            "puppet"
            if "puppet" in game and seat == 2
            else ("Ana", "Bo", "Cleo", "Dan", "Eva")[seat]
        )
        assert (reason, facts) == (
            "score-hand-exceeded",
            {"where": (1, name), "given": hand + 1, "limit": hand},
        )


def test_cards_that_score_nothing_may_be_left_out_but_that_is_told() -> None:
    card = score(over("zoch-2014", [{"tempura": 2}, {"pudding": 1}, FULL_OF_NINE]))
    assert card.result is not None
    assert card.warnings[0].reason == "plates-short"
    assert card.warnings[0].facts == {"round": 1, "seats": ["Ana (2)", "Bo (1)"], "limit": 9}


def test_a_last_round_in_which_all_have_laid_equally_few_is_under_way() -> None:
    full = [
        {"tempura": 4, "sashimi": 5},
        {"maki2": 5, "dumpling": 4},
        {"salmon": 4, "maki3": 4, "egg": 1},
    ]
    second = [
        {"tempura": 5, "sashimi": 4},
        {"maki2": 5, "dumpling": 4},
        {"salmon": 4, "maki3": 2, "egg": 3},
    ]
    midway = score(plates("zoch-2014", full, second, [{"tempura": 2}, {"squid": 2}, {"maki1": 2}]))
    assert midway.result is None
    assert [n.reason for n in midway.warnings] == ["round-under-way"]
    assert midway.warnings[0].facts == {"round": 3, "given": 2, "limit": 9}
    assert midway.seats[0].sheet.rounds[2].total == 5
    unequal = score(plates("zoch-2014", full, second, [{"tempura": 2}, {"squid": 1}, {}]))
    assert unequal.result is not None


@pytest.mark.parametrize(
    ("cards", "slack", "expected"),
    [
        ([], 0, 0),
        ([[3, 3]], 0, 1),
        ([[0, 0]], 0, 1),
        ([[5, 5]], 0, 0),
        ([[4, 5]], 0, 0),
        ([[4, 5]], 1, 1),
        ([[3, 5]], 1, 0),
        ([[5, 5], [2, 2]], 0, 1),
        ([[5, 4], [2, 2]], 0, 0),
    ],
)
def test_under_way_means_earlier_plates_full_and_the_last_equally_short(
    cards: list[list[int]], slack: int, expected: int
) -> None:
    assert under_way(cards, len(cards), 2, 5, slack) == expected


def with_squishy(laid: list[dict[str, int]], *taken: int, **more: Any) -> Document:
    document = plates("anniversary", laid, **more)
    document["rounds"][0]["squishy"] = list(taken)
    return document


def test_the_squishy_is_taken_only_with_strawberry_cards_of_that_round() -> None:
    """S1: by the seat that leads with a strawberry of this turn."""
    assert refused(with_squishy([{}, {"strawberry1": 1}], 1, 0)) == (
        "score-squishy-unearned",
        {"where": (1, "Ana"), "given": 1, "limit": 0},
    )
    reason, facts = refused(with_squishy([{"strawberry1": 1}, {"strawberry2": 1}], 2, 1))
    assert (reason, facts["limit"]) == ("score-squishy-unearned", 1)


def test_nobody_takes_the_squishy_from_themselves() -> None:
    laid = [{"strawberry1": 2, "strawberry2": 1}, {"strawberry2": 1}]
    assert "score-squishy-kept" not in warned(with_squishy(laid, 2, 1))
    assert "score-squishy-kept" in warned(with_squishy(laid, 2, 0))


def test_the_squishy_is_not_taken_from_behind() -> None:
    first, second = [{"strawberry4": 2}, {}], [{}, {"strawberry1": 1}]
    document = plates("anniversary", first, second)
    document["rounds"][0]["squishy"] = [1, 0]
    document["rounds"][1]["squishy"] = [0, 1]
    assert "score-squishy-behind" in warned(document)
    document["rounds"][1]["plates"][1] = {"strawberry4": 2}
    assert "score-squishy-behind" not in warned(document)


def test_a_squishy_that_nobody_mentions_is_asked_for() -> None:
    laid = [{"strawberry1": 1}, {"strawberry2": 1}]
    assert "squishy-missing" in warned(plates("anniversary", laid))
    assert "squishy-missing" not in warned(with_squishy(laid, 0, 0))
    assert "squishy-missing" not in warned(plates("anniversary", [{"egg": 1}, {}]))
    assert "squishy-missing" not in warned(plates("original-2013", [{"pudding": 1}, {}]))


def test_a_single_seat_with_strawberries_must_have_taken_the_squishy() -> None:
    assert "score-squishy-forgotten" in warned(with_squishy([{"strawberry1": 1}, {}], 0, 0))
    assert "score-squishy-forgotten" not in warned(with_squishy([{"strawberry1": 1}, {}], 1, 0))
    both = [{"strawberry1": 1}, {"strawberry1": 1}]
    assert "score-squishy-forgotten" not in warned(with_squishy(both, 0, 0))


def test_a_game_without_squishy_refuses_takings_and_lets_zeros_pass() -> None:
    document = plates("zoch-2014", [{}, {}, {}])
    document["rounds"][0]["squishy"] = [0, 0, 0]
    score(document)
    document["rounds"][0]["squishy"] = [0, 1, 0]
    assert refused(document) == ("score-no-squishy", {"where": (1, "Bo")})


def mochi(dice: list[int] | None, *laid: dict[str, int]) -> Document:
    more = {} if dice is None else {"mochi_dice": dice}
    return over("anniversary+mochi", list(laid), **more)


def test_a_mochi_die_beyond_the_supposed_six_faces_warns() -> None:
    document = mochi([7, 1], {"mochi": 1}, {})
    assert warned(document)[0] == "score-die-exceeded"
    assert score(document).seats[0].sheet.end.total == 6


def test_a_die_shows_at_least_one() -> None:
    reason, facts = refused(mochi([0, 1], {"mochi": 1}, {}))
    assert (reason, facts["where"], facts["lowest"]) == ("score-number-too-low", ("Ana",), 1)


def test_a_die_that_was_never_rolled_shows_one() -> None:
    """S1: it begins at 1. A mochi card may be missing from the list, so this only warns."""
    assert "score-die-unrolled" in warned(mochi([1, 2], {}, {}))
    assert "score-die-unrolled" not in warned(mochi([1, 2], {}, {"mochi": 1}))
    assert "score-die-unrolled" not in warned(mochi([1, 1], {}, {}))


def test_unknown_dice_leave_the_desserts_open() -> None:
    card = score(mochi(None, {"mochi": 1}, {}))
    assert card.result is None
    assert card.seats[0].sheet.end.lines == ()
    assert "dice-missing" in {n.reason for n in card.warnings}
    untouched = score(mochi(None, {}, {}))
    assert untouched.result is not None


def test_mochi_dice_belong_to_mochi() -> None:
    score(over("anniversary+pudding", [{}, {}], mochi_dice=[1, 1]))
    assert refused(over("anniversary+pudding", [{}, {}], mochi_dice=[1, 2])) == (
        "score-no-dice",
        {"where": ("Bo",)},
    )


def test_teas_beyond_what_scoring_has_room_for_are_refused_and_not_counted() -> None:
    many = {"tea1": 2, "tea2": 2, "tea3": 2, "tea4": 2, "tea5": 2}
    document = plates("anniversary+bubble-tea", [many, {}], [many, {}])
    reason, facts = refused(document)
    assert (reason, facts["where"]) == ("score-teas-uncountable", ("Ana",))


def test_the_puppet_counts_and_may_be_left_out_of_squishy_and_dice() -> None:
    document = plates("anniversary+puppet", [{}, {}, {"strawberry1": 1}])
    document["rounds"][0]["squishy"] = [0, 0, 1]
    card = score(document)
    assert card.puppet is not None
    assert [seat.name for seat in card.seats] == ["Ana", "Bo"]
    assert card.puppet.rounds[0].lines[-1].points == 2
    document["rounds"][0]["squishy"] = [0, 0]
    assert "puppet-left-out" in warned(document)
    document["rounds"][0]["squishy"] = [0]
    assert refused(document)[0] == "score-wrong-length"
    dice = over("anniversary+mochi+puppet", [{"mochi": 1}, {}, {}], mochi_dice=[4, 1])
    assert score(dice).seats[0].sheet.end.total == 6


def test_no_tray_holds_more_dice_than_a_belt_begins_with() -> None:
    score(trays([{"dumpling": 4, "wasabi+egg": 1, "menu1": 1}, {}, {}]))
    assert refused(trays([{}, {"dumpling": 4, "wasabi+egg": 2}, {}])) == (
        "score-tray-overfull",
        {"where": (1, "Bo"), "given": 8, "limit": 7},
    )


def test_more_dice_of_a_type_than_the_box_has_warn_because_the_faces_are_supposed() -> None:
    card = score(trays([{"maki1": 4}, {"maki2": 3}, {}]))
    problem = card.warnings[0].facts["problem"]
    assert problem.reason == "score-dice-exceeded"
    assert problem.facts["where"].facts == {"round": 1, "seat": "Ana, Bo, Cleo"}
    assert (problem.facts["kind"], problem.facts["given"], problem.facts["limit"]) == ("maki", 7, 6)
    assert "score-dice-exceeded" not in warned(trays([{"maki1": 4}, {"maki2": 2}, {}]))


def test_tokens_are_no_more_than_there_are() -> None:
    many = [{"menu": 10}, {"menu": 9}]
    reason, facts = refused(trays([{}, {}], tokens=many))
    assert (reason, facts["kind"], facts["given"], facts["limit"]) == (
        "score-tokens-exceeded",
        "menu",
        19,
        18,
    )


def test_tokens_that_the_trays_do_not_explain_warn_because_icons_are_supposed() -> None:
    assert warned(trays([{}, {}], tokens=[{"pudding": 4}, {}]))[0] == "score-tokens-unearned"
    lost = trays([{"pudding3": 1}, {}], tokens=[{}, {}])
    assert "score-puddings-missing" in warned(lost)


def test_once_icons_are_known_unexplained_tokens_are_refused_unless_dice_are_unlisted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sushibelt.scorepad.sushi_roll.is_sure", lambda *_: True)
    tokens = [{"pudding": 4}, {}]
    assert "score-tokens-unearned" in warned(trays([{}, {}], tokens=tokens))
    full = [{"dumpling": 5, "maki1": 3}, {"tempura": 5, "egg": 3}]
    assert refused(trays(full, tokens=tokens))[0] == "score-tokens-unearned"


def test_sushi_roll_without_tokens_is_not_over() -> None:
    document = trays(*[[{"egg": 1}, {}]] * 3)
    card = score(document)
    assert (card.result, card.seats[0].sheet.end.lines) == (None, ())
    assert "tokens-missing" in {n.reason for n in card.warnings}
    assert score({**document, "tokens": [{"menu": 3}, {}]}).result is not None


def test_a_tray_may_be_one_die_ahead_while_a_round_is_under_way() -> None:
    card = score(trays([{"egg": 2}, {"tempura": 1}, {"tempura": 1}]))
    assert [n.reason for n in card.warnings] == ["round-under-way"]


def test_stacks_hold_no_more_tiles_than_the_box() -> None:
    thirteen = [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 1]
    assert refused(stacks((thirteen, []), ([], []))) == (
        "score-tiles-exceeded",
        {"where": ("Ana",), "kind": "sushi", "value": 0, "given": 13, "limit": 12},
    )
    reason, facts = refused(stacks(([6, 6], []), ([6], [])))
    assert (reason, facts["where"], facts["value"]) == (
        "score-tile-values-exceeded",
        ("Bo",),
        6,
    )


@pytest.mark.parametrize(
    ("sushi", "bones", "given", "limit"),
    [([7], [], 7, 6), ([0], [], 0, 6), ([-3], [], -3, 6), ([], [5], 5, 4), ([], [-5], 5, 4)],
)
def test_tiles_that_do_not_exist_are_refused(
    sushi: list[int], bones: list[int], given: int, limit: int
) -> None:
    reason, facts = refused(stacks((sushi, bones), ([], [])))
    assert (reason, facts["given"], facts["limit"]) == ("score-tile-unknown", given, limit)


def test_bones_may_be_typed_with_their_minus_or_without() -> None:
    cards: list[Card] = [score(stacks(([5], [sign * 2]), ([], []))) for sign in (1, -1)]
    assert [card.seats[0].total for card in cards] == [3, 3]


def test_sushizock_is_over_when_every_tile_is_on_a_stack() -> None:
    sushi, bones = [1, 2, 3, 4, 5, 6] * 2, [1] * 5 + [2] * 4 + [3] * 2 + [4]
    card = score(stacks((sushi, []), ([], bones)))
    assert card.winners == ("Ana",)
    assert [seat.place for seat in card.seats] == [1, 2]
    assert card.warnings == ()
    unfinished = score(stacks((sushi[1:], []), ([], bones)))
    assert unfinished.winners == ()
    assert unfinished.warnings[0].facts == {"count": 1}

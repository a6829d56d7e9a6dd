"""A document is read strictly: a typing error must never silently change a score."""

from typing import Any

import pytest

from sushibelt.core.refusal import Refusal
from sushibelt.scorepad import parse, score
from sushibelt.scorepad.typed import numbers_of, plate_of, takings_of
from tests.scorepad.documents import Document, plates, stacks, trays

GO = plates("zoch-2014", [{"egg": 1}, {}, {}])
ROLL = trays([{"egg": 1}, {}], tokens=[{}, {}])
ZOCK = stacks(([1], [1]), ([], []))


def reason(document: object) -> str:
    with pytest.raises(Refusal) as caught:
        score(document)
    return caught.value.reason


def with_plate(plate: Any) -> Document:
    return plates("zoch-2014", [{}, plate, {}])


def with_round(**round_: Any) -> Document:
    return {**GO, "rounds": [round_]}


@pytest.mark.parametrize("document", [None, 3, "text", [], [GO], True, object(), {1, 2}])
def test_a_document_is_an_object(document: object) -> None:
    assert reason(document) == "score-not-an-object"


@pytest.mark.parametrize(
    ("document", "key"),
    [
        ({**GO, "round": []}, "round"),
        ({**GO, "tokens": []}, "tokens"),
        ({**GO, "stacks": []}, "stacks"),
        ({**ROLL, "mochi_dice": [1, 1]}, "mochi_dice"),
        ({**ZOCK, "rounds": []}, "rounds"),
        (with_round(plates=[{}, {}, {}], squishi=[0, 0, 0]), "squishi"),
        ({**ROLL, "rounds": [{"trays": [{}, {}], "plates": []}]}, "plates"),
        ({**ZOCK, "stacks": [{"bone": [1]}, {}]}, "bone"),
        (dict([*GO.items(), (7, [])]), "7"),
    ],
)
def test_an_unknown_key_is_refused_by_name(document: Document, key: str) -> None:
    with pytest.raises(Refusal) as caught:
        score(document)
    assert caught.value.reason == "score-key-unknown"
    assert caught.value.facts["entry"].strip('"') == key


@pytest.mark.parametrize(
    ("document", "key"),
    [
        ({}, "game"),
        ({"game": "sushi-go/zoch-2014"}, "seats"),
        ({"game": "sushi-go/zoch-2014", "seats": ["A", "B", "C"]}, "rounds"),
        ({"game": "sushi-roll/2019", "seats": ["A", "B", "C"]}, "rounds"),
        ({"game": "sushizock/2008", "seats": ["A", "B", "C"]}, "stacks"),
        (with_round(squishy=[0, 0, 0]), "plates"),
        ({**ROLL, "rounds": [{}]}, "trays"),
    ],
)
def test_a_missing_key_is_named(document: Document, key: str) -> None:
    with pytest.raises(Refusal) as caught:
        score(document)
    assert (caught.value.reason, caught.value.facts["entry"]) == ("score-key-missing", key)


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        (["Ana", "", "Cleo"], "score-name-impossible"),
        (["Ana", "  ", "Cleo"], "score-name-impossible"),
        (["Ana", 2, "Cleo"], "score-name-impossible"),
        (["Ana", None, "Cleo"], "score-name-impossible"),
        (["Ana", "B\no", "Cleo"], "score-name-impossible"),
        (["Ana", "\x1b[2J", "Cleo"], "score-name-impossible"),
        (["Ana", "\ud800", "Cleo"], "score-name-impossible"),
        (["Ana", "Ana", "Cleo"], "score-name-twice"),
        (["Ana", "Ana ", "Cleo"], "score-name-twice"),
        ("Ana", "score-not-a-list"),
        ({"Ana": 1}, "score-not-a-list"),
        (["Ana"], "seats-impossible"),
        ([], "seats-impossible"),
        (["A", "B", "C", "D", "E", "F"], "seats-impossible"),
        (["Ana", "Bo"], "seats-impossible"),  # the edition needs three
    ],
)
def test_names_are_readable_different_and_as_many_as_the_game_seats(
    names: object, expected: str
) -> None:
    assert reason({**GO, "seats": names}) == expected


def test_names_of_any_script_are_welcome() -> None:
    names = ["Zoë", "Мария", "小林 さくら", "👩‍🍳"]
    card = score(plates("zoch-2014", [{}, {}, {}, {}]) | {"seats": names})
    assert [seat.name for seat in card.seats] == names


@pytest.mark.parametrize("game", [None, 5, ["sushi-go/zoch-2014"], {}])
def test_the_game_is_a_text(game: object) -> None:
    assert reason({**GO, "game": game}) == "score-game-not-text"


@pytest.mark.parametrize(
    ("game", "expected"),
    [
        ("", "family-unknown"),
        ("sushi-go", "edition-unknown"),
        ("sushi-go/zoch-2015", "edition-unknown"),
        ("sushi-go/zoch-2014+golf", "option-unknown"),
        ("sushi-go/anniversary+golf+battle", "options-contradict"),
        ("sushi-go/anniversary+puppet", "seats-impossible"),
    ],
)
def test_unknown_games_are_refused(game: str, expected: str) -> None:
    assert reason({**GO, "game": game}) == expected


@pytest.mark.parametrize("count", [1.5, 2.0, True, False, "2", None, [1], {}, float("nan")])
def test_counts_are_whole_numbers(count: object) -> None:
    assert reason(with_plate({"egg": count})) == "score-not-whole"
    assert reason({**ROLL, "tokens": [{"menu": count}, {}]}) == "score-not-whole"
    assert reason({**ZOCK, "stacks": [{"sushi": [count]}, {}]}) == "score-not-whole"
    assert reason(with_round(plates=[{}, {}, {}], squishy=[count, 0, 0])) == "score-not-whole"
    dice = plates("anniversary+mochi", [{}, {}], mochi_dice=[1, count])
    assert reason(dice) == "score-not-whole"


@pytest.mark.parametrize(
    "count", [1000, 10**18, 10**5000, -(10**18)], ids=["1000", "1e18", "1e5000", "-1e18"]
)
def test_counts_beyond_sense_are_refused_at_once(count: int) -> None:
    assert reason(with_plate({"egg": count})) == "score-number-senseless"
    assert reason({**ZOCK, "stacks": [{"bones": [count]}, {}]}) == "score-number-senseless"
    dice = plates("anniversary+mochi", [{}, {}], mochi_dice=[1, count])
    assert reason(dice) == "score-number-senseless"


def test_negative_counts_name_the_seat_the_round_and_the_slot() -> None:
    with pytest.raises(Refusal) as caught:
        score(plates("zoch-2014", [{}, {}, {}], [{}, {"egg": -1}, {}]))
    assert caught.value.reason == "score-number-too-low"
    assert caught.value.facts["where"].facts == {"round": 2, "seat": "Bo"}
    assert (caught.value.facts["what"], caught.value.facts["lowest"]) == ("egg", 0)


@pytest.mark.parametrize(
    ("game", "slot"),
    [
        ("zoch-2014", "tempra"),
        ("zoch-2014", "strawberry1"),
        ("zoch-2014", "wasabi+tempura"),
        ("zoch-2014", "Tempura"),
        ("zoch-2014", ""),
        ("anniversary", "pudding"),
        ("anniversary", "strawberry5"),
        ("anniversary+frozen-yogurt", "yogurt4"),
        ("anniversary+bubble-tea", "tea6"),
        ("anniversary+mochi", "menu1"),
    ],
)
def test_an_unknown_slot_is_refused(game: str, slot: str) -> None:
    assert reason(plates(game, [{slot: 1}, {}, {}])) == "score-slot-unknown"
    assert reason(plates(game, [{slot: 0}, {}, {}])) == "score-slot-unknown"


def test_a_yogurt_on_a_plate_needs_its_value() -> None:
    document = plates("anniversary+frozen-yogurt", [{"yogurt": 1}, {}])
    with pytest.raises(Refusal) as caught:
        score(document)
    assert caught.value.reason == "score-yogurt-without-value"
    assert list(caught.value.facts["known"]) == ["yogurt1", "yogurt2", "yogurt3"]


@pytest.mark.parametrize(
    ("document", "expected"),
    [
        ({**GO, "rounds": {}}, "score-not-a-list"),
        ({**GO, "rounds": "two"}, "score-not-a-list"),
        ({**GO, "rounds": [[]]}, "score-not-an-object"),
        ({**GO, "rounds": GO["rounds"] * 4}, "score-too-many-rounds"),
        ({**ROLL, "rounds": ROLL["rounds"] * 4}, "score-too-many-rounds"),
        (with_round(plates={}), "score-not-a-list"),
        (with_round(plates=[{}, {}]), "score-wrong-length"),
        (with_round(plates=[{}, {}, {}, {}]), "score-wrong-length"),
        (with_plate([]), "score-not-an-object"),
        (with_plate(None), "score-not-an-object"),
        (with_round(plates=[{}, {}, {}], squishy=0), "score-not-a-list"),
        (with_round(plates=[{}, {}, {}], squishy=[0, 0]), "score-wrong-length"),
        (with_round(plates=[{}, {}, {}], squishy=[0, -1, 0]), "score-number-too-low"),
        (plates("anniversary+puppet", [{}, {}, {}], [{}, {}]), "score-wrong-length"),
        (plates("anniversary+mochi", [{}, {}], mochi_dice=[1]), "score-wrong-length"),
        (plates("anniversary+mochi", [{}, {}], mochi_dice=3), "score-not-a-list"),
        ({**ROLL, "rounds": [{"trays": [{}]}]}, "score-wrong-length"),
        ({**ROLL, "rounds": [{"trays": [{"yogurt1": 1}, {}]}]}, "score-slot-unknown"),
        ({**ROLL, "tokens": [{}]}, "score-wrong-length"),
        ({**ROLL, "tokens": [{"menus": 1}, {}]}, "score-slot-unknown"),
        ({**ROLL, "tokens": [{"menu": -1}, {}]}, "score-number-too-low"),
        ({**ZOCK, "stacks": [{}]}, "score-wrong-length"),
        ({**ZOCK, "stacks": [[], []]}, "score-not-an-object"),
        ({**ZOCK, "stacks": [{"sushi": 5}, {}]}, "score-not-a-list"),
        ({**ZOCK, "stacks": [{"sushi": ["5"]}, {}]}, "score-not-whole"),
    ],
)
def test_wrong_shapes_are_refused(document: Document, expected: str) -> None:
    assert reason(document) == expected


def test_nothing_played_yet_is_a_game_without_points() -> None:
    card = score({**GO, "rounds": []})
    assert [seat.total for seat in card.seats] == [0, 0, 0]
    assert (card.winners, card.warnings) == ((), ())


def test_an_id_may_be_written_in_any_order_with_its_default() -> None:
    document = plates("anniversary+must-have-maki+golf+strawberry", [{}, {}])
    assert score(document).game == "sushi-go/anniversary+golf+must-have-maki"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "score-not-json"),
        ("{", "score-not-json"),
        ("{'game': 1}", "score-not-json"),
        ('{"a": 1,}', "score-not-json"),
        ('{"a": 1, "a": 1}', "score-key-twice"),
        ('{"a": {"b": 1, "b": 2}}', "score-key-twice"),
        ('{"a": NaN}', "score-no-number"),
        ('{"a": -Infinity}', "score-no-number"),
        pytest.param('{"a": ' + "9" * 5000 + "}", "score-json-monstrous", id="digits"),
        pytest.param("[" * 100_000, "score-json-monstrous", id="brackets"),
    ],
)
def test_text_that_is_no_clear_json_is_refused(text: str, expected: str) -> None:
    with pytest.raises(Refusal) as caught:
        parse(text)
    assert caught.value.reason == expected


def test_a_byte_order_mark_is_no_part_of_the_text() -> None:
    assert parse('\ufeff{"a": [1]}') == {"a": [1]}


@pytest.mark.parametrize(
    ("text", "plate"),
    [
        ("", {}),
        (" , ", {}),
        ("2 tempura, wasabi+egg", {"tempura": 2, "wasabi+egg": 1}),
        ("3x Maki2, maki2", {"maki2": 4}),
        ("2 × wasabi + squid", {"wasabi+squid": 2}),
        ("0 egg", {"egg": 0}),
    ],
)
def test_a_typed_plate_is_read(text: str, plate: dict[str, int]) -> None:
    assert plate_of(text) == plate


@pytest.mark.parametrize("text", ["2", "tempura: 2", "-1 egg", "1.5 egg", "2 2 egg", "?"])
def test_a_typed_plate_that_is_unclear_is_refused(text: str) -> None:
    with pytest.raises(Refusal):
        plate_of(text)


def test_typed_takings_go_by_name() -> None:
    assert takings_of("bo, 2 Ana, ana", ["Ana", "Bo", "Cleo"]) == [3, 1, 0]
    assert takings_of("", ["Ana", "Bo"]) == [0, 0]
    with pytest.raises(Refusal) as caught:
        takings_of("Eva", ["Ana", "Bo"])
    assert caught.value.reason == "score-seat-unknown"


def test_typed_numbers_are_read_in_order() -> None:
    assert numbers_of(" 5 1,2  -3 −4") == [5, 1, 2, -3, -4]
    assert numbers_of("") == []
    for text in ("5 x", "1.5", "5-1", "--1"):
        with pytest.raises(Refusal):
            numbers_of(text)

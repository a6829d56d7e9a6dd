"""A pad sent as a link is the same pad; a link that was cut or changed is refused, not misread."""

import json
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import pytest

from tests.pad.node_pad import NodePad
from tests.pad.nonsense import document
from tests.scorepad.documents import Document
from tests.walks import PAIRS

LONGEST = 700  # letters; a message or a QR code holds more


def plain(typed: Document) -> Document:
    """A document as links keep it: bones without their minus, tokens without zeros."""
    kept = dict(typed)
    if "stacks" in kept:
        kept["stacks"] = [
            {kind: [abs(tile) for tile in tiles] for kind, tiles in stack.items()}
            for stack in kept["stacks"]
        ]
    if "tokens" in kept:
        kept["tokens"] = [{t: n for t, n in held.items() if n} for held in kept["tokens"]]
    return kept


def link_that_says(text: Any) -> str:
    return urlsafe_b64encode(json.dumps(text).encode()).decode().rstrip("=")


def test_a_pad_comes_back_from_its_link(pad: NodePad) -> None:
    for game_id, seats in PAIRS:
        typed = document(game_id, seats, 1)
        link = pad.link_of(typed)
        assert re.fullmatch(r"[\w-]+", link), "an address takes every letter as it stands"
        assert len(link) <= LONGEST
        assert pad.read(link) == plain(typed)


def test_names_of_all_languages_come_back(pad: NodePad) -> None:
    typed = document("sushi-go/zoch-2014", 3, 1) | {"seats": ["Łucja", "Ёлка 🍣", 'Bo "B" & Co/+']}
    assert pad.read(pad.link_of(typed)) == plain(typed)


def test_a_link_that_was_cut_is_never_read_as_another_pad(pad: NodePad) -> None:
    typed = document("sushi-go/anniversary", 3, 2)
    link = pad.link_of(typed)
    assert [pad.read(link[:length]) for length in range(len(link))] == [None] * len(link)


@pytest.mark.parametrize(
    "expected",
    [
        {},
        [],
        ["sushi-go/zoch-2014", ["Ana", "Bo", "Ana"], []],  # two of one name
        ["sushi-go/zoch-2014", ["Ana", "Bo", " "], []],
        ["sushi-go/zoch-2014", ["Ana", "Bo", 3], []],
        ["sushi-go/zoch-2014", ["Ana", "Bo"], []],  # not for two
        ["sushi-go/no-such", ["Ana", "Bo", "Cleo"], []],
        ["no-such/game", ["Ana", "Bo", "Cleo"], []],
        ["sushi-go/zoch-2014", ["Ana", "Bo", "Cleo"], [[["1", "2"]]]],  # a plate is missing
        ["sushi-go/zoch-2014", ["Ana", "Bo", "Cleo"], [[["1", "-2", "0"]]]],
        ["sushi-go/zoch-2014", ["Ana", "Bo", "Cleo"], [[["1", "2", 0]]]],
        ["sushi-go/zoch-2014", ["Ana", "Bo", "Cleo"], [[["0" * 40 + "1", "", ""]]]],  # no such slot
        ["sushi-go/anniversary+frozen-yogurt", ["A", "B"], [[["0" * 14 + "1", ""]]]],  # no value
        ["sushi-go/zoch-2014", ["Ana", "Bo", "Cleo"], [[["", "", ""]]] * 4],  # four rounds
        ["sushi-go/anniversary", ["Ana", "Bo"], [[["", ""], "111"]]],
        ["sushizock/2008", ["Ana", "Bo"], [["1", "2", "3"], ["1", "2"]]],
        ["sushi-roll/2019", ["Ana", "Bo"], [], ["1"]],
    ],
)
def test_a_link_that_says_something_else_is_refused(pad: NodePad, expected: Any) -> None:
    assert pad.read(link_that_says(expected)) is None


def test_a_link_is_text_that_can_be_looked_into(pad: NodePad) -> None:
    """The form is fixed: links that people kept must open in later versions."""
    typed = {
        "game": "sushi-go/anniversary+mochi",
        "seats": ["Ana", "Bo"],
        "rounds": [{"plates": [{"tempura": 2, "mochi": 1}, {"wasabi+egg": 1}]}],
        "mochi_dice": [5, 1],
    }
    link = pad.link_of(typed)
    answer = json.loads(urlsafe_b64decode(link + "=" * (-len(link) % 4)))
    plates = ["200000000000001", "000000000001"]
    assert answer == ["sushi-go/anniversary+mochi", ["Ana", "Bo"], [[plates]], "51"]

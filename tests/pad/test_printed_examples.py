"""Every example of the rulebooks, and those derived from them, through the browser's pad.

The very tests of tests/cli/test_score_examples.py, with another door.
"""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.cli import test_score_examples as printed
from tests.cli.score_door import Said
from tests.cli.test_score_examples import *  # noqa: F403
from tests.pad.node_pad import NodePad
from tests.scorepad.documents import Document


def reading(document: Document, card: dict[str, Any]) -> dict[str, Any]:
    """A card as `sushibelt score --json` prints it."""
    places = card["result"]["places"] if card["result"] else [None] * len(document["seats"])
    seats = [
        {
            "name": name,
            "rounds": [{"lines": points(part), "total": part["total"]} for part in sheet["rounds"]],
            "end": points(sheet["end"]),
            "total": sheet["total"],
            "place": place,
        }
        for name, sheet, place in zip(document["seats"], card["sheets"], places, strict=False)
    ]
    return {"seats": seats, "winners": [seat["name"] for seat in seats if seat["place"] == 1]}


def points(part: dict[str, Any]) -> dict[str, int]:
    return {line["line"]: line["points"] for line in part["lines"]}


@pytest.fixture(autouse=True)
def through_the_browser(pad: NodePad, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    asked: list[Document] = []

    def scored(document: Document) -> Said:
        asked.append(document)
        found = pad.score(document)
        assert found["refused"] is None
        return Said(0, json.dumps(reading(document, found["card"])), "")

    monkeypatch.setattr(printed, "scored", scored)
    yield
    assert asked

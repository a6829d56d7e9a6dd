"""Typing a score pad in at the table."""

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

from sushibelt.cli.score.dialogue import keep, type_in
from sushibelt.cli.screen import Screen
from sushibelt.words import say
from tests.cli.score_door import ran, scored
from tests.scorepad.documents import Document, plates
from tests.words.wording import wording


def typed(*answers: str) -> tuple[Document | None, str]:
    """Type these lines; return the document and what the screen showed."""
    console = Console(file=io.StringIO(), width=200)
    lines = io.StringIO("".join(f"{answer}\n" for answer in answers))
    document = type_in(Screen(console, lines, live=False))
    assert isinstance(console.file, io.StringIO)
    return document, console.file.getvalue()


def test_plates_are_typed_round_by_round_with_running_totals() -> None:
    document, shown = typed(
        "", "Ana, Bo", "2 tempura, strawberry2", "wasabi+egg", "ana", "egg", "", "", ""
    )
    assert document == {
        "game": "sushi-go/anniversary",
        "seats": ["Ana", "Bo"],
        "rounds": [
            {"plates": [{"tempura": 2, "strawberry2": 1}, {"wasabi+egg": 1}], "squishy": [1, 0]},
            {"plates": [{"egg": 1}, {}]},
            {"plates": [{}, {}]},
        ],
    }
    assert say("score-so-far", totals="Ana 10, Bo 6") in shown


def test_what_cannot_be_is_told_while_typing_and_asked_again() -> None:
    document, shown = typed(
        "sushi-go/zoch-2015", "sushi-go/zoch-2014", "Ana", "Ana, Bo, Cleo",
        "tempra", "10 egg", "2 egg",
    )  # fmt: skip
    assert document is not None
    assert document["rounds"] == [{"plates": [{"egg": 2}, {}, {}]}]
    assert wording("refusal-edition-unknown").search(shown)
    assert wording("refusal-seats-impossible", seats=1).search(shown)
    assert "tempra" in shown
    assert wording("refusal-score-hand-exceeded", given=10).search(shown)


def test_leaving_before_a_round_leaves_the_rounds_before_it() -> None:
    document, _ = typed("sushi-go/original-2013", "Ana, Bo", "egg", "salmon")
    assert document is not None
    assert len(document["rounds"]) == 1
    assert typed("sushi-go/original-2013")[0] is None
    assert typed()[0] is None


def test_leaving_after_a_refused_answer_leaves_nothing_of_it() -> None:
    document, _ = typed("sushi-go/zoch-2014", "Ana, Bo, Cleo", "egg", "10 egg")
    assert document is not None
    assert document["rounds"] == [{"plates": [{"egg": 1}, {}, {}]}]


def test_dice_tokens_and_stacks_are_asked_for_where_they_count() -> None:
    nothing = [""] * 4
    mochi, _ = typed("sushi-go/anniversary+mochi", "A, B", "mochi", "", *nothing, "5 6", "5", "")
    assert mochi is not None
    assert mochi["mochi_dice"] == [5, 1]
    roll, _ = typed("sushi-roll/2019", "A, B", "egg", "", *nothing, "2 menu", "3 pudding")
    assert roll is not None
    assert roll["tokens"] == [{"menu": 2}, {"pudding": 3}]
    zock, shown = typed("sushizock/2008", "A, B", "5 1 2 3", "-2 -1", "x", "6", "")
    assert zock is not None
    assert zock["stacks"] == [
        {"sushi": [5, 1, 2, 3], "bones": [-2, -1]},
        {"sushi": [6], "bones": []},
    ]
    assert wording("refusal-score-typed-number").search(shown)


def test_a_typed_pad_can_be_kept_and_scored_again(tmp_path: Path) -> None:
    document: Document = plates("zoch-2014", [{"tempura": 2}, {}, {}])
    taken, new = tmp_path / "taken.json", tmp_path / "new.json"
    taken.write_text("kept")
    console = Console(file=io.StringIO(), width=200)
    keep(Screen(console, io.StringIO(f"{taken}\n{tmp_path}\n{new}\n"), live=False), document)
    assert taken.read_text() == "kept"
    assert json.loads(new.read_text()) == document
    assert scored(new.read_text()).lines("tempura") == [5, 0, 0]


def test_nothing_is_kept_unless_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for answer in ("\n", ""):
        keep(Screen(Console(file=io.StringIO()), io.StringIO(answer), live=False), {})
    assert list(tmp_path.iterdir()) == []


class Keyboard(io.StringIO):
    """A terminal at which somebody types."""

    def isatty(self) -> bool:
        return True


def test_without_a_file_a_terminal_is_asked_and_gets_the_bill() -> None:
    said = ran("score", stdin=Keyboard("sushizock/2008\nAna, Bo\n5 1 2 3\n2 1\n"))
    assert said.code == 0
    assert wording("reason-sushizock-sushi-above-bones", sushi_sum=6, bones_sum=3).search(said.out)
    assert say("score-ask-save") in said.out
    gone = ran("score", stdin=Keyboard(""))
    assert (gone.code, gone.err) == (0, "")

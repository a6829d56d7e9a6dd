"""Whatever can happen, be refused, be warned of or be scored has its text."""

import ast

import pytest

from sushibelt import games, words
from sushibelt.cli.table.explanation import explain
from sushibelt.cli.table.sentences import LogWriter, reason_text
from sushibelt.games.ids import Selection
from sushibelt.scorepad import PADS
from sushibelt.scorepad import sushi_go as sushi_go_pad
from sushibelt.scorepad import sushi_roll as sushi_roll_pad
from sushibelt.scorepad import sushizock as sushizock_pad
from tests.walks import walk
from tests.words.catalogues import messages, variables
from tests.words.sources import ROOT, called, literal_of, trees
from tests.words.vocabulary import EVENT_KINDS, LINES, kinds, reasons

NAMES = ("Ana", "Bo", "Cleo", "Dora", "Emil")
READER = 0  # who is told, and so is spoken to instead of being named
UNSURE = ("limit-unsure", "limit-doubtful")  # verdicts that warn and do not refuse


def test_every_refusal_in_the_source_has_a_sentence() -> None:
    raised = {reason for call in called("Refusal") if (reason := literal_of(call))}
    assert len(raised) > 30
    assert not {reason for reason in raised if not words.knows(f"refusal-{reason}")}


def test_refusals_that_are_chosen_from_a_table_have_sentences_too() -> None:
    """Where the reason is no literal it is an argument, or comes from a table of the module."""
    for pad in (sushi_go_pad, sushi_roll_pad, sushizock_pad):
        assert all(words.knows(f"refusal-{reason}") for reason in pad.PROBLEMS.values())
    for selection in games.every_selection():
        for field in PADS[selection.family].fields(games.find(selection.id, selection.seats[0])):
            assert words.knows(field.question)
            assert not field.missing or words.knows(f"warning-{field.missing}")
            assert not field.unknown or words.knows(f"refusal-{field.unknown}")
    dynamic = {ast.unparse(c.args[0]) for c in called("Refusal") if literal_of(c) is None}
    arguments = {"meaning.reason", "problem.reason", "field.unknown", "self._full", "self._unknown"}
    assert dynamic <= {*arguments, "otherwise", "reason"}


def test_every_warning_of_the_score_pad_has_a_sentence() -> None:
    warned = {reason for call in called("Notice") if (reason := literal_of(call))}
    assert warned
    assert all(words.knows(f"warning-{reason}") for reason in {*warned, *UNSURE})


def test_every_refusal_is_raised_with_the_facts_that_its_sentence_needs() -> None:
    for call in called("Refusal"):
        given = {keyword.arg for keyword in call.keywords}
        entry = messages("en").get(f"refusal-{literal_of(call)}")
        if entry and None not in given:  # None: `**facts`
            assert variables(entry) <= given, literal_of(call)


@pytest.mark.parametrize("family", sorted(EVENT_KINDS))
def test_every_kind_of_event_has_a_text(family: str) -> None:
    texts = {name for name in messages("en") if name.startswith(f"event-{family}-")}
    assert texts == {f"event-{family}-{kind}" for kind in EVENT_KINDS[family]}


def test_the_kinds_of_events_are_all_that_the_rules_know() -> None:
    source = ROOT / "games" / "sushi_go" / "game.py"
    made = {
        node.args[0].value
        for node in ast.walk(trees()[source])
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("Event", "_one")
        and isinstance(node.args[0], ast.Constant)
    }
    assert made == EVENT_KINDS["sushi-go"]


def test_every_component_has_a_name() -> None:
    for kind in kinds():
        assert words.component(kind, "sushi-go/zoch-2014")


def test_every_line_has_a_name() -> None:
    named = {name.removeprefix("line-") for name in messages("en") if name.startswith("line-")}
    assert named == LINES


@pytest.mark.parametrize("family", ["sushi-go", "sushi-roll", "sushizock"])
def test_every_reason_of_a_sheet_has_a_sentence(family: str) -> None:
    for reason in reasons()[family]:
        assert words.knows(f"reason-{family}-{reason}"), reason


@pytest.mark.parametrize("selection", games.every_selection(), ids=lambda selection: selection.id)
def test_a_whole_game_can_be_told(selection: Selection) -> None:
    """Every event of a random game, every reason of its sheet, and its explanation."""
    language = words.LANGUAGES[games.every_selection().index(selection) % len(words.LANGUAGES)]
    seats = selection.seats[0]
    match = list(walk(selection.id, seats, seed=1))[-1]
    game = games.find(selection.id, seats)
    writer = LogWriter(game, NAMES[:seats])
    with words.speaking(language):
        for _, events in match.replay():
            for expected in writer.lines(events, you=READER):
                assert expected.text.strip()
                assert "{" not in expected.text
                assert expected.seat != READER or NAMES[READER] not in expected.text
        for seat in game.sheet(match.state).seats:
            for part in (*seat.rounds, seat.end):
                assert all(reason_text(game.id, line).strip() for line in part.lines)
        explain(game, may_undo=True)

"""`sushibelt score`: winners, JSON, the bill, and what is refused."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, cast

import pytest

from sushibelt.cli.table.sentences import reason_text
from sushibelt.scorepad import score
from sushibelt.words import component, say
from tests.cli.score_door import ran, scored, sheet_of
from tests.scorepad.documents import NAMES, document_of, over, plates, stacks, trays
from tests.walks import PAIRS, walk
from tests.words.catalogues import messages
from tests.words.wording import wording

# ---- winners, ties, partial games, the puppet


def test_golf_shares_the_win_of_the_lowest() -> None:
    """Totals 20, 15, 15: the last two share the first place, the next is the third."""
    fifteen = {"sashimi": 3, "tempura": 2}
    laid = [{"sashimi": 3, "tempura": 4}, {"tempura": 6}, fifteen]
    said = scored(over("anniversary+golf+bubble-tea", laid))
    maki = 3 * 2  # nobody has any in any round, so all share
    assert [seat["total"] - maki for seat in said.json["seats"]] == [20, 15, 15]
    assert [seat["place"] for seat in said.json["seats"]] == [3, 1, 1]
    assert said.json["winners"] == ["Bo", "Cleo"]


@pytest.mark.parametrize("game", ["zoch-2014", "original-2013"])
def test_more_puddings_decide_a_tie(game: str) -> None:
    """S2: the prizes cancel out here, the cards still count."""
    laid = [{"pudding": 1, "tempura": 2}, {"pudding": 2}, {"egg": 1}]
    said = scored(over(game, laid)).json
    assert [seat["total"] for seat in said["seats"]] == [5, 6, -5]
    level = [{"pudding": 2, "salmon": 1}, {"pudding": 1, "tempura": 2, "salmon": 1, "egg": 1}, {}]
    said = scored(over(game, level)).json
    assert [seat["total"] for seat in said["seats"]] == [8, 8, -6]
    assert [seat["place"] for seat in said["seats"]] == [1, 2, 3]
    assert said["winners"] == ["Ana"]


def test_anniversary_shares_a_tie() -> None:
    """SA-21"""
    laid = [{"pudding": 2, "salmon": 1}, {"pudding": 1, "tempura": 2, "salmon": 1, "egg": 1}, {}]
    said = scored(over("anniversary+pudding", laid)).json
    assert said["winners"] == ["Ana", "Bo"]
    assert [seat["place"] for seat in said["seats"]] == [1, 1, 3]


@pytest.mark.parametrize("rounds", [0, 1, 2])
def test_a_partial_game_has_totals_and_no_winner(rounds: int) -> None:
    full = [{"tempura": 4, "pudding": 5}, {"dumpling": 5, "maki2": 4}, {"salmon": 5, "maki3": 4}]
    said = scored(plates("zoch-2014", full, full) | {"rounds": [{"plates": full}] * rounds}).json
    assert said["winners"] == []
    assert said["warnings"] == []
    for seat, points in zip(said["seats"], (10, 15 + 3, 10 + 6), strict=True):
        assert (seat["place"], seat["end"], len(seat["rounds"])) == (None, {}, rounds)
        assert seat["total"] == rounds * points


def test_the_puppet_is_scored_but_takes_no_place() -> None:
    """SA-26: maki and desserts as with three seats."""
    laid = [{"maki3": 1, "pudding": 1}, {"maki2": 1}, {"maki3": 2, "pudding": 2}]
    said = scored(over("anniversary+puppet+pudding", laid)).json
    assert [seat["name"] for seat in said["seats"]] == ["Ana", "Bo"]
    assert said["puppet"]["rounds"][0]["lines"]["maki"] == 6
    assert said["puppet"]["end"] == {"dessert": 6}
    assert [seat["rounds"][0]["lines"]["maki"] for seat in said["seats"]] == [3, 0]
    assert [seat["end"]["dessert"] for seat in said["seats"]] == [0, -6]
    assert [seat["place"] for seat in said["seats"]] == [1, 2]


def test_the_json_has_the_promised_form() -> None:
    said = scored(over("zoch-2014", [{"tempura": 2, "pudding": 1}, {}, {}])).json
    assert {"seats", "winners", "warnings"} <= set(said)
    assert list(said["seats"][0]) == ["name", "rounds", "end", "total", "place"]
    assert said["seats"][0]["rounds"][0] == {
        "lines": {"tempura": 5, "sashimi": 0, "dumpling": 0, "nigiri": 0, "maki": 0},
        "total": 5,
    }
    assert said["seats"][0]["end"] == {"dessert": 6}
    assert said["reasons"][0]["end"]["dessert"]["reason"] == "pudding-first"
    assert all(isinstance(warning, str) for warning in said["warnings"])
    strawberry = scored(plates("anniversary", [{}, {}])).json
    assert "squishy" in strawberry["seats"][0]["rounds"][0]["lines"]


@pytest.mark.parametrize("pair", PAIRS[::9], ids=str)
def test_a_match_through_the_door_comes_out_as_it_was_played(pair: tuple[str, int]) -> None:
    end = list(walk(*pair, seed=77))[-1]
    said = scored(document_of(end)).json
    assert end.result is not None
    assert tuple(seat["total"] for seat in said["seats"]) == end.result.points
    assert tuple(seat["place"] for seat in said["seats"]) == end.result.places
    assert said["winners"] == [NAMES[seat] for seat in end.result.winners]
    assert said["warnings"] == []


def documented() -> list[Any]:
    text = (Path(__file__).parents[2] / "docs" / "score.md").read_text("utf-8")
    return [json.loads(block) for block in re.findall(r"```json\n(.*?)```", text, re.DOTALL)]


def test_what_the_documentation_shows_can_be_scored() -> None:
    inputs = [block for block in documented() if "game" in block]
    assert len(inputs) == 4
    for block in inputs:
        said = scored(block).json
        assert [seat["name"] for seat in said["seats"]] == block["seats"]
    assert scored(inputs[0]).lines("tempura") == [5, 0, 0]
    assert [bool(scored(block).json["winners"]) for block in inputs] == [False, True, True, False]


def test_the_documentation_shows_the_form_of_the_answer() -> None:
    [shown] = [block for block in documented() if "game" not in block]
    said = scored(over("zoch-2014", [{"tempura": 2}, {}, {}])).json
    assert set(shown) <= set(said)
    assert list(shown["seats"][0]) == list(said["seats"][0])
    assert list(shown["seats"][0]["rounds"][0]) == list(said["seats"][0]["rounds"][0])


# ---- refusals


@pytest.mark.parametrize(
    ("document", "fragments"),
    [
        (plates("zoch-2014", [{"tempura": 8}, {"tempura": 7}, {}]), ["Round 1", "Bo", "15", "14"]),
        (plates("zoch-2014", [{}, {"tempura": 10}, {}, {}]), ["Round 1", "Bo", "10", "8"]),
        (plates("zoch-2014", [{}, {}, {}], [{}, {}, {"egg": -1}]), ["Round 2", "Cleo", "egg"]),
        (plates("zoch-2014", [{}, {}, {"tempra": 1}]), ["Round 1", "Cleo", "tempra", "tempura"]),
        (plates("zoch-2014", [{"egg": cast(int, 1.5)}, {}, {}]), ["Round 1", "Ana", "egg", "1.5"]),
        (plates("anniversary+frozen-yogurt", [{}, {"yogurt": 1}]), ["Bo", "yogurt1, yogurt2"]),
        (plates("zoch-2014", [{}, {}, {}], colour="red"), ["colour"]),
        (trays([{"dumpling": 9}, {}]), ["Round 1", "Ana", "9", "8"]),
        (stacks(([7], []), ([], [])), ["Ana", "7", "6"]),
        (plates("zoch-2014", [{}, {}]), ["2", "3, 4, 5"]),
        ([], ["object"]),
        ("{", ["JSON", "line 1"]),
        (b"\xff\xfe", ["UTF-8"]),
        (plates("anniversary", [{"egg": 10**18}, {}]), ["Round 1", "Ana", "egg"]),
    ],
)  # fmt: skip
def test_what_cannot_be_is_one_sentence_with_its_place_and_limit(
    document: Any, fragments: list[str]
) -> None:
    for flags in ([], ["--json"]):
        said = sheet_of(document, *flags)
        assert (said.code, said.out) == (2, "")
        assert said.err.count("\n") == 1
        for fragment in fragments:
            assert fragment in said.err


@pytest.mark.parametrize("name", ["nowhere.json", "", "--jsno", "a\0b", "."])
def test_a_file_that_cannot_be_read_is_refused(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    said = ran("score", name)
    assert (said.code, said.out) == (2, "")
    assert said.err.count("\n") == 1


def test_files_and_standard_input_give_the_same(tmp_path: Path) -> None:
    text = json.dumps(plates("zoch-2014", [{"tempura": 2}, {}, {}])).encode()
    file = tmp_path / "pad.json"
    file.write_bytes(text)
    assert ran("score", str(file), "--json").lines("tempura") == [5, 0, 0]
    for arguments in (["-", "--json"], ["--json", "-"], ["--json"]):
        assert ran("score", *arguments, stdin=text).lines("tempura") == [5, 0, 0]


def test_nothing_to_read_is_refused() -> None:
    for stdin in (b" ", b"", None):
        for arguments in ([], ["-"]):
            said = ran("score", *arguments, stdin=stdin)
            assert (said.code, said.out) == (2, "")
            assert wording("refusal-score-needs-file").search(said.err)


def test_a_closed_pipe_and_a_poor_terminal_are_no_accidents(tmp_path: Path) -> None:
    file = tmp_path / "pad.json"
    names = ["Zoë", "Мария", "小林"]
    file.write_text(json.dumps(plates("zoch-2014", [{}, {}, {}]) | {"seats": names}), "utf-8")
    command = [sys.executable, "-c", "from sushibelt.cli import main; main()", "score", str(file)]
    shell = f'"{command[0]}" -c "{command[2]}" score "{file}"'
    poor = subprocess.run(
        command, env={"PYTHONIOENCODING": "ascii"}, capture_output=True, check=False
    )
    assert (poor.returncode, poor.stderr) == (0, b"")
    closed = subprocess.run(["bash", "-c", f"{shell} | true"], capture_output=True, check=False)
    assert b"Traceback" not in closed.stderr


# ---- the bill that people read


def test_the_bill_explains_points_ties_and_the_winner() -> None:
    laid = [{"tempura": 3, "maki3": 1}, {"wasabi+squid": 1, "maki3": 1}, {"dumpling": 2}]
    said, said_of = sheet_of(over("anniversary+pudding", laid)), "sushi-go/anniversary+pudding"
    assert said.code == 0
    sets = {"count": 3, "sets": 1, "size": 2, "left": 1}
    maki = {"count": 3, "tie": "shared", "sharers": 2, "stake": 6, "gain": 3}
    for fragment in (
        wording("bill-round", round=1),
        wording("reason-sushi-go-sets", **sets),
        wording("reason-sushi-go-on-wasabi", what=component("wasabi+squid", said_of), factor=3),
        wording("reason-sushi-go-maki-first", **maki),
        wording("result-wins", count=1, you="no", who="Bo", points=16),
        wording("score-warnings"),
        wording("warning-plates-short", round=1, limit=9),
    ):
        assert fragment.search(said.out)


def test_a_bill_without_anything_to_check_says_nothing_of_it() -> None:
    full = [{"tempura": 4, "pudding": 5}, {"dumpling": 5, "maki2": 4}, {"salmon": 5, "maki3": 4}]
    said = sheet_of(plates("zoch-2014", full))
    assert said.code == 0
    assert say("score-warnings") not in said.out


def test_the_bill_tells_how_a_tie_was_broken() -> None:
    level = [{"pudding": 2, "salmon": 1}, {"pudding": 1, "tempura": 2, "salmon": 1, "egg": 1}, {}]
    said = sheet_of(over("zoch-2014", level))
    assert wording("result-wins", count=1, you="no", who="Ana", points=8).search(said.out)
    assert wording("result-tie-broken", more=2, fewer=1, points=8).search(said.out)


def test_the_bill_of_a_game_under_way_names_no_winner() -> None:
    said = sheet_of(plates("zoch-2014", [{"egg": 1}, {"egg": 1}, {"egg": 1}]))
    assert say("score-not-over") in said.out
    assert wording("warning-round-under-way", given=1, limit=9).search(said.out)
    assert not wording("result-wins", count=1).search(said.out)


NOTHING: list[list[dict[str, int]]] = [[{}, {}, {}]] * 3

SPOKEN = [
    over("anniversary", [{"strawberry2": 1}, {"strawberry2": 1}]),
    over("anniversary", [{"strawberry2": 1}, {}, {}]),
    over("anniversary+pudding", [{"pudding": 2}, {"pudding": 1}, {}]),
    over("anniversary+pudding", [{"pudding": 1}, {"pudding": 1}, {"pudding": 1}]),
    over("anniversary+frozen-yogurt", [{"yogurt3": 1}, {"yogurt1": 1}, {}]),
    over("anniversary+frozen-yogurt", [{}, {}]),
    over("anniversary+mochi", [{"mochi": 1}, {"mochi": 1}, {}], mochi_dice=[5, 3, 1]),
    over("anniversary+mochi", [{}, {}, {}]),
    over("anniversary+bubble-tea", [{"tea1": 2, "tea3": 1, "tea4": 1}, {}]),
    over("anniversary", [{"maki3": 2, "wasabi": 2, "egg": 2}, {"maki2": 1}, {"maki1": 1}]),
    over("zoch-2014", [{"pudding": 1, "dumpling": 1, "wasabi+squid": 1}] * 3),
    over("zoch-2014", [{"maki1": 1, "wasabi+egg": 1, "squid": 1}, {"maki1": 1}, {}]),
    plates("anniversary+puppet", [{"sashimi": 3, "tempura": 5}, {"strawberry1": 1}, {}]),
    trays([{"tempura": 7}, {"egg": 2, "wasabi+egg": 2}, {"sashimi": 1}]),
    trays([{"maki3": 2}, {"maki1": 2}, {"maki1": 1}], [{"egg": 1}, {"wasabi+egg": 1}, {}]),
    trays(*NOTHING, tokens=[{"pudding": 3, "menu": 1}, {"pudding": 2}, {}]),
    trays(*[nothing[:2] for nothing in NOTHING], tokens=[{"pudding": 3}, {"pudding": 2}]),
    trays(*NOTHING, tokens=[{}, {}, {}]),
    stacks(([5, 1, 2], [1]), ([3], [1, 1]), ([], [])),
]


def test_every_reason_of_the_catalogue_is_said_on_some_bill() -> None:
    pieces = {"tie", "sushi-go-bare-wasabi", "sushi-go-on-wasabi", "sushi-go-run"}
    reasons = {name for name in messages("en") if name.startswith("reason-")}
    known = {name.removeprefix("reason-") for name in reasons} - pieces
    said: set[str] = set()
    for document in SPOKEN:
        card = score(document)
        family = card.game.partition("/")[0]
        for sheet in card.sheet.seats:
            for line in (line for part in (*sheet.rounds, sheet.end) for line in part.lines):
                assert reason_text(card.game, line)
                said.add(f"{family}-{line.why.reason}")
    assert said == known

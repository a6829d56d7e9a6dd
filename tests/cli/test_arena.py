"""`sushibelt arena`: who is stronger, in tables, JSON and a picture; files that go on."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from rich.progress import TimeElapsedColumn

from sushibelt.arena import contest as engine
from sushibelt.arena.contest import Contest, Deal, Played
from sushibelt.arena.outcome import outcome
from sushibelt.bots.process import process_bot
from sushibelt.cli.arena import command as arena
from sushibelt.cli.arena.picture import picture
from sushibelt.cli.progress import progress_bar
from sushibelt.simulation.workers import Workers
from sushibelt.words import say
from tests.bots.programs import SILENT, command, example
from tests.cli import command_door
from tests.words.wording import wording

GO = "sushi-go/original-2013"
ASKED = (GO, "--seats", "2", "--bots", "greedy,random,novice")
DOCS = Path(__file__).parents[2] / "docs"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    return command_door.run(capsys, "arena", *arguments)


def result(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    answer, err = command_door.answered(capsys, "arena", *arguments)
    assert err == ""
    return answer


def test_json_tells_what_the_documentation_says(capsys: pytest.CaptureFixture[str]) -> None:
    answer = result(capsys, *ASKED, "--deals", "3", "--seed", "x")
    assert list(answer) == [
        "game", "seats", "seed", "limit", "exact", "solo", "mirrored", "bots", "pairings",
    ]  # fmt: skip
    assert (answer["game"], answer["seats"], answer["seed"], answer["limit"]) == (GO, 2, "x", 3)
    assert answer["bots"][-1]["bot"] == "random"
    assert [pairing["pair"] for pairing in answer["pairings"]] == [
        ["greedy", "random"], ["greedy", "novice"], ["random", "novice"],
    ]  # fmt: skip
    for pairing in answer["pairings"]:
        assert pairing["wins"] + pairing["even"] + pairing["losses"] == pairing["deals"] == 3
        assert pairing["games"] == 6
        assert 0 <= pairing["low"] <= pairing["high"] <= 1
    for bot in answer["bots"]:
        assert bot["rating_low"] < bot["rating"] < bot["rating_high"]
    documented = (DOCS / "bots.md").read_text(encoding="utf-8")
    for key in (*answer, *answer["bots"][0], *answer["pairings"][0]):
        assert f"`{key}`" in documented, key


def test_people_get_tables_that_fit_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, *ASKED, "--deals", "3")
    assert (code, err) == (0, "")
    assert out.startswith(say("arena-title", game=GO, seats=2, limit=3, seed="1") + "\n")
    assert "random – novice" in out
    assert max(len(line) for line in out.splitlines()) <= 80


def test_a_decided_pairing_says_who_is_ahead(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "FIRST_LOOK", 6)
    one = (GO, "--seats", "2", "--deals", "100")
    assert "greedy > random" in run(capsys, *one, "--bots", "greedy,random")[1]
    assert "random < greedy" in run(capsys, *one, "--bots", "random,greedy")[1]


def test_an_exact_arena_plays_all_deals_and_tells_points_with_errors(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = str(tmp_path / "a.json")
    one = (GO, "--seats", "2", "--bots", "greedy,random", "--deals", "26", "--out", file)
    early = result(capsys, *one)
    assert (early["exact"], early["pairings"][0]["deals"]) == (False, 25)
    answer = result(capsys, *one, "--exact")  # the same file goes on
    pairing = answer["pairings"][0]
    assert (answer["exact"], pairing["deals"]) == (True, 26)
    assert pairing["lead"] == pytest.approx(pairing["points"][0] - pairing["points"][1])
    assert 0 < pairing["lead_se"] < pairing["lead"]
    assert 0 <= pairing["win_share_se"] < 0.1 < pairing["win_share"]
    code, out, _ = run(capsys, *one, "--exact")
    assert code == 0
    assert out.startswith(say("arena-title-exact", game=GO, seats=2, limit=26, seed="1") + "\n")
    assert f"{pairing['lead']:.2f} ± {pairing['lead_se']:.2f}" in out
    assert say("arena-how-exact")[:40] in out
    assert max(len(line) for line in out.splitlines()) <= 80


def test_an_exact_arena_of_one_deal_knows_no_errors(capsys: pytest.CaptureFixture[str]) -> None:
    answer = result(capsys, *ASKED, "--deals", "1", "--exact")
    assert [each["win_share_se"] for each in answer["pairings"]] == [None] * 3
    assert [each["lead_se"] for each in answer["pairings"]] == [None] * 3


def test_one_bot_may_sit_alone_among_copies_of_the_other(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "a.json"
    asked = (GO, "--seats", "3", "--bots", "greedy,random", "--deals", "2", "--out", str(file))
    answer = result(capsys, *asked, "--solo")
    assert (answer["solo"], answer["pairings"][0]["games"]) == (True, 6)
    code, out, _ = run(capsys, *asked, "--solo")
    assert code == 0
    assert " ".join(out.split()).endswith(say("arena-how-solo", others=2, fair="33.3%"))
    assert run(capsys, *asked)[0] == 2  # the file is about another arena


def test_a_deal_may_be_two_mirrored_games(capsys: pytest.CaptureFixture[str]) -> None:
    asked = (GO, "--seats", "3", "--bots", "greedy,random", "--deals", "2", "--mirrored")
    answer = result(capsys, *asked)
    assert (answer["mirrored"], answer["pairings"][0]["games"]) == (True, 4)
    code, out, _ = run(capsys, *asked)
    assert code == 0
    assert " ".join(out.split()).endswith(say("arena-how-mirrored"))
    code, _, err = run(capsys, *asked, "--solo")
    assert code == 2
    assert wording("refusal-arena-solo-mirrored").search(err)


def test_a_file_from_before_solo_arenas_goes_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "a.json"
    answer = document(capsys, file)
    del answer["solo"], answer["mirrored"], answer["iterations"]
    file.write_text(json.dumps(answer))
    assert document(capsys, file)["played"] == answer["played"]


def test_a_file_is_continued_and_ends_like_one_run(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    parts, whole = str(tmp_path / "parts.json"), str(tmp_path / "whole.json")
    result(capsys, *ASKED, "--deals", "2", "--out", parts)
    assert [len(rows) for rows in json.loads(Path(parts).read_text())["played"]] == [2, 2, 2]
    end = result(capsys, *ASKED, "--deals", "5", "--out", parts)
    assert end == result(capsys, *ASKED, "--deals", "5", "--out", whole)
    assert Path(parts).read_text() == Path(whole).read_text()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["parts.json", "whole.json"]


def test_a_finished_file_is_told_again_without_playing(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = str(tmp_path / "a.json")
    once = result(capsys, *ASKED, "--deals", "3", "--out", file)
    monkeypatch.setattr(engine, "play_deal", None)
    assert result(capsys, *ASKED, "--deals", "3", "--out", file) == once
    fewer = result(capsys, *ASKED, "--deals", "2", "--out", file)
    assert [pairing["deals"] for pairing in fewer["pairings"]] == [2, 2, 2]
    assert [len(rows) for rows in json.loads(Path(file).read_text())["played"]] == [3, 3, 3]


def interrupted(
    contest: Contest, played: Played, limit: int, hire: Callable[[], Workers]
) -> Iterator[int]:
    for left, _ in zip(engine.play(contest, played, limit, hire), range(4), strict=False):
        yield left
    raise KeyboardInterrupt


def test_an_interrupt_tells_and_saves_what_is_done(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = str(tmp_path / "a.json")
    monkeypatch.setattr(arena, "play", interrupted)
    code, out, err = run(capsys, *ASKED, "--deals", "5", "--out", file)
    assert code == 130
    assert "greedy" in out
    assert err == say("arena-paused") + "\n"
    assert sum(map(len, json.loads(Path(file).read_text())["played"])) in (4, 5)
    assert run(capsys, *ASKED, "--deals", "5")[2] == say("arena-stopped") + "\n"
    monkeypatch.undo()
    assert result(capsys, *ASKED, "--deals", "5", "--out", file) == result(
        capsys, *ASKED, "--deals", "5"
    )


def test_the_progress_is_saved_now_and_then(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved: list[str] = []
    monkeypatch.setattr(arena, "BETWEEN_SAVES", -1.0)
    monkeypatch.setattr(arena, "write_document", lambda path, *_: saved.append(path))
    run(capsys, GO, "--seats", "2", "--bots", "greedy,random", "--deals", "3", "--out", "x")
    assert len(saved) == 1 + 3 + 1
    assert not list(tmp_path.iterdir())


def test_programs_may_take_part_and_their_forfeits_are_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sushibelt.bots.process.PATIENCE", 0.001)
    monkeypatch.setattr("sushibelt.bots.process.WAKING", 0.001)
    names = (command(tmp_path, SILENT), example("lowest_bot.py"))
    asked = ("sushi-go/anniversary+battle", "--deals", "1", "--out", str(tmp_path / "a.json"))
    bots = ("--bots", f"random,process:{names[0]}")
    code, out, _ = run(capsys, *asked, *bots)
    assert code == 0
    assert wording("arena-forfeits", crash=0).search(out)
    answer = result(capsys, *asked, *bots)
    assert answer["pairings"][0]["forfeits"][0] == {}
    assert answer["pairings"][0]["forfeits"][1]["timeout"] > 10
    monkeypatch.undo()
    answer = result(capsys, *asked[:3], "--bots", f"random,process:{names[1]}")
    assert answer["pairings"][0]["forfeits"] == [{}, {}]
    for name in names:
        process_bot(name).close()
    process_bot.cache_clear()


def test_the_picture_is_well_formed_and_shows_every_bot_and_pairing(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "a.svg"
    run(capsys, *ASKED, "--deals", "3", "--picture", str(file))
    drawn = ElementTree.fromstring(file.read_text(encoding="utf-8"))
    space = "{http://www.w3.org/2000/svg}"
    assert drawn.tag == f"{space}svg"
    assert len(drawn.findall(f"{space}circle")) == 3 + 3
    assert len(drawn.findall(f"{space}line")) == 3 + 3 + 1  # the last is the one of equality
    texts = [element.text for element in drawn.findall(f"{space}text")]
    assert "random – novice" in texts


def test_a_picture_can_be_drawn_of_nothing_and_of_the_strangest_names() -> None:
    strange = 'process:a <b> & "c" \x07' + "d" * 100
    contest = Contest(GO, 2, ("random", strange), "<seed>")
    pair = ("random", strange)
    for deals in ([], [Deal((120, 0), ({}, {}), 0, (70, 60), (2, 2))]):
        drawn = ElementTree.fromstring(picture(outcome(contest, {pair: deals}, 5)))
        for line in drawn.iter("{http://www.w3.org/2000/svg}line"):
            assert 330 <= float(line.attrib["x1"]) <= float(line.attrib["x2"]) <= 690


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([GO], "refusal-command-line"),
        ([GO, "--bots", "greedy"], "refusal-arena-bots-too-few"),
        ([GO, "--bots", "greedy,random,greedy"], "refusal-arena-bot-twice"),
        ([GO, "--bots", "greedy,alpha"], "refusal-bot-unknown"),
        ([GO, "--bots", "greedy,process:"], "refusal-bot-command-missing"),
        ([GO, "--bots", "greedy,process:no-such-program"], "refusal-bot-command-missing"),
        ([GO, "--bots", "greedy,process:python 'x"], "refusal-bot-command-unreadable"),
        (["sushi-stop/2013", "--bots", "greedy,random"], "refusal-family-unknown"),
        ([GO, "--bots", "greedy,random", "--seats", "9"], "refusal-seats-impossible"),
        ([GO, "--bots", "greedy,random", "--deals", "0"], "refusal-arena-deals"),
        ([GO, "--bots", "greedy,random", "--deals", "-3"], "refusal-arena-deals"),
        ([GO, "--bots", "greedy,random", "--deals", "9" * 30], "refusal-arena-deals"),
        ([GO, "--bots", "greedy,random", "--threads", "0"], "refusal-simulate-threads"),
        ([GO, "--bots", "greedy,random", "--seed", "\udcff"], "refusal-simulate-seed"),
        ([GO, "--bots", "greedy,random", "--seconds", "0"], "refusal-arena-seconds"),
        ([GO, "--bots", "greedy,random", "--seconds", "nan"], "refusal-arena-seconds"),
        ([GO, "--bots", "greedy,random", "--seconds", "1e9"], "refusal-arena-seconds"),
        ([GO, "--bots", "greedy,random", "--iterations", "0"], "refusal-arena-iterations"),
        ([GO, "--bots", "greedy,random", "--out", "/"], "refusal-file-is-directory"),
        ([GO, "--bots", "greedy,random", "--out", ""], "refusal-file-is-directory"),
        ([GO, "--bots", "greedy,random", "--picture", "/"], "refusal-file-is-directory"),
        ([GO, "--bots", "greedy,random", "--picture", ""], "refusal-file-is-directory"),
        ([GO, "--bots", "greedy,random", "--out", "/nowhere/a.json"], "refusal-folder-missing"),
        ([GO, "--bots", "greedy,random", "--out", "a\0b"], "refusal-folder-missing"),
        (
            [GO, "--bots", "greedy,random", "--picture", "/dev/null/a.svg"],
            "refusal-file-unwritable",
        ),
        (
            [GO, "--bots", "greedy,random", "--out", "/x", "--picture", "/x"],
            "refusal-arena-same-file",
        ),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    code, out, err = run(capsys, *arguments)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert wording(said).search(err)


def document(capsys: pytest.CaptureFixture[str], file: Path) -> dict[str, Any]:
    asked = (GO, "--seats", "2", "--bots", "greedy,random", "--deals", "1", "--out", str(file))
    run(capsys, *asked)
    answer: dict[str, Any] = json.loads(file.read_text())
    return answer


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "refusal-arena-file-not-one"),
        (b"\xff\xfe", "refusal-file-not-text"),
        (b"[1, 2]", "refusal-arena-file-not-one"),
        (b'{"format": 3}', "refusal-arena-file-not-one"),
        (b'{"format": "sushibelt-arena 1"}', "refusal-arena-file-other"),
        (b"[" * 100_000, "refusal-arena-file-not-one"),
        (b"9" * 5000, "refusal-arena-file-not-one"),
    ],
    ids=range(7),
)
def test_a_file_of_something_else_is_left_alone(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes, said: str
) -> None:
    file = tmp_path / "a.json"
    file.write_bytes(content)
    code, _, err = run(capsys, GO, "--bots", "greedy,random", "--out", str(file))
    assert code == 2
    assert wording(said).search(err)
    assert file.read_bytes() == content


@pytest.mark.parametrize(
    "key",
    [
        *("game", "seats", "seed", "contestants", "neighbours", "seconds", "iterations", "solo"),
        *("mirrored", "book", "rules"),
    ],
)
def test_a_file_of_another_arena_is_left_alone(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, key: str
) -> None:
    file = tmp_path / "a.json"
    answer = document(capsys, file)
    file.write_text(json.dumps({**answer, key: "other"}))
    code, _, err = run(
        capsys, GO, "--seats", "2", "--bots", "greedy,random", "--deals", "1", "--out", str(file)
    )
    assert code == 2
    assert wording("refusal-arena-file-other", key=key).search(err)


@pytest.mark.parametrize(
    "rows",
    [
        None, 3, [], {}, [[], []], [[3]], [[[1]]], [["ab"]], [[[1, "x", 0, 0]]], [[[1, -1, 0, 0]]],
        [[[1, True, 0, 0]]], [[[1, 10**30, 0, 0]]], [[[1, 2, 3]]], [[[1, 2, 3, 4, {}, {}]]],
        [[[1, 2, 3, 4, {}, 5, 0]]], [[[1, 2, 3, 4, {"crash": "x"}, {}, 0]]], [[[1.5, 2, 3, 4]]],
        [[[1, 2, 3, 4, {}, {}, 0, 0]]], [[[1, 2, 3, "x"]]], [[[1, 2, -(10**30), 4]]],
    ],
)  # fmt: skip
def test_damaged_results_are_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, rows: Any
) -> None:
    file = tmp_path / "a.json"
    answer = document(capsys, file)
    file.write_text(json.dumps({**answer, "played": rows}))
    code, out, err = run(
        capsys, GO, "--seats", "2", "--bots", "greedy,random", "--deals", "1", "--out", str(file)
    )
    assert (code, out) == (2, "")
    assert wording("refusal-arena-file-damaged").search(err)


def test_without_openskill_one_is_told_how_to_get_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sushibelt.arena.ratings.find_spec", lambda _: None)
    code, out, err = run(capsys, GO, "--bots", "greedy,random")
    assert (code, out) == (2, "")
    assert "sushibelt[arena]" in err


def test_a_terminal_is_shown_a_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    assert not progress_bar(TimeElapsedColumn()).disable

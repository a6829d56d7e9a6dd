"""Records of terminal games: written line by line, never over another file, resumed anywhere."""

import os
from pathlib import Path

import pytest

from sushibelt import games
from sushibelt.cli.play.seating import of_record
from sushibelt.cli.records import RecordFile
from sushibelt.core.chance import key_of
from sushibelt.core.match import By
from sushibelt.core.record import read_record, with_checks, write_record
from sushibelt.core.refusal import Refusal
from sushibelt.games import Match
from sushibelt.words import say
from tests.cli.table_door import always, ran, refused
from tests.walks import walk
from tests.words.wording import wording

HEADER = 6  # lines before the names

pytestmark = pytest.mark.usefixtures("undrawn")


@pytest.fixture
def undrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks at the pages here: games are played without drawing them."""
    monkeypatch.setattr("sushibelt.cli.screen.Screen.page", lambda *_, **__: None)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The record of a short game in which the person always chose the first card."""
    path = tmp_path_factory.mktemp("whole") / "game.txt"
    asked = ("play", "sushi-go/zoch-2014", "--seats", "5", "--seed", "1", "--bots", "random")
    assert ran(*asked, "--record", str(path), typed=always("1")).code == 0
    return path.read_text(encoding="utf-8")


LINES = range(33)  # header 6, names 5, moves 21, result


def test_the_record_has_the_lines_that_the_other_tests_cut(whole: str) -> None:
    assert len(whole.splitlines()) == len(LINES) + 1
    assert whole.splitlines()[-1].startswith("sha256 ")


@pytest.mark.parametrize("line", LINES[HEADER + 5 :])
def test_a_record_cut_off_behind_any_line_goes_on_to_the_same_end(
    line: int, whole: str, tmp_path: Path
) -> None:
    """Also if the cut left half of the next line, or took the line break."""
    path = tmp_path / "game.txt"
    kept = "".join(whole.splitlines(keepends=True)[:line])
    half = whole.splitlines()[line][:9]
    for text in (kept, kept[:-1], kept + half):
        path.write_text(text, encoding="utf-8")
        record, _ = RecordFile.resume(str(path))
        record.close()
        assert path.read_text(encoding="utf-8") == kept
    path.write_text(kept + half, encoding="utf-8")
    said = ran("play", "--resume", str(path), typed=always("1"))
    assert said.code == 0, said.err
    assert path.read_text(encoding="utf-8") == whole


@pytest.mark.parametrize("line", LINES[: HEADER + 5])
def test_a_record_cut_off_in_its_header_is_refused(line: int, whole: str, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("".join(whole.splitlines(keepends=True)[:line]), encoding="utf-8")
    refused("play", "--resume", str(path))


def test_an_interrupted_game_goes_on_as_if_nothing_had_happened(whole: str, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    asked = ("play", "sushi-go/zoch-2014", "--seats", "5", "--seed", "1", "--bots", "random")
    assert ran(*asked, "--record", str(path), typed=always("1", 3)).code == 0
    said = ran("play", "--resume", str(path), typed=always("1", 4))
    assert say("play-resumed", moves=4) in said.out
    assert ran("play", "--resume", str(path), typed=always("1")).code == 0
    assert path.read_text(encoding="utf-8") == whole


def test_every_move_is_in_the_file_before_the_next_question(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "game.txt"
    lengths = []

    def answer(*_: object) -> str:
        text = path.read_text(encoding="utf-8")
        lengths.append(len(read_record(text, games.find).match.played))
        return "q" if len(lengths) == 4 else "1"

    synced: list[int] = []
    monkeypatch.setattr("sushibelt.cli.screen.Screen.ask", answer)
    monkeypatch.setattr(os, "fsync", synced.append)
    assert ran("play", "sushi-go/zoch-2014", "--record", str(path)).code == 0
    assert lengths == [1, 2, 3, 4]
    assert len(synced) == 5  # the header, the deal, three turns


def test_a_sub_choice_of_sushi_roll_is_resumed_where_it_was_cut(tmp_path: Path) -> None:
    """Menus and swaps are several moves: a record may end between them."""
    path = tmp_path / "game.txt"
    asked = ("play", "sushi-roll/2019", "--people", "Ana,Bo", "--seed", "2")
    assert ran(*asked, "--record", str(path), typed=["9 1 2", "10 1 2", "q"]).code == 0
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    cuts = [
        n
        for n, line in enumerate(lines, 1)
        if "=mark:" in line or "=give:" in line or "=menu" in line
    ]
    assert len(cuts) >= 4
    for cut in cuts:
        path.write_text("".join(lines[:cut]), encoding="utf-8")
        said = ran("play", "--resume", str(path), typed=["1", "1", "1", "q"])
        assert said.code == 0, said.err
        assert "--resume" in said.out
        match = read_record(path.read_text(encoding="utf-8"), games.find).match
        assert len(match.played) > cut + 1 - len(lines[: HEADER + 2])


# ---- who sits where


def test_bots_are_known_again_by_their_seats_names() -> None:
    names = ("Ana", "greedy-1", "random-1", "greedy-9x", "deep-1")
    match = Match.begin(games.find("sushizock/2008", 5), key_of("1"), names)
    assert of_record(match).bots == {1: "greedy", 2: "random"}


def test_a_seat_that_a_bot_played_goes_on_to_be_a_bots(tmp_path: Path) -> None:
    """Records of other programs need not name bots as this one does."""
    match = Match.begin(games.find("sushizock/2008", 2), key_of("1"), ("Ana", "Robby")).advance()[0]
    while not any(By.BOT in played.by.values() for played in match.played):
        seat = match.turn.actors[0]
        action = match.game.legal(match.state, seat)[-1]
        match = match.submit(seat, action, match.turn.number, (By.PERSON, By.BOT)[seat]).advance()[
            0
        ]
    path = tmp_path / "game.txt"
    path.write_text(write_record(match), encoding="utf-8")
    assert ran("play", "--resume", str(path), typed=always("1")).code == 0
    done = read_record(path.read_text(encoding="utf-8"), games.find).match
    assert {by for played in done.played for seat, by in played.by.items() if seat == 1} == {By.BOT}


# ---- what is refused


def test_no_file_is_ever_written_over(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear aunt", encoding="utf-8")
    assert wording("refusal-record-exists").search(
        refused("play", "sushizock/2008", "--record", str(path))
    )
    assert path.read_text(encoding="utf-8") == "Dear aunt"


def test_a_file_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    asked = ("play", "sushizock/2008", "--record")
    for path in (tmp_path / "no" / "folder.txt", "nul\0byte"):
        assert wording("refusal-folder-missing").search(refused(*asked, str(path)))
    assert wording("refusal-record-exists").search(refused(*asked, str(tmp_path)))
    assert wording("refusal-file-unwritable").search(refused(*asked, "x" * 300))


@pytest.mark.parametrize(
    "given",
    [
        ("sushizock/2008",),
        ("--seats", "2"),
        ("--bots", "greedy"),
        ("--people", "A"),
        ("--seed", "1"),
    ],
)
def test_a_resumed_game_keeps_what_it_began_with(given: tuple[str, ...]) -> None:
    refusal = refused("play", *given, "--resume", "game.txt")
    assert wording("refusal-resume-keeps").search(refusal)


def test_a_resumed_game_stays_in_its_file() -> None:
    refusal = refused("play", "--resume", "a.txt", "--record", "b.txt")
    assert refusal == say("refusal-resume-or-record")


def test_a_record_from_a_pipe_cannot_be_resumed(whole: str) -> None:
    refusal = refused("play", "--resume=-", typed=whole.encode())
    assert wording("refusal-file-missing").search(refusal)


def test_a_finished_record_cannot_be_resumed(whole: str, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(whole, encoding="utf-8")
    assert wording("refusal-record-finished").search(refused("play", "--resume", str(path)))


def test_a_damaged_record_is_refused_and_left_alone(whole: str, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    lines = whole.splitlines(keepends=True)[:-4]
    damaged = "".join(lines).replace("1 joint 0=", "1 joint 1=", 1)
    path.write_text(damaged, encoding="utf-8")
    refusal = refused("play", "--resume", str(path))
    assert wording("refusal-record-line-changed", line=13).search(refusal)
    assert path.read_text(encoding="utf-8") == damaged


def test_a_record_told_in_other_words_is_not_continued(tmp_path: Path) -> None:
    """Its checks are right, but what this program would append could not carry on from them."""
    match = list(walk("sushi-go/zoch-2014", 3, seed=1))[3]
    bodies = [line.rpartition(" #")[0] for line in write_record(match).splitlines()]
    number, kind, first, *others = bodies[-1].split()
    bodies[-1] = " ".join([number, kind, *others, first])
    path = tmp_path / "game.txt"
    text = "".join(f"{line}\n" for line in with_checks(bodies))
    path.write_text(text, encoding="utf-8")
    assert wording("refusal-record-rewritten").search(refused("play", "--resume", str(path)))


@pytest.mark.parametrize("name", ['"\\u001b[2J"', '"\\ud800"', "5"])
def test_a_record_with_names_that_cannot_be_shown_is_not_continued(
    name: str, whole: str, tmp_path: Path
) -> None:
    bodies = [line.rpartition(" #")[0] for line in whole.splitlines()[:14]]
    bodies[HEADER] = f"name 0 {name}"
    path = tmp_path / "game.txt"
    text = "".join(f"{line}\n" for line in with_checks(bodies))
    path.write_text(text, encoding="utf-8")
    refused("play", "--resume", str(path))
    assert "\x1b" not in ran("replay", str(path)).out


def test_two_programs_cannot_write_into_one_record(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    match = Match.begin(games.find("sushizock/2008", 2), key_of("1"))
    record = RecordFile.create(str(path), match)
    with path.open("a", encoding="utf-8") as other:
        other.write("0 nature …\n")
    with pytest.raises(Refusal, match="record-changed-meanwhile"):
        record.keep(match.advance()[0])
    record.close()


def test_a_full_disk_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def full(_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    refusal = refused("play", "sushizock/2008", "--record", str(tmp_path / "game.txt"))
    assert "No space left on device" in refusal

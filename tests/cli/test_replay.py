"""`sushibelt replay`: records told again exactly, and damaged ones refused with line and reason."""

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sushibelt import games
from sushibelt.core.record import read_record, with_checks, write_record
from sushibelt.games import Match
from sushibelt.words import say
from tests.cli.table_door import ran, refused
from tests.walks import walk
from tests.words.wording import wording

TABLES = [
    ("sushi-go/zoch-2014", 3),
    ("sushi-go/anniversary+mochi", 4),
    ("sushi-go/anniversary+battle+frozen-yogurt", 2),
    ("sushi-go/anniversary+bubble-tea+personal-piles", 2),
    ("sushi-go/anniversary+puppet", 2),
    ("sushi-roll/2019", 3),
    ("sushizock/2008", 2),
]


NAMES = ("Ana", "Bo", "Cleo", "Dai", "Eva")


def played(game: str, seats: int) -> Match:
    return replace(list(walk(game, seats, seed=4))[-1], names=NAMES[:seats])


@pytest.fixture(scope="module")
def short() -> Match:
    return played("sushi-go/zoch-2014", 5)


def document(text: str, *flags: str) -> dict[str, Any]:
    said = ran("replay", "-", "--json", *flags, typed=text.encode())
    assert said.code == 0, said.err
    answer: dict[str, Any] = json.loads(said.out)
    return answer


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_program_is_told_the_game_exactly(game: str, seats: int) -> None:
    match = played(game, seats)
    answer = document(write_record(match))
    assert (answer["game"], answer["seats"], answer["names"]) == (game, seats, list(match.names))
    assert answer["complete"]
    assert not answer["cut"]
    assert len(answer["moves"]) == len(match.played)
    assert answer["table"] == json.loads(json.dumps(match.game.describe(match.state)))
    sheet = match.game.sheet(match.state)
    assert [seat["total"] for seat in answer["sheet"]] == [seat.total for seat in sheet.seats]
    assert match.result is not None
    assert answer["result"]["points"] == list(match.result.points)
    assert answer["result"]["winners"] == list(match.result.winners)
    for step, (_, events) in zip(answer["moves"], match.replay(), strict=True):
        assert [event["kind"] for event in step["events"]] == [event.kind for event in events]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_people_are_told_every_move_and_who_won(game: str, seats: int, tmp_path: Path) -> None:
    match = played(game, seats)
    path = tmp_path / "game.txt"
    path.write_text(write_record(match), encoding="utf-8")
    said = ran("replay", str(path))
    assert said.code == 0, said.err
    numbers = [line.split()[0] for line in said.out.splitlines() if line[:3].strip().isdigit()]
    assert numbers == [str(number) for number in range(len(match.played))]
    assert say("bill-end") in said.out
    result = said.out.rsplit(say("result-title"), 1)[1]
    assert any(wording("result-wins", count=count).search(result) for count in (1, 2))


def test_the_reasons_stand_beside_the_points(short: Match) -> None:
    answer = document(write_record(short))
    lines = answer["sheet"][0]["rounds"][0]["lines"]
    assert lines["tempura"].keys() == {"points", "reason", "numbers"}
    assert lines["tempura"]["reason"] == "sets"
    assert (
        sum(line["points"] for line in lines.values()) == answer["sheet"][0]["rounds"][0]["total"]
    )


def test_a_replay_stops_where_it_is_told_to(short: Match) -> None:
    text = write_record(short)
    assert document(text, "--upto", "0")["moves"] == []
    some = document(text, "--upto", "7")
    assert len(some["moves"]) == 7
    assert some["result"] is None
    states = [match for match, _ in short.replay()]
    assert some["table"] == json.loads(json.dumps(short.game.describe(states[6].state)))
    assert document(text, "--upto", "999")["moves"] == document(text)["moves"]
    said = ran("replay", "-", "--upto", "7", typed=text.encode())
    assert say("replay-unfinished", moves=7) in said.out


def test_a_record_that_was_cut_off_is_told_as_far_as_it_goes(short: Match) -> None:
    text = write_record(short)
    answer = document("".join(text.splitlines(keepends=True)[:15]) + "4 joint 0=e")
    assert answer["cut"]
    assert not answer["complete"]
    assert len(answer["moves"]) == 15 - 11
    said = ran("replay", "-", typed=(text[:-90]).encode())
    assert said.code == 0
    assert wording("play-resumed-cut").search(said.out)


def test_who_chose_is_told() -> None:
    match = played("sushizock/2008", 2)
    joints = [move for move in document(write_record(match))["moves"] if move["kind"] == "joint"]
    assert all(set(move["choices"]) == set(move["by"]) for move in joints if move["by"])


# ---- damage


def test_a_change_in_any_line_is_refused_with_its_number(short: Match) -> None:
    lines = write_record(short).splitlines()
    for number in range(1, len(lines)):
        damaged = list(lines)
        damaged[number] = damaged[number].replace(" ", "  ", 1)
        text = "".join(f"{line}\n" for line in damaged)
        refusal = refused("replay", "-", typed=text.encode())
        assert wording("refusal-record-line-refused", line=number + 1).search(refusal)


def test_a_missing_line_is_refused_with_its_number(short: Match) -> None:
    lines = write_record(short).splitlines()
    for number in (1, 4, 8, 15, len(lines) - 2):
        text = "".join(f"{line}\n" for line in [*lines[:number], *lines[number + 1 :]])
        refusal = refused("replay", "-", typed=text.encode())
        assert wording("refusal-record-line-refused", line=number + 1).search(refusal)


def test_a_move_that_cannot_be_is_refused_with_its_reason(short: Match) -> None:
    """Its checks are right: somebody wrote a game that never was."""
    bodies = [line.rpartition(" #")[0] for line in write_record(short).splitlines()[:13]]
    bodies[12] = "1 joint " + " ".join(f"{seat}=wasabi+egg" for seat in range(5))
    text = "".join(f"{line}\n" for line in with_checks(bodies))
    refusal = refused("replay", "-", typed=text.encode())
    assert wording("refusal-record-line-refused", line=13).match(refusal)
    assert "wasabi+egg" in refusal


def test_no_damage_whatever_ends_in_a_traceback(short: Match) -> None:
    text = write_record(short)
    chance = random.Random(3)
    for _ in range(120):
        letters = list(text)
        for _ in range(chance.randint(1, 3)):
            place = chance.randrange(len(letters))
            letters[place] = chance.choice(["", "\n", " ", "#", "0", "\0", "é", letters[place] * 2])
        damaged = "".join(letters)[: chance.choice([None, chance.randrange(len(letters))])]
        said = ran("replay", "-", "--json", typed=damaged.encode())
        assert said.code in (0, 2)


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "refusal-record-not-one"),
        (b"\n\n\n", "refusal-record-not-one"),
        (b"Dear aunt,\n", "refusal-record-not-one"),
        (b'{"game": "sushizock/2008"}', "refusal-record-not-one"),
        (b"\xff\xfe\x00", "refusal-file-not-text"),
        (b"sushibelt-record 1", "refusal-record-header-incomplete"),
        (b"x" * (17 << 20), "refusal-file-too-large"),
    ],
)
def test_what_is_no_record_is_refused(data: bytes, says: str) -> None:
    if data == b"sushibelt-record 1":
        data = next(iter(with_checks([data.decode()]))).encode() + b"\n"
    assert wording(says).search(refused("replay", "-", typed=data))


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    for path in (str(tmp_path / "nothing.txt"), "nul\0byte"):
        assert wording("refusal-file-missing").search(refused("replay", path))
    assert wording("refusal-file-is-directory").search(refused("replay", str(tmp_path)))
    assert wording("refusal-file-unreadable").search(refused("replay", "x" * 300))


@pytest.mark.parametrize("upto", ["-1", "x", "1.5", "9" * 5000])
def test_a_senseless_number_of_moves_is_refused(upto: str, short: Match) -> None:
    assert "--upto" in refused("replay", "-", f"--upto={upto}", typed=write_record(short).encode())


def test_a_record_of_other_rules_is_refused(short: Match) -> None:
    for field, value in (("rules", "999"), ("book", "0" * 64), ("game", "sushi-go/golf")):
        bodies = [line.rpartition(" #")[0] for line in write_record(short).splitlines()[:-1]]
        bodies = [f"{field} {value}" if line.startswith(f"{field} ") else line for line in bodies]
        text = "".join(f"{line}\n" for line in with_checks(bodies))
        refused("replay", "-", typed=text.encode())


def test_reading_and_writing_a_record_changes_nothing() -> None:
    for game, seats in TABLES:
        text = write_record(played(game, seats))
        assert write_record(read_record(text, games.find).match) == text

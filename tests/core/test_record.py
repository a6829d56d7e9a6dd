"""Records: readable, exact, append-only, cut anywhere, damaged nowhere."""

import pytest

from sushibelt.core.chance import generator, key_of
from sushibelt.core.game import Joint, Nature
from sushibelt.core.match import By
from sushibelt.core.record import header_lines, read_record, with_checks, write_record
from sushibelt.core.refusal import Refusal
from sushibelt.games import Match, find
from tests.walks import choose_for_all, walk

GAME = "sushi-go/anniversary+frozen-yogurt+personal-piles"


@pytest.fixture(scope="module")
def finished() -> Match:
    *_, match = walk(GAME, 2, 5)
    return match


@pytest.fixture(scope="module")
def record(finished: Match) -> str:
    return write_record(finished)


def plain(record: str) -> list[str]:
    """The lines of a record without checks and seal, to be changed and checked anew."""
    return [line.rpartition(" #")[0] for line in record.splitlines()[:-1]]


def text_of(lines: list[str]) -> str:
    return "".join(f"{line}\n" for line in with_checks(lines))


def problem(text: str) -> Refusal:
    with pytest.raises(Refusal) as caught:
        read_record(text, find)
    return caught.value


def test_the_header_names_the_game_its_book_its_key_and_its_seats(finished: Match) -> None:
    assert list(header_lines(finished)) == [
        "sushibelt-record 1",
        "game sushi-go/anniversary+frozen-yogurt+personal-piles",
        "rules 1",
        f"book {find(GAME, 2).digest}",
        "seats 2",
        f"key {key_of('5').hex()}",
        'name 0 "1"',
        'name 1 "2"',
    ]


def test_moves_read_as_names_and_tell_who_chose() -> None:
    match = Match.begin(find("sushi-go/zoch-2014", 3), key_of("1")).advance()[0]
    for seat, by in enumerate(By):
        match = match.submit(seat, match.game.legal(match.state, seat)[0], 1, by)
    lines = plain(write_record(match.advance()[0]) + "seal\n")
    assert lines[-2].startswith("0 nature hand0: ")
    first, second, third = lines[-1].removeprefix("1 joint ").split()
    assert (first[:2], second[-4:], third[-8:]) == ("0=", "/bot", "/timeout")
    assert "/" not in first


def test_a_record_read_is_the_match_that_was_written(finished: Match, record: str) -> None:
    reading = read_record(record, find)
    assert reading.match == finished
    assert reading.sealed
    assert not reading.cut
    assert write_record(reading.match) == record


def test_names_may_hold_anything() -> None:
    names = ['Zoë "Z" #1', "two\nlines / = 0=egg"]
    match = Match.begin(find("sushizock/2008", 2), key_of("n"), names).advance()[0]
    assert read_record(write_record(match), find).match.names == tuple(names)


def test_every_line_appended_leaves_the_lines_before_as_they_were(finished: Match) -> None:
    whole = write_record(finished)
    for match, _ in finished.replay():
        if match.result is None:
            assert whole.startswith(write_record(match))


def test_a_record_cut_off_anywhere_in_its_moves_goes_on_to_the_same_end() -> None:
    """Chance is a function of key and number: the continued match draws what it would have."""
    *_, short = walk("sushizock/2008", 2, 3)
    whole = write_record(short)
    header = len("".join(f"{line}\n" for line in with_checks(header_lines(short))))
    seal = whole.rindex("sha256")
    for size in range(header, seal, 53):
        reading = read_record(whole[:size], find)
        assert not reading.sealed
        match = reading.match
        lines = 8 + len(match.played)
        assert write_record(match).splitlines()[:lines] == whole.splitlines()[:lines]
        for played in short.played[len(match.played) :]:
            if isinstance(played.move, Nature):
                assert match.nature() == played.move
            match = match.play(played.move, played.by)[0]
        assert match.state == short.state


def test_a_last_line_that_only_lacks_its_line_break_counts() -> None:
    match = Match.begin(find("sushizock/2008", 2), key_of("n")).advance()[0]
    text = write_record(match)
    reading = read_record(text.removesuffix("\n"), find)
    assert reading.match == match
    assert not reading.cut
    assert read_record(text[:-2], find).cut


def test_any_changed_byte_is_found_and_its_line_named(record: str) -> None:
    for at in range(0, len(record), 11):
        if record[at] != "\n":
            changed = record[:at] + ("x" if record[at] != "x" else "y") + record[at + 1 :]
            line = record[:at].count("\n") + 1
            assert problem(changed).facts["line"] == line


def test_a_missing_doubled_or_swapped_line_is_found(record: str) -> None:
    lines = record.splitlines(keepends=True)
    for changed in (
        lines[:9] + lines[10:],
        lines[:9] + lines[8:],
        [*lines[:8], lines[9], lines[8]],
    ):
        assert problem("".join(changed)).reason == "record-line-changed"


def test_nothing_follows_the_seal(record: str) -> None:
    assert problem(record + "more\n").reason == "record-goes-on"
    assert problem(record + "more").reason == "record-goes-on"


def test_a_text_that_is_no_record_says_so() -> None:
    assert problem("").reason == "record-not-one"
    assert problem("x").reason == "record-not-one"
    assert problem(text_of(["game sushizock/2008"])).reason == "record-not-one"


def test_a_header_cut_off_cannot_be_continued(record: str) -> None:
    for size in range(1, 6):
        assert problem(text_of(plain(record)[:size])).reason == "record-header-incomplete"


@pytest.mark.parametrize(
    ("line", "text", "reason"),
    [
        (1, "game sushi-go/nowhere", "edition-unknown"),
        (2, "rules 0", "record-other-rules"),
        (3, "book 00", "record-other-book"),
        (4, "seats many", "record-header-unreadable"),
        (4, "seats 5", "seats-impossible"),
        (5, "key xyz", "record-header-unreadable"),
        (6, "name 0 Ana", "record-header-unreadable"),
        (6, "name 0 5", "record-header-unreadable"),
        (6, 'name 0 "\\ud800"', "record-header-unreadable"),
        (6, "", "names-wrong-number"),
    ],
)
def test_a_header_that_cannot_be_is_refused(record: str, line: int, text: str, reason: str) -> None:
    lines = plain(record)
    lines[line] = text
    assert problem(text_of(lines)).reason == reason


@pytest.mark.parametrize(
    ("line", "text", "reason"),
    [
        (8, "0 nature hand0: egg", "outcome-too-short"),
        (8, "0 nature", "outcome-too-short"),
        (8, "0 nature hand1: egg", "outcome-label"),
        (8, "0 nature hand0: caviar", "outcome-impossible"),
        (8, "7 nature hand0: egg", "record-number-wrong"),
        (9, "1 joint 0=nothing 1=egg", "action-unknown"),
        (9, "1 joint 0", "record-move-unreadable"),
        (9, "1 joint x=egg", "record-move-unreadable"),
        (9, "1 joint 0=egg/ghost", "record-move-unreadable"),
        (9, "1 dance", "record-move-unreadable"),
        (9, "1 joint", "choices-not-owed"),
        (9, "result points=1,2 places=1,2", "record-result-wrong"),
        (-1, "result points=1,2 places=1,2", "record-result-wrong"),
    ],
)
def test_a_move_that_cannot_be_is_refused_with_its_line(
    record: str, line: int, text: str, reason: str
) -> None:
    lines = plain(record)
    lines[line] = text
    found = problem(text_of(lines))
    assert found.reason == "record-line-refused"
    assert found.facts["line"] == (line + 1 if line > 0 else len(lines))
    assert found.facts["problem"].reason == reason


def test_chance_that_the_key_does_not_draw_is_refused(record: str) -> None:
    lines = plain(record)
    words = lines[8].split()
    at = next(i for i in range(4, 8) if words[i] != words[3])
    words[3], words[at] = words[at], words[3]
    lines[8] = " ".join(words)
    assert problem(text_of(lines)).facts["problem"].reason == "record-chance-wrong"


def test_chance_beyond_what_was_owed_is_refused(record: str) -> None:
    lines = plain(record)
    lines[8] += " egg"
    assert problem(text_of(lines)).facts["problem"].reason == "outcome-too-long"


def test_a_move_played_out_of_turn_is_refused() -> None:
    match = Match.begin(find("sushizock/2008", 2), key_of("n"))
    for move in (Joint({0: 0}), Nature(()), Nature((9,)), Nature((-1,))):
        with pytest.raises(Refusal):
            match.play(move)
    dealt = choose_for_all(match.advance()[0], generator(b"x"))
    with pytest.raises(Refusal, match="outcome-too-long"):
        dealt.play(Nature((0,)))

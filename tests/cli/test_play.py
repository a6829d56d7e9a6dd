"""`sushibelt play`: whole games through a pipe, answers of every kind, and who may sit down."""

import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from sushibelt import games
from sushibelt.bots.budget import Budget
from sushibelt.core.game import Action, Game, View
from sushibelt.core.layout import Vector
from sushibelt.core.match import By
from sushibelt.core.record import read_record
from sushibelt.games import Match
from sushibelt.words import say
from tests.cli.table_door import always, anything, ran, refused
from tests.words.wording import wording

EVERY_KIND_OF_TABLE = [
    "sushi-go/zoch-2014",
    "sushi-go/original-2013+two-way",
    "sushi-go/anniversary",
    "sushi-go/anniversary+golf+mochi",
    "sushi-go/anniversary+battle",
    "sushi-go/anniversary+battle+frozen-yogurt",
    "sushi-go/anniversary+personal-piles+pudding",
    "sushi-go/anniversary+bubble-tea+puppet",
    "sushi-roll/2019",
    "sushizock/2008",
    "sushizock/2008+matching",
]


def recorded(path: Path) -> Match:
    reading = read_record(path.read_text(encoding="utf-8"), games.find)
    assert reading.sealed
    return reading.match


def makers(match: Match) -> dict[int, set[By]]:
    """Who made the choices of each seat."""
    made: dict[int, set[By]] = {}
    for played in match.played:
        for seat, by in played.by.items():
            made.setdefault(seat, set()).add(by)
    return made


@pytest.mark.parametrize("game", EVERY_KIND_OF_TABLE)
def test_one_person_plays_a_whole_game_against_bots(game: str, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    said = ran("play", game, "--seed", "1", "--record", str(path), typed=anything(game))
    assert said.code == 0, said.err
    match = recorded(path)
    assert match.game.id == game
    assert match.names[:2] == ("Guest", "apprentice-1")
    assert makers(match)[0] == {By.PERSON}
    assert makers(match)[1] == {By.BOT}
    result = said.out.rsplit(say("result-title"), 1)[1]
    assert any(wording("result-wins", count=count).search(result) for count in (1, 2))
    assert f"sushibelt replay {path}" in said.out


@pytest.mark.parametrize("game", EVERY_KIND_OF_TABLE[::2])
def test_people_play_a_whole_game_among_themselves(game: str, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    names = ["Ana", "Bo", "Cleo"][: max(2, min(games.select(game).seats))]
    said = ran(
        *("play", game, "--people", ",".join(names), "--record", str(path)),
        typed=anything(f"{game} together"),
    )
    assert said.code == 0, said.err
    match = recorded(path)
    assert list(match.names) == names
    assert set().union(*makers(match).values()) == {By.PERSON}


def test_the_same_seed_and_the_same_answers_give_the_same_game(tmp_path: Path) -> None:
    records = []
    for name in ("first.txt", "second.txt"):
        path = tmp_path / name
        asked = ("play", "sushi-go/zoch-2014", "--seed", "x", "--record", str(path))
        assert ran(*asked, typed=always("1")).code == 0
        records.append(path.read_text(encoding="utf-8"))
    assert records[0] == records[1]


def test_without_a_seed_every_game_is_another(tmp_path: Path) -> None:
    keys = set()
    for name in ("first.txt", "second.txt"):
        ran("play", "sushizock/2008", "--record", str(tmp_path / name), typed=["q"])
        keys.add((tmp_path / name).read_text(encoding="utf-8").splitlines()[5])
    assert len(keys) == 2


# ---- answers


NONSENSE = [
    "",
    "x",
    "0",
    "-1",
    "1.5",
    "99999",
    "9" * 5000,
    "1 1 1",
    "u",
    "²",
    "١",
    "1;2",
    "é" * 300,
]


def test_nonsense_gets_an_answer_and_changes_nothing(tmp_path: Path) -> None:
    plain, teased = tmp_path / "plain.txt", tmp_path / "teased.txt"
    asked = ("play", "sushi-go/zoch-2014", "--seats", "5", "--seed", "3", "--record")
    assert ran(*asked, str(plain), typed=always("1")).code == 0
    said = ran(*asked, str(teased), typed=[*NONSENSE, *always("1")])
    assert said.code == 0
    assert teased.read_text(encoding="utf-8") == plain.read_text(encoding="utf-8")
    hint = wording("refusal-input-nothing").pattern  # ends the other refusal as well
    assert len(re.findall(f"(?i){hint}", said.out)) == len(NONSENSE) - 1
    assert say("refusal-input-one-number") in said.out


def test_bytes_that_are_no_text_are_nonsense_too() -> None:
    said = ran("play", "sushi-go/zoch-2014", typed=b"\xff\xfe\x00\n")
    assert said.code == 0
    assert wording("refusal-input-not-understood").search(said.out)


@pytest.mark.parametrize("game", ["sushi-go/anniversary", "sushi-roll/2019", "sushizock/2008"])
def test_the_question_mark_explains_with_the_numbers_of_the_game(game: str) -> None:
    said = ran("play", game, typed=["?"])
    worth = {"sushi-go": "3; on wasabi 9", "sushi-roll": "0, 6, 13", "sushizock": "3: steal a top"}
    assert worth[game.partition("/")[0]] in said.out


def test_the_score_so_far_is_told_during_the_game() -> None:
    said = ran("play", "sushi-go/original-2013", "--seats", "5", typed=["s", *always("1", 6), "s"])
    assert say("bill-nothing-yet") in said.out
    assert f"{say('bill-round', round=1)}  {say('bill-total')}" in said.out


def test_the_stacks_of_sushizock_are_not_counted_before_the_end() -> None:
    assert say("bill-secret") in ran("play", "sushizock/2008", typed=["s"]).out


# ---- leaving


def test_leaving_tells_how_to_go_on(tmp_path: Path) -> None:
    path = tmp_path / "my game.txt"
    said = ran("play", "sushi-go/zoch-2014", "--record", str(path), typed=["1", "q"])
    assert said.code == 0
    assert f"sushibelt play --resume '{path}'" in said.out


@pytest.mark.parametrize("typed", [["q"], ["1", "Q"], [], ["1"]])
def test_leaving_without_a_record_says_that_nothing_is_kept(typed: list[str]) -> None:
    said = ran("play", "sushi-go/zoch-2014", "--seed", "the other one", typed=typed)
    assert said.code == 0
    assert wording("leave-unrecorded").search(said.out)
    assert "--seed 'the other one'" in said.out


def test_the_command_for_the_same_deal_brings_the_same_people(tmp_path: Path) -> None:
    asked = ("sushi-go/zoch-2014", "--people", "Ana,Bo O'Neil", "--bots", "random", "--seed", "a b")
    said = ran("play", *asked)
    command = said.out[said.out.rindex("sushibelt play") :].strip()
    assert shlex.split(command)[:2] == ["sushibelt", "play"]
    keys = set()
    for number, arguments in enumerate((asked, shlex.split(command)[2:])):
        path = tmp_path / f"{number}.txt"
        ran("play", *arguments, "--record", str(path))
        keys.add(path.read_text(encoding="utf-8"))
    assert len(keys) == 1


def test_names_are_shown_as_they_were_given() -> None:
    said = ran("play", "sushizock/2008", "--people", "[red]Ana[/],Bo")
    assert "[red]Ana[/]" in said.out.split("sushibelt play")[0]


def test_an_interruption_leaves_cleanly(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"

    def interrupt(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("sushibelt.cli.screen.Screen.ask", interrupt)
    said = ran("play", "sushi-go/zoch-2014", "--record", str(path))
    assert said.code == 130
    assert "--resume" in said.out
    assert not said.err


# ---- choosing a game


def test_whoever_names_no_game_is_asked_which_and_for_how_many(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    said = ran("play", "--record", str(path), typed=["2", "3", "q"])
    assert said.code == 0
    text = path.read_text(encoding="utf-8")
    assert "game sushi-go/zoch-2014 " in text
    assert "seats 3 " in text


def test_enter_starts_the_usual_game(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    ran("play", "--record", str(path), typed=["", "", "q"])
    text = path.read_text(encoding="utf-8")
    assert "game sushi-go/anniversary " in text
    assert "seats 4 " in text


def test_the_question_takes_an_id_and_answers_what_it_cannot_take(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    nonsense = ["77", "9" * 5000, "sushi", "sushi-go/zoch-2014+golf", "²"]
    said = ran(
        "play", "--record", str(path), typed=[*nonsense, "sushizock/2008+matching", "9", "2"]
    )
    assert "game sushizock/2008+matching " in path.read_text(encoding="utf-8")
    assert wording("refusal-input-game-number", number=77).search(said.out)
    assert wording("refusal-seats-impossible", seats=9).search(said.out)


def test_a_game_for_two_does_not_ask_for_how_many(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    ran("play", "--record", str(path), typed=["sushi-go/anniversary+battle", "q"])
    assert "seats 2 " in path.read_text(encoding="utf-8")


def test_leaving_before_a_game_is_chosen_is_no_fault() -> None:
    assert ran("play").code == 0


# ---- who sits where


def names_of(path: Path) -> list[str]:
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line.split('"')[1] for line in lines if line.startswith("name ")]


def seats_impossible(**facts: Any) -> re.Pattern[str]:
    return wording("refusal-seats-impossible", **facts)


@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        (("sushi-go/anniversary",), "Guest apprentice-1 apprentice-2 apprentice-3"),
        (("sushi-go/anniversary+puppet",), "Guest apprentice-1"),
        (("sushi-go/anniversary", "--seats", "2", "--bots", "random"), "Guest random-1"),
        (("sushizock/2008", "--bots", "random,greedy,random"), "Guest random-1 greedy-1 random-2"),
        (("sushizock/2008", "--people", "Ana,Bo"), "Ana Bo"),
        (("sushizock/2008", "--people", "Ana,Bo", "--bots", "greedy"), "Ana Bo greedy-1 greedy-2"),
        (("sushi-go/zoch-2014", "--people", "Ana,Bo"), "Ana Bo apprentice-1 apprentice-2"),
        (
            ("sushi-go/zoch-2014", "--people", " Ana , Łucja "),
            "Ana Łucja apprentice-1 apprentice-2",
        ),
    ],
)
def test_people_sit_first_and_bots_fill_the_rest(
    arguments: tuple[str, ...], names: str, tmp_path: Path
) -> None:
    path = tmp_path / "game.txt"
    assert ran("play", *arguments, "--record", str(path)).code == 0
    assert names_of(path) == names.split()


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("sushi-go/nowhere",), wording("refusal-edition-unknown")),
        (
            ("sushi-go/zoch-2014", "--seats", "2"),
            wording("refusal-seats-impossible", allowed="3, 4, 5"),
        ),
        (("sushi-go/zoch-2014", "--seats", "-3"), seats_impossible(seats=-3)),
        (("sushi-go/zoch-2014", "--seats", "9" * 25), seats_impossible()),
        (("sushi-go/zoch-2014", "--seats", "9" * 5000), re.compile("--seats")),
        (("sushi-go/zoch-2014", "--seats", "four"), re.compile("--seats")),
        (
            ("sushi-go/zoch-2014", "--seats", "3", "--people", "A,B,C,D"),
            wording("refusal-people-too-many", people=4),
        ),
        (
            ("sushi-go/zoch-2014", "--people", "A,B,C,D,E,F"),
            wording("refusal-seats-impossible", seats=6),
        ),
        (("sushi-go/zoch-2014", "--people", "Ana,,Bo"), wording("refusal-name-empty")),
        (("sushi-go/zoch-2014", "--people", ""), wording("refusal-name-empty")),
        (("sushi-go/zoch-2014", "--people", "Ana,Ana"), wording("refusal-name-twice", name="Ana")),
        (("sushi-go/zoch-2014", "--people", "x" * 300), wording("refusal-name-too-long")),
        (("sushi-go/zoch-2014", "--people", "A\x1b[2Ja"), wording("refusal-name-unprintable")),
        (("sushi-go/zoch-2014", "--people", "greedy-2"), wording("refusal-name-is-a-bot")),
        (("sushi-go/zoch-2014", "--bots", "deep-blue"), wording("refusal-bot-unknown")),
        (("sushi-go/zoch-2014", "--bots", ""), wording("refusal-bot-unknown")),
        (
            ("sushi-go/zoch-2014", "--seats", "4", "--bots", "random,greedy"),
            wording("refusal-bots-wrong-number", free=3),
        ),
        (
            ("sushizock/2008", "--people", "A,B", "--seats", "2", "--bots", "random"),
            wording("refusal-bots-wrong-number", free=0),
        ),
        (("sushi-go/zoch-2014", "--seed", "\udcff"), wording("refusal-seed-unprintable")),
        (("sushi-go/zoch-2014", "sushizock/2008"), re.compile("sushizock/2008")),
    ],
)
def test_who_cannot_sit_down_is_told_why(arguments: tuple[str, ...], says: re.Pattern[str]) -> None:
    assert says.search(refused("play", *arguments))


def test_a_bot_is_given_its_view_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    views: list[View] = []

    class Spy:
        def choose(self, game: Game, view: View, _: Budget, __: Vector) -> Action:
            views.append(view)
            assert view.seat is not None
            return game.legal(view.recalled, view.seat)[0]

    monkeypatch.setattr("sushibelt.cli.play.host.find", lambda _: Spy())
    ran("play", "sushi-go/zoch-2014", "--seats", "3", typed=["1"])
    assert [view.seat for view in views] == [1, 2, 1, 2]
    for view in views[:2]:  # in the first turn nobody has seen another hand
        assert sum(view.recalled.missing) == 2 * 9  # type: ignore[attr-defined]

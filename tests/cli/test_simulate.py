"""`sushibelt simulate`: figures, the same for a seed; one sentence for what cannot be played."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sushibelt.cli.progress import progress_bar
from sushibelt.cli.simulate import command as simulate
from sushibelt.cli.simulate.report import decimal, with_error
from sushibelt.simulation.batch import Batch
from sushibelt.simulation.figures import Summary
from sushibelt.simulation.series import FEW, Series, play_some
from sushibelt.words import line_name, say
from tests.cli import command_door
from tests.words.wording import wording

GO = "sushi-go/original-2013"
DOCS = Path(__file__).parents[2] / "docs"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    return command_door.run(capsys, "simulate", *arguments)


def figures(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    return command_door.answered(capsys, "simulate", *arguments)[0]


def test_json_tells_what_the_documentation_says(capsys: pytest.CaptureFixture[str]) -> None:
    report = figures(capsys, GO, "--seats", "3", "--games", "20", "--seed", "x")
    assert list(report) == [
        "game", "seats", "games", "seed", "turn_limit", "unfinished", "ties", "per_seat",
    ]  # fmt: skip
    assert (report["game"], report["seats"], report["games"], report["seed"]) == (GO, 3, 20, "x")
    assert [seat["bot"] for seat in report["per_seat"]] == ["random"] * 3
    assert sum(seat["win_share"] for seat in report["per_seat"]) == pytest.approx(1)
    for seat in report["per_seat"]:
        assert sum(seat["lines"].values()) == pytest.approx(seat["mean"])
        assert seat["se"] == pytest.approx(seat["sd"] / 20**0.5)
        assert list(seat["lines"]) == list(seat["lines_sd"]) == list(seat["lines_se"])
        assert list(seat["lines"]) == [
            "tempura", "sashimi", "dumpling", "nigiri", "maki", "dessert",
        ]  # fmt: skip


def test_every_key_of_the_json_is_documented(capsys: pytest.CaptureFixture[str]) -> None:
    documented = (DOCS / "bots.md").read_text(encoding="utf-8")
    report = figures(capsys, GO, "--seats", "2", "--games", "2")
    for key in (*report, *report["per_seat"][0]):
        assert f"`{key}`" in documented


def test_the_same_seed_gives_the_same_figures_whatever_the_threads(
    capsys: pytest.CaptureFixture[str],
) -> None:
    asked = (GO, "--seats", "2", "--games", "12", "--bots", "greedy,random", "--seed", "7")
    once = figures(capsys, *asked)
    assert figures(capsys, *asked, "--threads", "2") == once
    assert figures(capsys, *asked[:-1], "8") != once


def test_one_bot_plays_all_seats_and_several_play_one_each(
    capsys: pytest.CaptureFixture[str],
) -> None:
    alone = figures(capsys, "sushizock/2008", "--seats", "3", "--games", "1", "--bots", "greedy")
    assert [seat["bot"] for seat in alone["per_seat"]] == ["greedy"] * 3
    each = figures(
        capsys, "sushi-roll/2019", "--seats", "2", "--games", "1", "--bots", "random, greedy"
    )
    assert [seat["bot"] for seat in each["per_seat"]] == ["random", "greedy"]


@pytest.mark.parametrize(
    ("game", "seats"), [(GO, 4), ("sushizock/2008", 4), ("sushi-go/anniversary+puppet", 2)]
)
def test_without_seats_four_play_or_as_many_as_can(
    capsys: pytest.CaptureFixture[str], game: str, seats: int
) -> None:
    assert figures(capsys, game, "--games", "1")["seats"] == seats


def test_people_get_tables_with_error_bars(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "sushi-go/zoch-2014", "--seats", "3", "--games", "30")
    assert (code, err) == (0, "")
    facts = {"game": "sushi-go/zoch-2014", "seats": 3, "games": 30, "seed": "1"}
    assert out.startswith(say("simulate-title", **facts) + "\n")
    assert out.count("±") == 2 * 3 + 1
    assert line_name("dumpling", "sushi-go/zoch-2014") in out  # the edition's own names
    assert max(len(line) for line in out.splitlines()) <= 80


def test_one_game_has_no_spread_and_no_error(capsys: pytest.CaptureFixture[str]) -> None:
    report = figures(capsys, "sushizock/2008", "--games", "1")
    assert report["per_seat"][0]["sd"] is None
    code, out, _ = run(capsys, "sushizock/2008", "--games", "1")
    assert code == 0
    assert wording("simulate-title", games=1).search(out)
    assert "–" in out


def test_a_turn_limit_leaves_games_unfinished_and_says_so(
    capsys: pytest.CaptureFixture[str],
) -> None:
    asked = ("sushizock/2008", "--games", "3", "--turn-limit", "4")
    report = figures(capsys, *asked)
    assert (report["games"], report["unfinished"], report["turn_limit"]) == (0, 3, 4)
    assert report["per_seat"][0]["mean"] is None
    code, out, _ = run(capsys, *asked)
    assert code == 0
    assert say("simulate-nothing") in out
    assert say("simulate-unfinished", unfinished=3, limit=4) in " ".join(out.split())


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["sushi-stop/2013"], wording("refusal-family-unknown", game="sushi-stop/2013")),
        (["sushi-go/original-2013+golf"], re.compile("golf")),
        ([GO, "--seats", "6"], wording("refusal-seats-impossible", allowed="2, 3, 4, 5")),
        ([GO, "--seats", "-1"], wording("refusal-seats-impossible")),
        (
            ["sushi-go/anniversary+battle", "--seats", "3"],
            wording("refusal-seats-impossible", allowed="2"),
        ),
        ([GO, "--games", "0"], wording("refusal-simulate-games", given=0)),
        ([GO, "--games", "-5"], wording("refusal-simulate-games", given=-5)),
        ([GO, "--games", "1000000001"], wording("refusal-simulate-games")),
        ([GO, "--games", "9" * 30], wording("refusal-simulate-games")),
        ([GO, "--games", "many"], re.compile("many")),
        ([GO, "--threads", "0"], wording("refusal-simulate-threads", given=0)),
        ([GO, "--threads", "100000"], wording("refusal-simulate-threads")),
        ([GO, "--turn-limit", "0"], wording("refusal-simulate-turn-limit", given=0)),
        ([GO, "--bots", "alpha"], wording("refusal-bot-unknown", bot="alpha")),
        ([GO, "--bots", ""], wording("refusal-bot-unknown", bot="")),
        (
            [GO, "--bots", "random,greedy"],
            wording("refusal-simulate-bots-wrong-number", bots=2, seats=4),
        ),
        ([GO, "--bots", "random,"], wording("refusal-bot-unknown", bot="")),
        ([GO, "--seed", "\udcff"], wording("refusal-simulate-seed")),
        ([GO, "extra"], re.compile("extra")),
        ([GO, "--speed", "9"], re.compile("--speed")),
        ([], wording("refusal-command-line")),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], said: re.Pattern[str]
) -> None:
    code, out, err = run(capsys, *arguments)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert said.search(err)


def interrupted(series: Series, games: int, threads: int) -> Iterator[Batch]:
    assert games > 3
    assert threads == simulate.usual_threads(series, games)
    for number in range(3):
        yield play_some(series, range(number, number + 1))
    raise KeyboardInterrupt


@pytest.mark.parametrize("form", [[], ["--json"]])
def test_an_interrupt_tells_what_the_finished_games_have_shown(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, form: list[str]
) -> None:
    _, three, _ = run(capsys, GO, "--games", "3", *form)
    monkeypatch.setattr(simulate, "play_all", interrupted)
    code, out, err = run(capsys, GO, "--games", "1000", *form)
    assert code == 130
    assert out == three
    assert err == say("simulate-stopped", done=3, games=1000) + "\n"


def test_a_terminal_is_shown_a_bar_with_the_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    bar = progress_bar(simulate.RateColumn())
    assert not bar.disable
    task = bar.add_task("playing", total=10)
    column = simulate.RateColumn()
    assert column.render(bar.tasks[task]).plain == ""
    monkeypatch.setattr(type(bar.tasks[task]), "speed", 12.34)
    assert column.render(bar.tasks[task]).plain == say("simulate-rate", games="12.3")
    monkeypatch.setattr(type(bar.tasks[task]), "speed", 65432.1)
    assert column.render(bar.tasks[task]).plain == say("simulate-rate", games="65,432")


def test_all_cores_play_unless_one_is_done_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 8)
    random = Series(GO, 2, ("random",) * 2, "1")
    greedy = random._replace(bots=("greedy", "random"))
    assert simulate.usual_threads(random, FEW) == 1
    assert simulate.usual_threads(random, FEW + 1) == 8
    assert simulate.usual_threads(greedy, 3) == 3


def test_errors_are_told_with_digits_enough_to_see_them() -> None:
    assert with_error(Summary(12.3456, 2.0, 0.5)) == "12.35 ± 0.50"
    assert with_error(Summary(12.3456, 2.0, 0.0004)) == "12.3456 ± 0.0004"
    assert with_error(Summary(0.25, 0.4, 0.0002), percent=True) == "25.00 ± 0.02"
    assert with_error(Summary(1.0, 0.0, 0.0), percent=True) == "100.0 ± 0.0"
    assert decimal(-0.001, 1) == "0.0"


@pytest.mark.slow
def test_compiled_and_interpreted_games_give_the_same_json(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = (GO, "--seats", "3", "--games", str(FEW + 50), "--seed", "7")
    compiled = figures(capsys, *asked, "--threads", "2")
    monkeypatch.setattr("sushibelt.simulation.series.available", lambda: False)
    assert figures(capsys, *asked, "--threads", "1") == compiled

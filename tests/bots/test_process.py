"""Bots that are programs: a line asks, a line answers, and nothing they do stops a game."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from sushibelt.bots import process as module
from sushibelt.bots.bot import find
from sushibelt.bots.budget import USUAL, Budget
from sushibelt.bots.process import Forfeit, ProcessBot, process_bot, question_about
from sushibelt.core.chance import generator, key_of
from sushibelt.core.refusal import Refusal
from sushibelt.games import Match
from sushibelt.games import find as find_game
from sushibelt.simulation.playout import play_with_bots
from tests.bots.programs import (
    CHATTY,
    EXAMPLES,
    FALLS_OVER,
    HIGHEST,
    SILENT,
    command,
    example,
    says,
)

GO = find_game("sushi-go/original-2013", 2)
OPENING = Match.begin(GO, key_of("process")).advance()[0]
LEGAL = GO.legal(OPENING.state, 0)


@pytest.fixture(autouse=True)
def _programs_end() -> Iterator[None]:
    """Leave no program running, and none in the memory of the registry."""
    yield
    for bot in STARTED:
        bot.close()
    STARTED.clear()
    process_bot.cache_clear()


STARTED: list[ProcessBot] = []


def started(run: str) -> ProcessBot:
    bot = find(f"process:{run}")
    assert isinstance(bot, ProcessBot)
    STARTED.append(bot)
    return bot


def choices(bot: ProcessBot, count: int, budget: Budget = USUAL) -> list[int]:
    return [bot.choose(GO, OPENING.view(0), budget, generator(b"x")) for _ in range(count)]


@pytest.mark.slow
def test_the_yardstick_plays_by_the_rules_and_beats_greedy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Decoupled UCT, written without our rules: every answer must be legal under them."""
    subprocess.run([sys.executable, EXAMPLES / "duct_bot.py", "--compile"], check=True)
    monkeypatch.setattr(module, "PATIENCE", 60.0)
    monkeypatch.setattr(module, "WAKING", 120.0)
    bot = started(f"{example('duct_bot.py')} 150")
    won = games = 0
    for seats in (2, 3, 5):
        game = find_game("sushi-go/original-2013", seats)
        for number in range(3):
            rngs = [generator(b"seat", bytes([number, seat])) for seat in range(seats)]
            bots = [bot, *[find("greedy")] * (seats - 1)]
            match = play_with_bots(game, key_of(f"duct/{number}"), bots, rngs, USUAL)
            assert match.result is not None
            won += match.result.winners == (0,)
            games += 1
    assert not bot.forfeits
    assert won > games // 2


def test_the_simple_bot_of_the_documentation_beats_chance() -> None:
    bot = started(example("simple_bot.py"))
    won = 0
    for number in range(5):
        rngs = [generator(b"seat", bytes([number, seat])) for seat in range(2)]
        key = key_of(f"simple/{number}")
        match = play_with_bots(GO, key, [bot, find("random")], rngs, USUAL)
        assert match.result is not None
        won += match.result.winners == (0,)
    assert won >= 3
    assert not bot.forfeits


def test_the_example_of_the_documentation_plays_a_whole_game() -> None:
    bot = started(example("lowest_bot.py"))
    rngs = [generator(b"seat", bytes([seat])) for seat in range(2)]
    match = play_with_bots(GO, key_of("example"), [bot, find("random")], rngs, USUAL)
    assert match.result is not None
    assert not bot.forfeits
    for after, _ in match.replay():
        if after.turn.actors and (move := match.played[len(after.played)].move):
            assert move[0][0] == GO.legal(after.state, 0)[0]


def test_an_answer_is_the_choice_and_the_program_is_started_once(tmp_path: Path) -> None:
    bot = started(command(tmp_path, HIGHEST))
    assert choices(bot, 3) == [LEGAL[-1]] * 3
    assert not bot.forfeits


def test_a_question_tells_the_seats_view_and_nothing_else() -> None:
    asked = json.loads(question_about(GO, OPENING.view(1), LEGAL, 7))
    assert list(asked) == [
        "game", "seats", "seat", "number", "view", "recalled", "legal", "chance",
    ]  # fmt: skip
    assert (asked["game"], asked["seats"], asked["seat"], asked["chance"]) == (GO.id, 2, 1, 7)
    assert asked["number"] == OPENING.turn.number == 1
    assert asked["view"] == GO.describe(OPENING.view(1).shown)
    assert asked["legal"] == [GO.name(action) for action in LEGAL]
    world = GO.imagine(OPENING.view(1), generator(b"other"))
    assert world != OPENING.state
    assert json.loads(question_about(GO, GO.view(world, 1), LEGAL, 7)) == asked


def test_a_question_is_one_line_and_its_keys_are_documented() -> None:
    question = question_about(GO, OPENING.view(0), LEGAL, 0)
    assert "\n" not in question
    documented = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    for key in json.loads(question):
        assert f"`{key}`" in documented


@pytest.mark.parametrize(
    "answer",
    [
        "egg salad",
        "{}",
        "[]",
        "null",
        '{"action": 3}',
        '{"action": ["egg"]}',
        '{"action": "caviar"}',
        '{"action": "wasabi+squid"}',
        "[" * 50_000,
        '{"action": ' + "9" * 5000 + "}",
        "",
        "\udcff",
    ],
    ids=range(12),
)
def test_an_answer_that_is_not_legal_forfeits_the_choice(tmp_path: Path, answer: str) -> None:
    found = answer if answer.isascii() else "\xff"
    source = says(found) if found != "\xff" else (
        "import sys\nfor line in sys.stdin:\n"
        "    sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush()\n"
    )  # fmt: skip
    bot = started(command(tmp_path, source))
    assert choices(bot, 2) == [LEGAL[0]] * 2
    assert bot.forfeits == {Forfeit.ILLEGAL: 2}


def test_a_program_that_falls_over_forfeits_one_choice_and_is_started_again(
    tmp_path: Path,
) -> None:
    bot = started(command(tmp_path, FALLS_OVER))
    assert choices(bot, 6) == [LEGAL[-1], LEGAL[-1], LEGAL[0]] * 2
    assert bot.forfeits == {Forfeit.CRASH: 2}


def test_a_program_that_says_nothing_forfeits_when_its_time_is_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "WAKING", 0.05)
    bot = started(command(tmp_path, SILENT))
    assert choices(bot, 2, Budget(seconds=0.05)) == [LEGAL[0]] * 2
    assert bot.forfeits == {Forfeit.TIMEOUT: 2}


def test_what_a_program_says_unasked_answers_no_later_question(tmp_path: Path) -> None:
    bot = started(command(tmp_path, CHATTY))
    assert choices(bot, 1) == [LEGAL[-1]]
    conversation: Any = bot._conversation
    while conversation._answers.empty():  # what it adds is on its way
        sleep(0.001)
    assert choices(bot, 1) == [LEGAL[-1]]
    assert not bot.forfeits


def test_a_program_that_is_gone_by_the_time_it_is_asked_has_crashed(tmp_path: Path) -> None:
    file = tmp_path / "gone"
    file.write_text("#!/nowhere/at/all\n")
    file.chmod(0o755)
    bot = started(str(file))
    assert choices(bot, 2) == [LEGAL[0]] * 2
    assert bot.forfeits == {Forfeit.CRASH: 2}


def test_closing_ends_the_program(tmp_path: Path) -> None:
    bot = started(command(tmp_path, HIGHEST))
    choices(bot, 1)
    conversation: Any = bot._conversation
    number = conversation._process.pid
    bot.close()
    with suppress(ProcessLookupError):
        os.kill(number, 0)
        pytest.fail("it still runs")


@pytest.mark.parametrize(
    ("run", "reason"),
    [
        ("", "bot-command-missing"),
        ("   ", "bot-command-missing"),
        ("no-such-program-anywhere --fast", "bot-command-missing"),
        ("python\0", "bot-command-missing"),
        ("python 'half", "bot-command-unreadable"),
        ("cat \udcff", "bot-command-unreadable"),
    ],
)
def test_a_command_that_cannot_be_run_is_refused(run: str, reason: str) -> None:
    with pytest.raises(Refusal) as refused:
        find(f"process:{run}")
    assert refused.value.reason == reason

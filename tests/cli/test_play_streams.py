"""The program itself, as a shell runs it: closed pipes, missing streams, poor terminals."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.words.wording import wording

COMMAND = f"'{sys.executable}' -c 'from sushibelt.cli import main; main()'"


def shell(line: str) -> subprocess.CompletedProcess[bytes]:
    """Run a line of shell in which `sushibelt` is the program under test."""
    line = line.replace("sushibelt", COMMAND)
    done = subprocess.run(["bash", "-c", line], capture_output=True, timeout=60, check=False)
    assert b"Traceback" not in done.stderr, done.stderr
    return done


@pytest.mark.parametrize(
    ("line", "code", "says"),
    [
        ("sushibelt games --json | head -1", 0, None),
        ("sushibelt games >&-", 0, None),
        ("sushibelt games >/dev/full", 2, "refusal-output-unwritable"),
        ("sushibelt play sushizock/2008 <&-", 0, None),
        ("yes 1 | sushibelt play sushizock/2008 | head -1", 0, None),
        ("sushibelt replay /dev/zero", 2, "refusal-file-too-large"),
        ("sushibelt replay $'\\xff'", 2, "refusal-file-missing"),
        ("sushibelt play $'sushi-go/\\xff' </dev/null", 2, "refusal-edition-unknown"),
    ],
)
def test_no_stream_ends_in_a_traceback(line: str, code: int, says: str | None) -> None:
    done = shell(line)
    assert done.returncode == code
    assert not says or wording(says).search(done.stderr.decode())


def test_a_terminal_without_the_letters_gets_question_marks() -> None:
    done = shell("PYTHONIOENCODING=ascii sushibelt play sushi-go/anniversary </dev/null")
    assert done.returncode == 0
    assert b"Guest ? Apprentice B ?" in done.stdout


def test_a_game_killed_at_any_moment_is_in_its_file(tmp_path: Path) -> None:
    """Nothing needs to be finished: what was played lies on the disk already."""
    path = tmp_path / "game.txt"
    command = ["-c", "from sushibelt.cli import main; main()", "play", "sushi-go/zoch-2014"]
    running = subprocess.Popen(
        [sys.executable, *command, "--record", str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    with running:
        assert running.stdin is not None
        assert running.stdout is not None
        running.stdin.write(b"1\n1\n1\n")
        running.stdin.flush()
        fourth = wording("page-turn", turn=4)
        while not fourth.search(running.stdout.readline().decode()):
            pass
        running.kill()
    moves = path.read_text(encoding="utf-8").splitlines()[-4:]
    assert [line.split()[0] for line in moves] == ["0", "1", "2", "3"]

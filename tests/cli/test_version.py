"""`sushibelt --version`: at once, without what reads a command line; a closed pipe is told."""

import subprocess
import sys

from sushibelt import __version__
from sushibelt.cli import PIPE_CLOSED
from tests.cli.table_door import ran

ALONE = (
    "import sys; sys.argv = ['sushibelt', '--version']\n"
    "from sushibelt.cli import main; main()\n"
    "slow = {'cyclopts', 'rich', 'sushibelt.words', 'sushibelt.games'} & set(sys.modules)\n"
    "assert not slow, slow"
)


def test_the_version_is_told_without_importing_the_command_line() -> None:
    result = subprocess.run(
        [sys.executable, "-c", ALONE], capture_output=True, text=True, check=True
    )
    assert result.stdout == f"{__version__}\n"


def test_in_another_language_it_is_the_same() -> None:
    assert ran("--language", "de", "--version").out == f"{__version__}\n"


def test_nobody_who_listens_is_no_crash() -> None:
    command = f"{sys.executable} -m sushibelt --version; echo $? >&2"
    result = subprocess.run(
        ["bash", "-c", f"({command}) | true"], capture_output=True, text=True, check=False
    )
    assert result.stderr.strip() in ("0", str(PIPE_CLOSED))  # it may have been quicker

"""A command as a person runs it: what it prints, and how it leaves."""

import json
from typing import Any

import pytest

from sushibelt.cli import main


def run(capsys: pytest.CaptureFixture[str], *line: str) -> tuple[int, str, str]:
    """Run a command; return its exit code, its output and what it said beside."""
    with pytest.raises(SystemExit) as left:
        main([*line])
    said = capsys.readouterr()
    return int(str(left.value.code)), said.out, said.err


def answered(capsys: pytest.CaptureFixture[str], *line: str) -> tuple[dict[str, Any], str]:
    """Run a command that has to succeed; return its JSON and what it said beside."""
    code, out, err = run(capsys, *line, "--json")
    assert code == 0
    answer: dict[str, Any] = json.loads(out)
    return answer, err

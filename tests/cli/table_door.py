"""Seating down at a table through the command line: answers in, pages and a code out."""

import io
import sys
from collections.abc import Iterable, Iterator
from contextlib import redirect_stderr, redirect_stdout
from typing import NamedTuple
from unittest.mock import patch

from rich.console import Console

from sushibelt.cli import main
from sushibelt.cli.screen import Screen
from sushibelt.core.chance import below, generator


class Said(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str


def ran(*arguments: str, typed: Iterable[str] | bytes = ()) -> Said:
    """Run a command; `typed` are the lines on its standard input, which is no terminal."""
    data = typed if isinstance(typed, bytes) else "".join(f"{line}\n" for line in typed).encode()
    out, err = io.StringIO(), io.StringIO()
    lines = io.TextIOWrapper(io.BytesIO(data), encoding="utf-8")
    with patch.object(sys, "stdin", lines), redirect_stdout(out), redirect_stderr(err):
        try:
            main(arguments)
        except SystemExit as left:
            code = int(left.code or 0)
    return Said(code, out.getvalue(), err.getvalue())


def refused(*arguments: str, typed: Iterable[str] | bytes = ()) -> str:
    """Run a command that must be refused, and return the one sentence it says."""
    said = ran(*arguments, typed=typed)
    assert said.code == 2, said
    assert said.err.count("\n") == 1, said.err
    assert "Traceback" not in said.err
    return said.err.strip()


def always(answer: str, times: int = 2000) -> list[str]:
    """Return the same answer over and over; a game takes as many as it needs."""
    return [answer] * times


def anything(seed: str, lines: int = 20000) -> Iterator[str]:
    """Answer at random: numbers, pairs of them, keys that only look, and nonsense."""
    rng = generator(b"answers", seed.encode())
    for _ in range(lines):
        kind = below(rng, 12)
        if kind == 0:
            yield ("?", "s", "n", "", "x", "99", "-1", "1 2 3 4 5 6")[below(rng, 8)]
        elif kind < 4:
            yield f"{1 + below(rng, 9)} {1 + below(rng, 9)}"
        else:
            yield str(1 + below(rng, 10))


class Terminal:
    """A terminal of this size, at which somebody types these lines."""

    def __init__(self, typed: Iterable[str], width: int = 80, height: int = 24) -> None:
        self._file = io.StringIO()
        console = Console(
            file=self._file, force_terminal=True, width=width, height=height, color_system=None
        )
        self.screen = Screen(console, io.StringIO("".join(f"{line}\n" for line in typed)), True)

    @property
    def written(self) -> str:
        """Everything that was sent to the terminal."""
        return self._file.getvalue()

    @property
    def pages(self) -> list[str]:
        """What stood on the screen between any two times that it was cleared."""
        return self.written.split("\x1b[2J\x1b[H")[1:]

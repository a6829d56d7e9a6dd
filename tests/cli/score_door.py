"""Going through the door `sushibelt score` as a program does: text in, text and a code out."""

import io
import json
import sys
from contextlib import redirect_stderr, redirect_stdout
from typing import Any, NamedTuple, TextIO
from unittest.mock import patch

from sushibelt.cli import main
from tests.scorepad.documents import Document


class Said(NamedTuple):
    """What the command left behind."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        assert self.code == 0, self.err
        return json.loads(self.out)

    def lines(self, line: str, part: int = 0) -> list[int]:
        """The points of a line in one round, seat by seat."""
        return [seat["rounds"][part]["lines"][line] for seat in self.json["seats"]]

    def end(self, line: str = "dessert") -> list[int]:
        """The points of a line of the end, seat by seat."""
        return [seat["end"][line] for seat in self.json["seats"]]


def ran(*arguments: str, stdin: bytes | TextIO | None = b"") -> Said:
    """Run the command with this on, or as, its standard input; None: it is closed."""
    out, err = io.StringIO(), io.StringIO()
    lines = io.TextIOWrapper(io.BytesIO(stdin)) if isinstance(stdin, bytes) else stdin
    with patch.object(sys, "stdin", lines), redirect_stdout(out), redirect_stderr(err):
        try:
            main(arguments)
        except SystemExit as left:
            code = int(left.code or 0)
    return Said(code, out.getvalue(), err.getvalue())


def sheet_of(document: Document | list[Any] | str | bytes, *flags: str) -> Said:
    """Score a document, or any text, for people."""
    if isinstance(document, bytes):
        data = document
    else:
        data = (document if isinstance(document, str) else json.dumps(document)).encode()
    return ran("score", "-", *flags, stdin=data)


def scored(document: Document | str) -> Said:
    """Score a document for programs."""
    return sheet_of(document, "--json")

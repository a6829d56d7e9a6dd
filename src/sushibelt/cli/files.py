"""Reading what a person named on the command line; whatever is wrong with it is a refusal."""

import sys
from pathlib import Path

from sushibelt.core.refusal import Refusal

MEGABYTE = 1 << 20
LIMIT = 16  # megabytes; the longest game recorded needs less than one
STANDARD_INPUT = "-"


def read_text(path: str) -> str:
    """Return the text of a file, or of standard input for `-`."""
    try:
        data = _read(path)
    except OSError as problem:
        raise refused(path, problem, "file-unreadable") from None
    if len(data) > LIMIT * MEGABYTE:
        raise Refusal("file-too-large", path=path, limit=LIMIT)
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise Refusal("file-not-text", path=path) from None


def _read(path: str) -> bytes:
    most = LIMIT * MEGABYTE + 1  # endless ones, such as /dev/zero, are read no further
    if path == STANDARD_INPUT:
        return sys.stdin.buffer.read(most)
    try:
        with Path(path).open("rb") as file:
            return file.read(most)
    except ValueError:  # a NUL inside the name
        raise Refusal("file-missing", path=path.replace("\0", "�")) from None


def refused(path: str, problem: OSError, otherwise: str) -> Refusal:
    """Return the refusal for what the operating system said about a file."""
    if isinstance(problem, FileNotFoundError):
        return Refusal("file-missing", path=path)
    if isinstance(problem, IsADirectoryError):
        return Refusal("file-is-directory", path=path)
    return Refusal(otherwise, path=path, problem=problem.strerror or type(problem).__name__)

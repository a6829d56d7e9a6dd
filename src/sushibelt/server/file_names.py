"""Whether a file can have a name at all: not every text, nor every sequence of bytes, is one."""

import errno
import os
from pathlib import Path

from sushibelt.core.refusal import Refusal


def check_name(path: Path) -> None:
    """Raise Refusal if no file of ours can be called so; whether one is doesn't matter."""
    problem = ""
    try:
        os.fspath(path).encode()  # as SQLite and the lock write it down
        path.lstat()
    except UnicodeEncodeError:
        problem = os.strerror(errno.EILSEQ)
    except FileNotFoundError:
        pass
    except (OSError, ValueError) as found:  # too long; a NUL inside
        problem = getattr(found, "strerror", None) or str(found)
    if problem:
        raise Refusal("file-unwritable", path=str(path), problem=problem)
    if not path.name or path.is_dir():
        raise Refusal("file-is-directory", path=str(path))

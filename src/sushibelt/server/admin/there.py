"""Whether data is there to be looked at: a file that can be read, or a database; and ours."""

from pathlib import Path

from sushibelt.core.refusal import Refusal
from sushibelt.server.data import Data
from sushibelt.server.database import database_of
from sushibelt.server.upgrading import NEW, NEWEST


def check_there(data: Data, named: Path | None = None) -> None:
    """Raise Refusal unless a file or database holds data of ours; a file may have another name."""
    if isinstance(data, Path):
        check_readable(data)
    try:
        if database_of(data).version() == NEW:
            reason = "data-foreign" if isinstance(data, Path) else "database-empty"
            raise Refusal(reason, path=str(data))
    except Refusal as problem:
        raise Refusal(problem.reason, **{**problem.facts, "path": str(named or data)}) from None


def check_newest(data: Data) -> None:
    """Raise Refusal if it was made by an older version of this program."""
    if database_of(data).version() != NEWEST:
        reason = "data-older" if isinstance(data, Path) else "database-older"
        raise Refusal(reason, path=str(data))


def check_readable(path: Path) -> None:
    """Raise Refusal if a file is not there, or cannot be read."""
    try:
        with path.open("rb"):
            pass
    except FileNotFoundError:
        raise Refusal("file-missing", path=str(path)) from None
    except IsADirectoryError:
        raise Refusal("file-is-directory", path=str(path)) from None
    except OSError as problem:
        raise unusable("file-unreadable", path, problem) from None


def unusable(reason: str, path: Path, problem: OSError) -> Refusal:
    """Return the refusal of a file that the operating system does not let us use."""
    return Refusal(reason, path=str(path), problem=problem.strerror or type(problem).__name__)

"""Whether a file is a data file of this program, and bringing it to the newest shape.

Alembic's migrations do that at a start. Whatever is wrong with a file is refused, and the file is
left as it was.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final
from urllib.parse import quote

from sqlalchemy import Connection, create_engine, text
from sqlalchemy.exc import DatabaseError

from sushibelt.core.refusal import Refusal

MIGRATIONS = Path(__file__).parent / "migrations"
VERSIONS: Final = sorted(
    path.name.partition("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*.py")
)
NEWEST = VERSIONS[-1]
NEW = ""  # the version of a file that is empty, or not there yet
UNFINISHED = "unfinished"  # what it calls itself while everything is moved into it
SQLITE = b"SQLite format 3\0"  # how every file of SQLite begins
OURS = {"tables", "keys", "matches", "moves", "picks", "answers"}  # since the first version
PRIVATE = 0o600  # secrets of deals are in it: it is for whoever runs the server


def version_of(path: Path) -> str:
    """Return the version of a data file; raise Refusal if it is no such file, or a newer one."""
    with refusing(path):
        if not path.exists() or not path.stat().st_size:
            return NEW
        with path.open("rb") as file:
            if file.read(len(SQLITE)) != SQLITE:
                raise Refusal("data-foreign", path=str(path))
        with closing(opened(path)) as connection:
            found = _version(connection)
    if found is None:
        raise Refusal("data-foreign", path=str(path))
    if found == UNFINISHED:
        raise Refusal("data-unfinished", path=str(path))
    if found not in ("", *VERSIONS):
        raise Refusal("data-newer", path=str(path))
    return found


def opened(path: Path, mode: str = "rw") -> sqlite3.Connection:
    """Return a connection to a file that is there, for looking into it."""
    return sqlite3.connect(f"file:{quote(str(path))}?mode={mode}", uri=True)


def check_pages(path: Path) -> None:
    """Raise Refusal if SQLite finds pages of a file damaged."""
    with refusing(path), closing(opened(path)) as connection:
        result = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    if result != "ok":
        raise _damaged(path, result)


def upgrade(path: Path, version: str = NEWEST) -> None:
    """Make the tables, or change those of an older version; raise Refusal if it is no such file."""
    found = version_of(path)
    if found == NEW:
        with refusing(path):
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, PRIVATE))
    else:
        check_pages(path)
    if found != NEWEST:
        _migrate(path, version)


def _migrate(path: Path, version: str) -> None:
    engine = create_engine("sqlite://", creator=lambda: opened(path))
    try:
        with engine.begin() as connection:
            migrate(connection, version)
    except DatabaseError as problem:
        raise Refusal("data-unusable", path=str(path), problem=str(problem.orig)) from None
    finally:
        engine.dispose()


def migrate(connection: Connection, version: str = NEWEST) -> None:
    """Bring the tables of a database to their newest shape, within the caller's transaction.

    They say that they are of the newest version, or of another.
    """
    from alembic import command  # noqa: PLC0415 - slow to load, and only needed here
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    if version != NEWEST:
        name_version(connection, version)


def name_version(connection: Connection, version: str) -> None:
    """Have the tables of a database say that they are of a version."""
    connection.execute(text("UPDATE alembic_version SET version_num = :n"), {"n": version})


def _version(connection: sqlite3.Connection) -> str | None:
    """Return what a file says about itself; None if it is not ours."""
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    if not names:
        return NEW
    if not {"alembic_version", *OURS} <= names:
        return None
    row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(row[0]) if row else None


def _damaged(path: Path, problem: str) -> Refusal:
    return Refusal("data-damaged", path=str(path), problem=problem.splitlines()[-1])


@contextmanager
def refusing(path: Path) -> Iterator[None]:
    """Have whatever the file or the operating system says against it told as a refusal."""
    try:
        yield
    except OSError as problem:
        reason = problem.strerror or type(problem).__name__
        raise Refusal("data-unusable", path=str(path), problem=reason) from None
    except DatabaseError as problem:
        raise _refusal(path, problem.orig) from None
    except sqlite3.DatabaseError as problem:
        raise _refusal(path, problem) from None


def _refusal(path: Path, problem: BaseException | None) -> Refusal:
    if isinstance(problem, sqlite3.OperationalError):  # locked, full, not to be opened
        return Refusal("data-unusable", path=str(path), problem=str(problem))
    return _damaged(path, str(problem))

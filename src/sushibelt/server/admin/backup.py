"""Backups of a data file, made while a server runs, and bringing them back.

A backup is a data file itself, as it was at one moment: all pages are copied within one read
transaction. It appears under its name only when it is whole, checked and on the disk.
"""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sushibelt.core.refusal import Refusal
from sushibelt.server.admin import sealing
from sushibelt.server.admin.sealing import Keys
from sushibelt.server.admin.there import check_readable, check_there, unusable
from sushibelt.server.file_names import check_name
from sushibelt.server.lock import DataLock
from sushibelt.server.upgrading import PRIVATE, check_pages, opened

PAGES = 256  # copied between two looks at how far it is

Progress = Callable[[int, int], None]  # pages that are done, of so many


def back_up(data: Path, target: Path, keys: Keys, progress: Progress) -> None:
    """Copy a data file as it is now, sealed if there is something to seal it with."""
    check_there(data)
    _check_free(target)
    sealing.recipients(keys)  # refuse what is wrong with them before the work
    with _unfinished(target) as (plain, sealed):
        _copy(data, plain, progress)
        if keys.seals:
            sealing.seal(plain, sealed, keys)
        _put_in_place(sealed if keys.seals else plain, target)


def restore(source: Path, data: Path, keys: Keys, progress: Progress) -> None:
    """Make a data file from a backup, where there is none."""
    check_readable(source)
    _check_free(data)
    with DataLock(data), _unfinished(data) as (plain, copied):
        if sealing.is_sealed(source):
            sealing.unseal(source, plain, keys)
            check_there(plain, source)
            _copy(plain, copied, progress, source)
        else:
            check_there(source)
            _copy(source, copied, progress)
        _put_in_place(copied, data)


def _check_free(target: Path) -> None:
    """Raise Refusal if something is there already; a journal would be taken for the new file's."""
    check_name(target)
    if not target.parent.is_dir():
        raise Refusal("folder-missing", path=str(target))
    for suffix in ("", "-wal", "-journal"):
        taken = target.with_name(f"{target.name}{suffix}")
        if taken.exists() or taken.is_symlink():
            raise Refusal("file-exists", path=str(taken))


@contextmanager
def _unfinished(target: Path) -> Iterator[tuple[Path, Path]]:
    """Lend two names beside a target; whatever is left there is removed."""
    files = tuple(target.with_name(f"{target.name}.part{n}") for n in (1, 2))
    everything = [file.with_name(f"{file.name}{s}") for file in files for s in ("", "-wal", "-shm")]
    try:
        for file in everything:
            file.unlink(missing_ok=True)
        for file in files:
            os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE))
        yield files[0], files[1]
    except OSError as problem:
        raise unusable("file-unwritable", target, problem) from None
    except sqlite3.Error as problem:
        raise Refusal("file-unwritable", path=str(target), problem=str(problem)) from None
    finally:
        for file in everything:
            file.unlink(missing_ok=True)


def _copy(source: Path, target: Path, progress: Progress, named: Path | None = None) -> None:
    """Copy all pages as they are at one moment; people know the source by its own or that name."""
    with closing(opened(source)) as before, closing(opened(target)) as after:
        before.isolation_level = None
        before.execute("BEGIN")
        before.execute("SELECT count(*) FROM sqlite_master").fetchone()  # from now on it is fixed
        before.backup(
            after, pages=PAGES, progress=lambda _, left, among: progress(among - left, among)
        )
        after.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
    try:
        check_pages(target)
    except Refusal as problem:  # what is wrong with the copy is wrong with what was copied
        raise Refusal(problem.reason, **{**problem.facts, "path": str(named or source)}) from None


def _put_in_place(file: Path, target: Path) -> None:
    """Give a file that is whole its name, on the disk for good; never over another."""
    with file.open("rb") as whole:
        os.fsync(whole.fileno())
    try:
        os.link(file, target)
    except FileExistsError:
        raise Refusal("file-exists", path=str(target)) from None
    except OSError:  # a file system without links
        os.rename(file, target)
    folder = os.open(target.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)

"""What these commands share: which data is meant, and a bar for long work."""

from __future__ import annotations  # the server is imported where it is needed

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from rich.progress import TextColumn

from sushibelt.cli.installed import server_parts
from sushibelt.cli.progress import progress_bar
from sushibelt.core.refusal import Refusal

if TYPE_CHECKING:
    from sushibelt.server.data import Data


def data_named(given: str | None) -> Data:
    """Return the data that was named, by the option or the variable, or the usual file."""
    with server_parts():
        from sushibelt.server import settings  # noqa: PLC0415 - slow, and only here
        from sushibelt.server.data import data_from  # noqa: PLC0415
    return data_from(given or settings.Variables().text("DATA") or settings.DATA)


def data_file(given: str | None) -> Path:
    """Return the data file that was named; a database has tools of its own for this."""
    named = data_named(given)
    if not isinstance(named, Path):
        raise Refusal("database-backup", path=str(named))
    return named


@contextmanager
def shown_progress(what: str) -> Iterator[Callable[[int, int], None]]:
    """Show a progress bar; the callback that is lent takes how much is done of how much."""
    with progress_bar(TextColumn("")) as bar:
        task = bar.add_task(what, total=None)

        def report(done: int, among: int) -> None:
            bar.update(task, completed=done, total=among)

        yield report

"""What these commands share: which data file is meant, and a bar for long work."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.progress import TextColumn

from sushibelt.cli.installed import server_parts
from sushibelt.cli.progress import progress_bar


def data_file(given: str | None) -> Path:
    """Return the data file that was named, by the option or the variable, or the usual one."""
    with server_parts():
        from sushibelt.server import settings  # noqa: PLC0415 - slow, and only here
    return Path(given or settings.Variables().text("DATA") or settings.DATA)


@contextmanager
def shown_progress(what: str) -> Iterator[Callable[[int, int], None]]:
    """Show a progress bar; the callback that is lent takes how much is done of how much."""
    with progress_bar(TextColumn("")) as bar:
        task = bar.add_task(what, total=None)

        def report(done: int, among: int) -> None:
            bar.update(task, completed=done, total=among)

        yield report

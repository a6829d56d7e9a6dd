"""`sushibelt restore`: a data file from a backup, where there is none."""

from __future__ import annotations  # help is said in the language of who asks, not at import

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from sushibelt.cli.host import secrets
from sushibelt.cli.host.data import data_file, shown_progress
from sushibelt.cli.installed import server_parts
from sushibelt.words import say


def restore(
    file: Annotated[str, Parameter(help=say("cli-restore-file"))],
    /,
    *,
    data: Annotated[str | None, Parameter(metavar="FILE", help=say("cli-restore-data"))] = None,
    passphrase_file: Annotated[
        str | None, Parameter(metavar="FILE", help=say("cli-restore-passphrase-file"))
    ] = None,
    identity: Annotated[
        str | None, Parameter(metavar="FILE", help=say("cli-restore-identity"))
    ] = None,
) -> None:
    """Bring a backup back."""
    with server_parts():
        from sushibelt.server.admin import backup, sealing, there  # noqa: PLC0415 - slow, and only here
    source, target = Path(file), data_file(data)
    there.check_readable(source)
    phrase = secrets.passphrase_of(passphrase_file) if passphrase_file else ""
    if not phrase and sealing.needs_passphrase(source):
        phrase = secrets.known_passphrase()
    keys = sealing.Keys(phrase, (), secrets.identities_of(identity) if identity else ())
    with shown_progress(say("restore-copying")) as progress:
        backup.restore(source, target, keys, progress)
    print(say("restore-done", path=str(target)))

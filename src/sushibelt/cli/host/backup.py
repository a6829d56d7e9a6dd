"""`sushibelt backup`: a copy of the data file as it is at one moment, even of a running server."""

from __future__ import annotations  # help is said in the language of who asks, not at import

import os
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from sushibelt.cli.host import secrets
from sushibelt.cli.host.data import data_file, shown_progress
from sushibelt.cli.installed import server_parts
from sushibelt.core.refusal import Refusal
from sushibelt.words import number, say

MEGABYTE = 1_000_000


def backup(
    file: Annotated[str, Parameter(help=say("cli-backup-file"))],
    /,
    *,
    data: Annotated[str | None, Parameter(metavar="FILE", help=say("cli-host-data"))] = None,
    encrypt: Annotated[bool, Parameter(negative="", help=say("cli-backup-encrypt"))] = False,
    passphrase_file: Annotated[
        str | None, Parameter(metavar="FILE", help=say("cli-backup-passphrase-file"))
    ] = None,
    recipient: Annotated[
        list[str] | None, Parameter(negative="", help=say("cli-backup-recipient"))
    ] = None,
) -> None:
    """Copy the data file, sealed on request."""
    with server_parts():
        from sushibelt.server import clock  # noqa: PLC0415 - slow, and only here
        from sushibelt.server.admin import backup as backups  # noqa: PLC0415
        from sushibelt.server.admin.sealing import Keys  # noqa: PLC0415
        from sushibelt.server.admin.there import check_there  # noqa: PLC0415
    by_phrase = encrypt or passphrase_file is not None  # an empty name is no wish for none
    if recipient and by_phrase:
        raise Refusal("backup-two-ways")
    source = data_file(data)
    check_there(source)
    phrase = ""
    if by_phrase:
        typed = passphrase_file is None
        phrase = secrets.new_passphrase() if typed else secrets.passphrase_of(str(passphrase_file))
        secrets.check_strength(phrase)
    keys = Keys(phrase, recipient or ())
    target = Path(file)
    if os.path.isdir(target):
        stamp = clock.as_text(clock.wall()).replace(":", "").replace("-", "")
        target /= f"sushibelt-{stamp}.sqlite{'.age' if keys.seals else ''}"
    with shown_progress(say("backup-copying")) as progress:
        backups.back_up(source, target, keys, progress)
    size = number(target.stat().st_size / MEGABYTE, 1)
    print(say("backup-sealed" if keys.seals else "backup-plain", path=str(target), size=size))

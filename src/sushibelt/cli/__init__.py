"""The command line: thin doors onto the rules.

The law of this room: read what was typed, call what does the work, print what it says. A refusal is
one sentence on standard error and exit code 2; nobody ever sees a traceback for what they typed.
"""

import gc
import os
import sys
from collections.abc import Sequence

from sushibelt import __version__

REFUSED = 2
INTERRUPTED = 130
OBJECTS = 50_000  # that are made before Python looks for garbage
PIPE_CLOSED = 141  # what a shell reports for a program that wrote into a closed pipe

COMMANDS = {
    "games": "sushibelt.cli.games",
    "play": "sushibelt.cli.play.command",
    "score": "sushibelt.cli.score.command",
    "simulate": "sushibelt.cli.simulate.command",
    "arena": "sushibelt.cli.arena.command",
    "replay": "sushibelt.cli.replay",
    "verify": "sushibelt.cli.verify",
    "serve": "sushibelt.cli.serve",
    "backup": "sushibelt.cli.host.backup",
    "restore": "sushibelt.cli.host.restore",
    "check": "sushibelt.cli.host.check",
    "move": "sushibelt.cli.host.move",
    "tables": "sushibelt.cli.host.tables",
    "bench": "sushibelt.cli.bench.command",
}


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line in the person's language, and leave with its exit code."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    if given == ["--version"] and sys.stdout is not None:
        try:
            print(__version__, flush=True)
        except BrokenPipeError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # it is flushed again
            sys.exit(PIPE_CLOSED)
        return
    gc.set_threshold(OBJECTS)  # a start makes many and drops hardly any
    from sushibelt.cli.app import run  # noqa: PLC0415 - imports all that reads a command line

    run(given)

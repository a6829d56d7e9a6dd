"""The command line: thin doors onto the rules.

The law of this room: read what was typed, call what does the work, print what it says. A refusal is
one sentence on standard error and exit code 2; nobody ever sees a traceback for what they typed.
"""

import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError

from sushibelt import __version__
from sushibelt.cli import bench, games, play, replay, score, simulate
from sushibelt.core.refusal import Refusal
from sushibelt.words import refusal, say

REFUSED = 2
INTERRUPTED = 130

app = App(name="sushibelt", help=say("cli-about"), version=__version__, result_action="return_value")
for command in (games.games, play.play, score.score, simulate.simulate, replay.replay, bench.bench):
    app.command(command)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line, and leave with its exit code."""
    try:
        app(arguments, exit_on_error=False, print_error=False)
    except (Refusal, CycloptsError) as problem:
        told = refusal(problem) if isinstance(problem, Refusal) else str(problem)
        print(told, file=sys.stderr)
        sys.exit(REFUSED)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)

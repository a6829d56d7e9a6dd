"""The commands and their help, in the language of who asks; slow to import, so only if needed."""

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import NoReturn

from cyclopts import App, CycloptsError, Group

from sushibelt import __version__
from sushibelt.cli import COMMANDS, INTERRUPTED, PIPE_CLOSED, REFUSED
from sushibelt.cli.help_pages import HelpPages
from sushibelt.cli.language import chosen, of_terminal
from sushibelt.cli.misuse import misuse_text
from sushibelt.core.refusal import Refusal
from sushibelt.words import LANGUAGES, knows, refusal, say, speaking


def build_app(given: Sequence[str]) -> App:
    """Return the command line; code and texts of a command that is not called are not loaded."""
    languages = say("cli-help-language", known=sorted(LANGUAGES))
    app = App(
        name="sushibelt",
        help=say("cli-about"),
        help_epilogue=f"{say('cli-epilogue')}\n\n{languages}",
        help_format="plaintext",
        help_formatter=HelpPages(),
        group_commands=Group(say("cli-help-commands")),
        version=__version__,
        result_action="return_value",
        suppress_keyboard_interrupt=False,
    )
    app["--help"].help = say("cli-help-help")
    app["--version"].help = say("cli-help-version")
    for place, (name, module) in enumerate(COMMANDS.items()):
        epilogue = f"cli-{name}-epilogue"
        explains = name in given and knows(epilogue)
        app.command(
            f"{module}:{name}",
            name=name,
            help=say(f"cli-{name}"),
            help_epilogue=f"{say(epilogue)}\n\n{languages}" if explains else languages,
            group_arguments=Group(say("cli-help-arguments"), sort_key=0),
            group_parameters=Group(say("cli-help-options"), sort_key=1),
            sort_key=place,
        )
    return app


def run(given: Sequence[str]) -> NoReturn:
    """Run the command line in the person's language, and leave with its exit code."""
    _prepare_output()
    try:
        language, rest = chosen(given, os.environ)
    except Refusal as problem:
        _refuse(refusal(problem, of_terminal(os.environ)))
    with speaking(language):
        _run(rest)


def _run(given: Sequence[str]) -> NoReturn:
    try:
        code = build_app(given)(given, exit_on_error=False, print_error=False)
        sys.stdout.flush()
    except Refusal as problem:
        _refuse(refusal(problem))
    except CycloptsError as problem:
        _refuse(misuse_text(problem, given, list(COMMANDS)))
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except OSError as problem:  # files are refused where they are opened: this is the output
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # it is flushed once more
        if isinstance(problem, BrokenPipeError):
            sys.exit(PIPE_CLOSED)
        _refuse(say("refusal-output-unwritable", problem=problem.strerror))
    sys.exit(code if isinstance(code, int) else 0)


def _prepare_output() -> None:
    """Make sure that printing cannot fail for want of a stream or of a letter."""
    if sys.stdout is None:  # it was closed before we began
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - for the whole process
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a poor terminal shows ? for what it lacks


def _refuse(message: str) -> NoReturn:
    print(message, file=sys.stderr)
    sys.exit(REFUSED)

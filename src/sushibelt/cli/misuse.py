"""What was wrong with a command line, in one sentence; Cyclopts tells it in English only."""

from collections.abc import Sequence

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from sushibelt.cli.help_pages import argument_name
from sushibelt.words import say


def misuse_text(problem: CycloptsError, given: Sequence[str], commands: Sequence[str]) -> str:
    """Say what was wrong, and where help is."""
    if isinstance(problem, UnknownCommandError):  # its own text would import every command
        return say("refusal-command-unknown", command=given[0], known=commands)
    command = next((word for word in given if word in commands), "")
    asked = " ".join(word for word in ("sushibelt", command, "--help") if word)
    return say("refusal-command-line", problem=_text_of(problem), help=asked)


def _text_of(problem: CycloptsError) -> str:
    if isinstance(problem, UnusedCliTokensError):
        return say("command-line-too-much", words=problem.unused_tokens or [])
    if isinstance(problem, UnknownOptionError):
        option = problem.token.keyword or problem.token.value
        return say("command-line-option-unknown", option=option)
    if isinstance(problem, RepeatArgumentError):
        return say("command-line-twice", option=problem.token.keyword or "")
    name = argument_name(problem.argument.name if problem.argument else "")
    if isinstance(problem, MissingArgumentError):
        return say("command-line-missing", name=problem.keyword or name)
    if isinstance(problem, CoercionError) and problem.token:
        return say("command-line-value", name=name, given=problem.token.value)
    return say("command-line-unreadable")

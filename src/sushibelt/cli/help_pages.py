"""What --help shows: the pages of Cyclopts, with our words where it has English ones."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from sushibelt.words import say

if TYPE_CHECKING:  # both are loaded when somebody asks for help, not before
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions

NUMBERS = ("INT", "FLOAT")  # what Cyclopts writes for a value that is a number
PLACES = {  # what it writes where something has to be typed, and our text for it
    "COMMAND": "cli-help-command-here",
    "OPTIONS": "cli-help-options-here",
    "ARGS": "cli-help-arguments-here",
    "GAME": "cli-help-game-here",
    "FILE": "cli-help-file-here",
    "ACTION": "cli-help-action-here",
    "TARGET": "cli-help-target-here",
    "SOURCE": "cli-help-source-here",
    "DESTINATION": "cli-help-destination-here",
    "STR": "cli-help-text",
    **dict.fromkeys(NUMBERS, "cli-help-number"),
}
HERE = re.compile(rf"\b({'|'.join(PLACES)})\b")
FLAG = "False"  # what it tells as the default of an option without a value


class HelpPages:
    """Draws one page of help, part by part."""

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """Print a list of commands or options."""
        from cyclopts.help import DefaultFormatter  # noqa: PLC0415

        entries = [_in_words(entry) for entry in panel.entries]
        DefaultFormatter()(console, options, panel.copy(entries=entries))

    def render_usage(self, console: Console, _options: ConsoleOptions, usage: Any) -> None:
        """Print how the command is called."""
        from rich.text import Text  # noqa: PLC0415

        if usage:
            call = HERE.sub(lambda found: say(PLACES[found[0]]), str(usage))
            console.print(Text(say("cli-help-usage", call=call), style="bold"))

    def render_description(
        self, console: Console, _options: ConsoleOptions, description: Any
    ) -> None:
        """Print what the command does."""
        if description:
            console.print(description)


def _in_words(entry: HelpEntry) -> HelpEntry:
    """Tell what an option takes and what it is without being named, in the reader's language."""
    from rich.text import Text  # noqa: PLC0415

    description = Text(getattr(entry.description, "primary_renderable", Text()).plain)
    if entry.default not in (None, FLAG):
        description.append(f" [{say('cli-help-default', value=entry.default)}]", style="dim")
    if entry.required:
        description.append(f" [{say('cli-help-required')}]", style="red")
    metavar = entry.metavar
    if metavar:
        metavar = say(PLACES.get(metavar, "cli-help-text"))
    label = entry.positional_label and argument_name(entry.positional_label)
    return entry.copy(
        positional_label=label,
        description=description,
        default=None,
        required=False,
        metavar=metavar,
    )


def argument_name(name: str) -> str:
    """Return what an argument is called in the reader's language; an option has one name only."""
    return say(PLACES[name]) if name in PLACES else name

"""Sushibelt: the sushi family of table games at one belt.

Imports point down only, from layer to layer: the command line (cli) and the server; simulation,
arena, training and export; bots, score pad, lessons and words; the rules compiled and translated
(fast); the rules (games); what a game is (core). What most programs need is found here::

    from sushibelt import Match, find, key_of
"""

from importlib import import_module
from typing import TYPE_CHECKING

__version__ = "0.1.0"

__all__ = [
    "Joint",
    "Match",
    "Nature",
    "Refusal",
    "every_selection",
    "find",
    "key_of",
    "read_record",
    "score",
    "select",
    "write_record",
]

if TYPE_CHECKING:
    from sushibelt.core.chance import key_of
    from sushibelt.core.game import Joint, Nature
    from sushibelt.core.record import read_record, write_record
    from sushibelt.core.refusal import Refusal
    from sushibelt.games import Match, every_selection, find, select
    from sushibelt.scorepad import score
else:
    HOMES = {
        "core.chance": ("key_of",),
        "core.game": ("Joint", "Nature"),
        "core.match": ("Match",),
        "core.record": ("read_record", "write_record"),
        "core.refusal": ("Refusal",),
        "games": ("every_selection", "find", "select"),
        "scorepad": ("score",),
    }

    def __getattr__(name):
        """Import a public name when it is first asked for: a program pays for what it uses."""
        for home, names in HOMES.items():
            if name in names:
                return getattr(import_module(f"{__name__}.{home}"), name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

    def __dir__():
        """List what is public, though most of it is not imported yet."""
        return [*__all__, "__version__"]

"""The one registry of bots."""

from collections.abc import Mapping

from sushibelt.bots.greedy import Greedy
from sushibelt.bots.levels import LEVELS
from sushibelt.bots.process import SPOKEN_TO, process_bot
from sushibelt.bots.protocol import Bot
from sushibelt.bots.random import Uniform
from sushibelt.bots.search.searcher import ISMCTS, MONTECARLO
from sushibelt.core.refusal import Refusal

BOTS: Mapping[str, Bot] = {
    "greedy": Greedy(),
    "ismcts": ISMCTS,
    "montecarlo": MONTECARLO,
    "random": Uniform(),
    **LEVELS,
}


def find(name: str) -> Bot:
    """Return the bot of this name; raise Refusal if there is none.

    `process:COMMAND` names a program that is asked for its choices.
    """
    if name.startswith(SPOKEN_TO):
        return process_bot(name.removeprefix(SPOKEN_TO))
    if name not in BOTS:
        raise Refusal("bot-unknown", bot=name, known=sorted(BOTS))
    return BOTS[name]

"""What somebody at a table could do now, as its page offers it, and what they do.

Whoever plays so knows no rule: what can be pressed is all that the site lets anybody do.
"""

from pathlib import Path
from random import Random

from sushibelt.words import say

MOST = 900  # things done in one match, at the very most
DETOUR = 0.3  # how often chopsticks, menus and swaps are tried when they are on offer
OFFERS = (Path(__file__).parent / "offers.js").read_text()
WORDS = {
    "bar": say("table-bar"),
    # Under a bill: what leads on.
    "bills": [
        say("stage-next-round", round=7).partition("7")[0],
        *(say(key) for key in ("stage-to-ending", "stage-to-podium")),
    ],
    "over": say("over-title"),
    "look": say("table-hand-over-look", who="").strip(),
    "undo": say("table-undo"),
    # In the bar under the hand: what leads away from a choice, and what another one begins with.
    "away": [say(f"table-{key}") for key in ("cancel", "chopsticks-off", "only-this")],
    "detours": [
        say("table-chopsticks-on"),
        *(say(key, count=7).partition("7")[0] for key in ("table-roll-menu", "table-roll-swap")),
    ],
    # Where dishes, dice and tiles lie that can be chosen.
    "places": [
        *(say(key) for key in ("table-hand", "table-your-belt", "table-zock-dice")),
        *(say(key) for key in ("table-pyramid", "table-zock-stacks")),
        *(say(key, what="", who="").strip() for key in ("table-zock-row", "table-belt-of")),
    ],
}


def chosen(offers: list[tuple[int, str]], until: str, rng: Random) -> tuple[str, list[int]]:
    """What is done next, and the buttons that would do it.

    What is played `until`, the bill of a round or the end, is left as it is.
    """
    kinds = {kind for _, kind in offers}
    for reached in ("over", until):
        if reached in kinds:
            return reached, []
    if "undo" in kinds and "answer" not in kinds:
        return "undo", []  # the own choice is in: others are awaited
    tries_detour = rng.random() < DETOUR
    for kind in ("bill", "cover", "answer", *(["detour"] if tries_detour else []), "dish"):
        if kind in kinds:
            return kind, [at for at, other in offers if other == kind]
    return "nothing", []

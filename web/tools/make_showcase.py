"""Play the match that runs on the front page: `python web/tools/make_showcase.py [SEED]`.

Four bots play it to its end under the real rules; the page only shows what is written here, turn by
turn: the hand before the first seat, what each seat took, and what lies on the plates afterwards.
"""

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sushibelt.bots.budget import USUAL
from sushibelt.bots.levels import LEVELS
from sushibelt.core.chance import generator, key_of
from sushibelt.core.match import By, Match
from sushibelt.games import find

FILE = Path(__file__).parent.parent / "src" / "pages" / "front" / "showcase.json"
GAME = "sushi-go/anniversary"
GUESTS = ("chef", "novice", "apprentice", "cook")


def one_by_one(cards: Mapping[str, int]) -> list[str]:
    """Return counted cards as a list."""
    return [kind for kind, count in cards.items() for _ in range(count)]


def chosen(match: Match, seed: str) -> Match:
    """Return the match with every choice in."""
    turn = match.turn
    for seat in turn.actors:
        rng = generator(b"showcase", f"{seed}|{turn.number}|{seat}".encode())
        action = LEVELS[GUESTS[seat]].choose(match.game, match.view(seat), USUAL, rng)
        match = match.submit(seat, action, turn.number, By.BOT)
    return match


def frames(seed: str) -> list[dict[str, Any]]:
    """Return one frame for each time that dishes were taken."""
    game = find(GAME, len(GUESTS))
    match, _ = Match.begin(game, key_of(seed), GUESTS).advance()
    told = []
    while match.result is None:
        before = game.describe(match.state)
        match, events = chosen(match, seed).advance()
        after = game.describe(match.state)
        taken: list[list[str]] = [[] for _ in GUESTS]
        for event in events:
            if event.kind == "laid" and event.seat is not None and len(taken[event.seat]) < 2:
                taken[event.seat].append(event.data["slot"])
        told.append(
            {
                "round": before["round"],
                "hand": one_by_one(before["hands"][0]["cards"]),
                "taken": taken,
                "plates": [one_by_one({**p["kept"], **p["laid"]}) for p in after["plates"]],
                "points": after["points"],
            }
        )
    return told


def main() -> None:
    """Write the match into the front page's folder."""
    seed = sys.argv[1] if len(sys.argv) > 1 else "noren"
    document = {"game": GAME, "guests": GUESTS, "seed": seed, "frames": frames(seed)}
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(json.dumps(document, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

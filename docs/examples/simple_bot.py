"""A simple bot for Sushi Go!: it looks at its hand and its own plate, and at nothing else.

Every card has a fixed worth. A few depend on what's already on the plate: a card that finishes
a pair of tempura or three sashimi is worth the whole set, a dumpling what the next one adds, and a
nigiri on wasabi three times its value. Of several legal plays it makes the one worth most.

It's a yardstick that stays as it is, and it shows how a bot is written in any language: a question
on each line, an answer on each line (docs/bots.md).
"""

import json
import sys

WORTH = {"squid": 3.0, "salmon": 2.0, "egg": 1.0, "maki3": 3.0, "maki2": 2.0, "maki1": 1.0}
NEXT_DUMPLING = [1.0, 2.0, 3.0, 4.0, 5.0]
NEXT_OF_A_SET = {"tempura": [2.0, 5.0], "sashimi": [2.0, 3.0, 10.0]}
AT_FIRST = {"wasabi": 4.0, "chopsticks": 1.5}  # less with every turn: something must follow
DESSERT = 2.0


def worth(slot: str, plate: dict[str, int], left: int) -> float:
    """What a card is worth on this plate, with this many cards left in the hand."""
    if slot.startswith("wasabi+"):
        return 3 * WORTH[slot.removeprefix("wasabi+")]
    if slot in NEXT_OF_A_SET:
        steps = NEXT_OF_A_SET[slot]
        return steps[plate.get(slot, 0) % len(steps)]
    if slot == "dumpling":
        laid = plate.get("dumpling", 0)
        return NEXT_DUMPLING[laid] if laid < len(NEXT_DUMPLING) else 0.0
    if slot in AT_FIRST:
        return AT_FIRST[slot] * (left - 1) / 8
    return WORTH.get(slot, DESSERT)


def choose(question: dict) -> str:
    """Return the legal play that is worth most; the first of equals."""
    seat = question["seat"]
    plate = question["view"]["plates"][seat]["laid"]
    left = sum(question["view"]["hands"][seat]["cards"].values())

    def promise(play: str) -> float:
        return sum(worth(slot, plate, left) for slot in play.split(","))

    return max(question["legal"], key=promise)


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps({"action": choose(json.loads(line))}), flush=True)

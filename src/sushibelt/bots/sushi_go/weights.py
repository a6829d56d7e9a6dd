"""The learned weights of Sushi Go!: a list for each way to play, in the order of encode.py."""

from pathlib import Path

from sushibelt.bots.sushi_go.places import BATTLE_WEIGHTS, PUPPET_WEIGHTS, WEIGHTS
from sushibelt.bots.weights import Weights

LEARNED = Weights(
    Path(__file__).with_name("weights.json"),
    "sushibelt-weights sushi-go 2",
    {
        "two": WEIGHTS,
        "more": WEIGHTS,
        "golf-two": WEIGHTS,
        "golf-more": WEIGHTS,
        "piles": WEIGHTS,
        "puppet": PUPPET_WEIGHTS,
        "battle": BATTLE_WEIGHTS,
    },
)

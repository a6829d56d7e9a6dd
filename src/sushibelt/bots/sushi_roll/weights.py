"""The learned weights of Sushi Roll."""

from pathlib import Path

from sushibelt.bots.sushi_roll.places import WEIGHTS
from sushibelt.bots.weights import Weights

LEARNED = Weights(
    Path(__file__).with_name("weights.json"),
    "sushibelt-weights sushi-roll 2",
    {"two": WEIGHTS, "more": WEIGHTS},
)

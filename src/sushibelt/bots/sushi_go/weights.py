"""The learned weights of Sushi Go!."""

from pathlib import Path

from sushibelt.bots.sushi_go.encode import WEIGHTS
from sushibelt.bots.weights import Weights

LEARNED = Weights(Path(__file__).with_name("weights.json"), "sushibelt-weights sushi-go 1", WEIGHTS)

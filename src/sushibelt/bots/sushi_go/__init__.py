"""What bots know of Sushi Go!: a greedy rule, priors and an evaluation."""

from sushibelt.bots.players import Players, Strength
from sushibelt.bots.sushi_go.evaluator import EVALUATOR
from sushibelt.bots.sushi_go.greedy import choose

PLAYERS = Players(
    greedy=choose,
    evaluator=EVALUATOR,
    levels={
        "cook": Strength(100, alone=True),
        "chef": Strength(2_000, alone=True),
        "master": Strength(30_000),
    },
    endings=True,
)

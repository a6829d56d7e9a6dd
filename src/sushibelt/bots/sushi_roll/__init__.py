"""What bots know of Sushi Roll: a greedy rule, priors and an evaluation."""

from sushibelt.bots.players import Players, Strength
from sushibelt.bots.sushi_roll.evaluator import EVALUATOR
from sushibelt.bots.sushi_roll.greedy import choose
from sushibelt.bots.sushi_roll.learning import LEARNING
from sushibelt.bots.sushi_roll.thumb import thumb

PLAYERS = Players(
    greedy=choose,
    evaluator=EVALUATOR,
    glance=thumb,
    learning=LEARNING,
    levels={
        "cook": Strength(50),
        "chef": Strength(600),
        "master": Strength(14_000, with_more=6_500),
    },
)

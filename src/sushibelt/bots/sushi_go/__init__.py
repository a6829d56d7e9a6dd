"""What bots know of Sushi Go!: a greedy rule, priors and an evaluation."""

from sushibelt.bots.players import Players, Strength
from sushibelt.bots.sushi_go.evaluator import EVALUATOR
from sushibelt.bots.sushi_go.greedy import choose
from sushibelt.bots.sushi_go.learning import LEARNING
from sushibelt.bots.sushi_go.thumb import thumb

OTHERS = 70  # of 100 choices, in which they're taken for people who don't search

PLAYERS = Players(
    greedy=choose,
    evaluator=EVALUATOR,
    glance=thumb,
    learning=LEARNING,
    levels={
        "cook": Strength(100, alone_from=3),
        "chef": Strength(2_000, with_more=1_000, stray=OTHERS),
        "master": Strength(30_000, with_more=10_000, stray=OTHERS),
    },
    endings=True,
)

"""What bots know of Sushizock: solved dice, an evaluation, and a look some turns ahead."""

from sushibelt.bots.players import Players, Strength
from sushibelt.bots.sushizock.evaluator import EVALUATOR
from sushibelt.bots.sushizock.greedy import choose
from sushibelt.bots.sushizock.lookahead import Lookahead

PLAYERS = Players(
    greedy=choose,
    evaluator=EVALUATOR,
    levels={
        "cook": Strength(1, instead=Lookahead(recalls=False)),
        "chef": Strength(1, instead=Lookahead()),
        "master": Strength(2_000, instead=Lookahead()),
    },
)

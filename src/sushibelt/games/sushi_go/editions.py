"""Editions as values, made from one another by `replace`. Every difference is one field."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from sushibelt.core.game import Fact
from sushibelt.games.ids import Edition, Option
from sushibelt.games.sushi_go import components as box
from sushibelt.games.sushi_go.components import Cards, SetOf, Steps


@dataclass(frozen=True, slots=True)
class Values:
    """What the cards of a round are worth."""

    sets: Mapping[str, SetOf]
    ladder: Steps  # dumplings; the last step holds for more
    nigiri: Cards
    wasabi_factor: Fact
    maki_first: Fact
    maki_second: Fact


VALUES = Values(
    box.SETS, box.LADDER, box.NIGIRI, box.WASABI_FACTOR, box.MAKI_FIRST, box.MAKI_SECOND
)  # all printed editions agree


@dataclass(frozen=True, slots=True)
class Comparison:
    """A prize for the most and a loss for the fewest, by seat count."""

    most: Fact
    fewest: Fact
    share: bool  # tied seats divide, rounded towards zero; otherwise each in full
    level_counts: bool  # all equal: both still apply; otherwise nothing happens


NO_COMPARISON = Comparison(box.NOTHING, box.NOTHING, share=False, level_counts=False)


@dataclass(frozen=True, slots=True)
class Dessert:
    """The cards that stay in front of their seat until the end of the game."""

    cards: Cards
    source: str
    two: Comparison = NO_COMPARISON  # with two plates on the table
    more: Comparison = NO_COMPARISON
    values: Cards = field(default_factory=dict)  # shown only when played (frozen yogurt)
    symbols: bool = False  # count what is printed on a card, not the card
    squishy: Fact = box.NOTHING  # points for taking the lead in symbols
    die: Fact = box.NOTHING  # faces of the die that a card makes its seat roll
    runs: Steps = ()  # points of a run of 1, 2, 3 … consecutive numbers


PUDDING_ZOCH = Dessert(
    box.PUDDING_ZOCH,
    "S2 pudding; all equal: both apply",
    two=Comparison(box.PUDDING_PRIZE, box.PUDDING_LOSS, share=False, level_counts=True),
    more=Comparison(box.PUDDING_PRIZE, box.PUDDING_LOSS, share=False, level_counts=True),
)
PUDDING_ORIGINAL = Dessert(
    box.PUDDING_ZOCH,
    "2013 rules: ties share, two seats lose nothing",
    two=Comparison(box.PUDDING_PRIZE, box.NOTHING, share=True, level_counts=False),
    more=Comparison(box.PUDDING_PRIZE, box.PUDDING_LOSS, share=True, level_counts=False),
)
PUDDING = replace(PUDDING_ORIGINAL, cards=box.PUDDING_ANNIVERSARY, source="S1 good old pudding")
YOGURT = replace(
    PUDDING, cards=box.YOGURT, values=box.YOGURT_VALUES, symbols=True, source="S1 frozen yogurt"
)
MOCHI = replace(PUDDING, cards=box.MOCHI, die=box.MOCHI_DIE, source="S1 mochi")
STRAWBERRY = Dessert(
    box.STRAWBERRY,
    "S1 strawberry; SA-11: all tied with three or more share the loss",
    two=Comparison(box.NOTHING, box.STRAWBERRY_LOSS_OF_TWO, share=True, level_counts=False),
    more=Comparison(box.NOTHING, box.STRAWBERRY_LOSS, share=True, level_counts=True),
    symbols=True,
    squishy=box.SQUISHY,
)
TEA = Dessert(box.TEA, "S1 bubble tea", runs=box.TEA_RUNS)


@dataclass(frozen=True, slots=True)
class Ruleset:
    """One way to play Sushi Go!, before a seat count is chosen."""

    source: str
    base: Cards
    dessert: Dessert
    values: Values = VALUES
    rounds: Fact = box.ROUNDS
    hands: Mapping[int, Fact] = field(default_factory=lambda: box.HANDS)
    wasabi: Literal["must", "may"] = "must"  # a nigiri with a wasabi open since an earlier turn
    same_turn: Literal["ordered", "never"] = "ordered"  # wasabi and nigiri together (SA-2)
    maki_share: bool = True  # tied seats divide; a tie for the most leaves no second prize
    maki_needs_one: bool = False  # without maki no place; otherwise none ranks like any count
    tie_break: bool = False  # most dessert cards; otherwise a tie is shared (SA-21)
    fewest_points_win: bool = False
    second_round: Literal["left", "right"] = "left"
    boat: bool = False
    play: Literal["hands", "piles", "puppet", "battle"] = "hands"
    pile: Fact = box.NOTHING  # cards of a personal pile; the rest of the hand is dealt to its seat


ANNIVERSARY = Ruleset("S1", box.BASE_ANNIVERSARY, STRAWBERRY, boat=True)
ORIGINAL = Ruleset(
    "2013 rules as most programs claim them",
    box.BASE_ZOCH,
    PUDDING_ORIGINAL,
    maki_needs_one=True,
    tie_break=True,
)
ZOCH = replace(
    ORIGINAL,
    source="S2",
    dessert=PUDDING_ZOCH,
    wasabi="may",  # ZG-1: all four languages say "can"
    same_turn="never",  # "in a following turn"
    maki_share=False,  # ZG-3
)

TWO_WAY = Option("two-way", "variant", {"second_round": "right"})

EDITIONS = (
    Edition(
        "zoch-2014",
        ZOCH,
        (3, 4, 5),
        (TWO_WAY, Option("forced-wasabi", "wasabi", {"wasabi": "must"})),
    ),
    Edition(
        "anniversary",
        ANNIVERSARY,
        (2, 3, 4, 5),
        (
            Option("strawberry", "dessert", {"dessert": STRAWBERRY}, default=True),
            Option("frozen-yogurt", "dessert", {"dessert": YOGURT}),
            Option("bubble-tea", "dessert", {"dessert": TEA}),
            Option("pudding", "dessert", {"dessert": PUDDING}),
            Option("mochi", "dessert", {"dessert": MOCHI}),
            TWO_WAY,
            Option("golf", "variant", {"fewest_points_win": True}),
            Option("personal-piles", "variant", {"play": "piles", "pile": box.PILE}, seats=(2,)),
            Option("battle", "variant", {"play": "battle"}, seats=(2,)),
            Option("puppet", "variant", {"play": "puppet"}, seats=(2,)),
            Option("must-have-maki", "maki", {"maki_needs_one": True}, seats=(2,)),
        ),
    ),
    Edition("original-2013", ORIGINAL, (2, 3, 4, 5), (TWO_WAY,)),
)

"""The printed editions of Sushi Roll, as values. There is one."""

from collections.abc import Mapping
from dataclasses import dataclass

from sushibelt.core.game import Certainty, Fact
from sushibelt.games.ids import Edition
from sushibelt.games.sushi_roll import components
from sushibelt.games.sushi_roll.components import Facts

SEED, ONE = Certainty.SEED, Certainty.ONE


@dataclass(frozen=True, slots=True)
class Ruleset:
    """Everything in which two editions could differ; every number names its source."""

    source: str
    dice: Facts
    sides: Mapping[str, Facts]
    icons: Facts
    belt: Mapping[int, Fact]
    token_totals: Facts
    starting_tokens: Facts
    sets: Mapping[str, tuple[Fact, Fact, Fact]]
    nigiri: Facts
    wasabi_factor: Fact
    rounds: Fact
    extra_slide_seats: Fact  # with this many seats belts slide once more after a round
    maki_first: Fact
    maki_second: Fact
    maki_needs_one: Fact  # 1: a seat without any icon is left out
    dessert_most: Fact
    dessert_fewest: Fact  # points lost
    dessert_no_loss_seats: Fact  # with this many seats or fewer nobody loses
    share_prizes: Fact  # 0: tied seats get (or lose) everything in full
    tokens_per_point: Fact


SUSHI_ROLL_2019 = Ruleset(
    source="S0",
    dice=components.DICE,
    sides=components.SIDES,
    icons=components.ICONS,
    belt=components.BELT,
    token_totals=components.TOKEN_TOTALS,
    starting_tokens=components.STARTING_TOKENS,
    sets=components.SETS,
    nigiri=components.NIGIRI,
    wasabi_factor=Fact(3, SEED, "S0: a nigiri on wasabi counts three times"),
    rounds=Fact(3, SEED, "S0: the game ends after three rounds"),
    extra_slide_seats=Fact(3, SEED, "S0: note on new rounds"),
    maki_first=Fact(6, SEED, "S0: most icons"),
    maki_second=Fact(3, SEED, "S0: second most icons"),
    maki_needs_one=Fact(1, ONE, "S0 does not say; one public description of the rules"),
    dessert_most=Fact(6, SEED, "S0: end of the game"),
    dessert_fewest=Fact(6, SEED, "S0: end of the game, none counts as fewest too"),
    dessert_no_loss_seats=Fact(2, SEED, "S0: note on two players"),
    share_prizes=Fact(0, SEED, "S0: ties for maki and for puddings"),
    tokens_per_point=Fact(2, SEED, "S0: end of the game"),
)

EDITIONS: tuple[Edition, ...] = (Edition("2019", SUSHI_ROLL_2019, (2, 3, 4, 5)),)

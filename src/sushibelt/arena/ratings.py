"""Ratings of all bots of an arena on one scale (openskill, the model of Plackett and Luce)."""

from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from itertools import zip_longest
from typing import NamedTuple

from sushibelt.arena.contest import Deal, Pair
from sushibelt.core.refusal import Refusal

DEVIATIONS = 1.96  # on both sides: 95 % of a bell curve


class Rating(NamedTuple):
    """A bot's strength, and how far it may be off in either direction."""

    strength: float
    margin: float


def check_installed() -> None:
    """Refuse a contest that could not be rated in the end."""
    if find_spec("openskill") is None:
        raise Refusal("arena-ratings-missing")


def ratings(bots: Sequence[str], played: Mapping[Pair, Sequence[Deal]]) -> dict[str, Rating]:
    """Return a rating for each bot.

    Ratings depend a little on the order of matches: here it is deal by deal, in every deal pairing
    by pairing, however they were really played.
    """
    from openskill.models import PlackettLuce  # noqa: PLC0415 - may be missing

    model = PlackettLuce()
    rated = {bot: model.rating(name=bot) for bot in bots}
    for number in zip_longest(*played.values()):
        for (first, second), deal in zip(played, number, strict=True):
            if deal is not None:
                places = [-float(share) for share in deal.shares]
                sides = model.rate([[rated[first]], [rated[second]]], ranks=places)
                rated[first], rated[second] = sides[0][0], sides[1][0]
    return {bot: Rating(r.mu, DEVIATIONS * r.sigma) for bot, r in rated.items()}

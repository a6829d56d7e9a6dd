"""Draws by softmax: noise that makes the highest sum one, for policies that were learned.

A logit is told in hundredths of a point, on the scale on which a search believes priors.
"""

from math import log

from sushibelt.bots.search.search import DOUBT as LOGIT
from sushibelt.core.chance import below
from sushibelt.core.layout import Vector

NOISES = 1024  # quantiles of a Gumbel distribution
TEMPERATURE = 300  # the width of noise that leaves a policy as it is


def gumbel_noise() -> Vector:
    """Return the noise, of which each is as likely."""
    return [round(-LOGIT * log(-log((i + 0.5) / NOISES))) for i in range(NOISES)]


def softmax_noise(rng: Vector, width: int, noises: Vector) -> int:
    """What is added to a logit, so that the highest sum is a draw by softmax."""
    return noises[below(rng, NOISES)] * width // TEMPERATURE

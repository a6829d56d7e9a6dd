"""Fits a linear softmax policy to lessons: the likeliest weights, kept small, by gradient steps.

Sums are made in one order, so that the same lessons give the same weights.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from sushibelt.training.gather import Lesson

SMALL = 2.0  # lessons that speak for a weight being nought
SHARP = 2  # the power of visits: a search also tries what it does not think much of
RATE, MOMENTUM, SQUARES, TINY = 0.05, 0.9, 0.999, 1e-8  # of Adam

Array = Any  # numpy's; it may be missing where this is only looked at


class Options(NamedTuple):
    """All options of some lessons, one after the other."""

    feature: Array  # of each entry, its place in the weights
    option: Array  # and the option that it belongs to
    first: Array  # of each lesson, where its options begin
    lesson: Array  # of each option, the lesson that it belongs to
    share: Array  # of each option, how much of its lesson speaks for it


def laid_out(lessons: Sequence[Lesson]) -> Options:
    """Return lessons as long lists of numbers."""
    feature: list[int] = []
    option: list[int] = []
    first: list[int] = []
    lesson: list[int] = []
    share: list[float] = []
    for i, each in enumerate(lessons):
        first.append(len(share))
        weighed = [visits**SHARP for visits in each.visits]
        total = sum(weighed)
        for places, visits in zip(each.places, weighed, strict=True):
            feature += places
            option += [len(share)] * len(places)
            lesson.append(i)
            share.append(visits / total)
    return Options(*(np.array(column) for column in (feature, option, first, lesson, share)))


def odds(options: Options, weights: Array) -> Array:
    """Return how likely each option is to be chosen."""
    logit = np.bincount(options.option, weights[options.feature], len(options.share))
    top = np.maximum.reduceat(logit, options.first)
    power = np.exp(logit - top[options.lesson])
    return power / np.add.reduceat(power, options.first)[options.lesson]


def loss(options: Options, weights: Array) -> float:
    """Return the mean loss: minus the logarithm of what was expected of each choice."""
    expected = np.log(np.maximum(odds(options, weights), 1e-12))
    return float(-(options.share * expected).sum() / len(options.first))


def agreement(options: Options, weights: Array) -> float:
    """Return in how many lessons the likeliest option was tried most."""
    given, agreed = odds(options, weights), 0
    ends = [*options.first[1:], len(options.share)]
    for start, end in zip(options.first, ends, strict=True):
        agreed += int(np.argmax(given[start:end]) == np.argmax(options.share[start:end]))
    return agreed / len(options.first)


def fit(options: Options, count: int, steps: int) -> Array:
    """Return the weights."""
    weights, mean, square = np.zeros(count), np.zeros(count), np.zeros(count)
    for step in range(1, steps + 1):
        surplus = (odds(options, weights) - options.share)[options.option]
        slope = np.bincount(options.feature, surplus, count) + SMALL * weights
        slope /= len(options.first)
        mean = MOMENTUM * mean + (1 - MOMENTUM) * slope
        square = SQUARES * square + (1 - SQUARES) * slope**2
        rate = RATE * min(1.0, 2 - 2 * step / steps)
        unbiased = mean / (1 - MOMENTUM**step)
        weights -= rate * unbiased / (np.sqrt(square / (1 - SQUARES**step)) + TINY)
    return weights

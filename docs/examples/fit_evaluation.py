"""Fits what Sushizock positions are worth: the weights in `sushibelt.bots.sushizock.evaluate`.

    python docs/examples/fit_evaluation.py 2 --games 20000
    python docs/examples/fit_evaluation.py 3 4 5 --games 8000

Plays games in which the bot behind `chef` and `master` has all seats, notes the features of every
seat whenever a turn begins, and finds the weights under which the ends of these games are most
likely. They're printed as they appear in that file. Every tenth game is held out and shows how well
the weights predict: the mean loss, minus the logarithm of the share given to the winner.
"""

import argparse
from typing import Any, NamedTuple

import numpy as np

from sushibelt.bots.search.search import Search
from sushibelt.bots.sushizock.dice_odds import DiceOdds
from sushibelt.bots.sushizock.evaluate import (
    FITTED_AT,
    FOR_MORE,
    FOR_TWO,
    fresh_scratch,
    tiles_to_come,
    write_features,
)
from sushibelt.bots.sushizock.expectimax import FRESH, OPEN, Ahead, choose_portion, look_on
from sushibelt.bots.sushizock.scratch import FEATURES, Scratch
from sushibelt.core.chance import seed
from sushibelt.core.game import NATURE, NOBODY
from sushibelt.core.layout import Grid, Vector
from sushibelt.core.ranking import rank
from sushibelt.fast.compile import compiled
from sushibelt.fast.drivers import clear
from sushibelt.fast.records import record
from sushibelt.games import find
from sushibelt.games.family import AnyFamily
from sushibelt.games.sushizock.book import Book
from sushibelt.games.sushizock.state import SEATS, Table, Work

LEFT = SEATS * FEATURES  # in a note: after the features of all seats
TURNS = 200  # of one game that are noted, at most
SMOOTH = 30  # positions that speak for weights being alike at neighbouring knots
FEW = 1e-3  # and for weights being small
STEPS = 6
UNIT = 10_000  # weights are written in such parts
PIECE = 5_000  # positions at a time
NAMES = "NOW NEXT SECOND FURTHER COVERED SPARE WAITING HOPE COST TOP_SUSHI TOP_BONE TO_MOVE"

Array = np.ndarray[Any, np.dtype[np.float64]]


class Positions(NamedTuple):
    """What was noted of positions, seat by seat; seats that aren't there win nothing."""

    features: Array  # position, seat, feature
    knots: Array  # position, knot: how much its weights count there
    there: Array  # position, seat: 0, or minus infinity
    won: Array  # position, seat: the share of the win


def note_turn(t: Table, book: Book, scratch: Scratch, line: Vector) -> None:
    """Write the features of every seat as a turn begins, and how much is to come."""
    for seat in range(book.seats):
        write_features(t, seat, t.actor, scratch)
        for feature in range(FEATURES):
            line[seat * FEATURES + feature] = scratch.feature[feature]
    line[LEFT] = tiles_to_come(t, book)


def play_noting(
    family: AnyFamily,
    t: Table,
    ahead: Table,
    book: Book,
    rng: Vector,
    work: Work,
    s: Search,
    scratch: Scratch,
    a: Ahead,
    odds: DiceOdds,
    number: int,
    lines: Grid,
    places: Vector,
) -> int:
    """Play one game and note its turns; return how many those were."""
    seed(rng, 2008, book.seats, number)
    clear(t)
    family.start(t, book)
    n = 0
    awaited = family.waiting(t, book)
    while awaited != NOBODY:
        if awaited == NATURE:
            family.chance(t, book, rng, work)
        else:
            if t.roll == 1 and n < TURNS:
                note_turn(t, book, scratch, lines[n])
                n += 1
            a.status = FRESH
            while look_on(t, ahead, book, t.actor, scratch, a, odds, 1000) == OPEN:
                pass
            work.choice[t.actor] = choose_portion(t, book, t.actor, work, s, scratch, a)
            family.step(t, book, work)
        awaited = family.waiting(t, book)
    family.keys(t, book, s.ranks)
    rank(s.ranks, book.seats, places)
    return n


def play(seats: int, first: int, games: int, ahead: int) -> Positions:
    """Play that many games and gather what was noted."""
    game = find("sushizock/2008", seats)
    made = compiled(game.family, play_noting)
    t, blank, work = (record(row)[0] for row in (game.start(), game.start(), game.silent_work()))
    book, s, scratch = (record(row)[0] for row in (game.book, Search(), fresh_scratch()))
    a, odds = record(Ahead())[0], record(DiceOdds())[0]
    a["limit"] = ahead
    rng, places = np.zeros(4, np.int64), np.zeros(SEATS, np.int64)
    lines = np.zeros((TURNS, LEFT + 1), np.int64)
    noted, won = [], []
    for number in range(first, first + games):
        n = made.play_noting(t, blank, book, rng, work, s, scratch, a, odds, number, lines, places)
        winners = np.arange(SEATS) < seats
        winners &= places == 1
        noted.append(lines[:n].copy())
        won.append(np.tile(winners / winners.sum(), (n, 1)))
    return positions(np.concatenate(noted), np.concatenate(won), seats)


def positions(noted: Any, won: Array, seats: int) -> Positions:
    """Return notes in the form in which weights are fitted to them."""
    features = noted[:, :LEFT].reshape(len(noted), SEATS, FEATURES).astype(float)
    at, left = np.array(FITTED_AT), noted[:, LEFT]
    high = np.clip(np.searchsorted(at, left), 1, len(at) - 1)
    share = (left - at[high - 1]) / (at[high] - at[high - 1])
    knots = np.zeros((len(noted), len(at)))
    each = np.arange(len(noted))
    knots[each, high], knots[each, high - 1] = share, 1 - share
    there = np.where(np.arange(SEATS) < seats, 0.0, -np.inf)
    return Positions(features, knots, np.tile(there, (len(noted), 1)), won)


def pieces(p: Positions) -> Any:
    """Yield the positions, a piece at a time, with all products of features and knots."""
    for i in range(0, len(p.knots), PIECE):
        one = Positions(*(part[i : i + PIECE] for part in p))
        x = one.features[:, :, :, None] * one.knots[:, None, None, :]
        yield one, x.reshape(len(one.knots), SEATS, -1)


def shares(strength: Array) -> Array:
    """Return the share of a win of each seat."""
    odds = np.exp(strength - strength.max(axis=1, keepdims=True))
    return odds / odds.sum(axis=1, keepdims=True)


def loss(p: Positions, weights: Array) -> float:
    """Return the mean loss of these weights."""
    total = 0.0
    for one, x in pieces(p):
        given = np.log(np.maximum(shares(x @ weights + one.there), 1e-12))
        total -= (one.won * given).sum()
    return total / len(p.knots)


def fit(p: Positions) -> Array:
    """Return the weights of the greatest likelihood, found by Newton's method."""
    knots = p.knots.shape[1]
    step = np.diff(np.eye(knots), axis=0)
    size = (p.features**2).mean(axis=(0, 1))
    held = np.kron(np.diag(size), SMOOTH * step.T @ step + FEW * np.eye(knots))
    weights = np.zeros(FEATURES * knots)
    for _ in range(STEPS):
        slope, curve = held @ weights, held.copy()
        for one, x in pieces(p):
            given = shares(x @ weights + one.there)
            slope += np.einsum("nsk,ns->k", x, given - one.won)
            mean = np.einsum("nsk,ns->nk", x, given)
            flat = (x * np.sqrt(given)[:, :, None]).reshape(-1, x.shape[2])
            curve += flat.T @ flat - mean.T @ mean
        weights -= np.linalg.solve(curve, slope)
    return weights


def main() -> None:
    """Play, fit and print."""
    parser = argparse.ArgumentParser(description="Fit the evaluation of Sushizock.")
    parser.add_argument("seats", type=int, nargs="+")
    parser.add_argument("--games", type=int, default=1000, help="for each number of seats")
    parser.add_argument("--ahead", type=int, default=1, help="turns solved for each choice")
    asked = parser.parse_args()
    kept = asked.games // 10

    def gather(first: int, games: int) -> Positions:
        played = [play(seats, first, games, asked.ahead) for seats in asked.seats]
        return Positions(*(np.concatenate(part) for part in zip(*played, strict=True)))

    test, learnt = gather(0, kept), gather(kept, asked.games - kept)
    weights = fit(learnt)
    told = np.round(weights * UNIT).astype(int).reshape(FEATURES, -1)
    for name, row in zip(NAMES.split(), told, strict=True):
        print(f"    {', '.join(map(str, row))},  # {name}")
    before = np.array(FOR_TWO if asked.seats == [2] else FOR_MORE) / UNIT
    print(
        f"{len(learnt.won)} positions; loss with the weights in the file {loss(test, before):.4f},"
    )
    print(f"with these {loss(test, weights):.4f}")


if __name__ == "__main__":
    main()

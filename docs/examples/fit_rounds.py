"""Fits what tables of Sushi Go! and Sushi Roll promise between rounds.

    python docs/examples/fit_rounds.py sushi-go/original-2013 2 --games 2000
    python docs/examples/fit_rounds.py sushi-go/anniversary+mochi 3 4 5 --games 800
    python docs/examples/fit_rounds.py sushi-roll/2019 3 4 5 --games 800

Plays games among searching bots, notes what every seat has whenever a round is over, and finds the
weights under which the ends of these games are most likely. They're printed as they appear in
`bots/sushi_go/evaluate.py` and `bots/sushi_roll/evaluate.py`: how many hundredths of a point a lead
takes, then what each thing is worth in hundredths of a point. Every fifth game is held out and
shows how well the weights predict: the mean loss, minus the logarithm of the winner's share.
"""

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import product
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from sushibelt.bots.budget import Budget
from sushibelt.bots.fitted import POINT
from sushibelt.bots.search.searcher import ISMCTS
from sushibelt.bots.sushi_go import evaluate as evaluate_sushi_go
from sushibelt.bots.sushi_roll import evaluate as evaluate_sushi_roll
from sushibelt.core.chance import generator, key_of
from sushibelt.core.match import By
from sushibelt.games import Match, find
from sushibelt.games.family import AnyGame
from sushibelt.games.sushi_go.scoring import score_end
from sushibelt.games.sushi_go.state import SEATS

EVALUATIONS: dict[str, ModuleType] = {
    "sushi-go": evaluate_sushi_go,
    "sushi-roll": evaluate_sushi_roll,
}
KEPT = 5  # every fifth game is kept to look at
FEW = 0.1  # positions that speak for weights being small
STEPS = 20

Array = np.ndarray[Any, np.dtype[np.float64]]


class Pause(NamedTuple):
    """A table between rounds."""

    row: int  # of the weights
    features: list[list[float]]  # of each seat
    won: list[float]  # the share of the win that each came to have


def look(game: AnyGame, t: Any, evaluation: ModuleType) -> tuple[int, list[list[float]]]:
    """Return the row of weights that holds here, and what every seat has, in points."""
    scratch, work = evaluation.fresh_scratch(), game.silent_work()
    if evaluation is evaluate_sushi_go:
        score_end(t.plates, t.dice, game.book, work)
    features = []
    for seat in range(game.seats):
        evaluation.write_features(t, game.book, work, seat, scratch)
        features.append([number / POINT for number in scratch.feature])
    return evaluation.row_of(t, game.book), features


def play(name: str, iterations: int, place: tuple[int, int]) -> list[Pause]:
    """Play one game and return its pauses."""
    seats, deal = place
    game = find(name, seats)
    evaluation = EVALUATIONS[game.family.name]
    rngs = [generator(b"fit", str(deal).encode(), bytes([seat])) for seat in range(seats)]
    match = Match.begin(game, key_of(f"fit/{deal}")).advance()[0]
    seen = []
    round_ = 0
    while match.turn.actors:
        number = match.turn.number
        for seat in match.turn.actors:
            action = ISMCTS.choose(game, match.view(seat), Budget(iterations), rngs[seat])
            match = match.submit(seat, action, number, By.BOT)
        match = match.advance()[0]
        if match.turn.actors and match.state.round != round_:
            round_ = match.state.round
            seen.append(look(game, match.state, evaluation))
    winners = match.result.winners if match.result else ()
    won = [(seat in winners) / len(winners) for seat in range(seats)]
    return [Pause(row, features, won) for row, features in seen]


def gathered(pauses: list[Pause], sign: int) -> tuple[Array, Array, Array]:
    """Return features, shares of the win, and minus infinity for seats that aren't there."""
    features = np.zeros((len(pauses), SEATS, len(pauses[0].features[0])))
    won, there = np.zeros((len(pauses), SEATS)), np.full((len(pauses), SEATS), -np.inf)
    for i, pause in enumerate(pauses):
        seats = len(pause.won)
        features[i, :seats], won[i, :seats], there[i, :seats] = pause.features, pause.won, 0
    return features * sign, won, there


def shares(strength: Array) -> Array:
    """Return the share of a win of each seat."""
    odds = np.exp(strength - strength.max(axis=1, keepdims=True))
    return np.asarray(odds / odds.sum(axis=1, keepdims=True))


def loss(weights: Array, features: Array, won: Array, there: Array) -> float:
    """Return the mean loss of these weights."""
    given = shares(features @ weights + there)
    return float(-(won * np.log(np.maximum(given, 1e-12))).sum(axis=1).mean())


def fit(features: Array, won: Array, there: Array) -> Array:
    """Return the weights of the greatest likelihood, found by Newton's method."""
    weights = np.zeros(features.shape[2])
    for _ in range(STEPS):
        given = shares(features @ weights + there)
        slope = np.einsum("nsk,ns->k", features, given - won) + FEW * weights
        mean = np.einsum("nsk,ns->nk", features, given)
        curve = np.einsum("ns,nsi,nsj->ij", given, features, features) - mean.T @ mean
        weights -= np.linalg.solve(curve + FEW * np.eye(len(weights)), slope)
    return weights


def written(weights: Array) -> list[int]:
    """Return weights as they are in a row."""
    told = np.maximum(np.round(POINT * weights / weights[0]), 0).astype(int)
    told[0] = round(POINT / weights[0])
    return [int(number) for number in told]


def read(row: list[int]) -> Array:
    """Return the weights that a row stands for."""
    told = np.array([POINT, *row[1:]]) / row[0]
    return np.asarray(told)


def report(game: AnyGame, pauses: list[list[Pause]]) -> Iterator[str]:
    """Yield a line for every row of weights: the row fitted, and how well it and the old one do."""
    now = EVALUATIONS[game.family.name].fresh_scratch().weight
    sign = getattr(game.book, "sign", 1)
    for row in sorted({pause.row for played in pauses for pause in played}):
        kept, learnt = (
            [
                p
                for i, played in enumerate(pauses)
                for p in played
                if p.row == row and (i % KEPT == 0) is is_kept
            ]
            for is_kept in (True, False)
        )
        weights = written(fit(*gathered(learnt, sign)))
        before = now[row]
        new, old = (loss(read(each), *gathered(kept, sign)) for each in (weights, before))
        told = f"loss {new:.4f}, with {before} {old:.4f}"
        yield f"row {row}: {weights}, {len(learnt)} pauses; {told}"


def main() -> None:
    """Play, fit and print."""
    parser = argparse.ArgumentParser(description="Fit what is promised between rounds.")
    parser.add_argument("game")
    parser.add_argument("seats", type=int, nargs="+")
    parser.add_argument("--games", type=int, default=500, help="for each number of seats")
    parser.add_argument("--iterations", type=int, default=200, help="of each choice")
    asked = parser.parse_args()
    places = list(product(asked.seats, range(asked.games)))
    with ProcessPoolExecutor() as workers:
        pauses = list(workers.map(partial(play, asked.game, asked.iterations), places, chunksize=4))
    for line in report(find(asked.game, asked.seats[0]), pauses):
        print(line)


if __name__ == "__main__":
    main()

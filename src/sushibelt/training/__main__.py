"""`python -m sushibelt.training FAMILY FOLDER`: teaches the policy of a family from nothing.

Each generation plays games with the weights of the one before (the first with none, that is at
random beyond its trees), notes how often the search tried what, and fits weights to that. Whatever
is in the folder is not made again, so that an interrupted training goes on; the same settings give
the same weights. Needs `pip install "sushibelt[fast,research]"`.
"""

import argparse
import json
import sys
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from sushibelt import words
from sushibelt.bots.families import PLAYERS
from sushibelt.bots.learning import Learning
from sushibelt.bots.search.search import DOUBT as LOGIT
from sushibelt.core.layout import Grid
from sushibelt.core.refusal import Refusal
from sushibelt.simulation.cluster import hire
from sushibelt.simulation.workers import Workers
from sushibelt.training.fit import Options, agreement, fit, laid_out, loss
from sushibelt.training.gather import Lesson, learning_of, played
from sushibelt.training.plan import Place, places
from sushibelt.training.store import read_part, write_part

PART = 10  # games
KEPT = 10  # every so many-th game tells how well the weights predict, and is not fitted to


def say(text: str, end: str = "\n") -> None:
    """Show progress."""
    print(text, end=end, file=sys.stderr, flush=True)


def gathered(
    family: str,
    folder: Path,
    wanted: list[Place],
    iterations: int,
    policy: Grid,
    workers: Workers,
) -> list[Lesson]:
    """Return the lessons of these games, played now or before."""
    parts = {
        folder / f"lessons-{wanted[at].number:07}.parquet": wanted[at : at + PART]
        for at in range(0, len(wanted), PART)
    }
    missing = [path for path in parts if not path.exists()]
    results = workers.do(
        partial(played, family, iterations, policy), [parts[path] for path in missing]
    )
    found: list[Lesson] = []
    games = 0
    for path, part in parts.items():
        made = f"{iterations} iterations, {len(part)} games"
        if path in missing:
            write_part(path, next(results), made)
        found += read_part(path, made)
        games += len(part)
        say(f"\r{games} of {len(wanted)} games, {len(found)} choices", end="")
    say("")
    return found


def fitted(learning: Learning, found: list[Lesson], steps: int) -> Grid:
    """Return the lists of weights as they are written: whole numbers."""
    rows = []
    tables = len(learning.lessons)
    for table, title in enumerate(learning.lessons):
        mine = [lesson for lesson in found if lesson.table == table]
        learnt = laid_out([lesson for lesson in mine if lesson.number // tables % KEPT])
        kept = laid_out([lesson for lesson in mine if not lesson.number // tables % KEPT])
        weights = fit(learnt, learning.weights.count, steps)
        row = np.round(LOGIT * weights).astype(int).tolist()
        rows.append(row)
        report(title, learnt, kept, np.array(row) / LOGIT)
    return rows


def report(title: str, learnt: Options, kept: Options, weights: Any) -> None:
    """Tell how well weights predict what the search tries."""
    none = np.zeros_like(weights)
    say(
        f"{title}: {len(learnt.first)} choices, loss {loss(learnt, weights):.4f}; of "
        f"{len(kept.first)} kept apart {loss(kept, weights):.4f} (without weights "
        f"{loss(kept, none):.4f}), the same favourite in {100 * agreement(kept, weights):.1f}%"
    )


def main() -> None:
    """Train."""
    parser = argparse.ArgumentParser(prog="python -m sushibelt.training", description=__doc__)
    learners = [name for name, players in PLAYERS.items() if players.learning]
    parser.add_argument("family", choices=learners)
    parser.add_argument("folder", type=Path, help="where lessons and weights are kept")
    parser.add_argument("--games", type=int, nargs="+", default=[160, 500], help="by generation")
    parser.add_argument("--iterations", type=int, default=1500, help="of each choice")
    parser.add_argument("--steps", type=int, default=300, help="of each fit")
    parser.add_argument("--threads", type=int, help="processes; by default 1, or all of a cluster")
    parser.add_argument("--on", help="ray or ray://HOST:PORT: play on a Ray cluster")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    try:
        train(asked)
    except Refusal as refusal:
        sys.exit(words.say(f"refusal-{refusal.reason}", **refusal.facts))


def train(asked: argparse.Namespace) -> None:
    """Make one generation after the other."""
    learning = learning_of(asked.family)
    policy: Grid = [[0] * learning.weights.count for _ in learning.lessons]
    for generation, games in enumerate(asked.games):
        say(f"generation {generation + 1} of {len(asked.games)}")
        wanted = places(learning, generation, games)
        workers = hire(asked.on, asked.threads)
        try:
            found = gathered(asked.family, asked.folder, wanted, asked.iterations, policy, workers)
        finally:
            workers.dismiss()
        policy = fitted(learning, found, asked.steps)
        counts = " ".join(map(str, asked.games[: generation + 1]))
        command = (
            f"python -m sushibelt.training {asked.family} FOLDER --games {counts} "
            f"--iterations {asked.iterations} --steps {asked.steps}"
        )
        made = {"command": command, "choices": len(found)}
        weights = dict(zip(learning.lessons, policy, strict=True))
        content = {"format": learning.weights.format, "made": made, "policy": weights}
        path = asked.folder / f"weights-{generation + 1}.json"
        path.write_text(json.dumps(content) + "\n", encoding="utf-8")
        say(str(path))


if __name__ == "__main__":
    main()

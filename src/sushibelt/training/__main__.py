"""`python -m sushibelt.training FAMILY FOLDER`: teaches the policy of a family from nothing.

Each generation plays games with the weights of the one before (the first with none, that is at
random beyond its trees), notes how often the search tried what, and fits weights to that. Whatever
is in the folder is not made again, so that an interrupted training goes on; the same settings give
the same weights. Needs `pip install "sushibelt[fast,research]"`.
"""

import argparse
import sys
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from sushibelt import words
from sushibelt.bots.families import PLAYERS
from sushibelt.bots.learning import Learning
from sushibelt.bots.search.search import DOUBT as LOGIT
from sushibelt.core.layout import Grid, Vector
from sushibelt.core.refusal import Refusal
from sushibelt.simulation.cluster import hire
from sushibelt.simulation.workers import Workers
from sushibelt.training.fit import Options, agreement, fit, laid_out, loss
from sushibelt.training.gather import Lesson, learning_of, played
from sushibelt.training.plan import NUMBERS, Place, places
from sushibelt.training.store import read_part, write_part

USUAL = ("two", "more")
PART = 10  # games
KEPT = 10  # every so many-th game tells how well the weights predict, and is not fitted to

Rows = dict[str, Vector]  # lists of weights by name


def say(text: str, end: str = "\n") -> None:
    """Show progress."""
    print(text, end=end, file=sys.stderr, flush=True)


def gathered(
    asked: argparse.Namespace, wanted: list[Place], policy: Grid, workers: Workers
) -> list[Lesson]:
    """Return the lessons of these games, played now or before."""
    parts = {
        asked.folder / f"lessons-{wanted[at].number:07}.parquet": wanted[at : at + PART]
        for at in range(0, len(wanted), PART)
    }
    missing = [path for path in parts if not path.exists()]
    results = workers.do(
        partial(played, asked.family, asked.iterations, policy), [parts[path] for path in missing]
    )
    found: list[Lesson] = []
    games = 0
    for path, part in parts.items():
        made = f"{asked.iterations} iterations, {len(part)} games, {' '.join(asked.lists)}"
        if path in missing:
            write_part(path, next(results), made)
        found += read_part(path, made)
        games += len(part)
        say(f"\r{games} of {len(wanted)} games, {len(found)} choices", end="")
    say("")
    return found


def fitted(learning: Learning, lists: list[str], found: list[Lesson], steps: int) -> Rows:
    """Return lists of weights as they are written: whole numbers."""
    rows = {}
    names = list(learning.lessons)
    for title in lists:
        table = names.index(title)
        mine = [
            (each, each.number % NUMBERS // len(lists)) for each in found if each.table == table
        ]
        learnt = laid_out([lesson for lesson, turn in mine if turn % KEPT])
        kept = laid_out([lesson for lesson, turn in mine if not turn % KEPT])
        weights = fit(learnt, learning.weights.lengths[title], steps)
        rows[title] = np.round(LOGIT * weights).astype(int).tolist()
        report(title, learnt, kept, np.array(rows[title]) / LOGIT)
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
    parser.add_argument("--lists", nargs="+", default=list(USUAL), help="of weights to make anew")
    parser.add_argument("--games", type=int, nargs="+", default=[160, 500], help="by generation")
    parser.add_argument("--iterations", type=int, default=1500, help="of each choice")
    parser.add_argument("--steps", type=int, default=300, help="of each fit")
    parser.add_argument("--threads", type=int, help="processes; by default 1, or all of a cluster")
    parser.add_argument("--on", help="ray or ray://HOST:PORT: play on a Ray cluster")
    asked = parser.parse_args()
    known = learning_of(asked.family).lessons
    if not set(asked.lists) <= set(known):
        parser.error(f"--lists: choose from {', '.join(known)}")
    asked.folder.mkdir(parents=True, exist_ok=True)
    try:
        train(asked)
    except Refusal as refusal:
        sys.exit(words.say(f"refusal-{refusal.reason}", **refusal.facts))


def train(asked: argparse.Namespace) -> None:
    """Make one generation after the other."""
    learning = learning_of(asked.family)
    weights = learning.weights
    rows: Rows = {}
    for generation, games in enumerate(asked.games):
        say(f"generation {generation + 1} of {len(asked.games)}")
        policy = [weights.padded(rows.get(title, [])) for title in learning.lessons]
        wanted = places(learning, asked.lists, generation, games)
        workers = hire(asked.on, asked.threads)
        try:
            found = gathered(asked, wanted, policy, workers)
        finally:
            workers.dismiss()
        rows = fitted(learning, asked.lists, found, asked.steps)
        path = asked.folder / f"weights-{generation + 1}.json"
        command = command_of(asked, generation + 1)
        path.write_text(weights.renewed(rows, command, len(found)), encoding="utf-8")
        say(str(path))


def command_of(asked: argparse.Namespace, generations: int) -> str:
    """Return the command that makes the same weights."""
    lists = "" if tuple(asked.lists) == USUAL else f" --lists {' '.join(asked.lists)}"
    counts = " ".join(map(str, asked.games[:generations]))
    return (
        f"python -m sushibelt.training {asked.family} FOLDER{lists} --games {counts} "
        f"--iterations {asked.iterations} --steps {asked.steps}"
    )


if __name__ == "__main__":
    main()

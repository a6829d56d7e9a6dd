"""The learned weights of Sushi Go!, as `python -m sushibelt.training` wrote them."""

import json
from functools import cache
from pathlib import Path

from sushibelt.bots.sushi_go.encode import WEIGHTS
from sushibelt.core.layout import Grid

FILE = Path(__file__).with_name("weights.json")
FORMAT = "sushibelt-weights sushi-go 1"
TABLES = ("two", "more")  # seats


def read() -> tuple[tuple[int, ...], ...]:
    """Return the weights of the policy, a row for each table; raise ValueError if they are old."""
    document = json.loads(FILE.read_text(encoding="utf-8"))
    rows = tuple(tuple(document["policy"][table]) for table in TABLES)
    if document["format"] != FORMAT or any(len(row) != WEIGHTS for row in rows):
        raise ValueError(f"{FILE.name} was made for another encoding: train again")
    return rows


@cache
def _kept() -> tuple[tuple[int, ...], ...]:
    return read()


def learned_policy() -> Grid:
    """Return the weights of the policy: for two seats, and for more."""
    return [list(row) for row in _kept()]

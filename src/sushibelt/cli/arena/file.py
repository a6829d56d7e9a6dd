"""Files of `sushibelt arena`: results that can be continued, written so that none is ever half."""

import json
import os
from pathlib import Path
from typing import Any

from sushibelt.arena.contest import Contest, Deal, Played
from sushibelt.arena.outcome import Outcome
from sushibelt.cli.arena.report import outcome_as_json
from sushibelt.cli.files import read_text, refused
from sushibelt.core.record import RULES_VERSION
from sushibelt.core.refusal import Refusal
from sushibelt.games import find

FORMAT = "sushibelt-arena 2"
MOST_COUNTED = 10**9  # in one deal


def header(contest: Contest) -> dict[str, object]:
    """Return what two files must have in common to be about the same contest."""
    return {
        "format": FORMAT,
        "rules": RULES_VERSION,
        "book": find(contest.game, contest.seats).digest,
        "game": contest.game,
        "seats": contest.seats,
        "seed": contest.seed,
        "contestants": list(contest.bots),
        "neighbours": contest.neighbours,
        "seconds": contest.seconds,
        "iterations": contest.iterations,
        "solo": contest.solo,
        "mirrored": contest.mirrored,
    }


def write_document(path: str, shown: Outcome, played: Played) -> None:
    """Write everything: what was asked, what it has shown, and every deal."""
    rows = [[_row(deal) for deal in played[pair]] for pair in shown.contest.pairs]
    document = {**header(shown.contest), **outcome_as_json(shown), "played": rows}
    write_text(path, json.dumps(document) + "\n")


def _row(deal: Deal) -> list[object]:
    """A deal as it stands in a file: wins and points of both, and what else happened, if any."""
    rest = [*deal.forfeits, deal.unfinished]
    return [*deal.won, *deal.points, *(rest if any(rest) else [])]


def write_text(path: str, text: str) -> None:
    """Put a text in the place of a file at once: whoever reads it finds the old one or the new."""
    try:
        target = Path(path)
        if target.is_dir():
            raise Refusal("file-is-directory", path=path)
        draft = target.with_name(f".{target.name}.{os.getpid()}")
        try:
            draft.write_text(text, encoding="utf-8")
            draft.replace(target)
        finally:
            draft.unlink(missing_ok=True)
    except FileNotFoundError:
        raise Refusal("folder-missing", path=path) from None
    except OSError as problem:
        raise refused(path, problem, "file-unwritable") from None
    except ValueError:  # no name at all, or a NUL inside it
        raise Refusal("folder-missing", path=path.replace("\0", "�")) from None


def played_before(contest: Contest, path: str) -> Played:
    """Return the deals that a file already holds; none if there is no such file yet."""
    try:
        text = read_text(path)
    except Refusal as problem:
        if problem.reason != "file-missing":
            raise
        return {pair: [] for pair in contest.pairs}
    try:
        document = json.loads(text)
    except (ValueError, RecursionError):
        document = None
    if not isinstance(document, dict) or not is_format(document.get("format")):
        raise Refusal("arena-file-not-one", path=path)
    kept = {"solo": False, "mirrored": False, **document}  # older files do not say so
    for key, value in header(contest).items():
        if kept.get(key) != value:
            raise Refusal("arena-file-other", path=path, key=key)
    try:
        rows = [[_deal(row, contest.places) for row in deals] for deals in document["played"]]
        return dict(zip(contest.pairs, rows, strict=True))
    except (LookupError, TypeError, ValueError, AttributeError):
        raise Refusal("arena-file-damaged", path=path) from None


def is_format(given: object) -> bool:
    """Whether a file says that it is one of ours; another version is another arena's."""
    return isinstance(given, str) and given.startswith(FORMAT.partition(" ")[0])


def _deal(row: list[Any], places: tuple[int, int]) -> Deal:
    """Return the deal of a row; raise ValueError or its like if it is none."""
    first, second, own, other, *rest = row
    forfeits_first, forfeits_second, unfinished = rest or ({}, {}, 0)
    forfeits = ({**forfeits_first}, {**forfeits_second})
    for number in (first, second, unfinished, *forfeits[0].values(), *forfeits[1].values()):
        if type(number) is not int or not 0 <= number <= MOST_COUNTED:
            raise ValueError("not a count")
    for number in (own, other):  # points may be negative
        if type(number) is not int or abs(number) > MOST_COUNTED:
            raise ValueError("not points")
    return Deal((first, second), forfeits, unfinished, (own, other), places)

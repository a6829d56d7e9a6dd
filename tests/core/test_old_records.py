"""Records and book digests that earlier versions wrote are still accepted, move by move.

The files in `old_records` are never written anew: a match that somebody kept must stay readable.
"""

from pathlib import Path

import pytest

from sushibelt.core import fairness
from sushibelt.core.record import RULES_VERSION, read_record, write_record
from sushibelt.games import find

FOLDER = Path(__file__).parent / "old_records"
RECORDS = sorted(path.name for path in FOLDER.glob("*.txt"))
DIGESTS = [line.split("\t") for line in (FOLDER / "digests.tsv").read_text().splitlines()]


@pytest.mark.parametrize("name", RECORDS)
def test_an_old_record_is_replayed_and_written_as_it_was(name: str) -> None:
    text = (FOLDER / name).read_text(encoding="utf-8")
    reading = read_record(text, find)
    assert write_record(reading.match, reading.fair, reading.abandoned) == text
    assert (reading.match.result is None) == (name in {"fair_abandoned.txt", "unfinished.txt"})


@pytest.mark.parametrize("name", ["fair.txt", "fair_abandoned.txt", "unfinished.txt"])
def test_the_deal_of_an_old_record_is_still_proved_fair(name: str) -> None:
    reading = read_record((FOLDER / name).read_text(encoding="utf-8"), find)
    match = reading.match
    assert reading.fair is not None
    fairness.check(match.game, RULES_VERSION, match.names, match.key, reading.fair)


def test_every_book_still_has_the_digest_that_records_name() -> None:
    assert len(DIGESTS) == 137
    for game, seats, digest in DIGESTS:
        assert find(game, int(seats)).digest == digest, (game, seats)

"""A host who chooses among a thousand keys is found out by every honest player's proof.

docs/fair.md, "What it proves". The page's own check is tested with the same cheats in
tests/browser/test_after_the_end.py.
"""

import json
from pathlib import Path

import pytest

from sushibelt.core import fairness
from sushibelt.core.proof import FORMAT, VERSION, Proof
from sushibelt.core.record import RULES_VERSION, read_record
from sushibelt.games import find
from sushibelt.words import say
from tests.campaigns.cheating import (
    CHEATS,
    COPIED,
    HONEST,
    HONEST_SEATS,
    Cheat,
    best_of,
    deceived,
    left_out_on_one_seat,
    proof_of,
    withheld,
    worth,
)
from tests.cli.table_door import ran

PROOFS = {HONEST.names[seat]: proof_of(HONEST, seat) for seat in HONEST_SEATS}


def written(proof: Proof) -> str:
    shares = [share._asdict() for share in proof.shares]
    return json.dumps({FORMAT: VERSION, "match": proof.match, "shares": shares})


def test_the_honest_deal_passes_for_everybody(tmp_path: Path) -> None:
    record = tmp_path / "record.txt"
    record.write_text(HONEST.record())
    for name, proof in PROOFS.items():
        path = tmp_path / f"{name}.json"
        path.write_text(written(proof))
        result = ran("verify", str(record), "--proof", str(path))
        assert result.code == 0, result.err


@pytest.mark.parametrize("cheat", CHEATS, ids=lambda cheat: cheat.__name__)
def test_a_host_who_tries_a_thousand_keys_is_caught(cheat: Cheat, tmp_path: Path) -> None:
    dealt = best_of(cheat, HONEST)
    record = dealt.record()
    reading = read_record(record, find)
    assert reading.fair is not None
    fairness.check(dealt.game, RULES_VERSION, dealt.names, dealt.key, reading.fair)  # it all fits
    if dealt.terms != HONEST.terms:
        assert worth(dealt) > worth(HONEST)  # and it was worth trying
    path, kept = tmp_path / "record.txt", tmp_path / "proof.json"
    path.write_text(record)
    for name, proof in PROOFS.items():
        kept.write_text(written(proof))
        result = ran("verify", str(path), "--proof", str(kept))
        assert result.code == (2 if name in deceived(HONEST, dealt) else 0), (name, result)
        if result.code == 0:
            assert say("verify-absent", shares=withheld(dealt)) in result.out


def test_a_share_that_is_named_twice_has_to_be_in_the_deal_twice(tmp_path: Path) -> None:
    path, kept = tmp_path / "record.txt", tmp_path / "proof.json"
    kept.write_text(written(proof_of(COPIED, 2)))
    for dealt in left_out_on_one_seat(COPIED):
        path.write_text(dealt.record())
        result = ran("verify", str(path), "--proof", str(kept))
        assert result.code == 2, result
        assert withheld(dealt) == 1

"""`sushibelt verify`: says what holds, and refuses the first thing that does not."""

from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest

from sushibelt.core.fairness import Fair, Share, commitment, header, key_of
from sushibelt.core.record import write_record
from sushibelt.games import Match
from sushibelt.words import say
from tests.cli.table_door import ran, refused
from tests.core.test_fairness import COMMITMENT, ENTROPY, FAIR, GAME, finished
from tests.core.test_proof import TERMS, written
from tests.walks import walk

RECORD = write_record(finished(), FAIR)


def said(record: str, *options: str) -> str:
    result = ran("verify", "-", *options, typed=record.encode())
    assert result.code == 0, result.err
    return result.out


def test_a_fair_match_passes_and_its_shares_are_counted() -> None:
    text = said(RECORD)
    assert say("verify-moves", moves=len(finished().played)) in text
    for key in ("verify-result", "verify-sealed"):
        assert say(key) in text
    for key in ("verify-fair", "verify-absent"):
        assert say(key, shares=1) in text


def test_what_the_player_kept_is_compared() -> None:
    text = said(RECORD, "--commitment", COMMITMENT.upper(), "--entropy", ENTROPY)
    assert say("verify-commitment-same") in text
    assert say("verify-entropy-same", seat=0) in text


def test_another_commitment_or_share_is_refused() -> None:
    other = "0" * 64
    record = RECORD.encode()
    assert COMMITMENT in refused("verify", "-", "--commitment", other, typed=record)
    refusal = refused("verify", "-", "--entropy", other, typed=record)
    assert refusal == say("refusal-fair-entropy-other")
    for option in ("--commitment", "--entropy"):
        refusal = refused("verify", "-", option, "abc", typed=record)
        assert refusal == say("refusal-fair-digits-wrong", option=option, digits=64)


def test_a_deal_from_another_secret_is_refused_though_all_moves_are_legal() -> None:
    """An operator who deals as he likes, and seals the record as if nothing were wrong."""
    *_, match = walk(GAME.id, 3, 8)
    record = write_record(replace(match, names=("Ana", 'Bo "B" ✓', "cook-1")), FAIR)
    refusal = refused("verify", "-", typed=record.encode())
    assert say("refusal-fair-key-wrong") in refusal


def test_a_plain_record_passes_but_promises_nothing() -> None:
    *_, match = walk(GAME.id, 2, 8)
    record = write_record(match)
    assert say("verify-plain") in said(record)
    refusal = refused("verify", "-", "--entropy", ENTROPY, typed=record.encode())
    assert say("refusal-fair-not-promised") in refusal


def test_a_match_that_nobody_shared_in_and_that_was_abandoned() -> None:
    secret = bytes(32)
    shares = (Share(),) * 3
    fair = Fair("m-2", commitment(secret), secret, shares)
    bound = header(GAME, 1, ("a", "b", "c"), "m-2", fair.commitment, shares)
    match = Match.begin(GAME, key_of(secret, bound), ("a", "b", "c")).advance()[0]
    text = said(write_record(match, fair, abandoned=True))
    assert say("verify-moves", moves=1) in text
    assert say("verify-abandoned") in text
    assert say("verify-fair", shares=0) in text
    assert say("verify-unsealed") in said(write_record(match, fair))


@pytest.mark.parametrize("step", [7, 11, 13])
def test_any_changed_byte_fails(step: int) -> None:
    data = RECORD.encode()
    for at in range(step, len(data), step * 29):
        changed = data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]
        assert ran("verify", "-", typed=changed).code == 2, at


def test_the_seal_is_the_hash_of_all_bytes_before() -> None:
    body, _, seal = RECORD.rpartition("sha256 ")
    assert seal.strip() == sha256(body.encode()).hexdigest()


def test_a_proof_is_compared_and_a_record_alone_says_what_it_cannot_show(tmp_path: Path) -> None:
    assert say("verify-without-proof") in said(RECORD)
    path = tmp_path / "proof.json"
    path.write_text(written())
    text = said(RECORD, "--proof", str(path))
    assert say("verify-terms-same") in text
    assert say("verify-proof-opened", seat=0) in text
    path.write_text(written(terms=None))
    assert say("verify-terms-same") not in said(RECORD, "--proof", str(path))
    path.write_text(written(terms=TERMS.replace("cook-1", "cook-2")))
    message = refused("verify", "-", "--proof", str(path), typed=RECORD.encode())
    assert "cook-2" in message
    path.write_text("{")
    assert refused("verify", "-", "--proof", str(path), typed=RECORD.encode())
    assert refused("verify", "-", "--proof", str(tmp_path / "none"), typed=RECORD.encode())
    *_, match = walk(GAME.id, 2, 8)
    path.write_text(written())
    plain = write_record(match).encode()
    assert say("refusal-fair-not-promised") in refused(
        "verify", "-", "--proof", str(path), typed=plain
    )

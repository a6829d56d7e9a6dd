"""A proof: what a page kept before it opened its share settles whether the deal was arranged."""

import json
from typing import Any

import pytest

from sushibelt.core import fairness
from sushibelt.core.fairness import Fair, Share
from sushibelt.core.proof import (
    Finding,
    KeptShare,
    Proof,
    check_proof,
    first_difference,
    read_proof,
)
from sushibelt.core.refusal import Refusal
from tests.core.test_fairness import (
    COMMITMENT,
    ENTROPY,
    FAIR,
    GAME,
    LOST,
    MATCH,
    NAMES,
    PROMISED,
    SHARES,
)

TERMS = f"""\
{MATCH}\
hash 0 {PROMISED}
hash 1 {LOST}
hash 2 none
"""
KEPT = KeptShare(COMMITMENT, PROMISED, ENTROPY, TERMS, acknowledged=True)
PROOF = Proof("m-1", (KEPT,))


def written(**changes: Any) -> str:
    share = {**KEPT._asdict(), **changes}
    return json.dumps({"sushibelt-proof": 1, "match": "m-1", "shares": [share]})


def findings(proof: Proof = PROOF, fair: Fair = FAIR) -> list[Finding]:
    return check_proof(proof, GAME, 1, NAMES, fair)


def reason(proof: Proof = PROOF, fair: Fair = FAIR) -> str:
    with pytest.raises(Refusal) as refused:
        findings(proof, fair)
    return refused.value.reason


def test_the_terms_are_as_published() -> None:
    """docs/fair.md: the header as it is known before any share is opened."""
    assert fairness.terms(GAME, 1, NAMES, "m-1", COMMITMENT, SHARES) == TERMS


def test_what_was_kept_fits_an_honest_match() -> None:
    assert read_proof(written()) == PROOF
    assert findings() == [Finding(0, opened=True)]


def test_a_share_that_never_arrived_may_be_missing_and_is_told() -> None:
    late = KEPT._replace(acknowledged=False)
    fair = FAIR._replace(shares=(Share(PROMISED), *SHARES[1:]))
    assert findings(Proof("m-1", (late,)), fair) == [Finding(0, opened=False)]


def test_a_share_that_was_confirmed_may_not() -> None:
    fair = FAIR._replace(shares=(Share(PROMISED), *SHARES[1:]))
    assert reason(fair=fair) == "fair-share-dropped"


def test_a_page_that_was_told_no_terms_has_only_its_commitment_and_its_share() -> None:
    untold = KEPT._replace(terms=None, acknowledged=False)
    assert findings(Proof("m-1", (untold,))) == [Finding(0, opened=True)]
    other = untold._replace(commitment="0" * 64)
    assert reason(Proof("m-1", (other,))) == "fair-commitment-other"
    foreign = untold._replace(hash="0" * 64)
    assert reason(Proof("m-1", (foreign,))) == "fair-entropy-other"


def test_another_match_proves_nothing() -> None:
    assert reason(Proof("m-2", (KEPT,))) == "proof-other-match"


def test_changed_terms_are_named_by_their_first_line() -> None:
    changed = KEPT._replace(terms=TERMS.replace('"cook-1"', '"cook-2"'))
    with pytest.raises(Refusal) as refused:
        findings(Proof("m-1", (changed,)))
    assert refused.value.reason == "fair-terms-other"
    assert refused.value.facts == {"kept": 'name 2 "cook-2"', "given": 'name 2 "cook-1"'}
    assert first_difference("a\n", "a\nb\n") == ("–", "b")
    assert first_difference("a", "a\n") == ("a", "a\n")


@pytest.mark.parametrize(
    "text",
    [
        "", "null", "[]", "{}", "7", "[" * 100_000, '{"sushibelt-proof": 1}',
        '{"sushibelt-proof": 1, "match": 7, "shares": []}',
        '{"sushibelt-proof": 1, "match": "m", "shares": [null]}',
        '{"sushibelt-proof": 1, "match": "m", "shares": []}',
        '{"sushibelt-proof": 1, "match": "m", "shares": {}}',
        '{"sushibelt-proof": 1, "match": "m", "shares": ""}',
        written(terms=7), written(entropy=None), written(entropy="AB" * 32), written(hash="0" * 64),
    ],
)  # fmt: skip
def test_what_is_no_proof_is_refused(text: str) -> None:
    with pytest.raises(Refusal, match="proof-unreadable"):
        read_proof(text)


def test_a_proof_of_another_version_is_refused() -> None:
    with pytest.raises(Refusal, match="proof-other-version"):
        read_proof('{"sushibelt-proof": 2}')

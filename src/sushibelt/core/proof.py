"""The proof of a fair deal: what a player's page kept from before the match, and its check.

A record alone cannot show that it was not arranged: whoever deals could have waited for the shares
and then chosen the rest of the header. What a page kept *before* it opened its share can. One proof
holds the shares of everybody who played on one device.
"""

import json
from collections.abc import Sequence
from itertools import zip_longest
from typing import Any, NamedTuple

from sushibelt.core import fairness
from sushibelt.core.fairness import Fair
from sushibelt.core.game import Game, Seat
from sushibelt.core.refusal import Refusal

FORMAT = "sushibelt-proof"
VERSION = 1


class KeptShare(NamedTuple):
    """One person's share, and the terms that the page had received before it opened it."""

    commitment: str
    hash: str
    entropy: str
    terms: str | None  # None: never received, so never opened
    acknowledged: bool  # the server confirmed that the share arrived in time


class Proof(NamedTuple):
    """What one device kept of one match."""

    match: str
    shares: tuple[KeptShare, ...]


class Finding(NamedTuple):
    """The seat of a kept share, and whether the share is in the deal."""

    seat: Seat
    opened: bool


def read_proof(text: str) -> Proof:
    """Return the proof in this JSON; raise Refusal if it is none."""
    try:
        given = json.loads(text)
        if given[FORMAT] != VERSION:
            raise Refusal("proof-other-version", given=str(given[FORMAT]), known=VERSION)
        shares = given["shares"]
        if not isinstance(shares, list) or not shares:
            raise ValueError("shares")  # without any it would prove nothing, and look as if it did
        return Proof(_text(given["match"]), tuple(_kept(one) for one in shares))
    except (ValueError, KeyError, TypeError, IndexError, RecursionError) as wrong:
        raise Refusal("proof-unreadable") from wrong


def _kept(given: Any) -> KeptShare:
    for name in ("commitment", "hash", "entropy"):
        if not fairness.HEXADECIMAL.fullmatch(given[name]):
            raise ValueError(name)
    if fairness.hash_of(given["entropy"]) != given["hash"]:
        raise ValueError("hash")
    return KeptShare(
        given["commitment"],
        given["hash"],
        given["entropy"],
        None if given["terms"] is None else _text(given["terms"]),
        given["acknowledged"] is True,
    )


def _text(given: Any) -> str:
    if not isinstance(given, str):
        raise TypeError(given)
    return given


def check_proof(
    proof: Proof, game: Game, rules: int, names: Sequence[str], fair: Fair
) -> list[Finding]:
    """Compare a match with what was kept; raise Refusal where the two disagree."""
    if proof.match != fair.match:
        raise Refusal("proof-other-match", kept=proof.match, given=fair.match)
    dealt = fairness.terms(game, rules, names, fair.match, fair.commitment, fair.shares)
    return [_check_share(kept, dealt, fair) for kept in proof.shares]


def _check_share(kept: KeptShare, dealt: str, fair: Fair) -> Finding:
    if kept.commitment != fair.commitment:
        raise Refusal("fair-commitment-other", given=fair.commitment)
    if kept.terms is not None and kept.terms != dealt:
        before, now = first_difference(kept.terms, dealt)
        raise Refusal("fair-terms-other", kept=before, given=now)
    # Whoever deals could have written the same hash down for a friend's seat as well.
    own = [seat for seat, share in enumerate(fair.shares) if share.hash == kept.hash]
    if not own:
        raise Refusal("fair-entropy-other")
    absent = [seat for seat in own if fair.shares[seat].entropy is None]
    if absent and kept.acknowledged:
        raise Refusal("fair-share-dropped", seat=absent[0])
    return Finding(own[0], not absent)


def first_difference(kept: str, given: str) -> tuple[str, str]:
    """Return the first line in which two texts differ, as each has it."""
    pairs = zip_longest(kept.splitlines(), given.splitlines(), fillvalue="–")
    return next((pair for pair in pairs if pair[0] != pair[1]), (kept, given))

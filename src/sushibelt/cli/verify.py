"""`sushibelt verify`: whether a record is whole, played by the rules and dealt as promised."""

from __future__ import annotations  # help is said in the language of who asks, not at import

from typing import Annotated

from cyclopts import Parameter

from sushibelt.cli.files import read_text
from sushibelt.cli.records import read_record_file
from sushibelt.core import fairness
from sushibelt.core.fairness import Fair
from sushibelt.core.proof import Proof, check_proof, read_proof
from sushibelt.core.record import RULES_VERSION
from sushibelt.core.refusal import Refusal
from sushibelt.games import Reading
from sushibelt.words import say


def verify(
    file: Annotated[str, Parameter(help=say("cli-verify-file"), allow_leading_hyphen=True)],
    /,
    *,
    commitment: Annotated[str | None, Parameter(help=say("cli-verify-commitment"))] = None,
    entropy: Annotated[str | None, Parameter(help=say("cli-verify-entropy"))] = None,
    proof: Annotated[str | None, Parameter(metavar="FILE", help=say("cli-verify-proof"))] = None,
) -> None:
    """Check a record and say what holds; the first thing that does not is refused."""
    kept_commitment = _digits("--commitment", commitment)
    kept_entropy = _digits("--entropy", entropy)
    kept_proof = None if proof is None else read_proof(read_text(proof))
    _, reading = read_record_file(file)
    lines = _lines_on_moves(reading)
    if reading.fair is not None:
        lines += _lines_on_deal(reading, reading.fair)
        lines += _compared(reading.fair, kept_commitment, kept_entropy)
        lines += _proven(reading, reading.fair, kept_proof)
    elif kept_commitment or kept_entropy or kept_proof:
        raise Refusal("fair-not-promised")
    else:
        lines.append(say("verify-plain"))
    print("\n".join(lines))


def _digits(option: str, given: str | None) -> str | None:
    """Return what a person kept, in the form of the record."""
    if given is None:
        return None
    digits = given.strip().lower()
    if not fairness.HEXADECIMAL.fullmatch(digits):
        raise Refusal("fair-digits-wrong", option=option, digits=2 * fairness.SIZE)
    return digits


def _lines_on_moves(reading: Reading) -> list[str]:
    """Reading has replayed every move and compared every deal and the result."""
    lines = [say("verify-moves", moves=len(reading.match.played))]
    if reading.match.result is not None:
        lines.append(say("verify-result"))
    if reading.abandoned:
        lines.append(say("verify-abandoned"))
    lines.append(say("verify-sealed" if reading.sealed else "verify-unsealed"))
    return lines


def _lines_on_deal(reading: Reading, fair: Fair) -> list[str]:
    match = reading.match
    fairness.check(match.game, RULES_VERSION, match.names, match.key, fair)
    opened = sum(share.entropy is not None for share in fair.shares)
    absent = sum(share.hash is not None and share.entropy is None for share in fair.shares)
    lines = [say("verify-fair", shares=opened)]
    return [*lines, say("verify-absent", shares=absent)] if absent else lines


def _compared(fair: Fair, commitment: str | None, entropy: str | None) -> list[str]:
    """Compare the record with what a player kept from before the match."""
    lines = []
    if commitment is not None:
        if commitment != fair.commitment:
            raise Refusal("fair-commitment-other", given=fair.commitment)
        lines.append(say("verify-commitment-same"))
    if entropy is not None:
        shares = [share.entropy for share in fair.shares]
        if entropy not in shares:
            raise Refusal("fair-entropy-other")
        lines.append(say("verify-entropy-same", seat=shares.index(entropy)))
    return lines


def _proven(reading: Reading, fair: Fair, proof: Proof | None) -> list[str]:
    """Compare the record with all that a player's page kept."""
    if proof is None:
        return [say("verify-without-proof")]
    match = reading.match
    findings = check_proof(proof, match.game, RULES_VERSION, match.names, fair)
    has_terms = any(share.terms is not None for share in proof.shares)
    lines = [say("verify-terms-same")] if has_terms else []
    for found in findings:
        sentence = "verify-proof-opened" if found.opened else "verify-proof-withheld"
        lines.append(say(sentence, seat=found.seat))
    return lines

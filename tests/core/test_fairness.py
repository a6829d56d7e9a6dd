"""Fair deals: the key is bound to everything that was promised, and to nothing else."""

from hashlib import sha256

import pytest

from sushibelt.core import fairness
from sushibelt.core.fairness import Fair, Share
from sushibelt.core.record import RULES_VERSION, read_record, with_checks, write_record
from sushibelt.core.refusal import Refusal
from sushibelt.games import Match, find
from tests.walks import choose_for_all

GAME = find("sushizock/2008", 3)
NAMES = ("Ana", 'Bo "B" ✓', "cook-1")
SECRET = bytes(range(32))
ENTROPY = "77" * 32
PROMISED = sha256(bytes.fromhex(ENTROPY)).hexdigest()
LOST = "ab" * 32
SHARES = (Share(PROMISED, ENTROPY), Share(LOST), Share())
COMMITMENT = sha256(b"sushibelt/fair/1|commitment|" + SECRET).hexdigest()
MATCH = f"""\
sushibelt/fair/1
match m-1
game sushizock/2008
rules 1
book {GAME.digest}
seats 3
commitment {COMMITMENT}
name 0 "Ana"
name 1 "Bo \\"B\\" ✓"
name 2 "cook-1"
"""
HEADER = f"""\
{MATCH}\
share 0 {PROMISED} {ENTROPY}
share 1 {LOST} absent
share 2 none
"""
FAIR = Fair("m-1", COMMITMENT, SECRET, SHARES)


def bound(fair: Fair = FAIR) -> str:
    return fairness.header(GAME, 1, NAMES, fair.match, fair.commitment, fair.shares)


def finished(fair: Fair = FAIR) -> Match:
    match = Match.begin(GAME, fairness.key_of(fair.secret, bound(fair)), NAMES).advance()[0]
    while match.result is None:
        match = choose_for_all(match, [1, 2, 3, 4]).advance()[0]
    return match


@pytest.fixture(scope="module")
def match() -> Match:
    return finished()


@pytest.fixture(scope="module")
def record(match: Match) -> str:
    return write_record(match, FAIR)


def check(record: str) -> None:
    reading = read_record(record, find)
    assert reading.fair is not None
    played = reading.match
    fairness.check(played.game, RULES_VERSION, played.names, played.key, reading.fair)


def test_the_commitment_and_the_header_are_as_published() -> None:
    """docs/fair.md tells them so; another program can make the same."""
    assert fairness.commitment(SECRET) == COMMITMENT
    assert fairness.hash_of(ENTROPY) == PROMISED
    assert bound() == HEADER


def test_the_key_is_the_hash_of_secret_and_header() -> None:
    expected = sha256(b"sushibelt/fair/1|key|" + SECRET + b"|" + HEADER.encode()).digest()
    assert fairness.key_of(SECRET, bound()) == expected


def test_a_record_keeps_all_that_the_key_was_bound_to(match: Match, record: str) -> None:
    reading = read_record(record, find)
    assert reading.fair == FAIR
    assert reading.match == match
    assert write_record(reading.match, reading.fair) == record
    check(record)


def test_a_record_without_promises_says_nothing_about_them() -> None:
    plain = write_record(Match.begin(GAME, SECRET, NAMES).advance()[0])
    assert read_record(plain, find).fair is None


def lines_of(record: str) -> list[str]:
    return [line.rpartition(" #")[0] for line in record.splitlines()[:-1]]


def sealed(lines: list[str]) -> str:
    """The record of these lines, with checks and seal as if nothing had been changed."""
    text = "".join(f"{line}\n" for line in with_checks(lines))
    return f"{text}sha256 {sha256(text.encode()).hexdigest()}\n"


def replaced(record: str, start: str, new: str) -> str:
    """The record with one line replaced, and sealed again by somebody who knows how."""
    lines = lines_of(record)
    place = next(n for n, line in enumerate(lines) if line.startswith(start))
    return sealed([*lines[:place], new, *lines[place + 1 :]])


@pytest.mark.parametrize(
    ("start", "new"),
    [
        ("match", "match m-2"),
        ("commitment", f"commitment {'0' * 64}"),
        ("secret", f"secret {'00' * 32}"),
        ("secret", "secret nothing"),
        ("name 0", 'name 0 "Eve"'),
        ("name 2", 'name 2 "cook-2"'),
        ("key", f"key {'00' * 32}"),
        ("share 0", f"share 0 {PROMISED} absent"),
        ("share 0", f"share 0 {PROMISED} {'78' * 32}"),
        ("share 0", "share 0 none"),
        ("share 0", f"share 1 {PROMISED} {ENTROPY}"),
        ("share 0", f"share 0 {PROMISED} {ENTROPY[:-1]}"),
        ("share 0", f"share 0 {PROMISED[:-1]} absent"),
        ("share 1", "share 1 none"),
        ("share 1", f"share 1 {'ac' * 32} absent"),
        ("share 2", f"share 2 {PROMISED} {ENTROPY}"),
        ("game", "game sushizock/2008+matching"),
        ("rules", "rules 2"),
        ("book", f"book {'0' * 64}"),
        ("seats", "seats 2"),
        ("0 nature", "0 nature"),
        ("result", "result points=1,2,3 places=3,2,1"),
    ],
)
def test_no_field_can_be_changed_even_by_somebody_who_seals_anew(
    record: str, start: str, new: str
) -> None:
    changed = replaced(record, start, new)
    assert changed != record
    with pytest.raises(Refusal):
        check(changed)


@pytest.mark.parametrize(
    ("dealt", "reason"),
    [
        (FAIR._replace(secret=bytes(32)), "fair-commitment-wrong"),
        (FAIR._replace(shares=(Share(PROMISED, "78" * 32), *SHARES[1:])), "fair-share-wrong"),
        (FAIR._replace(shares=SHARES[:2]), "fair-shares-missing"),
    ],
)
def test_a_whole_match_dealt_from_something_else_is_found_out(dealt: Fair, reason: str) -> None:
    """All follows from the key, and the key from what the record says: but not as promised."""
    with pytest.raises(Refusal, match=reason):
        check(write_record(finished(dealt), dealt))


def test_no_field_can_be_left_out(record: str) -> None:
    lines = lines_of(record)
    for place, line in enumerate(lines):
        if line.split()[0] in ("match", "commitment", "secret", "share", "name", "key", "book"):
            with pytest.raises(Refusal):
                check(sealed([*lines[:place], *lines[place + 1 :]]))


def test_no_field_can_be_left_out_but_all_together(record: str) -> None:
    """What is left then promises nothing, and says so."""
    dropped = ("match", "commitment", "secret", "share")
    lines = [line for line in lines_of(record) if line.split()[0] not in dropped]
    assert read_record(sealed(lines), find).fair is None


def test_an_abandoned_match_is_sealed_without_a_result(match: Match) -> None:
    played = list(match.replay())[5][0]
    text = write_record(played, FAIR, abandoned=True)
    reading = read_record(text, find)
    assert reading.sealed
    assert reading.abandoned
    assert reading.match == played
    check(text)


def test_a_match_can_be_abandoned_before_its_first_move() -> None:
    match = Match.begin(GAME, fairness.key_of(SECRET, bound()), NAMES)
    assert read_record(write_record(match, FAIR, abandoned=True), find).match == match


def test_a_finished_match_cannot_be_called_abandoned(record: str) -> None:
    with pytest.raises(Refusal, match="record-result-wrong"):
        read_record(sealed([*lines_of(record), "abandoned"]), find)


def test_every_share_changes_the_key() -> None:
    keys = {
        fairness.key_of(SECRET, bound(FAIR._replace(shares=(Share(PROMISED, e), *SHARES[1:]))))
        for e in (ENTROPY, None, "79" * 32)
    }
    assert len(keys) == 3

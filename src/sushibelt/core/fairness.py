"""Fair deals: what the chance of a match is bound to before it starts, and how that is checked.

Whoever deals draws a secret and shows its commitment before anybody sits down. Each person adds a
share: first only its hash; then the terms of the deal are published, which fix everything but the
shares themselves; a page keeps them and opens its share for these terms alone. The key of the match
is a function of the secret and of a header that names terms and shares, and the secret is opened
when the match is over. docs/fair.md says what this proves and what it does not.
"""

import json
import re
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import NamedTuple

from sushibelt.core.game import Game
from sushibelt.core.refusal import Refusal

TAG = "sushibelt/fair/1"
SIZE = 32  # bytes of a secret and of a share
ABSENT = "absent"  # promised and not opened in time
NONE = "none"  # nothing was promised: a bot, or a person whose page added nothing
HEXADECIMAL = re.compile(rf"[0-9a-f]{{{2 * SIZE}}}")


class Share(NamedTuple):
    """What one seat adds to chance, in hexadecimal digits."""

    hash: str | None = None
    entropy: str | None = None


class Fair(NamedTuple):
    """All that the key of a match depends on, besides the match's own header."""

    match: str
    commitment: str
    secret: bytes
    shares: tuple[Share, ...]


def commitment(secret: bytes) -> str:
    """Return what is shown of a secret before the match."""
    return sha256(f"{TAG}|commitment|".encode() + secret).hexdigest()


def hash_of(entropy: str) -> str:
    """Return what is shown of a share before all are opened."""
    return sha256(bytes.fromhex(entropy)).hexdigest()


def header(
    game: Game, rules: int, names: Sequence[str], match: str, promised: str, shares: Sequence[Share]
) -> str:
    """Return the text that binds a key to one match, its rules, its people and their shares."""
    opened = [f"share {seat} {share_text(share)}" for seat, share in enumerate(shares)]
    return _lines(*_bound(game, rules, names, match, promised), *opened)


def terms(
    game: Game, rules: int, names: Sequence[str], match: str, promised: str, shares: Sequence[Share]
) -> str:
    """Return the terms of a deal: its header as it is known before any share is opened.

    Nothing in them may change afterwards. Otherwise whoever deals could wait for the shares and
    then try other names, or other people's shares, until a deal comes out that they like.
    """
    hashes = [f"hash {seat} {share.hash or NONE}" for seat, share in enumerate(shares)]
    return _lines(*_bound(game, rules, names, match, promised), *hashes)


def _bound(
    game: Game, rules: int, names: Sequence[str], match: str, promised: str
) -> Iterator[str]:
    yield TAG
    yield f"match {match}"
    yield f"game {game.id}"
    yield f"rules {rules}"
    yield f"book {game.digest}"
    yield f"seats {game.seats}"
    yield f"commitment {promised}"
    for seat, name in enumerate(names):
        yield f"name {seat} {quoted(name)}"


def _lines(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def quoted(name: str) -> str:
    """Return a name as JSON text, which every language writes alike."""
    return json.dumps(name, ensure_ascii=False)


def share_text(share: Share) -> str:
    """Return a share as the words of its line."""
    return NONE if share.hash is None else f"{share.hash} {share.entropy or ABSENT}"


def parse_share(text: str) -> Share:
    """Return the share of such words; ValueError if they are none."""
    if text == NONE:
        return Share()
    promised, _, opened = text.partition(" ")
    entropy = None if opened == ABSENT else opened
    for part in (promised, entropy or promised):
        if not HEXADECIMAL.fullmatch(part):
            raise ValueError(text)
    return Share(promised, entropy)


def key_of(secret: bytes, bound: str) -> bytes:
    """Return the key of the match with this header."""
    return sha256(f"{TAG}|key|".encode() + secret + f"|{bound}".encode()).digest()


def check(game: Game, rules: int, names: Sequence[str], key: bytes, fair: Fair) -> None:
    """Raise Refusal if a secret, a share or a key is not what was promised."""
    if commitment(fair.secret) != fair.commitment:
        raise Refusal("fair-commitment-wrong")
    if len(fair.shares) != game.seats:
        raise Refusal("fair-shares-missing", given=len(fair.shares), seats=game.seats)
    for seat, share in enumerate(fair.shares):
        if share.entropy is not None and hash_of(share.entropy) != share.hash:
            raise Refusal("fair-share-wrong", seat=seat)
    bound = header(game, rules, names, fair.match, fair.commitment, fair.shares)
    if key_of(fair.secret, bound) != key:
        raise Refusal("fair-key-wrong")

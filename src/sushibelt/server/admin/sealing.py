"""Sealing backups in the age format (age-encryption.org), by a passphrase or for public keys.

Any program that knows the format can open them again. A passphrase needs the whole backup in
memory; keys do not.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pyrage

from sushibelt.core.refusal import Refusal

AGE = b"age-encryption.org/v1\n"
BY_PASSPHRASE = AGE + b"-> scrypt "


class Keys(NamedTuple):
    """What a backup is sealed with or opened by; none at all leaves it open."""

    passphrase: str = ""
    recipients: Sequence[str] = ()  # age1… or ssh-…
    identities: Sequence[str] = ()  # AGE-SECRET-KEY-1…

    @property
    def seals(self) -> bool:
        """Whether a backup is sealed with them."""
        return bool(self.passphrase or self.recipients)


def is_sealed(path: Path) -> bool:
    """Whether a file is a sealed backup."""
    return _begins(path, AGE)


def needs_passphrase(path: Path) -> bool:
    """Whether a sealed backup is opened by a passphrase, and not by a key."""
    return _begins(path, BY_PASSPHRASE)


def _begins(path: Path, wanted: bytes) -> bool:
    with path.open("rb") as file:
        return file.read(len(wanted)) == wanted


def seal(source: Path, target: Path, keys: Keys) -> None:
    """Write the sealed form of a file."""
    if keys.passphrase:
        target.write_bytes(pyrage.passphrase.encrypt(source.read_bytes(), keys.passphrase))
    else:
        pyrage.encrypt_file(str(source), str(target), recipients(keys))


def unseal(source: Path, target: Path, keys: Keys) -> None:
    """Write the open form of a sealed file; raise Refusal if these keys do not open it."""
    phrase = needs_passphrase(source)
    if not (keys.passphrase if phrase else keys.identities):
        reason = "backup-passphrase-missing" if phrase else "backup-identity-missing"
        raise Refusal(reason, path=str(source))
    try:
        if phrase:
            target.write_bytes(pyrage.passphrase.decrypt(source.read_bytes(), keys.passphrase))
        else:
            pyrage.decrypt_file(str(source), str(target), identities(keys))
    except (pyrage.DecryptError, OSError) as problem:
        if isinstance(problem, OSError) and problem.errno is not None:
            raise  # the disk's own, such as that it is full; not what pyrage finds amid a file
        reason = "backup-passphrase-wrong" if phrase else "backup-identity-wrong"
        raise Refusal(reason, path=str(source)) from None


def recipients(keys: Keys) -> list[Any]:
    """Return the public keys; raise Refusal for what is none."""
    return [_recipient(one.strip()) for one in keys.recipients]


def _recipient(given: str) -> Any:
    kind = pyrage.ssh if given.startswith("ssh-") else pyrage.x25519
    try:
        return kind.Recipient.from_str(given)
    except (pyrage.RecipientError, UnicodeEncodeError):
        raise Refusal("backup-recipient-wrong", given=given) from None


def identities(keys: Keys) -> list[Any]:
    """Return the secret keys; raise Refusal for what is none, without repeating it."""
    try:
        return [pyrage.x25519.Identity.from_str(one.strip()) for one in keys.identities]
    except pyrage.IdentityError:
        raise Refusal("backup-identity-unreadable") from None

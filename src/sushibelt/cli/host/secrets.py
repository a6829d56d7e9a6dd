"""Passphrases and keys of backups: from a file, from the environment, or typed unseen."""

import sys
from getpass import getpass

from sushibelt.cli.files import read_text
from sushibelt.core.refusal import Refusal
from sushibelt.words import say

SHORTEST = 8  # letters of a passphrase
KEY = "AGE-SECRET-KEY-"


def passphrase_of(file: str) -> str:
    """Return the first line of a file."""
    first, _, _ = read_text(file).partition("\n")
    return first.rstrip("\r")


def new_passphrase() -> str:
    """Have a person type a passphrase twice."""
    if not sys.stdin.isatty():
        raise Refusal("passphrase-untyped")
    typed = getpass(say("passphrase-ask"), sys.stderr)
    if getpass(say("passphrase-again"), sys.stderr) != typed:
        raise Refusal("passphrase-differs")
    return typed


def known_passphrase() -> str:
    """Have a person type the passphrase of a backup."""
    return getpass(say("passphrase-ask"), sys.stderr) if sys.stdin.isatty() else ""


def check_strength(passphrase: str) -> None:
    """Raise Refusal for what is guessed at once."""
    if len(passphrase) < SHORTEST:
        raise Refusal("passphrase-short", least=SHORTEST)


def identities_of(file: str) -> list[str]:
    """Return the secret keys of a file as `age-keygen` writes them."""
    keys = [line.strip() for line in read_text(file).splitlines() if line.startswith(KEY)]
    if not keys:
        raise Refusal("backup-identity-unreadable")
    return keys
